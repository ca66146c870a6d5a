"""Tables: seats that fill, by a challenge or a Join button, until there is a match."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from engine import codec
from engine.ai.levels import LevelName
from engine.game import AnyGame, Games, Refusal
from engine.match.calendar import Calendar
from engine.match.computers import computing
from engine.match.laying import Place, laid, laid_again
from engine.match.locks import Locks
from engine.match.model import Join, MatchId, PlayerId, Table, Time
from engine.match.openings import Openings
from engine.match.ports import MatchStore, Notifier, PeopleStore, TableStore
from engine.match.progress import begin
from engine.match.seating import changed, seated_anew, settled
from engine.match.terms import Terms, checked
from engine.match.ticking import first_dues


class TableRefusal(Refusal):
    """Nobody can do that at this table, or not this player, or not yet."""


class Tables:
    """The lobby, whatever the game.

    Args:
        clock: the time now.
        terms: of every new table, until its opener changes them.
    """

    def __init__(
        self,
        games: Games,
        store: TableStore,
        matches: MatchStore,
        people: PeopleStore,
        notifier: Notifier,
        *,
        clock: Callable[[], Time],
        terms: Terms,
    ) -> None:
        self.games = games
        self._store = store
        self._matches = matches
        self._people = people
        self._notifier = notifier
        self._clock = clock
        self.usual = terms
        self._openings = Openings(store, clock)
        self._locks = Locks[MatchId]()

    async def open(
        self,
        game_key: str,
        opener: Join,
        place: Place,
        invited: PlayerId | None = None,
        terms: Terms | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        seats: int | None = None,
    ) -> Table:
        """Set a table up; the seed of its match is made, and committed to, here.

        Args:
            terms: made from ``usual``, the terms of every new table; None for just those.
            options: by field, any that the game lets a table choose (``Game.settings``).
            seats: how many it waits for; None for as many as the game has.

        Raises:
            TableRefusal: a challenge to oneself, or no such option.
            TooManyTables: the opener has set up enough of them.
        """
        if invited == opener.player:
            raise TableRefusal("error-challenge-yourself")
        game = self.games[game_key]
        table = laid(game, opener, place, self._clock(), terms or self.usual, invited)
        chosen = _with_options(game, table.options, options or {})
        table = replace(table, options=chosen, seats=seats or table.seats)
        await self._openings.create(table)
        self._notifier.changed(table.id)
        return table

    async def configure(
        self,
        table_id: MatchId,
        player: PlayerId,
        terms: Terms | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> Table:
        """Change what will be played and how, before it begins; the others have to join anew.

        Args:
            options: by field, any that the game lets a table choose (``Game.settings``).

        Raises:
            MatchNotFound: no such table.
            TableRefusal: no longer open, not the opener, or no such option.
            BadTerms: nobody can play on these.
        """

        def configured(table: Table) -> Table:
            if player != table.opener:
                raise TableRefusal("error-not-opener")
            chosen = _with_options(self.games[table.game], table.options, options or {})
            after = replace(table, terms=checked(terms) if terms else table.terms, options=chosen)
            return after if after.seal == table.seal else changed(after)

        return await self._change(table_id, configured)

    async def join(self, table_id: MatchId, join: Join, *, seal: str | None = None) -> Table:
        """Take a seat, or agree to its new terms; with the last one taken the match begins.

        Args:
            seal: of the terms that were shown (``Table.seal``); None for whatever they are.

        Raises:
            MatchNotFound: no such table.
            TableRefusal: no longer open, full, seated already, not the one invited, other terms.
        """

        def seated(table: Table) -> Table:
            if seal not in (None, table.seal):
                raise TableRefusal("error-terms-changed")
            if join.player in table.unsettled:
                return seated_anew(table, join.player)
            if join.player in table.players:
                raise TableRefusal("error-seat-taken")
            if table.invited not in (None, join.player) or (
                table.order and join.player not in table.order
            ):
                raise TableRefusal("error-not-invited")
            if len(table.joins) == table.seats:
                raise TableRefusal("error-table-full")
            return replace(table, joins=(*table.joins, join))

        return await self._change(table_id, seated)

    async def fill(self, table_id: MatchId, player: PlayerId, level: LevelName) -> Table:
        """Seat a computer in every free seat; the match begins. Who has yet to agree stays out.

        Raises:
            MatchNotFound: no such table.
            TableRefusal: no longer open, not the opener, or its seats are kept for others.
        """

        def filled(table: Table) -> Table:
            if player != table.opener:
                raise TableRefusal("error-not-opener")
            if table.invited is not None or table.order:
                raise TableRefusal("error-not-invited")
            here = settled(table)
            free = range(table.seats - len(here))
            return replace(table, joins=(*here, *(computing(level, n) for n in free)))

        return await self._change(table_id, filled)

    async def leave(self, table_id: MatchId, player: PlayerId) -> Table:
        """Give a seat back, or decline a challenge; without its opener a table closes.

        A table that its opener closed has no seat of theirs any more; a declined one still has.

        Raises:
            MatchNotFound: no such table.
            TableRefusal: no longer open, or the player neither sits there nor is invited.
        """

        def left(table: Table) -> Table:
            if player not in (*table.players, table.invited):
                raise TableRefusal("error-not-seated")
            still = tuple(join for join in table.joins if join.player != player)
            closed = player in (table.opener, table.invited)
            return replace(table, joins=still, status="closed" if closed else "open")

        return await self._change(table_id, left)

    async def start(self, table_id: MatchId, player: PlayerId) -> Table:
        """Begin with those who have sat down to these terms.

        Raises:
            MatchNotFound: no such table.
            TableRefusal: no longer open, not the opener, or too few seats taken.
        """

        def ready(table: Table) -> Table:
            if player != table.opener:
                raise TableRefusal("error-not-opener")
            here = settled(table)
            if len(here) not in self.games[table.game].seats:
                unsettled = len(here) < len(table.joins)
                raise TableRefusal("error-terms-unagreed" if unsettled else "error-seats-empty")
            return replace(table, joins=here, seats=len(here))

        return await self._change(table_id, ready)

    async def rematch(self, match_id: MatchId, join: Join) -> Table:
        """Play the same again, the seats moved on by one: invite the others, or join them.

        Only one rematch of a match is open, or ever begun: who asks for another joins it.

        Raises:
            MatchNotFound: no such match.
            TableRefusal: not over yet, the player had no seat in it, or it has begun already.
            TooManyTables: the player has set up enough of them.
        """
        match = await self._matches.load(match_id)
        if match.seat_of(join.player) is None:
            raise TableRefusal("error-no-seat")
        if match.status == "playing":
            raise TableRefusal("error-match-not-over")
        table = laid_again(self.games[match.game], match, join, self._clock())
        if await self._store.rematch(match_id) or not await self._openings.create(table):
            return await self._join_rematch(match_id, join)
        if len(table.joins) == table.seats:
            return await self._change(table.id, lambda whole: whole)
        self._notifier.changed(table.id)
        return table

    async def expired(self, limit: int) -> Sequence[MatchId]:
        """Open tables whose time is over: each wants ``expire``."""
        return await self._store.expired(self._clock(), limit)

    async def expire(self, table_id: MatchId) -> Table:
        """Close a table whose time is over.

        Raises:
            MatchNotFound: no such table.
            TableRefusal: no longer open, or its time is not over.
        """

        def closed(table: Table) -> Table:
            if self._clock() < table.expires:
                raise TableRefusal("error-table-open")
            return replace(table, status="expired")

        return await self._change(table_id, closed)

    def options(self, table: Table) -> Any:
        """The game's options, as the table has chosen them."""
        return codec.load(self.games[table.game].shapes.options, table.options)

    async def load(self, table_id: MatchId) -> Table:
        """Raises MatchNotFound."""
        return await self._store.load(table_id)

    async def open_of(self, player: PlayerId) -> list[Table]:
        """The open tables where the player sits or is invited, the earliest first."""
        return [await self._store.load(each) for each in await self._store.open_of(player)]

    async def _change(self, table_id: MatchId, change: Callable[[Table], Table]) -> Table:
        async with self._locks.of(table_id):
            table = await self._store.load(table_id)
            if table.status != "open":
                raise TableRefusal("error-table-closed")
            after = replace(change(table), version=table.version + 1)
            whole = len(after.joins) == after.seats and not after.unsettled
            if after.status == "open" and whole:
                after = await self._begin(after)
            else:
                await self._store.save(after)
        self._notifier.changed(table_id)
        return after

    async def _begin(self, table: Table) -> Table:
        now, started = self._clock(), replace(table, status="started")
        match = begin(self.games[table.game], started, now, await self._calendars(table.players))
        await self._store.start(started, match, first_dues(match))
        return started

    async def _calendars(self, players: Sequence[PlayerId]) -> dict[PlayerId, Calendar]:
        people = [await self._people.get(player) for player in players]
        return {person.id: person.calendar for person in people if person is not None}

    async def _join_rematch(self, match_id: MatchId, join: Join) -> Table:
        table = await self._store.rematch(match_id)
        if table is None:
            raise TableRefusal("error-table-closed")
        return table if join.player in table.players else await self.join(table.id, join)


def _with_options(game: AnyGame, options: str, chosen: Mapping[str, Any]) -> str:
    """A game's options, as JSON, with some of its settings changed."""
    allowed = {setting.field: setting.values for setting in game.settings}
    for field, value in chosen.items():
        if value not in allowed.get(field, ()):
            raise TableRefusal("error-no-such-choice")
    before = codec.load(game.shapes.options, options)
    return codec.dump(game.shapes.options, replace(before, **chosen))
