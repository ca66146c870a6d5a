"""When a question is put anew, and when a seat is called."""

from __future__ import annotations

import pytest

from engine.game import Seat
from engine.games.ships.model import Confirm, Plan, Reopen
from engine.match.ports import StaleVersion
from tests.match.asking import asked, only_menu
from tests.match.club import Club, player
from tests.match.parley import Bid, Hail, Reply, Roll, Write


async def test_a_question_stays_open_while_others_answer_it(club: Club) -> None:
    match_id = await club.begin()
    await club.play(match_id, 1, Bid(1))
    await club.play(match_id, 2, Bid(2))

    assert await asked(club, match_id) == (0, 1, 1)


async def test_a_seat_is_asked_anew_when_its_own_choices_change(club: Club) -> None:
    match_id = await club.begin()
    await club.play(match_id, 0, Bid(1))
    await club.play(match_id, 1, Bid(5))
    await club.play(match_id, 2, Bid(2))

    assert await asked(club, match_id) == (1, 2, 1)


async def test_how_often_others_acted_does_not_show_in_what_a_seat_is_asked(club: Club) -> None:
    quiet = await club.begin(table_id="00000001")
    busy = await club.begin(table_id="00000002")
    for _ in range(7):
        await club.play(busy, 1, Write(3))
    for match_id in (quiet, busy):
        await club.play(match_id, 1, Bid(1))
        await club.play(match_id, 2, Bid(2))

    assert (await asked(club, quiet))[0] == (await asked(club, busy))[0] == 0
    assert await only_menu(club, quiet, 0) == await only_menu(club, busy, 0)


async def test_an_old_click_counts_while_the_same_question_is_open(club: Club) -> None:
    match_id = await club.begin("ships", 2)
    await club.matches.submit(match_id, player(1), (Confirm(),), asked=0)
    played = await club.matches.submit(match_id, player(0), (Confirm(),), asked=0)

    assert played.match.version == 2
    assert played.match.awaited == (0, 1)


async def test_a_click_on_an_answer_taken_back_too_late_touches_no_later_answer(
    club: Club,
) -> None:
    match_id = await club.begin("ships", 2)
    for seat in (0, 1):
        await club.play(match_id, seat, Confirm())
    await club.play(match_id, 0, Plan("fire"), Confirm())
    sealed = (await asked(club, match_id))[0]
    await club.play(match_id, 1, Confirm())

    with pytest.raises(StaleVersion):
        await club.matches.submit(match_id, player(0), (Reopen("sail"),), asked=sealed)

    assert (await club.store.load(match_id)).awaited == (1,)


async def test_a_seat_that_takes_its_own_answer_back_calls_nobody(club: Club) -> None:
    match_id = await club.begin("ships", 2)
    for _ in range(2):
        await club.play(match_id, 0, Confirm())
    for _ in range(3):
        await club.play(match_id, 0, Reopen("sail"))
        await club.play(match_id, 0, Confirm())

    assert (await club.store.load(match_id)).called == (1, 1)


async def test_one_seat_may_be_asked_twice_in_a_row(club: Club) -> None:
    match_id = await club.begin()
    for seat in (0, 1, 2):
        await club.play(match_id, seat, Bid(4 - seat))
    before = await club.store.load(match_id)
    await club.play(match_id, 0, Roll())
    after = await club.store.load(match_id)

    assert (before.awaited, after.awaited) == ((0,), (0,))
    assert before.called == after.called == (2, 1, 1)
    assert after.asked[0] == before.asked[0] + 1


async def test_a_seat_is_called_when_it_comes_to_owe_a_decision_and_only_then(club: Club) -> None:
    match_id = await club.begin()
    await club.play(match_id, 0, Bid(5))
    await club.play(match_id, 1, Hail(Seat(0)))
    await club.play(match_id, 1, Hail(Seat(0)))
    hailed = await club.store.load(match_id)
    await club.play(match_id, 0, Reply())

    assert hailed.called == (2, 1, 1)
    assert hailed.awaited == (0, 1, 2)
    assert (await club.store.load(match_id)).called == (2, 1, 1)
