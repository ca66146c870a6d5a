"""Sealed auctions, answered by all at once (aamonopoly.md, Monopoly)."""

from __future__ import annotations

from engine.frozen import replace
from engine.game import Seat, Step
from engine.games.aamonopoly.dealings import AuctionBegun, Auctioned, BidGiven
from engine.games.aamonopoly.model import Estate, Sale, State
from engine.games.aamonopoly.rules.offers import void
from engine.games.aamonopoly.rules.squares import take_over
from engine.games.aamonopoly.rules.steps import Done, in_order, no_bids, rest, tell, then
from engine.games.aamonopoly.tasks import Auction


def solvent(estate: Estate) -> bool:
    """Whether a seat is asked for a bid: one without cash is not."""
    return estate.standing != "out" and estate.cash > 0


def yet_to_bid(state: State) -> tuple[Seat, ...]:
    pairs = enumerate(zip(state.estates, state.bids, strict=True))
    return tuple(Seat(n) for n, (estate, bid) in pairs if bid is None and solvent(estate))


def bid(state: State, seat: Seat, amount: int) -> Done:
    bids = list(state.bids)
    given = BidGiven(seat, amount, changed=bids[seat] is not None)
    bids[seat] = amount
    return Step(replace(state, bids=tuple(bids)), (given,))


def hold_auction(state: State, task: Auction) -> Done | None:
    """Open it, or sell once all have bid; None while bids are awaited."""
    waiting = yet_to_bid(state)
    if not task.begun:
        begun = replace(state, tasks=(replace(task, begun=True), *state.tasks[1:]))
        return Step(begun, (AuctionBegun(task.square, waiting),))
    return None if waiting else _sell(state, task)


def _sell(state: State, task: Auction) -> Done:
    """The highest wins at the second highest + 1, but never above its own maximum; 1 if alone.

    A tie goes to the first in turn order from the mover; bids count no higher than the cash.
    """
    square = task.square
    purses = zip(state.estates, state.bids, strict=True)
    amounts = [min(estate.cash, amount or 0) for estate, amount in purses]
    order = in_order(len(amounts), state.turn)
    winner = max(order, key=lambda seat: amounts[seat])
    best, second = sorted(amounts, reverse=True)[:2]
    sale = Sale(square, winner, min(best, second + 1)) if best else Sale(square, None, 0)
    after = replace(rest(no_bids(state)), sale=sale)
    if best == 0:
        return Step(after, (Auctioned(square, None, 0),))
    price = sale.price
    told = tell(take_over(after, winner, square, price), Auctioned(square, winner, price))
    return then(told, lambda s: void(s, (square,)))
