"""A computer knows what its seat knows: worlds that look the same to it are the same to it."""

from __future__ import annotations

import pytest

from engine.ai.decisions import plausible
from engine.ai.search import decide
from engine.chance import Chance
from engine.game import AnyGame, Seat, allowed
from tests.helpers import Moment, every_game, walk

ITERATIONS = 12


def samples(game: AnyGame) -> list[Moment]:
    """Moments of matches of full size and of tiny ones, spread over them, none of them the end."""
    found: list[Moment] = []
    for seed, options in (("a", None), ("b", game.shapes.options())):
        moments = [m for m in walk(game, max(game.seats), seed, options=options) if owed(game, m)]
        found += moments[:: max(1, len(moments) // 4)]
    return found


def owed(game: AnyGame, moment: Moment) -> bool:
    return bool(game.to_act(moment.state))


@every_game
def test_two_worlds_that_look_the_same_to_a_seat_give_the_same_decision(game: AnyGame) -> None:
    different = 0
    for moment in samples(game):
        for seat in game.to_act(moment.state):
            worlds = [game.imagine(moment.state, seat, Chance("other", n)) for n in range(2)]
            found = {
                decide(game, world, seat, seed="same", iterations=ITERATIONS)
                for world in (moment.state, *worlds)
            }

            assert len(found) == 1
            different += any(world != moment.state for world in worlds)
    assert bool(different) == game.secret


@every_game
def test_another_seed_may_decide_otherwise_and_the_same_one_never(game: AnyGame) -> None:
    moment = samples(game)[0]
    seat = min(game.to_act(moment.state))
    twice = [
        [
            decide(game, moment.state, seat, seed=str(seed), iterations=ITERATIONS)
            for seed in range(4)
        ]
        for _ in range(2)
    ]

    assert twice[0] == twice[1]


@every_game
def test_worlds_that_look_the_same_to_a_seat_allow_it_the_same(game: AnyGame) -> None:
    """A search asks once; where nothing is hidden, it asks once for all seats."""
    for moment in samples(game):
        for seat in game.to_act(moment.state):
            world = game.imagine(moment.state, seat, Chance("other", 0))
            for asked in [seat] if game.secret else range(max(game.seats)):
                allows = game.legal_actions(moment.state, Seat(asked))

                assert game.legal_actions(world, Seat(asked)) == allows


@every_game
def test_every_decision_can_be_played_in_the_true_world_to_its_end(game: AnyGame) -> None:
    for moment in samples(game):
        for seat in game.to_act(moment.state):
            state, events = moment.state, ()
            for action in decide(game, state, seat, seed="play", iterations=ITERATIONS):
                assert events == ()
                assert allowed(game.legal_actions(state, seat), action)
                step = game.apply(state, seat, action, Chance("play", moment.version))
                state, events = step.state, step.events

            assert events or seat not in game.to_act(state)


@every_game
def test_what_a_game_adds_for_computers_is_legal_and_rests_on_the_seats_knowledge(
    game: AnyGame,
) -> None:
    for moment in samples(game):
        for seat in game.to_act(moment.state):
            other = game.imagine(moment.state, seat, Chance("other", 0))
            chances = [Chance("rollout", n) for n in range(5)]
            drawn = [plausible(game, moment.state, seat, chance).decision for chance in chances]
            for decision in drawn:
                state = moment.state
                for action in decision:
                    assert allowed(game.legal_actions(state, seat), action)
                    state = game.apply(state, seat, action, Chance("any", 0)).state
            if game.rollout is not None:
                again = [game.rollout(other, seat, Chance("rollout", n)) for n in range(5)]
                assert again == drawn


@every_game
def test_an_evaluation_is_a_share_for_each_seat(game: AnyGame) -> None:
    if game.evaluate is None:
        assert game.key in {"goofspiel", "nim"}
        return
    for moment in samples(game):
        worth = game.evaluate(moment.state)

        assert len(worth) == max(game.seats)
        assert all(0 <= share <= 1 for share in worth)
        assert sum(worth) * 2 == pytest.approx(len(worth))
