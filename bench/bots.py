"""Both bots as processes of their own, each before a local Discord that this process runs."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, TypeAlias

from playground.server import Playground
from playground.settings import UNHURRIED

ROOT: Final = Path(__file__).parents[1]
PATIENCE: Final = 60.0
"""Seconds a bot has to start."""
Kind: TypeAlias = Literal["wardroom", "echo"]


@dataclass(frozen=True, slots=True)
class Bot:
    """A bot that runs and is connected."""

    kind: Kind
    discord: Playground
    process: asyncio.subprocess.Process
    seconds: float
    """From the start of its process until it was connected and its commands known."""

    @contextmanager
    def asleep(self) -> Iterator[None]:
        """Stopped, so that it takes nothing from the other."""
        self.process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self.process.send_signal(signal.SIGCONT)

    @property
    def memory(self) -> float:
        """Resident, in MiB."""
        asked = ["ps", "-o", "rss=", "-p", str(self.process.pid)]
        return int(subprocess.check_output(asked)) / 1024


@asynccontextmanager
async def running(
    kind: Kind, discord: Playground, data: Path, command: Sequence[str] = ()
) -> AsyncIterator[Bot]:
    """Start a bot and wait until it is connected; stopped at the end.

    Args:
        data: the folder of the database.
        command: what to run instead of the bot itself.
    """
    own = {"wardroom": [str(ROOT / "bot.py")], "echo": ["-m", "bench.echo", discord.url]}[kind]
    if kind == "echo":
        own.append(discord.token)
    started = time.perf_counter()
    process = await asyncio.create_subprocess_exec(
        sys.executable, *(command or own), cwd=data, env=_environment(discord, data)
    )
    try:
        await _connected(discord, process)
        yield Bot(kind, discord, process, time.perf_counter() - started)
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGTERM)
        await process.wait()


async def _connected(discord: Playground, process: asyncio.subprocess.Process) -> None:
    """Wait for it. Raises RuntimeError where the bot ends instead."""
    gone = asyncio.ensure_future(process.wait())
    gone.add_done_callback(lambda _: discord.world.touch())
    try:
        await discord.until(
            lambda: gone.done() or (discord.gateway.connected and discord.world.commands),
            PATIENCE,
        )
        if gone.done():
            raise RuntimeError(f"the bot ended with status {gone.result()}")
    finally:
        gone.cancel()


@asynccontextmanager
async def discords() -> AsyncIterator[Mapping[Kind, Playground]]:
    """A local Discord for each bot, alike, without rate limits."""
    async with Playground.open(limits=UNHURRIED) as ours, Playground.open(limits=UNHURRIED) as bare:
        yield {"wardroom": ours, "echo": bare}


def _environment(discord: Playground, data: Path) -> dict[str, str]:
    kept = {key: value for key, value in os.environ.items() if not key.startswith("WARDROOM_")}
    return {
        **kept,
        "PYTHONPATH": str(ROOT),
        "WARDROOM_DATA": str(data),
        "WARDROOM_LOG_LEVEL": "ERROR",
        "WARDROOM_PLAYGROUND_URL": discord.url,
        "WARDROOM_PLAYGROUND_TOKEN": discord.token,
    }
