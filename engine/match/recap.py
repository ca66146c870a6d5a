"""The log as one viewer saw it: all of it, or what is new to them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine import codec
from engine.game import AnyGame, Viewer
from engine.match.entries import Cause, Entry
from engine.match.keeper import Keeper
from engine.match.model import Match, MatchId, PlayerId
from engine.match.progress import opened
from engine.match.undo import standing
from engine.text import Text

SILENT: Final[frozenset[Cause]] = frozenset({"player", "absent", "left", "clock", "moved"})
"""Causes that only the game's own events speak of, if anything does."""


@dataclass(frozen=True, slots=True)
class Recap:
    """What is new to a player."""

    lines: tuple[str, ...]
    version: int
    """Up to which; to be marked as looked at once it was shown."""
    stood_in: tuple[str, ...]
    """What was done for their seat since they last did something themselves."""


class Recaps:
    def __init__(self, keeper: Keeper) -> None:
        self._store = keeper.store
        self._games = keeper.games

    async def since(self, match_id: MatchId, player: PlayerId, t: Text) -> Recap:
        """What a player, or an onlooker, saw happen since they last looked. Raises MatchNotFound.

        It marks nothing (``looked``).
        """
        match, log = await self._store.load(match_id), await self._store.log(match_id)
        seat, looked = match.seat_of(player), await self._store.looked(match_id, player)
        seen = list(told(self._games[match.game], match, log, seat, t))
        missed = {entry.version for entry in _for_absent(log, seat)}
        return Recap(
            tuple(line for version, line in seen if version > looked),
            match.version,
            tuple(line for version, line in seen if version in missed),
        )

    async def behind(self, match: Match, player: PlayerId) -> bool:
        """Whether anything at all became of it since the player last looked: cheaper to ask."""
        return await self._store.looked(match.id, player) < match.version

    async def looked(self, match_id: MatchId, player: PlayerId, version: int) -> None:
        """Mark what a player has been shown."""
        await self._store.mark_looked(match_id, player, version)


def seen_events(game: AnyGame, events: Sequence[Any], viewer: Viewer) -> list[Any]:
    """The events as a viewer saw them, without those they did not notice."""
    seen = (game.seen_by(event, viewer) for event in events)
    return [event for event in seen if event is not None]


def events_of(game: AnyGame, entry: Entry) -> tuple[Any, ...]:
    return codec.load_all(game.shapes.event, entry.events)


def opening_events(game: AnyGame, match: Match) -> tuple[Any, ...]:
    return opened(game, match.options, len(match.players), match.seed, match.context).events


def told(
    game: AnyGame, match: Match, log: Sequence[Entry], viewer: Viewer, t: Text
) -> Iterator[tuple[int, str]]:
    """Each line with its version; 0 for those of the opening."""
    for event in seen_events(game, opening_events(game, match), viewer):
        if line := game.narrate(event, t):
            yield 0, line
    for number, entry in enumerate(log):
        if entry.cause not in SILENT and _concerns(game, log[: number + 1], viewer):
            yield entry.version, _notice(entry, t)
        for event in seen_events(game, events_of(game, entry), viewer):
            if line := game.narrate(event, t):
                yield entry.version, line


def _concerns(game: AnyGame, log: Sequence[Entry], viewer: Viewer) -> bool:
    """Whether the viewer is to read of the last entry: not of moves unnoticed and taken back."""
    last = log[-1]
    if last.cause != "undo" or last.seat == viewer or _by_consent(log):
        return True
    undone = [entry for entry in standing(log[:-1]) if entry.version > (last.number or 0)]
    return any(seen_events(game, events_of(game, entry), viewer) for entry in undone)


def _by_consent(log: Sequence[Entry]) -> bool:
    return len(log) > 1 and log[-2].cause in ("proposed", "agreed") and log[-2].words == "undo"


def _notice(entry: Entry, t: Text) -> str:
    name = "" if entry.seat is None else t.who(entry.seat)
    key = f"log-{entry.cause}-{entry.words}" if entry.words in ("pause", "undo") else None
    if entry.cause in ("proposed", "agreed", "refused") and key is not None:
        return t(key, name=name)
    if entry.seat is None:
        return t(f"log-{entry.cause}-all", words=entry.words)
    return t(f"log-{entry.cause}", name=name, hours=round((entry.number or 0) / 3600))


def _for_absent(log: Sequence[Entry], seat: Viewer) -> list[Entry]:
    """What a stand-in did for the seat since its player last moved."""
    done = list[Entry]()
    for entry in log:
        if entry.seat == seat and entry.cause in ("player", "taken"):
            done.clear()
        elif entry.seat == seat and entry.cause == "absent":
            done.append(entry)
    return done
