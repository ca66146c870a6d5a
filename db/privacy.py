"""All that is kept of one person, and its removal."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

import aiosqlite

from db.database import Database
from db.people import SqlitePeopleStore
from engine.match.model import DELETED, TELL_AGAIN, MatchId, PlayerId

_ABOUT: Final = {
    "person": "SELECT * FROM person WHERE id = :player",
    "vacations": "SELECT away_from, away_until FROM vacation WHERE player = :player",
    "reminders_owed": "SELECT match_id, seat, kind, hold FROM nudge WHERE player = :player",
    "reminders_sent": "SELECT number, at FROM nudged WHERE player = :player",
    "private_messages": "SELECT delivery.match_id, channel, message FROM delivery JOIN sitting"
    " ON sitting.match_id = delivery.match_id AND audience = 'seat:' || seat"
    " WHERE player = :player AND until IS NULL AND message IS NOT NULL",
    "looked_at": "SELECT match_id, version FROM looked WHERE player = :player",
    "tables_opened": "SELECT id, game, guild, channel, opened, status FROM lobby"
    " WHERE opener = :player",
    "invitations": "SELECT id, game, guild, channel, opened, status FROM lobby"
    " WHERE invited = :player",
    "tables_joined": "SELECT id, game, guild, channel, opened, status FROM lobby WHERE EXISTS"
    " (SELECT 1 FROM json_each(joins) WHERE json_extract(value, '$.player') = :player)",
}
_TABLES: Final = """
    SELECT id, opener, invited, joins, seating FROM lobby
    WHERE opener = :player OR invited = :player
        OR EXISTS (SELECT 1 FROM json_each(joins) WHERE json_extract(value, '$.player') = :player)
        OR EXISTS (SELECT 1 FROM json_each(seating) WHERE value = :player)
"""
_SEATS: Final = """
    SELECT match.id, match.players FROM plays JOIN match ON match.id = plays.match_id
    WHERE plays.player = :player
"""
_RETELL: Final = """
    UPDATE delivery SET told = :again
    WHERE (told < owed OR message IS NOT NULL) AND match_id IN (
        SELECT id FROM lobby
        WHERE opener = :player OR invited = :player
            OR EXISTS
                (SELECT 1 FROM json_each(joins) WHERE json_extract(value, '$.player') = :player)
        UNION SELECT match_id FROM sitting WHERE player = :player
    )
"""
_EMPTY: Final = """
    UPDATE match
    SET players = json_set(players, '$[' || :seat || ']', :deleted),
        calendars = json_set(calendars, '$[' || :seat || ']', json('[null, []]'))
    WHERE id = :id
"""
_GONE: Final = tuple(
    f"DELETE FROM {table} WHERE {column} = :player"  # noqa: S608 - the names stand below
    for table, column in (
        ("vacation", "player"),
        ("nudge", "player"),
        ("nudged", "player"),
        ("looked", "player"),
        ("recall", "player"),
        ("plays", "player"),
        ("person", "id"),
    )
)


class SqlitePrivacyStore:
    """The ``PrivacyStore`` port."""

    def __init__(self, database: Database, people: SqlitePeopleStore) -> None:
        self._database = database
        self._people = people

    async def about(self, player: PlayerId) -> dict[str, Any]:
        return {
            what: [dict(row) for row in await self._database.rows(sql, player=player)]
            for what, sql in _ABOUT.items()
        }

    async def matches_ever(self, player: PlayerId) -> Sequence[MatchId]:
        rows = await self._database.rows(
            "SELECT DISTINCT match.id, begun FROM sitting JOIN match ON match.id = sitting.match_id"
            " WHERE player = :player ORDER BY begun, match.id",
            player=player,
        )
        return [MatchId(row["id"]) for row in rows]

    async def forget(self, player: PlayerId) -> None:
        async with self._people.changing(player) as db:
            await db.execute(_RETELL, {"player": player, "again": TELL_AGAIN})
            await _leave_tables(db, player)
            await _leave_seats(db, player)
            await db.execute(
                "UPDATE sitting SET player = :deleted WHERE player = :player",
                {"player": player, "deleted": DELETED},
            )
            for sql in _GONE:
                await db.execute(sql, {"player": player})


async def _leave_tables(db: aiosqlite.Connection, player: PlayerId) -> None:
    for row in await db.execute_fetchall(_TABLES, {"player": player}):
        joins = [
            {**join, "player": _other(join["player"], player)} for join in json.loads(row["joins"])
        ]
        await db.execute(
            "UPDATE lobby SET opener = :opener, invited = :invited, joins = :joins,"
            " seating = :seating WHERE id = :id",
            {
                "id": row["id"],
                "opener": _other(row["opener"], player),
                "invited": _other(row["invited"], player),
                "joins": json.dumps(joins),
                "seating": json.dumps([_other(p, player) for p in json.loads(row["seating"])]),
            },
        )


async def _leave_seats(db: aiosqlite.Connection, player: PlayerId) -> None:
    """Nothing is told to their seats any more, nor is it kept where they were told."""
    for row in await db.execute_fetchall(_SEATS, {"player": player}):
        players = json.loads(row["players"])
        seats = [
            {"id": row["id"], "seat": seat, "deleted": DELETED, "audience": f"seat:{seat}"}
            for seat, sitting in enumerate(players)
            if sitting == player
        ]
        await db.executemany(_EMPTY, seats)
        await db.executemany(
            "DELETE FROM delivery WHERE match_id = :id AND audience = :audience", seats
        )


def _other(found: int | None, player: PlayerId) -> int | None:
    return DELETED if found == player else found
