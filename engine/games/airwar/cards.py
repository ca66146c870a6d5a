"""The two decks: what is printed on each card stands in ``decks/pacific.toml``.

A host may write another file of that form; ``read_decks`` says what is wrong with one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import chain
from typing import Final, Literal, TypeAlias

from engine.data import BadTable, read_source, read_tables
from engine.games.airwar.faces import DECK, Aircraft, Battle, Card, Cards, Face, Station, War

Side: TypeAlias = Literal["axis", "allies"]
Deck: TypeAlias = tuple[Face, ...]
"""In the order hands are shown in; each face once, whatever its copies."""

KINDS: Final = (Aircraft, Station, War, Battle)
"""In the order hands are shown in."""
SIDES: Final[tuple[Side, Side]] = ("axis", "allies")
"""By seat."""


@dataclass(frozen=True)
class Decks:
    """What is in both decks. Without slots, as it remembers what is looked up most.

    Raises:
        ValueError: they cannot be played with.
    """

    axis: Deck
    allies: Deck

    def __post_init__(self) -> None:
        for side in SIDES:
            _check_deck(side, self.of(SIDES.index(side)))
        for one in self.axis:
            if any(other.key == one.key and not _alike(one, other) for other in self.allies):
                raise ValueError(f"{one.key}: not the same card in both decks")
        names = Counter(face.name for face in self.faces.values() if face.name)
        shared = [name for name, count in names.items() if count > 1]
        if shared:
            raise ValueError(f"{shared[0]}: the name of two cards")

    def of(self, seat: int) -> Deck:
        return self.allies if seat else self.axis

    @cached_property
    def faces(self) -> Mapping[Card, Face]:
        """By key, in the order hands are shown in; its copies may differ between the decks."""
        both = (*self.axis, *self.allies)
        return {face.key: face for kind in KINDS for face in both if isinstance(face, kind)}

    @cached_property
    def aircraft(self) -> Mapping[Card, Aircraft]:
        return {key: face for key, face in self.faces.items() if isinstance(face, Aircraft)}

    @cached_property
    def stations(self) -> Mapping[Card, Station]:
        return {key: face for key, face in self.faces.items() if isinstance(face, Station)}

    @cached_property
    def wars(self) -> Mapping[Card, War]:
        return {key: face for key, face in self.faces.items() if isinstance(face, War)}

    @cached_property
    def battles(self) -> Mapping[Card, Battle]:
        return {key: face for key, face in self.faces.items() if isinstance(face, Battle)}

    @cached_property
    def order(self) -> Mapping[Card, int]:
        """Where a card stands in a hand that is shown."""
        return {key: number for number, key in enumerate(self.faces)}

    def in_order(self, cards: Iterable[Card]) -> Cards:
        return tuple(sorted(cards, key=self.order.__getitem__))

    def start(self, seat: int) -> Card:
        """The air base that a side begins with."""
        return next(f.key for f in self.of(seat) if isinstance(f, Station) and f.start)

    def shuffled_in(self, seat: int) -> Cards:
        """The cards that are shuffled: all but the starting air base, copies side by side."""
        rest = (face for face in self.of(seat) if not (isinstance(face, Station) and face.start))
        return tuple(chain.from_iterable((face.key,) * face.copies for face in rest))


def _alike(one: Face, other: Face) -> bool:
    return replace(one, copies=1) == replace(other, copies=1)


def _check_deck(side: Side, deck: Deck) -> None:
    """
    Raises:
        ValueError: it cannot be played with.
    """
    twice = [key for key, count in Counter(face.key for face in deck).items() if count > 1]
    if twice:
        raise ValueError(f"{side}: {twice[0]} stands there twice; write copies instead")
    starts = sum(isinstance(face, Station) and face.start for face in deck)
    if starts != 1:
        raise ValueError(f"{side}: {starts} air bases with start, not 1")


def _check_size(decks: Decks) -> None:
    """
    Raises:
        ValueError: a deck has another number of cards than the rules say.
    """
    for seat, side in enumerate(SIDES):
        cards = sum(face.copies for face in decks.of(seat))
        if cards != DECK:
            raise ValueError(f"{side}: {cards} cards, not {DECK}")


def read_decks(source: str) -> Decks:
    """Both decks of a TOML text in the form of ``decks/pacific.toml``.

    Raises:
        BadTable: it cannot be read so, or not be played with; says why, with line and card.
    """
    tables = read_tables(source, SIDES, Face)
    try:
        decks = Decks(tables["axis"], tables["allies"])
        _check_size(decks)
    except ValueError as error:
        raise BadTable(str(error)) from error
    return decks


STANDARD: Final = read_decks(read_source("airwar", "decks/pacific"))
"""The decks that the program comes with."""
