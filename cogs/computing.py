"""Computers at play: whenever something becomes of a match, and now and then to be sure.

What a computer owes is in the match's row, so a restart forgets nothing; and its answer names the
question it is to, so that none counts twice.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from cogs.errors import UI, report
from cogs.ui.rota import Rota
from engine.game import IllegalAction
from engine.match.entries import Due
from engine.match.host import Host
from engine.match.model import MatchId
from engine.match.ports import MatchNotFound
from engine.match.substitutes import Substitutes
from engine.match.thinking import Computers

WORKERS: Final = 8
"""Matches in which computers think, or wait for others to have thought."""


class Computing:
    """One worker a match; and beside them one for each seat whose time has run out."""

    def __init__(self, computers: Computers, substitutes: Substitutes, host: Host) -> None:
        self._computers = computers
        self._substitutes = substitutes
        self._host = host
        self._rota = Rota(self._work, WORKERS)
        self._late: dict[Due, asyncio.Task[None]] = {}

    def changed(self, match_id: MatchId) -> None:
        """Something became of a match or table. Returns at once."""
        self._rota.put(match_id)

    async def reconcile(self) -> None:
        """Take up all that computers owe: at start-up, and now and then."""
        self._rota.put_behind(await self._computers.owing())

    @property
    def late(self) -> frozenset[Due]:
        """What fell due and is being thought about."""
        return frozenset(self._late)

    async def takes(self, due: Due, done: Callable[[Due], object]) -> bool:
        """Whether a computer plays what fell due, in its own time; ``done`` once it has.

        The due is told of again and again until then, and after a restart: it is the row that owes.
        """
        if not await self._substitutes.wanted(due):
            return False
        self._late[due] = asyncio.create_task(self._play_late(due, done))
        return True

    async def settled(self) -> None:
        """Wait until no computer is at it."""
        while self._late:
            await asyncio.wait([*self._late.values()])
        await self._rota.settled()

    async def close(self) -> None:
        """Stop; what computers owe stays owed."""
        late = [*self._late.values()]
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
        await self._rota.close()

    async def _play_late(self, due: Due, done: Callable[[Due], object]) -> None:
        try:
            async with report("playing for a late seat", match=due.match, seat=due.seat):
                await self._substitutes.play(due)
                done(due)
        finally:
            del self._late[due]

    async def _work(self, match_id: MatchId) -> None:
        async with report("playing for a computer", match=match_id):
            try:
                while await self._computers.act(match_id):
                    pass
                await self._end_without_people(match_id)
            except MatchNotFound:
                return  # it is a table yet

    async def _end_without_people(self, match_id: MatchId) -> None:
        match = await self._computers.deserted(match_id)
        if match is None:
            return
        try:
            await self._host.end(match_id, UI(match.language)("end-no-people"))
        except IllegalAction:
            return  # it was over meanwhile
