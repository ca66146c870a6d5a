"""One SQLite connection, its transactions and its reads taken one at a time."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import aiosqlite

MIGRATIONS: Final = Path(__file__).with_name("migrations")
BUSY_SECONDS: Final = 5.0
"""How long a statement waits for another process to let go of the file."""
WAL_TRIES: Final = 250
MEMORY: Final = ":memory:"
"""SQLite's name for a database in no file."""


class NewerDatabase(Exception):
    """The file was written by a later program than this one."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(
            f"the database is of version {found}, and this program knows versions up to {known}"
        )
        self.found = found
        self.known = known


class Database:
    """The open file. Tasks share it; none ever sees what another has not yet committed."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._lock = asyncio.Lock()

    @classmethod
    @asynccontextmanager
    async def open(cls, path: Path, migrations: Path = MIGRATIONS) -> AsyncIterator[Database]:
        """Open or create the file, brought up to date; closing waits for a transaction in hand.

        A new file may be read by nobody but its owner, and what SQLite puts beside it neither:
        the seeds of the matches are in it.

        Raises:
            NewerDatabase: and the file is left as it was.
        """
        _keep_private(path)
        async with aiosqlite.connect(
            path, isolation_level=None, timeout=BUSY_SECONDS
        ) as connection:
            connection.row_factory = sqlite3.Row
            database = cls(connection)
            await database._prepare(_scripts(migrations))
            try:
                yield database
            finally:
                async with database._lock:
                    await connection.close()

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[aiosqlite.Connection]:
        """All or nothing, whenever the task is cancelled. Reads inside it go by its connection.

        The connection's thread takes each step it was asked for, in that order, even when the
        asker is cancelled: so nothing comes between a cancelled step and the rollback, which
        finds nothing to do where the step was the commit.
        """
        async with self._lock:
            try:
                await self._connection.execute("BEGIN IMMEDIATE")
                yield self._connection
                await self._connection.commit()
            except BaseException:
                await self._connection.rollback()
                raise

    async def rows(self, sql: str, **params: object) -> list[sqlite3.Row]:
        """What one query finds among what is committed."""
        async with self._lock:
            return list(await self._connection.execute_fetchall(sql, params))

    async def _prepare(self, scripts: list[str]) -> None:
        found = await _user_version(self._connection)
        if found > len(scripts):
            raise NewerDatabase(found, len(scripts))
        await _use_wal(self._connection)
        await self._connection.execute_fetchall("PRAGMA synchronous = FULL")
        await self._connection.execute_fetchall("PRAGMA foreign_keys = ON")
        for number, script in enumerate(scripts[found:], start=found + 1):
            await self._migrate(number, script)

    async def _migrate(self, number: int, script: str) -> None:
        """Take one numbered step, unless another process has meanwhile."""
        async with self.transaction() as db:
            if await _user_version(db) < number:
                for statement in _statements(script):
                    await db.execute(statement)
                await db.execute(f"PRAGMA user_version = {number}")


def _keep_private(path: Path) -> None:
    """Make a new file for its owner alone; one that is there stays as its owner wants it."""
    if str(path) != MEMORY and not path.exists():
        path.touch(mode=0o600)


async def _user_version(connection: aiosqlite.Connection) -> int:
    """How many migrations the file has had."""
    ((version,),) = await connection.execute_fetchall("PRAGMA user_version")
    return int(version)


async def _use_wal(connection: aiosqlite.Connection) -> None:
    """Switch the journal: SQLite itself waits for nobody here, so two first starts may collide."""
    for left in reversed(range(WAL_TRIES)):
        try:
            await connection.execute_fetchall("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if not left or error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            await asyncio.sleep(BUSY_SECONDS / WAL_TRIES)
        else:
            return


def _scripts(folder: Path) -> list[str]:
    return [path.read_text("utf-8") for path in sorted(folder.glob("*.sql"))]


def _statements(script: str) -> Iterator[str]:
    """Cut a script where a line ends a statement: ``executescript`` would commit first."""
    held = ""
    for line in script.splitlines(keepends=True):
        held += line
        if sqlite3.complete_statement(held):
            yield held
            held = ""
    if held.strip():
        yield held
