"""The bot in its process: from its start until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from cogs.client import Wardroom

SIGNALS: Final = (signal.SIGTERM, signal.SIGINT)


def begun(bot: Wardroom, token: str) -> asyncio.Task[None]:
    """Start the bot, for as long as this process lives."""
    bot.add_listener(settle, "on_ready")
    return asyncio.create_task(bot.play(token))


async def settle() -> None:
    """Spare the garbage collector what start-up made: a walk over it stops all for 0.1 s."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()


@contextmanager
def told_to_stop() -> Iterator[asyncio.Event]:
    """Set by SIGTERM or SIGINT, whenever it comes: also while a bot is built or goes."""
    loop, stopping = asyncio.get_running_loop(), asyncio.Event()
    for name in SIGNALS:
        loop.add_signal_handler(name, stopping.set)
    try:
        yield stopping
    finally:
        for name in SIGNALS:
            loop.remove_signal_handler(name)


async def ended(playing: asyncio.Task[None], stopping: asyncio.Event) -> None:
    """Wait for the end of the playing, which stopping brings about; raises what it raised."""
    told = asyncio.create_task(stopping.wait())
    try:
        await asyncio.wait((playing, told), return_when=asyncio.FIRST_COMPLETED)
    finally:
        told.cancel()
        playing.cancel()
    await asyncio.wait((playing,))
    if not playing.cancelled():
        playing.result()
