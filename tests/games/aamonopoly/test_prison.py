"""Prison, by army (aamonopoly.md, Monopoly and Which army)."""

from __future__ import annotations

import pytest

from engine.games.aamonopoly.actions import Bail, Mortgage, Roll, Use
from engine.games.aamonopoly.board import PRISON
from engine.games.aamonopoly.events import Bankrupt, Captured, Freed, Held, Owing, Paid
from engine.games.aamonopoly.model import Army
from tests.games.aamonopoly.tables import (
    A,
    B,
    Play,
    at,
    holding,
    opening,
    owning,
    refused,
    standing,
    with_card,
)

HELD = standing(opening(), A, PRISON, tries=0)


def test_square_30_leads_to_prison() -> None:
    match = Play(standing(opening(), A, 26)).act(A, Roll("joint"), dice=(1, 3))

    assert match.state.estates[A].armies == (Army(PRISON, 0),)
    assert match.told(Captured) == [Captured(A, "square")]


def test_a_double_that_ends_in_prison_gives_no_further_throw() -> None:
    match = Play(standing(opening(), A, 26)).act(A, Roll("joint"), dice=(2, 2))

    assert match.state.turn == B


def test_a_throw_that_is_no_double_uses_up_a_try() -> None:
    match = Play(HELD).act(A, Roll("joint"), dice=(1, 3))

    assert match.state.estates[A].armies == (Army(PRISON, 1),)
    assert match.told(Held) == [Held(A, 1)]
    assert match.state.turn == B


def test_a_double_frees_and_moves_and_gives_no_further_throw() -> None:
    match = Play(owning(HELD, A, "italy")).act(A, Roll("joint"), dice=(2, 2))

    assert match.squares(A) == (at("italy"),)
    assert match.told(Freed) == [Freed(A, "double")]
    assert match.state.turn == B


def test_after_the_third_failed_throw_50_are_due_and_it_moves_that_throw() -> None:
    state = owning(standing(opening(), A, PRISON, tries=2), A, "italy")

    match = Play(state).act(A, Roll("joint"), dice=(1, 3))

    assert match.squares(A) == (at("italy"),)
    assert match.told(Paid) == [Paid(A, None, 50, "bail")]
    assert match.told(Freed) == [Freed(A, "third")]


def test_who_lacks_the_50_then_has_to_raise_them() -> None:
    state = owning(holding(standing(opening(), A, PRISON, tries=2), A, cash=10), A, "italy")
    match = Play(state).act(A, Roll("joint"), dice=(1, 3))
    asked = match.told(Owing)

    match.act(A, Mortgage(at("italy")))

    assert asked == [Owing(A, None, 50, "bail")]
    assert match.squares(A) == (at("italy"),)
    assert match.cash[A] == 10 + 80 - 50


def test_who_cannot_raise_them_is_bankrupt() -> None:
    state = holding(standing(opening(), A, PRISON, tries=2), A, cash=49)

    match = Play(state).act(A, Roll("joint"), dice=(1, 3))

    assert match.told(Bankrupt) == [Bankrupt(A, None)]
    assert match.state.outcome is not None


@pytest.mark.parametrize("by", ["cash", "card"])
def test_bail_is_paid_or_a_card_is_used_before_the_throw(by: str) -> None:
    state = owning(with_card(HELD, A), A, "italy")
    match = Play(state).act(A, Bail(0, "cash" if by == "cash" else "card"))

    match.act(A, Roll("joint"), dice=(1, 3))

    assert match.squares(A) == (at("italy"),)
    assert match.cash[A] == (1450 if by == "cash" else 1500)
    assert len(match.state.estates[A].cards) == (1 if by == "cash" else 0)
    assert match.state.piles[0].open == (() if by == "cash" else ("safe-conduct",))


def test_a_double_after_bail_throws_again() -> None:
    match = Play(owning(HELD, A, "italy")).act(A, Bail(0, "cash"), Roll("joint"), dice=(2, 2))

    assert (match.state.turn, match.asked) == (A, "throw")


def test_bail_is_too_late_after_the_throw() -> None:
    state = holding(owning(HELD, A, "italy"), A, armies=(Army(PRISON, 0), Army(20)))
    match = Play(state).act(A, Roll("joint"), dice=(1, 3))

    assert refused(match.state, A, Bail(0, "cash")) == "error-first-choice"


def test_there_is_no_split_in_prison() -> None:
    assert refused(HELD, A, Roll("split")) == "error-split-in-prison"


def test_after_a_split_no_army_in_prison_can_be_chosen() -> None:
    state = holding(opening(), A, armies=(Army(PRISON, 0), Army(20), Army(24)))
    match = Play(state).act(A, Roll("split"), dice=(5, 1))

    assert refused(match.state, A, Use(0)) == "error-split-in-prison"


def test_an_army_in_prison_need_not_be_chosen_while_another_is_free() -> None:
    state = owning(holding(opening(), A, armies=(Army(PRISON, 0), Army(20))), A, "japan")

    match = Play(state).act(A, Roll("joint"), Use(1), dice=(1, 3))

    assert match.state.estates[A].armies == (Army(PRISON, 0), Army(at("japan")))
