"""Servers and boards without a place, as the program keeps them, and what keeps them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Protocol

from engine.match.entries import Cause, Entry
from engine.match.model import Home, Match, MatchId, PlayerId, Time
from engine.text import Language


@dataclass(frozen=True, slots=True)
class Server:
    """What those who run a server have chosen for it."""

    id: int
    channel: int | None = None
    """Where boards are posted; None for where the command is used."""
    language: Language | None = None
    """Of boards; None for the server's own."""
    threads: bool = False
    """Whether each match gets a thread of its own."""
    gone: Time | None = None
    """Since when we are not in it; None while we are."""


@dataclass(frozen=True, slots=True)
class Stray:
    """A match whose board can be shown nowhere."""

    match: MatchId
    home: Home
    """Where it was to be; a match that has moved since is no stray any more."""
    tries: int
    """Posts that failed, one after the other."""
    hold: Time
    """When it is worth another try; NEVER for a place that will not come back."""
    spread: bool = False
    """Whether its players are owed the word of it."""


@dataclass(frozen=True, slots=True)
class Search:
    """Which of a server's matches in play to list."""

    guild: int
    awaiting: PlayerId | None = None
    """Only those that wait for this player; None for all."""
    oldest: bool = False
    """The earliest begun first, else the latest."""


class PlaceStore(Protocol):
    async def server(self, guild: int) -> Server: ...

    async def save(self, server: Server) -> None:
        """Keep what was chosen; ``gone`` is left as it was."""
        ...

    async def absent(self, present: Collection[int]) -> Sequence[int]:
        """Servers with a match in play that are not among these nor known to be gone."""
        ...

    async def gone(self) -> Sequence[int]:
        """Servers we are not in, as far as we know."""
        ...

    async def set_gone(self, guild: int, at: Time | None) -> None:
        """Since when we are out of a server. An earlier time that is kept stays."""
        ...

    async def abandoned(self, since: Time, limit: int) -> Sequence[MatchId]:
        """Matches in play of servers that we are out of since then or longer."""
        ...

    async def forget(self, since: Time) -> None:
        """Drop what was chosen by servers we are out of since then, once no match is in play."""
        ...

    async def playing(self, guild: int, channel: int | None = None) -> Sequence[MatchId]:
        """Matches in play whose home is that channel, or any of that server."""
        ...

    async def search(self, search: Search, limit: int, offset: int = 0) -> Sequence[Match]: ...

    async def last(self, match_id: MatchId, causes: Collection[Cause]) -> Entry | None:
        """The latest line of a match's log that has one of these causes."""
        ...

    async def strays(self) -> Sequence[Stray]: ...

    async def keep_stray(self, stray: Stray) -> None: ...

    async def drop_stray(self, match_id: MatchId) -> None: ...

    async def owe_hands(self, match_id: MatchId) -> None:
        """Have every hand of a match be told again, though no move was made."""
        ...

    async def owe_board(self, match_id: MatchId) -> None:
        """The same for its board."""
        ...

    async def lose_board(self, match_id: MatchId) -> None:
        """The live message of its board is no more."""
        ...
