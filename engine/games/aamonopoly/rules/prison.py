"""Prison, by army: in, and out again (aamonopoly.md, Monopoly and Which army)."""

from __future__ import annotations

from typing import Final, Literal

from engine.frozen import replace
from engine.game import Step
from engine.games.aamonopoly.board import PRISON
from engine.games.aamonopoly.cards import DECKS, FACES
from engine.games.aamonopoly.events import Captured, Freed, Held
from engine.games.aamonopoly.model import Army, State
from engine.games.aamonopoly.rules.money import owe, transfer
from engine.games.aamonopoly.rules.steps import (
    Done,
    first,
    mover,
    square_of,
    tell,
    then,
    with_army,
    with_estate,
)
from engine.games.aamonopoly.tasks import Release

BAIL: Final = 50
TRIES: Final = 3
"""Rolls for a double; after the last one that fails the army has to pay."""


def imprison(state: State, army: int, why: Literal["square", "card", "doubles"]) -> Done:
    """No further roll if the army that moved was imprisoned (R)."""
    seat = state.turn
    state = with_army(state, seat, army, Army(PRISON, tries=0))
    state = replace(state, progress=replace(state.progress, again=False))
    return Step(state, (Captured(seat, why),))


def bail(state: State, army: int, by: Literal["cash", "card"]) -> Done:
    """Before the throw: for 50, or by a card, the one held longest."""
    seat = state.turn
    state = with_army(state, seat, army, Army(PRISON))
    if by == "cash":
        told = tell(state, Freed(seat, by))
        return then(told, lambda s: transfer(s, seat, None, BAIL, "bail"))
    used, *kept = mover(state).cards
    place = DECKS.index(FACES[used].deck)
    piles = list(state.piles)
    piles[place] = replace(piles[place], open=(*piles[place].open, used))
    state = replace(with_estate(state, seat, cards=tuple(kept)), piles=tuple(piles))
    return Step(state, (Freed(seat, by),))


def break_out(state: State, army: int) -> Done:
    """By a double; it gives no further roll."""
    state = with_army(state, state.turn, army, Army(PRISON))
    state = replace(state, progress=replace(state.progress, again=False))
    return Step(state, (Freed(state.turn, "double"),))


def hold(state: State, army: int) -> Done:
    """A roll that was no double; after the third one 50 are due, and the army moves that roll."""
    held = mover(state).armies[army]
    tries = 1 + (held.tries or 0)
    told = (Held(state.turn, tries),)
    if tries < TRIES:
        return Step(with_army(state, state.turn, army, replace(held, tries=tries)), told)
    return Step(owe(first(state, Release(army)), state.turn, None, BAIL, "bail"), told)


def release(state: State, army: int) -> Done:
    """It has paid after its third roll."""
    state = with_army(state, state.turn, army, Army(square_of(state, army)))
    return Step(state, (Freed(state.turn, "third"),))
