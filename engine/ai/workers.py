"""Thinking in other processes, so that nothing else waits for it.

What a process is sent names a function that loads the games: functions do not travel, names do.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import TypeAlias

from engine.ai.players import PlayerName, Timer
from engine.ai.selfplay import Record, match
from engine.game import Games

Load: TypeAlias = Callable[[], Games]
"""A function of a module, so that every process can find it."""


@contextmanager
def workers(count: int) -> Iterator[Executor]:
    """Processes that think; what they have not begun when this ends is not done any more."""
    pool = ProcessPoolExecutor(count, mp_context=get_context("spawn"), initializer=end_with_parent)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def end_with_parent() -> None:
    """Be there no longer than whoever asks us: one that is killed can tell nobody to end."""
    Thread(target=_outlive_nobody, daemon=True).start()


def _outlive_nobody() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


@dataclass(frozen=True, slots=True)
class Fixture:
    """A match that computers are to play among themselves, with the game's usual options."""

    load: Load
    game: str
    players: tuple[PlayerName, ...]
    """By seat."""
    seed: str
    timer: Timer


def played(pool: Executor, matches: Sequence[Fixture]) -> Iterator[Record]:
    """Have matches played, and hand each over as it ends."""
    for done in as_completed([pool.submit(_play, fixture) for fixture in matches]):
        yield done.result()


def _play(fixture: Fixture) -> Record:
    game = loaded(fixture.load)[fixture.game]
    options = game.shapes.options()
    return match(game, options, fixture.players, seed=fixture.seed, timer=fixture.timer)


@cache
def loaded(load: Load) -> Games:
    """Loaded once in each process."""
    return load()
