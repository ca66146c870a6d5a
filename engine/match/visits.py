"""Acting for a seat whose player does not come."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

from engine.game import Seat, play
from engine.match.keeper import Draft

STAND_IN_LIMIT: Final = 100
"""More actions than any one visit of a seat takes; past it a game's stand-in is at fault."""

Decide: TypeAlias = Callable[[Draft, Seat], Awaitable[tuple[Any, ...]]]
"""What an absent seat does next: all up to the first action that tells anything, or less."""


async def visit(draft: Draft, seat: Seat, decide: Decide | None = None) -> None:
    """Act for a seat until it owes nothing or somebody else is called.

    Args:
        decide: in its player's place; None for the game's stand-in.

    Raises:
        RuntimeError: the game's stand-in would go on for ever.
    """
    game, played = draft.game, 0
    draft.visits(seat, draft.match.absent[seat] + 1)
    waiting = game.to_act(draft.state)
    while seat in game.to_act(draft.state) and game.to_act(draft.state) <= waiting:
        for action in await (decide or stand_in)(draft, seat):
            if played == STAND_IN_LIMIT:
                raise RuntimeError(f"the stand-in of {game.key} plays on and on")
            step = play(game, draft.state, seat, action, draft.chance)
            draft.act(seat, "absent", action, step)
            played, waiting = played + 1, waiting & game.to_act(step.state)


async def stand_in(draft: Draft, seat: Seat) -> tuple[Any, ...]:
    """What the game plays for an absent seat."""
    return (draft.game.stand_in(draft.state, seat),)
