"""Throws, splits, laps and doubles (aamonopoly.md, Armies: Throw; Which army)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.games.aamonopoly.actions import End, Order, Roll, Use
from engine.games.aamonopoly.board import PRISON
from engine.games.aamonopoly.events import Captured, Moved, Paid
from engine.games.aamonopoly.model import Army
from engine.games.aamonopoly.rules.movement import thrown
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


def test_a_joint_throw_goes_forward_by_the_sum() -> None:
    match = Play(opening()).act(A, Roll("joint"), dice=(1, 4))

    assert match.squares(A) == (at("atlantic-ocean"),)


def test_a_split_goes_forward_by_the_first_die_and_back_by_the_second() -> None:
    match = Play(standing(opening(), A, "italy")).act(A, Roll("split"), dice=(2, 5))

    assert match.squares(A) == (at("greece"),)


def test_a_split_from_2_with_1_and_6_ends_on_via_without_salary() -> None:
    match = Play(standing(opening(), A, 2)).act(A, Roll("split"), dice=(1, 6))

    assert match.squares(A) == (0,)
    assert match.told(Paid) == []


def test_a_split_that_passes_via_is_paid_once_and_has_via_as_its_floor() -> None:
    match = Play(standing(opening(), A, 38)).act(A, Roll("split"), dice=(3, 6))

    assert match.squares(A) == (0,)
    assert match.told(Paid) == [Paid(None, A, 200, "salary")]


@pytest.mark.parametrize(
    ("square", "dice", "there", "paid"),
    [
        (38, (2, 1), 0, True),
        (39, (6, 2), 3, True),
        (37, (2, 4), 35, False),
        (20, (6, 6), 20, False),
        (0, (3, 5), 0, False),
    ],
)
def test_where_splits_lead(square: int, dice: tuple[int, int], there: int, paid: bool) -> None:
    assert thrown(square, "split", dice) == (there, paid)


def test_a_third_split_in_a_lap_is_refused() -> None:
    spent = holding(opening(), A, splits=2)

    assert refused(spent, A, Roll("split")) == "error-splits-spent"
    assert refused(holding(opening(), A, splits=1), A, Roll("split")) == ""


def test_a_lap_ends_with_the_salary_and_the_split_counts_in_the_lap_it_was_chosen_in() -> None:
    match = Play(holding(standing(opening(), A, 38), A, splits=1))

    match.act(A, Roll("split"), dice=(3, 1))

    assert match.state.estates[A].splits == 0


def test_equal_dice_of_a_split_are_no_double() -> None:
    match = Play(standing(opening(), A, "neutral")).act(A, Roll("split"), dice=(4, 4))

    assert match.squares(A) == (at("neutral"),)
    assert not match.state.progress.again
    assert match.state.progress.doubles == 0


def test_a_net_of_0_is_an_arrival_where_it_stands() -> None:
    state = owning(standing(opening(), A, "italy"), B, "italy")

    match = Play(state).act(A, Roll("split"), dice=(4, 4))

    assert match.told(Paid) == [Paid(A, B, 12, "rent", at("italy"))]


def test_a_double_throws_again_and_the_way_is_chosen_anew() -> None:
    state = owning(standing(opening(), A, "neutral"), A, "japan")

    match = Play(state).act(A, Roll("joint"), dice=(2, 2))

    assert (match.state.turn, match.asked) == (A, "throw")
    assert {Roll("joint"), Roll("split")} <= {*match.legal(A)}


def test_the_third_double_in_a_row_goes_to_prison_without_moving() -> None:
    state = standing(opening(), A, "italy")
    state = replace(state, progress=replace(state.progress, doubles=2, dice=(1, 1)))

    match = Play(state).act(A, Roll("joint"), dice=(3, 3))

    assert match.state.estates[A].armies == (Army(PRISON, tries=0),)
    assert match.told(Captured) == [Captured(A, "doubles")]
    assert match.told(Moved) == []
    assert match.state.turn == B


def test_the_third_double_imprisons_a_free_army_of_the_seats_choice() -> None:
    state = standing(opening(), A, "italy", "japan")
    state = holding(state, A, armies=(*state.estates[A].armies, Army(PRISON, 1)))
    state = replace(state, progress=replace(state.progress, doubles=2, dice=(1, 1)))
    match = Play(state).act(A, Roll("joint"), dice=(3, 3))
    offered = [choice for choice in match.legal(A) if isinstance(choice, Use)]

    match.act(A, Use(1))

    assert offered == [Use(0), Use(1)]
    assert match.state.estates[A].armies[1] == Army(PRISON, 0)
    assert match.squares(A)[0] == at("italy")


def test_the_army_is_chosen_after_the_dice_are_seen() -> None:
    state = owning(
        owning(standing(opening(), A, "italy", "japan"), A, "great-britain"), A, "moscow"
    )
    match = Play(state).act(A, Roll("joint"), dice=(1, 3))

    match.act(A, Use(0))

    assert match.squares(A) == (at("great-britain"), at("japan"))


def test_armies_that_stand_alike_are_one_choice_and_so_none() -> None:
    state = owning(standing(opening(), A, "italy", "italy"), A, "great-britain")

    match = Play(state).act(A, Roll("joint"), dice=(1, 3))

    assert match.squares(A) == (at("great-britain"), at("italy"))


def test_the_end_is_asked_only_where_something_can_be_built_lifted_or_bought() -> None:
    state = standing(opening(), A, "greece")
    poor = Play(owning(state, A, "balkans"))
    able = Play(owning(owning(state, A, "balkans"), A, "panama", "mexico"))

    poor.act(A, Roll("split"), dice=(3, 1))
    able.act(A, Roll("split"), dice=(3, 1))

    assert poor.state.turn == B
    assert (able.state.turn, able.asked) == (A, "finish")
    assert able.act(A, End()).state.turn == B


def test_what_was_not_had_before_the_throw_is_not_asked_about_again_after_it() -> None:
    state = owning(standing(opening(), A, "greece"), A, "balkans")
    known = Play(with_card(owning(state, A, "moscow", mortgaged=True), A))
    fresh = Play(standing(state, A, "normandy"))

    known.act(A, Roll("split"), dice=(3, 1))
    fresh.act(A, Roll("split"), dice=(2, 1))

    assert known.state.turn == B
    assert (fresh.state.turn, fresh.asked) == (A, "finish")


def test_who_can_do_nothing_but_throw_jointly_is_not_asked() -> None:
    state = holding(standing(opening(), B, "neutral"), B, splits=2, cash=0)
    state = holding(standing(state, A, "mexico"), A, cash=0)

    match = Play(state).act(A, Roll("joint"), dice=(3, 4, 1, 2))

    assert match.state.round == 2
    assert match.state.turn == A


def test_an_order_may_be_given_out_of_turn() -> None:
    assert Play(opening()).act(B, Order(harsh=True)).state.estates[B].harsh
