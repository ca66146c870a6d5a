"""Fixed things of a game, such as its cards: rows of a TOML table beside its code."""

from __future__ import annotations

import json
import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from engine import codec

GAMES: Final = Path(__file__).with_name("games")
BYTE_ORDER_MARK: Final = "\ufeff"
"""What some editors begin a text with."""


def read_rows(game: str, table: str, row: Any) -> tuple[Any, ...]:
    """Every ``[[table]]`` of ``games/<game>/<table>.toml``, in order, as values of that type.

    Raises:
        pydantic.ValidationError: a row is not of that shape, or has fields it does not know.
    """
    return codec.load_all(row, json.dumps(tomllib.loads(read_source(game, table))[table]))


def read_source(game: str, table: str) -> str:
    """The text of ``games/<game>/<table>.toml``."""
    return (GAMES / game / f"{table}.toml").read_text("utf-8")


class BadTable(ValueError):
    """A table that cannot be used; says in which line, of what, and why, to whoever wrote it."""


def read_tables(source: str, tables: Iterable[str], row: Any) -> Mapping[str, tuple[Any, ...]]:
    """The rows of several tables of a TOML text, each row with a ``key``.

    Raises:
        BadTable: it is not TOML, lacks one of the tables or has another, or a row is not of that
            shape.
    """
    try:
        written = tomllib.loads(source.removeprefix(BYTE_ORDER_MARK))
    except (ValueError, RecursionError) as error:
        raise BadTable(f"not TOML: {error}") from error
    if unknown := written.keys() - {*tables}:
        raise BadTable(f"unknown: {', '.join(sorted(unknown))}")
    lines = Lines(source)
    found = {name: _rows(name, of, row, lines) for name, of in written.items()}
    if missing := {*tables} - found.keys():
        raise BadTable(f"missing: {', '.join(sorted(missing))}")
    return found


def _rows(name: str, written: Any, row: Any, lines: Lines) -> tuple[Any, ...]:
    if not isinstance(written, list):
        raise BadTable(f"{name}: not a list of rows")
    return tuple(
        _row(f"{name}, {number}.", each, row, lines) for number, each in enumerate(written, 1)
    )


def _row(place: str, written: Any, row: Any, lines: Lines) -> Any:
    key = written.get("key") if isinstance(written, dict) else None
    where = f"{lines.next(key)}{key}" if isinstance(key, str) else f"{place} row"
    try:
        return codec.load_written(row, json.dumps(written, default=str))
    except codec.Misshapen as error:
        raise BadTable(f"{where}: {error}") from error


class Lines:
    """Finds the line of each row in turn by its key, in the order in which they are written."""

    def __init__(self, source: str) -> None:
        self._source = source.split("\n")
        self._met = Counter[str]()

    def next(self, key: str) -> str:
        """``line 7, ``; nothing where the key is written in a way that is not found."""
        said = re.compile(rf"""\bkey\s*=\s*["']{re.escape(key)}["']""")
        at = [
            number
            for number, line in enumerate(self._source, 1)
            if said.search(line) and not line.lstrip().startswith("#")
        ]
        self._met[key] += 1
        nth = self._met[key]
        return f"line {at[nth - 1]}, " if nth <= len(at) else ""
