"""Tables: seats that fill, by a challenge or a Join button, until there is a match."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass, replace

from engine import codec
from engine.game import Games, Refusal
from engine.match.locks import Locks
from engine.match.model import Home, Join, MatchId, PlayerId, Table, Time
from engine.match.ports import Notifier, TableStore
from engine.match.progress import begin, first_clocks
from engine.text import Language


class TableRefusal(Refusal):
    """Nobody can do that at this table, or not this player, or not yet."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a table stands, and in whose language."""

    home: Home
    language: Language


class Tables:
    """The lobby, whatever the game. ``patience`` as in ``Matches``."""

    def __init__(
        self,
        games: Games,
        store: TableStore,
        notifier: Notifier,
        *,
        clock: Callable[[], Time],
        patience: Time,
    ) -> None:
        self.games = games
        self._store = store
        self._notifier = notifier
        self._clock = clock
        self._patience = patience
        self._locks = Locks()

    async def open(
        self, game_key: str, opener: Join, place: Place, invited: PlayerId | None = None
    ) -> Table:
        """Set a table up; the seed of its match is made, and committed to, here.

        Raises:
            TableRefusal: a challenge to oneself.
        """
        if invited == opener.player:
            raise TableRefusal("error-challenge-yourself")
        game = self.games[game_key]
        table = Table(
            id=MatchId(secrets.token_hex(4)),
            game=game.key,
            options=codec.dump(game.shapes.options, game.shapes.options()),
            opener=opener.player,
            invited=invited,
            joins=(opener,),
            seats=max(game.seats) if invited is None else 2,
            seed=secrets.token_hex(32),
            home=place.home,
            language=place.language,
            opened=self._clock(),
        )
        await self._store.create(table)
        self._notifier.changed(table.id)
        return table

    async def join(self, table_id: MatchId, join: Join) -> Table:
        """Take a seat; with the last one taken the match begins.

        Raises:
            MatchNotFound: no such table.
            TableRefusal: no longer open, full, seated already, or not the one invited.
        """

        def seated(table: Table) -> Table:
            if join.player in table.players:
                raise TableRefusal("error-seat-taken")
            if table.invited not in (None, join.player):
                raise TableRefusal("error-not-invited")
            if len(table.joins) == table.seats:
                raise TableRefusal("error-table-full")
            return replace(table, joins=(*table.joins, join))

        return await self._change(table_id, seated)

    async def leave(self, table_id: MatchId, player: PlayerId) -> Table:
        """Give a seat back, or decline a challenge; without its opener a table closes.

        Raises:
            MatchNotFound: no such table.
            TableRefusal: no longer open, or the player neither sits there nor is invited.
        """

        def left(table: Table) -> Table:
            if player in (table.opener, table.invited):
                return replace(table, status="closed")
            if player not in table.players:
                raise TableRefusal("error-not-seated")
            return replace(
                table, joins=tuple(join for join in table.joins if join.player != player)
            )

        return await self._change(table_id, left)

    async def start(self, table_id: MatchId, player: PlayerId) -> Table:
        """Begin with the seats that are taken.

        Raises:
            MatchNotFound: no such table.
            TableRefusal: no longer open, not the opener, or too few seats taken.
        """

        def ready(table: Table) -> Table:
            if player != table.opener:
                raise TableRefusal("error-not-opener")
            if len(table.joins) not in self.games[table.game].seats:
                raise TableRefusal("error-seats-empty")
            return replace(table, seats=len(table.joins))

        return await self._change(table_id, ready)

    async def load(self, table_id: MatchId) -> Table:
        """Raises MatchNotFound."""
        return await self._store.load(table_id)

    async def _change(self, table_id: MatchId, change: Callable[[Table], Table]) -> Table:
        async with self._locks.of(table_id):
            table = await self._store.load(table_id)
            if table.status != "open":
                raise TableRefusal("error-table-closed")
            after = replace(change(table), version=table.version + 1)
            if after.status == "open" and len(after.joins) == after.seats:
                after = await self._begin(after)
            else:
                await self._store.save(after)
        self._notifier.changed(table_id)
        return after

    async def _begin(self, table: Table) -> Table:
        now, started = self._clock(), replace(table, status="started")
        match = begin(self.games[table.game], started, now)
        await self._store.start(started, match, first_clocks(match, now + self._patience))
        return started
