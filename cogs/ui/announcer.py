"""Telling people by reconciling: what each audience was last told is a row; close the gap."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final

import aiohttp
import discord
import structlog

from cogs.errors import report
from cogs.ui import bells
from cogs.ui.offers import asks
from cogs.ui.people import People
from cogs.ui.posts import ClosedDms, Posts, Undeliverable, nonce, refused
from cogs.ui.rota import Rota
from cogs.ui.sheets import Sheet, Sheets
from cogs.ui.threads import Threads
from engine.game import Seat
from engine.match.computers import is_computer
from engine.match.model import (
    BOARD,
    DELETED,
    TABLE,
    TELL_AGAIN,
    UNTOLD,
    Audience,
    Delivery,
    Home,
    Leftover,
    Match,
    MatchId,
    PlayerId,
)
from engine.match.ports import DeliveryStore
from engine.match.seats import Seats
from engine.match.service import Matches
from engine.match.strays import Strays
from engine.match.tables import Tables

log = structlog.get_logger()

PASSING: Final = (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError)
"""Troubles that pass: the news stays owed and is tried again."""
PATIENCE: Final = (1.0, 4.0, 16.0)
"""Seconds between tries; after the last the clock's next round takes over."""
AT_ONCE: Final = 10
"""Matches told of at the same time."""
WORKERS: Final = 100
"""Matches told of or waiting for another try."""


