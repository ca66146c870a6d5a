"""War Bulletins and Messages (aamonopoly.md, Board)."""

from __future__ import annotations

from typing import assert_never

from engine.chance import Chance
from engine.frozen import replace
from engine.game import Step
from engine.games.aamonopoly.board import PLACES, Deck
from engine.games.aamonopoly.cards import (
    DECKS,
    FACES,
    Advance,
    Back,
    Face,
    FromEach,
    Imprison,
    Pay,
    PayOrDraw,
    Receive,
    Release,
    Repairs,
    Return,
)
from engine.games.aamonopoly.events import Drawn, Event, Shuffled
from engine.games.aamonopoly.model import FACTORY, State
from engine.games.aamonopoly.rules.lots import owned
from engine.games.aamonopoly.rules.money import owe, transfer
from engine.games.aamonopoly.rules.movement import back, move
from engine.games.aamonopoly.rules.prison import imprison
from engine.games.aamonopoly.rules.steps import (
    Done,
    deed,
    first,
    mover,
    others,
    square_of,
    then,
    with_estate,
)
from engine.games.aamonopoly.tasks import Arrival, Censored, Debt


def draw(state: State, army: int, deck: Deck, chance: Chance) -> Done:
    """Turn up the next card and do what it says; a deck used up is shuffled first (R)."""
    place = DECKS.index(deck)
    pile, events = state.piles[place], tuple[Event, ...]()
    if not pile.left:
        pile = replace(pile, left=chance.shuffled(pile.open), open=())
        events = (Shuffled(deck),)
    card, *left = pile.left
    face = FACES[card]
    used = pile.open if isinstance(face, Release) else (*pile.open, card)
    piles = list(state.piles)
    piles[place] = replace(pile, left=tuple(left), open=used)
    state = replace(state, piles=tuple(piles), drawn=card)
    told = Step(state, (*events, Drawn(state.turn, deck, card)))
    return then(told, lambda s: _do(s, army, face))


def _do(state: State, army: int, face: Face) -> Done:
    seat = state.turn
    match face:
        case Advance() | Return() | Back():
            return _move(state, army, face)
        case Imprison():
            return imprison(state, army, "card")
        case Release(key=card):
            return Step(with_estate(state, seat, cards=(*mover(state).cards, card)))
        case Receive(amount=amount):
            return transfer(state, None, seat, amount, "card")
        case Pay(amount=amount):
            return Step(owe(state, seat, None, amount, "card"))
        case Repairs():
            return Step(owe(state, seat, None, _repairs(state, face), "card"))
        case FromEach(amount=amount):
            # Seat by seat, each able to raise cash or go bankrupt, and each asked once.
            debts = (Debt(other, seat, amount, "each") for other in others(state))
            return Step(first(state, *debts))
        case PayOrDraw(amount=amount):
            return Step(first(state, Censored(army, amount)))
        case _:
            assert_never(face)


def _move(state: State, army: int, face: Advance | Return | Back) -> Done:
    """Forward past Via pays the salary, going back never; it acts, and may fight, where it ends."""
    here = square_of(state, army)
    if isinstance(face, Back):
        there, passed = back(here, face.steps), False
    else:
        there = PLACES[face.square]
        passed = isinstance(face, Advance) and there <= here
    arrival = Arrival(army, fight=not state.progress.fought)
    return then(move(state, army, there, "card", passed=passed), lambda s: Step(first(s, arrival)))


def _repairs(state: State, face: Repairs) -> int:
    built = [deed(state.deeds, n).level for n in owned(state.deeds, state.turn)]
    yards = sum(level for level in built if level < FACTORY)
    return yards * face.yard + built.count(FACTORY) * face.factory
