"""What each viewer may know, built up from nothing."""

from __future__ import annotations

from typing import assert_never

from engine.frozen import replace
from engine.game import Seat, Viewer
from engine.games.ships.events import (
    Dealt,
    Drawn,
    Ended,
    Event,
    Fired,
    Reloaded,
    Reopened,
    Reshuffled,
    Retired,
    Sailed,
    Sealed,
    TurnBegun,
)
from engine.games.ships.model import Observation, State


def to_act(state: State) -> frozenset[Seat]:
    return frozenset(Seat(i) for i, desk in enumerate(state.desks) if desk.owes)


def observe(state: State, viewer: Viewer) -> Observation:
    return Observation(
        viewer=viewer,
        options=state.options,
        turn=state.turn,
        phase=state.phase,
        ships=state.ships,
        hand_sizes=tuple(map(len, state.hands)),
        pile=state.shown_pile,
        discards=state.discards,
        awaited=tuple(sorted(to_act(state))),
        quiet=state.quiet,
        latest=state.latest,
        outcome=state.outcome,
        hand=() if viewer is None else state.hands[viewer],
        buried=() if viewer is None else state.buried[viewer],
        desk=None if viewer is None else state.desks[viewer],
    )


def seen_by(event: Event, viewer: Viewer) -> Event | None:
    match event:
        case Dealt(seat=seat):
            return event if seat == viewer else replace(event, cards=None)
        case Drawn(seat=seat):
            return event if seat == viewer else None
        case TurnBegun() | Reshuffled() | Reloaded() | Sealed() | Reopened():
            return event
        case Sailed() | Fired() | Retired() | Ended():
            return event
        case _:
            assert_never(event)
