"""Rents, building, selling, mortgages (aamonopoly.md, Monopoly, as it is so often got wrong)."""

from __future__ import annotations

import pytest

from engine.games.aamonopoly.actions import (
    Build,
    Buy,
    Decline,
    Lift,
    Mortgage,
    Roll,
    Sell,
)
from engine.games.aamonopoly.board import LOTS, Street
from engine.games.aamonopoly.dealings import Sold
from engine.games.aamonopoly.events import Paid
from engine.games.aamonopoly.model import Bank, Deed
from engine.games.aamonopoly.rules.lots import lifting, raisable, rent, worth
from tests.games.aamonopoly.tables import (
    A,
    B,
    Play,
    at,
    holding,
    lacking,
    opening,
    owning,
    refused,
    standing,
)

PINKS = ("greece", "balkans", "italy")


def level(match: Play, name: str) -> int:
    deed = match.state.deeds[at(name)]
    assert deed is not None
    return deed.level


def test_a_bare_street_of_a_whole_group_earns_double() -> None:
    state = owning(opening(), B, *PINKS)

    assert rent(state.deeds, at("italy"), 7) == 24
    assert rent(owning(state, A, "greece").deeds, at("italy"), 7) == 12


def test_it_earns_double_also_when_a_sister_street_is_mortgaged() -> None:
    state = owning(owning(opening(), B, *PINKS), B, "greece", mortgaged=True)

    assert rent(state.deeds, at("italy"), 7) == 24
    assert rent(state.deeds, at("greece"), 7) == 0


@pytest.mark.parametrize(("built", "due"), [(1, 60), (2, 180), (3, 500), (4, 700), (5, 900)])
def test_buildings_raise_the_rent(built: int, due: int) -> None:
    state = owning(opening(), B, *PINKS, level=built)

    assert rent(state.deeds, at("italy"), 7) == due


def test_straits_earn_by_how_many_are_owned_mortgaged_ones_too() -> None:
    state = owning(opening(), B, "atlantic-ocean", "suez-canal", "mediterranean-sea")
    state = owning(state, B, "suez-canal", mortgaged=True)

    assert rent(state.deeds, at("atlantic-ocean"), 7) == 100
    assert rent(state.deeds, at("suez-canal"), 7) == 0


def test_utilities_take_the_sum_of_both_dice_also_of_a_split() -> None:
    state = owning(standing(opening(), A, "atlantic-ocean"), B, "radar")
    both = owning(state, B, "anti-aircraft")

    joint = Play(state).act(A, Roll("joint"), dice=(1, 6))
    split = Play(standing(both, A, "greece")).act(A, Roll("split"), dice=(4, 3))

    assert joint.told(Paid) == [Paid(A, B, 28, "rent", at("radar"))]
    assert split.told(Paid) == [Paid(A, B, 70, "rent", at("radar"))]


def test_building_is_even() -> None:
    state = owning(opening(), A, *PINKS)
    match = Play(state).act(A, Build(at("italy")))

    assert refused(match.state, A, Build(at("italy"))) == "error-uneven-building"
    match.act(A, Build(at("greece")), Build(at("balkans")), Build(at("italy")))
    assert [level(match, name) for name in PINKS] == [1, 1, 2]


def test_selling_is_even() -> None:
    state = owning(owning(opening(), A, *PINKS, level=1), A, "italy", level=1)
    match = Play(state).act(A, Build(at("italy")))

    assert refused(match.state, A, Sell(at("greece"))) == "error-uneven-sale"
    assert match.act(A, Sell(at("italy"))).told(Sold) == [Sold(A, (at("italy"),), 1, 50)]


def test_nothing_is_built_with_a_mortgaged_lot_in_the_group() -> None:
    state = owning(owning(opening(), A, *PINKS), A, "greece", mortgaged=True)

    assert refused(state, A, Build(at("italy"))) == "error-group-mortgaged"


def test_nothing_is_mortgaged_with_a_building_in_the_group() -> None:
    state = owning(owning(opening(), A, *PINKS), A, "italy", level=1)

    assert refused(state, A, Mortgage(at("greece"))) == "error-mortgage-built"


def test_nothing_is_built_on_straits_and_utilities() -> None:
    names = [lot.key for lot in LOTS.values() if not isinstance(lot, Street)]
    state = owning(opening(), A, *names)

    assert len(names) == 6
    assert {refused(state, A, Build(at(name))) for name in names} == {"error-no-street"}


def test_nothing_is_built_where_the_group_is_not_whole() -> None:
    assert refused(owning(opening(), A, "italy"), A, Build(at("italy"))) == "error-group-not-whole"


