"""Matches, their logs and their clocks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Final

import aiosqlite

from db.database import Database
from db.rows import due_of, entry_columns, entry_of, match_columns, match_of
from engine.game import Seat
from engine.match.entries import Change, Due, Entry, Sitting
from engine.match.model import DELETED, Match, MatchId, Nudge, PlayerId, Time
from engine.match.ports import MatchNotFound, StaleVersion, Which

_INSERT: Final = """
    INSERT INTO match (
        id, status, version, guild, channel, begun, ended, game, rules, language,
        terms, players, asked, called, awaited, clocks, calendars, absent, gone, paused, motion,
        seed, context, options, state
    ) VALUES (
        :id, :status, :version, :guild, :channel, :begun, :ended, :game, :rules, :language,
        :terms, :players, :asked, :called, :awaited, :clocks, :calendars, :absent, :gone, :paused,
        :motion, :seed, :context, :options, :state
    )
"""
_UPDATE: Final = """
    UPDATE match
    SET version = :version, status = :status, ended = :ended, state = :state,
        guild = :guild, channel = :channel,
        asked = :asked, called = :called, awaited = :awaited, clocks = :clocks,
        calendars = :calendars, absent = :absent, gone = :gone, paused = :paused, motion = :motion
    WHERE id = :id AND version = :before
"""
_ENTRY: Final = """
    INSERT INTO entry (
        match_id, version, seat, cause, action, events, at, clock_left, clock_bank, number, words
    ) VALUES (
        :match_id, :version, :seat, :cause, :action, :events, :at, :clock_left, :clock_bank,
        :number, :words
    )
"""
_LOG: Final = """
    SELECT version, seat, cause, action, events, at, clock_left, clock_bank, number, words
    FROM entry WHERE match_id = :id ORDER BY version
"""
_LEFTOVER: Final = """
    INSERT INTO leftover (message, channel)
    SELECT message, channel FROM delivery
    WHERE match_id = :id AND audience = :audience AND message IS NOT NULL AND channel IS NOT NULL
    ON CONFLICT (message, channel) DO NOTHING
"""
_AFRESH: Final = """
    UPDATE delivery
    SET told = -1, channel = NULL, message = NULL, called = '[]', digest = '', posts = posts + 2
    WHERE match_id = :id AND audience = :audience
"""
_LISTED: Final = """
    SELECT * FROM match
    WHERE guild = COALESCE(:guild, guild) AND game = COALESCE(:game, game)
        AND status = COALESCE(:status, status)
    ORDER BY begun DESC, id LIMIT :limit OFFSET :offset
"""
_RESEAT: Final = (
    """
    DELETE FROM plays WHERE match_id = :id AND player = (
        SELECT player FROM sitting WHERE match_id = :id AND seat = :seat AND until IS NULL
    )
    """,
    "INSERT INTO plays (match_id, player) VALUES (:id, :player)",
    "UPDATE match SET players = json_set(players, '$[' || :seat || ']', :player) WHERE id = :id",
    """
    UPDATE sitting SET until = :since WHERE match_id = :id AND seat = :seat AND until IS NULL
    """,
)
_LOOKED: Final = """
    INSERT INTO looked (match_id, player, version)
    SELECT match_id, player, :version FROM plays WHERE match_id = :id AND player = :player
    ON CONFLICT (match_id, player) DO UPDATE SET version = excluded.version
    WHERE looked.version < excluded.version
"""
_OF_PLAYER: Final = """
    SELECT * FROM match WHERE id IN (
        SELECT id FROM plays JOIN match ON match.id = plays.match_id
        WHERE player = :player AND status = 'playing' AND guild = COALESCE(:guild, guild)
        UNION ALL
        SELECT id FROM (
            SELECT id FROM plays JOIN match ON match.id = plays.match_id
            WHERE player = :player AND status <> 'playing' AND guild = COALESCE(:guild, guild)
            ORDER BY ended DESC, id LIMIT :finished
        ) AS latest
    )
"""


_WITH_COMPUTERS: Final = """
    SELECT DISTINCT id FROM plays JOIN match ON match.id = plays.match_id
    WHERE player < :people AND status = 'playing' AND paused IS NULL
    ORDER BY begun, id
