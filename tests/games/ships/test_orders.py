"""Orders sealed with Sail, and taking an answer back."""

from __future__ import annotations

import pytest

from engine.game import IllegalAction
from engine.games.ships import GAME
from engine.games.ships.commands import fire, reload, retire, sail
from engine.games.ships.events import Fired, Reopened, Sealed
from engine.games.ships.model import Confirm, Desk, Plan, Reopen, Ship, Tick
from tests.games.ships.tables import KEEP, A, B, both, cards, do, happened, noticed, table


def test_an_order_fires_without_a_question() -> None:
    step = do(table("NCC", "C", "sail"), (A, sail({"north": 1}, fire={"cannon": 2})), (B, KEEP))

    fired = happened(step, "fired")[0]
    assert isinstance(fired, Fired)
    assert fired.shots == (cards("CC"), ())
    assert step.state.phase == "retire"


def test_an_order_to_fire_is_never_shown_when_the_other_has_the_gage() -> None:
    ordered = sail({}, fire={"cannon": 2})
    plain = sail({})

    with_order, without_order = (
        do(table("CCN", "NH", "sail"), (A, batch), (B, sail({"north": 1})))
        for batch in (ordered, plain)
    )

    for viewer in (None, B):
        assert noticed(with_order, viewer) == noticed(without_order, viewer)
        assert GAME.observe(with_order.state, viewer) == GAME.observe(without_order.state, viewer)
    assert with_order.state.hands[A] == cards("NCC")
    assert with_order.state.desks[A] == Desk()


def test_with_orders_a_turn_takes_each_seat_one_visit() -> None:
    a = (*reload({"south": 1}), *sail({"north": 1}, fire={"cannon": 2}, retire={"west": 1}))
    b = (*reload({}), *sail({}, fire={}, retire={}))

    step = do(table("NSWCCEE", "SSSHHHH"), (A, a), (B, b))

    assert (step.state.turn, step.state.phase) == (2, "reload")
    assert step.state.ships == (Ship(7, 7, 7), Ship(5, 7, 7))
    assert step.state.latest.retired == (1, 0)
    assert GAME.to_act(step.state) == {A, B}


def test_an_order_to_hold_fire_is_an_answer() -> None:
    step = do(table("CCN", "H", "sail"), (A, sail({}, fire={})), (B, sail({})))

    assert step.state.phase == "fire"
    assert GAME.to_act(step.state) == {B}


def test_an_order_given_to_neither_seat_asks_both() -> None:
    step = do(table("CCN", "H", "sail"), *both(sail({})))

    assert GAME.to_act(step.state) == {A, B}


def test_an_order_for_retire_whose_cards_were_fired_is_dropped_and_the_seat_asked() -> None:
    order = sail({"north": 1}, fire={"cannon": 2}, retire={"cannon": 1})

    step = do(table("NCCE", "C", "sail"), (A, order), (B, sail({}, retire={})))

    assert step.state.phase == "retire"
    assert GAME.to_act(step.state) == {A}
    assert step.state.desks[A] == Desk("retire")


def test_a_sealed_answer_can_be_taken_back_while_the_other_has_not_answered() -> None:
    sealed = do(table("NNC", "N", "sail"), (A, sail({"north": 2})))

    reopened = do(sealed.state, (A, (Reopen("sail"),)))
    step = do(reopened.state, (A, sail({"north": 1})), (B, KEEP))

    assert reopened.events == (Reopened(A),)
    assert GAME.to_act(sealed.state) == {B}
    assert GAME.legal_actions(sealed.state, A) == (Reopen("sail"),)
    assert GAME.to_act(reopened.state) == {A, B}
    assert step.state.latest.winds == (cards("N"), ())


def test_an_order_that_answered_fire_can_be_taken_back_while_the_other_decides() -> None:
    asked = do(table("CCN", "HN", "sail"), (A, sail({}, fire={"cannon": 2})), (B, sail({})))

    step = do(asked.state, (A, (Reopen("fire"),)), (A, fire("cannon", 1)), (B, KEEP))

    assert asked.events[-1] == Sealed(A)
    assert step.state.latest.shots == (cards("C"), ())


def test_a_request_for_an_earlier_answer_never_takes_back_a_later_one() -> None:
    asked = do(table("CCN", "HN", "sail"), (A, sail({}, fire={"cannon": 2})), (B, sail({})))

    with pytest.raises(IllegalAction) as refusal:
        do(asked.state, (A, (Reopen("sail"),)))

    assert GAME.legal_actions(asked.state, A) == (Reopen("fire"),)
    assert refusal.value.key == "error-nothing-to-reopen"


def test_a_sealed_retire_can_be_taken_back() -> None:
    step = do(
        table("CCN", "HN", "retire"),
        (A, retire({"cannon": 2})),
        (A, (Reopen("retire"),)),
        (A, retire({"north": 1})),
        (B, KEEP),
    )

    assert step.state.latest.retired == (1, 0)
    assert step.state.buried == (cards("N"), ())


def test_nothing_is_left_to_take_back_once_both_have_answered() -> None:
    step = do(table("CN", "HN", "sail"), *both(KEEP))

    with pytest.raises(IllegalAction) as refusal:
        do(step.state, (A, (Reopen("sail"),)))

    assert refusal.value.key == "error-nothing-to-reopen"


def test_a_sealed_seat_must_take_its_answer_back_before_it_changes_it() -> None:
    sealed = do(table("NNC", "N", "sail"), (A, sail({"north": 2})))

    with pytest.raises(IllegalAction) as refusal:
        do(sealed.state, (A, sail({"north": 1})))

    assert refusal.value.key == "error-already-answered"


def test_nothing_on_the_desk_outlives_the_turn() -> None:
    drafted = (Tick("retire", "chain"), Plan("fire"), Confirm())

    step = do(table("NCC", "SHH", "sail"), (A, sail({"north": 1}, {}, {})), (B, drafted))

    assert step.state.turn == 2
    assert step.state.desks == (Desk("reload"), Desk("reload"))


def test_ticks_clears_and_plans_show_to_nobody_else() -> None:
    state = table("NCC", "SHH", "sail")

    step = do(state, (A, sail({"north": 1}, {"cannon": 1}, {"cannon": 2})[:-1]))

    assert step.events == ()
    assert GAME.observe(step.state, B) == GAME.observe(state, B)
    assert step.state.desks[A] == Desk(
        "sail", winds=cards("N"), fire=cards("C"), retire=cards("CC")
    )
