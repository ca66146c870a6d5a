"""A match and a table as the program keeps them: who sits where, and how far it has got."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import Final, Literal, NewType, TypeAlias

from engine.chance import commitment
from engine.game import Seat
from engine.match import calendar
from engine.match.calendar import Away, Calendar, Hours
from engine.match.pace import Clock
from engine.match.terms import Terms
from engine.text import Language

MatchId = NewType("MatchId", str)
"""Eight hex digits; a match keeps the id of the table it began at."""
PlayerId = NewType("PlayerId", int)
"""A person: today a Discord user id. Games never see one."""
DELETED: Final = PlayerId(0)
"""Stands wherever someone sat who has had themselves forgotten."""
Time: TypeAlias = calendar.Time
ABSENT: Final = 3
"""Visits in a row made by a seat's stand-in, after which others may take the seat over."""

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
    agreed: bool = True
    """Whether to the terms as they are: not where they changed since, until it sits down anew."""


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
    """In the order of their coming."""
    seats: int
    """How many it waits for."""
    seed: str
    """Secret until the match it leads to is over."""
    home: Home
    language: Language
    """Of the public board."""
    opened: Time
    expires: Time
    """When it closes by itself, unless it has started."""
    terms: Terms
    order: tuple[PlayerId, ...] = ()
    """Of a rematch: who may join it, and how they will sit; empty for other tables."""
    rematch_of: MatchId | None = None
    status: Literal["open", "closed", "expired", "started"] = "open"
    version: int = 0
    """Changes accepted so far."""

    @property
    def players(self) -> tuple[PlayerId, ...]:
        return tuple(join.player for join in self.joins)

    @property
    def unsettled(self) -> tuple[PlayerId, ...]:
        """Those who sat down to other terms than these."""
        return tuple(join.player for join in self.joins if not join.agreed)

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    @property
    def seal(self) -> str:
        """A short name of what is agreed on, so that nobody joins on terms they were not shown."""
        return sha256(f"{self.terms}/{self.options}".encode()).hexdigest()[:8]

    @property
    def context(self) -> str:
        """What the joining of the players adds to the luck, in the order of their coming.

        It names nobody, so that a match still verifies when a player has been forgotten.
        """
        return ",".join(join.token for join in self.joins)


@dataclass(frozen=True, slots=True)
class Motion:
    """Something one player asks of the others."""

    kind: Literal["pause", "undo"]
    by: Seat
    agreed: tuple[Seat, ...]
    """In the order in which they did; ``by`` is the first."""
    target: int | None = None
    """Of an undo: the version to go back to."""
    excused: tuple[Seat, ...] = ()
    """Seats that the rules have put out (``Game.out``): they are not asked."""


@dataclass(frozen=True, slots=True)
class Match:
    id: MatchId
    game: str
    rules: int
    """The game's version when the match began."""
    options: str
    """The game's options, as JSON."""
    terms: Terms
    players: tuple[PlayerId, ...]
    """By seat: who sits there now."""
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
    clocks: tuple[Clock, ...]
    """By seat; those of seats that are not awaited, and all while it is paused, are stopped."""
    calendars: tuple[Calendar, ...]
    """By seat: what its running clock counts by, which a change of the player's own brings up."""
    absent: tuple[int, ...]
    """By seat: visits in a row made by its stand-in."""
    gone: tuple[Seat, ...] = ()
    """Seats that left for good."""
    paused: Literal["agreed", "absent"] | None = None
    """Why all clocks stand still: the players agreed, or nobody came any more."""
    motion: Motion | None = None
    """What one player asks of the others; one thing at a time."""
    version: int = 0
    """Entries of the log so far; the next one makes version + 1."""
    status: Literal["playing", "finished", "ended"] = "playing"
    """``ended`` by the host, with no outcome."""
    ended: Time | None = None

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    @property
    def vacant(self) -> tuple[Seat, ...]:
        """Seats that others may take over, while their stand-ins play on. No computer's is."""
        if self.status != "playing" or self.terms.overrun == "forfeit":
            return ()
        return tuple(
            Seat(seat)
            for seat, visits in enumerate(self.absent)
            if visits >= ABSENT and seat not in self.gone and self.players[seat] >= DELETED
        )

    @property
    def yet_to_agree(self) -> tuple[Seat, ...]:
        """Seats without whose word the motion cannot carry: not those left, vacant or put out."""
        excused = {*self.gone, *self.vacant}
        if self.motion is not None:
            excused |= {*self.motion.agreed, *self.motion.excused}
        return tuple(Seat(seat) for seat in range(len(self.players)) if seat not in excused)

    def seat_of(self, player: PlayerId) -> Seat | None:
        """Where the player sits; None for someone watching."""
        return Seat(self.players.index(player)) if player in self.players else None


UNTOLD: Final = -1
"""Told: nothing yet, or nothing to a seat's present player."""
TELL_AGAIN: Final = -2
"""Told: whatever it was, and whatever is being told at this moment, is out of date."""


@dataclass(frozen=True, slots=True)
class Delivery:
    """What one audience was last told, and where."""

    match: MatchId
    audience: Audience
    owed: int
    """The version to tell."""
    told: int = UNTOLD
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


Remind: TypeAlias = Literal["dm", "mention", "none"]
"""How someone is reminded that their time is running out."""


@dataclass(frozen=True, slots=True)
class Person:
    """What we know of someone who has used the bot."""

    id: PlayerId
    name: str
    """As last seen, on one line; not escaped for any display."""
    language: Language
    dms_closed: bool = False
    """Whether a private message was refused; cleared when they write to us there."""
    hours: Hours | None = None
    """When, every day, their clocks stand still."""
    hours_set: Time | None = None
    """When they last changed that."""
    away: tuple[Away, ...] = ()
    """Their vacations, the earliest first."""
    remind: Remind = "dm"

    @property
    def calendar(self) -> Calendar:
        return Calendar(self.hours, self.away)


Kind: TypeAlias = Literal["half", "near", "end"]
"""Half of a seat's time is used; its end is near; it has run out."""


@dataclass(frozen=True, slots=True)
class Nudge:
    """A reminder owed to a player: of one seat's clock, at half of its time or near its end."""

    player: PlayerId
    match: MatchId
    seat: Seat
    kind: Kind
    hold: Time
    """Not to be told before."""


@dataclass(frozen=True, slots=True)
class Leftover:
    """An old message whose controls are still to be taken off."""

    channel: int
    message: int
