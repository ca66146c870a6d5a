"""A bot under a sampler: ``python -m bench.sampled FILE KIND URL TOKEN``.

Every few milliseconds of processor time it notes where the event loop's thread stands. SIGUSR1
starts it, SIGTERM ends it and writes what the time went to, as JSON.
"""

from __future__ import annotations

import asyncio
import json
import signal
import sys
import time
from collections import Counter
from pathlib import Path
from types import FrameType
from typing import Final

from bench.bots import ROOT
from bench.echo import Echo
from bot import Settings
from bot import run as run_wardroom
from cogs.logs import configure
from playground.wiring import point

EVERY: Final = 0.001
"""Seconds asked for; the kernel may make them more."""
WAITING: Final = "other threads, the loop waiting"
OTHER: Final = "asyncio and the rest"
PLACES: Final = (
    ("/fluent/", "sentences (Fluent)"),
    ("/engine/games/", "the game's rules and screens"),
    ("/engine/", "match service, JSON of states"),
    ("/pydantic/", "match service, JSON of states"),
    ("/db/", "database, without its thread"),
    ("/aiosqlite/", "database, without its thread"),
    ("/discord/ui/", "discord.py: views and components"),
    ("/discord/components.py", "discord.py: views and components"),
    ("/cogs/ui/announcer.py", "announcer"),
    ("/cogs/ui/", "painting messages"),
    ("/cogs/", "cogs"),
    ("/aiohttp/", "HTTP and WebSocket (aiohttp)"),
    ("/yarl/", "HTTP and WebSocket (aiohttp)"),
    ("/multidict/", "HTTP and WebSocket (aiohttp)"),
    ("/discord/", "discord.py: events and requests"),
    ("/bench/echo.py", "the echo's own code"),
)
"""Parts of a file's path, and what the time in it is spent on; the first that fits counts."""


class Sampler:
    def __init__(self) -> None:
        self.places: Counter[str] = Counter()
        self.started = 0.0
        self.telling = 0
        """Samples under the announcer's worker, whatever they were spent on."""

    def start(self) -> None:
        self.started = time.process_time()
        signal.signal(signal.SIGPROF, self._note)
        signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)

    def stop(self) -> dict[str, object]:
        """Seconds of processor time by place, and under the announcer."""
        signal.setitimer(signal.ITIMER_PROF, 0)
        each = (time.process_time() - self.started) / max(self.places.total(), 1)
        places = {place: count * each for place, count in self.places.items()}
        return {"places": places, "telling": self.telling * each}

    def _note(self, _signal: int, frame: FrameType | None) -> None:
        files = []
        while frame is not None:
            files.append(frame.f_code.co_filename.removeprefix(str(ROOT)))
            frame = frame.f_back
        self.places[_place(files)] += 1
        self.telling += any("/cogs/ui/announcer.py" in file for file in files)


def _place(files: list[str]) -> str:
    """What is going on in a stack, its innermost file first."""
    if files and files[0].endswith("selectors.py"):
        return WAITING
    for file in files:
        for part, name in PLACES:
            if part in file:
                return name
    return OTHER


async def sampled(kind: str, url: str, token: str) -> dict[str, object]:
    """Run a bot until SIGTERM; what its time went to since SIGUSR1."""
    sampler = Sampler()
    asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, sampler.start)
    await (run_wardroom(Settings()) if kind == "wardroom" else run_echo(url, token))
    return sampler.stop()


async def run_echo(url: str, token: str) -> None:
    point(url)
    loop = asyncio.get_running_loop()
    async with Echo() as echo:
        loop.add_signal_handler(signal.SIGTERM, lambda: loop.create_task(echo.close()))
        await echo.start(token)


def main(file: str, kind: str, url: str, token: str) -> None:
    configure("ERROR")
    Path(file).write_text(json.dumps(asyncio.run(sampled(kind, url, token))), "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
