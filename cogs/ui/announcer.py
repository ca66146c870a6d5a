"""Telling people by reconciling: what each audience was last told is a row; close the gap."""

from __future__ import annotations

import asyncio
import hashlib
import json
from dataclasses import replace
from typing import Final

import aiohttp
import discord
import structlog

from cogs.errors import report
from cogs.ui.offers import asks
from cogs.ui.people import People
from cogs.ui.posts import ClosedDms, Posts, Undeliverable, nonce
from cogs.ui.sheets import Sheet, Sheets
from engine.game import Seat
from engine.match.model import (
    BOARD,
    DELETED,
    TABLE,
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
from engine.match.tables import Tables

log = structlog.get_logger()

PASSING: Final = (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError)
"""Troubles that pass: the news stays owed and is tried again."""
PATIENCE: Final = (1.0, 4.0, 16.0)
"""Seconds between tries; after the last the clock's next round takes over."""
UNTOLD: Final = -1
"""The version a hand was told by when it was never told, or is its player's first."""
AT_ONCE: Final = 10
"""Matches told of at the same time."""


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
    ) -> None:
        self._deliveries = deliveries
        self._matches = matches
        self._tables = tables
        self._people = people
        self._sheets = sheets
        self._posts = posts
        self._seats = seats
        self._news: set[MatchId] = set()
        self._workers: dict[MatchId, asyncio.Task[None]] = {}
        self._slots = asyncio.Semaphore(AT_ONCE)

    def changed(self, match_id: MatchId) -> None:
        """There is news of a match or table. Returns at once."""
        self._news.add(match_id)
        if match_id not in self._workers:
            self._workers[match_id] = asyncio.create_task(self._work(match_id))

    async def reconcile(self) -> None:
        """Take up all that is owed: at start-up, and now and then."""
        for match_id in await self._deliveries.owing():
            self.changed(match_id)

    async def settled(self) -> None:
        """Wait until no worker is at work."""
        while self._workers:
            await asyncio.wait(list(self._workers.values()))

    async def close(self) -> None:
        """Stop telling; what is owed stays owed."""
        workers = list(self._workers.values())
        for worker in workers:
            worker.cancel()
        await asyncio.gather(*workers, return_exceptions=True)

    async def tidy(self, limit: int) -> None:
        """Take the controls off a few old messages."""
        for leftover in await self._deliveries.leftovers(limit):
            try:
                await self._posts.tidy(leftover.channel, leftover.message)
            except Undeliverable:
                pass
            except PASSING:
                return
            await self._deliveries.tidied(leftover)

    async def _work(self, match_id: MatchId) -> None:
        try:
            while match_id in self._news:
                self._news.discard(match_id)
                async with report("telling of a match", match=match_id):
                    await self._tell_patiently(match_id)
        finally:
            del self._workers[match_id]

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
        """All audiences are told of one version: hands link to the board posted for it."""
        match: Match | None = None
        for delivery in await self._deliveries.of(match_id):
            if delivery.audience == TABLE:
                await self._tell_table(delivery)
                continue
            match = match or (await self._matches.look(match_id, None)).match
            if delivery.audience == BOARD:
                await self._tell_board(delivery, match)
            else:
                await self._tell_hand(delivery, match)

    async def _tell_table(self, delivery: Delivery) -> None:
        table = await self._tables.load(delivery.match)
        sheet = await self._sheets.table(table.id)
        told = replace(delivery, told=table.version, called=(0,))
        await self._deliver(told, delivery, table.home, sheet)

    async def _tell_board(self, delivery: Delivery, match: Match) -> None:
        sheet = await self._sheets.board(match.id, match.language)
        if not self._posts.may_attach(match.home):
            sheet = sheet.without_picture()
        bell = (*match.called, int(match.ended is not None))
        told = replace(delivery, told=match.version, called=bell)
        await self._deliver(told, delivery, match.home, sheet)

    async def _tell_hand(self, delivery: Delivery, match: Match) -> None:
        seat = Seat(int(delivery.audience.removeprefix("seat:")))
        player = match.players[seat]
        if delivery.told == UNTOLD:
            await self._tell_unseated(match, seat)
        bell = (match.called[seat], int(match.ended is not None), int(asks(match, seat)))
        told = replace(delivery, told=await self._linked(match), called=bell)
        if await self._people.dms_closed(player):
            await self._deliveries.told(told)
            return
        language = await self._people.language(player, match.language)
        sheet = await self._sheets.hand(match.id, seat, language)
        try:
            await self._deliver(told, delivery, player, sheet)
        except ClosedDms:
            await self._people.closed_dms(player)
            await self._deliveries.told(told)

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
        told = replace(told, digest=_digest(sheet))
        live = _live(before)
        if live is None or _rings(told, before) or not await self._shows(live, before, told, sheet):
            await self._post(told, live, place, sheet)
        else:
            await self._deliveries.told(told)

    async def _shows(self, live: Leftover, before: Delivery, told: Delivery, sheet: Sheet) -> bool:
        """Have the live message show the sheet; False where the message is gone."""
        try:
            if told.digest != before.digest:
                kept = _of_picture(told.digest) == _of_picture(before.digest)
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
        except Undeliverable as error:
            log.info("nowhere to tell", match=told.match, audience=told.audience, why=str(error))
            await self._deliveries.told(replace(told, channel=None, message=None, digest=""))
            return
        new = replace(told, channel=sent.channel.id, message=sent.id, posts=told.posts + 1)
        await self._deliveries.told(new, old if old != _live(new) else None)


def _live(delivery: Delivery) -> Leftover | None:
    if delivery.channel is None or delivery.message is None:
        return None
    return Leftover(delivery.channel, delivery.message)


def _rings(told: Delivery, before: Delivery) -> bool:
    """Whether somebody has come to owe a decision since the live message, or the match ended."""
    return any(now > then for now, then in zip(told.called, before.called, strict=False))


def _digest(sheet: Sheet) -> str:
    """Of the message, a dot, and of its picture; nothing after the dot where it has none."""
    shown = json.dumps(sheet.view.to_components())  # type: ignore[no-untyped-call]
    picture = "" if sheet.picture is None else hashlib.sha256(sheet.picture.data).hexdigest()
    return f"{hashlib.sha256(shown.encode()).hexdigest()}.{picture}"


def _of_picture(digest: str) -> str:
    return digest.partition(".")[2]
