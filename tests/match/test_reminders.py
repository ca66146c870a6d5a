"""Reminders: at half of the time and near its end, once each, few, true, none at night."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from db.database import Database
from engine.match.calendar import DAY, HOUR
from engine.match.model import MatchId
from engine.match.nudges import A_DAY, Digest
from engine.match.terms import Terms
from tests.match.club import Club, player
from tests.match.parley import Bid, Hail

MIDNIGHT = 1000 * DAY


@pytest.fixture
async def slow(tmp_path: Path) -> AsyncIterator[Club]:
    """48 hours for a move, from a midnight in UTC."""
    async with Database.open(tmp_path / "slow.db") as database:
        yield Club(database, now=MIDNIGHT, terms=Terms(move=48 * HOUR, bank=0))


async def pass_time(club: Club, seconds: int) -> None:
    club.now += seconds
    for due in await club.deadlines.due(1000):
        await club.deadlines.fall_due(due)


async def tell(club: Club) -> list[Digest]:
    """What the announcer would send now."""
    digests = [await club.nudges.of(who) for who in await club.nudges.owed(1000)]
    sent = [digest for digest in digests if digest is not None]
    for digest in sent:
        await club.nudges.told(digest)
    return sent


async def numbers(club: Club, *hours: int) -> list[int]:
    """How many reminders go out after each wait."""
    counts = []
    for wait in hours:
        await pass_time(club, wait * HOUR)
        counts.append(len(await tell(club)))
    return counts


async def test_each_awaited_player_is_reminded_at_half_and_near_the_end_once(slow: Club) -> None:
    await slow.begin(seats=2)

    assert await numbers(slow, 23, 1, 1, 16, 1, 1) == [0, 2, 0, 0, 2, 0]


async def test_a_reminder_says_where_and_until_when(slow: Club) -> None:
    match_id = await slow.begin(seats=2)
    await pass_time(slow, 24 * HOUR)
    (digest, _) = await tell(slow)

    assert (digest.player, digest.how, digest.number) == (100, "dm", 0)
    assert [(a.match.id, a.ends) for a in digest.awaited] == [(match_id, MIDNIGHT + 48 * HOUR)]


async def test_who_has_answered_is_not_reminded(slow: Club) -> None:
    match_id = await slow.begin(seats=2)
    await pass_time(slow, 24 * HOUR)
    await slow.play(match_id, 0, Bid(1))

    assert [digest.player for digest in await tell(slow)] == [101]
    assert await slow.nudges.of(player(0)) is None


async def test_what_others_do_makes_no_reminder_come_twice_or_never(slow: Club) -> None:
    match_id = await slow.begin(seats=3)
    await pass_time(slow, 24 * HOUR)
    await tell(slow)
    await slow.play(match_id, 0, Bid(1))
    await slow.play(match_id, 0, Hail(to=1))  # type: ignore[arg-type]  # wrong on purpose

    assert await numbers(slow, 1, 17) == [0, 2]


async def test_one_digest_tells_of_many_matches_the_most_urgent_first(slow: Club) -> None:
    ids = list[MatchId]()
    for number in range(200):
        ids.append(await slow.begin(seats=2, table_id=f"{number:08x}"))
        slow.now += 1
    await pass_time(slow, 25 * HOUR)
    sent = await tell(slow)

    assert [digest.player for digest in sent] == [100, 101]
    assert [awaited.match.id for awaited in sent[0].awaited] == ids
    assert await tell(slow) == []


async def test_nobody_is_reminded_in_their_quiet_hours(slow: Club) -> None:
    await slow.players.set_hours(player(0), "UTC", 20 * 60, 6 * 60)
    await slow.begin(seats=2)
    await pass_time(slow, 7 * HOUR)
    await slow.players.set_reminders(player(1), "none")
    half = MIDNIGHT + 6 * HOUR + DAY + 10 * HOUR

    assert (await slow.store.fallen_due(10**10, 99))[1].at in (half, MIDNIGHT + DAY)
    await pass_time(slow, half - slow.now + 5 * HOUR)
    assert await tell(slow) == []
    await pass_time(slow, 9 * HOUR)
    assert [digest.player for digest in await tell(slow)] == [100]


async def test_nobody_is_reminded_more_often_than_the_budget(slow: Club) -> None:
    for number in range(A_DAY + 2):
        await slow.begin(seats=2, table_id=f"{number:08x}")
        slow.now += HOUR
    sent = await numbers(slow, 24 - A_DAY - 2, 1, 1, 1, 1, 1)

    assert sent == [2, 2, 2, 2, 0, 0]
    assert await numbers(slow, 18) == [0]
    assert await numbers(slow, 1) == [2]


async def test_reminders_survive_a_restart_and_come_once(tmp_path: Path) -> None:
    path, terms = tmp_path / "again.db", Terms(move=48 * HOUR, bank=0)
    async with Database.open(path) as database:
        club = Club(database, now=MIDNIGHT, terms=terms)
        await club.begin(seats=2)
        await pass_time(club, 24 * HOUR)
        digest = await club.nudges.of(player(0))
        assert digest is not None
    async with Database.open(path) as database:
        club = Club(database, now=MIDNIGHT + 25 * HOUR, terms=terms)
        again = await club.nudges.of(player(0))
        assert again is not None
        await pass_time(club, 0)
        sent = await tell(club)

        assert (again.number, again.nudges) == (digest.number, digest.nudges)
        assert [told.player for told in sent] == [100, 101]
        assert await tell(club) == []


async def test_a_paused_match_reminds_nobody_and_later_only_of_what_was_to_come(
    slow: Club,
) -> None:
    match_id = await slow.begin(seats=2)
    await numbers(slow, 24)
    await slow.agreements.propose(match_id, player(0), "pause")
    await slow.agreements.agree(match_id, player(1))
    still = await numbers(slow, 200)
    await slow.agreements.resume(match_id, player(0))

    assert still == [0]
    assert await numbers(slow, 12, 9, 2) == [0, 2, 0]
