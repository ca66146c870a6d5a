"""Whether a hand offers to take a move back, by what its seat has noticed."""

from __future__ import annotations

import pytest

from engine.game import IllegalAction, Seat
from engine.games.airwar.actions import Clear, Instruct, Review
from engine.match.model import MatchId
from engine.match.ports import StaleVersion
from tests.match.club import Club, player
from tests.match.parley import Bid, Hail, Roll, Write


async def offered(club: Club, match_id: MatchId, seat: int) -> str | None:
    return await club.agreements.offered(await club.store.load(match_id), Seat(seat))


async def test_nothing_is_offered_before_the_first_move(club: Club) -> None:
    match_id = await club.begin()

    assert await offered(club, match_id, 0) is None


async def test_a_move_nobody_noticed_is_offered_whatever_others_do_unnoticed(club: Club) -> None:
    match_id = await club.begin()
    await club.play(match_id, 0, Write(3))
    before = await offered(club, match_id, 0)

    await club.play(match_id, 1, Write(5))

    assert before == "undo"
    assert await offered(club, match_id, 0) == "undo"


async def test_what_others_noticed_is_offered_by_asking_only(club: Club) -> None:
    match_id = await club.begin()
    await club.play(match_id, 0, Hail(Seat(1)))
    hailed = await offered(club, match_id, 0)

    await club.play(match_id, 2, Write(1))

    assert hailed == "ask"
    assert await offered(club, match_id, 0) == "ask"
    assert await offered(club, match_id, 2) == "undo"


async def test_luck_is_offered_by_asking_only(club: Club) -> None:
    match_id = await club.begin()
    for seat, coins in enumerate((5, 0, 0)):
        await club.play(match_id, seat, Bid(coins))

    await club.play(match_id, 0, Roll())

    assert await offered(club, match_id, 0) == "ask"


async def test_nothing_is_offered_to_who_has_left_or_while_paused_or_over(club: Club) -> None:
    match_id = await club.begin()
    await club.play(match_id, 0, Write(3))
    await club.agreements.propose(match_id, player(0), "pause")
    for seat in (1, 2):
        await club.agreements.agree(match_id, player(seat))
    paused = await offered(club, match_id, 0)
    await club.agreements.resume(match_id, player(0))
    await club.matches.resign(match_id, player(0))

    assert paused is None
    assert await offered(club, match_id, 0) is None


async def test_a_press_on_an_older_hand_takes_nothing_back(club: Club) -> None:
    match_id = await club.begin()
    await club.play(match_id, 0, Write(3))
    asked = (await club.store.load(match_id)).asked[0]
    await club.play(match_id, 0, Write(4))

    with pytest.raises(StaleVersion):
        await club.agreements.undo(match_id, player(0), asked=asked)

    assert (await club.state(match_id)).notes[0] == 4


async def test_a_look_at_ones_orders_is_no_move_and_leaves_nothing_to_take_back(club: Club) -> None:
    """AirWar's form for standing orders is opened and closed; only a change counts."""
    match_id = await club.begin("airwar", seats=2)
    seat = (await club.store.load(match_id)).awaited[0]
    for opened in (True, False, True):
        await club.play(match_id, seat, Review(opened))
        assert await offered(club, match_id, seat) is None
    with pytest.raises(IllegalAction, match="error-nothing-to-undo"):
        await club.agreements.undo(match_id, player(seat))

    await club.play(match_id, seat, Instruct("bombs", "convoy"))

    assert await offered(club, match_id, seat) == "undo"


async def test_a_look_at_ones_orders_goes_back_with_the_move_before_it(club: Club) -> None:
    match_id = await club.begin("airwar", seats=2)
    seat = (await club.store.load(match_id)).awaited[0]
    before = await club.state(match_id)
    await club.play(match_id, seat, Clear("aircraft"), Review(True))
    looked = await offered(club, match_id, seat)

    await club.agreements.undo(match_id, player(seat))

    assert looked == "undo"
    assert await club.state(match_id) == before
    assert await offered(club, match_id, seat) is None
