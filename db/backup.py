"""A copy of the database, taken while the bot plays on."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory


class BackupError(Exception):
    """No backup was made, and nothing changed."""


class SourceMissing(BackupError):
    """There is no database to copy."""


class TargetExists(BackupError):
    """Something already has the backup's name."""


class Damaged(BackupError):
    """The copy failed SQLite's check, or the source is no database."""


def backup(source: Path, target: Path) -> None:
    """Copy a database, check the copy, and only then give it its name.

    It is one file, fit to be opened or moved, and nobody but its owner may read it: the seeds
    of the matches are in it.

    Raises:
        BackupError: the subclass and the message say why.
    """
    try:
        _check(source, target)
        with TemporaryDirectory(dir=target.parent, prefix=".backup-") as folder:
            copy = Path(folder) / "copy.db"
            _copy(source, copy)
            copy.rename(target)
        _sync_folder(target.parent)
    except (OSError, sqlite3.OperationalError) as error:
        raise BackupError(f"{source} could not be copied to {target}: {error}") from error
    except sqlite3.DatabaseError as error:
        raise Damaged(f"{source} is damaged: {error}") from error


def _check(source: Path, target: Path) -> None:
    if not source.is_file():
        raise SourceMissing(f"there is no database at {source}")
    if target.exists() or target.is_symlink():
        raise TargetExists(f"{target} exists already")


def _copy(source: Path, copy: Path) -> None:
    copy.touch(mode=0o600)
    with (
        closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=rw", uri=True)) as origin,
        closing(sqlite3.connect(copy)) as written,
    ):
        origin.backup(written)
        faults = [fault for (fault,) in written.execute("PRAGMA integrity_check")]
    if faults != ["ok"]:
        raise Damaged(f"{source} is damaged: {faults[0]}")


def _sync_folder(folder: Path) -> None:
    """Make a new name outlast a loss of power."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
