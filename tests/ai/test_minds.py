"""Thinking in processes of its own: the loop goes on, a dead process is replaced."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from concurrent.futures import BrokenExecutor
from multiprocessing import active_children

import pytest

from engine import codec
from engine.ai.minds import Question, minds, spare
from engine.chance import Chance
from engine.game import Seat, allowed
from engine.games.dogfight import GAME
from tests.ai.one_game import load_one


def question() -> Question:
    state = GAME.setup(GAME.tiny, 2, Chance("minds", 0)).state
    seat = min(GAME.to_act(state))
    return Question(GAME.key, codec.dump(GAME.shapes.state, state), seat, "easy", "seed")


async def test_a_question_is_answered_in_another_process_and_the_loop_turns_meanwhile() -> None:
    asked, turns = question(), 0
    state = codec.load(GAME.shapes.state, asked.state)
    with minds(load_one, processes=1, timer=time.monotonic) as thinker:
        answering = asyncio.create_task(thinker.decide(asked))
        while not answering.done():
            await asyncio.sleep(0)
            turns += 1
        (action,) = [codec.load(GAME.shapes.action, text) for text in await answering]
        again = await thinker.decide(asked)

    assert turns > 10
    assert allowed(GAME.legal_actions(state, Seat(asked.seat)), action)
    assert again == await answering


async def test_a_question_outlives_the_death_of_the_processes_that_think(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with minds(load_one, processes=1, timer=time.monotonic) as thinker:
        first = await thinker.decide(question())
        for child in active_children():
            child.kill()
        both = await asyncio.gather(thinker.decide(question()), thinker.decide(question()))
        assert [*both] == [first, first]

        monkeypatch.setattr("engine.ai.minds.LONGEST", 0.0)
        with pytest.raises(BrokenExecutor):
            await thinker.decide(question())
    assert active_children() == []
    with pytest.raises(BrokenExecutor):
        await thinker.decide(question())


async def test_processes_that_hang_are_given_up() -> None:
    with minds(load_one, processes=1, timer=time.monotonic) as thinker:
        first = await thinker.decide(question())
        (child,) = active_children()
        assert child.pid is not None
        os.kill(child.pid, signal.SIGSTOP)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("engine.ai.minds.LONGEST", 0.05)
            with pytest.raises(BrokenExecutor):
                await thinker.decide(question())

        assert not child.is_alive()
        assert await thinker.decide(question()) == first


KILLED = """
import asyncio, os, signal, sys, time
from engine.ai.minds import minds
from tests.ai.one_game import load_one
from tests.ai.test_minds import question

async def think_and_die():
    with minds(load_one, processes=1, timer=time.monotonic) as thinker:
        await thinker.decide(question())
        os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(think_and_die())
"""


def test_the_processes_of_a_bot_that_was_killed_end_by_themselves() -> None:
    """They share its output: it comes to an end only with the last of them."""
    command = [sys.executable, "-c", KILLED]
    ended = subprocess.run(command, check=False, capture_output=True, timeout=60)

    assert ended.returncode == -signal.SIGKILL


@pytest.mark.parametrize(("processors", "left"), [(1, 1), (2, 1), (4, 3), (64, 4)])
def test_one_processor_is_left_to_the_bot(
    processors: int, left: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.ai.minds.cpu_count", lambda: processors)

    assert spare() == left