"""


class SqliteMatchStore:
    """The ``MatchStore`` port."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def load(self, match_id: MatchId) -> Match:
        rows = await self._database.rows("SELECT * FROM match WHERE id = :id", id=match_id)
        if not rows:
            raise MatchNotFound(match_id)
        return match_of(rows[0])

    async def version(self, match_id: MatchId) -> int:
        rows = await self._database.rows("SELECT version FROM match WHERE id = :id", id=match_id)
        if not rows:
            raise MatchNotFound(match_id)
        return int(rows[0]["version"])

    async def append(self, change: Change) -> None:
        match = change.match
        async with self._database.transaction() as db:
            changed = await db.execute(_UPDATE, {**match_columns(match), "before": change.before})
            if changed.rowcount != 1:
                raise StaleVersion
            await db.executemany(
                _ENTRY, [entry_columns(match.id, entry) for entry in change.entries]
            )
            await db.execute("DELETE FROM due WHERE match_id = :id", {"id": match.id})
            await _insert_dues(db, change.dues)
            await _void_nudges(db, change)
            if change.taken is not None:
                await _reseat(db, change.taken)
            await db.execute(
                "UPDATE delivery SET owed = :version WHERE match_id = :id AND audience <> 'table'",
                {"version": match.version, "id": match.id},
            )
            for audience in change.afresh:
                await db.execute(_LEFTOVER, {"id": match.id, "audience": audience})
                await db.execute(_AFRESH, {"id": match.id, "audience": audience})

    async def log(self, match_id: MatchId) -> Sequence[Entry]:
        return [entry_of(row) for row in await self._database.rows(_LOG, id=match_id)]

    async def dues(self, match_id: MatchId) -> Sequence[Due]:
        rows = await self._database.rows(
            "SELECT match_id, seat, at, kind FROM due WHERE match_id = :id ORDER BY seat, at, kind",
            id=match_id,
        )
        return [due_of(row) for row in rows]

    async def fallen_due(self, now: Time, limit: int) -> Sequence[Due]:
        rows = await self._database.rows(
            "SELECT match_id, seat, at, kind FROM due WHERE at <= :now"
            " ORDER BY at, match_id, seat, kind LIMIT :limit",
            now=now,
            limit=limit,
        )
        return [due_of(row) for row in rows]

    async def remind(self, due: Due, nudge: Nudge | None) -> bool:
        async with self._database.transaction() as db:
            gone = await db.execute(
                "DELETE FROM due WHERE match_id = :match AND seat = :seat AND kind = :kind"
                " AND at = :at",
                asdict(due),
            )
            if gone.rowcount == 1 and nudge is not None:
                await db.execute(
                    "INSERT INTO nudge (player, match_id, seat, kind, hold)"
                    " VALUES (:player, :match, :seat, :kind, :hold)"
                    " ON CONFLICT (player, match_id, seat, kind) DO NOTHING",
                    asdict(nudge),
                )
            return gone.rowcount == 1

    async def listed(self, which: Which, limit: int, offset: int = 0) -> Sequence[Match]:
        rows = await self._database.rows(_LISTED, limit=limit, offset=offset, **asdict(which))
        return [match_of(row) for row in rows]

    async def has_computers(self, match_id: MatchId) -> bool:
        rows = await self._database.rows(
            "SELECT MIN(player) < :people AS has FROM plays WHERE match_id = :id",
            id=match_id,
            people=DELETED,
        )
        if rows[0]["has"] is None:
            raise MatchNotFound(match_id)
        return bool(rows[0]["has"])

    async def with_computers(self) -> Sequence[MatchId]:
        rows = await self._database.rows(_WITH_COMPUTERS, people=DELETED)
        return [MatchId(row["id"]) for row in rows]

    async def sittings(self, match_id: MatchId) -> Sequence[Sitting]:
        rows = await self._database.rows(
            "SELECT seat, player, since, until FROM sitting WHERE match_id = :id"
            " ORDER BY seat, since",
            id=match_id,
        )
        return [Sitting(match_id, *row) for row in rows]

    async def looked(self, match_id: MatchId, player: PlayerId) -> int:
        rows = await self._database.rows(
            "SELECT version FROM looked WHERE match_id = :id AND player = :player",
            id=match_id,
            player=player,
        )
        return int(rows[0]["version"]) if rows else 0

    async def mark_looked(self, match_id: MatchId, player: PlayerId, version: int) -> None:
        async with self._database.transaction() as db:
            await db.execute(_LOOKED, {"id": match_id, "player": player, "version": version})

    async def of_player(
        self, player: PlayerId, guild: int | None = None, *, finished: int = 0
    ) -> Sequence[Match]:
        rows = await self._database.rows(_OF_PLAYER, player=player, guild=guild, finished=finished)
        return sorted(map(match_of, rows), key=lambda match: _rank(match, player))


async def insert_match(db: aiosqlite.Connection, match: Match, dues: Sequence[Due]) -> None:
    """Keep a new match with its players and clocks, inside the caller's transaction."""
    await db.execute(_INSERT, match_columns(match))
    await db.executemany(
        "INSERT INTO plays (match_id, player) VALUES (:id, :player)",
        [{"id": match.id, "player": player} for player in {*match.players}],
    )
    for seat, player in enumerate(match.players):
        await _sit(db, Sitting(match.id, Seat(seat), player, 0))
    await _insert_dues(db, dues)


async def _insert_dues(db: aiosqlite.Connection, dues: Sequence[Due]) -> None:
    await db.executemany(
        "INSERT INTO due (match_id, seat, kind, at) VALUES (:match, :seat, :kind, :at)",
        [asdict(due) for due in dues],
    )


async def _sit(db: aiosqlite.Connection, sitting: Sitting) -> None:
    await db.execute(
        "INSERT INTO sitting (match_id, seat, player, since, until)"
        " VALUES (:match, :seat, :player, :since, :until)",
        asdict(sitting),
    )


async def _void_nudges(db: aiosqlite.Connection, change: Change) -> None:
    await db.executemany(
        "DELETE FROM nudge WHERE match_id = :id AND seat = :seat",
        [{"id": change.match.id, "seat": seat} for seat in change.answered],
    )


async def _reseat(db: aiosqlite.Connection, taken: Sitting) -> None:
    """A seat has a new player, whose sitting begins where the former's ends."""
    seat = {"id": taken.match, "seat": taken.seat, "player": taken.player, "since": taken.since}
    for sql in _RESEAT:
        await db.execute(sql, seat)
    await _sit(db, taken)


def _rank(match: Match, player: PlayerId) -> tuple[int, Time, MatchId]:
    """Sorts a player's matches: those that wait for them, those that do not, those over."""
    if match.status != "playing":
        return 2, -(match.ended or 0), match.id
    return int(match.seat_of(player) not in match.awaited), match.begun, match.id
