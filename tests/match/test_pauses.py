"""Pausing by agreement: no time is given back, and any player goes on."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.chance import Chance
from engine.game import IllegalAction, Seat, Step
from tests.match.club import EVE, Club, player
from tests.match.parley import GAME, Action, Bid, Done, Event, Hail, State, Write


async def test_a_pause_begins_once_all_have_agreed_and_stops_every_clock(club: Club) -> None:
    match_id = await club.begin()
    club.now = 1030
    await club.agreements.propose(match_id, player(1), "pause")
    before = await club.ends(match_id)
    for seat in (0, 2):
        await club.agreements.agree(match_id, player(seat))
    club.now = 9000
    match = await club.verified(match_id)

    assert before == {0: 1100, 1: 1100, 2: 1100}
    assert match.paused == "agreed"
    assert await club.ends(match_id) == {}
    assert await club.deadlines.due(9) == []
    assert [clock.left for clock in match.clocks] == [70, 70, 70]


async def test_going_on_gives_what_was_left_and_calls_whoever_is_awaited(club: Club) -> None:
    match_id = await club.begin(seats=2)
    await club.play(match_id, 1, Bid(1))
    club.now = 1030
    await club.agreements.propose(match_id, player(0), "pause")
    await club.agreements.agree(match_id, player(1))
    club.now = 9000
    before = (await club.store.load(match_id)).called
    match = (await club.agreements.resume(match_id, player(1))).match

    assert await club.ends(match_id) == {0: 9070}
    assert (match.paused, match.called) == (None, (before[0] + 1, before[1]))


async def test_nobody_moves_during_a_pause_but_anyone_may_leave(club: Club) -> None:
    match_id = await club.begin()
    await club.agreements.propose(match_id, player(0), "pause")
    for seat in (1, 2):
        await club.agreements.agree(match_id, player(seat))

    with pytest.raises(IllegalAction, match="error-match-paused"):
        await club.play(match_id, 0, Bid(1))
    left = (await club.matches.resign(match_id, player(2))).match
    assert (left.paused, left.status) == ("agreed", "playing")
    assert await club.ends(match_id) == {}


async def test_one_against_it_is_enough(club: Club) -> None:
    match_id = await club.begin()
    await club.agreements.propose(match_id, player(0), "pause")
    await club.agreements.refuse(match_id, player(1))

    assert (await club.store.load(match_id)).motion is None
    with pytest.raises(IllegalAction, match="error-no-motion"):
        await club.agreements.agree(match_id, player(2))


async def test_what_makes_no_sense_is_refused(club: Club) -> None:
    match_id = await club.begin()
    with pytest.raises(IllegalAction, match="error-not-paused"):
        await club.agreements.resume(match_id, player(0))
    with pytest.raises(IllegalAction, match="error-no-seat"):
        await club.agreements.propose(match_id, EVE, "pause")
    with pytest.raises(IllegalAction, match="error-nothing-to-undo"):
        await club.agreements.propose(match_id, player(0), "undo")
    await club.agreements.propose(match_id, player(0), "pause")
    with pytest.raises(IllegalAction, match="error-motion-open"):
        await club.agreements.propose(match_id, player(1), "pause")
    with pytest.raises(IllegalAction, match="error-agreed-already"):
        await club.agreements.agree(match_id, player(0))


async def test_those_who_left_or_stay_away_need_not_agree(club: Club) -> None:
    match_id = await club.begin()
    await club.matches.resign(match_id, player(2))
    await club.agreements.propose(match_id, player(0), "pause")

    assert (await club.agreements.agree(match_id, player(1))).match.paused == "agreed"


async def test_nobody_is_called_by_one_motion_after_the_other(club: Club) -> None:
    match_id = await club.begin()
    for _ in range(3):
        await club.agreements.propose(match_id, player(0), "pause")
        await club.agreements.refuse(match_id, player(0))
    await club.play(match_id, 0, Write(1))
    with pytest.raises(IllegalAction, match="error-motion-enough"):
        await club.agreements.propose(match_id, player(0), "pause")
    await club.agreements.propose(match_id, player(1), "pause")
    await club.agreements.refuse(match_id, player(2))
    await club.play(match_id, 1, Bid(1))

    assert (await club.agreements.propose(match_id, player(0), "undo")).match.motion is not None


def put_out(state: State) -> frozenset[Seat]:
    return frozenset(Seat(seat) for seat, gone in enumerate(state.gone) if gone)


def felling(state: State, seat: Seat, action: Action, chance: Chance) -> Step[State, Event]:
    """As usual, but whoever is hailed is out."""
    if not isinstance(action, Hail):
        return GAME.apply(state, seat, action, chance)
    gone = tuple(gone or place == action.to for place, gone in enumerate(state.gone))
    return Step(replace(state, gone=gone), (Done(seat, "fells"),))


FELLING = replace(GAME, apply=felling, out=put_out)


async def test_whom_the_rules_put_out_is_asked_nothing_and_asks_nothing(club: Club) -> None:
    club = Club(club.database, {"parley": FELLING})
    match_id = await club.begin()
    await club.play(match_id, 0, Bid(1), Hail(Seat(2)))
    undone = await club.agreements.propose(match_id, player(0), "undo")
    await club.agreements.refuse(match_id, player(1))
    await club.agreements.propose(match_id, player(0), "pause")
    asked = (await club.store.load(match_id)).yet_to_agree
    for trying in (
        club.agreements.propose(match_id, player(2), "pause"),
        club.agreements.agree(match_id, player(2)),
        club.agreements.refuse(match_id, player(2)),
    ):
        with pytest.raises(IllegalAction, match="error-put-out"):
            await trying
    match = (await club.agreements.agree(match_id, player(1))).match

    assert undone.match.yet_to_agree == (1,)
    assert await club.agreements.offered(match, Seat(2)) is None
    assert asked == (1,)
    assert match.paused == "agreed"


async def test_a_pause_that_only_somebody_now_out_had_not_agreed_to_begins(club: Club) -> None:
    club = Club(club.database, {"parley": FELLING})
    match_id = await club.begin()
    await club.agreements.propose(match_id, player(0), "pause")
    await club.agreements.agree(match_id, player(1))
    waiting = (await club.store.load(match_id)).yet_to_agree
    await club.play(match_id, 0, Hail(Seat(2)))
    match = await club.store.load(match_id)

    assert waiting == (2,)
    assert (match.paused, match.motion) == ("agreed", None)
    assert await club.ends(match_id) == {}