class Announcer:
    """One worker a match, while there is news of it; bursts of moves become one message."""

    def __init__(
        self,
        deliveries: DeliveryStore,
        matches: Matches,
        tables: Tables,
        people: People,
        sheets: Sheets,
        posts: Posts,
        seats: Seats,
        strays: Strays,
        threads: Threads,
    ) -> None:
        self._deliveries = deliveries
        self._matches = matches
        self._tables = tables
        self._people = people
        self._sheets = sheets
        self._posts = posts
        self._seats = seats
        self._strays = strays
        self._threads = threads
        self._rota = Rota(self._work, WORKERS)
        self._slots = asyncio.Semaphore(AT_ONCE)

    def changed(self, match_id: MatchId) -> None:
        """There is news of a match or table. Returns at once."""
        self._rota.put(match_id)

    async def reconcile(self) -> None:
        """Take up all that is owed: at start-up, and now and then."""
        self._rota.put_behind(await self._deliveries.owing())

    async def settled(self) -> None:
        """Wait until no worker is at work."""
        await self._rota.settled()

    async def close(self) -> None:
        """Stop telling; what is owed stays owed."""
        await self._rota.close()

    async def tidy(self, limit: int) -> None:
        """Take the controls off a few old messages."""
        for leftover in await self._deliveries.leftovers(limit):
            try:
                await self._posts.tidy(leftover.channel, leftover.message)
            except Undeliverable:
                pass
            except discord.HTTPException as error:
                if not refused(error):
                    return
                log.info("left untidy", message=leftover.message, why=str(error))
            except PASSING:
                return
            await self._deliveries.tidied(leftover)

    async def _work(self, match_id: MatchId) -> None:
        async with report("telling of a match", match=match_id):
            await self._tell_patiently(match_id)

    async def _tell_patiently(self, match_id: MatchId) -> None:
        for wait in PATIENCE:
            try:
                async with self._slots:
                    await self._tell(match_id)
            except PASSING as error:
                log.warning("not told yet", match=match_id, error=str(error), wait=wait)
                await asyncio.sleep(wait)
            else:
                return

    async def _tell(self, match_id: MatchId) -> None:
        """Tell each audience in turn; a message that is refused keeps nobody else from theirs.

        All are told of one version: hands link to the board posted for it.
        """
        match: Match | None = None
        trouble: discord.HTTPException | None = None
        await self._strays.spread(match_id)
        deliveries = await self._deliveries.of(match_id)
        for delivery in deliveries:
            try:
                match = await self._tell_one(delivery, match)
            except discord.HTTPException as error:
                if not refused(error):
                    raise
                trouble = error
        if trouble is not None:
            raise trouble
        if any(delivery.told == TELL_AGAIN for delivery in deliveries):
            self.changed(match_id)

    async def _tell_one(self, delivery: Delivery, match: Match | None) -> Match | None:
        """Tell one audience of the match, looked up if it is not at hand; that match."""
        if delivery.audience == TABLE:
            await self._tell_table(delivery)
            return match
        match = match or (await self._matches.look(delivery.match, None)).match
        if delivery.audience == BOARD:
            match = await self._threads.housed(match, delivery)
            await self._tell_board(delivery, match)
        else:
            await self._tell_hand(delivery, match)
        return match

    async def _tell_table(self, delivery: Delivery) -> None:
        table = await self._tables.load(delivery.match)
        sheet = await self._sheets.table(table.id)
        told = replace(delivery, told=table.version, called=(len(table.unsettled),))
        try:
            await self._deliver(told, delivery, table.home, sheet)
        except Undeliverable as error:
            log.info("nowhere to tell", match=table.id, audience=TABLE, why=str(error))

    async def _tell_board(self, delivery: Delivery, match: Match) -> None:
        if not await self._strays.may_post(match):
            rung = bells.rung_on_board(delivery, match, secret=self._secret(match))
            await self._deliveries.told(bells.nowhere(rung))
            return
        match, sheet = await self._written(match, lambda now: self._sheets.board(now, now.language))
        told = bells.rung_on_board(delivery, match, secret=self._secret(match))
        if not self._posts.may_attach(match.home):
            sheet = sheet.without_picture()
        try:
            await self._deliver(told, delivery, match.home, sheet)
        except Undeliverable as error:
            log.info("nowhere to tell", match=match.id, audience=BOARD, why=str(error))
            await self._strays.failed(match, lasting=error.lasting)
            await self._strays.spread(match.id)
            self.changed(match.id)
        else:
            if await self._strays.posted(match.id):
                self.changed(match.id)

    async def _tell_hand(self, delivery: Delivery, match: Match) -> None:
        seat = Seat(int(delivery.audience.removeprefix("seat:")))
        if is_computer(match.players[seat]):
            await self._deliveries.told(bells.rung(delivery, match, match.called[seat]))
            return
        if delivery.told == UNTOLD:
            await self._tell_unseated(match, seat)
        homeless = await self._strays.homeless(match)
        wants = asks(match, seat), homeless
        told = bells.rung(delivery, match, match.called[seat], wants=wants)
        if not (self._secret(match) or homeless or bells.live(delivery)):
            await self._deliveries.told(told)
            return

        async def write(now: Match) -> Sheet:
            language = await self._people.language(now.players[seat], now.language)
            return await self._sheets.hand(now, seat, language)

        match, sheet = await self._written(match, write)
        told = bells.rung(delivery, match, match.called[seat], wants=wants)
        told = replace(told, told=await self._linked(match))
        player = match.players[seat]
        if await self._people.dms_closed(player):
            await self._deliveries.told(told)
            return
        try:
            await self._deliver(told, delivery, player, sheet)
        except ClosedDms:
            await self._people.closed_dms(player)
            await self._deliveries.told(told)
        except Undeliverable as error:
            log.info("nowhere to tell", match=match.id, seat=seat, why=str(error))

    def _secret(self, match: Match) -> bool:
        return self._matches.games[match.game].secret

    async def _written(
        self, match: Match, write: Callable[[Match], Awaitable[Sheet]]
    ) -> tuple[Match, Sheet]:
        """A sheet with the match that it shows: anew where a move came in between.

        Nobody is called to a question that was answered while the call was being written.
        """
        while True:
            sheet = await write(match)
            if await self._matches.is_latest(match):
                return match, sheet
            match = (await self._matches.look(match.id, None)).match

    async def _tell_unseated(self, match: Match, seat: Seat) -> None:
        """Tell whoever lost the seat, before its new player is told; a repeat makes no second."""
        player = await self._seats.former(match.id, seat)
        if player is None or player == DELETED or await self._people.dms_closed(player):
            return
        language = await self._people.language(player, match.language)
        sheet = await self._sheets.unseated(match, seat, language)
        name = nonce(match.id, Audience(f"unseated:{seat}:{player}"), 0)
        try:
            await self._posts.post(player, sheet, name)
        except ClosedDms:
            await self._people.closed_dms(player)
        except Undeliverable as error:
            log.info("nowhere to tell", match=match.id, player=player, why=str(error))

    async def _linked(self, match: Match) -> int:
        """The version a hand is told by now: not past the board's, to whose message it links."""
        board = await self._deliveries.live(match.id, BOARD)
        return min(match.version, board.told) if board else match.version

    async def _deliver(
        self, told: Delivery, before: Delivery, place: Home | PlayerId, sheet: Sheet
    ) -> None:
        """Edit the live message, or post anew where somebody is newly called; keep which."""
        told = replace(told, digest=bells.digest(sheet))
        live = bells.live(before)
        if (
            live is None
            or bells.rings(told, before)
            or not await self._shows(live, before, told, sheet)
        ):
            await self._post(told, live, place, sheet)
        else:
            await self._deliveries.told(told)

    async def _shows(self, live: Leftover, before: Delivery, told: Delivery, sheet: Sheet) -> bool:
        """Have the live message show the sheet; False where the message is gone."""
        try:
            if told.digest != before.digest:
                kept = bells.of_picture(told.digest) == bells.of_picture(before.digest)
                await self._posts.edit(live.channel, live.message, sheet, keep_picture=kept)
        except Undeliverable:
            return False
        return True

    async def _post(
        self, told: Delivery, old: Leftover | None, place: Home | PlayerId, sheet: Sheet
    ) -> None:
        try:
            sent = await self._posts.post(
                place, sheet, nonce(told.match, told.audience, told.posts)
            )
        except ClosedDms:
            raise
        except Undeliverable:
            await self._deliveries.told(bells.nowhere(told))
            raise
        new = replace(told, channel=sent.channel.id, message=sent.id, posts=told.posts + 1)
        await self._deliveries.told(new, old if old != bells.live(new) else None)
