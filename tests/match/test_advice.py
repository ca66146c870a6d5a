"""Advice of a computer: in words, refused kindly, and from what its seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import BrokenExecutor
from dataclasses import replace

import pytest

from engine import codec
from engine.ai.minds import Question
from engine.game import IllegalAction, Seat
from engine.match.computers import computer
from tests.helpers import strict_texts
from tests.match.club import Club
from tests.match.test_computers import ANNA, practice


async def test_advice_is_given_against_computers_and_in_words(club: Club) -> None:
    practising, among_people = await practice(club), await club.begin("ships", 2)
    t = strict_texts(club.games["ships"])["en"]
    advice = club.house.computers.advice

    lines = await advice(await club.store.load(practising), Seat(0), t)

    assert lines
    with pytest.raises(IllegalAction, match="error-hint-practice"):
        await advice(await club.store.load(among_people), Seat(0), t)


async def test_advice_is_refused_kindly_while_no_computer_can_think(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await club.store.load(await practice(club))

    async def broken(question: Question) -> Sequence[str]:
        raise BrokenExecutor(question.game)

    monkeypatch.setattr(club.thinker, "decide", broken)
    with pytest.raises(IllegalAction, match="error-no-computer"):
        await club.house.computers.advice(match, Seat(0), strict_texts(club.games["ships"])["en"])


async def test_advice_knows_no_more_than_the_seat_that_asks(club: Club) -> None:
    """Whatever the computer holds, the question is about a world that the seat has imagined."""
    match = await club.store.load(await practice(club, "critters"))
    game, t = club.games["critters"], strict_texts(club.games["critters"])["en"]
    state = await club.state(match.id)
    seat = match.awaited[0]
    asking = replace(match, players=(ANNA, computer("easy")) if seat == 0 else match.players[::-1])
    held = set[object]()
    for _ in range(6):
        await club.house.computers.advice(asking, seat, t)
    for question in club.thinker.questions:
        asked = codec.load(game.shapes.state, question.state)
        assert game.observe(asked, seat) == game.observe(state, seat)
        held.add(asked.hands[1 - seat])

    assert len(held) > 1
    assert match.seed not in str(club.thinker.questions)
