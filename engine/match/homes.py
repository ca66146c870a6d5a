"""Where boards are shown: what each server has chosen, and whether we are still in it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from engine.match.calendar import DAY
from engine.match.entries import Cause, Entry
from engine.match.keeper import Keeper
from engine.match.model import Home, Match, MatchId
from engine.match.places import PlaceStore, Search, Server
from engine.match.strays import Strays

AWAY_MOST: Final = 30 * DAY
"""Seconds for which the matches of a server that put us out are kept going."""
BY_HOST: Final[tuple[Cause, ...]] = ("extended", "freed", "ended")


class Homes:
    """Whoever gets matches back from here is to have everyone told of them."""

    def __init__(self, keeper: Keeper, store: PlaceStore) -> None:
        self.strays = Strays(keeper, store)
        self._keeper = keeper
        self._store = store

    async def server(self, guild: int) -> Server:
        """What a server has chosen, nothing at first."""
        return await self._store.server(guild)

    async def choose(self, server: Server) -> None:
        await self._store.save(server)

    async def present(self, guilds: Collection[int]) -> Sequence[MatchId]:
        """These are all the servers we are in: note who went and who came while nobody looked."""
        told = list(await self.strays.unspread())
        for guild in await self._store.absent(guilds):
            told += await self.left(guild)
        for guild in await self._store.gone():
            if guild in guilds:
                told += await self.returned(guild)
        return told

    async def left(self, guild: int) -> Sequence[MatchId]:
        """We were put out of a server: its matches go on in private for a while."""
        await self._store.set_gone(guild, self._keeper.now())
        return await self.strays.lost(guild)

    async def returned(self, guild: int) -> Sequence[MatchId]:
        """We are in a server again, and may be able to write to its people again."""
        await self._store.set_gone(guild, None)
        matches = await self.strays.back(guild)
        for match_id in matches:
            await self._reach(await self._keeper.store.load(match_id))
        return matches

    async def settle(self, match_id: MatchId, home: Home) -> Match:
        """Give a match that has just begun a place made for it. Raises MatchNotFound."""
        async with self._keeper.changing(match_id) as draft:
            if draft.match.status == "playing" and draft.match.home != home:
                draft.note("moved", home=home)
        return draft.match

    async def abandoned(self, limit: int) -> Sequence[MatchId]:
        """Matches of servers that did not take us back: each is to be ended by the host."""
        return await self._store.abandoned(self._keeper.now() - AWAY_MOST, limit)

    async def forget(self) -> None:
        """Drop what such servers chose, once their matches are over."""
        await self._store.forget(self._keeper.now() - AWAY_MOST)

    async def search(self, search: Search, limit: int, offset: int = 0) -> Sequence[Match]:
        """A server's matches in play."""
        return await self._store.search(search, limit, offset)

    async def host_word(self, match_id: MatchId) -> Entry | None:
        """What the host did to a match, until a player has moved since."""
        entry = await self._store.last(match_id, (*BY_HOST, "player"))
        return entry if entry is not None and entry.cause != "player" else None

    async def _reach(self, match: Match) -> None:
        """Let private messages be tried anew: they may have failed for want of a common server."""
        for player in match.players:
            person = await self._keeper.people.get(player)
            if person is not None and person.dms_closed:
                await self._keeper.people.set_dms_closed(player, closed=False)
        await self._store.owe_hands(match.id)
