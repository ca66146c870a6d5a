"""The toy itself is a game that keeps its contract."""

from __future__ import annotations

import pytest

from engine import codec
from engine.chance import Chance
from engine.game import Seat, allowed
from tests.helpers import at_random, seats_of, viewers_of, walk
from tests.match.parley import GAME, Bid


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_parley_plays_to_an_end_and_keeps_the_contract_of_a_game(seats: int) -> None:
    for seed in map(str, range(10)):
        for moment in walk(GAME, seats, seed, at_random):
            acting = GAME.to_act(moment.state)
            dream = {s: GAME.imagine(moment.state, s, Chance("d", 0)) for s in seats_of(seats)}

            assert (GAME.outcome(moment.state) is None) == bool(acting)
            for seat in acting:
                choices = GAME.legal_actions(moment.state, seat)
                assert allowed(choices, GAME.stand_in(moment.state, seat))
            for seat in seats_of(seats):
                assert GAME.observe(dream[seat], seat) == GAME.observe(moment.state, seat)
            text = codec.dump(GAME.shapes.state, moment.state)
            assert codec.load(GAME.shapes.state, text) == moment.state


def test_parley_tells_a_bid_to_nobody_but_its_seat() -> None:
    state = GAME.setup(GAME.tiny, 3, Chance("s", 0)).state
    step = GAME.apply(state, Seat(1), Bid(4), Chance("s", 1))

    assert [v for v in viewers_of(3) if GAME.seen_by(step.events[0], v) is not None] == [1]
    assert GAME.observe(step.state, None) != GAME.observe(state, None)
    assert GAME.observe(step.state, None).bid is None
