"""Playing batches: one at a time, all or nothing, in answer to what is asked."""

from __future__ import annotations

import asyncio

import pytest

from engine import codec
from engine.game import IllegalAction, Seat
from engine.games.ships.model import Clear, Confirm, Tick
from engine.match.model import MatchId
from engine.match.ports import MatchNotFound, StaleVersion
from engine.text import Text
from tests.match.asking import asked, control_of
from tests.match.club import EVE, Club, player, whole
from tests.match.parley import GAME, Bid, Reply, Roll, Take, Write


async def test_fifty_clicks_of_one_button_at_once_play_once(club: Club) -> None:
    match_id = await club.begin()
    bid = await control_of(club, match_id, 0, Bid(3))
    outcomes = await asyncio.gather(
        *(club.matches.press(match_id, player(0), bid, asked=0) for _ in range(50)),
        return_exceptions=True,
    )

    assert len(whole(outcomes)) == 1
    assert sum(isinstance(outcome, StaleVersion) for outcome in outcomes) == 49
    assert (await club.verified(match_id)).version == 1
    assert len(await club.store.log(match_id)) == 1
    assert club.news == [match_id]


async def test_answers_given_at_the_same_instant_all_count(club: Club) -> None:
    match_id = await club.begin()
    controls = [await control_of(club, match_id, seat, Bid(seat)) for seat in range(3)]
    outcomes = await asyncio.gather(
        *(club.matches.press(match_id, player(s), controls[s], asked=0) for s in range(3))
    )

    assert len(outcomes) == 3
    assert (await club.state(match_id)).bids == (0, 1, 2)
    assert (await club.verified(match_id)).version == 3


async def test_a_batch_is_kept_as_one_entry_an_action(club: Club) -> None:
    match_id = await club.begin("ships", 2)
    card = (await club.state(match_id)).hands[0][0]
    played = await club.play(match_id, 0, Clear("discard"), Tick("discard", card), Confirm())

    assert played.match.version == 3
    assert [(e.version, e.seat, e.cause) for e in await club.store.log(match_id)] == [
        (1, 0, "player"),
        (2, 0, "player"),
        (3, 0, "player"),
    ]


async def test_a_batch_whose_third_action_is_illegal_leaves_nothing_behind(club: Club) -> None:
    match_id = await club.begin()
    before, dues = await club.store.load(match_id), await club.matches.dues(match_id)

    with pytest.raises(IllegalAction):
        await club.play(match_id, 0, Write(1), Bid(2), Bid(2))
    assert await club.store.load(match_id) == before
    assert await club.matches.dues(match_id) == dues
    assert await club.store.log(match_id) == []
    assert club.news == []


async def test_an_empty_batch_is_refused(club: Club) -> None:
    match_id = await club.begin()

    with pytest.raises(IllegalAction, match="error-not-allowed-now"):
        await club.play(match_id, 0)


@pytest.mark.parametrize("coins", [-1, 6, 10**30])
async def test_an_amount_outside_its_span_is_refused(club: Club, coins: int) -> None:
    match_id = await club.begin()

    with pytest.raises(IllegalAction) as refusal:
        await club.play(match_id, 0, Bid(coins))
    assert refusal.value.game == "parley"


async def test_a_late_click_on_an_answered_question_is_refused(club: Club) -> None:
    match_id = await club.begin()
    bid = await control_of(club, match_id, 0, Bid(3))
    await club.play(match_id, 0, Bid(5))

    with pytest.raises(StaleVersion):
        await club.matches.press(match_id, player(0), bid, asked=0)
    assert (await club.state(match_id)).bids[0] == 5


async def test_a_double_click_plays_once_even_where_the_choices_stay_the_same(club: Club) -> None:
    match_id = await club.begin()
    note = await control_of(club, match_id, 0, Write(3))
    outcomes = await asyncio.gather(
        *(club.matches.press(match_id, player(0), note, asked=0) for _ in range(2)),
        return_exceptions=True,
    )

    assert len(whole(outcomes)) == 1
    assert await asked(club, match_id) == (1, 0, 0)


@pytest.mark.parametrize("forged", [-1, 1, 999_999_999])
async def test_a_question_that_was_never_put_is_refused(club: Club, forged: int) -> None:
    match_id = await club.begin()

    with pytest.raises(StaleVersion):
        await club.matches.submit(match_id, player(0), (Bid(1),), asked=forged)


