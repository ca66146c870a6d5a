"""Matches against computers, at once: nobody else is needed."""

from __future__ import annotations

from typing import Final

from engine.ai.levels import LevelName
from engine.match.computers import is_computer
from engine.match.laying import Place
from engine.match.model import Join, MatchId, PlayerId, Table
from engine.match.ports import MatchStore
from engine.match.tables import TableRefusal, Tables
from engine.match.terms import Terms

MOST: Final = 5
"""Matches in play that one person may have with computers: each of them keeps a machine busy."""


class Practice:
    """All raise TableRefusal where somebody has enough matches with computers."""

    def __init__(self, tables: Tables, matches: MatchStore) -> None:
        self._tables = tables
        self._matches = matches

    async def begin(
        self, game_key: str, opener: Join, place: Place, level: LevelName, terms: Terms
    ) -> Table:
        """A match of the fewest seats, all but the first one's a computer's.

        Raises:
            TooManyTables: the player has set up enough tables.
        """
        await self._check(opener.player)
        seats = min(self._tables.games[game_key].seats)
        table = await self._tables.open(game_key, opener, place, terms=terms, seats=seats)
        return await self._tables.fill(table.id, opener.player, level)

    async def fill(self, table_id: MatchId, player: PlayerId, level: LevelName) -> Table:
        """``Tables.fill``."""
        await self._check(player)
        return await self._tables.fill(table_id, player, level)

    async def rematch(self, match_id: MatchId, join: Join) -> Table:
        """``Tables.rematch``, which with computers begins at once."""
        match = await self._matches.load(match_id)
        if any(map(is_computer, match.players)):
            await self._check(join.player)
        return await self._tables.rematch(match_id, join)

    async def _check(self, player: PlayerId) -> None:
        playing = await self._matches.of_player(player)
        if sum(any(map(is_computer, match.players)) for match in playing) >= MOST:
            raise TableRefusal("error-too-many-practices", most=MOST)
