"""Luck: fair, repeatable, bound to its seed, version and context."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from itertools import pairwise, permutations
from typing import Any

import pytest

from engine.chance import Chance, commitment

HUGE = (1 << 255) + 1
"""So large that almost half of the drawn numbers must be thrown away."""


def excess(counts: Counter[Any], kinds: int) -> float:
    """Pearson's chi-square of counts that ought to be equal."""
    fair = counts.total() / kinds
    seen = sum((n - fair) ** 2 / fair for n in counts.values())
    return seen + (kinds - len(counts)) * fair


def test_the_draws_are_these_and_no_others() -> None:
    chance = Chance("seed", 7, "11@a,22@b")

    assert [chance.below(1000) for _ in range(6)] == [500, 21, 676, 385, 905, 906]
    assert [chance.die() for _ in range(8)] == [2, 5, 6, 4, 2, 2, 5, 3]
    assert chance.shuffled("ABCDEFG") == tuple("DFGCBEA")
    assert Chance("seed", 0).below(1 << 64) == 12556481479502447041


def test_a_draw_is_hmac_sha256_of_context_version_and_count() -> None:
    digests = [hmac.digest(b"seed", f"ctx|3|{n}".encode(), hashlib.sha256) for n in range(2)]
    chance = Chance("seed", 3, "ctx")

    assert [chance.below(1 << 256) for _ in range(2)] == [int.from_bytes(d, "big") for d in digests]


def test_the_seal_is_the_sha256_of_the_seed() -> None:
    assert commitment("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


def test_the_same_draws_come_again() -> None:
    first, second = Chance("s", 1, "c"), Chance("s", 1, "c")

    assert [first.below(99) for _ in range(50)] == [second.below(99) for _ in range(50)]


@pytest.mark.parametrize("other", [Chance("t", 1, "c"), Chance("s", 2, "c"), Chance("s", 1, "d")])
def test_another_seed_version_or_context_is_other_luck(other: Chance) -> None:
    chance = Chance("s", 1, "c")

    assert [chance.below(99) for _ in range(9)] != [other.below(99) for _ in range(9)]


# The limits are the 99.9 % points of chi-square; the seeds are fixed, so a pass stays a pass.
@pytest.mark.parametrize(("n", "limit"), [(2, 10.8), (6, 20.5), (7, 22.5), (56, 93.2)])
def test_every_number_is_equally_likely(n: int, limit: float) -> None:
    chance = Chance("fair", n)
    counts = Counter(chance.below(n) for _ in range(200 * n))

    assert set(counts) == set(range(n))
    assert excess(counts, n) < limit


def test_every_order_is_equally_likely() -> None:
    chance = Chance("fair", 0)
    counts = Counter(chance.shuffled((0, 1, 2, 3)) for _ in range(4800))

    assert set(counts) == set(permutations(range(4)))
    assert excess(counts, 24) < 49.7


def test_each_throw_of_a_die_tells_nothing_of_the_next() -> None:
    chance = Chance("fair", 1)
    throws = [chance.die() for _ in range(7201)]
    counts = Counter(pairwise(throws))

    assert excess(counts, 36) < 66.6


def test_numbers_that_would_favour_some_are_drawn_again() -> None:
    chance, plain = Chance("reject", 0), Chance("reject", 0)
    fair = [n for n in (plain.below(1 << 256) for _ in range(40)) if n < HUGE]

    assert 10 < len(fair) < 30
    assert [chance.below(HUGE) for _ in fair] == fair


def test_one_choice_is_no_choice() -> None:
    assert Chance("s", 0).below(1) == 0
    assert Chance("s", 0).shuffled(()) == ()
    assert Chance("s", 0).shuffled("x") == ("x",)


def test_a_shuffle_keeps_every_card() -> None:
    deck = ("north",) * 8 + ("south",) * 8

    assert sorted(Chance("s", 0).shuffled(deck)) == sorted(deck)


def test_a_die_has_its_sides_and_no_others() -> None:
    chance = Chance("s", 0)

    assert {chance.die(4) for _ in range(200)} == {1, 2, 3, 4}
