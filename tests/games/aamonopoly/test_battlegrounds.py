"""What a battleground allows, orders answer and stakes multiply (aamonopoly.md, Combat)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.games.aamonopoly.actions import (
    Action,
    Attack,
    Conquer,
    Order,
    Repel,
    Roll,
    Use,
)
from engine.games.aamonopoly.board import BOARD, LOTS, PRISON
from engine.games.aamonopoly.events import Eliminated, Paid
from engine.games.aamonopoly.model import Army
from engine.games.aamonopoly.rules.combat import is_battleground
from engine.games.aamonopoly.tasks import Defeat, Finish, Victory
from tests.games.aamonopoly.tables import (
    A,
    B,
    Play,
    arrived,
    at,
    holding,
    meeting,
    opening,
    owning,
    standing,
)

BATTLEGROUNDS = (
    *("mexico", "sudan", "italy", "suez-canal", "normandy", "japan"),
    *("kazakh", "anti-aircraft", "germany", "indian-ocean", "pearl-harbor"),
)
"""The eleven that the sheet names, in board order (S)."""


@pytest.mark.parametrize("square", range(40))
def test_elimination_is_offered_on_every_battleground_and_on_no_other_square(square: int) -> None:
    name = getattr(BOARD[square], "key", "")
    state = standing(standing(opening(), A, square), B, square)
    won = replace(state, tasks=(Victory(0), Finish()))
    lost = replace(state, tasks=(Defeat(0, B), Finish()))

    offered = {
        any(getattr(choice, "eliminate", False) for choice in Play(board).legal(seat))
        for board, seat in ((won, A), (lost, B))
    }

    assert offered == {name in BATTLEGROUNDS and square in LOTS}
    assert is_battleground(square) == (name in BATTLEGROUNDS)


@pytest.mark.parametrize("name", BATTLEGROUNDS)
def test_on_every_battleground_the_losers_may_be_eliminated(name: str) -> None:
    match = arrived(meeting(name, "via")).act(A, Attack(), dice=(1, 2))

    match.act(A, Conquer(1, eliminate=True))

    assert match.squares(B) == (0,)
    assert match.told(Eliminated) == [Eliminated(B, A, at(name), 1, "fights")]
    assert [event for event in match.told(Paid) if event.reason == "spoils"] == []


@pytest.mark.parametrize("name", BATTLEGROUNDS)
def test_on_every_battleground_the_attacker_may_be_eliminated(name: str) -> None:
    state = holding(meeting(name), A, armies=(Army(at(name) - 4), Army(PRISON, 0)))
    match = Play(state).act(A, Roll("joint"), Use(0, attack=True), dice=(1, 3, 4, 2))

    match.act(B, Repel(0, eliminate=True))

    assert match.squares(A) == (PRISON,)
    assert match.cash == (1500, 1500)
    assert match.state.turn == B


def test_no_further_throw_if_the_army_that_moved_is_lost() -> None:
    state = holding(meeting("italy"), A, armies=(Army(at("italy") - 4), Army(PRISON, 0)))
    match = Play(state).act(A, Roll("joint"), Use(0, attack=True), dice=(2, 2, 4, 3))

    assert match.act(B, Repel(0, eliminate=True)).state.turn == B


@pytest.mark.parametrize(
    ("orders", "expected"),
    [(Order(harsh=True), Repel(0, eliminate=True)), (None, None)],
)
def test_a_standing_order_answers_for_the_defender(
    orders: Action | None, expected: Repel | None
) -> None:
    match = Play(meeting("italy", seats=3))
    if orders is not None:
        match.act(B, orders)
    match.act(A, Roll("joint"), Attack(), dice=(1, 3, 4, 2))

    assert (match.asked == "defeat") == (expected is None)
    assert bool(match.told(Eliminated)) == (expected is not None)


def test_without_a_battleground_the_order_takes_the_worst_step() -> None:
    state = owning(owning(meeting("norway"), B, "norway"), B, "suez-canal")
    match = Play(state).act(B, Order(harsh=True)).act(A, Roll("joint"), Attack(), dice=(1, 3, 4, 2))

    assert match.squares(A) == (at("suez-canal"),)
    assert match.told(Paid)[-1] == Paid(A, B, 25, "rent", at("suez-canal"))


def test_the_stakes_multiply_the_amounts_of_combat() -> None:
    won = arrived(meeting("norway", stakes=10)).act(A, Attack(), dice=(1, 2)).act(A, Conquer(1))
    lost = arrived(meeting("norway", stakes=10)).act(A, Attack(), dice=(2, 1)).act(B, Repel(1))

    assert won.told(Paid)[0] == Paid(B, A, 50, "spoils")
    assert [event.amount for event in lost.told(Paid)][:3] == [10, 10, 10]


def test_a_split_that_ends_where_it_began_may_attack_there() -> None:
    state = standing(standing(opening(), A, "norway"), B, "norway")
    match = Play(owning(state, A, "norway")).act(A, Roll("split"), dice=(2, 2))

    assert Attack() in match.legal(A)
