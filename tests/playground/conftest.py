from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from playground import Playground
from playground.settings import UNHURRIED
from tests.playground.client import Bot, running

HASTY = replace(UNHURRIED, first_answer=0.5, completion=0.5)
"""People who give up at once, for tests in which they do."""


class Clock:
    """Seconds since 1970 that pass only when told to."""

    def __init__(self) -> None:
        self.now = 1_790_000_000.0

    def __call__(self) -> float:
        self.now += 0.001
        return self.now

    def pass_(self, seconds: float) -> None:
        self.now += seconds


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def discord(clock: Clock) -> AsyncIterator[Playground]:
    async with Playground.open(clock=clock, limits=UNHURRIED) as it:
        yield it


@pytest.fixture
async def hasty(clock: Clock) -> AsyncIterator[Playground]:
    async with Playground.open(clock=clock, limits=HASTY) as it:
        yield it


@pytest.fixture
async def bot(discord: Playground) -> AsyncIterator[Bot]:
    async with running(discord, Bot()) as it:
        yield it
