"""What the host may do to a match; each leaves a line in its log for all to read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.game import IllegalAction, Seat
from engine.match import ticking
from engine.match.keeper import Keeper, Played
from engine.match.model import Match, MatchId
from engine.match.ports import Which
from engine.match.visits import visit


class Host:
    """All raise MatchNotFound, and IllegalAction for a match that is over."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper

    async def listed(self, which: Which, limit: int, offset: int = 0) -> Sequence[Match]:
        """The latest begun first."""
        return await self._keeper.store.listed(which, limit, offset)

    async def extend(self, match_id: MatchId, seat: Seat, seconds: int) -> Played:
        """Give an awaited seat more time for this decision; it is reminded anew.

        Raises:
            IllegalAction: the seat is not awaited, or that is no time to give.
        """
        async with self._keeper.changing(match_id) as draft:
            draft.check_playing()
            if seconds <= 0 or seat not in draft.match.awaited:
                raise IllegalAction("error-not-awaited")
            clocks = list(draft.match.clocks)
            still = ticking.stopped(draft.match, draft.now)[seat]
            clocks[seat] = replace(still, left=still.left + seconds)
            draft.note("extended", seat, number=seconds, rearmed={seat}, clocks=tuple(clocks))
        return draft.played

    async def end(self, match_id: MatchId, reason: str) -> Played:
        """End a match with no outcome."""
        async with self._keeper.changing(match_id) as draft:
            draft.check_playing()
            draft.note(
                "ended",
                words=reason,
                status="ended",
                ended=draft.now,
                awaited=(),
                paused=None,
                motion=None,
            )
        return draft.played

    async def free(self, match_id: MatchId) -> Played:
        """Have the stand-ins act now for all seats that are awaited; pauses and motions end."""
        async with self._keeper.changing(match_id) as draft:
            draft.check_playing()
            if draft.match.paused is not None:
                draft.resume(None)
            draft.note("freed", motion=None)
            for seat in draft.match.awaited:
                if seat in draft.match.awaited:
                    await visit(draft, seat)
        return draft.played
