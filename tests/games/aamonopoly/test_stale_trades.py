"""A trade that is written, or offered, while its goods change (aamonopoly.md, Monopoly)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.chance import Chance
from engine.game import IllegalAction, Seat, allowed, play
from engine.games.aamonopoly import GAME
from engine.games.aamonopoly.actions import (
    Accept,
    Action,
    Bail,
    Build,
    Draw,
    Lift,
    Mortgage,
    Propose,
    Tick,
    TickCard,
)
from engine.games.aamonopoly.cards import Card
from engine.games.aamonopoly.model import Army, Deed, Options, State

ANNA, BRUNO = Seat(0), Seat(1)
PANAMA, MEXICO, ITALY = 1, 3, 14
LUCK = Chance("trades", 1)


def opening() -> State:
    state: State = GAME.setup(Options(), 2, LUCK).state
    return state


def owning(state: State, *squares: int) -> State:
    """The same, with these lots Anna's."""
    deeds = tuple(Deed(ANNA) if n in squares else lot for n, lot in enumerate(state.deeds))
    return replace(state, deeds=deeds)


def played(state: State, *actions: Action) -> State:
    for action in actions:
        state = play(GAME, state, ANNA, action, LUCK).state
    return state


def test_a_lot_whose_group_was_built_on_since_it_was_written_down_cannot_be_offered() -> None:
    state = owning(opening(), PANAMA, MEXICO)

    before = played(state, Draw(BRUNO), Tick(MEXICO))
    after = played(before, Build(PANAMA))

    assert allowed(GAME.legal_actions(before, ANNA), Propose(gets=100))
    assert not allowed(GAME.legal_actions(after, ANNA), Propose(gets=100))


def test_a_card_used_since_it_was_written_down_cannot_be_offered() -> None:
    card = Card("red-cross")
    state = owning(opening(), ITALY)
    anna = replace(state.estates[ANNA], armies=(Army(10, tries=0),), cards=(card,))
    state = replace(state, estates=(anna, *state.estates[1:]))

    before = played(state, Draw(BRUNO), TickCard(card))
    after = played(before, Bail(0, "card"))

    assert allowed(GAME.legal_actions(before, ANNA), Propose(gets=100))
    assert not allowed(GAME.legal_actions(after, ANNA), Propose(gets=100))


def test_an_offer_is_not_accepted_once_a_lot_in_it_is_mortgaged_until_that_is_lifted() -> None:
    """It is checked again when accepted: Bruno agreed to a lot that earns, free of 10 %."""
    state = owning(opening(), ITALY)

    offered = played(state, Draw(BRUNO), Tick(ITALY), Propose(gets=200))
    mortgaged = played(offered, Mortgage(ITALY))
    lifted = played(mortgaged, Lift(ITALY))

    assert Accept(ANNA) in GAME.legal_actions(offered, BRUNO)
    assert Accept(ANNA) not in GAME.legal_actions(mortgaged, BRUNO)
    with pytest.raises(IllegalAction, match="error-trade-mortgage"):
        play(GAME, mortgaged, BRUNO, Accept(ANNA), LUCK)
    assert Accept(ANNA) in GAME.legal_actions(lifted, BRUNO)
