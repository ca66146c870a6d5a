"""The bot on its own playground, told to stop at an awkward moment."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from pydantic import SecretStr

import bot as program
from cogs.client import Wardroom
from playground.server import Playground

PATIENCE = 15
"""Real seconds after which it would never stop."""


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_a_signal_between_the_old_bot_and_the_new_one_stops_the_playground(
    discord: Playground, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: signal.Signals
) -> None:
    building = program.wardroom
    built: list[Wardroom] = []

    @asynccontextmanager
    async def wardroom(*given: Any) -> AsyncIterator[Wardroom]:
        if built:
            signal.raise_signal(number)
        async with building(*given) as bot:
            built.append(bot)
            yield bot

    monkeypatch.setattr(program, "wardroom", wardroom)
    settings = program.Settings(data=tmp_path, token=SecretStr(""), _env_file=None)
    serving = asyncio.create_task(program.serve_playground(settings, discord))
    await discord.until(lambda: discord.gateway.connected, PATIENCE)
    assert discord.stage.restart is not None
    await discord.stage.restart()
    async with asyncio.timeout(PATIENCE):
        await serving

    assert [bot.is_closed() for bot in built] == [True, True]
    assert len(list(discord.recorder.events("READY"))) == 1
