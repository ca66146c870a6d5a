"""Thinking in processes of its own: the loop goes on, a dead process is replaced."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import BrokenExecutor
from multiprocessing import active_children

import pytest

from engine import codec
from engine.ai.minds import Question, minds
from engine.chance import Chance
from engine.game import Seat, allowed
from engine.games.dogfight import GAME
from engine.registry import load_games


def question() -> Question:
    state = GAME.setup(GAME.tiny, 2, Chance("minds", 0)).state
    seat = min(GAME.to_act(state))
    return Question(GAME.key, codec.dump(GAME.shapes.state, state), seat, "easy", "seed")


async def test_a_question_is_answered_in_another_process_and_the_loop_turns_meanwhile() -> None:
    asked, turns = question(), 0
    state = codec.load(GAME.shapes.state, asked.state)
    with minds(load_games, processes=1, timer=time.monotonic) as thinker:
        answering = asyncio.create_task(thinker.decide(asked))
        while not answering.done():
            await asyncio.sleep(0)
            turns += 1
        (action,) = [codec.load(GAME.shapes.action, text) for text in await answering]
        again = await thinker.decide(asked)

    assert turns > 10
    assert allowed(GAME.legal_actions(state, Seat(asked.seat)), action)
    assert again == await answering


async def test_after_a_process_died_the_next_question_finds_a_new_one() -> None:
    with minds(load_games, processes=1, timer=time.monotonic) as thinker:
        first = await thinker.decide(question())
        for child in active_children():
            child.kill()
        with pytest.raises(BrokenExecutor):
            await thinker.decide(question())

        assert await thinker.decide(question()) == first
    assert active_children() == []
