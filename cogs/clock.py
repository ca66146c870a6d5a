"""The loops for all that comes due: absent seats, undelivered news; reminders, old controls."""

from __future__ import annotations

import asyncio
from typing import Final

from discord.ext import commands

from cogs.abandoned import end_abandoned
from cogs.computing import Computing
from cogs.desk import Desk
from cogs.errors import report
from cogs.ui.announcer import Announcer
from cogs.ui.nudger import Nudger
from engine.match.entries import Due

ROUND: Final = 5.0
"""Seconds between rounds."""
RECONCILE_EVERY: Final = 12
"""Rounds between looks for news that was not told."""
DUE_AT_ONCE: Final = 50
TIDY_AT_ONCE: Final = 3


class Clock(commands.Cog):
    """Two loops: what falls due waits for nobody's messages to be taken."""

    def __init__(
        self, desk: Desk, announcer: Announcer, nudger: Nudger, computing: Computing
    ) -> None:
        self._desk = desk
        self._announcer = announcer
        self._nudger = nudger
        self._computing = computing
        self._tasks: list[asyncio.Task[None]] = []
        self._failed: set[Due] = set()
        """What met a bug: passed over till the next look for news, so that nothing waits for it."""

    async def cog_load(self) -> None:
        self._tasks = [asyncio.create_task(loop()) for loop in (self._keep_time, self._send)]

    async def cog_unload(self) -> None:
        for task in self._tasks:
            task.cancel()

    async def keep_time(self, *, reconcile: bool) -> None:
        """Play, close and look for all that is due now: nothing here waits for Discord."""
        await self._recall()
        await self._fall_due()
        await self._expire()
        if reconcile:
            self._failed.clear()
            await end_abandoned(self._desk.house, DUE_AT_ONCE)
            async with report("reconciling"):
                await self._announcer.reconcile()
            async with report("looking for what computers owe"):
                await self._computing.reconcile()

    async def send(self) -> None:
        """Remind, and tidy up, as fast as Discord lets us."""
        async with report("reminding"):
            await self._nudger.round()
        async with report("tidying"):
            await self._announcer.tidy(TIDY_AT_ONCE)

    async def _recall(self) -> None:
        """Finish changes of calendars that a crash interrupted."""
        players = self._desk.house.players
        async with report("looking for changed calendars"):
            for player in await players.unfinished():
                async with report("counting by a changed calendar", player=player):
                    await players.recall(player)

    async def _fall_due(self) -> None:
        deadlines = self._desk.house.deadlines
        async with report("looking for what fell due"):
            aside = self._failed | self._computing.late
            dues = await deadlines.due(DUE_AT_ONCE + len(aside))
            for due in [due for due in dues if due not in aside]:
                self._failed.add(due)
                async with report("falling due", match=due.match, seat=due.seat, kind=due.kind):
                    if not await self._computing.takes(due, self._failed.discard):
                        await deadlines.fall_due(due)
                        self._failed.discard(due)

    async def _expire(self) -> None:
        async with report("looking for tables left open"):
            for table_id in await self._desk.tables.expired(DUE_AT_ONCE):
                async with report("closing a table", match=table_id):
                    await self._desk.tables.expire(table_id)

    async def _keep_time(self) -> None:
        rounds = 0
        while True:
            await self.keep_time(reconcile=rounds % RECONCILE_EVERY == 0)
            rounds += 1
            await asyncio.sleep(ROUND)

    async def _send(self) -> None:
        while True:
            await self.send()
            await asyncio.sleep(ROUND)
