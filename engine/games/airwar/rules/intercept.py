"""Intercept: a secret hand against a raid, or none (airwar.md, Intercept)."""

from __future__ import annotations

from dataclasses import replace

from engine.game import Seat, Step
from engine.games.airwar.events import Intercepted
from engine.games.airwar.faces import Cards
from engine.games.airwar.model import State
from engine.games.airwar.rules.steps import (
    Done,
    answered,
    asked,
    defender,
    under_way,
    with_account,
    with_hand,
)
from engine.games.airwar.table import without


def ask_intercept(state: State) -> Done:
    """Skipped only where all can see that no place is free, or no card is in the hand."""
    raid = under_way(state)
    seat = defender(raid)
    if raid.room.bases + raid.room.carriers == 0 or not state.hands[seat]:
        return _set_aside(state, seat, ())
    return Step(asked(state, seat, "intercept"))


def confirm_intercept(state: State, seat: Seat) -> Done:
    aircraft = state.desks[seat].aircraft
    return _set_aside(answered(state, seat), seat, aircraft)


def _set_aside(state: State, seat: Seat, aircraft: Cards) -> Done:
    state = with_hand(state, seat, without(state.hands[seat], aircraft))
    raid = replace(under_way(state), fresh=aircraft, next="open" if aircraft else "damage")
    state = with_account(replace(state, raid=raid), interceptors=len(aircraft))
    return Step(state, (Intercepted(seat, len(aircraft)),))
