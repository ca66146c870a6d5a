"""Traffic against Discord's description: every kind of object in it at least once."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from hashlib import blake2b
from typing import Any, Final, TypeAlias

from playground.recorder import Exchange, Recorder
from tests.openapi import absent, violations

SMALL: Final = 100_000
"""Numbers below are types and flags, which matter; those above are not told apart."""

Fact: TypeAlias = tuple[object, ...]
"""That an object with these keys, of these kinds, stood at this place of such a call."""

_met: set[Fact] = set()
_registered: set[bytes] = set()
"""Digests of whole calls that register commands: every start makes the same one, and it is long."""


def undescribed(recorder: Recorder) -> list[str]:
    """What differs from the description; nothing where there is none to compare with.

    Comparing a message takes milliseconds by the dozen, so a call all of whose objects are
    like those of earlier calls is taken to be as right as they were. ``checks.limits`` looks
    after lengths and numbers in every one.
    """
    if absent():
        return []
    fresh, facts, registered = Recorder(), set[Fact](), set[bytes]()
    for exchange in recorder.exchanges:
        call = _call(exchange)
        if isinstance(exchange.request, list):
            whole = _digest(call, exchange)
            if whole in _registered:
                continue
            registered.add(whole)
        news = {*_facts(call, exchange)} - _met - facts
        if news:
            fresh.began(exchange)
            facts |= news
    found = violations(fresh)
    if not found:
        _met.update(facts)
        _registered.update(registered)
    return found


def _call(exchange: Exchange) -> Fact:
    route = re.sub(r"[0-9]{5,}|(?<=[0-9]/)[\w-]{40,}", "#", exchange.path)
    return exchange.method, route, exchange.status


def _digest(call: Fact, exchange: Exchange) -> bytes:
    """Of the call and what it asks for: the answer repeats that, with ids."""
    return blake2b(f"{call} {json.dumps(exchange.request)}".encode(), digest_size=16).digest()


def _facts(call: Fact, exchange: Exchange) -> Iterator[Fact]:
    yield from _objects((*call, "request"), exchange.request)
    yield from _objects((*call, "response"), exchange.response)


def _objects(place: Fact, value: Any) -> Iterator[Fact]:
    if isinstance(value, dict):
        yield (*place, *((key, _kind(value[key])) for key in sorted(value)))
        for key, inner in value.items():
            yield from _objects((*place, key), inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _objects((*place, "each"), inner)
    else:
        yield (*place, _kind(value))


def _kind(value: Any) -> object:
    match value:
        case bool() | None:
            return value
        case int():
            return min(value, SMALL)
        case str():
            return "#" if value.isdecimal() else value and "words"
        case _:
            return type(value).__name__