async def test_a_control_the_screen_does_not_have_is_refused(club: Club) -> None:
    match_id = await club.begin()

    for control in ("", "ffffffff", "ffffffff.0"):
        with pytest.raises(IllegalAction, match="error-no-such-choice"):
            await club.matches.press(match_id, player(0), control, asked=0)


async def test_somebody_without_a_seat_is_refused(club: Club) -> None:
    match_id = await club.begin()

    with pytest.raises(IllegalAction, match="error-no-seat"):
        await club.matches.submit(match_id, EVE, (Bid(1),))


async def test_an_unknown_match_is_refused_and_its_lock_forgotten(club: Club) -> None:
    nowhere = MatchId("ffffffff")

    for attempt in (
        club.matches.submit(nowhere, player(0), (Bid(1),)),
        club.matches.press(nowhere, player(0), "x", asked=0),
        club.matches.resign(nowhere, player(0)),
        club.matches.look(nowhere, None),
        club.matches.history(nowhere, None, Text("en", ())),
    ):
        with pytest.raises(MatchNotFound):
            await attempt
    assert club.locks_held() == 0


async def test_a_seat_that_owes_nothing_may_act_all_the_same(club: Club) -> None:
    match_id = await club.begin()
    await club.play(match_id, 0, Bid(5))
    await club.play(match_id, 0, Write(7))

    assert (await club.state(match_id)).notes == (7, 0, 0)
    assert (await club.store.load(match_id)).awaited == (1, 2)


async def test_a_finished_match_refuses_whatever_is_tried(club: Club) -> None:
    match_id = await club.begin(seats=2)
    for leader in (0, 0):
        await asyncio.gather(club.play(match_id, 0, Bid(1)), club.play(match_id, 1, Bid(1)))
        await club.play(match_id, leader, Roll(), Take(1))
    over = await club.verified(match_id)

    assert (over.status, over.ended, over.awaited) == ("finished", 1000, ())
    assert await club.matches.dues(match_id) == []
    for attempt in (
        club.matches.submit(match_id, player(0), (Write(1),)),
        club.matches.press(match_id, player(1), "x", asked=over.asked[1]),
        club.matches.resign(match_id, player(0)),
    ):
        with pytest.raises(IllegalAction, match="error-match-over"):
            await attempt
    assert await club.store.load(match_id) == over


async def test_news_rings_only_once_it_is_kept_and_the_lock_is_free(club: Club) -> None:
    match_id = await club.begin()
    heard = []

    async def inquire() -> None:
        heard.append(((await club.store.load(match_id)).version, club.locks_held()))

    inquiries: list[asyncio.Task[None]] = []
    club.on_news = lambda: inquiries.append(asyncio.ensure_future(inquire()))
    await club.play(match_id, 0, Bid(1))
    await asyncio.gather(*inquiries)

    assert heard == [(1, 0)]


async def test_a_batch_is_one_piece_of_news(club: Club) -> None:
    match_id = await club.begin()
    await club.play(match_id, 0, Write(1), Write(2), Bid(3))

    assert club.news == [match_id]


async def test_what_was_played_is_told_unredacted_to_the_caller_alone(club: Club) -> None:
    match_id = await club.begin()
    played = await club.play(match_id, 0, Bid(3))

    assert codec.dump_all(GAME.shapes.event, played.events).count('"number":3') == 1
    assert club.games["parley"].seen_by(played.events[0], Seat(1)) is None


async def test_matches_do_not_wait_for_each_other(club: Club) -> None:
    ids = [await club.begin(table_id=f"0000000{n}") for n in range(9)]
    await asyncio.gather(*(club.play(i, seat, Bid(seat)) for i in ids for seat in range(3)))

    assert [(await club.verified(i)).version for i in ids] == [3] * 9
    assert club.locks_held() == 0


async def test_two_services_over_one_file_never_keep_two_answers(club: Club) -> None:
    other = Club(club.database)
    match_id = await club.begin()
    outcomes = await asyncio.gather(
        *(one.play(match_id, 0, Bid(2)) for one in (club, other) for _ in range(20)),
        return_exceptions=True,
    )

    assert len(whole(outcomes)) == 1
    assert (await club.verified(match_id)).version == 1


async def test_what_only_the_second_of_two_equal_actions_breaks_refuses_both(club: Club) -> None:
    match_id = await club.begin(seats=2)
    for seat in (0, 1):
        await club.play(match_id, seat, Bid(0))

    with pytest.raises(IllegalAction):
        await club.play(match_id, 0, Roll(), Take(0), Take(0))
    with pytest.raises(IllegalAction):
        await club.play(match_id, 0, Reply())
