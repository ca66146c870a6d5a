"""Frozen records with some of their fields changed: a game's states, at every action.

A search plays hundreds of actions for each one it chooses, and most of an action is this.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from types import MemberDescriptorType
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

__all__ = ["replace"]

R = TypeVar("R")

_Slots: TypeAlias = dict[str, tuple[Callable[[Any], Any], Callable[[Any, Any], None]]]
"""By field, how to read and how to write it."""


def _replaced(record: R, /, **changes: object) -> R:
    """``dataclasses.replace``, without ``__init__`` where a record is its slots and no more."""
    kind = type(record)
    if kind not in _KNOWN:
        _KNOWN[kind] = _slots(kind)
    slots = _KNOWN[kind]
    if slots is None:
        # Callers are checked against dataclasses.replace itself, so it is a dataclass (below).
        same: R = dataclasses.replace(record, **changes)  # type: ignore[type-var]  # see above
        return same
    made = object.__new__(kind)
    for get, put in slots.values():
        put(made, get(record))
    for name, value in changes.items():
        slots[name][1](made, value)
    return made


def _slots(kind: type[Any]) -> _Slots | None:
    """None where making one takes more than to fill its slots."""
    if hasattr(kind, "__post_init__"):
        return None
    found = {field.name: getattr(kind, field.name, None) for field in dataclasses.fields(kind)}
    slots = {n: slot for n, slot in found.items() if isinstance(slot, MemberDescriptorType)}
    if len(slots) < len(found):
        return None
    return {name: (slot.__get__, slot.__set__) for name, slot in slots.items()}


_KNOWN: Final[dict[type[Any], _Slots | None]] = {}

if TYPE_CHECKING:
    from dataclasses import replace  # its arguments are checked field by field
else:
    replace = _replaced
