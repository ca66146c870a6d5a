"""Leaving for good, at any point of a match."""

from __future__ import annotations

import asyncio

import pytest

from engine.chance import Chance
from engine.game import IllegalAction, Seat
from engine.games.ships.model import Confirm
from tests.helpers import GAMES as FOUND
from tests.helpers import at_random, walk
from tests.match.club import EVE, Club, player
from tests.match.parley import Bid, Roll, Write


async def test_whoever_leaves_a_match_for_two_loses_it(club: Club) -> None:
    match_id = await club.begin("ships", 2)
    await club.matches.resign(match_id, player(1))
    look = await club.matches.look(match_id, None)

    assert look.outcome is not None
    assert (look.outcome.places, look.outcome.reason) == ((1, 2), "end-resigned")
    assert look.match.status == "finished"
    assert [(e.seat, e.cause, e.action) for e in await club.store.log(match_id)] == [
        (1, "left", None)
    ]
    await club.verified(match_id)


async def test_the_others_play_on_when_one_of_three_leaves(club: Club) -> None:
    match_id = await club.begin()
    await club.play(match_id, 0, Bid(1))
    await club.play(match_id, 1, Bid(2))
    club.now = 1040
    await club.matches.resign(match_id, player(2))

    assert await club.ends(match_id) == {1: 1140}
    assert (await club.verified(match_id)).status == "playing"


async def test_a_leader_may_leave_between_its_two_answers(club: Club) -> None:
    match_id = await club.begin()
    for seat in (0, 1, 2):
        await club.play(match_id, seat, Bid(5 - seat))
    await club.play(match_id, 0, Roll())
    await club.matches.resign(match_id, player(0))

    assert (await club.verified(match_id)).awaited == (1, 2)


async def test_nobody_leaves_twice(club: Club) -> None:
    match_id = await club.begin()
    await club.matches.resign(match_id, player(2))
    left = await club.store.load(match_id)

    with pytest.raises(IllegalAction, match="error-no-seat"):
        await club.matches.resign(match_id, player(2))
    assert await club.store.load(match_id) == left


async def test_leaving_pressed_many_times_at_once_leaves_once(club: Club) -> None:
    match_id = await club.begin()
    await asyncio.gather(
        *(club.matches.resign(match_id, player(2)) for _ in range(20)), return_exceptions=True
    )

    assert [entry.cause for entry in await club.store.log(match_id)] == ["left"]


async def test_whoever_has_left_plays_no_more(club: Club) -> None:
    match_id = await club.begin()
    await club.matches.resign(match_id, player(2))

    with pytest.raises(IllegalAction):
        await club.play(match_id, 2, Write(1))


async def test_all_may_leave_at_the_same_instant(club: Club) -> None:
    match_id = await club.begin()
    outcomes = await asyncio.gather(
        *(club.matches.resign(match_id, player(seat)) for seat in range(3)),
        return_exceptions=True,
    )

    assert [type(outcome) for outcome in outcomes].count(IllegalAction) == 1
    assert (await club.verified(match_id)).status == "finished"


async def test_only_players_can_leave(club: Club) -> None:
    match_id = await club.begin()

    with pytest.raises(IllegalAction, match="error-no-seat"):
        await club.matches.resign(match_id, EVE)


def test_ships_lets_a_seat_leave_at_every_point_of_a_match() -> None:
    ships = FOUND["ships"]
    moments = [m for m in walk(ships, 2, "leave", at_random) if ships.to_act(m.state)]
    for number, moment in enumerate(moments):
        for seat in (Seat(0), Seat(1)):
            left = ships.concede(moment.state, seat, Chance("s", number))

            assert ships.to_act(left.state) == frozenset()


async def test_a_player_may_leave_in_the_middle_of_a_visit(club: Club) -> None:
    match_id = await club.begin("ships", 2)
    await club.play(match_id, 0, Confirm(), Confirm())
    await club.matches.resign(match_id, player(0))

    assert (await club.verified(match_id)).ended == 1000
