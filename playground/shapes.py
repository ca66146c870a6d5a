"""Components as Discord gives them back: numbered, with defaults, without nulls."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from playground.reading import walk
from playground.records import Json

DEFAULTS: Final[dict[int, Json]] = {
    3: {"min_values": 1, "max_values": 1},
    5: {"min_values": 1, "max_values": 1},
    6: {"min_values": 1, "max_values": 1},
    7: {"min_values": 1, "max_values": 1},
    8: {"min_values": 1, "max_values": 1},
    11: {"description": None, "spoiler": False},
    13: {"spoiler": False},
    14: {"spacing": 1, "divider": True},
    17: {"accent_color": None, "spoiler": False},
}
ITEM: Final[Json] = {"description": None, "spoiler": False}
UNSAID: Final = ("required",)
"""Keys Discord takes in a message but does not give back."""


def numbered(components: Iterable[Json], unsaid: Sequence[str] = UNSAID) -> list[Json]:
    """A deep copy with every component's id set: the given one, or the next free number.

    ``unsaid`` are keys to leave out.
    """
    shaped = [_shape(c, unsaid) for c in components]
    taken = {c["id"] for c in walk(shaped) if c.get("id")}
    free = 0
    for component in walk(shaped):
        if not component.get("id"):
            free += 1
            while free in taken:
                free += 1
            component["id"] = free
    return shaped


def _shape(it: Json, unsaid: Sequence[str]) -> Json:
    kept = {k: v for k, v in _said(it).items() if k not in unsaid}
    shaped: Json = {**DEFAULTS.get(it["type"], {}), **kept}
    if "components" in it:
        shaped["components"] = [_shape(c, unsaid) for c in it["components"]]
    for single in ("accessory", "component"):
        if it.get(single):
            shaped[single] = _shape(it[single], unsaid)
    if "items" in it:
        shaped["items"] = [ITEM | _said(item) for item in it["items"]]
    if "emoji" in kept:
        shaped["emoji"] = _said(kept["emoji"])
    if it.get("options"):
        shaped["options"] = [_option(o) for o in it["options"]]
    if it.get("default_values"):
        shaped["default_values"] = [d | {"id": str(d["id"])} for d in it["default_values"]]
    return shaped


def _option(option: Json) -> Json:
    said = _said(option)
    return said | {"emoji": _said(said["emoji"])} if "emoji" in said else said


def _said(it: Json) -> Json:
    return {k: v for k, v in it.items() if v is not None}
