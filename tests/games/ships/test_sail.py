"""Sail: winds, and the weather gage."""

from __future__ import annotations

import pytest

from engine.game import IllegalAction
from engine.games.ships import GAME
from engine.games.ships.cards import Card
from engine.games.ships.commands import Counts, sail
from engine.games.ships.events import Sailed, Sealed
from engine.games.ships.model import Clear, Tick
from tests.games.ships.tables import KEEP, A, B, both, cards, do, happened, noticed, table


def test_several_of_one_wind_and_one_beside_it_may_be_set() -> None:
    step = do(table("NNEW", "C", "sail"), (A, sail({"north": 2, "east": 1})), (B, KEEP))

    assert happened(step, "sailed") == [Sailed((cards("NNE"), ()), A)]


@pytest.mark.parametrize("winds", [("east", "west"), ("west", "east"), ("north", "south")])
def test_opposite_winds_are_refused_and_nothing_is_lost(winds: tuple[Card, Card]) -> None:
    state = table("NSEW", "C", "sail")
    first, second = (Tick("winds", card) for card in winds)
    before = do(state, (A, (Clear("winds"), first))).state

    with pytest.raises(IllegalAction) as refusal:
        do(before, (A, (second,)))

    assert refusal.value.key == "error-opposite-winds"
    assert before.hands[A] == cards("NSEW")
    assert do(before, (A, KEEP)).events == (Sealed(A),)


def test_more_winds_have_the_weather_gage_and_alone_may_fire() -> None:
    step = do(
        table("NNEC", "SC", "sail"), (A, sail({"north": 2, "east": 1})), (B, sail({"south": 1}))
    )

    assert step.state.latest.gage == A
    assert step.state.phase == "fire"
    assert GAME.to_act(step.state) == {A}


@pytest.mark.parametrize("winds", [{}, {"north": 2}])
def test_equal_winds_give_the_gage_to_nobody_and_both_may_fire(winds: Counts) -> None:
    step = do(table("NNC", "NNC", "sail"), *both(sail(winds)))

    assert step.state.latest.gage is None
    assert GAME.to_act(step.state) == {A, B}


def test_winds_are_shown_together() -> None:
    first = do(table("NNC", "NC", "sail"), (A, sail({"north": 2})))

    assert noticed(first, B) == [Sealed(A)]
    assert GAME.observe(first.state, B).hand_sizes == (3, 2)
    assert GAME.observe(first.state, B).latest.winds is None


def test_winds_are_discarded_face_up() -> None:
    step = do(table("NNC", "SC", "sail"), (A, sail({"north": 2})), (B, sail({"south": 1})))

    assert GAME.observe(step.state, None).discards == cards("NNS")
    assert step.state.hands == (cards("C"), cards("C"))


def test_a_hand_without_winds_is_asked_all_the_same() -> None:
    step = do(table("CCCCCCC", "NNNNNNN"), *both(KEEP))

    assert GAME.to_act(step.state) == {A, B}


def test_shot_is_no_wind() -> None:
    with pytest.raises(IllegalAction) as refusal:
        do(table("C", "C", "sail"), (A, (Tick("winds", "cannon"),)))

    assert refusal.value.key == "error-not-a-wind"


def test_no_more_winds_can_be_set_than_are_held() -> None:
    with pytest.raises(IllegalAction) as refusal:
        do(table("NC", "C", "sail"), (A, sail({"north": 2})))

    assert refusal.value.key == "error-not-held"
    assert refusal.value.params == {"held": 1, "card": "north"}
