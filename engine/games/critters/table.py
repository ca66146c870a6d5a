"""The theatres and the cards in them, and all that follows from how they lie.

Nothing here is stored: strengths, totals and control are worked out whenever they are asked for,
and the same for a viewer who does not know every card.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

from engine.frozen import replace
from engine.game import Seat, Viewer
from engine.games.critters.cards import FACES, Ability, Card, Face, Theatre

SEATS: Final = (Seat(0), Seat(1))
FACE_DOWN: Final = 2
"""Strength of a card that lies face down."""
COVERED: Final = 4
"""Strength of what Cover Fire covers, and with Escalation of what lies face down."""
SUPPORT: Final = 3
CROWDED: Final = 3
"""Cards in a theatre that Blockade lets nobody add to."""
LIGHT: Final = 3
"""The most printed strength that Aerodrome lets fly anywhere."""


@dataclass(frozen=True, slots=True)
class Lying:
    """A card on the table or in the deck."""

    card: Card | None
    """None in what a viewer sees that does not know it; of states, only in ``State.latest`` of one
    that a seat has imagined.
    """
    up: bool
    seen: tuple[bool, ...]
    """By seat: whether it has seen the card and could follow it since. Public."""

    @property
    def face(self) -> Face | None:
        """What works of it: nothing while it lies face down."""
        return FACES[self.card] if self.up and self.card else None

    @property
    def identity(self) -> Card:
        """Raises LookupError for a card the viewer does not know."""
        if self.card is None:
            raise LookupError("a card that this viewer does not know")
        return self.card

    def known_to(self, viewer: Viewer) -> bool:
        """What both have seen, everybody knows."""
        return (viewer is not None and self.seen[viewer]) or all(self.seen)

    def for_eyes_of(self, viewer: Viewer) -> Lying:
        return self if self.known_to(viewer) else _unknown(self.up, self.seen)

    def turned_down(self) -> Lying:
        return replace(self, up=False)

    def shown_to(self, *seats: Seat) -> Lying:
        seen = tuple(known or seat in seats for seat, known in zip(SEATS, self.seen, strict=True))
        return replace(self, seen=seen)


@cache
def _unknown(up: bool, seen: tuple[bool, ...]) -> Lying:
    """There are few of them, and computers look at very many tables."""
    return Lying(None, up, seen)


Pile: TypeAlias = tuple[Lying, ...]


@dataclass(frozen=True, slots=True)
class Column:
    """A theatre with the cards in it."""

    theatre: Theatre
    sides: tuple[Pile, ...] = ((), ())
    """By seat, the lowest card first: each covers those before it."""


Columns: TypeAlias = tuple[Column, ...]
"""The theatres from left to right."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a card lies."""

    theatre: Theatre
    seat: Seat
    level: int
    """0 for the lowest of its pile."""


def place_of(columns: Columns, theatre: Theatre) -> int:
    """Counted from the left, from 0."""
    for place, column in enumerate(columns):
        if column.theatre == theatre:
            return place
    raise LookupError(f"no theatre {theatre}")


def adjacent(columns: Columns, theatre: Theatre) -> tuple[Theatre, ...]:
    """From left to right."""
    here = place_of(columns, theatre)
    return tuple(c.theatre for place, c in enumerate(columns) if abs(place - here) == 1)


def pile(columns: Columns, theatre: Theatre, seat: Seat) -> Pile:
    return columns[place_of(columns, theatre)].sides[seat]


def at(columns: Columns, spot: Spot) -> Lying:
    return pile(columns, spot.theatre, spot.seat)[spot.level]


def spots(columns: Columns) -> Iterator[tuple[Spot, Lying]]:
    """Every card's, from left to right, the first seat's first, from the lowest up."""
    for column in columns:
        for seat in SEATS:
            for level, lying in enumerate(column.sides[seat]):
                yield Spot(column.theatre, seat, level), lying


def uncovered(columns: Columns) -> tuple[Spot, ...]:
    """Only the top card of each side of a theatre is uncovered (critters.md, How abilities 5)."""
    return tuple(
        Spot(column.theatre, seat, len(column.sides[seat]) - 1)
        for column in columns
        for seat in SEATS
        if column.sides[seat]
    )


