"""Amounts anywhere in a range, offered as one choice."""

from __future__ import annotations

import pytest

from engine.game import Span, allowed
from engine.games.ships.model import Confirm
from tests.match.parley import Bid, Take

BIDS = Span(Bid(0), "coins", 2, 4)


@pytest.mark.parametrize(("coins", "inside"), [(1, False), (2, True), (4, True), (5, False)])
def test_a_span_holds_its_action_with_any_amount_in_its_range(coins: int, inside: bool) -> None:
    assert (Bid(coins) in BIDS) is inside
    assert allowed([Confirm(), BIDS], Bid(coins)) is inside


def test_a_span_holds_no_other_action() -> None:
    assert Take(3) not in BIDS
    assert Confirm() not in BIDS
    assert not allowed([], Bid(3))


def test_a_span_is_for_one_field_and_the_rest_must_agree() -> None:
    sold = Span(Bid(3, "bid"), "coins", 1, 9)

    assert sold.at(5) == Bid(5)
    assert sold.at(5) in sold
