"""A whole state that one seat could be in, made from its observation and nothing else."""

from __future__ import annotations

from typing import Final

from engine.chance import Chance
from engine.game import Seat
from engine.games.aamonopoly.board import LOTS, Deck
from engine.games.aamonopoly.cards import DECKS, Card, deck_of
from engine.games.aamonopoly.model import Heap, Observation, Pile, State
from engine.games.aamonopoly.rules.observe import observe
from engine.games.aamonopoly.rules.steps import square_of
from engine.games.aamonopoly.tasks import Arrival, Auction

AHEAD: Final = 1
"""Rounds that are thought of as played by players who are there."""
EAGER: Final = 150
"""Percent of a lot's price that a rival may be thought to bid at most."""


def imagine(state: State, seat: Seat, chance: Chance) -> State:
    return _imagined(observe(state, seat), seat, chance)


def _imagined(seen: Observation, seat: Seat, chance: Chance) -> State:
    """Decks in any order, bids of any height, and nobody else writing a trade."""
    held = {card for estate in seen.estates for card in estate.cards}
    piles = tuple(
        _pile(deck, heap, held, chance) for deck, heap in zip(DECKS, seen.heaps, strict=True)
    )
    seats = range(len(seen.estates))
    bids = tuple(
        seen.bid if n == seat else _bid(seen, n, chance) if n in seen.bidders else None
        for n in seats
    )
    return State(
        options=seen.options,
        round=seen.round,
        turn=seen.turn,
        progress=seen.progress,
        tasks=seen.tasks,
        estates=seen.estates,
        deeds=seen.deeds,
        bank=seen.bank,
        piles=piles,
        bids=bids,
        offers=seen.offers,
        drafts=tuple(seen.draft if n == seat else None for n in seats),
        battle=seen.battle,
        drawn=seen.drawn,
        sale=seen.sale,
        outcome=seen.outcome,
        thought=seen.round + AHEAD,
    )


def _pile(deck: Deck, heap: Heap, held: set[Card], chance: Chance) -> Pile:
    """What is neither open nor held is yet to be drawn."""
    left = (card for card in deck_of(deck) if card not in held and card not in heap.open)
    return Pile(chance.shuffled(left), heap.open)


def _bid(seen: Observation, seat: int, chance: Chance) -> int:
    return chance.below(min(seen.estates[seat].cash, _price(seen) * EAGER // 100) + 1)


def _price(seen: Observation) -> int:
    """Of the lot that is or may soon be auctioned."""
    task = seen.task
    if isinstance(task, Auction):
        return LOTS[task.square].price
    return LOTS[square_of(seen, task.army)].price if isinstance(task, Arrival) else 0
