"""Turns of many presses that all can see: taken back until they end, and one decision in time."""

from __future__ import annotations

import pytest

from engine.game import IllegalAction, Seat
from engine.games.dogfight import GAME
from engine.games.dogfight.model import Advance, Begin, EndTurn, State
from engine.match.model import MatchId
from tests.match.club import PATIENCE, Club, player

BEGUN = 1000


async def begun(club: Club) -> tuple[MatchId, Seat]:
    """A match in its first turn, and whose turn that is."""
    match_id = await club.begin("dogfight", 2)
    chooser: Seat = (await club.state(match_id)).chooser
    await club.play(match_id, chooser, Begin(chooser))
    return match_id, chooser


async def test_presses_that_could_be_taken_back_win_no_time(club: Club) -> None:
    match_id, seat = await begun(club)
    club.now = 1040
    await club.play(match_id, seat, Advance("centre", 1))
    pressed = await club.ends(match_id)
    club.now = 1070
    await club.agreements.undo(match_id, player(seat))
    undone = await club.ends(match_id)
    await club.play(match_id, seat, EndTurn(1))
    ended = await club.ends(match_id)

    assert pressed == undone == {seat: BEGUN + PATIENCE}
    assert ended == {1 - seat: 1070 + PATIENCE}


async def test_presses_go_back_one_by_one_to_the_roll_and_no_further(club: Club) -> None:
    match_id, seat = await begun(club)
    rolled: State = await club.state(match_id)
    await club.play(match_id, seat, Advance("centre", 1))
    one: State = await club.state(match_id)
    await club.play(match_id, seat, Advance("left", 1))
    await club.agreements.undo(match_id, player(seat))
    assert await club.state(match_id) == one
    await club.agreements.undo(match_id, player(seat))

    assert await club.state(match_id) == rolled
    with pytest.raises(IllegalAction, match="error-undo-needs-consent"):
        await club.agreements.undo(match_id, player(seat))


async def test_an_ended_turn_and_the_press_that_wins_are_not_taken_back(club: Club) -> None:
    match_id, _ = await begun(club)
    state: State = await club.state(match_id)
    while GAME.to_act(state):
        (seat,) = GAME.to_act(state)
        action = GAME.stand_in(state, seat)
        await club.play(match_id, seat, action)
        state = await club.state(match_id)
        if isinstance(action, EndTurn):
            with pytest.raises(IllegalAction, match="error-undo-needs-consent"):
                await club.agreements.undo(match_id, player(seat))

    with pytest.raises(IllegalAction, match="error-match-over"):
        await club.agreements.undo(match_id, player(seat))
    await club.verified(match_id)
