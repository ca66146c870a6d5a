"""The busy writer as a process of its own, and what must hold of any file it leaves."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]


class Writer:
    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        self.kept: dict[str, int] = {}
        """By match: the last version it said was kept."""

    def play(self, appends: int) -> None:
        """Wait until it has kept so many more."""
        assert self._process.stdout is not None
        for _ in range(appends):
            match_id, version = self._process.stdout.readline().split()
            self.kept[match_id] = int(version)

    def kill(self) -> None:
        """SIGKILL, wherever it is; what it had said by then counts as kept."""
        self._process.kill()
        rest, _ = self._process.communicate(timeout=60)
        for line in rest.splitlines(keepends=True):
            if line.endswith("\n"):
                match_id, version = line.split()
                self.kept[match_id] = int(version)


@contextmanager
def busy_writer(path: Path) -> Iterator[Writer]:
    command = [sys.executable, "-m", "tests.db.writer", str(path)]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    writer = Writer(process)
    try:
        yield writer
    finally:
        writer.kill()


def whole(path: Path) -> dict[str, int]:
    """The version of each match, once log, clocks and news are seen to agree with it."""
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        versions = dict(connection.execute("SELECT id, version FROM match").fetchall())
        for match_id, version in versions.items():
            of = f"WHERE match_id = '{match_id}'"
            log = connection.execute(f"SELECT version FROM entry {of} ORDER BY version").fetchall()
            assert [number for (number,) in log] == list(range(1, version + 1))
            due = connection.execute(f"SELECT at FROM due {of}").fetchall()
            assert due == ([(3700 + version,)] if version else [])
            owed = connection.execute(f"SELECT owed FROM delivery {of} AND audience <> 'table'")
            assert owed.fetchall() == [(version,)] * 3
    return versions
