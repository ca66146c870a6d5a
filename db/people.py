"""People who have used the bot, or whom it could not write to."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict
from typing import Final

import aiosqlite

from db.database import Database
from engine.match.calendar import Away, Hours
from engine.match.model import Person, PlayerId, Remind, Time

REMEMBERED: Final = 10_000
"""People; past them all are read anew."""
_SEEN: Final = """
    INSERT INTO person (id, name, language) VALUES (:id, :name, :language)
    ON CONFLICT (id) DO UPDATE SET name = excluded.name, language = excluded.language
    WHERE person.name <> excluded.name OR person.language <> excluded.language
"""
_GET: Final = """
    SELECT person.*, away_from, away_until
    FROM person LEFT JOIN vacation ON vacation.player = person.id
    WHERE person.id = :id ORDER BY away_from, away_until
"""
_CLOSED: Final = """
    INSERT INTO person (id, dms_closed) VALUES (:id, :closed)
    ON CONFLICT (id) DO UPDATE SET dms_closed = excluded.dms_closed
"""
_REMIND: Final = """
    INSERT INTO person (id, remind) VALUES (:id, :remind)
    ON CONFLICT (id) DO UPDATE SET remind = excluded.remind
"""
_HOURS: Final = """
    INSERT INTO person (id, zone, quiet_start, quiet_end, hours_set)
    VALUES (:id, :zone, :start, :end, :at)
    ON CONFLICT (id) DO UPDATE
    SET zone = excluded.zone, quiet_start = excluded.quiet_start, quiet_end = excluded.quiet_end,
        hours_set = excluded.hours_set
"""
_RECALL: Final = """
    INSERT INTO recall (player, number) VALUES (:player, 1)
    ON CONFLICT (player) DO UPDATE SET number = recall.number + 1
"""


class SqlitePeopleStore:
    """The ``PeopleStore`` port. Whoever was never seen has an empty name, and English.

    Every screen names people: who was read is remembered until changed here, by the only writer.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: dict[PlayerId, Person | None] = {}

    async def seen(self, person: Person) -> None:
        await self._write(
            person.id,
            _SEEN,
            {"id": person.id, "name": person.name, "language": person.language},
        )

    async def get(self, player: PlayerId) -> Person | None:
        if player not in self._known:
            found = await self._read(player)
            if len(self._known) >= REMEMBERED:
                self._known.clear()
            self._known[player] = found
        return self._known[player]

    async def set_dms_closed(self, player: PlayerId, closed: bool) -> None:
        await self._write(player, _CLOSED, {"id": player, "closed": int(closed)})

    async def set_remind(self, player: PlayerId, remind: Remind) -> None:
        await self._write(player, _REMIND, {"id": player, "remind": remind})

    async def set_hours(self, player: PlayerId, hours: Hours | None, at: Time) -> None:
        parts = (None, None, None) if hours is None else (hours.zone, hours.start, hours.end)
        zone, start, end = parts
        params = {"id": player, "zone": zone, "start": start, "end": end, "at": at}
        async with self.changing(player) as db:
            await db.execute(_HOURS, params)
            await db.execute(_RECALL, {"player": player})

    async def set_away(self, player: PlayerId, away: Sequence[Away]) -> None:
        async with self.changing(player) as db:
            await db.execute(
                "INSERT INTO person (id) VALUES (:id) ON CONFLICT DO NOTHING", {"id": player}
            )
            await db.execute("DELETE FROM vacation WHERE player = :id", {"id": player})
            await db.executemany(
                "INSERT INTO vacation (player, away_from, away_until) VALUES (:id, :start, :end)",
                [{"id": player, **asdict(each)} for each in away],
            )
            await db.execute(_RECALL, {"player": player})

    async def recalls(self) -> Sequence[tuple[PlayerId, int]]:
        rows = await self._database.rows("SELECT player, number FROM recall ORDER BY player")
        return [(PlayerId(player), number) for player, number in rows]

    async def recalled(self, player: PlayerId, number: int) -> None:
        async with self._database.transaction() as db:
            await db.execute(
                "DELETE FROM recall WHERE player = :player AND number = :number",
                {"player": player, "number": number},
            )

    @asynccontextmanager
    async def changing(self, player: PlayerId) -> AsyncIterator[aiosqlite.Connection]:
        """A transaction that changes what is known of a person, whatever comes of it.

        It forgets the person even where it is cancelled: it may have been kept all the same.
        """
        try:
            async with self._database.transaction() as db:
                yield db
        finally:
            self._known.pop(player, None)

    async def _write(self, player: PlayerId, sql: str, params: dict[str, object]) -> None:
        async with self.changing(player) as db:
            await db.execute(sql, params)

    async def _read(self, player: PlayerId) -> Person | None:
        """In one query, so that nothing can be written between its parts."""
        rows = await self._database.rows(_GET, id=player)
        away = [(row["away_from"], row["away_until"]) for row in rows]
        vacations = tuple(Away(*each) for each in away if None not in each)
        return _person(rows[0], vacations) if rows else None


def _person(row: sqlite3.Row, away: tuple[Away, ...]) -> Person:
    zone, start, end = row["zone"], row["quiet_start"], row["quiet_end"]
    return Person(
        id=PlayerId(row["id"]),
        name=row["name"],
        language=row["language"],
        dms_closed=bool(row["dms_closed"]),
        hours=None if zone is None else Hours(zone, start, end),
        hours_set=row["hours_set"],
        away=away,
        remind=row["remind"],
    )
