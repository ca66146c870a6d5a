"""Being asked before one's turn ends: management and offers, before or after the roll (R)."""

from __future__ import annotations

import pytest

from engine.game import IllegalAction
from engine.games.aamonopoly import GAME, commands
from engine.games.aamonopoly.actions import (
    Action,
    Decline,
    Draw,
    End,
    Lift,
    Linger,
    Miss,
    Order,
    Raise,
    Roll,
)
from engine.games.aamonopoly.events import Lingering, TurnBegun
from engine.games.aamonopoly.model import State
from tests.games.aamonopoly.tables import (
    A,
    B,
    Play,
    at,
    holding,
    opening,
    owning,
    standing,
    with_card,
)

STAY = (1, 1)
"""Thrown separately: forward one and back one."""


def resting(square: str = "prison") -> State:
    """Seat A may stay there by a split; it owns nothing, and nor does anybody."""
    return standing(opening(), A, square)


def both_resting() -> State:
    """Seat B, with a lot that seat A may ask for, is asked nothing after a split, either."""
    return standing(owning(resting(), B, "moscow"), B, "neutral")


def waiting(state: State) -> State:
    return holding(state, A, lingers=True)


def split(state: State, dice: tuple[int, int] = STAY) -> Play:
    return Play(state).act(A, Roll("split"), dice=dice)


def whose(match: Play) -> tuple[int, str]:
    return match.state.turn, match.asked


@pytest.mark.parametrize(
    ("state", "action"),
    [
        (owning(resting(), A, "moscow", mortgaged=True), Lift(at("moscow"))),
        (resting("neutral"), Raise()),
        (with_card(resting(), A), Raise()),
        (owning(resting(), A, "moscow"), Draw(B)),
        (owning(resting(), B, "moscow"), Draw(B)),
    ],
    ids=["lift", "raise on the spot", "raise by card", "give away", "ask for"],
)
def test_what_was_left_before_the_throw_may_be_done_after_it_by_the_order_alone(
    state: State, action: Action
) -> None:
    alone, ordered = split(state), split(waiting(state))

    assert whose(alone) == (B, "throw")
    assert whose(ordered) == (A, "finish")
    assert {action, End()} <= {*ordered.legal(A)}
    assert whose(ordered.act(A, End())) == (B, "throw")


def test_nobody_waits_where_buildings_can_only_be_sold_or_nothing_be_done() -> None:
    seller = holding(owning(resting(), A, "panama", "mexico", level=1), A, cash=0)

    assert whose(split(waiting(seller))) == (B, "throw")
    assert whose(split(waiting(resting()))) == (B, "throw")


@pytest.mark.parametrize(
    ("orders", "expected"),
    [([Linger(True)], (A, "finish")), ([Linger(True), Linger(False)], (B, "throw"))],
    ids=["given", "taken back"],
)
def test_what_is_ordered_before_the_throw_counts_for_that_turn(
    orders: list[Action], expected: tuple[int, str]
) -> None:
    match = Play(owning(resting(), B, "moscow")).act(A, *orders)

    assert whose(match.act(A, Roll("split"), dice=STAY)) == expected


def test_so_does_what_is_ordered_on_the_square_reached() -> None:
    state = holding(owning(standing(opening(), A, "greece"), B, "moscow"), B, cash=0)
    match = split(state, (2, 1)).act(A, Linger(True), Decline())

    assert match.asked == "auction"
    match.act(A, GAME.stand_in(match.state, A))
    assert whose(match) == (A, "finish")


def test_who_takes_the_order_back_at_the_end_may_still_do_what_it_was_asked_for() -> None:
    match = split(waiting(both_resting())).act(A, Linger(False))

    assert whose(match) == (A, "finish")
    match.act(A, End()).act(B, Roll("split"), dice=STAY)
    assert not match.state.progress.lingers
    assert whose(match.act(A, Roll("split"), dice=STAY)) == (B, "throw")


def test_what_another_seat_takes_back_then_is_no_matter_of_the_movers() -> None:
    state = holding(with_card(standing(opening(), A, "normandy"), A), B, lingers=True)
    match = split(state, (2, 1)).act(B, Linger(False))

    assert whose(match) == (A, "finish")
    assert whose(match.act(A, Raise())) == (B, "throw")


def test_the_order_holds_from_turn_to_turn() -> None:
    match = Play(waiting(both_resting()))
    for _ in range(2):
        match.act(A, Roll("split"), dice=STAY)
        assert whose(match) == (A, "finish")
        match.act(A, End()).act(B, Roll("split"), dice=STAY)


def test_the_order_is_open_and_may_be_given_out_of_turn() -> None:
    match = Play(opening()).act(B, Linger(True))

    assert match.events == [Lingering(B, asked=True)]
    assert [estate.lingers for estate in GAME.observe(match.state, None).estates] == [False, True]
    assert whose(match) == (A, "throw")


def test_nobody_waits_for_an_absent_seat() -> None:
    state = waiting(owning(resting(), B, "moscow"))
    missed = Play(state).act(A, Miss(), dice=(4, 6))
    late = split(state)

    assert missed.told(TurnBegun) == [TurnBegun(B, 1)]
    assert GAME.stand_in(late.state, A) == End()


def test_a_new_army_that_has_become_cheaper_is_asked_about_without_any_order() -> None:
    """New armies: 5 with a leave-prison card in hand, 2 with an army on Neutral Territories."""
    cheaper = split(with_card(standing(opening(), A, "normandy"), A), (2, 1))
    dearer = split(owning(with_card(standing(opening(), A, "neutral"), A), A, "manchuria"), (2, 1))

    assert cheaper.squares(A) == (at("neutral"),)
    assert whose(cheaper) == (A, "finish")
    assert cheaper.act(A, Raise()).state.estates[A].cash == 1500 - 2
    assert dearer.squares(A) == (at("manchuria"),)
    assert whose(dearer) == (B, "throw")


@pytest.mark.parametrize(
    ("no_mercy", "wait", "expected"),
    [
        (True, None, (Order(True),)),
        (None, False, (Linger(False),)),
        (False, False, (Linger(False),)),
        (True, True, (Order(True),)),
        (True, False, (Order(True), Linger(False))),
        (False, True, (Order(False), Linger(True))),
    ],
)
def test_of_two_orders_typed_at_once_those_are_given_that_change_anything(
    no_mercy: bool | None, wait: bool | None, expected: tuple[Action, ...]
) -> None:
    seen = GAME.observe(waiting(opening()), A)

    assert commands.orders(seen, no_mercy=no_mercy, wait=wait) == expected


def test_without_any_order_named_none_is_given() -> None:
    with pytest.raises(IllegalAction, match="error-which-order"):
        commands.orders(GAME.observe(opening(), A), no_mercy=None, wait=None)
