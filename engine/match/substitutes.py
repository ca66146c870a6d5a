"""Computers that play for whoever runs out of time, where a match's terms say so.

One thinks a visit through on a copy of the match, which nobody waits for meanwhile; what it would
do is handed in with what it saw, and holds as long as the seat still sees that.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor
from dataclasses import dataclass
from typing import Any, Final

from engine.game import Seat
from engine.match.asking import Thinker, thought
from engine.match.computers import is_computer
from engine.match.deadlines import Deadlines
from engine.match.entries import Due
from engine.match.keeper import Draft, Keeper
from engine.match.visits import Decide, stand_in, visit

PATIENCE: Final = 10.0
"""Seconds in which a computer must have decided; from then on the stand-in does after all."""


@dataclass(frozen=True, slots=True)
class Planned:
    """A decision of a visit that was thought through."""

    seen: Any
    """What the seat saw then."""
    actions: tuple[Any, ...]


class Substitutes:
    def __init__(self, keeper: Keeper, deadlines: Deadlines, thinker: Thinker) -> None:
        self._keeper = keeper
        self._deadlines = deadlines
        self._thinker = thinker

    async def wanted(self, due: Due) -> bool:
        """Whether what fell due wants ``play`` rather than ``Deadlines.fall_due``."""
        if due.kind != "end":
            return False
        match = await self._keeper.store.load(due.match)
        person = not is_computer(match.players[due.seat])
        return person and match.terms.overrun == "computer" and match.status == "playing"

    async def play(self, due: Due) -> None:
        """Think, and do what that came to; of what was not thought of in time, the stand-in's.

        Nothing is done when the seat sees something else by then: the due is still there.
        """
        plan = await self._plan(due)
        draft = await self._keeper.copy(due.match)
        if not plan or plan[0].seen == draft.game.observe(draft.state, due.seat):
            await self._deadlines.fall_due(due, _by(plan))

    async def _plan(self, due: Due) -> list[Planned]:
        """What a computer at ``fair`` would do in a visit, as far as it has got in time."""
        plan = list[Planned]()

        async def think(draft: Draft, seat: Seat) -> tuple[Any, ...]:
            seen = draft.game.observe(draft.state, seat)
            found = await thought(self._thinker, draft.game, draft.state, seat, "fair")
            plan.append(Planned(seen, found.actions))
            return found.actions

        draft = await self._keeper.copy(due.match)
        try:
            async with asyncio.timeout(PATIENCE):
                if due in draft.dues:
                    await visit(draft, due.seat, think)
        except (TimeoutError, BrokenExecutor):
            pass  # it is the time that has run out, for the computer too
        return plan


def _by(plan: Sequence[Planned]) -> Decide:
    """By a plan, as long as what the seat sees is what was thought of."""
    steps = iter(plan)

    async def decide(draft: Draft, seat: Seat) -> tuple[Any, ...]:
        step = next(steps, None)
        if step is None or step.seen != draft.game.observe(draft.state, seat):
            return await stand_in(draft, seat)
        return step.actions

    return decide
