"""Tuples of numbers in one column, as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterable


def packed(numbers: Iterable[int]) -> str:
    return json.dumps(tuple(numbers))


def unpacked(column: str) -> tuple[int, ...]:
    return tuple(json.loads(column))
