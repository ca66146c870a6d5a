"""Fixed things of a game, such as its cards: rows of a TOML table beside its code."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any, Final

from engine import codec

GAMES: Final = Path(__file__).with_name("games")


def read_rows(game: str, table: str, row: Any) -> tuple[Any, ...]:
    """Every ``[[table]]`` of ``games/<game>/<table>.toml``, in order, as values of that type.

    Raises:
        pydantic.ValidationError: a row is not of that shape, or has fields it does not know.
    """
    source = (GAMES / game / f"{table}.toml").read_text("utf-8")
    return codec.load_all(row, json.dumps(tomllib.loads(source)[table]))
