"""Whether a body has lists, objects and ids where they belong, before anything reads it."""

from __future__ import annotations

from typing import Any, Final

from playground.limits.problems import Problems

OBJECT_LISTS: Final = frozenset(
    ("attachments", "choices", "components", "embeds", "fields", "items", "options")
)
OBJECTS: Final = frozenset(
    (
        "accessory",
        "allowed_mentions",
        "author",
        "component",
        "data",
        "description_localizations",
        "emoji",
        "file",
        "footer",
        "image",
        "media",
        "message_reference",
        "name_localizations",
        "thumbnail",
    )
)
LISTS: Final = frozenset(("channel_types", "contexts", "integration_types", "parse"))
ID_LISTS: Final = frozenset(("roles", "users"))
ANY_LISTS: Final = OBJECT_LISTS | LISTS | ID_LISTS
IDS: Final = frozenset(("message_id", "recipient_id"))
WHOLE: Final = frozenset(("auto_archive_duration", "flags", "max_values", "min_values"))


def check(body: Any) -> None:
    """Refuse a body of the wrong structure with 50035.

    Only keys whose structure is the same wherever they stand are looked at.
    """
    problems = Problems()
    if isinstance(body, list):
        _objects(problems, body)
    elif isinstance(body, dict):
        _object(problems, body)
    elif body is not None:
        problems.add("DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
    problems.refuse()


def _objects(here: Problems, items: list[Any]) -> None:
    for index, item in enumerate(items):
        if isinstance(item, dict):
            _object(here.at(index), item)
        else:
            here.at(index).add("DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")


def _object(here: Problems, it: dict[str, Any]) -> None:
    for key, value in it.items():
        if value is not None:
            _value(here.at(key), key, value)


def _value(here: Problems, key: str, value: Any) -> None:
    if key in ANY_LISTS and not isinstance(value, list):
        here.add("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
    elif key in OBJECT_LISTS:
        _objects(here, value)
        if key == "attachments":
            _named_by_id(here, value)
    elif key in ID_LISTS and not all(map(_is_id, value)):
        here.add("NUMBER_TYPE_COERCE", "Value is not snowflake.")
    elif key in OBJECTS and not isinstance(value, dict):
        here.add("DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
    elif key in OBJECTS:
        _object(here, value)
    elif key in IDS and not _is_id(value):
        here.add("NUMBER_TYPE_COERCE", "Value is not snowflake.")
    elif key in WHOLE and (isinstance(value, bool) or not isinstance(value, int)):
        here.add("NUMBER_TYPE_COERCE", "Value is not a number.")


def _named_by_id(here: Problems, items: list[Any]) -> None:
    for index, item in enumerate(items):
        if isinstance(item, dict) and not _is_id(item.get("id")):
            here.at(index, "id").add("NUMBER_TYPE_COERCE", "Value is not snowflake.")


def _is_id(value: Any) -> bool:
    if isinstance(value, str):
        return value.isascii() and value.isdigit()
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0
