"""What is kept of each step of a match: the line of its log, its clocks, who sat where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from engine.game import Seat
from engine.match.model import Audience, Kind, Match, MatchId, PlayerId, Time
from engine.match.pace import Clock

Cause: TypeAlias = Literal[
    "player",
    "absent",
    "left",
    "overran",
    "undo",
    "taken",
    "proposed",
    "agreed",
    "refused",
    "paused",
    "resumed",
    "clock",
    "moved",
    "extended",
    "freed",
    "ended",
]
"""Why there is a new version.

A seat acted: itself, its stand-in for it, by leaving, or by losing when its time ran out. Or its
last moves were taken back. The others leave the game's state as it was: a seat has a new player, a
motion was made, agreed to or refused, the match was paused or went on, a player's calendar
changed, the board moved; and the host extended a seat's time, had the stand-ins act, or ended it.
"""
ACTS: Final[frozenset[Cause]] = frozenset({"player", "absent", "left", "overran"})
"""The causes that move the game on."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a match's log: what made this version."""

    version: int
    seat: Seat | None
    """Who acted or whom it concerns; None for the whole match."""
    cause: Cause
    action: str | None
    """As JSON; None where the seat left, and for all that is no move."""
    events: str
    """What then happened, as JSON, unredacted."""
    at: Time
    clock: Clock | None = None
    """What the seat's clock had left when it acted, stopped."""
    number: int | None = None
    """The version gone back to, or the seconds given."""
    words: str = ""
    """The host's reason, or what is proposed."""


@dataclass(frozen=True, slots=True)
class Due:
    """A moment of a seat's clock."""

    match: MatchId
    seat: Seat
    at: Time
    """NEVER while the clock stands still."""
    kind: Kind = "end"


@dataclass(frozen=True, slots=True)
class Sitting:
    """Who sat where, from which version until just before which."""

    match: MatchId
    seat: Seat
    player: PlayerId
    since: int
    until: int | None = None
    """None for whoever sits there now, or did when the match ended."""


@dataclass(frozen=True, slots=True)
class Change:
    """One kept step of a match: the row after it, what made it, and the clocks that now run."""

    before: int
    """The version it was made from."""
    match: Match
    entries: tuple[Entry, ...]
    dues: tuple[Due, ...] = ()
    """All of this match's; the earlier ones go."""
    answered: tuple[Seat, ...] = ()
    """Seats of which no reminder is owed any more."""
    afresh: tuple[Audience, ...] = ()
    """Audiences with a new place to be told at; their live message there is left to be tidied."""
    taken: Sitting | None = None
    """A seat's new player."""
