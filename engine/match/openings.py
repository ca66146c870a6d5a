"""How many tables one person may set up: each of them calls people."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.game import Refusal
from engine.match.calendar import DAY
from engine.match.locks import Locks
from engine.match.model import PlayerId, Table, Time
from engine.match.ports import TableStore

MOST: Final = 10
"""Tables of one opener that are open, or were opened within ``WITHIN`` and led to no match."""
WITHIN: Final = DAY


class TooManyTables(Refusal):
    """Somebody has set up enough tables that led to no match."""

    def __init__(self) -> None:
        super().__init__("error-too-many-tables", most=MOST)


class Openings:
    """Keeps new tables, unless their opener has set up enough of them.

    Args:
        clock: the time now.
    """

    def __init__(self, store: TableStore, clock: Callable[[], Time]) -> None:
        self._store = store
        self._clock = clock
        self._locks = Locks[PlayerId]()

    async def create(self, table: Table) -> bool:
        """``TableStore.create``. Raises TooManyTables."""
        async with self._locks.of(table.opener):
            since = self._clock() - WITHIN
            if await self._store.unanswered(table.opener, since) >= MOST:
                raise TooManyTables
            return await self._store.create(table)
