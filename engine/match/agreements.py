"""What players settle among themselves: pausing, going on, taking moves back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Final, Literal

from engine.game import IllegalAction, Seat
from engine.match import ticking, undo
from engine.match.entries import ACTS, Entry
from engine.match.keeper import Draft, Keeper, Played
from engine.match.model import Match, MatchId, Motion, PlayerId
from engine.match.ports import StaleVersion

PROPOSALS: Final = 3
"""Motions of a seat until another one acts, or agrees to any: each calls all the others."""


class Agreements:
    """One motion at a time; a move made meanwhile ends one to take moves back.

    All raise MatchNotFound, and IllegalAction for someone who does not play or a match that is
    over, beside what they say.
    """

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper

    async def propose(
        self, match_id: MatchId, player: PlayerId, kind: Literal["pause", "undo"]
    ) -> Played:
        """Ask all others to pause, or to take moves back to before the player's last visit.

        Those who left, whom the rules put out, and whose seats are vacant, need not agree. With
        nobody else left a pause comes into force at once; but nothing is taken back, for luck
        would be drawn anew behind their backs.

        Raises:
            IllegalAction: something is proposed already, paused already, nothing to take back,
                nobody there to agree to that, only computers that do not, proposed often enough,
                or the player is out.
        """
        async with self._keeper.changing(match_id) as draft:
            seat = draft.seat_of(player)
            out = _others_out(draft, seat)
            if draft.match.motion is not None:
                raise IllegalAction("error-motion-open")
            if draft.match.paused == "agreed":
                raise IllegalAction("error-match-paused")
            log = await self._keeper.store.log(match_id)
            _check_patience(log, seat)
            target = None
            if kind == "undo":
                target = undo.by_consent(draft.game, draft.match, log, seat)
            draft.came(seat)
            motion = Motion(kind, seat, (seat,), target, out)
            draft.note("proposed", seat, words=kind, motion=motion)
            await self._settle(draft, motion)
        return draft.played

    async def agree(self, match_id: MatchId, player: PlayerId) -> Played:
        """Raises IllegalAction when nothing is proposed, or the player has agreed already."""
        async with self._keeper.changing(match_id) as draft:
            seat, motion = draft.seat_of(player), _motion(draft)
            _others_out(draft, seat)
            if seat in motion.agreed:
                raise IllegalAction("error-agreed-already")
            draft.came(seat)
            agreed = replace(motion, agreed=(*motion.agreed, seat))
            draft.note("agreed", seat, words=motion.kind, motion=agreed)
            await self._settle(draft, agreed)
        return draft.played

    async def refuse(self, match_id: MatchId, player: PlayerId) -> Played:
        """Refuse a motion, or withdraw one's own. Raises IllegalAction when nothing is proposed."""
        async with self._keeper.changing(match_id) as draft:
            seat, motion = draft.seat_of(player), _motion(draft)
            _others_out(draft, seat)
            draft.came(seat)
            draft.note("refused", seat, words=motion.kind, motion=None)
        return draft.played

    async def resume(self, match_id: MatchId, player: PlayerId) -> Played:
        """End a pause, without asking: all clocks run on with what they had.

        Raises:
            IllegalAction: it is not paused.
        """
        async with self._keeper.changing(match_id) as draft:
            seat = draft.seat_of(player)
            if draft.match.paused is None:
                raise IllegalAction("error-not-paused")
            draft.resume(seat)
            draft.came(seat)
        return draft.played

    async def offered(self, match: Match, seat: Seat) -> Literal["undo", "ask"] | None:
        """How a seat may take its last move back: by itself, or by asking the others.

        It goes by what the seat has noticed, so that it tells nothing of hidden moves of others.
        """
        if seat in match.gone or match.status != "playing" or match.paused == "agreed":
            return None
        log = await self._keeper.store.log(match.id)
        return undo.offered(self._keeper.games[match.game], match, log, seat)

    async def undo(
        self, match_id: MatchId, player: PlayerId, *, asked: int | None = None
    ) -> Played:
        """Take the player's latest move back, without asking; several go back one by one.

        Args:
            asked: the question put to the seat when it chose to; None for whatever is asked now.

        Raises:
            StaleVersion: that question is no longer open.
            IllegalAction: no move of theirs; or only by consent (``propose``): others have acted
                since, or learned something of it, or luck was drawn.
        """
        async with self._keeper.changing(match_id) as draft:
            seat = draft.seat_of(player)
            if asked is not None and asked != draft.match.asked[seat]:
                raise StaleVersion
            if draft.match.paused == "agreed":
                raise IllegalAction("error-match-paused")
            log = await self._keeper.store.log(match_id)
            target = undo.own_last(draft.game, draft.match, log, seat)
            draft.came(seat)
            await self._take_back(draft, seat, target)
        return draft.played

    async def _settle(self, draft: Draft, motion: Motion) -> None:
        """Bring a motion into force once everyone who must has agreed."""
        if draft.match.yet_to_agree:
            return
        if motion.target is None:
            draft.pause("agreed", motion.by)
        else:
            await self._take_back(draft, motion.by, motion.target)

    async def _take_back(self, draft: Draft, seat: Seat, target: int) -> None:
        """The notes made on the way here are no moves: the log as kept is the log to go by."""
        log = await self._keeper.store.log(draft.match.id)
        still = replace(draft.match, clocks=ticking.stopped(draft.match, draft.now))
        back = undo.way_back(draft.game, still, log, target)
        draft.take_back(seat, target, back.state, back.clocks)


def _check_patience(log: Sequence[Entry], seat: Seat) -> None:
    """Raises IllegalAction once a seat has proposed enough since another one last did something."""
    recent = takewhile(lambda e: e.seat == seat or e.cause not in {*ACTS, "agreed"}, reversed(log))
    if sum(e.seat == seat and e.cause == "proposed" for e in recent) >= PROPOSALS:
        raise IllegalAction("error-motion-enough")


def _others_out(draft: Draft, seat: Seat) -> tuple[Seat, ...]:
    """Seats that the rules have put out. Raises IllegalAction where the seat itself is one."""
    out = draft.game.out(draft.state)
    if seat in out:
        raise IllegalAction("error-put-out")
    return tuple(sorted(out))


def _motion(draft: Draft) -> Motion:
    if draft.match.motion is None:
        raise IllegalAction("error-no-motion")
    return draft.match.motion
