"""Tables, kept as rows of ``lobby``, and the matches they start."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Final

import aiosqlite

from db.columns import packed, packed_terms, unpacked, unpacked_terms
from db.database import Database
from db.matches import insert_match
from engine.game import Seat
from engine.match.entries import Due
from engine.match.model import BOARD, TABLE, Home, Join, Match, MatchId, PlayerId, Table, Time, hand
from engine.match.ports import MatchNotFound, StaleVersion

_INSERT: Final = """
    INSERT INTO lobby (
        id, game, options, opener, invited, joins, seats, seed,
        guild, channel, language, opened, expires, terms, seating, rematch_of, status, version
    ) VALUES (
        :id, :game, :options, :opener, :invited, :joins, :seats, :seed,
        :guild, :channel, :language, :opened, :expires, :terms, :seating, :rematch_of, :status,
        :version
    )
    ON CONFLICT (rematch_of) WHERE status IN ('open', 'started') DO NOTHING
"""
_UPDATE: Final = """
    UPDATE lobby
    SET game = :game, options = :options, opener = :opener, invited = :invited, joins = :joins,
        seats = :seats, seed = :seed, guild = :guild, channel = :channel, language = :language,
        opened = :opened, expires = :expires, terms = :terms, seating = :seating,
        rematch_of = :rematch_of, status = :status, version = :version
    WHERE id = :id AND version = :version - 1
"""
_OPEN_OF: Final = """
    SELECT id FROM lobby
    WHERE status = 'open' AND (
        invited = :player
        OR EXISTS (SELECT 1 FROM json_each(joins) WHERE json_extract(value, '$.player') = :player)
    )
    ORDER BY opened, id
"""
_UNANSWERED: Final = """
    SELECT COUNT(*) AS tables FROM lobby
    WHERE opener = :opener AND status <> 'started' AND (status = 'open' OR opened > :since)
"""
_OWE: Final = """
    INSERT INTO delivery (match_id, audience, owed) VALUES (:id, :audience, 0)
"""


class SqliteTableStore:
    """The ``TableStore`` port."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, table: Table) -> bool:
        async with self._database.transaction() as db:
            kept = await db.execute(_INSERT, _columns(table))
            if kept.rowcount == 1:
                await db.execute(_OWE, {"id": table.id, "audience": TABLE})
            return kept.rowcount == 1

    async def load(self, table_id: MatchId) -> Table:
        rows = await self._database.rows("SELECT * FROM lobby WHERE id = :id", id=table_id)
        if not rows:
            raise MatchNotFound(table_id)
        return _table(rows[0])

    async def save(self, table: Table) -> None:
        async with self._database.transaction() as db:
            await _update(db, table)

    async def start(self, table: Table, match: Match, dues: Sequence[Due]) -> None:
        audiences = (BOARD, *(hand(Seat(seat)) for seat in range(len(match.players))))
        async with self._database.transaction() as db:
            await _update(db, replace(table, status="started"))
            await insert_match(db, match, dues)
            await db.executemany(
                _OWE, [{"id": match.id, "audience": audience} for audience in audiences]
            )

    async def expired(self, now: Time, limit: int) -> Sequence[MatchId]:
        rows = await self._database.rows(
            "SELECT id FROM lobby WHERE status = 'open' AND expires <= :now"
            " ORDER BY expires, id LIMIT :limit",
            now=now,
            limit=limit,
        )
        return [MatchId(row["id"]) for row in rows]

    async def rematch(self, match_id: MatchId) -> Table | None:
        rows = await self._database.rows(
            "SELECT * FROM lobby WHERE rematch_of = :id AND status IN ('open', 'started')",
            id=match_id,
        )
        return _table(rows[0]) if rows else None

    async def unanswered(self, opener: PlayerId, since: Time) -> int:
        rows = await self._database.rows(_UNANSWERED, opener=opener, since=since)
        return int(rows[0]["tables"])

    async def open_of(self, player: PlayerId) -> Sequence[MatchId]:
        rows = await self._database.rows(_OPEN_OF, player=player)
        return [MatchId(row["id"]) for row in rows]


async def _update(db: aiosqlite.Connection, table: Table) -> None:
    changed = await db.execute(_UPDATE, _columns(table))
    if changed.rowcount != 1:
        raise StaleVersion
    await db.execute(
        "UPDATE delivery SET owed = :version WHERE match_id = :id AND audience = 'table'",
        {"version": table.version, "id": table.id},
    )


def _columns(table: Table) -> dict[str, object]:
    joins = json.dumps([asdict(join) for join in table.joins])
    return {
        **asdict(table),
        **asdict(table.home),
        "joins": joins,
        "seating": packed(table.order),
        "terms": packed_terms(table.terms),
    }


def _table(row: sqlite3.Row) -> Table:
    columns = dict(row)
    home = Home(columns.pop("guild"), columns.pop("channel"))
    joins = tuple(Join(**join) for join in json.loads(columns.pop("joins")))
    columns["terms"] = unpacked_terms(columns["terms"])
    order = tuple(map(PlayerId, unpacked(columns.pop("seating"))))
    return Table(home=home, joins=joins, order=order, **columns)
