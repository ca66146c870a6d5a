"""Seats that change hands, and boards that change places."""

from __future__ import annotations

from typing import Final, TypeVar

from engine.game import IllegalAction, Seat
from engine.match import ticking
from engine.match.calendar import DAY
from engine.match.entries import Sitting
from engine.match.keeper import Draft, Keeper, Played
from engine.match.model import BOARD, Home, Match, MatchId, PlayerId, hand
from engine.match.places import PlaceStore

T = TypeVar("T")
MOVES: Final = 3
"""Times within a day that a board is moved, by whomever: each of them calls its players anew."""


class Seats:
    def __init__(self, keeper: Keeper, places: PlaceStore) -> None:
        self._keeper = keeper
        self._places = places

    async def takeover(
        self, match_id: MatchId, player: PlayerId, seat: Seat | None = None
    ) -> Played:
        """Sit down where somebody stays away, with a fresh allowance and what is left in the bank.

        Whether someone may look into a private match is the caller's to check.

        Args:
            seat: one of ``Match.vacant``; None for the first that the player may take.

        Raises:
            MatchNotFound: no such match.
            IllegalAction: over, seated there already, no such seat, or the player has sat at
                another and knows its secrets.
        """
        async with self._keeper.changing(match_id) as draft:
            draft.check_playing()
            if draft.match.seat_of(player) is not None:
                raise IllegalAction("error-seat-taken")
            free = [s for s in draft.match.vacant if seat in (None, s)]
            if not free:
                raise IllegalAction("error-no-vacant-seat")
            sat = {s.seat for s in await self._sittings(match_id) if s.player == player}
            mine = [s for s in free if sat <= {s}]
            if not mine:
                raise IllegalAction("error-takeover-knows")
            await self._seat(draft, mine[0], player)
        return draft.played

    async def former(self, match_id: MatchId, seat: Seat) -> PlayerId | None:
        """Who sat there last before the present player."""
        before = [
            sitting.player
            for sitting in await self._sittings(match_id)
            if sitting.seat == seat and sitting.until is not None
        ]
        return before[-1] if before else None

    async def move_home(self, match_id: MatchId, player: PlayerId, home: Home) -> Played:
        """Have the board posted in another place from now on.

        To another server it moves only once we are out of its own: else a player could take a
        match to where they are the host themselves.

        Raises:
            MatchNotFound: no such match.
            IllegalAction: the player does not play in it, it is over, it is there already, it
                belongs to another server, or it has been moved enough for a day; but a board
                that has no place is always given one.
        """
        async with self._keeper.changing(match_id) as draft:
            seat = draft.seat_of(player)
            if home == draft.match.home:
                raise IllegalAction("error-board-is-here")
            if not await self.may_move(draft.match, home.guild):
                raise IllegalAction("error-board-of-other-server")
            if await self._moved_enough(draft):
                raise IllegalAction("error-moved-enough")
            draft.note("moved", seat, home=home)
            draft.afresh = (BOARD,)
        return draft.played

    async def may_move(self, match: Match, guild: int) -> bool:
        """Whether its board may stand in that server."""
        own = match.home.guild
        return guild == own or (await self._places.server(own)).gone is not None

    async def _moved_enough(self, draft: Draft) -> bool:
        since, match = draft.now - DAY, draft.match
        log = await self._keeper.store.log(match.id)
        moves = [e for e in log if e.cause == "moved" and e.seat is not None and e.at > since]
        placeless = {(stray.match, stray.home) for stray in await self._places.strays()}
        return len(moves) >= MOVES and (match.id, match.home) not in placeless

    async def _seat(self, draft: Draft, seat: Seat, player: PlayerId) -> None:
        match = draft.match
        if match.paused == "absent":
            draft.resume(seat)
        match, still = draft.match, ticking.stopped(draft.match, draft.now)[seat]
        draft.note(
            "taken",
            seat,
            fresh={seat} & {*match.awaited},
            players=_put(match.players, seat, player),
            called=_put(match.called, seat, match.called[seat] + (seat in match.awaited)),
            absent=_put(match.absent, seat, 0),
            clocks=_put(match.clocks, seat, still),
            calendars=_put(match.calendars, seat, await self._keeper.calendar(player)),
            motion=None,
        )
        draft.afresh = (hand(seat),)
        draft.taken = Sitting(match.id, seat, player, draft.match.version)

    async def _sittings(self, match_id: MatchId) -> list[Sitting]:
        return list(await self._keeper.store.sittings(match_id))


def _put(items: tuple[T, ...], seat: Seat, item: T) -> tuple[T, ...]:
    return (*items[:seat], item, *items[seat + 1 :])
