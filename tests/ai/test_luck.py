"""The luck of a search: the same for the same seed, and near enough fair."""

from __future__ import annotations

from collections import Counter

from engine.ai.luck import Luck

DRAWS = 6000


def test_the_same_seed_draws_the_same_and_another_draws_otherwise() -> None:
    one, same, other = (Luck(seed) for seed in ("a", "a", "b"))
    drawn = [[luck.below(1000) for _ in range(20)] for luck in (one, same, other)]

    assert drawn[0] == drawn[1]
    assert drawn[0] != drawn[2]
    assert one.shuffled(range(50)) == same.shuffled(range(50))


def test_every_number_comes_about_as_often() -> None:
    """Of 6,000 dice each side comes 1,000 times, give or take 29: four times that is allowed."""
    luck = Luck("dice")
    sides = Counter(luck.die() for _ in range(DRAWS))

    assert set(sides) == {1, 2, 3, 4, 5, 6}
    assert all(abs(count - DRAWS / 6) < 4 * 29 for count in sides.values())


def test_every_order_comes_about_as_often() -> None:
    luck = Luck("cards")
    orders = Counter(luck.shuffled("abc") for _ in range(DRAWS))

    assert len(orders) == 6
    assert all(abs(count - DRAWS / 6) < 4 * 29 for count in orders.values())


def test_what_has_been_drawn_from_says_so() -> None:
    luck = Luck("drawn")

    assert not luck.drawn
    luck.shuffled("ab")
    assert luck.drawn
