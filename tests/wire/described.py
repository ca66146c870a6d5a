"""Traffic against Discord's description, each shape of a call once in a run of the tests."""

from __future__ import annotations

import re
from typing import Any, Final

from playground.recorder import Exchange, Recorder
from tests.openapi import absent, violations

SMALL: Final = 100_000
"""Numbers below are types and flags, which matter; those above are not told apart."""

_met: set[object] = set()


def undescribed(recorder: Recorder) -> list[str]:
    """What differs from the description; nothing where there is none to compare with.

    Calls that differ only in words, names and ids are alike: their lengths and numbers are
    looked after by ``checks.limits``, and checking one of a kind takes milliseconds enough.
    """
    if absent():
        return []
    fresh = Recorder()
    for exchange in recorder.exchanges:
        shape = _shape(exchange)
        if shape not in _met:
            fresh.exchange(exchange)
    found = violations(fresh)
    if not found:
        _met.update(map(_shape, fresh.exchanges))
    return found


def _shape(exchange: Exchange) -> object:
    route = re.sub(r"[0-9]{5,}", "#", re.sub(r"(callback|webhooks).*", r"\1", exchange.path))
    bodies = _skeleton(exchange.request), _skeleton(exchange.response)
    return exchange.method, route, exchange.path.rpartition("/")[2][0], exchange.status, bodies


def _skeleton(value: Any) -> object:
    match value:
        case dict():
            return tuple((key, _skeleton(value[key])) for key in sorted(value))
        case list():
            return frozenset(map(_skeleton, value))
        case bool() | None:
            return value
        case int():
            return value if value < SMALL else SMALL
        case str():
            return "#" if value.isdecimal() else value and "words"
        case _:
            return type(value).__name__
