"""A match and a table as the program keeps them: who sits where, and how far it has got."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, NewType, TypeAlias

from engine.chance import commitment
from engine.game import Seat
from engine.text import Language

MatchId = NewType("MatchId", str)
"""Eight hex digits; a match keeps the id of the table it began at."""
PlayerId = NewType("PlayerId", int)
"""A person: today a Discord user id. Games never see one."""
Time: TypeAlias = int
"""Whole seconds since 1970, UTC."""

Audience = NewType("Audience", str)
"""Who is told: ``TABLE``, ``BOARD`` or ``hand(seat)``."""
TABLE = Audience("table")
BOARD = Audience("board")


def hand(seat: Seat) -> Audience:
    return Audience(f"seat:{seat}")


@dataclass(frozen=True, slots=True)
class Home:
    """Where a match is played in public: today a Discord server and channel or thread."""

    guild: int
    channel: int


@dataclass(frozen=True, slots=True)
class Join:
    """One player's coming to a table."""

    player: PlayerId
    token: str
    """Public, chosen by nobody at the table: it goes into the luck of the match."""


@dataclass(frozen=True, slots=True)
class Table:
    """Seats filling before a match."""

    id: MatchId
    game: str
    options: str
    """The game's options, as JSON."""
    opener: PlayerId
    invited: PlayerId | None
    """The only other player who may join; None when anyone may."""
    joins: tuple[Join, ...]
    """By seat."""
    seats: int
    """How many it waits for."""
    seed: str
    """Secret until the match it leads to is over."""
    home: Home
    language: Language
    """Of the public board."""
    opened: Time
    status: Literal["open", "closed", "started"] = "open"
    version: int = 0
    """Changes accepted so far."""

    @property
    def players(self) -> tuple[PlayerId, ...]:
        return tuple(join.player for join in self.joins)

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    @property
    def context(self) -> str:
        """What the joining of the players adds to the luck, in the order of the seats."""
        return ",".join(f"{join.player}@{join.token}" for join in self.joins)


@dataclass(frozen=True, slots=True)
class Match:
    id: MatchId
    game: str
    rules: int
    """The game's version when the match began."""
    options: str
    """The game's options, as JSON."""
    players: tuple[PlayerId, ...]
    """By seat."""
    seed: str
    """Secret until the match is over."""
    context: str
    """What the players' joining added to the luck."""
    home: Home
    language: Language
    """Of the public board."""
    begun: Time
    state: str
    """The state at this version, as JSON. Secret."""
    asked: tuple[int, ...]
    """By seat: how often its choices have changed. Its controls carry it.

    A count of its own, not the version: that would tell a rival how often the others acted.
    """
    called: tuple[int, ...]
    """By seat: how often others have brought it to owe a decision, when it owed none.

    A seat that takes its own answer back calls nobody.
    """
    awaited: tuple[Seat, ...]
    """Seats that owe a decision now."""
    version: int = 0
    """Actions accepted so far; the next one makes version + 1."""
    status: Literal["playing", "finished"] = "playing"
    ended: Time | None = None

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    def seat_of(self, player: PlayerId) -> Seat | None:
        """Where the player sits; None for someone watching."""
        return Seat(self.players.index(player)) if player in self.players else None


Cause: TypeAlias = Literal["player", "absent", "left"]
"""Why a seat acted: itself, its stand-in for it, or by leaving."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a match's log: what made this version."""

    version: int
    seat: Seat
    cause: Cause
    action: str | None
    """As JSON; None when the seat left."""
    events: str
    """What then happened, as JSON, unredacted."""
    at: Time


@dataclass(frozen=True, slots=True)
class Due:
    """A seat's time runs out."""

    match: MatchId
    seat: Seat
    at: Time


@dataclass(frozen=True, slots=True)
class Delivery:
    """What one audience was last told, and where."""

    match: MatchId
    audience: Audience
    owed: int
    """The version to tell."""
    told: int = -1
    """The version last told; less than ``owed`` while there is news."""
    channel: int | None = None
    message: int | None = None
    """The live message; None while there is none."""
    posts: int = 0
    """Messages posted so far; names the next one, so that a repeated send makes no second."""
    called: tuple[int, ...] = ()
    """The match's ``called`` when the live message was posted."""
    digest: str = ""
    """Of what the live message shows; an equal one is not sent again."""


@dataclass(frozen=True, slots=True)
class Person:
    """What we know of someone who has used the bot."""

    id: PlayerId
    name: str
    """As last seen, on one line; not escaped for any display."""
    language: Language
    dms_closed: bool = False
    """Whether a private message was refused; cleared when they write to us there."""


@dataclass(frozen=True, slots=True)
class Leftover:
    """An old message whose controls are still to be taken off."""

    channel: int
    message: int


@dataclass(frozen=True, slots=True)
class Change:
    """One kept step of a match: the row after it, what made it, and the clocks that now run."""

    before: int
    """The version it was made from."""
    match: Match
    entries: tuple[Entry, ...]
    dues: tuple[Due, ...] = field(default=())
    """All of this match's; the earlier ones go."""
