"""Seats filling, and the match they lead to."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from engine.chance import commitment
from engine.match.laying import Place
from engine.match.model import Join, MatchId, PlayerId, Table
from engine.match.ports import MatchNotFound
from engine.match.tables import TableRefusal
from tests.match.club import EVE, HOME, Club, player
from tests.match.parley import GAME

PLACE = Place(HOME, "it")
SOLO = replace(GAME, key="solo", seats=range(1, 2))


def join(seat: int) -> Join:
    return Join(player(seat), f"t{seat}")


async def opened(club: Club, invited: PlayerId | None = None) -> Table:
    return await club.tables.open("parley", join(0), PLACE, invited)


async def test_an_open_table_waits_for_as_many_as_the_game_takes(club: Club) -> None:
    table = await opened(club)

    assert table == await club.tables.load(table.id)
    assert (table.seats, table.players, table.status) == (4, (100,), "open")
    assert (table.home, table.language, table.opened) == (HOME, "it", 1000)
    assert table.options == '{"rounds":2}'
    assert club.news == [table.id]


async def test_a_challenge_is_for_two(club: Club) -> None:
    table = await opened(club, player(1))

    assert (table.seats, table.invited) == (2, 101)


async def test_each_table_has_luck_of_its_own(club: Club) -> None:
    tables = [await opened(club) for _ in range(3)]

    assert len({table.seed for table in tables}) == 3
    assert all(len(table.seed) == 64 for table in tables)
    assert len({table.id for table in tables}) == 3


async def test_the_seal_shown_before_anyone_joins_is_that_of_the_match(club: Club) -> None:
    shown = (await opened(club, player(1))).commitment
    (table_id,) = club.news
    await club.tables.join(table_id, join(1))
    match = await club.store.load(table_id)

    assert match.commitment == shown == commitment(match.seed)
    assert match.seed not in match.state


async def test_whoever_joins_changes_the_luck(club: Club) -> None:
    deals = set()
    for number, token in enumerate(("t1", "t2", "t3")):
        table_id = await club.set_up("ships", 2, table_id=f"0000000{number}")
        await club.tables.join(table_id, Join(player(1), token))
        deals.add((await club.state(table_id)).hands)

    assert len(deals) == 3


async def test_the_last_seat_taken_begins_the_match(club: Club) -> None:
    table = await opened(club, player(1))
    club.now = 1500
    started = await club.tables.join(table.id, join(1))
    match = await club.store.load(table.id)

    assert (started.status, started.version) == ("started", 1)
    assert (match.id, match.players, match.begun) == (table.id, (100, 101), 1500)
    assert (match.home, match.language, match.rules) == (HOME, "it", 1)
    assert (match.asked, match.called, match.awaited) == ((0, 0), (1, 1), (0, 1))
    assert await club.ends(table.id) == {0: 1600, 1: 1600}
    assert club.news == [table.id, table.id]


async def test_many_who_want_the_last_seat_get_it_once(club: Club) -> None:
    table_id = await club.set_up(seats=3)
    await club.tables.join(table_id, join(1))
    outcomes = await asyncio.gather(
        *(club.tables.join(table_id, join(seat)) for seat in range(2, 20)),
        return_exceptions=True,
    )

    refusals = [outcome for outcome in outcomes if isinstance(outcome, TableRefusal)]
    assert [refusal.key for refusal in refusals] == ["error-table-closed"] * 17
    assert len((await club.store.load(table_id)).players) == 3


async def test_one_who_presses_join_many_times_sits_once(club: Club) -> None:
    table_id = await club.set_up(seats=4)
    await asyncio.gather(
        *(club.tables.join(table_id, join(1)) for _ in range(20)), return_exceptions=True
    )

    assert (await club.tables.load(table_id)).players == (100, 101)


async def test_nobody_challenges_themselves(club: Club) -> None:
    with pytest.raises(TableRefusal, match="error-challenge-yourself"):
        await opened(club, player(0))
    assert club.news == []


async def test_a_challenge_is_only_for_the_one_invited(club: Club) -> None:
    table = await opened(club, player(1))

    with pytest.raises(TableRefusal, match="error-not-invited"):
        await club.tables.join(table.id, join(2))
    with pytest.raises(TableRefusal, match="error-not-seated"):
        await club.tables.leave(table.id, player(2))
    assert await club.tables.load(table.id) == table


async def test_nobody_sits_twice_at_one_table(club: Club) -> None:
    table = await opened(club)

    with pytest.raises(TableRefusal, match="error-seat-taken"):
        await club.tables.join(table.id, join(0))


async def test_a_table_without_an_empty_seat_takes_nobody(club: Club) -> None:
    club = Club(club.database, {"solo": SOLO})
    table = await club.tables.open("solo", join(0), PLACE)

    with pytest.raises(TableRefusal, match="error-table-full"):
        await club.tables.join(table.id, join(1))


async def test_an_unknown_table_is_refused(club: Club) -> None:
    nowhere = MatchId("ffffffff")

    for attempt in (
        club.tables.join(nowhere, join(1)),
        club.tables.leave(nowhere, player(1)),
        club.tables.start(nowhere, player(1)),
        club.tables.load(nowhere),
    ):
        with pytest.raises(MatchNotFound):
            await attempt


async def test_a_challenge_declined_or_withdrawn_is_closed(club: Club) -> None:
    for leaving in (player(0), player(1)):
        table = await opened(club, player(1))
        closed = await club.tables.leave(table.id, leaving)

        assert (closed.status, closed.version) == ("closed", 1)


async def test_a_seat_given_back_may_be_taken_again(club: Club) -> None:
    table_id = await club.set_up(seats=4)
    for seat in (1, 2):
        await club.tables.join(table_id, join(seat))
    left = await club.tables.leave(table_id, player(1))
    again = await club.tables.join(table_id, join(1))

    assert left.players == (100, 102)
    assert again.players == (100, 102, 101)
    assert again.version == 4


async def test_a_table_closes_when_its_opener_leaves(club: Club) -> None:
    table_id = await club.set_up(seats=4)
    await club.tables.join(table_id, join(1))
    await club.tables.leave(table_id, player(0))

    assert (await club.tables.load(table_id)).status == "closed"


async def test_a_table_that_is_closed_or_started_is_refused_whatever_is_tried(
    club: Club,
) -> None:
    closed = await opened(club)
    await club.tables.leave(closed.id, player(0))
    started = await club.begin(seats=2)
    for table_id in (closed.id, started):
        before = await club.tables.load(table_id)

        for attempt in (
            club.tables.join(table_id, join(3)),
            club.tables.leave(table_id, player(0)),
            club.tables.start(table_id, player(0)),
        ):
            with pytest.raises(TableRefusal, match="error-table-closed"):
                await attempt
        assert await club.tables.load(table_id) == before


async def test_the_opener_may_begin_with_fewer_seats(club: Club) -> None:
    table_id = await club.set_up(seats=4)
    for seat in (1, 2):
        await club.tables.join(table_id, join(seat))
    started = await club.tables.start(table_id, player(0))

    assert (started.status, started.seats) == ("started", 3)
    assert (await club.store.load(table_id)).players == (100, 101, 102)


async def test_only_the_opener_begins_early_and_not_alone(club: Club) -> None:
    table_id = await club.set_up(seats=4)

    with pytest.raises(TableRefusal, match="error-seats-empty"):
        await club.tables.start(table_id, player(0))
    await club.tables.join(table_id, join(1))
    with pytest.raises(TableRefusal, match="error-not-opener"):
        await club.tables.start(table_id, player(1))
    with pytest.raises(TableRefusal, match="error-not-seated"):
        await club.tables.leave(table_id, EVE)


async def test_a_start_and_a_join_at_the_same_instant_make_one_match(club: Club) -> None:
    table_id = await club.set_up(seats=3)
    await club.tables.join(table_id, join(1))
    outcomes = await asyncio.gather(
        club.tables.start(table_id, player(0)),
        club.tables.join(table_id, join(2)),
        return_exceptions=True,
    )

    assert sum(isinstance(outcome, Table) for outcome in outcomes) == 1
    assert sum(isinstance(outcome, TableRefusal) for outcome in outcomes) == 1


async def test_a_refusal_is_no_news_and_leaves_no_lock_behind(club: Club) -> None:
    table_id = await club.set_up()
    outcomes = await asyncio.gather(
        *(club.tables.join(table_id, join(0)) for _ in range(9)), return_exceptions=True
    )

    assert [type(outcome) for outcome in outcomes] == [TableRefusal] * 9
    assert club.news == []
    del outcomes
    assert len(club.tables._locks._locks) == 0
