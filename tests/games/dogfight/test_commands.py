"""A turn typed as a command, as the actions it stands for."""

from __future__ import annotations

import pytest

from engine.game import IllegalAction
from engine.games.dogfight import GAME
from engine.games.dogfight.commands import Batch, end_turn, fly
from engine.games.dogfight.model import (
    Advance,
    Counter,
    EndTurn,
    Lane,
    Save,
    State,
    Use,
)
from tests.games.dogfight.tables import A, do, opening, squadron, table

NEAR = squadron((2, 7), (2, 5), (2, 0))


def flown(state: State, left: int = 0, centre: int = 0, save: int = 0) -> Batch:
    lines: dict[Lane, int] = {"left": left, "centre": centre}
    return fly(GAME.observe(state, A), lines=lines, save=save)


def test_a_turn_goes_in_the_order_of_the_rules_and_is_ended() -> None:
    seen = GAME.observe(table(6), A)

    batch = fly(seen, save=1, lines={"right": 1, "left": 3, "centre": 1}, counter="left", reserve=2)

    assert batch == (
        Use(2),
        Counter("left"),
        Advance("left", 3),
        Advance("centre", 1),
        Advance("right", 1),
        Save(1),
        EndTurn(5),
    )


def test_nothing_follows_the_line_that_wins() -> None:
    last = table(6, NEAR, squadron((1, 0), (2, 0), (0, 0)))

    batch = flown(last, left=1, centre=2, save=1)

    assert batch == (Advance("left", 1),)
    assert do(last, *batch).state.outcome is not None


def test_two_planes_may_fall_to_one_command() -> None:
    both = table(6, NEAR, squadron((1, 0), (1, 0), (2, 0)))

    batch = flown(both, left=1, centre=1, save=1)

    assert batch == (Advance("left", 1), Advance("centre", 1))
    assert do(both, *batch).state.outcome is not None


def test_a_hit_that_takes_a_first_life_wins_nothing() -> None:
    batch = flown(table(6, NEAR, squadron((2, 0), (2, 0), (0, 0))), left=1, centre=1)

    assert batch == (Advance("left", 1), Advance("centre", 1), EndTurn(5))


def test_a_turn_of_nothing_is_refused() -> None:
    with pytest.raises(IllegalAction, match="error-empty-turn"):
        flown(table(6))


def test_the_end_of_a_turn_before_the_first_is_none() -> None:
    assert end_turn(GAME.observe(opening(), A)) == EndTurn(0)
    assert end_turn(GAME.observe(table(3), A)) == EndTurn(5)
