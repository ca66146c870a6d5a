"""Decisions thought out in other processes, off the event loop, within the time of their level."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread

from engine import codec
from engine.ai.levels import LevelName
from engine.ai.players import Timer, decision
from engine.ai.workers import Load, loaded
from engine.game import Seat


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
        self._others: set[BaseProcess] = set()
        """Processes that were there before those that think."""

    async def decide(self, question: Question) -> Sequence[str]:
        """A whole decision, its actions as JSON.

        Raises:
            BrokenExecutor: a process died under it; the next question finds new ones.
        """
        if self._pool is None:
            self._others = {*active_children()}
            self._pool = ProcessPoolExecutor(
                self._processes, mp_context=get_context("spawn"), initializer=give_way
            )
        try:
            return await asyncio.get_running_loop().run_in_executor(
                self._pool, answer, self._load, question, self._timer
            )
        except BrokenExecutor:
            self.close()
            raise

    def close(self) -> None:
        """Think no more, not even to the end of what is being thought about."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
            for child in {*active_children()} - self._others:
                child.terminate()
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


def give_way() -> None:
    """Let everything else on the machine go first, where there is a way to.

    An interrupt from the keyboard is for the program that asks: we end when it does.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(10)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """One that is killed can tell nobody to end: then we do by ourselves, thinking or not."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
