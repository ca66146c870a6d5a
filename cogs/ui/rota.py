"""Workers for matches: one a match, so many in all, however much there is to do."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable

from engine.match.model import MatchId


class Rota:
    """What is new goes before what has been waiting anyway.

    Args:
        work: does all there is to do for a match; it must not raise.
        most: workers at the same time.
    """

    def __init__(self, work: Callable[[MatchId], Awaitable[None]], most: int) -> None:
        self._work = work
        self._most = most
        self._news: dict[MatchId, None] = {}
        self._waiting: dict[MatchId, None] = {}
        self._workers: dict[MatchId, asyncio.Task[None]] = {}

    def put(self, match_id: MatchId) -> None:
        """There is something to do for a match; asked for while it is done, it is done again."""
        self._news[match_id] = None
        self._waiting.pop(match_id, None)
        self._hire()

    def put_behind(self, match_ids: Iterable[MatchId]) -> None:
        """The same for many, after all that is new; not for those being worked on."""
        for match_id in match_ids:
            if match_id not in self._workers and match_id not in self._news:
                self._waiting[match_id] = None
        self._hire()

    async def settled(self) -> None:
        """Wait until nothing is left to do."""
        while self._workers:
            await asyncio.wait([*self._workers.values()])

    async def close(self) -> None:
        """Stop; what was to do is forgotten."""
        self._news.clear()
        self._waiting.clear()
        workers = [*self._workers.values()]
        for worker in workers:
            worker.cancel()
        await asyncio.gather(*workers, return_exceptions=True)

    def _hire(self) -> None:
        for queue in (self._news, self._waiting):
            for match_id in self._free(queue):
                del queue[match_id]
                self._workers[match_id] = asyncio.create_task(self._serve(match_id))

    def _free(self, queue: dict[MatchId, None]) -> list[MatchId]:
        """The first of a queue that nobody works on, as many as there are workers for."""
        places, found = self._most - len(self._workers), list[MatchId]()
        for match_id in queue:
            if len(found) >= places:
                break
            if match_id not in self._workers:
                found.append(match_id)
        return found

    async def _serve(self, match_id: MatchId) -> None:
        try:
            await self._work(match_id)
            while match_id in self._news:
                del self._news[match_id]
                await self._work(match_id)
        finally:
            del self._workers[match_id]
            self._hire()
