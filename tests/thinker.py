"""Computers that think in the test's own process: at once and not for long, or for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from engine import codec
from engine.ai.minds import Question
from engine.ai.search import decide
from tests.helpers import GAMES


class Quick:
    """The ``Thinker`` port, by the real search."""

    def __init__(self, iterations: int = 3) -> None:
        self._iterations = iterations
        self.questions: list[Question] = []

    async def decide(self, question: Question) -> Sequence[str]:
        self.questions.append(question)
        game = GAMES[question.game]
        state = codec.load(game.shapes.state, question.state)
        found = decide(game, state, question.seat, seed=question.seed, iterations=self._iterations)
        return [codec.dump(game.shapes.action, action) for action in found]


class Forgetful:
    """Never comes to a decision."""

    async def decide(self, question: Question) -> Sequence[str]:
        await asyncio.Event().wait()
        raise AssertionError(question.game)
