"""What a modal may hold."""

from __future__ import annotations

from typing import Any, Final

from playground.limits.components import SELECTS, TEXT, TEXT_INPUT, Checker, options
from playground.limits.problems import Problems
from playground.records import Json

LABEL, UPLOAD, RADIO, CHECKBOXES, CHECKBOX = 18, 19, 21, 22, 23
IN_LABEL: Final = (TEXT_INPUT, *SELECTS, UPLOAD, RADIO, CHECKBOXES, CHECKBOX)


def check(data: Json) -> None:
    problems = Problems()
    here = problems.at("data")
    here.at("title").text(data.get("title"), 1, 45)
    here.at("custom_id").text(data.get("custom_id"), 1, 100)
    items = data.get("components") or []
    here.at("components").count(items, 1, 5)
    checker = Checker(here)
    for index, item in enumerate(items):
        _item(checker, here.at("components", index), item)
    problems.refuse()


def _item(checker: Checker, here: Problems, item: Json) -> None:
    kind = item.get("type")
    checker.own_id(here, item)
    if kind == LABEL:
        here.at("label").text(item.get("label"), 1, 45)
        here.at("description").text(item.get("description"), 0, 100)
        _field(checker, here.at("component"), item.get("component"))
    elif kind == 1:
        rows = item.get("components") or []
        here.at("components").count(rows, 1, 1)
        for index, child in enumerate(rows):
            there = here.at("components", index)
            there.at("label").text(child.get("label"), 1, 45)
            _text_input(checker, there, child)
    elif kind == TEXT:
        here.at("content").text(item.get("content"), 1, 4000)
    else:
        here.at("type").choice(kind, (1, TEXT, LABEL))


def _field(checker: Checker, here: Problems, field: Any) -> None:
    if not isinstance(field, dict) or field.get("type") not in IN_LABEL:
        here.at("type").choice(None, IN_LABEL)
        return
    checker.own_id(here, field)
    kind = field["type"]
    if kind == TEXT_INPUT:
        _text_input(checker, here, field)
    elif kind in SELECTS:
        checker.select(here, field)
    else:
        checker.custom_id(here, field)
        _group(here, field)


def _group(here: Problems, field: Json) -> None:
    given = field.get("options") or []
    if field["type"] == RADIO:
        options(here.at("options"), given, 2, 10, 1)
    elif field["type"] == CHECKBOXES:
        options(here.at("options"), given, 1, 10, 10)
    if field["type"] in (CHECKBOXES, UPLOAD):
        here.at("min_values").number(field.get("min_values"), 0, 10)
        here.at("max_values").number(field.get("max_values"), 1, 10)


def _text_input(checker: Checker, here: Problems, field: Json) -> None:
    checker.custom_id(here, field)
    here.at("style").choice(field.get("style"), (1, 2))
    here.at("value").text(field.get("value"), 0, 4000)
    here.at("placeholder").text(field.get("placeholder"), 0, 100)
    here.at("min_length").number(field.get("min_length"), 0, 4000)
    here.at("max_length").number(field.get("max_length"), 1, 4000)
