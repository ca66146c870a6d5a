"""Asking a computer what to do in a seat's place: with nothing but what the seat may know."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from engine import codec
from engine.ai.levels import LevelName
from engine.ai.minds import Question
from engine.chance import Chance
from engine.game import AnyGame, Seat


class Thinker(Protocol):
    async def decide(self, question: Question) -> Sequence[str]:
        """A whole decision, its actions as JSON, within a bounded time.

        Raises:
            BrokenExecutor: it cannot think just now.
        """
        ...


@dataclass(frozen=True, slots=True)
class Thought:
    known: Any
    """The state it was thought about in: one the seat imagines."""
    actions: tuple[Any, ...]


async def thought(
    thinker: Thinker, game: AnyGame, state: Any, seat: Seat, level: LevelName
) -> Thought:
    """A whole decision of a seat that owes one."""
    seed = secrets.token_hex(16)
    known = game.imagine(state, seat, Chance(seed, 0, "known"))
    shown = codec.dump(game.shapes.state, known)
    found = await thinker.decide(Question(game.key, shown, seat, level, seed))
    return Thought(known, tuple(codec.load(game.shapes.action, action) for action in found))
