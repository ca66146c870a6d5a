"""Every folder under ``engine/games`` is a game."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from pathlib import Path

from engine import games
from engine.data import BadTable
from engine.game import AnyGame, Games
from engine.text import SHARED, Texts


def load_games(**tables: Path) -> Games:
    """Find each game's ``GAME`` by its folder.

    Args:
        tables: by game, a file of the host's own in place of what comes with it (``Game.hosted``).

    Raises:
        RuntimeError: a folder's GAME has a key other than the folder's name.
        BadTable: such a file cannot be read, or not be played with; says which and why.
    """
    found = {}
    for info in pkgutil.iter_modules(games.__path__):
        game = importlib.import_module(f"{games.__name__}.{info.name}").GAME
        if game.key != info.name:
            raise RuntimeError(f"engine/games/{info.name} calls itself {game.key!r}")
        found[game.key] = game
    return {**found, **{key: _hosted(found[key], path) for key, path in tables.items()}}


def _hosted(game: AnyGame, path: Path) -> AnyGame:
    if game.hosted is None:
        raise BadTable(f"{path}: {game.key} has no tables of a host's own")
    try:
        return game.hosted(game, path.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise BadTable(f"{path}: {error}") from error


def folder(key: str) -> Path:
    """Where a game keeps its texts and its rule book."""
    return Path(games.__path__[0]) / key


@cache
def load_texts(key: str, *more: Path) -> Texts:
    """A game's own sentences, those all games share, and those of further folders."""
    return Texts((folder(key) / "text", SHARED, *more))
