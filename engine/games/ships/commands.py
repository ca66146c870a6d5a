"""What is typed as a command, as the actions it stands for; and what there is to type."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from engine.game import Span
from engine.games.ships.cards import CARDS, SHOT, WINDS, Card, Cards, kinds, without
from engine.games.ships.model import (
    MOST,
    Action,
    Clear,
    Confirm,
    Observation,
    Order,
    Plan,
    Slot,
    Tick,
)

Batch: TypeAlias = tuple[Action, ...]
Counts: TypeAlias = Mapping[Card, int]
"""How many of each kind; kinds left out are none."""
Choices: TypeAlias = Sequence[Action | Span]


def reload(counts: Counts) -> Batch:
    return (*filled("discard", counts), Confirm())


def sail(counts: Counts, fire: Counts | None = None, retire: Counts | None = None) -> Batch:
    """The winds, with orders; None gives no order, an empty one orders nothing."""
    return (
        *filled("winds", counts),
        *ordered("fire", fire),
        *ordered("retire", retire),
        Confirm(),
    )


def fire(shot: Card, count: int) -> Batch:
    return (*filled("fire", {shot: count}), Confirm())


def retire(counts: Counts) -> Batch:
    return (*filled("retire", counts), Confirm())


def filled(slot: Slot, counts: Counts) -> Batch:
    """Just those cards in a slot, whatever was in it."""
    ticks = (Tick(slot, card) for card, count in counts.items() for _ in range(count))
    return (Clear(slot), *ticks)


def ordered(slot: Order, counts: Counts | None) -> Batch:
    return (Clear(slot),) if counts is None else (*filled(slot, counts), Plan(slot))


def takeable(seen: Observation, choices: Choices, slot: Slot) -> Cards:
    """The cards that may go in a slot once it is cleared; none where it is not open."""
    if Clear(slot) not in choices or seen.desk is None:
        return ()
    match slot:
        case "winds":
            return tuple(card for card in seen.hand if card in WINDS)
        case "fire":
            return tuple(card for card in seen.hand if card in SHOT)
        case "retire":
            return without(seen.hand, seen.desk.winds)
        case "discard":
            return seen.hand


def most(seen: Observation, choices: Choices, slot: Slot) -> int:
    """How many cards a slot takes at most."""
    cards = takeable(seen, choices, slot)
    return min(len(cards), MOST.get(slot, len(cards)))


def suggested_counts(seen: Observation, choices: Choices, slot: Slot) -> Counts:
    """By kind, how many cards a command may put in a slot."""
    held = kinds(takeable(seen, choices, slot))
    return {card: min(count, MOST.get(slot, count)) for card, count in held.items()}


def suggested_salvos(seen: Observation, choices: Choices) -> tuple[tuple[Card, int], ...]:
    """All that may be fired, the larger first within a kind."""
    held = kinds(takeable(seen, choices, "fire"))
    return tuple(
        (card, count) for card in CARDS if card in held for count in range(held[card], 0, -1)
    )
