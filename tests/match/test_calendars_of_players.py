"""Quiet hours and vacations: they stop a player's clocks everywhere, and give no time back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from db.database import Database
from engine.match.calendar import DAY, HOUR, Away
from engine.match.players import BadCalendar, Players
from engine.match.terms import Terms
from tests.match.club import Club, player

MIDNIGHT = 1000 * DAY


@pytest.fixture
async def slow(tmp_path: Path) -> AsyncIterator[Club]:
    async with Database.open(tmp_path / "slow.db") as database:
        yield Club(database, now=MIDNIGHT, terms=Terms(move=48 * HOUR, bank=0))


async def test_quiet_hours_stop_the_clock_in_matches_under_way_and_to_come(slow: Club) -> None:
    one = await slow.begin(seats=2, table_id="0000000a")
    await slow.players.set_hours(player(0), "UTC", 12 * 60, 0)
    two = await slow.begin(seats=2, table_id="0000000b")

    for match_id in (one, two):
        ends = await slow.ends(match_id)
        assert ends == {0: MIDNIGHT + 3 * DAY + 12 * HOUR, 1: MIDNIGHT + 2 * DAY}
        await slow.verified(match_id)


async def test_a_vacation_stops_it_in_all_matches_and_may_end_early(slow: Club) -> None:
    ids = [await slow.begin(seats=2, table_id=f"0000000{n}") for n in range(5)]
    slow.now += 12 * HOUR
    await slow.players.add_vacation(player(0), slow.now, 10 * DAY)
    # Times, as these clocks run.
    away = [(await slow.ends(match_id))[0] for match_id in ids]  # type: ignore[index]
    slow.now += DAY
    await slow.players.end_vacation(player(0))
    # Times, as these clocks run.
    back = [(await slow.ends(match_id))[0] for match_id in ids]  # type: ignore[index]

    assert away == [MIDNIGHT + 12 * DAY] * 5
    assert back == [MIDNIGHT + 3 * DAY] * 5


async def test_no_vacation_begins_in_the_past(slow: Club) -> None:
    match_id = await slow.begin(seats=2)
    slow.now += 40 * HOUR
    away = await slow.players.add_vacation(player(0), MIDNIGHT, DAY)

    assert away.start == slow.now
    # Times, as these clocks run.
    assert (await slow.ends(match_id))[0] == MIDNIGHT + 3 * DAY  # type: ignore[index]


async def test_nobody_is_away_for_more_than_28_days_of_any_365(slow: Club) -> None:
    await slow.players.add_vacation(player(0), MIDNIGHT + 300 * DAY, 20 * DAY)
    await slow.players.add_vacation(player(0), MIDNIGHT, 8 * DAY)

    with pytest.raises(BadCalendar, match="error-vacation-spent"):
        await slow.players.add_vacation(player(0), MIDNIGHT + 100 * DAY, DAY)
    with pytest.raises(BadCalendar, match="error-vacation-wrong"):
        await slow.players.add_vacation(player(0), MIDNIGHT + 301 * DAY, DAY)
    await slow.players.add_vacation(player(0), MIDNIGHT + 373 * DAY, 8 * DAY)


async def test_quiet_hours_are_short_known_and_not_changed_all_the_time(slow: Club) -> None:
    players = slow.players
    for zone, start, end, why in (
        ("Mars/Olympus", 0, 60, "error-unknown-zone"),
        ("UTC", 0, 1440, "error-hours-wrong"),
        ("UTC", 0, 12 * 60 + 1, "error-hours-too-long"),
    ):
        with pytest.raises(BadCalendar, match=why):
            await players.set_hours(player(0), zone, start, end)
    await players.set_hours(player(0), "Europe/Rome", 23 * 60, 7 * 60)
    with pytest.raises(BadCalendar, match="error-hours-too-soon"):
        await players.clear_hours(player(0))
    slow.now += DAY
    await players.clear_hours(player(0))

    with pytest.raises(BadCalendar, match="error-no-vacation"):
        await players.end_vacation(player(0))


async def test_a_change_cut_short_by_a_crash_is_finished_later(
    slow: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    ids = [await slow.begin(seats=2, table_id=f"0000000{n}") for n in range(2)]

    async def crash(_self: Players, _player: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(Players, "recall", crash)
        with pytest.raises(KeyboardInterrupt):
            await slow.players.add_vacation(player(0), slow.now, DAY)
    # Times, as these clocks run.
    before = [(await slow.ends(match_id))[0] for match_id in ids]  # type: ignore[index]
    for unfinished in await slow.players.unfinished():
        await slow.players.recall(unfinished)
    # Times, as these clocks run.
    after = [(await slow.ends(match_id))[0] for match_id in ids]  # type: ignore[index]

    assert (before, after) == ([MIDNIGHT + 2 * DAY] * 2, [MIDNIGHT + 3 * DAY] * 2)
    assert await slow.people.recalls() == []


async def test_vacations_added_at_once_are_all_kept_and_within_the_year(slow: Club) -> None:
    outcomes = await asyncio.gather(
        *(slow.players.add_vacation(player(0), MIDNIGHT + n * 20 * DAY, 9 * DAY) for n in range(5)),
        return_exceptions=True,
    )
    person = await slow.people.get(player(0))
    added = [outcome for outcome in outcomes if isinstance(outcome, Away)]

    assert person is not None
    assert list(person.away) == added
    assert [type(outcome) for outcome in outcomes] == [Away] * 3 + [BadCalendar] * 2


async def test_quiet_hours_set_at_once_are_set_once(slow: Club) -> None:
    outcomes = await asyncio.gather(
        *(slow.players.set_hours(player(0), "UTC", n, 60 + n) for n in range(4)),
        return_exceptions=True,
    )

    assert [type(outcome) for outcome in outcomes] == [type(None)] + [BadCalendar] * 3
