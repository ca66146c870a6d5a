"""What the match services need of the outside world."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from engine.game import Refusal
from engine.match.calendar import Away, Hours
from engine.match.entries import Change, Due, Entry, Sitting
from engine.match.model import (
    Audience,
    Delivery,
    Leftover,
    Match,
    MatchId,
    Nudge,
    Person,
    PlayerId,
    Remind,
    Table,
    Time,
)


class StaleVersion(Refusal):
    """The match has moved on since the question this answers."""

    def __init__(self) -> None:
        super().__init__("error-board-moved-on")


class MatchNotFound(Refusal):
    """No match, or no table, has that id."""

    def __init__(self, match_id: MatchId) -> None:
        super().__init__("error-no-such-match", id=match_id)


@dataclass(frozen=True, slots=True)
class Which:
    """Which matches to list; None leaves a filter out."""

    guild: int | None = None
    game: str | None = None
    status: Literal["playing", "finished", "ended"] | None = None


class MatchStore(Protocol):
    async def load(self, match_id: MatchId) -> Match:
        """Raises MatchNotFound."""
        ...

    async def version(self, match_id: MatchId) -> int:
        """The match's version, read alone. Raises MatchNotFound."""
        ...

    async def append(self, change: Change) -> None:
        """Keep the match, the entries, the dues and the news owed: all or nothing.

        Every delivery of the match, but for its table's, then owes the new version. Of
        ``change.answered`` no reminders are owed any more, nor of a match that is over; the seats
        of ``change.taken`` change hands; ``change.afresh`` are posted anew.

        Raises:
            StaleVersion: the stored version is not ``change.before``.
        """
        ...

    async def log(self, match_id: MatchId) -> Sequence[Entry]:
        """In the order played; empty for an unknown match."""
        ...

    async def dues(self, match_id: MatchId) -> Sequence[Due]:
        """By seat, the earliest first; those that stand still too."""
        ...

    async def fallen_due(self, now: Time, limit: int) -> Sequence[Due]:
        """The earliest first, none later than ``now``."""
        ...

    async def remind(self, due: Due, nudge: Nudge | None) -> bool:
        """Take a due away and owe a nudge in its place; False where it was gone already."""
        ...

    async def of_player(
        self, player: PlayerId, guild: int | None = None, *, finished: int = 0
    ) -> Sequence[Match]:
        """All being played, awaited ones first and the oldest of those first; then so many
        that are over, the latest first. ``guild`` leaves out other servers.
        """
        ...

    async def listed(self, which: Which, limit: int, offset: int = 0) -> Sequence[Match]:
        """The latest begun first."""
        ...

    async def has_computers(self, match_id: MatchId) -> bool:
        """Whether a computer sits in it. Raises MatchNotFound."""
        ...

    async def with_computers(self) -> Sequence[MatchId]:
        """Those being played, and not paused, in which a computer sits; the oldest first."""
        ...

    async def sittings(self, match_id: MatchId) -> Sequence[Sitting]:
        """By seat, the earliest first."""
        ...

    async def looked(self, match_id: MatchId, player: PlayerId) -> int:
        """The version last marked as looked at; 0 for none."""
        ...

    async def mark_looked(self, match_id: MatchId, player: PlayerId, version: int) -> None:
        """Never back to an earlier one, nor for somebody who has no seat there (any more)."""
        ...


class TableStore(Protocol):
    async def create(self, table: Table) -> bool:
        """Keep a new table; its TABLE delivery owes version 0.

        False, and nothing kept, where another rematch of the same match is open or has begun.
        """
        ...

    async def load(self, table_id: MatchId) -> Table:
        """Raises MatchNotFound."""
        ...

    async def save(self, table: Table) -> None:
        """Keep a changed table; its TABLE delivery owes the new version.

        Raises:
            StaleVersion: the stored version is not ``table.version - 1``.
        """
        ...

    async def start(self, table: Table, match: Match, dues: Sequence[Due]) -> None:
        """``save`` the table as started and create its match with its deliveries: all or nothing.

        The match's board and every hand owe version 0.
        """
        ...

    async def expired(self, now: Time, limit: int) -> Sequence[MatchId]:
        """Open tables whose time is over, the earliest first."""
        ...

    async def rematch(self, match_id: MatchId) -> Table | None:
        """The rematch of a match that is open or has begun."""
        ...

    async def unanswered(self, opener: PlayerId, since: Time) -> int:
        """Tables someone opened that are open, or were opened after that and led to no match."""
        ...

    async def open_of(self, player: PlayerId) -> Sequence[MatchId]:
        """Open tables at which someone sits, or to which they are invited."""
        ...


