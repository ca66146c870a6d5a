"""How a match begins, goes from turn to turn, and ends."""

from __future__ import annotations

import pytest

from engine.chance import Chance
from engine.game import IllegalAction, Outcome, Seat, play
from engine.games.dogfight import GAME
from engine.games.dogfight.events import Advanced, Chosen, Ended, Hit, Rolled, TurnBegun, TurnEnded
from engine.games.dogfight.model import Action, Advance, Begin, EndTurn, Options, Save
from tests.games.dogfight.tables import A, B, do, opening, own, squadron, table, turn_of
from tests.helpers import strict_texts


def test_both_roll_until_they_differ_and_the_higher_chooses() -> None:
    ties = 0
    for number in range(60):
        step = GAME.setup(Options(), 2, Chance(f"roll-{number}", 0))
        rolls = [event.rolls for event in step.events if isinstance(event, Rolled)]
        ties += len(rolls) > 1

        assert [len(set(pair)) for pair in rolls] == [1] * (len(rolls) - 1) + [2]
        assert step.state.rolls == rolls[-1]
        assert GAME.to_act(step.state) == {rolls[-1].index(max(rolls[-1]))}
    assert ties > 3


@pytest.mark.parametrize("first", [A, B])
def test_the_first_die_falls_after_the_choice(first: Seat) -> None:
    step = do(opening(), Begin(first))

    chosen, begun = step.events
    assert chosen == Chosen(A, first)
    assert isinstance(begun, TurnBegun)
    assert (begun.turn, begun.seat) == (1, first)
    assert turn_of(step.state).points == begun.die


@pytest.mark.parametrize(("fair", "reserves"), [(False, (0, 0)), (True, (2, 0))])
def test_a_fair_start_gives_the_second_seat_two_points(
    fair: bool, reserves: tuple[int, int]
) -> None:
    state = do(opening(fair_start=fair), Begin(B)).state

    assert tuple(squad.reserve for squad in state.squadrons) == reserves


def test_ending_a_turn_loses_what_is_left_and_rolls_for_the_other() -> None:
    step = do(table(5), Advance("left", 2), Save(1), EndTurn(5))

    ended, begun = step.events[-2:]
    assert ended == TurnEnded(A, 2)
    assert isinstance(begun, TurnBegun)
    assert (begun.turn, begun.seat) == (6, B)
    turn = turn_of(step.state)
    assert (turn.die, turn.points, turn.used, turn.saved, turn.scored) == (
        begun.die,
        begun.die,
        0,
        0,
        (),
    )


def test_the_second_plane_down_ends_the_match_at_once() -> None:
    near = squadron((2, 0), (1, 5), (2, 0))
    last = table(3, near, squadron((0, 0), (1, 0), (2, 7)))

    step = do(last, Advance("centre", 1))

    outcome = Outcome((1, 2), "end-shot-down", cause=B)
    assert step.events == (Advanced(A, "centre", 1, 6), Hit(A, "centre", 0), Ended(outcome))
    assert GAME.outcome(step.state) == outcome
    assert GAME.to_act(step.state) == frozenset()


@pytest.mark.parametrize(("seat", "places"), [(A, (2, 1)), (B, (1, 2))])
def test_whoever_leaves_loses(seat: Seat, places: tuple[int, int]) -> None:
    for state in (opening(), table(3)):
        left = GAME.concede(state, seat, Chance("leave", 1)).state

        assert GAME.outcome(left) == Outcome(places, "end-resigned", cause=seat)


@pytest.mark.parametrize(
    ("seat", "action", "key"),
    [
        (B, Advance("left", 1), "error-not-your-turn"),
        (B, EndTurn(5), "error-not-your-turn"),
        (A, EndTurn(4), "error-other-turn"),
        (A, Begin(A), "error-begun"),
    ],
)
def test_what_is_out_of_turn_is_refused(seat: Seat, action: Action, key: str) -> None:
    with pytest.raises(IllegalAction) as refusal:
        play(GAME, table(3), seat, action, Chance("x", 0))

    assert refusal.value.key == key
    for t in strict_texts(GAME).values():
        assert t(key, **refusal.value.params)


def test_before_the_choice_nothing_can_be_spent() -> None:
    with pytest.raises(IllegalAction, match="error-choose-first"):
        do(opening(), Save(1))


def test_nobody_acts_without_a_seat_or_after_the_end() -> None:
    over = GAME.concede(table(3), A, Chance("leave", 1)).state

    assert GAME.why_not(GAME.observe(table(3), None), Save(1)).key == "error-no-seat"
    assert GAME.why_not(GAME.observe(over, B), Save(1)).key == "error-match-over"


def test_the_stand_in_begins_and_goes_for_the_plane_nearest_to_its_end() -> None:
    assert GAME.stand_in(opening(), A) == Begin(A)
    fresh = table(5)
    assert GAME.stand_in(fresh, A) == Advance("centre", 5)
    one_life_left = table(5, squadron((2, 0), (2, 2), (2, 1)), squadron((2, 0), (2, 0), (1, 0)))
    assert GAME.stand_in(one_life_left, A) == Advance("right", 5)


def test_the_stand_in_gives_what_is_over_to_the_next_line_and_ends_its_turn() -> None:
    near = squadron((2, 0), (2, 4), (2, 0), reserve=2)

    first = do(table(5, near), GAME.stand_in(table(5, near), A)).state
    second = do(first, GAME.stand_in(first, A)).state

    assert own(first).plane("centre").line == 0
    assert own(second).plane("left").line == 3
    assert GAME.stand_in(second, A) == EndTurn(5)
    assert own(second).reserve == 2
