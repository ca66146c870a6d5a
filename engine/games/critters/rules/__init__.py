"""Critters at War: the rules, whole."""

from __future__ import annotations

from typing import assert_never

from engine.chance import Chance
from engine.frozen import replace
from engine.game import Outcome, Seat, Step
from engine.games.critters.events import Event
from engine.games.critters.model import (
    Action,
    Choose,
    Consider,
    Decline,
    Deploy,
    Draft,
    Flip,
    Improvise,
    Move,
    Options,
    Place,
    State,
    TakeBack,
    Withdraw,
)
from engine.games.critters.rules import abilities
from engine.games.critters.rules.battle import beaten, end, go_on, opening, withdraw
from engine.games.critters.rules.legal import choices
from engine.games.critters.rules.observe import observe
from engine.games.critters.rules.play import from_hand
from engine.games.critters.rules.steps import Done


def setup(options: Options, _seats: int, chance: Chance) -> Step[State, Event]:
    return opening(options, chance)


def legal_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    return choices(observe(state, seat))


def apply(state: State, seat: Seat, action: Action, chance: Chance) -> Step[State, Event]:
    match action:
        case Choose(card=card):
            return Step(replace(state, draft=Draft(card)))
        case Consider(withdrawing=withdrawing):
            return Step(replace(state, draft=Draft(withdrawing=withdrawing)))
        case Deploy(card=card, theatre=theatre):
            step = from_hand(state, seat, card, theatre, up=True)
        case Improvise(card=card, theatre=theatre):
            step = from_hand(state, seat, card, theatre, up=False)
        case Withdraw():
            return withdraw(state, seat, chance)
        case Flip() | Move() | TakeBack() | Place() | Decline():
            step = _answer(state, action)
        case _:
            assert_never(action)
    return go_on(step, chance)


def _answer(state: State, action: Flip | Move | TakeBack | Place | Decline) -> Done:
    about = state.question
    if about is None:
        raise LookupError("no question is open")
    match action:
        case Flip():
            return abilities.flip(state, about, action)
        case Move():
            return abilities.move(state, about, action)
        case TakeBack():
            return abilities.take_back(state, about, action)
        case Place():
            return abilities.place(state, about, action)
        case Decline():
            return abilities.decline(state, about)
        case _:
            assert_never(action)


def concede(state: State, seat: Seat, _chance: Chance) -> Step[State, Event]:
    """A seat that leaves loses (R)."""
    return end(state, beaten(seat, "end-resigned", seat))


def outcome(state: State) -> Outcome | None:
    return state.outcome
