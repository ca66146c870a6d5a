"""SQLite on the loop's own thread, for tests of whatever lies above the database.

A real file and real statements, but no hop to a thread and back for each of them, which costs
more than most of them do. Everybody else still gets a turn after every statement, as with
``aiosqlite``. That itself serves in the tests of ``db``, of the bot as a process, of many
matches at once, of the page and of the benchmarks.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

import pytest

T = TypeVar("T")


class Inline:
    """As much of ``aiosqlite.Connection`` as ``db`` uses."""

    def __init__(self, path: Path | str, **how: Any) -> None:
        self._it = sqlite3.connect(path, **how)

    @property
    def row_factory(self) -> Any:
        return self._it.row_factory

    @row_factory.setter
    def row_factory(self, factory: Any) -> None:
        self._it.row_factory = factory

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._it.close()

    async def execute(self, sql: str, parameters: Any = ()) -> sqlite3.Cursor:
        return await _in_turn(self._it.execute(sql, parameters))

    async def executemany(self, sql: str, parameters: Iterable[Any]) -> sqlite3.Cursor:
        return await _in_turn(self._it.executemany(sql, parameters))

    async def execute_fetchall(self, sql: str, parameters: Any = ()) -> list[Any]:
        return await _in_turn(self._it.execute(sql, parameters).fetchall())

    async def commit(self) -> None:
        self._it.commit()
        await asyncio.sleep(0)

    async def rollback(self) -> None:
        self._it.rollback()
        await asyncio.sleep(0)

    async def close(self) -> None:
        self._it.close()
        await asyncio.sleep(0)


async def _in_turn(done: T) -> T:
    """What was done; done it is, even where its asker is cancelled now."""
    await asyncio.sleep(0)
    return done


@pytest.fixture
def inline(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have databases opened so."""
    monkeypatch.setattr("db.database.aiosqlite.connect", Inline)
