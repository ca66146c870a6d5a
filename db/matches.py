"""Matches, their logs and their clocks."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import asdict
from typing import Final

import aiosqlite

from db.columns import packed, unpacked
from db.database import Database
from engine.game import Seat
from engine.match.model import Change, Due, Entry, Home, Match, MatchId, PlayerId, Time
from engine.match.ports import MatchNotFound, StaleVersion

_TUPLES: Final = ("players", "asked", "called", "awaited")

_INSERT: Final = """
    INSERT INTO match (
        id, status, version, guild, channel, begun, ended, game, rules, language,
        players, asked, called, awaited, seed, context, options, state
    ) VALUES (
        :id, :status, :version, :guild, :channel, :begun, :ended, :game, :rules, :language,
        :players, :asked, :called, :awaited, :seed, :context, :options, :state
    )
"""
_UPDATE: Final = """
    UPDATE match
    SET version = :version, status = :status, ended = :ended, state = :state,
        asked = :asked, called = :called, awaited = :awaited
    WHERE id = :id AND version = :before
"""
_OF_PLAYER: Final = """
    SELECT * FROM match WHERE id IN (
        SELECT id FROM plays JOIN match ON match.id = plays.match_id
        WHERE player = :player AND status = 'playing' AND guild = COALESCE(:guild, guild)
        UNION ALL
        SELECT id FROM (
            SELECT id FROM plays JOIN match ON match.id = plays.match_id
            WHERE player = :player AND status = 'finished' AND guild = COALESCE(:guild, guild)
            ORDER BY ended DESC, id LIMIT :finished
        ) AS latest
    )
"""


class SqliteMatchStore:
    """The ``MatchStore`` port."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def load(self, match_id: MatchId) -> Match:
        rows = await self._database.rows("SELECT * FROM match WHERE id = :id", id=match_id)
        if not rows:
            raise MatchNotFound(match_id)
        return _match(rows[0])

    async def append(self, change: Change) -> None:
        match = change.match
        async with self._database.transaction() as db:
            changed = await db.execute(_UPDATE, {**_columns(match), "before": change.before})
            if changed.rowcount != 1:
                raise StaleVersion
            await db.executemany(
                "INSERT INTO entry (match_id, version, seat, cause, action, events, at)"
                " VALUES (:match_id, :version, :seat, :cause, :action, :events, :at)",
                [{"match_id": match.id, **asdict(entry)} for entry in change.entries],
            )
            await db.execute("DELETE FROM due WHERE match_id = :id", {"id": match.id})
            await _insert_dues(db, change.dues)
            await db.execute(
                "UPDATE delivery SET owed = :version WHERE match_id = :id AND audience <> 'table'",
                {"version": match.version, "id": match.id},
            )

    async def log(self, match_id: MatchId) -> Sequence[Entry]:
        rows = await self._database.rows(
            "SELECT version, seat, cause, action, events, at FROM entry"
            " WHERE match_id = :id ORDER BY version",
            id=match_id,
        )
        return [Entry(**dict(row)) for row in rows]

    async def dues(self, match_id: MatchId) -> Sequence[Due]:
        rows = await self._database.rows(
            "SELECT match_id, seat, at FROM due WHERE match_id = :id ORDER BY seat", id=match_id
        )
        return [_due(row) for row in rows]

    async def fallen_due(self, now: Time, limit: int) -> Sequence[Due]:
        rows = await self._database.rows(
            "SELECT match_id, seat, at FROM due WHERE at <= :now"
            " ORDER BY at, match_id, seat LIMIT :limit",
            now=now,
            limit=limit,
        )
        return [_due(row) for row in rows]

    async def of_player(
        self, player: PlayerId, guild: int | None = None, *, finished: int = 0
    ) -> Sequence[Match]:
        rows = await self._database.rows(_OF_PLAYER, player=player, guild=guild, finished=finished)
        return sorted(map(_match, rows), key=lambda match: _rank(match, player))


async def insert_match(db: aiosqlite.Connection, match: Match, dues: Sequence[Due]) -> None:
    """Keep a new match with its players and clocks, inside the caller's transaction."""
    await db.execute(_INSERT, _columns(match))
    await db.executemany(
        "INSERT INTO plays (match_id, player) VALUES (:match_id, :player)",
        [{"match_id": match.id, "player": player} for player in set(match.players)],
    )
    await _insert_dues(db, dues)


async def _insert_dues(db: aiosqlite.Connection, dues: Sequence[Due]) -> None:
    await db.executemany(
        "INSERT INTO due (match_id, seat, at) VALUES (:match, :seat, :at)",
        [asdict(due) for due in dues],
    )


def _rank(match: Match, player: PlayerId) -> tuple[int, Time, MatchId]:
    """Sorts a player's matches: those that wait for them, those that do not, those finished."""
    if match.status == "finished":
        return 2, -(match.ended or 0), match.id
    return int(match.seat_of(player) not in match.awaited), match.begun, match.id


def _columns(match: Match) -> dict[str, object]:
    tuples = {name: packed(getattr(match, name)) for name in _TUPLES}
    return {**asdict(match), **asdict(match.home), **tuples}


def _match(row: sqlite3.Row) -> Match:
    columns = dict(row)
    home = Home(columns.pop("guild"), columns.pop("channel"))
    columns |= {name: unpacked(columns[name]) for name in _TUPLES}
    return Match(home=home, **columns)


def _due(row: sqlite3.Row) -> Due:
    return Due(MatchId(row["match_id"]), Seat(row["seat"]), row["at"])