@pytest.mark.parametrize(("name", "lent", "back"), [("italy", 80, 88), ("mexico", 30, 33)])
def test_lifting_costs_the_mortgage_and_a_tenth_of_it_not_of_the_price(
    name: str, lent: int, back: int
) -> None:
    match = Play(owning(opening(), A, name)).act(A, Mortgage(at(name)))
    mortgaged = match.cash[A]

    match.act(A, Lift(at(name)))

    assert mortgaged == 1500 + lent
    assert match.cash[A] == mortgaged - back


def test_the_tenth_is_rounded_up() -> None:
    assert lifting(at("pearl-harbor")) == 175 + 18
    assert lifting(at("radar")) == 75 + 8


def test_a_mortgage_is_lifted_once() -> None:
    match = Play(owning(opening(), A, "italy", mortgaged=True)).act(A, Lift(at("italy")))

    assert refused(match.state, A, Lift(at("italy"))) == "error-not-mortgaged"
    assert refused(match.act(A, Mortgage(at("italy"))).state, A, Mortgage(at("italy"))) == (
        "error-mortgaged-already"
    )


def test_the_bank_runs_out_of_yards_and_of_factories() -> None:
    bare = owning(opening(), A, *PINKS)
    full = owning(opening(), A, *PINKS, level=4)

    assert refused(lacking(bare, yards=0), A, Build(at("italy"))) == "error-bank-yards"
    assert refused(lacking(full, factories=0), A, Build(at("italy"))) == "error-bank-factories"


def test_a_factory_gives_four_yards_back_to_the_bank() -> None:
    match = Play(owning(opening(), A, *PINKS, level=4)).act(A, Build(at("italy")))

    assert match.state.bank == Bank(32 - 8, 11)


def test_a_factory_sells_down_to_four_yards_where_the_bank_has_them() -> None:
    match = Play(owning(opening(), A, *PINKS, level=5)).act(A, Sell(at("italy")))

    assert [level(match, name) for name in PINKS] == [5, 5, 4]
    assert match.cash[A] == 1550


def test_it_sells_down_to_what_the_bank_has_if_that_is_even() -> None:
    state = owning(opening(), A, *PINKS, level=4)
    state = owning(state, A, "italy", level=5)
    match = Play(lacking(state, yards=3), checked=False).act(A, Sell(at("italy")))

    assert [level(match, name) for name in PINKS] == [4, 4, 3]
    assert match.state.bank.yards == 0
    assert match.cash[A] == 1500 + 2 * 50


@pytest.mark.parametrize("yards", [0, 1, 2])
def test_else_the_group_goes_whole_and_is_never_stuck(yards: int) -> None:
    state = owning(opening(), A, *PINKS, level=4)
    state = owning(state, A, "italy", level=5)
    match = Play(lacking(state, yards=yards), checked=False).act(A, Sell(at("italy")))

    assert [level(match, name) for name in PINKS] == [0, 0, 0]
    assert match.state.bank.yards == yards + 8
    assert match.cash[A] == 1500 + 13 * 50


def test_what_a_seat_can_raise_is_half_of_its_buildings_and_its_mortgages() -> None:
    state = owning(owning(opening(), A, *PINKS, level=5), A, "radar", mortgaged=True)

    assert raisable(state.deeds, A) == 15 * 50 + 70 + 70 + 80
    assert worth(state.deeds, A) == 15 * 100 + 140 + 140 + 160 + 75


def test_a_lot_is_bought_at_its_price_also_by_raising_cash_first() -> None:
    state = owning(standing(holding(opening(), A, cash=150), A, "prison"), A, "radar")
    match = Play(state).act(A, Roll("joint"), dice=(1, 3))

    assert refused(match.state, A, Buy()) == "error-buy-cash"
    match.act(A, Mortgage(at("radar")), Buy())
    assert match.state.deeds[at("italy")] == Deed(A)
    assert match.cash[A] == 150 + 75 - 160


def test_a_seat_that_could_never_pay_is_not_asked_and_the_lot_is_auctioned() -> None:
    state = standing(holding(opening(), A, cash=10), A, "prison")

    match = Play(state).act(A, Roll("joint"), dice=(1, 3))

    assert match.asked == "auction"


def test_what_is_not_bought_is_auctioned() -> None:
    match = Play(standing(opening(), A, "prison")).act(A, Roll("joint"), Decline(), dice=(1, 3))

    assert match.asked == "auction"
    assert match.state.tasks[0].square == at("italy")  # type: ignore[union-attr]  # an Auction


def test_rent_is_paid_to_a_seat_in_prison() -> None:
    state = standing(owning(standing(opening(), A, "prison"), B, "italy"), B, "prison", tries=0)

    match = Play(state).act(A, Roll("joint"), dice=(1, 3))

    assert match.told(Paid) == [Paid(A, B, 12, "rent", at("italy"))]
