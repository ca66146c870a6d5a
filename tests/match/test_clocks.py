"""When a seat's time runs out, and what starts it anew."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable
from dataclasses import replace
from typing import Any

import pytest

from engine.game import IllegalAction, Seat
from engine.games.ships.cards import Card
from engine.games.ships.model import Clear, Confirm, Reopen, Tick
from engine.match.entries import Due
from engine.match.keeper import Played
from engine.match.ports import StaleVersion
from engine.match.visits import STAND_IN_LIMIT
from tests.match.club import PATIENCE, Club, player
from tests.match.parley import GAME, Bid, Hail, Reply, Roll, Take, Write

BEGUN = 1000


async def due_of(club: Club, match_id: str, seat: int) -> Due:
    # An id from JSON.
    return next(due for due in await club.matches.dues(match_id) if due.seat == seat)  # type: ignore[arg-type]


async def test_every_awaited_seat_has_a_clock_from_the_first(club: Club) -> None:
    match_id = await club.begin()

    assert await club.ends(match_id) == {0: 1100, 1: 1100, 2: 1100}


async def test_an_answer_nobody_sees_moves_nobody_elses_clock(club: Club) -> None:
    match_id = await club.begin()
    club.now = 1040
    await club.play(match_id, 0, Bid(1))

    assert await club.ends(match_id) == {1: 1100, 2: 1100}


async def test_what_a_seat_does_in_private_wins_it_no_time(club: Club) -> None:
    match_id = await club.begin("ships", 2)
    card: Card = (await club.state(match_id)).hands[0][0]
    club.now = 1040
    await club.play(match_id, 0, Clear("discard"), Tick("discard", card))

    assert await club.ends(match_id) == {0: 1100, 1: 1100}


async def test_what_others_do_for_all_to_see_wins_a_seat_no_time(club: Club) -> None:
    match_id = await club.begin()
    club.now = 1040
    await club.play(match_id, 1, Hail(Seat(0)))
    await club.play(match_id, 0, Reply())

    assert await club.ends(match_id) == {0: 1140, 1: 1100, 2: 1100}


async def test_a_seat_that_did_something_for_all_to_see_and_is_asked_again_has_its_time_anew(
    club: Club,
) -> None:
    match_id = await club.begin()
    for seat in (0, 1):
        await club.play(match_id, seat, Bid(seat))
    club.now = 1040
    await club.play(match_id, 2, Bid(5))
    shown = await club.ends(match_id)
    club.now = 1050
    await club.play(match_id, 2, Roll())

    assert (shown, await club.ends(match_id)) == ({2: 1140}, {2: 1150})


async def test_being_called_starts_the_clock_of_that_seat_alone(club: Club) -> None:
    match_id = await club.begin()
    await club.play(match_id, 0, Bid(5))
    club.now = 1040
    await club.play(match_id, 1, Hail(Seat(0)))

    assert await club.ends(match_id) == {0: 1140, 1: 1100, 2: 1100}


async def test_a_seat_called_again_in_one_batch_gets_its_whole_time(club: Club) -> None:
    match_id = await club.begin("ships", 2)
    await club.play(match_id, 0, Confirm())
    club.now = 1040
    await club.play(match_id, 0, Confirm(), Reopen("sail"))

    assert (await club.ends(match_id))[Seat(0)] == 1140


async def test_time_is_up_only_when_it_has_run_out(club: Club) -> None:
    match_id = await club.begin()
    due = await due_of(club, match_id, 0)
    club.now = BEGUN + PATIENCE - 1
    early = (await club.deadlines.due(9), await club.deadlines.fall_due(due))
    club.now += 1

    assert early == ([], None)
    assert [d.seat for d in await club.deadlines.due(9)] == [0, 1, 2]
    assert await club.deadlines.fall_due(due) is not None


async def test_the_longest_overdue_comes_first_and_no_more_than_asked_for(club: Club) -> None:
    late = await club.begin(table_id="0000000b")
    club.now = 1001
    await club.begin(table_id="0000000a")
    club.now = 1200

    assert [(d.match, d.seat) for d in await club.deadlines.due(2)] == [(late, 0), (late, 1)]


async def test_the_stand_in_plays_once_however_often_it_is_sent(club: Club) -> None:
    match_id = await club.begin()
    due, club.now = await due_of(club, match_id, 1), 1100
    outcomes = await asyncio.gather(*(club.deadlines.fall_due(due) for _ in range(20)))

    assert sum(outcome is not None for outcome in outcomes) == 1
    assert [(e.seat, e.cause) for e in await club.store.log(match_id)] == [(1, "absent")]
    assert club.news == [match_id]


async def test_the_stand_in_plays_on_until_its_seat_owes_nothing(club: Club) -> None:
    match_id = await club.begin()
    for seat in (0, 1, 2):
        await club.play(match_id, seat, Bid(5 - seat))
    due, club.now = await due_of(club, match_id, 0), 1100
    await club.deadlines.fall_due(due)

    assert [(e.seat, e.cause) for e in await club.store.log(match_id)][3:] == [
        (0, "absent"),
        (0, "absent"),
    ]
    assert (await club.store.load(match_id)).awaited == (0, 1, 2)


async def test_the_stand_in_stops_as_soon_as_somebody_else_is_called(club: Club) -> None:
    match_id = await club.begin(seats=2)
    await club.play(match_id, 0, Bid(5))
    await club.play(match_id, 1, Bid(1))
    await club.play(match_id, 0, Roll())
    due, club.now = await due_of(club, match_id, 0), 1100
    played = await club.deadlines.fall_due(due)

    assert played is not None
    assert played.match.version == 4
    assert await club.ends(match_id) == {0: 1200, 1: 1200}


async def test_the_stand_in_finishes_a_visit_that_was_begun(club: Club) -> None:
    match_id = await club.begin("ships", 2)
    card: Card = (await club.state(match_id)).hands[0][0]
    await club.play(match_id, 0, Clear("discard"), Tick("discard", card))
    due, club.now = await due_of(club, match_id, 0), 1100
    await club.deadlines.fall_due(due)

    assert (await club.verified(match_id)).awaited == (1,)
    assert (await club.state(match_id)).desks[0].sealed


async def test_the_stand_in_does_nothing_once_the_seat_has_answered(club: Club) -> None:
    match_id = await club.begin()
    due, club.now = await due_of(club, match_id, 0), 1100
    await club.play(match_id, 0, Bid(4))

    assert await club.deadlines.fall_due(due) is None
    assert (await club.state(match_id)).bids == (4, None, None)
    assert club.news == [match_id]


async def test_the_stand_in_does_nothing_for_a_clock_started_anew(club: Club) -> None:
    match_id = await club.begin()
    due, club.now = await due_of(club, match_id, 0), 1100
    await club.play(match_id, 0, Bid(4))
    await club.play(match_id, 1, Hail(Seat(0)))

    assert await club.deadlines.fall_due(due) is None
    assert await club.ends(match_id) == {0: 1200, 1: 1100, 2: 1100}


async def test_the_stand_in_does_nothing_in_a_match_that_is_over(club: Club) -> None:
    match_id = await club.begin(seats=2)
    due, club.now = await due_of(club, match_id, 0), 1100
    await club.matches.resign(match_id, player(1))

    assert await club.deadlines.fall_due(due) is None
    assert await club.deadlines.due(9) == []


async def test_a_late_answer_counts_while_nobody_has_stood_in(club: Club) -> None:
    match_id = await club.begin()
    club.now = 5000
    await club.play(match_id, 0, Bid(4))

    assert (await club.state(match_id)).bids == (4, None, None)


async def test_an_absent_seat_is_asked_anew_so_that_its_old_buttons_are_refused(
    club: Club,
) -> None:
    match_id = await club.begin()
    due, club.now = await due_of(club, match_id, 0), 1100
    await club.deadlines.fall_due(due)

    with pytest.raises(StaleVersion):
        await club.matches.submit(match_id, player(0), (Write(1),), asked=0)


async def after(turns: int, racer: Awaitable[Any]) -> Any:
    """The racer, some turns of the loop later."""
    for _ in range(turns):
        await asyncio.sleep(0)
    return await racer


async def test_deadline_and_press_at_the_same_instant_have_one_effect(club: Club) -> None:
    causes = set()
    club.now = 1000
    for seed in range(1000):
        luck, match_id = random.Random(seed), await club.begin(table_id=f"{seed:08x}")
        due, club.now = await due_of(club, match_id, 0), club.now + PATIENCE
        racers = [
            after(luck.randint(0, 5), club.deadlines.fall_due(due)),
            after(luck.randint(0, 5), club.matches.submit(match_id, player(0), [Bid(4)], asked=0)),
        ]
        luck.shuffle(racers)
        outcomes = await asyncio.gather(*racers, return_exceptions=True)

        assert sum(isinstance(outcome, Played) for outcome in outcomes) == 1
        assert sum(isinstance(o, StaleVersion) or o is None for o in outcomes) == 1
        (entry,) = await club.store.log(match_id)
        assert (await club.state(match_id)).bids[0] == (0 if entry.cause == "absent" else 4)
        causes.add(entry.cause)
    assert causes == {"absent", "player"}


async def test_a_stand_in_that_never_comes_to_an_end_is_stopped_with_nothing_kept(
    club: Club,
) -> None:
    endless = replace(GAME, stand_in=lambda _state, _seat: Write(1))
    club = Club(club.database, {"parley": endless})
    match_id = await club.begin()
    due, club.now = await due_of(club, match_id, 0), 1100

    assert STAND_IN_LIMIT == 100
    with pytest.raises(RuntimeError, match="plays on and on"):
        await club.deadlines.fall_due(due)
    assert await club.store.log(match_id) == []


@pytest.mark.parametrize("key", ["ships", "goofspiel", "nim", "parley"])
async def test_a_match_where_nobody_ever_comes_back_soon_ends_or_stands_still(
    club: Club, key: str
) -> None:
    match_id = await club.begin(key, seats=2)
    for _ in range(10):
        club.now += PATIENCE
        for due in await club.deadlines.due(50):
            await club.deadlines.fall_due(due)
    match = await club.verified(match_id)

    assert (match.status == "finished") != (match.paused == "absent")
    assert sum(match.absent) <= 8
    assert await club.matches.dues(match_id) == []
    assert {e.cause for e in await club.store.log(match_id)} <= {"absent", "paused"}


async def test_a_stand_in_may_also_answer_what_is_owed_beside_the_main_question(
    club: Club,
) -> None:
    match_id = await club.begin()
    await club.play(match_id, 1, Hail(Seat(0)))
    due, club.now = await due_of(club, match_id, 0), 1100
    await club.deadlines.fall_due(due)

    assert (await club.state(match_id)).hailed == (False, False, False)
    assert (await club.state(match_id)).bids == (0, None, None)


async def test_taking_twice_in_one_round_is_refused(club: Club) -> None:
    match_id = await club.begin(seats=2)
    for seat in (0, 1):
        await club.play(match_id, seat, Bid(0))

    with pytest.raises(IllegalAction):
        await club.play(match_id, 0, Roll(), Take(0), Take(0))
    with pytest.raises(IllegalAction):
        await club.play(match_id, 0, Reply())
