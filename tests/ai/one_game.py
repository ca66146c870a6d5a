"""A single game to load, so that processes which think of nothing else start quickly."""

from __future__ import annotations

from engine.game import Games
from engine.games.dogfight import GAME


def load_one() -> Games:
    return {GAME.key: GAME}
