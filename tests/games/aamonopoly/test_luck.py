"""The dice are fair."""

from __future__ import annotations

from collections import Counter

from engine.chance import Chance

ROLLS = 100_000
LIMIT = 66.6
"""Chi-square that fair dice exceed once in a thousand times, at 35 degrees of freedom."""


def test_pairs_of_dice_are_fair_by_chi_square() -> None:
    chance = Chance("fair", 0)
    pairs = Counter((chance.die(), chance.die()) for _ in range(ROLLS // 2))

    expected = ROLLS / 2 / 36
    chi_square = sum((count - expected) ** 2 / expected for count in pairs.values())

    assert len(pairs) == 36
    assert chi_square < LIMIT
