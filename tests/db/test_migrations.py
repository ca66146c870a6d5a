from __future__ import annotations

import asyncio
import hashlib
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from db.database import MIGRATIONS, Database, NewerDatabase
from db.people import SqlitePeopleStore
from engine.match.model import Person
from tests.db.samples import ANNA

KNOWN = len(list(MIGRATIONS.glob("*.sql")))


def version(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("PRAGMA user_version").fetchone()[0])


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def tables(path: Path) -> set[str]:
    with closing(sqlite3.connect(path)) as connection:
        return {name for (name,) in connection.execute("SELECT name FROM sqlite_schema")}


@pytest.fixture
def steps(tmp_path: Path) -> Path:
    folder = tmp_path / "steps"
    folder.mkdir()
    (folder / "0001_one.sql").write_text("CREATE TABLE one (x); -- a ; in a comment\n")
    return folder


def test_the_files_are_numbered_without_a_gap() -> None:
    numbers = [re.match(r"(\d{4})_\w+$", path.stem) for path in sorted(MIGRATIONS.iterdir())]

    assert [number and int(number[1]) for number in numbers] == list(range(1, KNOWN + 1))


async def test_a_new_file_is_brought_up_to_date(path: Path) -> None:
    async with Database.open(path):
        pass

    assert version(path) == KNOWN
    assert {"lobby", "match", "entry", "due", "delivery", "leftover", "person"} <= tables(path)


async def test_a_file_up_to_date_keeps_what_it_holds(path: Path) -> None:
    async with Database.open(path) as database:
        await SqlitePeopleStore(database).seen(Person(ANNA, "Anna", "en"))
    async with Database.open(path) as database:
        found = await SqlitePeopleStore(database).get(ANNA)

    assert found == Person(ANNA, "Anna", "en")
    assert version(path) == KNOWN


async def test_a_newer_file_is_refused_and_left_as_it_was(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 999")
    before = digest(path)

    with pytest.raises(NewerDatabase, match=f"999.*{KNOWN}") as caught:
        async with Database.open(path):
            pass
    assert (caught.value.found, caught.value.known) == (999, KNOWN)
    assert digest(path) == before


async def test_only_the_steps_not_yet_taken_are_taken(path: Path, steps: Path) -> None:
    async with Database.open(path, steps):
        pass
    (steps / "0002_two.sql").write_text(
        "ALTER TABLE one ADD COLUMN y;\nCREATE TABLE two (\n    x TEXT DEFAULT ';'\n);\n"
    )
    async with Database.open(path, steps) as database:
        await database.rows("SELECT x, y FROM one")

    assert tables(path) == {"one", "two"}
    assert version(path) == 2


async def test_a_step_that_fails_leaves_nothing_of_itself(path: Path, steps: Path) -> None:
    (steps / "0002_two.sql").write_text("CREATE TABLE two (x);\nCREATE TABLE one (x);\n")
    with pytest.raises(sqlite3.OperationalError, match="already exists"):
        async with Database.open(path, steps):
            pass

    assert tables(path) == {"one"}
    assert version(path) == 1


async def test_a_step_that_opens_a_transaction_of_its_own_is_refused(
    path: Path, steps: Path
) -> None:
    (steps / "0002_two.sql").write_text("BEGIN;\nCREATE TABLE two (x);\nCOMMIT;\n")
    with pytest.raises(sqlite3.OperationalError, match="within a transaction"):
        async with Database.open(path, steps):
            pass

    assert tables(path) == {"one"}


async def test_four_who_open_a_new_file_at_once_all_can(tmp_path: Path) -> None:
    async def use(path: Path) -> None:
        async with Database.open(path) as database:
            await SqlitePeopleStore(database).seen(Person(ANNA, "Anna", "en"))

    for number in range(25):
        await asyncio.gather(*(use(tmp_path / f"{number}.db") for _ in range(4)))

    assert {version(tmp_path / f"{number}.db") for number in range(25)} == {KNOWN}
