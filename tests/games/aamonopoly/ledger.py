"""What must be true of every step of AA-Monopoly: nothing comes from nowhere, nothing is lost."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from engine.games.aamonopoly.board import LOTS, MEMBERS, PRISON
from engine.games.aamonopoly.cards import DECKS, deck_of
from engine.games.aamonopoly.dealings import Auctioned, Bought, Built, Lifted, Mortgaged, Sold
from engine.games.aamonopoly.events import Event, Paid, Raised
from engine.games.aamonopoly.model import FACTORY, State

YARDS, FACTORIES = 32, 12
"""aamonopoly.md: what the bank begins with."""


def flow(event: Event, purses: list[int]) -> None:
    """Put into the purses what the event says, by seat; the bank's is the last."""
    match event:
        case Paid(payer=payer, to=to, amount=amount):
            purses[-1 if payer is None else payer] -= amount
            purses[-1 if to is None else to] += amount
        case Bought(seat=seat, price=price) | Auctioned(winner=int(seat), price=price):
            purses[seat] -= price
            purses[-1] += price
        case Built(seat=seat, price=price) | Lifted(seat=seat, price=price):
            purses[seat] -= price
            purses[-1] += price
        case Raised(seat=seat, price=price):
            purses[seat] -= price
            purses[-1] += price
        case Sold(seat=seat, price=price) | Mortgaged(seat=seat, price=price):
            purses[seat] += price
            purses[-1] -= price


def check(before: State, after: State, events: Iterable[Event]) -> None:
    """Every purse holds what it held and what was told; and the state is one that can be."""
    purses = [*(estate.cash for estate in before.estates), 0]
    for event in events:
        flow(event, purses)
    assert purses[:-1] == [estate.cash for estate in after.estates]
    check_buildings(after)
    check_seats(after)
    check_cards(after)


def check_buildings(state: State) -> None:
    held = [deed for deed in state.deeds if deed is not None]
    yards = sum(deed.level for deed in held if deed.level < FACTORY)
    factories = sum(deed.level == FACTORY for deed in held)
    assert len(held) == len(LOTS)
    assert state.bank.yards >= 0
    assert state.bank.factories >= 0
    assert (state.bank.yards + yards, state.bank.factories + factories) == (YARDS, FACTORIES)
    for squares in MEMBERS.values():
        group = [deed for square in squares if (deed := state.deeds[square]) is not None]
        if any(deed.level for deed in group):
            assert len({deed.owner for deed in group}) == 1
            assert not any(deed.mortgaged or deed.owner is None for deed in group)


def check_seats(state: State) -> None:
    for seat, estate in enumerate(state.estates):
        assert estate.cash >= 0
        assert len(estate.armies) <= 3
        assert bool(estate.armies) == (estate.standing == "in")
        assert all((a.tries is None) or (a.square == PRISON and a.tries < 3) for a in estate.armies)
        if estate.standing == "out":
            owned = [deed for deed in state.deeds if deed is not None and deed.owner == seat]
            assert (estate.cash, estate.cards, owned) == (0, (), [])


def check_cards(state: State) -> None:
    """Every card of both decks is in its pile, or held."""
    held = [card for estate in state.estates for card in estate.cards]
    for deck, pile in zip(DECKS, state.piles, strict=True):
        cards = deck_of(deck)
        there = (*pile.left, *pile.open, *(card for card in held if card in cards))
        assert sorted(there) == sorted(cards)


def unevenness(state: State) -> int:
    """The most by which the lots of any group differ in what is built on them."""
    groups = [
        sorted(deed.level for square in squares if (deed := state.deeds[square]) is not None)
        for squares in MEMBERS.values()
    ]
    return max(b - a for group in groups for a, b in pairwise((group[0], group[-1])))
