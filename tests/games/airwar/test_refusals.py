"""What cannot be done is refused by the rule against it; rules of a phase are tested with it."""

from __future__ import annotations

import pytest

from engine.game import IllegalAction
from engine.games.airwar import GAME
from engine.games.airwar.actions import (
    Action,
    Aim,
    Confirm,
    Decline,
    Engage,
    FillIn,
    Instruct,
    Lose,
    Review,
    Stop,
    Tick,
)
from engine.games.airwar.faces import Card
from engine.games.airwar.pieces import ALLIES, AXIS
from engine.games.airwar.rules.observe import observe
from tests.games.airwar.tables import Side, do, raid, refusal, table


@pytest.mark.parametrize(
    ("action", "key"),
    [
        (Engage(Card("zero"), 1), "error-other-question"),
        (Decline(), "error-other-question"),
        (Stop(), "error-other-question"),
        (Lose(0), "error-other-question"),
        (Tick("battle", Card("ace")), "error-other-question"),
        (Tick("mobilise", Card("zero")), "error-not-mobilised"),
        (Tick("mobilise", Card("kido-butai"), Card("lae")), "error-on-no-base"),
        (Tick("mobilise", Card("akagi")), "error-not-held"),
        (Tick("aircraft", Card("betty")), "error-not-held"),
        (Aim(Card("lae")), "error-no-such-target"),
        (Instruct("battle", "none"), "error-review-orders"),
        (Review(False), "error-no-such-order"),
    ],
)
def test_an_attacker_is_refused_by_the_rule_against_it(action: Action, key: str) -> None:
    state = table(Side("zero kido-butai"), Side("wildcat"))

    assert refusal(state, AXIS, action) == key


def test_an_order_that_is_given_or_that_there_is_not_is_refused() -> None:
    state = do(table(Side("zero"), Side("wildcat")), AXIS, Review(True)).state

    assert refusal(state, AXIS, Instruct("battle", "turn")) == "error-same-order"
    assert refusal(state, AXIS, Instruct("battle", "always")) == "error-no-such-order"


def test_who_is_asked_nothing_may_do_nothing() -> None:
    state = table(Side("zero"), Side("wildcat"))

    assert GAME.legal_actions(state, ALLIES) == ()
    assert refusal(state, ALLIES, Confirm()) == "error-not-your-turn"
    assert refusal(state, ALLIES, Instruct("battle", "none")) == "error-orders-later"
    assert refusal(state, ALLIES, Review(True)) == "error-orders-later"


def test_watchers_and_matches_that_are_over_are_told_so() -> None:
    state = table(Side("zero"), Side("wildcat"))
    over = GAME.concede(state, AXIS, None).state  # type: ignore[arg-type]  # no luck in leaving

    assert GAME.why_not(observe(state, None), Confirm()).key == "error-no-seat"
    assert GAME.why_not(observe(over, AXIS), Confirm()).key == "error-match-over"
    assert isinstance(GAME.why_not(observe(over, AXIS), FillIn()), IllegalAction)


def test_a_mission_larger_than_the_capacity_is_refused_by_its_number() -> None:
    state = table(Side("zero zero zero kate"), Side("wildcat"))
    three = [Tick("aircraft", Card("zero"))] * 3
    seen = observe(do(state, AXIS, *three).state, AXIS)

    refused = GAME.why_not(seen, Tick("aircraft", Card("kate")))

    assert (refused.key, refused.params) == ("error-capacity", {"most": 3})


def test_an_answer_to_one_question_is_no_answer_to_the_next() -> None:
    state = raid(table(Side("zero"), Side("wildcat")), "resources", "zero").state

    assert refusal(state, ALLIES, Aim(None)) == "error-other-question"
    assert refusal(state, AXIS, Confirm()) == "error-not-your-turn"
