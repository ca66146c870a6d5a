"""The bot as a process of its own, to be killed."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

from playground import Message, Persona, Playground
from playground.settings import UNHURRIED

ROOT = Path(__file__).parents[2]


class Process:
    """``python bot.py`` on a playground of ours. Make one with ``processed``."""

    def __init__(self, discord: Playground, data: Path) -> None:
        self.discord = discord
        self.data = data
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Returns once people can use the bot."""
        before = len(self.identifies)
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "bot.py",
            cwd=ROOT,
            env={
                **{k: v for k, v in os.environ.items() if not k.startswith("WARDROOM_")},
                "WARDROOM_DATA": str(self.data),
                "WARDROOM_PLAYGROUND_URL": self.discord.url,
                "WARDROOM_PLAYGROUND_TOKEN": self.discord.token,
            },
        )
        await self.discord.until(lambda: len(self.identifies) > before, timeout=30)
        await self.discord.until(lambda: self.discord.world.commands, timeout=10)

    @property
    def identifies(self) -> list[Any]:
        return [f for f in self.discord.recorder.frames if f.data.get("op") == 2]

    async def kill(self, how: signal.Signals = signal.SIGKILL) -> int:
        """End it at once; its exit status."""
        assert self._process is not None
        if self._process.returncode is None:
            self._process.send_signal(how)
        return await self._process.wait()

    def fill_disk(self) -> None:
        """From now on no file of the bot's grows: to it the disk is full."""
        grown = max(file.stat().st_size for file in self.data.iterdir())
        self._limit_files(grown)

    def make_room(self) -> None:
        self._limit_files(resource.RLIM_INFINITY)

    def _limit_files(self, size: int) -> None:
        assert self._process is not None
        limits = (size, resource.RLIM_INFINITY)
        resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE, limits)

    def rows(self, sql: str) -> list[dict[str, Any]]:
        with closing(sqlite3.connect(f"file:{self.data / 'wardroom.db'}?mode=ro", uri=True)) as db:
            db.row_factory = sqlite3.Row
            return [dict(row) for row in db.execute(sql)]

    async def told(self) -> None:
        """Wait until nobody is owed any news. What the file holds, only looking tells."""
        async with asyncio.timeout(20):
            # Another process writes it.
            while self.rows("SELECT * FROM delivery WHERE told < owed"):  # noqa: ASYNC110
                await asyncio.sleep(0.01)

    def chat(self, person: Persona) -> list[Message]:
        """The bot's messages to a person in private, oldest first."""
        return [m for m in person.messages(person.open_dm()) if m.addressee_id is None]

    async def begin(self) -> None:
        """A match of Anna and Bruno, told to all."""
        anna, bruno = self.discord.persona("Anna"), self.discord.persona("Bruno")
        channel = self.discord.channel("wardroom")
        await anna.command(channel, "ships challenge", opponent=bruno)
        card = await self.discord.until(lambda: [m for m in anna.messages(channel) if m.buttons])
        public = [m for m in card if m.addressee_id is None]
        await bruno.press(public[0], label="Accept")
        await self.discord.until(lambda: self.chat(anna) and self.chat(bruno))
        await self.told()


@asynccontextmanager
async def processed(data: Path) -> AsyncIterator[Process]:
    async with Playground.open(limits=UNHURRIED) as discord:
        it = Process(discord, data)
        await it.start()
        try:
            yield it
        finally:
            await it.kill()
