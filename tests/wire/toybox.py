"""A stage on which a toy game is played too."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from engine.game import AnyGame
from engine.registry import folder, load_games
from tests.toys import __path__ as toys
from tests.wire.checks import faults
from tests.wire.luck import Luck
from tests.wire.stage import Stage, staged


@asynccontextmanager
async def playing(
    game: AnyGame, data: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Stage]:
    """A running bot that has the toy too; at the end all it ever sent is checked."""

    def home(key: str) -> Path:
        return Path(toys[0]) / key if key == game.key else folder(key)

    monkeypatch.setattr("engine.registry.folder", home)
    monkeypatch.setattr("bot.load_games", lambda: {**load_games(), game.key: game})
    monkeypatch.setattr("secrets.token_hex", Luck())
    async with staged(data) as stage:
        yield stage
        await stage.settled()
        found = await faults(stage)

    assert found == []
