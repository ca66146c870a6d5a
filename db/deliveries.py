"""What each audience was last told, and old messages still to tidy."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import asdict
from typing import Final

from db.columns import packed, unpacked
from db.database import Database
from engine.match.model import Audience, Delivery, Leftover, MatchId

_BEHIND: Final = """
    SELECT * FROM delivery WHERE match_id = :id AND told < owed
    ORDER BY CASE audience WHEN 'table' THEN 0 WHEN 'board' THEN 1 ELSE 2 END,
        LENGTH(audience), audience
"""
_TOLD: Final = """
    UPDATE delivery
    SET told = CASE WHEN told = -2 THEN owed - 1 ELSE :told END,
        channel = :channel, message = :message, posts = :posts, called = :called, digest = :digest
    WHERE match_id = :match AND audience = :audience AND posts <= :posts
"""
_TIDY: Final = """
    INSERT INTO leftover (message, channel) VALUES (:message, :channel)
    ON CONFLICT (message, channel) DO NOTHING
"""


class SqliteDeliveryStore:
    """The ``DeliveryStore`` port."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def owing(self) -> Sequence[MatchId]:
        rows = await self._database.rows(
            "SELECT DISTINCT match_id FROM delivery WHERE told < owed ORDER BY match_id"
        )
        return [MatchId(row["match_id"]) for row in rows]

    async def of(self, match_id: MatchId) -> Sequence[Delivery]:
        return [_delivery(row) for row in await self._database.rows(_BEHIND, id=match_id)]

    async def live(self, match_id: MatchId, audience: Audience) -> Delivery | None:
        rows = await self._database.rows(
            "SELECT * FROM delivery WHERE match_id = :id AND audience = :audience",
            id=match_id,
            audience=audience,
        )
        return _delivery(rows[0]) if rows else None

    async def told(self, delivery: Delivery, leftover: Leftover | None = None) -> None:
        """An audience that moved meanwhile keeps to its new place: what was told is left over."""
        columns = {**asdict(delivery), "called": packed(delivery.called)}
        async with self._database.transaction() as db:
            kept = await db.execute(_TOLD, columns)
            if kept.rowcount == 0 and delivery.message is not None:
                await db.execute(_TIDY, columns)
            if leftover is not None:
                await db.execute(_TIDY, asdict(leftover))

    async def leftovers(self, limit: int) -> Sequence[Leftover]:
        rows = await self._database.rows(
            "SELECT message, channel FROM leftover ORDER BY message, channel LIMIT :limit",
            limit=limit,
        )
        return [Leftover(**dict(row)) for row in rows]

    async def tidied(self, leftover: Leftover) -> None:
        async with self._database.transaction() as db:
            await db.execute(
                "DELETE FROM leftover WHERE message = :message AND channel = :channel",
                asdict(leftover),
            )


def _delivery(row: sqlite3.Row) -> Delivery:
    columns = dict(row)
    match_id, called = columns.pop("match_id"), unpacked(columns.pop("called"))
    return Delivery(match=match_id, called=called, **columns)
