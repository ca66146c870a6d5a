"""Matches whose board can be shown nowhere: tried again sparingly, their players told of it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final

from engine.match.calendar import HOUR, NEVER
from engine.match.keeper import Keeper
from engine.match.model import Home, Match, MatchId
from engine.match.places import PlaceStore, Stray

TRIES: Final = 8
"""Posts that may fail in a row; then only an event of the place, or a move, wins it another."""
LONGEST: Final = 64 * HOUR


class Strays:
    """Whoever gets matches back from here is to have everyone told of them."""

    def __init__(self, keeper: Keeper, store: PlaceStore) -> None:
        self._keeper = keeper
        self._store = store
        self._known: dict[MatchId, Stray] | None = None

    async def homeless(self, match: Match) -> bool:
        """Whether the match is played on with no board, so that its players want a new place."""
        return match.status == "playing" and await self.placeless(match)

    async def placeless(self, match: Match) -> bool:
        """Whether its board can be shown nowhere, as far as we know."""
        return await self._of(match) is not None

    async def may_post(self, match: Match) -> bool:
        """Whether its board is worth a try now."""
        stray = await self._of(match)
        return stray is None or stray.hold <= self._keeper.now()

    async def failed(self, match: Match, *, lasting: bool) -> None:
        """Its board could not be posted.

        Args:
            lasting: the place is gone, and will not come back by itself.
        """
        before = await self._of(match) or Stray(match.id, match.home, 0, 0)
        tries = before.tries + 1
        wait = min(HOUR * 2 ** (tries - 1), LONGEST)
        hold = NEVER if lasting or tries >= TRIES else self._keeper.now() + wait
        await self._keep(replace(before, tries=tries, hold=hold))

    async def posted(self, match_id: MatchId) -> bool:
        """Its board is there; whether it was missing, and its players are owed the word of it."""
        known = await self._all()
        if match_id not in known:
            return False
        await self._store.owe_hands(match_id)
        await self._store.drop_stray(match_id)
        del known[match_id]
        return True

    async def spread(self, match_id: MatchId) -> None:
        """Have the players of a new stray be owed the word of it; once, and crash-proof."""
        stray = (await self._all()).get(match_id)
        if stray is not None and not stray.spread:
            await self._store.owe_hands(match_id)
            await self._keep(replace(stray, spread=True))

    async def unspread(self) -> Sequence[MatchId]:
        """Those whose players are not yet owed the word of it: a crash came between."""
        return [stray.match for stray in (await self._all()).values() if not stray.spread]

    async def lost(self, guild: int, channel: int | None = None) -> Sequence[MatchId]:
        """A channel, or all of a server, is gone; its matches in play, which are strays now."""
        matches = await self._store.playing(guild, channel)
        for match_id in matches:
            match = await self._keeper.store.load(match_id)
            stray = await self._of(match) or Stray(match_id, match.home, 0, 0)
            await self._store.lose_board(match_id)
            await self._keep(replace(stray, hold=NEVER))
        return matches

    async def back(self, guild: int, channel: int | None = None) -> Sequence[MatchId]:
        """A place can be written to again, as it seems; its strays, which may be tried again."""
        found = [
            stray
            for stray in (await self._all()).values()
            if stray.home.guild == guild and channel in (None, stray.home.channel)
        ]
        for stray in found:
            await self._keep(replace(stray, tries=0, hold=0))
            await self._store.owe_board(stray.match)
        return [stray.match for stray in found]

    async def homes(self, guild: int) -> Collection[Home]:
        """Places in a server at which a board is missing."""
        known = await self._all()
        return {stray.home for stray in known.values() if stray.home.guild == guild}

    async def _of(self, match: Match) -> Stray | None:
        stray = (await self._all()).get(match.id)
        return stray if stray is not None and stray.home == match.home else None

    async def _keep(self, stray: Stray) -> None:
        await self._store.keep_stray(stray)
        (await self._all())[stray.match] = stray

    async def _all(self) -> dict[MatchId, Stray]:
        """Read once: nobody else writes them."""
        if self._known is None:
            read = {stray.match: stray for stray in await self._store.strays()}
            self._known = read if self._known is None else self._known
        return self._known
