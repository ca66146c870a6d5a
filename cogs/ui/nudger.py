"""Telling people that their time is running out, by what is owed: once, or not at all."""

from __future__ import annotations

import asyncio
import hashlib
from dataclasses import replace
from typing import Final

import discord
import structlog

from cogs.errors import report
from cogs.ui.announcer import PASSING
from cogs.ui.digests import digest_sheet
from cogs.ui.people import People
from cogs.ui.posts import ClosedDms, Posts, Undeliverable, refused
from cogs.ui.sheets import Sheets
from engine.match.model import Home, PlayerId
from engine.match.nudges import Digest, Nudges

log = structlog.get_logger()

AT_ONCE: Final = 10
"""People reminded at the same time, and in one round."""


class Nudger:
    """A reminder is owed until it was told; a send whose answer was lost is found by its nonce."""

    def __init__(self, nudges: Nudges, people: People, sheets: Sheets, posts: Posts) -> None:
        self._nudges = nudges
        self._people = people
        self._sheets = sheets
        self._posts = posts
        self._round = asyncio.Lock()

    async def round(self) -> None:
        """Remind some of those to whom a reminder is owed now; one round at a time."""
        async with self._round:
            players = await self._nudges.owed(AT_ONCE)
            await asyncio.gather(*map(self._remind, players))

    async def _remind(self, player: PlayerId) -> None:
        async with report("reminding", player=player):
            digest = await self._nudges.of(player)
            if digest is None:
                return
            try:
                await self._tell(digest)
            except PASSING as error:
                log.warning("not reminded yet", player=player, error=str(error))
                if isinstance(error, discord.HTTPException) and refused(error):
                    await self._nudges.given_up(digest)

    async def _tell(self, digest: Digest) -> None:
        """As the player set it, else the other way; those of one place, where it is by mention."""
        here = _at(digest, digest.awaited[0].match.home)
        if digest.how == "mention":
            told = await self._by_mention(here) or await self._by_dm(here)
        else:
            told = await self._by_dm(digest) or await self._by_mention(here)
        if not told:
            log.info("nowhere to remind", player=digest.player)
            await self._nudges.given_up(here)

    async def _by_dm(self, digest: Digest) -> bool:
        """False for someone who cannot be told so."""
        player = digest.player
        if await self._people.dms_closed(player):
            return False
        language = await self._people.language(player, digest.awaited[0].match.language)
        sheet = await digest_sheet(self._sheets, digest, language, public=False)
        try:
            await self._posts.post(player, sheet, _nonce(digest, player))
        except ClosedDms:
            await self._people.closed_dms(player)
            return False
        except Undeliverable:
            return False
        await self._nudges.told(digest)
        return True

    async def _by_mention(self, digest: Digest) -> bool:
        """In the channel of its matches; False where that is not there, or not ours to write in."""
        match = digest.awaited[0].match
        sheet = await digest_sheet(self._sheets, digest, match.language, public=True)
        try:
            await self._posts.post(match.home, sheet, _nonce(digest, match.home.channel))
        except Undeliverable:
            return False
        await self._nudges.told(digest)
        return True


def _at(digest: Digest, home: Home) -> Digest:
    """As much of it as concerns the matches of one place."""
    awaited = tuple(each for each in digest.awaited if each.match.home == home)
    ids = {each.match.id for each in awaited}
    nudges = tuple(nudge for nudge in digest.nudges if nudge.match in ids)
    return replace(digest, awaited=awaited, nudges=nudges)


def _nonce(digest: Digest, place: int) -> str:
    """The same for every try at one reminder."""
    name = f"remind/{digest.player}/{digest.number}/{place}"
    return hashlib.sha256(name.encode()).hexdigest()[:25]
