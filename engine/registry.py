"""Every folder under ``engine/games`` is a game."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from pathlib import Path

from engine import games
from engine.game import Games
from engine.text import SHARED, Texts


def load_games() -> Games:
    """Find each game's ``GAME`` by its folder.

    Raises:
        RuntimeError: a folder's GAME has a key other than the folder's name.
    """
    found = {}
    for info in pkgutil.iter_modules(games.__path__):
        game = importlib.import_module(f"{games.__name__}.{info.name}").GAME
        if game.key != info.name:
            raise RuntimeError(f"engine/games/{info.name} calls itself {game.key!r}")
        found[game.key] = game
    return found


def folder(key: str) -> Path:
    """Where a game keeps its texts and its rule book."""
    return Path(games.__path__[0]) / key


@cache
def load_texts(key: str, *more: Path) -> Texts:
    """A game's own sentences, those all games share, and those of further folders."""
    return Texts((folder(key) / "text", SHARED, *more))
