"""People who have used the bot, or whom it could not write to."""

from __future__ import annotations

from typing import Final

from db.database import Database
from engine.match.model import Person, PlayerId

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
    """The ``PeopleStore`` port. Whoever was never seen has an empty name, and English."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def seen(self, person: Person) -> None:
        async with self._database.transaction() as db:
            await db.execute(
                _SEEN, {"id": person.id, "name": person.name, "language": person.language}
            )

    async def get(self, player: PlayerId) -> Person | None:
        rows = await self._database.rows(
            "SELECT id, name, language, dms_closed FROM person WHERE id = :id", id=player
        )
        for id_, name, language, dms_closed in rows:
            return Person(PlayerId(id_), name, language, bool(dms_closed))
        return None

    async def set_dms_closed(self, player: PlayerId, closed: bool) -> None:
        async with self._database.transaction() as db:
            await db.execute(_CLOSED, {"id": player, "closed": int(closed)})
