"""Two matches that looked the same to a viewer so far must look the same to it now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any

from engine.chance import Chance
from engine.game import AnyGame, Seat, Viewer
from tests.helpers import Moment, viewers_of, walk

MATCHES = 250
KEY = 32
"""Bytes that stand for a history."""


class Peeked(AssertionError):
    """Something a viewer gets depends on what it cannot know."""


@dataclass
class Witness:
    """Remembers what each history led to, by viewer."""

    game: AnyGame
    states: dict[object, Any] = field(default_factory=dict)
    """The first one that each history led to."""
    known: dict[object, str] = field(default_factory=dict)
    """What the viewer gets there; written down once another state is met."""
    met: Counter[Viewer] = field(default_factory=Counter)
    """Histories met again after the first action."""
    told_apart: Counter[Viewer] = field(default_factory=Counter)
    """Those of them that hid another state than before: only these prove anything."""

    def watch(self, seats: int, moments: Iterator[Moment]) -> None:
        histories: dict[Viewer, bytes] = dict.fromkeys(viewers_of(seats), b"")
        for moment in moments:
            for viewer, before in histories.items():
                history = before
                for line in self._noticed(moment, viewer):
                    history = blake2b(line.encode(), key=history, digest_size=KEY).digest()
                histories[viewer] = history
                self._compare((viewer, history), viewer, moment)

    def _noticed(self, moment: Moment, viewer: Viewer) -> tuple[str, ...]:
        own = (repr(moment.action),) if viewer is not None and viewer == moment.seat else ()
        seen = (self.game.seen_by(event, viewer) for event in moment.events)
        return own + tuple(repr(event) for event in seen if event is not None)

    def _compare(self, history: object, viewer: Viewer, moment: Moment) -> None:
        first = self.states.setdefault(history, moment.state)
        if first is moment.state:
            return
        differs = first != moment.state
        if moment.version:
            self.met[viewer] += 1
            self.told_apart[viewer] += differs
        if differs:
            known = self.known.get(history) or self._given(first, viewer)
            self.known[history], now = known, self._given(moment.state, viewer)
            if known != now:
                raise Peeked(f"{viewer}: {known} and {now}")

    def _given(self, state: Any, viewer: Viewer) -> str:
        """All that a viewer gets: what it sees, may do, could imagine, and its stand-in's move."""
        game = self.game
        seen = game.observe(state, viewer)
        if viewer is None:
            return repr(seen)
        standing = game.stand_in(state, viewer) if viewer in game.to_act(state) else None
        dream = game.imagine(state, viewer, Chance("dream", 0))
        return repr((seen, game.legal_actions(state, viewer), dream, standing))


def witness(game: AnyGame, matches: int = MATCHES) -> Witness:
    seen = Witness(game)
    seats = min(game.seats)
    for n in range(matches):
        seen.watch(seats, walk(game, seats, f"peek-{n}"))
    return seen


def hides_nothing(game: AnyGame) -> bool:
    """Whether whoever sits there can see the whole state."""
    return all(
        game.imagine(moment.state, Seat(0), Chance("open", 0)) == moment.state
        for moment in walk(game, min(game.seats), "open")
    )
