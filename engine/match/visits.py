"""Acting for a seat whose player does not come."""

from __future__ import annotations

import asyncio
from concurrent.futures import BrokenExecutor
from typing import Any, Final

from engine.game import Seat, play
from engine.match.asking import Thinker, thought
from engine.match.keeper import Draft

STAND_IN_LIMIT: Final = 100
"""More actions than any one visit of a seat takes; past it a game's stand-in is at fault."""
PATIENCE: Final = 10.0
"""Seconds in which a computer must have decided; then the stand-in acts after all."""


class Visits:
    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker

    async def visit(self, draft: Draft, seat: Seat) -> None:
        """Act for a seat until it owes nothing or somebody else is called.

        By the game's stand-in, or by a computer where the terms say so; the match waits meanwhile.

        Raises:
            RuntimeError: the game's stand-in would go on for ever.
        """
        game, played = draft.game, 0
        draft.visits(seat, draft.match.absent[seat] + 1)
        waiting = game.to_act(draft.state)
        while seat in game.to_act(draft.state) and game.to_act(draft.state) <= waiting:
            for action in await self._decision(draft, seat):
                if played == STAND_IN_LIMIT:
                    raise RuntimeError(f"the stand-in of {game.key} plays on and on")
                step = play(game, draft.state, seat, action, draft.chance)
                draft.act(seat, "absent", action, step)
                played, waiting = played + 1, waiting & game.to_act(step.state)

    async def _decision(self, draft: Draft, seat: Seat) -> tuple[Any, ...]:
        """What to do next; of a computer's, all up to the first action that tells anything."""
        if draft.match.terms.overrun == "computer":
            try:
                async with asyncio.timeout(PATIENCE):
                    asked = thought(self._thinker, draft.game, draft.state, seat, "fair")
                    return (await asked).actions
            except (TimeoutError, BrokenExecutor):
                pass  # it is the time that has run out, for the computer too
        return (draft.game.stand_in(draft.state, seat),)
