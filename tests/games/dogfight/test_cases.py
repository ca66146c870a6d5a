"""The table "Cases that must hold" of dogfight.md, and the examples of the rule sheet."""

from __future__ import annotations

import pytest

from engine.game import IllegalAction
from engine.games.dogfight.events import Hit
from engine.games.dogfight.model import (
    Action,
    Advance,
    Counter,
    Plane,
    Save,
    Squadron,
    State,
    Use,
)
from tests.games.dogfight.tables import A, B, do, own, squadron, table, turn_of


def refused(state: State, *actions: Action) -> tuple[str, dict[str, object]]:
    """Why the last of the actions is; the others are not."""
    before = do(state, *actions[:-1]).state
    with pytest.raises(IllegalAction) as refusal:
        do(before, actions[-1])
    return refusal.value.key, refusal.value.params


def test_what_is_left_of_five_after_three_squares_can_be_saved() -> None:
    state = do(table(5), Advance("centre", 3), Save(2)).state

    assert own(state).reserve == 2


def test_the_reserve_holds_three_and_a_fourth_point_is_refused() -> None:
    saving = table(4, squadron(reserve=2))

    state = do(saving, Advance("centre", 3), Save(1)).state

    assert own(state).reserve == 3
    assert refused(saving, Save(1), Save(1)) == ("error-reserve-full", {"most": 3, "held": 3})


def test_two_of_three_in_reserve_make_three_of_a_roll_of_one() -> None:
    state = do(table(1, squadron(reserve=3)), Use(2)).state

    assert (turn_of(state).points, own(state).reserve) == (3, 1)


def test_the_reserve_can_reach_what_the_roll_does_not() -> None:
    near = squadron((2, 2), (2, 0), (2, 0), reserve=2)

    step = do(table(4, near), Use(2), Advance("left", 6))

    assert step.events[-1] == Hit(A, "left", 1)
    assert (own(step.state).reserve, own(step.state).plane("left").line) == (0, 0)
    assert step.state.squadrons[B].plane("left").lives == 1


def test_the_reserve_pays_for_a_countermeasure_but_is_none() -> None:
    ahead = squadron((2, 0), (2, 4), (2, 0))
    batch = Use(2), Counter("centre"), Advance("left", 3)

    state = do(table(3, squadron(reserve=2), ahead), *batch).state

    assert (own(state).countermeasures, turn_of(state).points) == (2, 0)
    assert state.squadrons[B].plane("centre").line == 1
    without = table(3, squadron(reserve=2, countermeasures=0), ahead)
    assert refused(without, *batch[:2])[0] == "error-no-countermeasures"


def test_the_sheets_example_of_a_turn() -> None:
    ahead = squadron((2, 0), (2, 0), (2, 7))
    batch = Use(2), Counter("right"), Advance("centre", 3), Save(1)

    state = do(table(4, squadron(reserve=2), ahead), *batch).state

    assert (own(state).reserve, own(state).countermeasures) == (1, 2)
    assert turn_of(state).points == 0


def test_a_point_used_may_be_saved_again() -> None:
    state = do(table(3, squadron(reserve=3)), Use(1), Save(1)).state

    assert own(state).reserve == 3


def test_a_point_saved_this_turn_cannot_be_used_this_turn() -> None:
    saved = table(3, squadron(reserve=1))

    assert refused(saved, Use(1), Save(1), Use(1)) == ("error-just-saved", {"saved": 1})


@pytest.mark.parametrize(("line", "after"), [(2, 0), (3, 0), (5, 2)])
def test_a_countermeasure_takes_three_squares_but_never_more_than_there_are(
    line: int, after: int
) -> None:
    ahead = squadron((2, line), (2, 0), (2, 0))

    state = do(table(2, enemy=ahead), Counter("left")).state

    assert state.squadrons[B].plane("left").line == after


def test_a_second_countermeasure_in_a_turn_is_refused() -> None:
    ahead = squadron((2, 5), (2, 5), (2, 0))

    key, _ = refused(table(6, enemy=ahead), Counter("left"), Counter("centre"))

    assert key == "error-one-countermeasure"


def test_a_countermeasure_needs_a_line_and_two_points() -> None:
    ahead = squadron((2, 5), (2, 0), (2, 0))

    assert refused(table(2, enemy=ahead), Counter("centre"))[0] == "error-no-line"
    assert refused(table(1, enemy=ahead), Counter("left")) == (
        "error-too-few-points",
        {"points": 1, "cost": 2},
    )


def test_what_a_hit_leaves_over_goes_to_another_plane_but_not_to_the_same() -> None:
    near = table(5, squadron((2, 5), (2, 0), (2, 0)))

    hit = do(near, Advance("left", 3)).state

    assert turn_of(hit).points == 2
    assert refused(hit, Advance("left", 1)) == ("error-has-hit", {"lane": "left"})
    assert own(do(hit, Advance("right", 2)).state).plane("right").line == 2


@pytest.mark.parametrize("down", [A, B])
def test_a_plane_that_is_down_advances_no_more_nor_does_the_one_opposite(down: int) -> None:
    whole, fallen = squadron((2, 0), (2, 0), (2, 0)), squadron((0, 0), (2, 0), (2, 0))
    pair = (fallen, whole) if down == A else (whole, fallen)

    key, _ = refused(table(4, *pair), Advance("left", 1))

    assert key == ("error-plane-down" if down == A else "error-no-target")


def test_more_squares_than_a_line_lacks_are_refused_with_the_number_it_lacks() -> None:
    near = table(5, squadron((2, 5), (2, 0), (2, 0)))

    taken = do(near, Advance("left", 3)).state

    assert refused(near, Advance("left", 5)) == ("error-too-far", {"lane": "left", "lack": 3})
    assert (own(taken).plane("left").line, turn_of(taken).points) == (0, 2)


def test_the_second_hit_shoots_a_plane_down_and_its_line_is_gone() -> None:
    near, battered = squadron((2, 7), (2, 0), (2, 0)), squadron((1, 6), (2, 3), (2, 0))

    step = do(table(1, near, battered), Advance("left", 1))

    assert step.events[-1] == Hit(A, "left", 0)
    assert step.state.squadrons[B].planes == (Plane(0, 0), Plane(2, 3), Plane(2, 0))
    assert step.state.outcome is None


def test_at_most_two_points_of_the_reserve_are_used_in_a_turn() -> None:
    full = table(1, squadron(reserve=3))

    assert refused(full, Use(2), Use(1)) == ("error-two-from-reserve", {"most": 2})
    assert refused(full, Use(3))[0] == "error-two-from-reserve"
    assert refused(table(1, squadron(reserve=1)), Use(2)) == ("error-reserve-short", {"held": 1})


def test_points_are_not_spent_twice() -> None:
    state = do(table(2), Advance("left", 2)).state

    assert refused(state, Save(1)) == ("error-too-few-points", {"points": 0, "cost": 1})
    assert refused(state, Advance("centre", 1)) == (
        "error-too-few-points",
        {"points": 0, "cost": 1},
    )


@pytest.mark.parametrize("action", [Advance("left", 0), Advance("left", -2), Save(0), Use(-1)])
def test_nothing_and_less_than_nothing_is_refused(action: Action) -> None:
    state = table(3, squadron((2, 3), (2, 0), (2, 0), reserve=2))

    assert refused(state, action)[0] == "error-no-amount"


def test_a_fresh_squadron_has_three_planes_three_countermeasures_and_no_reserve() -> None:
    assert squadron() == Squadron((Plane(2, 0),) * 3, reserve=0, countermeasures=3)
