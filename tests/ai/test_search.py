"""Computers find what is known to be best, in the bounds they are given."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import reduce
from itertools import count
from operator import xor
from typing import Any

import pytest

from engine.ai.levels import LEVELS
from engine.ai.playout import shares
from engine.ai.search import decide
from engine.chance import Chance
from engine.game import AnyGame, Seat
from tests.helpers import GAMES
from tests.toys.goofspiel.model import Bid
from tests.toys.goofspiel.model import State as Goofspiel
from tests.toys.nim import State as Nim
from tests.toys.nim import Take

A, B = Seat(0), Seat(1)
NIM, GOOFSPIEL = GAMES["nim"], GAMES["goofspiel"]


def goofspiel(prizes: tuple[int, ...], *hands: tuple[int, ...]) -> Goofspiel:
    seats = len(hands)
    return Goofspiel(prizes, hands, (None,) * seats, (0,) * seats, (False,) * seats)


@pytest.mark.parametrize(
    "heaps", [(3, 4, 5), (1, 2, 2), (2, 5), (7, 2, 4), (5, 4, 2), (1, 1, 6), (3, 3, 3)]
)
def test_nim_is_played_as_bouton_proved_best(heaps: tuple[int, ...]) -> None:
    """C. L. Bouton, "Nim, a game with a complete mathematical theory" (1901): leave a nim-sum of 0.

    Here whoever takes the last object wins.
    """
    (action,) = decide(NIM, Nim(heaps, A), A, seed="bouton", iterations=4000)
    left = NIM.apply(Nim(heaps, A), A, action, Chance("", 0)).state.heaps

    assert reduce(xor, left) == 0


@pytest.mark.parametrize(("prizes", "best"), [((2, 1), 2), ((1, 2), 1)])
def test_at_once_the_high_card_goes_for_the_high_prize(prizes: tuple[int, ...], best: int) -> None:
    """It is never the worse of the two, whatever the rival bids, and once the better."""
    state = goofspiel(prizes, (1, 2), (1, 2))

    for seat in (A, B):
        assert decide(GOOFSPIEL, state, seat, seed="gops", iterations=200) == (Bid(best),)


def test_each_of_three_seats_is_out_for_its_own_share() -> None:
    """Seat 2's 3 outbids the 1 and 2 of both others for the last but one prize, its 1 nobody."""
    state = goofspiel((9, 1), (1, 2), (1, 2), (1, 3))

    assert decide(GOOFSPIEL, state, Seat(2), seed="three", iterations=200) == (Bid(3),)
    assert shares((1, 2, 3)) == (1, 0.5, 0)
    assert shares((1, 1, 3)) == (0.75, 0.75, 0)
    assert shares((1, 1)) == (0.5, 0.5)


def counted(game: AnyGame) -> tuple[AnyGame, list[int]]:
    """The game, and the number of worlds imagined so far."""
    worlds = [0]

    def imagine(state: Any, seat: Seat, chance: Chance) -> Any:
        worlds[0] += 1
        return game.imagine(state, seat, chance)

    return replace(game, imagine=imagine), worlds


@pytest.mark.parametrize("iterations", [1, 2, 30])
def test_it_thinks_as_often_as_it_is_told_while_nothing_is_decided(iterations: int) -> None:
    game, worlds = counted(NIM)
    decide(game, Nim((3, 4, 5), A), A, seed="", iterations=iterations)

    assert worlds == [iterations]


def ends_after(asked: int) -> Callable[[], bool]:
    calls = count(1)
    return lambda: next(calls) < asked


@pytest.mark.parametrize("asked", [1, 7])
def test_out_of_time_it_plays_the_best_so_far(asked: int) -> None:
    game, worlds = counted(NIM)
    (action,) = decide(
        game, Nim((3, 4, 5), A), A, seed="", iterations=10_000, in_time=ends_after(asked)
    )

    assert worlds == [asked]
    assert isinstance(action, Take)


def test_levels_are_told_apart_by_effort() -> None:
    efforts = [(level.iterations, level.seconds) for level in LEVELS.values()]

    assert list(LEVELS) == ["easy", "fair", "hard"]
    assert efforts == sorted(efforts)
    assert len({iterations for iterations, _ in efforts}) == len(efforts)


def test_where_there_is_one_decision_it_is_taken_without_a_thought() -> None:
    game, worlds = counted(NIM)
    found = decide(game, Nim((0, 1, 0), A), A, seed="", iterations=50)

    assert found == (Take(1, 1),)
    assert worlds == [0]


def test_it_stops_as_soon_as_nothing_can_catch_up_with_the_best() -> None:
    """Two decisions of which one wins at once: it is known long before the iterations are used."""
    game, worlds = counted(NIM)
    found = decide(game, Nim((0, 2, 0), A), A, seed="", iterations=400)

    assert found == (Take(1, 2),)
    assert 200 < worlds[0] < 300
