"""Matches set up by hand: seat 0 to move, at the short distance (centre 6, sides 8)."""

from __future__ import annotations

from dataclasses import replace

from engine.chance import Chance
from engine.game import Seat, Step, play
from engine.games.dogfight import GAME
from engine.games.dogfight.events import Event
from engine.games.dogfight.model import (
    Action,
    Options,
    Plane,
    Squadron,
    State,
    Turn,
)

Played = Step[State, Event]
A, B = Seat(0), Seat(1)
OPTIONS = Options()
FRESH = Squadron((Plane(2),) * 3)


def squadron(*planes: tuple[int, int], reserve: int = 0, countermeasures: int = 3) -> Squadron:
    """Each plane by its lives and its line, from the left; whole ones where none are given."""
    flying = tuple(Plane(*plane) for plane in planes) or FRESH.planes
    return Squadron(flying, reserve, countermeasures)


def table(roll: int, own: Squadron = FRESH, enemy: Squadron = FRESH, seat: Seat = A) -> State:
    """A turn just begun with that roll."""
    squadrons = (own, enemy) if seat == A else (enemy, own)
    return State(OPTIONS, (5, 3), A, squadrons, Turn(5, seat, roll, roll))


def do(state: State, *actions: Action) -> Played:
    """Played one after the other by whoever's turn it is; the events of all, in order."""
    step: Played = Step(state)
    for version, action in enumerate(actions):
        (seat,) = GAME.to_act(step.state)
        after = play(GAME, step.state, seat, action, Chance("do", version))
        step = Step(after.state, step.events + after.events)
    return step


def own(state: State) -> Squadron:
    """Of seat 0, whose turn these tables are about."""
    return state.squadrons[A]


def turn_of(state: State) -> Turn:
    assert state.turn is not None
    return state.turn


def opening(*, fair_start: bool = False) -> State:
    """Seat 0 has rolled higher and is to choose."""
    begun: State = GAME.setup(Options(fair_start=fair_start), 2, Chance("opening", 0)).state
    return replace(begun, rolls=(5, 3))
