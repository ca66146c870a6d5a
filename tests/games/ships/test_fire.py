"""Fire: who may, what it takes, and the end it can bring."""

from __future__ import annotations

import pytest

from engine.game import IllegalAction, Outcome
from engine.games.ships import GAME
from engine.games.ships.cards import Card
from engine.games.ships.commands import fire, sail
from engine.games.ships.events import Ended, Fired, Sealed
from engine.games.ships.model import Clear, Ship, Tick
from tests.games.ships.tables import KEEP, A, B, both, cards, do, happened, noticed, table

WHOLE = Ship(7, 7, 7)


def test_shot_of_two_kinds_is_refused() -> None:
    with pytest.raises(IllegalAction) as refusal:
        do(
            table("CCH", "N", "fire"),
            (A, (Clear("fire"), Tick("fire", "cannon"), Tick("fire", "cannon"))),
            (A, (Tick("fire", "chain"),)),
        )

    assert refusal.value.key == "error-one-kind"


@pytest.mark.parametrize(
    ("shot", "after"),
    [("cannon", Ship(4, 7, 7)), ("chain", Ship(7, 4, 7)), ("grape", Ship(7, 7, 4))],
)
def test_each_card_takes_one_from_hull_rigging_or_crew(shot: Card, after: Ship) -> None:
    step = do(table("CCCHHHGGG", "N", "fire"), (A, fire(shot, 3)), (B, KEEP))

    assert happened(step, "fired") == [Fired(((shot,) * 3, ()), (3, 0), (WHOLE, after))]


def test_shots_at_equal_winds_are_secret_and_land_together() -> None:
    first = do(table("CC", "HN", "fire"), (A, fire("cannon", 2)))
    step = do(first.state, (B, fire("chain", 1)))

    assert noticed(first, B) == [Sealed(A)]
    assert GAME.observe(first.state, B).hand_sizes == (2, 2)
    assert step.state.ships == (Ship(7, 6, 7), Ship(5, 7, 7))


def test_the_seat_without_the_gage_is_not_asked() -> None:
    step = do(table("NC", "C", "sail"), (A, sail({"north": 1})), (B, KEEP))

    with pytest.raises(IllegalAction) as refusal:
        do(step.state, (B, fire("cannon", 1)))

    assert GAME.to_act(step.state) == {A}
    assert refusal.value.key == "error-no-gage"


def test_the_gage_without_shot_is_asked_all_the_same() -> None:
    step = do(table("NS", "C", "sail"), (A, sail({"north": 1})), (B, KEEP))

    assert GAME.to_act(step.state) == {A}
    assert step.state.phase == "fire"


def test_a_hand_that_all_see_is_empty_is_not_asked_to_fire() -> None:
    step = do(table("N", "C", "sail"), (A, sail({"north": 1})), (B, KEEP))

    assert happened(step, "fired") == [Fired(((), ()), (0, 0), (WHOLE, WHOLE))]
    assert step.state.phase == "retire"
    assert GAME.to_act(step.state) == {B}


def test_no_value_falls_below_nothing() -> None:
    ships = WHOLE, Ship(2, 7, 7)

    step = do(table("CCCCC", "N", "fire", ships=ships), (A, fire("cannon", 5)), (B, KEEP))

    assert step.state.ships[B] == Ship(0, 7, 7)
    assert step.state.latest.damage == (2, 0)


@pytest.mark.parametrize(
    ("shot", "reason"),
    [("cannon", "end-sunk"), ("chain", "end-adrift"), ("grape", "end-no-crew")],
)
def test_a_value_at_nothing_loses_before_retire(shot: Card, reason: str) -> None:
    ships = WHOLE, Ship(1, 1, 1)

    step = do(table("CHG", "NCC", "fire", ships=ships), (A, fire(shot, 1)), (B, KEEP))

    assert GAME.outcome(step.state) == Outcome((1, 2), reason, cause=B)
    assert step.events[-1] == Ended(Outcome((1, 2), reason, cause=B))
    assert happened(step, "retired") == []
    assert GAME.to_act(step.state) == frozenset()


def test_a_ship_that_sinks_fires_its_last_broadside() -> None:
    ships = Ship(1, 7, 7), Ship(7, 7, 1)

    step = do(table("GN", "CN", "fire", ships=ships), (A, fire("grape", 1)), (B, fire("cannon", 1)))

    assert GAME.outcome(step.state) == Outcome((1, 1), "end-both-lost")


def test_both_at_their_last_crew_who_fire_grape_draw() -> None:
    last = Ship(7, 7, 1)

    step = do(table("GC", "GN", "fire", ships=(last, last)), *both(fire("grape", 1)))

    assert GAME.outcome(step.state) == Outcome((1, 1), "end-both-lost")


def test_ten_turns_in_a_row_without_a_hit_draw() -> None:
    ninth = do(table("CN", "CN", "fire", quiet=8), *both(KEEP))
    tenth = do(table("CN", "CN", "fire", quiet=9), *both(KEEP))

    assert GAME.outcome(ninth.state) is None
    assert GAME.outcome(tenth.state) == Outcome((1, 1), "end-quiet")


def test_a_hit_begins_the_count_of_quiet_turns_anew() -> None:
    step = do(table("CN", "CN", "fire", quiet=9), (A, fire("cannon", 1)), (B, KEEP))

    assert step.state.quiet == 0
    assert GAME.outcome(step.state) is None


def test_cards_fired_are_discarded_face_up() -> None:
    step = do(table("CCN", "HN", "fire"), (A, fire("cannon", 2)), (B, fire("chain", 1)))

    assert GAME.observe(step.state, None).discards == cards("CCH")
