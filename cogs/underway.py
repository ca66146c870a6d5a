"""What the bot is doing for people: finished before it goes."""

from __future__ import annotations

import asyncio
from typing import Any, Final

GRACE: Final = 5.0
"""Seconds that what is under way may still take, once the bot is told to go."""


class Underway:
    """The tasks in which commands and presses are carried out."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self.going = asyncio.Event()
        """Once set, no more is begun: Discord says it failed, and it can be done on our return."""

    def join(self) -> bool:
        """Count the present task in until it ends; False, and not counted, once going."""
        task = asyncio.current_task()
        if self.going.is_set() or task is None:
            return False
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return True

    async def finish(self) -> None:
        """Begin no more, and wait for what was begun, within reason."""
        self.going.set()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=GRACE)
