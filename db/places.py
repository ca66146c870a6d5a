"""Servers, and matches by where they are played."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection, Sequence
from dataclasses import asdict
from typing import Final

from db.database import Database
from db.rows import entry_of, match_of
from engine.match.entries import Cause, Entry
from engine.match.model import TELL_AGAIN, UNTOLD, Home, Match, MatchId, Time
from engine.match.places import Search, Server, Stray

_SAVE: Final = """
    INSERT INTO server (id, channel, language, threads)
    VALUES (:id, :channel, :language, :threads)
    ON CONFLICT (id) DO UPDATE
    SET channel = excluded.channel, language = excluded.language, threads = excluded.threads
"""
_GONE: Final = """
    INSERT INTO server (id, gone) VALUES (:id, :at)
    ON CONFLICT (id) DO UPDATE SET gone = COALESCE(server.gone, excluded.gone)
"""
_PLAYED_IN: Final = "SELECT DISTINCT guild FROM match WHERE status = 'playing' ORDER BY guild"
_ABANDONED: Final = """
    SELECT id FROM match
    WHERE status = 'playing' AND guild IN (SELECT id FROM server WHERE gone <= :since)
    LIMIT :limit
"""
_FORGET: Final = """
    DELETE FROM server WHERE gone <= :since AND NOT EXISTS (
        SELECT 1 FROM match WHERE match.guild = server.id AND match.status = 'playing'
    )
"""
_PLAYING: Final = """
    SELECT id FROM match
    WHERE status = 'playing' AND guild = :guild AND channel = COALESCE(:channel, channel)
    ORDER BY id
"""
_SEARCH: Final = """
    SELECT * FROM match
    WHERE status = 'playing' AND guild = :guild AND (
        :awaiting IS NULL OR EXISTS (
            SELECT 1 FROM json_each(awaited) AS seat
            WHERE json_extract(players, '$[' || seat.value || ']') = :awaiting
        )
    )
    ORDER BY begun * :direction, id LIMIT :limit OFFSET :offset
"""
_LAST: Final = """
    SELECT version, seat, cause, action, events, at, clock_left, clock_bank, number, words
    FROM entry
    WHERE match_id = :id AND cause IN (SELECT value FROM json_each(:causes))
    ORDER BY version DESC LIMIT 1
"""
_STRAY: Final = """
    INSERT INTO stray (match_id, guild, channel, tries, hold, spread)
    VALUES (:match, :guild, :channel, :tries, :hold, :spread)
    ON CONFLICT (match_id) DO UPDATE
    SET guild = excluded.guild, channel = excluded.channel, tries = excluded.tries,
        hold = excluded.hold, spread = excluded.spread
"""


class SqlitePlaceStore:
    """The ``PlaceStore`` port."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def server(self, guild: int) -> Server:
        rows = await self._database.rows("SELECT * FROM server WHERE id = :id", id=guild)
        if not rows:
            return Server(guild)
        return Server(**{**dict(rows[0]), "threads": bool(rows[0]["threads"])})

    async def save(self, server: Server) -> None:
        await self._write(_SAVE, **asdict(server))

    async def absent(self, present: Collection[int]) -> Sequence[int]:
        known = {*present, *await self.gone()}
        rows = await self._database.rows(_PLAYED_IN)
        return [row["guild"] for row in rows if row["guild"] not in known]

    async def gone(self) -> Sequence[int]:
        rows = await self._database.rows(
            "SELECT id FROM server WHERE gone IS NOT NULL ORDER BY gone, id"
        )
        return [int(row["id"]) for row in rows]

    async def set_gone(self, guild: int, at: Time | None) -> None:
        if at is None:
            await self._write("UPDATE server SET gone = NULL WHERE id = :id", id=guild)
        else:
            await self._write(_GONE, id=guild, at=at)

    async def abandoned(self, since: Time, limit: int) -> Sequence[MatchId]:
        rows = await self._database.rows(_ABANDONED, since=since, limit=limit)
        return [MatchId(row["id"]) for row in rows]

    async def forget(self, since: Time) -> None:
        await self._write(_FORGET, since=since)

    async def playing(self, guild: int, channel: int | None = None) -> Sequence[MatchId]:
        rows = await self._database.rows(_PLAYING, guild=guild, channel=channel)
        return [MatchId(row["id"]) for row in rows]

    async def search(self, search: Search, limit: int, offset: int = 0) -> Sequence[Match]:
        rows = await self._database.rows(
            _SEARCH,
            guild=search.guild,
            awaiting=search.awaiting,
            direction=1 if search.oldest else -1,
            limit=limit,
            offset=offset,
        )
        return [match_of(row) for row in rows]

    async def last(self, match_id: MatchId, causes: Collection[Cause]) -> Entry | None:
        rows = await self._database.rows(_LAST, id=match_id, causes=json.dumps([*causes]))
        return entry_of(rows[0]) if rows else None

    async def strays(self) -> Sequence[Stray]:
        rows = await self._database.rows("SELECT * FROM stray ORDER BY match_id")
        return [_stray(row) for row in rows]

    async def keep_stray(self, stray: Stray) -> None:
        await self._write(_STRAY, **asdict(stray), **asdict(stray.home))

    async def drop_stray(self, match_id: MatchId) -> None:
        await self._write("DELETE FROM stray WHERE match_id = :id", id=match_id)

    async def owe_hands(self, match_id: MatchId) -> None:
        await self._write(
            "UPDATE delivery SET told = :again"
            " WHERE match_id = :id AND audience LIKE 'seat:%' AND told <> :untold",
            id=match_id,
            again=TELL_AGAIN,
            untold=UNTOLD,
        )

    async def owe_board(self, match_id: MatchId) -> None:
        await self._write(
            "UPDATE delivery SET told = :again WHERE match_id = :id AND audience = 'board'",
            id=match_id,
            again=TELL_AGAIN,
        )

    async def lose_board(self, match_id: MatchId) -> None:
        await self._write(
            "UPDATE delivery SET channel = NULL, message = NULL, digest = ''"
            " WHERE match_id = :id AND audience = 'board'",
            id=match_id,
        )

    async def _write(self, sql: str, **params: object) -> None:
        async with self._database.transaction() as db:
            await db.execute(sql, params)


def _stray(row: sqlite3.Row) -> Stray:
    home = Home(row["guild"], row["channel"])
    return Stray(MatchId(row["match_id"]), home, row["tries"], row["hold"], bool(row["spread"]))
