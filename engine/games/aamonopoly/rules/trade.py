"""Trades: written in secret, offered, answered at any time (aamonopoly.md, Monopoly)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.frozen import replace
from engine.game import Seat, Step
from engine.games.aamonopoly.actions import Clear, Propose, Tick, TickCard
from engine.games.aamonopoly.board import LOTS
from engine.games.aamonopoly.cards import Card
from engine.games.aamonopoly.dealings import Proposed
from engine.games.aamonopoly.model import Deeds, Draft, Estate, Offer, Side, State, Table
from engine.games.aamonopoly.rules.lots import interest, is_built_on
from engine.games.aamonopoly.rules.money import transfer
from engine.games.aamonopoly.rules.offers import close, void
from engine.games.aamonopoly.rules.steps import Done, deed, then, with_deeds, with_estate
from engine.games.aamonopoly.tasks import Auction, Debt

NOTHING: Final = Side()


def tradable(deeds: Deeds, square: int, seat: Seat) -> bool:
    """Lots of a group with buildings are not traded."""
    return deed(deeds, square).owner == seat and not is_built_on(deeds, square)


def goods(table: Table, seat: Seat) -> tuple[tuple[int, ...], tuple[Card, ...]]:
    """All the lots and cards that a seat could trade."""
    lots = tuple(n for n in LOTS if tradable(table.deeds, n, seat))
    return lots, table.estates[seat].cards


def has(table: Table, seat: Seat, side: Side) -> bool:
    """Whether a seat could still give its side of a trade, but for the cash."""
    lots, cards = goods(table, seat)
    return {*side.squares} <= {*lots} and {*side.cards} <= {*cards}


def in_debt(table: Table) -> Seat | None:
    """The seat that has to raise cash now."""
    task = table.tasks[0] if table.tasks else None
    return task.seat if isinstance(task, Debt) else None


def fees(deeds: Deeds, squares: Iterable[int]) -> int:
    """What the new owner of these lots owes the bank at once: 10 % of their mortgages."""
    return sum(interest(n) for n in squares if deed(deeds, n).mortgaged)


def burdened(deeds: Deeds, trade: Draft | Offer) -> tuple[int, ...]:
    """The mortgaged lots in a trade, in board order."""
    lots = sorted((*trade.gives.squares, *trade.gets.squares))
    return tuple(n for n in lots if deed(deeds, n).mortgaged)


def gain(table: Table, offer: Offer, seat: Seat) -> int:
    """By how much a trade would raise a seat's cash, fees and all."""
    own, other = (offer.gives, offer.gets) if seat == offer.by else (offer.gets, offer.gives)
    return other.cash - own.cash - fees(table.deeds, other.squares)


def objection(table: Table, offer: Offer) -> str | None:
    """The rule that forbids an offer to be accepted now, as a text key; None where none does."""
    task = table.tasks[0] if table.tasks else None
    if isinstance(task, Auction):
        return "error-trade-in-auction"
    for seat, side in ((offer.by, offer.gives), (offer.to, offer.gets)):
        if not all(tradable(table.deeds, n, seat) for n in side.squares):
            return "error-not-tradable"
        if not set(side.cards) <= set(table.estates[seat].cards):
            return "error-card-gone"
        if side.cash > table.estates[seat].cash:
            return "error-trade-cash"
        if table.estates[seat].cash + gain(table, offer, seat) < 0:
            return "error-trade-interest"
    if burdened(table.deeds, offer) != offer.mortgaged:
        return "error-trade-mortgage"
    debtor = in_debt(table)
    if debtor in (offer.by, offer.to) and debtor is not None and gain(table, offer, debtor) <= 0:
        return "error-debtor-trade"
    return None


def tick(draft: Draft, deeds: Deeds, estates: tuple[Estate, ...], item: Tick | TickCard) -> Draft:
    """With one thing more, on its owner's side."""
    if isinstance(item, Tick):
        own = deed(deeds, item.square).owner == draft.by
    else:
        own = item.card in estates[draft.by].cards
    if own:
        return replace(draft, gives=_with(draft.gives, item))
    return replace(draft, gets=_with(draft.gets, item))


def _with(side: Side, item: Tick | TickCard) -> Side:
    if isinstance(item, Tick):
        return replace(side, squares=tuple(sorted((*side.squares, item.square))))
    return replace(side, cards=(*side.cards, item.card))


def clear(draft: Draft, action: Clear) -> Draft:
    if action.side == "gives":
        return replace(draft, gives=NOTHING)
    return replace(draft, gets=NOTHING)


def as_offer(deeds: Deeds, draft: Draft, action: Propose) -> Offer:
    """The trade as it would be offered."""
    gives = replace(draft.gives, cash=action.pays)
    gets = replace(draft.gets, cash=action.gets)
    return Offer(draft.by, draft.to, gives, gets, burdened(deeds, draft))


def with_draft(state: State, seat: Seat, draft: Draft | None) -> State:
    drafts = list(state.drafts)
    drafts[seat] = draft
    return replace(state, drafts=tuple(drafts))


def propose(state: State, draft: Draft, action: Propose) -> Done:
    offer = as_offer(state.deeds, draft, action)
    state = with_draft(state, draft.by, None)
    return Step(replace(state, offers=(*state.offers, offer)), (Proposed(offer),))


def accept(state: State, offer: Offer) -> Done:
    """Swap, all of it or nothing; mortgaged lots cost their new owners 10 % at once."""
    deeds = state.deeds
    moved = (*offer.gives.squares, *offer.gets.squares)
    return then(
        close(state, offer, "accepted"),
        lambda s: _hand(s, offer.by, offer.to, offer.gives),
        lambda s: _hand(s, offer.to, offer.by, offer.gets),
        lambda s: transfer(s, offer.to, None, fees(deeds, offer.gives.squares), "interest"),
        lambda s: transfer(s, offer.by, None, fees(deeds, offer.gets.squares), "interest"),
        lambda s: void(s, moved),
    )


def _hand(state: State, giver: Seat, taker: Seat, side: Side) -> Done:
    state = with_deeds(state, side.squares, owner=taker)
    kept = tuple(card for card in state.estates[giver].cards if card not in side.cards)
    got = state.estates[taker].cards + side.cards
    state = with_estate(with_estate(state, giver, cards=kept), taker, cards=got)
    return transfer(state, giver, taker, side.cash, "trade")


def offer_of(table: Table, seat: Seat) -> Offer | None:
    """The open offer that a seat has made."""
    return next((offer for offer in table.offers if offer.by == seat), None)
