"""A thread for each match, where its server wants that."""

from __future__ import annotations

from typing import Final

import structlog

from cogs.ui.people import People, plain
from cogs.ui.posts import Posts
from cogs.ui.sheets import TEXT
from engine.match.homes import Homes
from engine.match.model import TABLE, Delivery, Home, Match
from engine.match.ports import DeliveryStore
from engine.registry import load_texts

log = structlog.get_logger()

NAME_LIMIT: Final = 100


class Threads:
    def __init__(
        self, homes: Homes, deliveries: DeliveryStore, people: People, posts: Posts
    ) -> None:
        self._homes = homes
        self._deliveries = deliveries
        self._people = people
        self._posts = posts

    async def housed(self, match: Match, board: Delivery) -> Match:
        """The match where its board is to be posted: in a thread under its table's card.

        Only before the first board, and else just as it is: a match that cannot have a thread is
        played in the channel. Done again after a crash, it finds the thread that was made.

        Raises:
            discord.HTTPException, OSError: try again later.
        """
        if board.posts or match.ended is not None:
            return match
        if not (await self._homes.server(match.home.guild)).threads:
            return match
        card = await self._deliveries.live(match.id, TABLE)
        if card is None or card.message is None or card.channel != match.home.channel:
            return match
        thread = await self._posts.open_thread(match.home, card.message, await self._name(match))
        if thread is None:
            log.info("no thread for a match", match=match.id)
            return match
        return await self._homes.settle(match.id, Home(match.home.guild, thread))

    async def _name(self, match: Match) -> str:
        t = load_texts(match.game, TEXT)(match.language)
        players = t.listed(await self._people.names(match.players, match.language, plain))
        return t("thread-name", game=t("title"), players=players)[:NAME_LIMIT]
