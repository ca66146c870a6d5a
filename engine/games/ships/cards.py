"""The deck: four winds and three kinds of shot. Cards of a kind are alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final, Literal, TypeAlias, get_args

Card: TypeAlias = Literal["north", "south", "east", "west", "cannon", "chain", "grape"]
Cards: TypeAlias = tuple[Card, ...]
Part: TypeAlias = Literal["hull", "rigging", "crew"]

CARDS: Final[Cards] = get_args(Card)
"""Every kind, in the order hands are shown in."""
WINDS: Final[Cards] = CARDS[:4]
SHOT: Final[Cards] = CARDS[4:]
OPPOSITE: Final[Mapping[Card, Card]] = {
    "north": "south",
    "south": "north",
    "east": "west",
    "west": "east",
}
TARGET: Final[Mapping[Card, Part]] = {"cannon": "hull", "chain": "rigging", "grape": "crew"}
"""What each kind of shot takes from, one a card."""


_PLACE: Final[Mapping[Card, int]] = {card: place for place, card in enumerate(CARDS)}


def in_order(cards: Iterable[Card]) -> Cards:
    return tuple(sorted(cards, key=_PLACE.__getitem__))


def without(cards: Iterable[Card], taken: Iterable[Card]) -> Cards:
    """The cards left, in their order, when some that are among them are taken."""
    left = list(cards)
    for card in taken:
        left.remove(card)
    return tuple(left)


def holds(cards: Cards, wanted: Cards) -> bool:
    return all(wanted.count(card) <= cards.count(card) for card in wanted)


def kinds(cards: Iterable[Card]) -> Mapping[Card, int]:
    """How many of each kind there are, those present only, in the order of hands."""
    return Counter(in_order(cards))
