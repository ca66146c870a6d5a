"""Trades (aamonopoly.md, Monopoly)."""

from __future__ import annotations

import pytest

from engine.game import Span
from engine.games.aamonopoly import GAME
from engine.games.aamonopoly.actions import (
    Accept,
    Buy,
    Clear,
    Draw,
    Drop,
    Propose,
    Refuse,
    Roll,
    Tick,
    TickCard,
    Withdraw,
)
from engine.games.aamonopoly.cards import Card
from engine.games.aamonopoly.dealings import Closed, Proposed
from engine.games.aamonopoly.events import Paid
from engine.games.aamonopoly.model import Deed, Offer, Side
from tests.games.aamonopoly.tables import (
    A,
    B,
    C,
    Loaded,
    Play,
    at,
    holding,
    opening,
    owning,
    refused,
    standing,
    with_card,
)

ITALY, MOSCOW = at("italy"), at("moscow")
PASS = Card("safe-conduct")


def market() -> Play:
    """A has Italy and a card, B has Moscow."""
    return Play(with_card(owning(owning(opening(3), A, "italy"), B, "moscow"), A))


def offered() -> Play:
    """A offers Italy, the card and 20 for Moscow."""
    return market().act(A, Draw(B), Tick(ITALY), TickCard(PASS), Tick(MOSCOW), Propose(pays=20))


OFFER = Offer(A, B, Side((ITALY,), (PASS,), 20), Side((MOSCOW,)))


def test_lots_cash_and_cards_change_hands_at_once() -> None:
    match = offered().act(B, Accept(A))

    assert match.told(Proposed) == [Proposed(OFFER)]
    assert match.state.deeds[ITALY] == Deed(B)
    assert match.state.deeds[MOSCOW] == Deed(A)
    assert match.cash == (1480, 1520, 1500)
    assert match.state.estates[B].cards == (PASS,)
    assert match.state.offers == ()


def test_a_refused_offer_is_gone_and_nothing_has_changed() -> None:
    match = offered().act(B, Refuse(A))

    assert match.told(Closed) == [Closed(OFFER, "refused")]
    assert match.state.deeds[ITALY] == Deed(A)


def test_a_trade_is_written_in_secret() -> None:
    match = market().act(A, Draw(B), Tick(ITALY))

    assert match.events == []
    assert GAME.observe(match.state, A).draft is not None
    assert GAME.observe(match.state, B) == GAME.observe(market().state, B)


def test_a_draft_can_be_cleared_and_dropped() -> None:
    match = market().act(A, Draw(B), Tick(ITALY), Tick(MOSCOW), Clear("gives"))
    draft = GAME.observe(match.state, A).draft
    assert draft is not None
    cleared = (draft.gives, draft.gets.squares)

    match.act(A, Drop())

    assert cleared == (Side(), (MOSCOW,))
    assert GAME.observe(match.state, A).draft is None


def test_there_is_one_open_offer_a_seat() -> None:
    match = offered()

    assert refused(match.state, A, Draw(C)) == "error-offer-open"
    assert refused(match.act(A, Withdraw()).state, A, Draw(C)) == ""


def test_an_offer_blocks_nothing_and_stays_open_while_others_play() -> None:
    match = offered()
    match.state = owning(match.state, C, "atlantic-ocean")
    match.act(A, Roll("joint"), dice=(1, 4))

    assert match.state.turn == B
    assert match.act(B, Accept(A)).state.deeds[MOSCOW] == Deed(A)


def test_an_offer_is_void_once_a_lot_in_it_changes_hands() -> None:
    match = offered()
    match.state = standing(match.state, A, "neutral")
    match.act(A, Roll("split"), dice=(1, 1))
    match.act(B, Draw(C), Tick(MOSCOW), Propose(gets=100)).act(C, Accept(B))

    assert match.told(Closed)[-1] == Closed(OFFER, "void")
    assert refused(match.state, B, Accept(A)) == "error-no-offer"


def test_an_offer_is_void_once_a_seat_in_it_goes_out() -> None:
    left = GAME.concede(offered().state, B, Loaded())

    assert Closed(OFFER, "void") in left.events


@pytest.mark.parametrize(
    ("change", "why"),
    [({"cash": 19}, "error-trade-cash"), ({"cards": ()}, "error-card-gone")],
)
def test_an_offer_is_checked_again_when_it_is_accepted(change: dict[str, object], why: str) -> None:
    match = offered()
    match.state = holding(match.state, A, **change)

    assert refused(match.state, B, Accept(A)) == why


def test_lots_of_a_group_with_buildings_are_not_traded() -> None:
    state = owning(opening(), A, "panama", "mexico", level=1)
    state = owning(owning(state, A, "panama"), B, "italy")
    match = Play(state).act(A, Draw(B))

    assert refused(match.state, A, Tick(at("panama"))) == "error-not-tradable"
    assert refused(match.state, A, Tick(ITALY)) == ""


def test_a_mortgaged_lot_costs_its_new_owner_a_tenth_at_once() -> None:
    state = owning(opening(), A, "italy", mortgaged=True)
    match = Play(state).act(A, Draw(B), Tick(ITALY), Propose(gets=50)).act(B, Accept(A))

    assert match.told(Paid) == [
        Paid(B, A, 50, "trade"),
        Paid(B, None, 8, "interest"),
    ]
    assert match.state.deeds[ITALY] == Deed(B, 0, True)


def test_who_cannot_pay_that_tenth_cannot_take_the_lot() -> None:
    state = holding(owning(opening(), A, "italy", mortgaged=True), B, cash=50)
    match = Play(state).act(A, Draw(B), Tick(ITALY), Propose(gets=42))
    match.state = holding(match.state, B, cash=49)

    assert refused(match.state, B, Accept(A)) == "error-trade-interest"


def test_cash_goes_one_way_and_never_beyond_what_there_is() -> None:
    match = Play(holding(market().state, B, cash=70)).act(A, Draw(B), Tick(ITALY))
    spans = [choice for choice in match.legal(A) if isinstance(choice, Span)]

    assert spans == [
        Span(Propose(0), "pays", 0, 1500),
        Span(Propose(gets=1), "gets", 1, 70),
    ]
    assert refused(match.state, A, Propose(5, 5)) == "error-cash-both-ways"
    assert refused(match.state, A, Propose(gets=71)) == "error-trade-cash"


def test_an_offer_needs_a_lot_or_a_card() -> None:
    assert refused(market().act(A, Draw(B)).state, A, Propose(5)) == "error-offer-empty"


def test_trades_are_offered_on_ones_own_turn_before_or_after_the_throw() -> None:
    match = market()
    assert refused(match.state, B, Draw(A)) == "error-not-your-turn"

    match.act(A, Roll("joint"), dice=(1, 2))

    assert refused(match.state, A, Draw(B)) == "error-spend-when"
    assert match.act(A, Buy()).state.turn in (A, B)


def test_an_offer_may_be_answered_at_any_time() -> None:
    match = offered().act(A, Roll("joint"), dice=(1, 2))

    assert match.asked == "arrival"
    assert Accept(A) in match.legal(B)
    assert match.act(B, Accept(A)).state.deeds[MOSCOW] == Deed(A)
