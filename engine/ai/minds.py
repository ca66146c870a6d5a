"""Decisions thought out in other processes, off the event loop, within the time of their level."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import active_children, cpu_count, get_context
from multiprocessing.process import BaseProcess
from typing import Final

from engine import codec
from engine.ai.levels import LevelName
from engine.ai.players import Timer, decision
from engine.ai.workers import Load, end_with_parent, loaded
from engine.game import Seat

MOST: Final = 4
"""Processes that think, unless somebody wants more."""
LONGEST: Final = 300.0
"""Seconds in which any question should be answered, though many others wait: later than that the
processes do not think, but hang."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a computer is asked: nothing in it but what its seat may know."""

    game: str
    state: str
    """One that the seat imagines, as JSON."""
    seat: Seat
    level: LevelName
    seed: str
    """Of the search's own luck."""


class Minds:
    """Make one with ``minds``."""

    def __init__(self, load: Load, *, processes: int, timer: Timer) -> None:
        self._load = load
        self._processes = processes
        self._timer = timer
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False
        self._others: set[BaseProcess] = set()
        """Processes that were there before those that think."""

    async def decide(self, question: Question) -> Sequence[str]:
        """A whole decision, its actions as JSON. One that a process dies under is asked again.

        Raises:
            BrokenExecutor: two processes died under it, or none has answered for very long; the
                next question finds new ones.
        """
        try:
            return await self._asked(question)
        except BrokenExecutor:
            return await self._asked(question)

    async def _asked(self, question: Question) -> Sequence[str]:
        """Raises BrokenExecutor like ``decide``, but at the first death."""
        pool = self._opened()
        thinking = asyncio.get_running_loop().run_in_executor(
            pool, answer, self._load, question, self._timer
        )
        try:
            async with asyncio.timeout(LONGEST):
                return await thinking
        except (BrokenExecutor, TimeoutError) as error:
            if pool is self._pool:  # others that lost it too may have opened the next already
                self._give_up()
            raise BrokenExecutor(f"nothing came of a question of {question.game}") from error

    def _opened(self) -> ProcessPoolExecutor:
        if self._closed:
            raise BrokenExecutor("closed")
        if self._pool is None:
            self._others = {*active_children()}
            self._pool = ProcessPoolExecutor(
                self._processes, mp_context=get_context("spawn"), initializer=give_way
            )
        return self._pool

    def close(self) -> None:
        """Think no more, not even to the end of what is being thought about."""
        self._closed = True
        self._give_up()

    def _give_up(self) -> None:
        """Whoever waits for an answer learns that there will be none."""
        if self._pool is not None:
            self._pool.shutdown(wait=False)
            self._pool = None
            for child in {*active_children()} - self._others:
                child.kill()
                child.join()


@contextmanager
def minds(load: Load, *, processes: int, timer: Timer) -> Iterator[Minds]:
    """The processes start with the first question, and give way to everything else.

    Args:
        processes: questions thought about at the same time; further ones wait.
    """
    made = Minds(load, processes=processes, timer=timer)
    try:
        yield made
    finally:
        made.close()


def answer(load: Load, question: Question, timer: Timer) -> list[str]:
    """The decision of a question."""
    game = loaded(load)[question.game]
    state = codec.load(game.shapes.state, question.state)
    found = decision(game, state, question.seat, question.level, seed=question.seed, timer=timer)
    return [codec.dump(game.shapes.action, action) for action in found]


def spare() -> int:
    """So many processes that one processor is left to whoever asks; four do for a long time."""
    return max(1, min(MOST, cpu_count() - 1))


def give_way() -> None:
    """Let everything else on the machine go first, where there is a way to.

    An interrupt from the keyboard is for the program that asks: we end when it does.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(10)
    end_with_parent()
