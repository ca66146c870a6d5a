"""One loop for all that comes due: absent seats, reminders, undelivered news, old controls."""

from __future__ import annotations

import asyncio
from typing import Final

from discord.ext import commands

from cogs.abandoned import end_abandoned
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
    def __init__(self, desk: Desk, announcer: Announcer, nudger: Nudger) -> None:
        self._desk = desk
        self._announcer = announcer
        self._nudger = nudger
        self._task: asyncio.Task[None] | None = None
        self._failed: set[Due] = set()
        """What met a bug: passed over till the next look for news, so that nothing waits for it."""

    async def cog_load(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def cog_unload(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def round(self, *, reconcile: bool) -> None:
        """All that is due now."""
        await self._fall_due()
        await self._expire()
        async with report("reminding"):
            await self._nudger.round()
        if reconcile:
            self._failed.clear()
            await end_abandoned(self._desk.house, DUE_AT_ONCE)
            async with report("reconciling"):
                await self._announcer.reconcile()
        async with report("tidying"):
            await self._announcer.tidy(TIDY_AT_ONCE)

    async def _fall_due(self) -> None:
        house = self._desk.house
        async with report("looking for what fell due"):
            await house.players.recall_pending()
            dues = await house.deadlines.due(DUE_AT_ONCE + len(self._failed))
            for due in [due for due in dues if due not in self._failed]:
                self._failed.add(due)
                async with report("falling due", match=due.match, seat=due.seat, kind=due.kind):
                    await house.deadlines.fall_due(due)
                    self._failed.discard(due)

    async def _expire(self) -> None:
        async with report("looking for tables left open"):
            for table_id in await self._desk.tables.expired(DUE_AT_ONCE):
                async with report("closing a table", match=table_id):
                    await self._desk.tables.expire(table_id)

    async def _run(self) -> None:
        rounds = 0
        while True:
            await self.round(reconcile=rounds % RECONCILE_EVERY == 0)
            rounds += 1
            await asyncio.sleep(ROUND)
