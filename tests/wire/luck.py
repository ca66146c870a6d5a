"""Luck that is the same in every run."""

from __future__ import annotations

import hashlib


class Luck:
    """Seeds and ids, the same in every run of a test."""

    def __init__(self, start: int = 0) -> None:
        self._count = start

    def __call__(self, size: int = 32) -> str:
        self._count += 1
        return hashlib.sha256(str(self._count).encode()).hexdigest()[: 2 * size]
