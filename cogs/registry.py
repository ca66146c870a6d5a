"""A cog for every game: its own where there is one, else the commands all games share."""

from __future__ import annotations

import importlib
from importlib.util import find_spec

from cogs.game import GameCog
from engine.game import Games
from engine.registry import load_texts


def game_cogs(games: Games) -> list[type[GameCog]]:
    """One class a game, in the order of their keys.

    Raises:
        RuntimeError: a module named for a game has no cog of that game.
    """
    return [_own(key) if find_spec(f"cogs.{key}") else _shared(key) for key in sorted(games)]


def _own(key: str) -> type[GameCog]:
    for value in vars(importlib.import_module(f"cogs.{key}")).values():
        if isinstance(value, type) and issubclass(value, GameCog) and value is not GameCog:
            return value
    raise RuntimeError(f"cogs/{key}.py has no cog of {key}")


def _shared(key: str) -> type[GameCog]:
    title = load_texts(key)("en")("title")

    class Shared(GameCog, group_name=key, group_description=title):
        game = key

    return Shared
