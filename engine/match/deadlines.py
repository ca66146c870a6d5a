"""What falls due: reminders, and stand-ins for those whose time has run out."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from itertools import takewhile
from typing import Final

from engine.game import Seat
from engine.match.calendar import wakes
from engine.match.computers import is_computer
from engine.match.entries import Cause, Due
from engine.match.keeper import Draft, Keeper, Played
from engine.match.model import ABSENT, Nudge, Time
from engine.match.visits import Decide, visit

UNATTENDED: Final[frozenset[Cause]] = frozenset({"absent", "overran", "clock", "extended", "freed"})
"""Causes for which nobody has to come to the match."""


class Deadlines:
    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper

    async def due(self, limit: int) -> Sequence[Due]:
        """What has fallen due by now, the earliest first: each wants ``fall_due``."""
        return await self._keeper.store.fallen_due(self._keeper.now(), limit)

    async def fall_due(self, due: Due, decide: Decide | None = None) -> Played | None:
        """Do what a due asks for, exactly once however often it is sent, also over restarts.

        At half of a seat's time and near its end, a nudge is owed to its player. At its end its
        stand-in plays, until it owes nothing or somebody else is called; or the seat has lost,
        where the terms say so. When then nobody is left who comes, the match is paused by itself.

        Args:
            decide: what the seat does; None for its stand-in.

        None when nothing was played: it was only a reminder, or is no longer due.
        """
        async with self._keeper.changing(due.match) as draft:
            if due not in draft.dues or due.at > draft.now:
                return None
            if due.kind != "end":
                await self._remind(draft, due)
                return None
            if draft.match.terms.overrun == "forfeit":
                step = draft.game.concede(draft.state, due.seat, draft.chance)
                draft.act(due.seat, "overran", None, step)
            else:
                await visit(draft, due.seat, decide)
                await self._settle(draft)
        return draft.played

    async def _remind(self, draft: Draft, due: Due) -> None:
        player = draft.match.players[due.seat]
        person = await self._keeper.people.get(player)
        nudge = None
        if is_computer(player):
            await self._keeper.store.remind(due, None)
            return
        if person is None or person.remind != "none":
            hold = wakes(await self._keeper.calendar(player), draft.now)
            nudge = Nudge(player, due.match, due.seat, due.kind, hold)
        await self._keeper.store.remind(due, nudge)

    async def _settle(self, draft: Draft) -> None:
        """What follows from a seat's absence: a pause all others agree to, or one by itself."""
        match = draft.match
        if match.motion is not None and not match.yet_to_agree:
            draft.pause("agreed", match.motion.by)
        elif match.status == "playing" and await self._deserted(draft):
            draft.pause("absent")

    async def _deserted(self, draft: Draft) -> bool:
        """Whether the match had better wait: since anyone came, ``ABSENT`` visits to each seat.

        A seat that the rules leave nothing to do is not waited for. Computers are always there,
        and count as nobody.
        """
        match = draft.match
        computers = {Seat(s) for s, player in enumerate(match.players) if is_computer(player)}
        awaited = {*match.awaited} - computers
        if any(match.absent[seat] < ABSENT for seat in awaited):
            return False
        log = (*await self._keeper.store.log(match.id), *draft.entries)
        visits = defaultdict[Seat | None, set[Time]](set)
        for entry in takewhile(
            lambda entry: entry.cause in UNATTENDED or entry.seat in computers, reversed(log)
        ):
            if entry.cause == "absent" and entry.seat not in computers:
                visits[entry.seat].add(entry.at)
        return bool(visits) and all(len(visits[s]) >= ABSENT for s in {*visits, *awaited})
