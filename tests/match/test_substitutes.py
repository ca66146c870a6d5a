"""Computers that play for whoever is late: beside everything else, once, and within a bound."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import BrokenExecutor
from pathlib import Path

import pytest

from db.database import Database
from engine.ai.minds import Question
from engine.match import substitutes
from engine.match.entries import Due
from engine.match.model import MatchId
from engine.match.terms import Terms
from tests.match.club import PATIENCE, Club
from tests.thinker import Quick

TERMS = Terms(move=PATIENCE, bank=0, overrun="computer")


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    async with Database.open(tmp_path / "club.db") as database:
        yield Club(database, terms=TERMS)


async def late(club: Club) -> Sequence[Due]:
    """All that falls due once the time of everybody has run out."""
    club.now += PATIENCE + 1
    return await club.deadlines.due(10)


async def causes(club: Club, match_id: MatchId) -> list[tuple[int | None, str]]:
    return [(entry.seat, entry.cause) for entry in await club.store.log(match_id)]


class Slow(Quick):
    """Thinks until it is told to answer."""

    def __init__(self) -> None:
        super().__init__()
        self.asked, self.answer = asyncio.Event(), asyncio.Event()

    async def decide(self, question: Question) -> Sequence[str]:
        self.asked.set()
        await self.answer.wait()
        return await super().decide(question)


def thinking(club: Club, thinker: Quick, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(club.thinker, "decide", thinker.decide)


async def test_a_computer_plays_for_whoever_is_late_where_the_terms_say_so(club: Club) -> None:
    match_id = await club.begin("ships", 2)
    for due in await late(club):
        assert await club.house.substitutes.wanted(due)
        await club.house.substitutes.play(due)

    match = await club.store.load(match_id)
    assert {question.seat for question in club.thinker.questions} == {0, 1}
    assert {cause for _, cause in await causes(club, match_id)} == {"absent"}
    assert match.absent == (1, 1)
    assert await club.verified(match_id)


async def test_what_is_no_end_or_a_computers_own_or_over_wants_none(club: Club) -> None:
    match_id = await club.begin("ships", 2)
    end, _ = await late(club)

    assert not await club.house.substitutes.wanted(Due(end.match, end.seat, end.at, "half"))
    await club.house.host.end(match_id, "enough")
    assert not await club.house.substitutes.wanted(end)


async def test_nobody_waits_while_it_thinks(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow()
    thinking(club, slow, monkeypatch)
    match_id = await club.begin("ships", 2)
    due, _ = await late(club)
    playing = asyncio.create_task(club.house.substitutes.play(due))
    await slow.asked.wait()
    before = await club.store.load(match_id)

    game = club.games["ships"]
    await club.play(match_id, 1, game.stand_in(await club.state(match_id), due.seat))
    moved = await club.store.load(match_id)
    slow.answer.set()
    await playing

    assert moved.version > before.version
    assert not playing.cancelled()


async def test_what_was_thought_of_another_sight_is_not_played_and_stays_owed(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = Slow()
    thinking(club, slow, monkeypatch)
    match_id = await club.begin("nim", 2)
    (due,) = await late(club)
    playing = asyncio.create_task(club.house.substitutes.play(due))
    await slow.asked.wait()

    game = club.games["nim"]
    await club.play(match_id, due.seat, game.stand_in(await club.state(match_id), due.seat))
    log = await causes(club, match_id)
    slow.answer.set()
    await playing

    assert await causes(club, match_id) == log == [(due.seat, "player")]


async def test_the_player_who_comes_back_meanwhile_plays_once(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They have moved and are called again: what the computer thought of is no longer asked."""
    slow = Slow()
    thinking(club, slow, monkeypatch)
    match_id = await club.begin("nim", 2)
    (due,) = await late(club)
    playing = asyncio.create_task(club.house.substitutes.play(due))
    await slow.asked.wait()
    game = club.games["nim"]
    for seat in (due.seat, 1 - due.seat):
        await club.play(match_id, seat, game.stand_in(await club.state(match_id), due.seat))
    slow.answer.set()
    await playing

    assert {cause for _, cause in await causes(club, match_id)} == {"player"}


async def test_the_stand_in_plays_once_the_bound_is_reached(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking(club, Slow(), monkeypatch)
    monkeypatch.setattr(substitutes, "PATIENCE", 0.0)
    match_id = await club.begin("ships", 2)
    for due in await late(club):
        await club.house.substitutes.play(due)

    assert {*await causes(club, match_id)} == {(0, "absent"), (1, "absent")}


async def test_the_stand_in_plays_where_the_computer_cannot(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(question: Question) -> Sequence[str]:
        raise BrokenExecutor(question.game)

    monkeypatch.setattr(club.thinker, "decide", broken)
    match_id = await club.begin("ships", 2)
    for due in await late(club):
        await club.house.substitutes.play(due)

    assert {*await causes(club, match_id)} == {(0, "absent"), (1, "absent")}
    assert (await club.store.load(match_id)).absent == (1, 1)


async def test_the_host_who_frees_a_match_waits_for_no_computer(club: Club) -> None:
    match_id = await club.begin("ships", 2)

    await club.house.host.free(match_id)

    assert club.thinker.questions == []
    assert (0, "absent") in await causes(club, match_id)
