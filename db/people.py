"""People who have used the bot, or whom it could not write to."""

from __future__ import annotations

from typing import Final

from db.database import Database
from engine.match.model import Person, PlayerId

REMEMBERED: Final = 10_000
"""People; past them all are read anew."""
_SEEN: Final = """
    INSERT INTO person (id, name, language) VALUES (:id, :name, :language)
    ON CONFLICT (id) DO UPDATE SET name = excluded.name, language = excluded.language
    WHERE person.name <> excluded.name OR person.language <> excluded.language
"""
_CLOSED: Final = """
    INSERT INTO person (id, dms_closed) VALUES (:id, :closed)
    ON CONFLICT (id) DO UPDATE SET dms_closed = excluded.dms_closed
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

    async def _write(self, player: PlayerId, sql: str, params: dict[str, object]) -> None:
        """Forgets the person even where it is cancelled: it may have been kept all the same."""
        try:
            async with self._database.transaction() as db:
                await db.execute(sql, params)
        finally:
            self._known.pop(player, None)

    async def _read(self, player: PlayerId) -> Person | None:
        rows = await self._database.rows(
            "SELECT id, name, language, dms_closed FROM person WHERE id = :id", id=player
        )
        for id_, name, language, dms_closed in rows:
            return Person(PlayerId(id_), name, language, bool(dms_closed))
        return None
