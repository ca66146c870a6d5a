from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from db.database import Database
from db.matches import SqliteMatchStore
from db.tables import SqliteTableStore
from engine.match.model import Match
from tests.db.samples import a_change, a_match, a_table, started

STATEMENTS = 8
"""That an append runs, from BEGIN to COMMIT: the last is cancelled before it has answered."""


async def kept(database: Database, match: Match) -> tuple[int, ...]:
    """What a half-kept append would show: version, log, clocks, news of three audiences."""
    ((version,),) = await database.rows("SELECT version FROM match WHERE id = :id", id=match.id)
    ((entries,),) = await database.rows("SELECT count(*) FROM entry")
    ((dues,),) = await database.rows("SELECT count(*) FROM due")
    ((owed,),) = await database.rows("SELECT sum(owed) FROM delivery WHERE audience <> 'table'")
    return version, entries, dues, owed


BEFORE, AFTER = (0, 0, 0, 0), (2, 2, 1, 6)


async def usable(database: Database) -> bool:
    """Whether no transaction is open and another can be made."""
    assert not database._connection.in_transaction
    await SqliteTableStore(database).create(a_table("0000ffff"))
    return bool(await SqliteTableStore(database).load(a_table("0000ffff").id))


async def cancelled_at(
    database: Database, work: Coroutine[Any, Any, None], struck: Callable[[int], bool]
) -> tuple[list[str], bool]:
    """Run it, cancelled while the statements with those numbers run: those run, if it ended."""
    loop, ran = asyncio.get_running_loop(), list[str]()
    task = asyncio.create_task(work)

    def watch(statement: str) -> None:
        ran.append(statement.split(maxsplit=1)[0])
        if struck(len(ran)):
            loop.call_soon_threadsafe(task.cancel)

    await database._connection.set_trace_callback(watch)
    await asyncio.wait([task])
    await database._connection.set_trace_callback(lambda _: None)
    return ran, task.cancelled()


async def test_an_append_runs_as_many_statements_as_are_struck_below(database: Database) -> None:
    match = await started(database, a_match())
    append = SqliteMatchStore(database).append(a_change(match, count=2))
    ran, cancelled = await cancelled_at(database, append, lambda _: False)

    assert ran == ["BEGIN", "UPDATE", "INSERT", "INSERT", "DELETE", "INSERT", "UPDATE", "COMMIT"]
    assert len(ran) == STATEMENTS
    assert not cancelled


@pytest.mark.parametrize("statement", range(1, STATEMENTS))
async def test_cancelled_at_any_statement_before_the_last_an_append_keeps_nothing(
    database: Database, statement: int
) -> None:
    match = await started(database, a_match())
    append = SqliteMatchStore(database).append(a_change(match, count=2))
    ran, cancelled = await cancelled_at(database, append, lambda number: number == statement)

    assert cancelled
    assert ran[-1] == "ROLLBACK"
    assert await kept(database, match) == BEFORE
    assert await usable(database)


async def test_cancelled_while_it_commits_an_append_keeps_all(database: Database) -> None:
    match = await started(database, a_match())
    append = SqliteMatchStore(database).append(a_change(match, count=2))
    ran, cancelled = await cancelled_at(database, append, lambda number: number == STATEMENTS)

    assert cancelled
    assert ran[-1] == "COMMIT"
    assert await kept(database, match) == AFTER
    assert await usable(database)


@pytest.mark.parametrize("statement", range(1, STATEMENTS))
async def test_cancelled_again_while_it_rolls_back_an_append_still_keeps_nothing(
    database: Database, statement: int
) -> None:
    match = await started(database, a_match())
    append = SqliteMatchStore(database).append(a_change(match, count=2))
    ran, cancelled = await cancelled_at(database, append, lambda number: number >= statement)

    assert cancelled
    assert ran[-1] == "ROLLBACK"
    assert await kept(database, match) == BEFORE
    assert await usable(database)


async def test_cancelled_after_any_number_of_turns_an_append_is_whole_or_nothing(
    path: Path,
) -> None:
    seen = set()
    async with Database.open(path) as database:
        store, match = SqliteMatchStore(database), await started(database, a_match())
        for turns in range(200):
            version = (await store.load(match.id)).version
            task = asyncio.create_task(store.append(a_change(await store.load(match.id), 2)))
            for _ in range(turns):
                await asyncio.sleep(0)
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
            now, entries, _, owed = await kept(database, match)
            assert entries == now
            assert owed == 3 * now
            assert now in {version, version + 2}
            assert not database._connection.in_transaction
            seen.add(now - version)

    assert 0 in seen


async def test_one_cancelled_while_it_waits_its_turn_disturbs_nobody(database: Database) -> None:
    store, match = SqliteMatchStore(database), await started(database, a_match())
    tasks = [asyncio.create_task(store.append(a_change(match))) for _ in range(10)]
    await asyncio.sleep(0)
    for task in tasks[1:]:
        task.cancel()
    answers = await asyncio.gather(*tasks, return_exceptions=True)

    assert answers[0] is None
    assert all(isinstance(answer, asyncio.CancelledError) for answer in answers[1:])
    assert await usable(database)


@pytest.mark.parametrize("turns", range(12))
async def test_a_cancelled_read_leaves_the_next_right(database: Database, turns: int) -> None:
    store, match = SqliteMatchStore(database), await started(database, a_match())
    task = asyncio.create_task(store.load(match.id))
    for _ in range(turns):
        await asyncio.sleep(0)
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task

    assert await store.load(match.id) == match
    assert await usable(database)


@pytest.mark.parametrize("turns", range(0, 120, 6))
async def test_cancelled_while_it_opens_the_file_can_be_opened_again(
    path: Path, turns: int
) -> None:
    async def open_and_wait() -> None:
        async with Database.open(path):
            await asyncio.Event().wait()

    task = asyncio.create_task(open_and_wait())
    for _ in range(turns):
        await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task

    async with Database.open(path) as database:
        assert await usable(database)
