"""Who stays away: their seat is offered, others may take it, and they may come back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from db.database import Database
from engine.chance import Chance
from engine.game import IllegalAction, Seat, Step
from engine.match.entries import Sitting
from engine.match.model import BOARD, Home, MatchId, PlayerId, hand
from engine.match.terms import Terms
from engine.text import Text
from tests.match.club import EVE, PATIENCE, Club, player, whole
from tests.match.parley import GAME as PARLEY
from tests.match.parley import Bid, Roll, Take, Write

T = Text("en", (), ("Anna", "Bruno", "Oksana"))


async def time_out(club: Club) -> None:
    club.now += PATIENCE
    for due in await club.deadlines.due(50):
        await club.deadlines.fall_due(due)


async def deserted_by_one(club: Club) -> MatchId:
    """Seat 1 stays away for three visits, seat 0 plays on."""
    match_id = await club.begin(seats=2)
    match = await club.store.load(match_id)
    while match.absent[1] < 3 and match.status == "playing":
        if 0 in match.awaited:
            leads = (await club.state(match_id)).leader == 0
            await club.play(match_id, 0, *([Roll(), Take(0)] if leads else [Bid(0), Write(1)]))
        else:
            await time_out(club)
        match = await club.store.load(match_id)
    return match_id


@pytest.fixture
async def long(tmp_path: Path) -> AsyncIterator[Club]:
    """Where Parley lasts."""
    async with Database.open(tmp_path / "long.db") as database:
        yield Club(database, rounds=9)


async def test_after_three_visits_in_a_row_the_seat_is_offered(long: Club) -> None:
    match_id = await deserted_by_one(long)
    match = await long.verified(match_id)

    assert (match.absent, match.vacant, match.paused) == ((0, 3), (1,), None)


async def test_whoever_takes_it_over_has_it_with_time_of_their_own(long: Club) -> None:
    match_id = await deserted_by_one(long)
    for audience in (hand(Seat(1)), BOARD):
        live = await long.deliveries.live(match_id, audience)
        assert live is not None
    long.now += 30
    match = (await long.seats.takeover(match_id, EVE)).match

    assert (match.players, match.vacant, match.absent) == ((100, EVE), (), (0, 0))
    assert all(
        end in (long.now + 100, long.now + 70) for end in (await long.ends(match_id)).values()
    )
    assert [m.id for m in await long.matches.of_player(EVE)] == [match_id]
    assert await long.matches.of_player(player(1)) == []
    assert await long.store.sittings(match_id) == [
        Sitting(match_id, Seat(0), player(0), 0),
        Sitting(match_id, Seat(1), player(1), 0, match.version),
        Sitting(match_id, Seat(1), EVE, match.version),
    ]
    with pytest.raises(IllegalAction, match="error-no-seat"):
        await long.play(match_id, 1, Bid(1))
    assert await long.store.load(match_id) == await long.verified(match_id)


async def test_the_one_who_returns_in_time_simply_plays(long: Club) -> None:
    match_id = await deserted_by_one(long)
    while 1 not in (await long.store.load(match_id)).awaited:
        leads = (await long.state(match_id)).leader == 0
        await long.play(match_id, 0, *([Roll(), Take(0)] if leads else [Bid(0)]))
    await long.play(match_id, 1, Write(2))

    assert (await long.store.load(match_id)).vacant == ()
    with pytest.raises(IllegalAction, match="error-no-vacant-seat"):
        await long.seats.takeover(match_id, EVE)


async def test_what_was_done_for_the_absent_is_told_them_until_they_move(long: Club) -> None:
    match_id = await deserted_by_one(long)
    recap = await long.house.recaps.since(match_id, player(1), T)
    await long.house.recaps.looked(match_id, player(1), recap.version)
    again = await long.house.recaps.since(match_id, player(1), T)

    assert len(recap.stood_in) >= 3
    assert set(recap.stood_in) <= set(recap.lines)
    assert (again.lines, again.stood_in) == ((), recap.stood_in)


async def test_many_who_want_the_seat_at_once_get_it_once(long: Club) -> None:
    match_id = await deserted_by_one(long)
    outcomes = await asyncio.gather(
        *(long.seats.takeover(match_id, PlayerId(900 + n)) for n in range(9)),
        return_exceptions=True,
    )

    assert len(whole(outcomes)) == 1
    assert [type(o) for o in outcomes].count(IllegalAction) == 8


async def test_nobody_takes_a_second_seat_whose_rival_they_have_been(long: Club) -> None:
    match_id = await deserted_by_one(long)
    with pytest.raises(IllegalAction, match="error-seat-taken"):
        await long.seats.takeover(match_id, player(0))
    await long.seats.takeover(match_id, EVE)
    while (await long.store.load(match_id)).paused is None:
        await time_out(long)
    taken = (await long.seats.takeover(match_id, player(1))).match

    assert taken.players == (100, 101)
    assert taken.paused is None


async def test_a_deserted_match_waits_until_somebody_comes(long: Club) -> None:
    match_id = await long.begin(seats=2)
    for _ in range(10):
        await time_out(long)
    asleep = await long.verified(match_id)
    seat = asleep.awaited[0]
    await long.play(match_id, seat, Write(1))
    awake = await long.verified(match_id)

    assert (asleep.paused, awake.paused) == ("absent", None)
    assert asleep.version <= 20
    assert list(await long.ends(match_id)) == list(awake.awaited)


async def test_where_the_terms_say_so_time_that_runs_out_loses(tmp_path: Path) -> None:
    async with Database.open(tmp_path / "hard.db") as database:
        club = Club(database, terms=Terms(move=100, bank=0, overrun="forfeit"))
        match_id = await club.begin("ships", seats=2)
        club.now += 100
        await club.deadlines.fall_due((await club.deadlines.due(1))[0])
        match = await club.verified(match_id)

        assert (match.status, match.gone) == ("finished", (0,))
        assert [entry.cause for entry in await club.store.log(match_id)] == ["overran"]


async def test_a_board_may_move(club: Club) -> None:
    match_id = await club.begin()
    moved = (await club.seats.move_home(match_id, player(1), Home(1, 8))).match
    board = await club.deliveries.live(match_id, BOARD)

    assert (moved.home, (await club.verified(match_id)).home) == (Home(1, 8), Home(1, 8))
    assert board is not None
    assert (board.told, board.message, board.owed) == (-1, None, 1)
    with pytest.raises(IllegalAction, match="error-board-is-here"):
        await club.seats.move_home(match_id, player(1), Home(1, 8))


async def test_a_board_moves_to_another_server_only_once_we_are_out_of_its_own(club: Club) -> None:
    match_id = await club.begin()
    with pytest.raises(IllegalAction, match="error-board-of-other-server"):
        await club.seats.move_home(match_id, player(1), Home(7, 8))
    await club.house.homes.left(1)
    moved = (await club.seats.move_home(match_id, player(1), Home(7, 8))).match

    assert moved.home == Home(7, 8)


async def test_a_seat_the_rules_leave_nothing_to_do_keeps_no_deserted_match_going(
    tmp_path: Path,
) -> None:
    def without_the_last(options: Any, seats: int, chance: Chance) -> Step[Any, Any]:
        opening = PARLEY.setup(options, seats, chance)
        return replace(opening, state=replace(opening.state, gone=(False, False, True)))

    games = {"parley": replace(PARLEY, setup=without_the_last)}
    async with Database.open(tmp_path / "out.db") as database:
        club = Club(database, games, rounds=99)
        match_id = await club.begin(seats=3)
        for _ in range(10):
            await time_out(club)
        match = await club.verified(match_id)

        assert (match.paused, match.absent[2], match.gone) == ("absent", 0, ())
        assert match.version <= 20


async def test_whoever_still_comes_keeps_the_match_going_among_those_who_do_not(
    tmp_path: Path,
) -> None:
    async with Database.open(tmp_path / "long.db") as database:
        club = Club(database, rounds=99)
        match_id = await club.begin(seats=3)
        for _ in range(30):
            match = await club.store.load(match_id)
            if 0 in match.awaited:
                leads = (await club.state(match_id)).leader == 0
                await club.play(match_id, 0, *([Roll(), Take(0)] if leads else [Bid(0)]))
            await time_out(club)

        assert (await club.store.load(match_id)).paused is None
        assert (await club.store.load(match_id)).vacant == (1, 2)


async def test_a_pause_needs_the_word_of_nobody_whose_seat_falls_vacant_meanwhile(
    tmp_path: Path,
) -> None:
    async with Database.open(tmp_path / "pause.db") as database:
        club = Club(database, rounds=99)
        match_id = await club.begin(seats=3)
        await club.agreements.propose(match_id, player(0), "pause")
        await club.agreements.agree(match_id, player(1))
        asked = 0
        while (match := await club.store.load(match_id)).paused is None:
            for seat in {0, 1} & {*match.awaited}:
                leads = (await club.state(match_id)).leader == seat
                await club.play(match_id, seat, *([Roll(), Take(0)] if leads else [Bid(0)]))
            await time_out(club)
            asked += 1

        assert asked < 9
        assert (match.paused, match.motion, match.vacant) == ("agreed", None, (2,))
