"""Debts above cash, bankruptcy, and what each is paid to whom (aamonopoly.md, Monopoly)."""

from __future__ import annotations

from dataclasses import replace

from engine.game import Seat
from engine.games.aamonopoly import GAME
from engine.games.aamonopoly.actions import Accept, Bid, Draw, Mortgage, Propose, Roll, Sell, Tick
from engine.games.aamonopoly.dealings import Auctioned
from engine.games.aamonopoly.events import Bankrupt, Owing, Paid
from engine.games.aamonopoly.model import Deed, Offer, Side
from tests.games.aamonopoly.tables import (
    A,
    B,
    C,
    Loaded,
    Play,
    at,
    facing,
    holding,
    opening,
    owning,
    refused,
    standing,
    with_card,
)

ORANGES = ("norway", "great-britain", "normandy")


def in_debt() -> Play:
    """Seat A, with 10, owes 28 for Normandy's whole, bare group; Greece may be mortgaged for 70."""
    state = owning(standing(opening(3), A, "suez-canal"), B, *ORANGES)
    state = owning(holding(state, A, cash=10), A, "greece")
    return Play(state).act(A, Roll("joint"), dice=(1, 2))


def test_a_debt_above_cash_waits_until_it_is_raised() -> None:
    match = in_debt()

    assert match.told(Owing) == [Owing(A, B, 28, "rent")]
    assert GAME.to_act(match.state) == {A}
    match.act(A, Mortgage(at("greece")))
    assert match.cash == (10 + 70 - 28, 1528, 1500)
    assert match.state.turn == B


def test_nobody_is_bankrupt_while_buildings_could_be_sold() -> None:
    state = owning(standing(opening(), A, "suez-canal"), B, *ORANGES)
    state = owning(holding(state, A, cash=0), A, "panama", "mexico", level=1)
    match = Play(state).act(A, Roll("joint"), dice=(1, 2))

    assert match.told(Bankrupt) == []
    match.act(A, Sell(at("panama")), Sell(at("mexico")))
    assert match.cash == (50 - 28, 1528)


def test_a_debtor_may_trade_but_only_for_more_cash() -> None:
    match = in_debt().act(A, Draw(C), Tick(at("greece")))

    assert refused(match.state, A, Propose()) == "error-debtor-trade"
    assert refused(match.state, A, Propose(pays=5)) == "error-debtor-trade"
    match.act(A, Propose(gets=60)).act(C, Accept(A))
    assert match.cash == (10 + 60 - 28, 1528, 1440)
    assert match.state.deeds[at("greece")] == Deed(C)


def test_a_debtor_accepts_no_trade_that_costs_it_cash() -> None:
    offer = Offer(C, A, Side((at("moscow"),)), Side(cash=5))
    match = in_debt()
    match.state = replace(owning(match.state, C, "moscow"), offers=(offer,))

    assert refused(match.state, A, Accept(C)) == "error-debtor-trade"


def test_who_is_bankrupt_to_a_seat_leaves_it_cash_lots_and_cards() -> None:
    state = owning(standing(opening(3), A, "suez-canal"), B, *ORANGES, level=5)
    state = owning(holding(state, A, cash=40), A, "panama", "mexico", level=2)
    state = with_card(owning(state, A, "moscow", mortgaged=True), A)

    match = Play(state).act(A, Roll("joint"), dice=(1, 2))

    cash = 40 + 4 * 25
    assert match.told(Bankrupt) == [Bankrupt(A, B)]
    assert match.cash == (0, 1500 + cash - 14, 1500)
    assert match.told(Paid)[-2:] == [
        Paid(A, B, cash, "estate"),
        Paid(B, None, 14, "interest"),
    ]
    assert match.state.deeds[at("panama")] == Deed(B)
    assert match.state.deeds[at("moscow")] == Deed(B, 0, True)
    assert match.state.estates[B].cards == ("safe-conduct",)
    assert match.state.estates[A].standing == "out"
    assert match.state.turn == B


def test_who_is_bankrupt_to_the_bank_has_its_lots_auctioned_free_of_mortgage() -> None:
    state = standing(holding(opening(3), A, cash=0), A, "via")
    state = owning(state, A, "panama", mortgaged=True)
    state = owning(state, A, "moscow", mortgaged=True)
    match = Play(state).act(A, Roll("joint"), dice=(1, 3))
    first = [task.square for task in match.state.tasks]  # type: ignore[union-attr]  # Auctions

    match.act(B, Bid(50)).act(C, Bid(40)).act(B, Bid(0)).act(C, Bid(7))

    assert match.told(Bankrupt) == [Bankrupt(A, None)]
    assert first == [at("panama"), at("moscow")]
    assert match.told(Auctioned) == [
        Auctioned(at("panama"), B, 41),
        Auctioned(at("moscow"), C, 1),
    ]
    assert match.state.deeds[at("moscow")] == Deed(C)
    assert (match.state.turn, match.asked) == (B, "throw")


def birthday(*cash: int) -> Play:
    """The card that takes 10 from each is drawn by seat A."""
    state = facing(standing(opening(len(cash)), A, "via"), "birthday")
    for seat, amount in enumerate(cash):
        state = holding(state, Seat(seat), cash=amount)
    return Play(state).act(A, Roll("split"), dice=(3, 1))


def test_from_each_takes_once_from_each() -> None:
    match = birthday(0, 100, 100, 100)

    assert match.cash == (30, 90, 90, 90)
    assert [event.payer for event in match.told(Paid)] == [1, 2, 3]


def test_from_each_goes_seat_by_seat_and_each_may_raise_cash_or_fall() -> None:
    state = facing(standing(opening(4), A, "via"), "birthday")
    state = owning(holding(holding(state, B, cash=3), C, cash=4), B, "italy")
    match = Play(state).act(A, Roll("split"), dice=(3, 1))
    asked = GAME.to_act(match.state)

    match.act(B, Mortgage(at("italy")))

    assert asked == {B}
    assert match.told(Bankrupt) == [Bankrupt(C, A)]
    assert match.cash == (1500 + 10 + 4 + 10, 3 + 80 - 10, 0, 1490)


def test_a_stand_in_raises_what_is_owed() -> None:
    match = in_debt()

    match.act(A, GAME.stand_in(match.state, A))

    assert match.cash[A] == 10 + 70 - 28


def test_a_debtor_that_leaves_owes_no_more() -> None:
    match = in_debt()

    left = GAME.concede(match.state, A, Loaded()).state

    assert left.turn == B
    assert left.estates[B].cash == 1500
    assert left.deeds[at("greece")] == Deed()
