"""The same facts as in the picture, for those who cannot see it."""

from __future__ import annotations

from collections.abc import Iterator

from engine.game import Seat
from engine.games.dogfight import words
from engine.games.dogfight.model import Observation
from engine.games.dogfight.screen import heading
from engine.text import Text


def describe(seen: Observation, t: Text) -> str:
    return " ".join(_sentences(seen, t))


def _sentences(seen: Observation, t: Text) -> Iterator[str]:
    state = seen.state
    yield f"{heading(state, t)}."
    if state.outcome is not None:
        yield words.ended(state.outcome, t)
    yield words.opening(state, t) if state.turn is None else f"{words.turn_so_far(state.turn, t)}."
    for seat, squadron in enumerate(state.squadrons):
        yield t(
            "alt-squadron",
            name=t.who(seat),
            reserve=squadron.reserve,
            countermeasures=squadron.countermeasures,
            planes=words.squadron(state, Seat(seat), t),
        )
