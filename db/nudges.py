"""Reminders owed to people, and when they were sent any."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Final

from db.database import Database
from engine.match.model import Nudge, PlayerId, Time

_DROP: Final = """
    DELETE FROM nudge
    WHERE player = :player AND match_id = :match AND seat = :seat AND kind = :kind
"""
_TOLD: Final = """
    INSERT INTO nudged (player, number, at)
    SELECT player, number, :at FROM (
        SELECT :player AS player, COALESCE(MAX(number), 0) + 1 AS number
        FROM nudged WHERE player = :player
    ) AS next
    WHERE EXISTS (SELECT 1 FROM plays WHERE plays.player = :player)
"""


class SqliteNudgeStore:
    """The ``NudgeStore`` port."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def owed(self, now: Time, limit: int) -> Sequence[PlayerId]:
        rows = await self._database.rows(
            "SELECT player FROM nudge WHERE hold <= :now ORDER BY hold, player LIMIT :limit",
            now=now,
            limit=limit,
        )
        return list(dict.fromkeys(PlayerId(row["player"]) for row in rows))

    async def of(self, player: PlayerId) -> Sequence[Nudge]:
        rows = await self._database.rows(
            "SELECT player, match_id, seat, kind, hold FROM nudge WHERE player = :player"
            " ORDER BY match_id, seat, kind",
            player=player,
        )
        return [Nudge(*row) for row in rows]

    async def hold(self, player: PlayerId, until: Time) -> None:
        async with self._database.transaction() as db:
            await db.execute(
                "UPDATE nudge SET hold = :until WHERE player = :player AND hold < :until",
                {"player": player, "until": until},
            )

    async def told(self, nudges: Sequence[Nudge], at: Time) -> None:
        async with self._database.transaction() as db:
            await db.executemany(_DROP, [asdict(nudge) for nudge in nudges])
            await db.executemany(
                _TOLD, [{"player": player, "at": at} for player in {n.player for n in nudges}]
            )

    async def drop(self, nudges: Sequence[Nudge]) -> None:
        async with self._database.transaction() as db:
            await db.executemany(_DROP, [asdict(nudge) for nudge in nudges])

    async def times(self, player: PlayerId, since: Time) -> Sequence[Time]:
        rows = await self._database.rows(
            "SELECT at FROM nudged WHERE player = :player AND at >= :since ORDER BY number",
            player=player,
            since=since,
        )
        return [row["at"] for row in rows]

    async def count(self, player: PlayerId) -> int:
        rows = await self._database.rows(
            "SELECT COALESCE(MAX(number), 0) AS told FROM nudged WHERE player = :player",
            player=player,
        )
        return int(rows[0]["told"])
