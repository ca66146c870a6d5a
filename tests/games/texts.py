"""Checks on folders of sentences, for games and for any other folder that has some."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

from babel.core import Locale
from fluent.runtime import FluentBundle
from fluent.syntax import ast as ftl

from engine.game import AnyGame
from engine.text import LANGUAGES, Language, sentences

SAMPLE_NUMBERS = (0, 1, 2, 3, 4, 5, 11, 12, 14, 21, 22, 25, 101, 112)


@cache
def messages(folder: Path, language: Language) -> Mapping[str, ftl.Message]:
    """Every sentence by key; a line the parser cannot read fails."""
    body = sentences(folder / f"{language}.ftl").body
    junk = [entry for entry in body if isinstance(entry, ftl.Junk)]
    assert junk == []
    return {e.id.name: e for e in body if isinstance(e, ftl.Message)}


def nodes(entry: Any, kind: Any) -> Iterator[Any]:
    """Every node of that kind within."""
    if isinstance(entry, kind):
        yield entry
    if isinstance(entry, ftl.BaseNode):
        for value in vars(entry).values():
            for part in value if isinstance(value, list) else [value]:
                yield from nodes(part, kind)


def variables(key: str, known: Mapping[str, ftl.Message]) -> frozenset[str]:
    """What a sentence wants to be given, sentences within it included."""
    entry = known[key]
    own = {node.id.name for node in nodes(entry, ftl.VariableReference)}
    within = (variables(node.id.name, known) for node in nodes(entry, ftl.MessageReference))
    return frozenset(own).union(*within)


@cache
def plural_categories(language: Language) -> frozenset[str]:
    """Those that whole numbers of things at a table can have."""
    rule = Locale(language).plural_form
    return frozenset(rule(number) for number in range(1000))


def wrong_plurals(folder: Path, language: Language) -> list[str]:
    """Sentences that choose by number and leave a category out, or have one too many.

    One form besides those for exact numbers will do where no thing is named after the number.
    """
    needed = plural_categories(language)
    wrong = []
    for key, entry in messages(folder, language).items():
        for choice in nodes(entry, ftl.SelectExpression):
            names = {getattr(variant.key, "name", None) for variant in choice.variants} - {None}
            plural = names & {"zero", "one", "two", "few", "many", "other"}
            bare = plural == {"other"} and len(names) < len(choice.variants)
            if plural and plural != needed and (not bare or _counts_things(choice)):
                wrong.append(key)
    return wrong


def _counts_things(choice: ftl.SelectExpression) -> bool:
    """Whether some variant says the number chosen by, and a word right after it."""
    return any(
        isinstance(number, ftl.Placeable)
        and number.expression.equals(choice.selector)
        and isinstance(after, ftl.TextElement)
        and re.match(r" \w", after.value)
        for variant in choice.variants
        for number, after in pairwise(variant.value.elements)
    )


def formatting_errors(folder: Path, language: Language) -> list[str]:
    """Sentences that fail for some number, every variable being given."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(sentences(folder / f"{language}.ftl"))
    known, failed = messages(folder, language), []
    for key in known:
        pattern = bundle.get_message(key).value
        assert pattern is not None, key
        for number in SAMPLE_NUMBERS:
            params = dict.fromkeys(variables(key, known), number)
            _, errors = bundle.format_pattern(pattern, params)
            failed += [f"{key}: {error}" for error in errors]
    return failed


def literals(sources: Iterable[Path]) -> frozenset[str]:
    """Every text in the code, one with gaps as its beginning and a star."""
    found: set[str] = set()
    for path in sources:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                found.add(f"{node.values[0].value!s}*")
    return frozenset(found)


def called_keys(sources: Iterable[Path]) -> frozenset[str]:
    """Keys that the code asks for outright: ``t("key")``, ``IllegalAction("key")``."""
    return frozenset(
        first.value
        for path in sources
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args
        if node.func.id == "t" or node.func.id.endswith(("Action", "Refusal"))
        for first in _either(node.args[0])
        if isinstance(first, ast.Constant) and isinstance(first.value, str)
    )


def _either(value: ast.expr) -> tuple[ast.expr, ...]:
    return (value.body, value.orelse) if isinstance(value, ast.IfExp) else (value,)


def unused(keys: Iterable[str], written: frozenset[str], referred: frozenset[str]) -> list[str]:
    """Keys that no code writes, in whole or by their beginning, and no sentence refers to."""
    beginnings = tuple(text[:-1] for text in written if text.endswith("-*"))
    return [
        key
        for key in keys
        if key not in written and key not in referred and not key.startswith(beginnings)
    ]


def setting_keys(game: AnyGame) -> frozenset[str]:
    """What the settings of a game, and their values, are called by."""
    return frozenset(
        key for s in game.settings for key in (s.key, *(f"{s.key}-{value}" for value in s.values))
    )


def referred_to(folder: Path) -> frozenset[str]:
    known = messages(folder, LANGUAGES[0])
    return frozenset(
        node.id.name for entry in known.values() for node in nodes(entry, ftl.MessageReference)
    )
