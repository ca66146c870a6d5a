"""Sealed auctions (aamonopoly.md, Monopoly; In chat)."""

from __future__ import annotations

import pytest

from engine.game import Seat, Span
from engine.games.aamonopoly import GAME
from engine.games.aamonopoly.actions import (
    Accept,
    Attack,
    Bid,
    Buy,
    Decline,
    Draw,
    Mortgage,
    Propose,
    Refuse,
    Roll,
    Tick,
)
from engine.games.aamonopoly.dealings import AuctionBegun, Auctioned, BidGiven
from engine.games.aamonopoly.model import Deed, State
from engine.screen import Note
from tests.games.aamonopoly.tables import (
    A,
    B,
    C,
    D,
    Loaded,
    Play,
    at,
    holding,
    opening,
    owning,
    refused,
    standing,
)
from tests.helpers import strict_texts

T = strict_texts(GAME)["en"]


def notes(state: State, seat: Seat) -> list[str]:
    """The small print of what a seat reads."""
    screen = GAME.present(GAME.observe(state, seat), GAME.legal_actions(state, seat), T)
    return [block.text for block in screen.blocks if isinstance(block, Note)]


def reached(seats: int = 4) -> Play:
    """Seat A has reached Italy, which is for sale."""
    state = standing(opening(seats), A, "prison")
    return Play(state).act(A, Roll("joint"), dice=(1, 3))


@pytest.mark.parametrize(
    ("bids", "winner", "price"),
    [
        ((10, 50, 30, 0), B, 31),
        ((0, 0, 0, 80), D, 1),
        ((50, 50, 0, 0), A, 50),
        ((0, 70, 70, 69), B, 70),
        ((1500, 1500, 1500, 1500), A, 1500),
        ((0, 0, 0, 1), D, 1),
    ],
)
def test_the_highest_wins_at_the_second_highest_and_one_and_ties_go_in_turn_order(
    bids: tuple[int, ...], winner: Seat, price: int
) -> None:
    match = reached().act(A, Decline())
    for seat, amount in enumerate(bids):
        match.act(Seat(seat), Bid(amount))

    assert match.told(Auctioned) == [Auctioned(at("italy"), winner, price)]
    assert match.state.deeds[at("italy")] == Deed(winner)
    assert match.cash[winner] == 1500 - price


def test_ties_are_counted_from_the_mover() -> None:
    state = standing(opening(3), B, "prison")
    state = owning(standing(state, A, "neutral"), A, "japan")
    match = Play(state).act(A, Roll("joint"), dice=(1, 3)).act(B, Roll("joint"), dice=(1, 3))

    match.act(B, Decline()).act(A, Bid(9)).act(B, Bid(0)).act(C, Bid(9))

    assert match.told(Auctioned) == [Auctioned(at("italy"), C, 9)]


def test_without_any_bid_the_lot_stays_with_the_bank() -> None:
    match = reached(2).act(A, Decline()).act(A, Bid(0)).act(B, Bid(0))

    assert match.told(Auctioned) == [Auctioned(at("italy"), None, 0)]
    assert match.state.deeds[at("italy")] == Deed()


def test_all_solvent_seats_are_asked_at_once_the_decliner_too() -> None:
    match = reached().act(A, Decline())

    assert GAME.to_act(match.state) == {A, B, C, D}


def test_seats_without_cash_are_not_asked() -> None:
    match = reached()
    match.state = holding(match.state, C, cash=0)

    match.act(A, Decline())

    assert GAME.to_act(match.state) == {A, B, D}
    assert refused(match.state, C, Bid(0)) == "error-bid-without-cash"


def test_a_bid_is_at_most_the_cash_and_given_once() -> None:
    match = reached().act(A, Decline())

    assert refused(match.state, B, Bid(1501)) == "error-bid-cash"
    assert refused(match.state, B, Bid(-1)) == "error-bid-cash"
    assert refused(match.act(B, Bid(5)).state, B, Bid(6)) == "error-bid-given"


def test_the_mover_may_raise_cash_before_it_bids() -> None:
    match = reached()
    match.state = owning(match.state, A, "moscow")
    match.act(A, Decline(), Mortgage(at("moscow")))

    assert Span(Bid(0), "amount", 0, 1640) in match.legal(A)


def test_a_bidder_reads_its_own_bid_and_nobody_elses_until_the_auction_is_over() -> None:
    match = reached().act(B, Bid(60))
    assert "Your sealed bid: 60 IPC. You can still change it." in notes(match.state, B)

    match.act(A, Decline()).act(C, Bid(0))

    assert "Your sealed bid: 60 IPC." in notes(match.state, B)
    assert "You have chosen not to bid." in notes(match.state, C)
    assert not any("sealed bid:" in note for note in notes(match.state, D))


def test_a_bid_may_be_given_while_the_mover_decides_and_changed_until_then() -> None:
    match = reached().act(B, Bid(40), Bid(60))

    match.act(A, Decline())

    assert GAME.to_act(match.state) == {A, C, D}
    assert match.told(AuctionBegun) == [AuctionBegun(at("italy"), (A, C, D))]
    match.act(A, Bid(0)).act(C, Bid(10)).act(D, Bid(0))
    assert match.told(Auctioned) == [Auctioned(at("italy"), B, 11)]


def test_bids_are_forgotten_when_the_mover_buys() -> None:
    match = reached().act(B, Bid(40)).act(A, Buy())

    assert match.state.bids == (None,) * 4


def test_bids_are_forgotten_when_the_mover_attacks_instead() -> None:
    state = standing(standing(opening(3), A, "prison"), C, "italy")
    match = Play(state).act(A, Roll("joint"), dice=(1, 3)).act(B, Bid(40))

    match.act(A, Attack(), dice=(1, 2))

    assert match.state.bids == (None,) * 3


def test_a_bid_given_ahead_counts_no_higher_than_the_cash_there_is() -> None:
    match = reached(3).act(B, Bid(1500))
    match.state = holding(match.state, B, cash=20)

    match.act(A, Decline()).act(A, Bid(0)).act(C, Bid(30))

    assert match.told(Auctioned) == [Auctioned(at("italy"), C, 21)]


def test_losing_maxima_stay_secret() -> None:
    match = reached(3).act(A, Decline()).act(A, Bid(7)).act(B, Bid(5)).act(C, Bid(6))

    told = [GAME.seen_by(event, B) for event in match.told(BidGiven)]

    assert told == [BidGiven(A, None), BidGiven(B, 5), BidGiven(C, None)]


def test_nobody_else_notices_that_a_maximum_given_ahead_is_changed() -> None:
    match = reached(3).act(B, Bid(5)).act(B, Bid(9))

    told = [GAME.seen_by(event, C) for event in match.told(BidGiven)]

    assert told == [BidGiven(B, None), None]


def test_no_trade_is_accepted_while_an_auction_is_open() -> None:
    state = owning(standing(opening(3), A, "prison"), B, "moscow")
    match = Play(state).act(A, Draw(B), Tick(at("moscow")), Propose(pays=300))
    match.act(A, Roll("joint"), Decline(), dice=(1, 3))

    assert refused(match.state, B, Accept(A)) == "error-trade-in-auction"
    assert refused(match.state, B, Refuse(A)) == ""


def test_a_seat_that_leaves_is_waited_for_no_longer() -> None:
    match = reached(3).act(A, Decline()).act(A, Bid(3)).act(C, Bid(4))

    left = GAME.concede(match.state, B, Loaded())

    assert [event for event in left.events if isinstance(event, Auctioned)] == [
        Auctioned(at("italy"), C, 4)
    ]
