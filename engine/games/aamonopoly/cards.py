"""The 32 cards of the two decks; what they do stands in ``decks.toml``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, NewType, TypeAlias, get_args

from engine.data import read_rows
from engine.games.aamonopoly.board import PLACES, Deck

Card = NewType("Card", str)
"""A card's key, such as ``safe-conduct``."""
Cards: TypeAlias = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Printed:
    """What every card has."""

    key: Card
    deck: Deck


@dataclass(frozen=True, slots=True)
class Advance(Printed):
    """Forward to a square, with the salary if that leads to Via or past it."""

    square: str
    kind: Literal["advance"] = "advance"


@dataclass(frozen=True, slots=True)
class Return(Printed):
    """Back to a square; going back never pays."""

    square: str
    kind: Literal["return"] = "return"


@dataclass(frozen=True, slots=True)
class Back(Printed):
    steps: int
    kind: Literal["back"] = "back"


@dataclass(frozen=True, slots=True)
class Imprison(Printed):
    kind: Literal["imprison"] = "imprison"


@dataclass(frozen=True, slots=True)
class Release(Printed):
    """Kept until it is used to leave prison."""

    kind: Literal["release"] = "release"


@dataclass(frozen=True, slots=True)
class Receive(Printed):
    """From the bank."""

    amount: int
    kind: Literal["receive"] = "receive"


@dataclass(frozen=True, slots=True)
class Pay(Printed):
    """To the bank."""

    amount: int
    kind: Literal["pay"] = "pay"


@dataclass(frozen=True, slots=True)
class Repairs(Printed):
    """To the bank, for every building owned."""

    yard: int
    factory: int
    kind: Literal["repairs"] = "repairs"


@dataclass(frozen=True, slots=True)
class FromEach(Printed):
    """From every other seat."""

    amount: int
    kind: Literal["from_each"] = "from_each"


@dataclass(frozen=True, slots=True)
class PayOrDraw(Printed):
    """To the bank, or else a War Bulletin is drawn."""

    amount: int
    kind: Literal["pay_or_draw"] = "pay_or_draw"


Face: TypeAlias = (
    Advance | Return | Back | Imprison | Release | Receive | Pay | Repairs | FromEach | PayOrDraw
)
"""What is printed on a card; ``kind`` says what it does."""

DECKS: Final[tuple[Deck, ...]] = get_args(Deck)
SIZE: Final = 16
"""Of each deck."""


def checked(faces: tuple[Face, ...]) -> tuple[Face, ...]:
    """The same cards, if they make two whole decks.

    Raises:
        ValueError: a deck is not whole, a square is not on the board, or an amount is not above 0.
    """
    keys = [face.key for face in faces]
    if twice := sorted({key for key in keys if keys.count(key) > 1}):
        raise ValueError(f"more than one card is called {', '.join(twice)}")
    for deck in DECKS:
        cards = [face for face in faces if face.deck == deck]
        if len(cards) != SIZE:
            raise ValueError(f"the {deck} have {len(cards)} cards, not {SIZE}")
        if sum(isinstance(card, Release) for card in cards) != 1:
            raise ValueError(f"one of the {deck} leads out of prison, no more and no fewer")
    for face in faces:
        if isinstance(face, Advance | Return) and face.square not in PLACES:
            raise ValueError(f"{face.key}: no square is called {face.square}")
        if min(figures(face).values(), default=1) < 1:
            raise ValueError(f"{face.key}: an amount is not above 0")
    return faces


def figures(face: Face) -> Mapping[str, int]:
    """The numbers of a card, by their names in its text."""
    match face:
        case Receive() | Pay() | FromEach() | PayOrDraw():
            return {"amount": face.amount}
        case Repairs():
            return {"yard": face.yard, "factory": face.factory}
        case Back():
            return {"steps": face.steps}
        case Advance() | Return() | Imprison() | Release():
            return {}


FACES: Final[Mapping[Card, Face]] = {
    face.key: face for face in checked(read_rows("aamonopoly", "decks", Face))
}
"""By key, one deck after the other."""


def deck_of(deck: Deck) -> Cards:
    """All its cards, in no order of play."""
    return tuple(key for key, face in FACES.items() if face.deck == deck)
