"""What takes long to make, made once for all who ask for it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

from cogs.ui.keep import Keep

K = TypeVar("K")
V = TypeVar("V")


class Shared(Generic[K, V]):
    """A memory in which nothing is made twice: who asks while it is being made waits for that."""

    def __init__(self, keep: Keep[K, V]) -> None:
        self._keep = keep
        self._making: dict[K, asyncio.Task[V]] = {}

    async def get(self, key: K, make: Callable[[], Awaitable[V]]) -> V:
        """What is kept, or else what is made; raises what the making raised, to all who wait.

        Who stops waiting does not stop the making.
        """
        known = self._keep.get(key)
        if known is not None:
            return known
        if key not in self._making:
            task = asyncio.create_task(self._made(key, make))
            self._making[key] = task
            task.add_done_callback(lambda _: self._making.pop(key))
        return await asyncio.shield(self._making[key])

    async def _made(self, key: K, make: Callable[[], Awaitable[V]]) -> V:
        made = await make()
        self._keep.put(key, made)
        return made
