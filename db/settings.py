"""What the program remembers of itself between runs."""

from __future__ import annotations

from db.database import Database


class SqliteSettings:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, key: str) -> str | None:
        rows = await self._database.rows("SELECT value FROM setting WHERE key = :key", key=key)
        return str(rows[0]["value"]) if rows else None

    async def put(self, key: str, value: str) -> None:
        async with self._database.transaction() as db:
            await db.execute(
                "INSERT INTO setting (key, value) VALUES (:key, :value)"
                " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
                {"key": key, "value": value},
            )
