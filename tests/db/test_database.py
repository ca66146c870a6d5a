from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path

import pytest

from db.database import Database
from db.matches import SqliteMatchStore
from db.people import SqlitePeopleStore
from engine.match.model import Person
from tests.db.samples import ANNA, a_change, a_match, started

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("pragma", "expected"),
    [("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1), ("busy_timeout", 5000)],
)
async def test_the_connection_is_set_to_lose_nothing(
    database: Database, pragma: str, expected: object
) -> None:
    ((found,),) = await database.rows(f"PRAGMA {pragma}")

    assert found == expected


async def test_every_table_is_strict(database: Database) -> None:
    rows = await database.rows("SELECT name, strict FROM pragma_table_list WHERE type = 'table'")
    strict = {row["name"]: row["strict"] for row in rows if not row["name"].startswith("sqlite_")}

    assert set(strict.values()) == {1}
    assert "match" in strict


async def test_a_read_does_not_see_what_another_task_has_not_committed(
    database: Database,
) -> None:
    people, written, go_on = SqlitePeopleStore(database), asyncio.Event(), asyncio.Event()

    async def change_one_s_mind() -> None:
        async with database.transaction() as db:
            await db.execute("INSERT INTO person (id, name) VALUES (11, 'half-written')")
            written.set()
            await go_on.wait()
            await db.execute("UPDATE person SET name = 'whole'")

    writer = asyncio.create_task(change_one_s_mind())
    await written.wait()
    reader = asyncio.create_task(people.get(ANNA))
    for _ in range(20):
        await asyncio.sleep(0)
    assert not reader.done()
    go_on.set()

    assert await reader == Person(ANNA, "whole", "en")
    await writer


async def test_a_read_sees_nothing_of_what_is_rolled_back(database: Database) -> None:
    written = asyncio.Event()

    async def fail() -> None:
        async with database.transaction() as db:
            await db.execute("INSERT INTO person (id) VALUES (11)")
            written.set()
            raise LookupError

    writer = asyncio.create_task(fail())
    await written.wait()

    assert await SqlitePeopleStore(database).get(ANNA) is None
    with pytest.raises(LookupError):
        await writer


async def test_eighty_updates_at_once_all_count(database: Database) -> None:
    await SqlitePeopleStore(database).seen(Person(ANNA, "", "en"))

    async def lengthen() -> None:
        async with database.transaction() as db:
            ((name,),) = await db.execute_fetchall("SELECT name FROM person")
            await db.execute("UPDATE person SET name = :name", {"name": name + "x"})

    await asyncio.gather(*(lengthen() for _ in range(80)))

    assert await SqlitePeopleStore(database).get(ANNA) == Person(ANNA, "x" * 80, "en")


async def test_a_name_that_is_no_text_is_refused_and_the_next_is_kept(database: Database) -> None:
    people = SqlitePeopleStore(database)
    with pytest.raises(UnicodeEncodeError):
        await people.seen(Person(ANNA, "\ud800", "en"))
    await people.seen(Person(ANNA, "Anna", "en"))

    assert await people.get(ANNA) == Person(ANNA, "Anna", "en")


async def test_a_file_another_process_holds_is_an_error_and_the_next_try_works(
    database: Database, path: Path
) -> None:
    people, other = SqlitePeopleStore(database), sqlite3.connect(path, isolation_level=None)
    async with database.transaction() as db:
        await db.execute("PRAGMA busy_timeout = 0")
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(sqlite3.OperationalError, match="locked"):
        await people.seen(Person(ANNA, "Anna", "en"))
    other.execute("ROLLBACK")
    other.close()
    await people.seen(Person(ANNA, "Anna", "en"))

    assert await people.get(ANNA) == Person(ANNA, "Anna", "en")


async def test_what_belongs_to_a_table_goes_with_it(database: Database) -> None:
    match = await started(database, a_match())
    await SqliteMatchStore(database).append(a_change(match))
    async with database.transaction() as db:
        await db.execute("DELETE FROM lobby")

    for table in ("match", "plays", "entry", "due", "delivery"):
        assert await database.rows(f"SELECT * FROM {table}") == []


async def test_a_match_belongs_to_a_table(database: Database) -> None:
    with pytest.raises(sqlite3.IntegrityError):
        async with database.transaction() as db:
            await db.execute(
                "INSERT INTO delivery (match_id, audience, owed) VALUES ('x', 'board', 0)"
            )


async def test_closing_waits_for_the_transaction_in_hand(path: Path) -> None:
    async with Database.open(path) as database:
        begun = asyncio.Event()

        async def write_slowly() -> None:
            async with database.transaction() as db:
                begun.set()
                for turn in range(20):
                    await db.execute("INSERT INTO person (id) VALUES (:id)", {"id": turn})

        writer = asyncio.create_task(write_slowly())
        await begun.wait()
    await writer

    async with Database.open(path) as database:
        assert len(await database.rows("SELECT id FROM person")) == 20


async def test_a_closed_database_answers_with_an_error(path: Path) -> None:
    async with Database.open(path) as database:
        pass

    with pytest.raises(ValueError, match="closed"):
        await database.rows("SELECT 1")
    with pytest.raises(ValueError, match="no active connection"):
        await SqlitePeopleStore(database).seen(Person(ANNA, "Anna", "en"))


async def test_closing_leaves_no_thread_and_one_file(path: Path) -> None:
    before = set(threading.enumerate())
    async with Database.open(path) as database:
        (thread,) = set(threading.enumerate()) - before
        await SqlitePeopleStore(database).seen(Person(ANNA, "Anna", "en"))
    thread.join(timeout=10)

    assert not thread.is_alive()
    assert [file.name for file in path.parent.iterdir()] == [path.name]


INTERRUPTED = """
import asyncio, sys
from pathlib import Path
from db.database import Database

async def main():
    async with Database.open(Path(sys.argv[1])) as database:
        async with database.transaction() as db:
            await db.execute("INSERT INTO person (id) VALUES (1)")
            raise KeyboardInterrupt

asyncio.run(main())
"""


def test_a_program_interrupted_in_a_transaction_ends(path: Path) -> None:
    ended = subprocess.run(
        [sys.executable, "-c", INTERRUPTED, str(path)],
        cwd=ROOT,
        timeout=60,
        check=False,
        capture_output=True,
        text=True,
    )

    assert "KeyboardInterrupt" in ended.stderr
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT id FROM person").fetchall() == []


async def test_nobody_but_its_owner_may_read_what_is_kept(path: Path) -> None:
    async with Database.open(path) as database, database.transaction() as db:
        await db.execute("INSERT INTO setting (key, value) VALUES ('a', 'b')")
        files = sorted(path.parent.glob(f"{path.name}*"))
        modes = {oct(file.stat().st_mode & 0o777) for file in files}

    assert len(files) == 3
    assert modes == {"0o600"}


def test_a_database_in_memory_leaves_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def matches() -> list[sqlite3.Row]:
        async with Database.open(Path(":memory:")) as database:
            return await database.rows("SELECT * FROM match")

    monkeypatch.chdir(tmp_path)

    assert asyncio.run(matches()) == []
    assert [*tmp_path.iterdir()] == []
