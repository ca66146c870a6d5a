"""What the match services need of the outside world."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from engine.game import Refusal
from engine.match.model import (
    Audience,
    Change,
    Delivery,
    Due,
    Entry,
    Leftover,
    Match,
    MatchId,
    Person,
    PlayerId,
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


class MatchStore(Protocol):
    async def load(self, match_id: MatchId) -> Match:
        """Raises MatchNotFound."""
        ...

    async def append(self, change: Change) -> None:
        """Keep the match, the entries, the dues and the news owed: all or nothing.

        Every delivery of the match, but for its table's, then owes the new version.

        Raises:
            StaleVersion: the stored version is not ``change.before``.
        """
        ...

    async def log(self, match_id: MatchId) -> Sequence[Entry]:
        """In the order played; empty for an unknown match."""
        ...

    async def dues(self, match_id: MatchId) -> Sequence[Due]: ...

    async def fallen_due(self, now: Time, limit: int) -> Sequence[Due]:
        """The earliest first, none later than ``now``."""
        ...

    async def of_player(
        self, player: PlayerId, guild: int | None = None, *, finished: int = 0
    ) -> Sequence[Match]:
        """All being played, awaited ones first and the oldest of those first; then so many
        finished ones, the latest first. ``guild`` leaves out other servers.
        """
        ...


class TableStore(Protocol):
    async def create(self, table: Table) -> None:
        """Keep a new table; its TABLE delivery owes version 0."""
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
        """Keep the name and language; ``dms_closed`` is left as it was."""
        ...

    async def get(self, player: PlayerId) -> Person | None: ...

    async def set_dms_closed(self, player: PlayerId, closed: bool) -> None:
        """For someone never seen, too."""
        ...


class Notifier(Protocol):
    def changed(self, match_id: MatchId) -> None:
        """A match or table has a new version, already kept. Returns at once."""
        ...
