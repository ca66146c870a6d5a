"""Luck that can be replayed and verified: drawn from (seed, context, version), kept in no state."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")

_DRAW_BITS = 256


def commitment(seed: str) -> str:
    """The SHA-256 of a seed, in hex: shown before anyone joins, checked after the end."""
    return hashlib.sha256(seed.encode()).hexdigest()


class Chance:
    """The random source for one step of one match.

    Every draw is HMAC-SHA256 of a running count, keyed by the match's secret seed:
    the same on a retry, on a replay, and on any Python.
    """

    def __init__(self, seed: str, version: int, context: str = "") -> None:
        self._key = seed.encode()
        self._prefix = f"{context}|{version}|"
        self._count = 0

    @property
    def drawn(self) -> bool:
        """Whether anything has been drawn from it."""
        return self._count > 0

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely (rejection sampling)."""
        fair = (1 << _DRAW_BITS) // n * n
        while (drawn := self._draw()) >= fair:
            pass
        return drawn % n

    def die(self, sides: int = 6) -> int:
        return 1 + self.below(sides)

    def shuffled(self, items: Iterable[T]) -> tuple[T, ...]:
        """The items in a random order (Fisher-Yates)."""
        deck = list(items)
        for i in range(len(deck) - 1, 0, -1):
            j = self.below(i + 1)
            deck[i], deck[j] = deck[j], deck[i]
        return tuple(deck)

    def _draw(self) -> int:
        message = f"{self._prefix}{self._count}".encode()
        self._count += 1
        return int.from_bytes(hmac.digest(self._key, message, "sha256"), "big")
