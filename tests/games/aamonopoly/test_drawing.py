"""Every card of both decks does what it says (aamonopoly.md, Board)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.games.aamonopoly.actions import DrawInstead, PayUp, Roll
from engine.games.aamonopoly.board import PRISON
from engine.games.aamonopoly.cards import FACES, Card, deck_of
from engine.games.aamonopoly.events import Captured, Drawn, Moved, Paid, Shuffled
from engine.games.aamonopoly.model import Army, Pile, State
from tests.games.aamonopoly.tables import (
    A,
    B,
    C,
    Play,
    at,
    facing,
    holding,
    opening,
    owning,
    standing,
)

BULLETINS, MESSAGES = 22, 33
"""Squares where they are drawn; the way from there to most others passes Via."""


def drawing(card: str, state: State | None = None, seats: int = 3) -> Play:
    """Seat A stops where that card is drawn, by a split; all lots it may be sent to are its own."""
    deck = FACES[Card(card)].deck
    square = BULLETINS if deck == "bulletins" else MESSAGES
    state = opening(seats) if state is None else state
    state = owning(state, A, "japan", "greece", "mediterranean-sea", "washington", "normandy")
    state = owning(state, A, "panama")
    state = facing(standing(state, A, square), card)
    return Play(state).act(A, Roll("split"), dice=(3, 3))


@pytest.mark.parametrize(
    ("card", "square", "salary"),
    [
        ("landing", "japan", False),
        ("partisans", "greece", True),
        ("convoy", "mediterranean-sea", False),
        ("summit", "washington", False),
        ("mobilization", "via", True),
        ("telegram", "via", True),
        ("retreat", "normandy", False),
        ("recalled", "panama", False),
    ],
)
def test_cards_that_move(card: str, square: str, salary: bool) -> None:
    match = drawing(card)

    assert match.squares(A) == (at(square),)
    paid = [Paid(None, A, 200, "salary")] if salary else []
    assert match.told(Paid) == paid
    assert [event.by for event in match.told(Moved)] == ["dice", "card"]


@pytest.mark.parametrize("card", ["captured", "intercepted"])
def test_cards_that_imprison(card: str) -> None:
    match = drawing(card)

    assert match.state.estates[A].armies == (Army(PRISON, 0),)
    assert match.told(Captured) == [Captured(A, "card")]
    assert match.told(Paid) == []


@pytest.mark.parametrize(
    ("card", "amount"),
    [
        ("curfew", -20),
        ("jeep", -15),
        ("paratroopers", -150),
        ("field-hospital", -50),
        ("bridge", -100),
        ("mess", -50),
        ("war-bonds", 150),
        ("spoils", 50),
        ("supplies", 100),
        ("parcel", 25),
        ("refund", 20),
        ("talent-show", 10),
        ("legacy", 100),
        ("bookkeeping", 200),
        ("uniforms", 50),
        ("medal", 100),
        ("birthday", 20),
    ],
)
def test_cards_of_money(card: str, amount: int) -> None:
    assert drawing(card).cash[A] == 1500 + amount


@pytest.mark.parametrize(("card", "due"), [("air-raid", 5 * 25 + 100), ("sabotage", 5 * 40 + 115)])
def test_repairs_are_for_every_building_owned(card: str, due: int) -> None:
    state = owning(owning(opening(3), A, "moscow", "kazakh", "caucasus"), B, "pearl-harbor")
    state = owning(owning(state, A, "moscow", level=5), A, "caucasus", "kazakh", level=4)
    state = owning(state, A, "caucasus", level=1)

    assert drawing(card, state).cash[A] == 1500 - due


@pytest.mark.parametrize("card", ["safe-conduct", "red-cross"])
def test_a_card_to_leave_prison_is_out_of_its_deck_while_held(card: str) -> None:
    match = drawing(card)

    assert match.state.estates[A].cards == (card,)
    assert all(card not in (*pile.left, *pile.open) for pile in match.state.piles)


def test_the_censor_takes_10_or_has_a_bulletin_drawn() -> None:
    paid = drawing("censor").act(A, PayUp())
    state = facing(drawing("censor").state, "jeep")
    drew = Play(state).act(A, DrawInstead())

    assert paid.cash[A] == 1490
    assert drew.cash[A] == 1485
    assert [event.deck for event in drew.told(Drawn)] == ["bulletins"]


def test_who_cannot_pay_the_censor_draws() -> None:
    state = holding(facing(opening(3), "supplies"), A, cash=0)
    state = facing(standing(state, A, MESSAGES), "censor")

    match = Play(state).act(A, Roll("split"), dice=(3, 3))

    assert match.cash[A] == 100


def test_every_card_has_been_drawn_here() -> None:
    marks = [
        mark
        for name, test in globals().items()
        if name.startswith("test_")
        for mark in getattr(test, "pytestmark", [])
    ]
    listed = {row if isinstance(row, str) else row[0] for mark in marks for row in mark.args[1]}

    assert listed | {"censor"} == {*FACES}


def test_a_card_that_moves_acts_on_its_square() -> None:
    state = owning(opening(3), B, "ukraine")
    state = facing(owning(state, C, "japan"), "landing")

    match = Play(standing(state, A, BULLETINS)).act(A, Roll("split"), dice=(3, 3))

    assert match.told(Paid) == [Paid(A, C, 20, "rent", at("japan"))]


def test_used_cards_lie_open() -> None:
    match = drawing("medal")

    assert match.state.piles[1].open == ("medal",)


def test_the_deck_is_shuffled_when_it_is_empty() -> None:
    state = standing(opening(), A, MESSAGES)
    used = Pile((), deck_of("messages"))
    match = Play(replace(state, piles=(state.piles[0], used)))

    match.act(A, Roll("split"), dice=(3, 3))

    assert match.told(Shuffled) == [Shuffled("messages")]
    assert len(match.state.piles[1].left) == 15
