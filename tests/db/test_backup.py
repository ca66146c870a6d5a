from __future__ import annotations

import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from db.backup import BackupError, Damaged, SourceMissing, TargetExists, backup
from db.database import Database
from db.people import SqlitePeopleStore
from engine.match.model import Person
from tests.db.busy import busy_writer, whole
from tests.db.samples import ANNA


@pytest.fixture
def target(tmp_path: Path) -> Path:
    (tmp_path / "backups").mkdir()
    return tmp_path / "backups" / "copy.db"


@pytest.fixture
async def source(path: Path) -> Path:
    async with Database.open(path) as database:
        for number in range(200):
            await SqlitePeopleStore(database).seen(Person(ANNA, f"Anna {number}" * 50, "en"))
    return path


def test_a_backup_beside_a_busy_writer_is_whole_and_has_all_that_was_kept(
    path: Path, target: Path
) -> None:
    with busy_writer(path) as writer:
        for round_ in range(5):
            writer.play(40)
            kept = dict(writer.kept)
            copy = target.with_name(f"{round_}.db")
            backup(path, copy)

            versions = whole(copy)
            assert all(versions[match_id] >= version for match_id, version in kept.items())


async def test_a_backup_has_what_the_same_program_wrote_a_moment_ago(
    database: Database, path: Path, target: Path
) -> None:
    await SqlitePeopleStore(database).seen(Person(ANNA, "Anna", "en"))
    async with database.transaction() as db:
        await db.execute("UPDATE person SET name = 'not committed'")
        backup(path, target)

    async with Database.open(target) as copy:
        assert await SqlitePeopleStore(copy).get(ANNA) == Person(ANNA, "Anna", "en")


def test_a_backup_is_one_file_that_only_its_owner_may_read(source: Path, target: Path) -> None:
    backup(source, target)

    assert list(target.parent.iterdir()) == [target]
    assert stat.S_IMODE(target.stat().st_mode) == 0o600


def test_a_name_in_use_is_refused_and_what_has_it_is_left(source: Path, target: Path) -> None:
    backup(source, target)
    before = target.read_bytes()

    with pytest.raises(TargetExists, match=r"copy\.db exists already"):
        backup(source, target)
    with pytest.raises(TargetExists):
        backup(source, target.parent)
    with pytest.raises(TargetExists):
        backup(source, source)
    assert target.read_bytes() == before


def test_a_missing_database_is_refused_and_not_made(path: Path, target: Path) -> None:
    with pytest.raises(SourceMissing, match=r"no database at .*wardroom\.db"):
        backup(path, target)

    assert not path.exists()
    assert not target.exists()


def test_a_folder_that_is_not_there_is_refused(source: Path, tmp_path: Path) -> None:
    with pytest.raises(BackupError, match="No such file"):
        backup(source, tmp_path / "nowhere" / "copy.db")


def test_a_file_that_is_no_database_is_refused(path: Path, target: Path) -> None:
    path.write_text("a shopping list, and not a short one\n" * 100)
    with pytest.raises(Damaged, match="not a database"):
        backup(path, target)

    assert list(target.parent.iterdir()) == []


@pytest.mark.parametrize(
    ("whole", "broken", "fault"),
    [(b"needle", b"noodle", "missing from index"), (b"CREATE TABLE", b"CREATE CABLE", "malformed")],
)
def test_a_damaged_database_gets_no_backup(
    path: Path, target: Path, whole: bytes, broken: bytes, fault: str
) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TABLE held (x)")
        connection.execute("CREATE INDEX by_x ON held (x)")
        connection.execute("INSERT INTO held VALUES ('needle')")
    path.write_bytes(path.read_bytes().replace(whole, broken, 1))
    with pytest.raises(Damaged, match=fault):
        backup(path, target)

    assert list(target.parent.iterdir()) == []


def test_odd_names_are_only_names(source: Path, tmp_path: Path) -> None:
    odd = source.rename(tmp_path / "a?b#c%20 «день».db")
    target = tmp_path / "x?mode=memory.db"
    backup(odd, target)

    with closing(sqlite3.connect(target)) as connection:
        assert connection.execute("SELECT count(*) FROM person").fetchone() == (1,)