def find(columns: Columns, card: Card) -> Spot | None:
    """Where a card lies face up; None where it does not."""
    return next((s for s, lying in spots(columns) if lying.up and lying.card == card), None)


def working(columns: Columns, ability: Ability) -> tuple[tuple[Spot, Lying], ...]:
    """Where an ongoing ability works: face up, covered or not (How abilities 4)."""
    return tuple(
        [
            (Spot(column.theatre, seat, level), lying)
            for column in columns
            for seat in SEATS
            for level, lying in enumerate(column.sides[seat])
            if lying.up and lying.card and FACES[lying.card].ability == ability
        ]
    )


def works_for(columns: Columns, ability: Ability, seat: Seat) -> bool:
    return any(spot.seat == seat for spot, _ in working(columns, ability))


def strength(columns: Columns, spot: Spot) -> int:
    """Of one card where it lies."""
    cards = pile(columns, spot.theatre, spot.seat)
    return _strengths(cards, works_for(columns, "escalation", spot.seat))[spot.level]


def _strengths(cards: Pile, escalated: bool) -> list[int]:
    """Of each card of a pile, the lowest first (How abilities 8; rulings 8)."""
    found: list[int] = []
    covered = False
    for lying in reversed(cards):
        face = lying.face
        if covered or (face is None and escalated):
            found.append(COVERED)
        else:
            found.append(FACE_DOWN if face is None else face.strength)
        covered = covered or (face is not None and face.ability == "cover-fire")
    return found[::-1]


def standing(columns: Columns) -> tuple[tuple[int, ...], ...]:
    """What is in each theatre, from left to right, by seat.

    With Support, also where it has no card (rulings 9).
    """
    escalated = {spot.seat for spot, _ in working(columns, "escalation")}
    sums = [[sum(_strengths(c.sides[s], s in escalated)) for s in SEATS] for c in columns]
    for spot, _ in working(columns, "support"):
        place = place_of(columns, spot.theatre)
        for near in (place - 1, place + 1):
            if 0 <= near < len(sums):
                sums[near][spot.seat] += SUPPORT
    return tuple(map(tuple, sums))


def total(columns: Columns, theatre: Theatre, seat: Seat) -> int:
    """Of a side of a theatre."""
    return totals(columns, theatre)[seat]


def totals(columns: Columns, theatre: Theatre) -> tuple[int, ...]:
    """Of a theatre, by seat."""
    return standing(columns)[place_of(columns, theatre)]


def leader(sums: tuple[int, ...], first: Seat) -> Seat:
    """Who controls a theatre: a tie, also 0:0, is the First Player's (Frame)."""
    one, other = sums
    return first if one == other else SEATS[one < other]


def destroyer(columns: Columns, theatre: Theatre, *, up: bool) -> Card | None:
    """What would destroy a card played there so; None where it stays (rulings 4 to 6)."""
    near = adjacent(columns, theatre)
    crowd = sum(map(len, columns[place_of(columns, theatre)].sides))
    contained = () if up else working(columns, "containment")
    blockaded = working(columns, "blockade") if crowd >= CROWDED else ()
    for _, lying in contained:
        return lying.card
    return next((lying.card for spot, lying in blockaded if spot.theatre in near), None)


def put(columns: Columns, theatre: Theatre, seat: Seat, cards: Pile) -> Columns:
    """The same with another pile on that side of that theatre."""
    place = place_of(columns, theatre)
    old = columns[place].sides
    sides = (cards, old[1]) if seat == SEATS[0] else (old[0], cards)
    return (*columns[:place], Column(theatre, sides), *columns[place + 1 :])


def add(columns: Columns, theatre: Theatre, seat: Seat, lying: Lying) -> Columns:
    """On top of what is there."""
    return put(columns, theatre, seat, (*pile(columns, theatre, seat), lying))


def exchange(columns: Columns, spot: Spot, *lying: Lying) -> Columns:
    """The same with a card replaced, or taken away where nothing takes its place."""
    cards = pile(columns, spot.theatre, spot.seat)
    left = (*cards[: spot.level], *lying, *cards[spot.level + 1 :])
    return put(columns, spot.theatre, spot.seat, left)


def rival(seat: Seat) -> Seat:
    return SEATS[1 - seat]