class DeliveryStore(Protocol):
    async def owing(self) -> Sequence[MatchId]:
        """Matches and tables of which some audience is behind."""
        ...

    async def of(self, match_id: MatchId) -> Sequence[Delivery]:
        """The deliveries of one match or table that are behind: TABLE, BOARD, then the seats."""
        ...

    async def live(self, match_id: MatchId, audience: Audience) -> Delivery | None:
        """The delivery, behind or not."""
        ...

    async def told(self, delivery: Delivery, leftover: Leftover | None = None) -> None:
        """Keep what was told (all but ``owed``, which others move) and an old message to tidy."""
        ...

    async def leftovers(self, limit: int) -> Sequence[Leftover]:
        """The oldest first."""
        ...

    async def tidied(self, leftover: Leftover) -> None: ...


class PeopleStore(Protocol):
    async def seen(self, person: Person) -> None:
        """Keep the name and language; all else is left as it was."""
        ...

    async def get(self, player: PlayerId) -> Person | None: ...

    async def set_dms_closed(self, player: PlayerId, closed: bool) -> None:
        """For someone never seen, too."""
        ...

    async def set_remind(self, player: PlayerId, remind: Remind) -> None: ...

    async def set_hours(self, player: PlayerId, hours: Hours | None, at: Time) -> None:
        """Their clocks then want recalling (``recalls``)."""
        ...

    async def set_away(self, player: PlayerId, away: Sequence[Away]) -> None:
        """All their vacations. Their clocks then want recalling."""
        ...

    async def recalls(self) -> Sequence[tuple[PlayerId, int]]:
        """Whose calendar changed while their clocks still count by the old one; which change."""
        ...

    async def recalled(self, player: PlayerId, number: int) -> None:
        """Their clocks count by the new calendar, unless it has changed again since."""
        ...


class NudgeStore(Protocol):
    async def owed(self, now: Time, limit: int) -> Sequence[PlayerId]:
        """Who has a nudge that is not to be held any longer: of so many nudges, the oldest."""
        ...

    async def of(self, player: PlayerId) -> Sequence[Nudge]:
        """All that are owed to a player, held or not."""
        ...

    async def hold(self, player: PlayerId, until: Time) -> None:
        """Tell the player of none before that time."""
        ...

    async def told(self, nudges: Sequence[Nudge], at: Time) -> None:
        """Forget these, and remember when their player, if they still play, was told."""
        ...

    async def drop(self, nudges: Sequence[Nudge]) -> None:
        """Forget these: they are no longer true, or cannot be told."""
        ...

    async def times(self, player: PlayerId, since: Time) -> Sequence[Time]:
        """When the player was told, the latest last."""
        ...

    async def count(self, player: PlayerId) -> int:
        """How often the player was ever told."""
        ...


class PrivacyStore(Protocol):
    async def about(self, player: PlayerId) -> dict[str, Any]:
        """What is kept of the player outside matches, by what it is, as JSON can hold it."""
        ...

    async def matches_ever(self, player: PlayerId) -> Sequence[MatchId]:
        """Every match in which the player has sat, the earliest begun first."""
        ...

    async def forget(self, player: PlayerId) -> None:
        """Put DELETED in the player's place wherever a match or table names them; the rest goes."""
        ...


class Notifier(Protocol):
    def changed(self, match_id: MatchId) -> None:
        """A match or table has a new version, already kept. Returns at once."""
        ...
