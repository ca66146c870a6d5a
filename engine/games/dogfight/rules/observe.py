"""What each viewer may know: everything."""

from __future__ import annotations

from engine.game import Viewer
from engine.games.dogfight.events import Event
from engine.games.dogfight.model import Observation, State


def observe(state: State, viewer: Viewer) -> Observation:
    return Observation(viewer, state)


def seen_by(event: Event, _viewer: Viewer) -> Event | None:
    return event
