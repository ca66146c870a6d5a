"""The 18 cards, each there once; what they are stands in ``cards.toml``."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, Literal, NewType, TypeAlias, get_args

from engine.data import read_rows

Card = NewType("Card", str)
"""A card's key, such as ``air-drop``."""
Cards: TypeAlias = tuple[Card, ...]
Theatre: TypeAlias = Literal["air", "land", "sea"]
Kind: TypeAlias = Literal["instant", "ongoing"]
Ability: TypeAlias = Literal[
    "support",
    "air-drop",
    "maneuver",
    "aerodrome",
    "containment",
    "reinforce",
    "ambush",
    "cover-fire",
    "disrupt",
    "transport",
    "escalation",
    "redeploy",
    "blockade",
]

THEATRES: Final[tuple[Theatre, ...]] = get_args(Theatre)


@dataclass(frozen=True, slots=True)
class Face:
    """What is printed on a card."""

    key: Card
    theatre: Theatre
    """Its kind: where it goes face up."""
    strength: int
    ability: Ability | None = None
    kind: Kind | None = None
    """Of its ability; None without one."""


FACES: Final[Mapping[Card, Face]] = {
    face.key: face for face in read_rows("critters", "cards", Face)
}
CARDS: Final[Cards] = tuple(FACES)
"""In the order hands are shown in."""


def in_order(cards: Iterable[Card]) -> Cards:
    return tuple(sorted(cards, key=CARDS.index))


def without(cards: Iterable[Card], taken: Card) -> Cards:
    return tuple(card for card in cards if card != taken)
