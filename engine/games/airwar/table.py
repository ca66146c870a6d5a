"""What follows from how the cards lie, the same for the rules, the questions and the pictures.

Nothing here is stored: capacity, Defense and free room are worked out whenever they are asked for.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from typing import TypeVar

from engine.data import read_tables
from engine.game import Seat
from engine.games.airwar.cards import SIDES, STANDARD, Decks
from engine.games.airwar.faces import Aircraft, Card, Cards, Face, Station
from engine.games.airwar.pieces import SEATS, Combatant, Place, Plane, Room, Stage, Theatre

T = TypeVar("T")


@cache
def decks_in(text: str) -> Decks:
    """The decks that a match is played with, from ``Options.decks``."""
    if not text:
        return STANDARD
    tables = read_tables(text, SIDES, Face)
    return Decks(tables["axis"], tables["allies"])


def rival(seat: Seat) -> Seat:
    return SEATS[1 - seat]


def at_seat(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """The same by seat, with another value for one."""
    return (value, values[1]) if seat == 0 else (values[0], value)


def without(cards: Iterable[Card], taken: Iterable[Card]) -> Cards:
    """The same with one copy of each taken card fewer.

    Raises:
        ValueError: a card is not there.
    """
    left = list(cards)
    for card in taken:
        left.remove(card)
    return tuple(left)


def kind_of(decks: Decks, place: Place) -> Stage:
    """The stage that a place serves: "air" for an air base."""
    return "air" if decks.stations[place.card].kind == "base" else "carrier"


def is_base(decks: Decks, card: Card) -> bool:
    face = decks.faces.get(card)
    return isinstance(face, Station) and face.kind == "base"


def capacity(decks: Decks, theatre: Theatre, place: Place) -> int:
    """Of a place, with what War cards add: those on it to a base, those in play to carriers."""
    face = decks.stations[place.card]
    if face.kind == "base":
        return face.capacity + sum(decks.wars[war].base_capacity for war in place.war)
    return face.capacity + sum(decks.wars[war].carrier_capacity for war in in_play(theatre))


def defense(decks: Decks, place: Place) -> int:
    """Of a place, with what War cards on it add."""
    face = decks.stations[place.card]
    if face.kind == "base":
        return face.defense + sum(decks.wars[war].base_defense for war in place.war)
    return face.defense


def in_play(theatre: Theatre) -> Iterator[Card]:
    """All War cards of a side, wherever they lie."""
    yield from theatre.war
    for place in theatre.places:
        yield from place.war


def free(decks: Decks, theatre: Theatre, place: Place) -> int:
    """Aircraft that a place still has room for."""
    return max(0, capacity(decks, theatre, place) - len(place.planes))


def total_capacity(decks: Decks, theatre: Theatre, stage: Stage) -> int:
    """Of all air bases, or of all carriers."""
    places = (place for place in theatre.places if kind_of(decks, place) == stage)
    return sum(capacity(decks, theatre, place) for place in places)


def total_free(decks: Decks, theatre: Theatre, stage: Stage) -> int:
    """Room on all air bases, or on all carriers."""
    places = (place for place in theatre.places if kind_of(decks, place) == stage)
    return sum(free(decks, theatre, place) for place in places)


def room_of(decks: Decks, theatre: Theatre, stage: Stage, target: Card) -> Room:
    """The defender's free places that count (airwar.md, Intercept).

    Extra places: a carrier attacked in the air base stage adds carriers; an air base attacked in
    the carrier stage adds air bases.
    """
    kinds = counted(decks, stage, target)
    return Room(
        total_free(decks, theatre, "air") if "air" in kinds else 0,
        total_free(decks, theatre, "carrier") if "carrier" in kinds else 0,
    )


def counted(decks: Decks, stage: Stage, target: Card) -> tuple[Stage, ...]:
    """The kinds of places that count for the defender of a target: of the stage, of the target."""
    aimed = decks.stations.get(target)
    extra: Stage = stage if aimed is None else "air" if aimed.kind == "base" else "carrier"
    return (stage,) if extra == stage else (stage, extra)


def fits(room: Room, cards: Iterable[Aircraft]) -> bool:
    """Whether interceptors fit: carrier-based ones anywhere, the others on air bases alone."""
    flying = tuple(cards)
    land_based = sum(not face.carrier_based for face in flying)
    return land_based <= room.bases and len(flying) <= room.bases + room.carriers


def place_named(theatre: Theatre, card: Card) -> Place | None:
    """A place that is in play; None where it is not."""
    return next((place for place in theatre.places if place.card == card), None)


def numbers(decks: Decks, plane: Plane, played: Iterable[Card] = ()) -> tuple[int, int]:
    """Air-to-Air and Defense of an aircraft with its attached and some more Battle cards."""
    face = decks.aircraft[plane.card]
    cards = [decks.battles[card] for card in (*plane.attached, *played)]
    air_to_air = face.air_to_air + sum(card.air_to_air for card in cards)
    return air_to_air, face.defense + sum(card.defense for card in cards)


def fall(decks: Decks, sides: tuple[Combatant, ...]) -> tuple[bool, ...]:
    """Who falls, by seat: Air-to-Air >= the other's Defense destroys it, both at once."""
    one, other = sides
    if any(decks.battles[card].both_fall for side in sides for card in side.played):
        return (True, True)
    return (other.air_to_air >= one.defense, one.air_to_air >= other.defense)


def strengthened(decks: Decks, side: Combatant, cards: Cards) -> Combatant:
    """An aircraft in its clash with more Battle cards on it."""
    faces = [decks.battles[card] for card in cards]
    attached = tuple(face.key for face in faces if face.attached)
    return replace(
        side,
        plane=replace(side.plane, attached=(*side.plane.attached, *attached)),
        air_to_air=side.air_to_air + sum(face.air_to_air for face in faces),
        defense=side.defense + sum(face.defense for face in faces),
        played=(*side.played, *cards),
    )


def may_play(decks: Decks, plane: Plane, card: Card) -> bool:
    """Whether a card is a Battle card for this aircraft: attached ones are for fighters alone."""
    battle = decks.battles.get(card)
    if battle is None:
        return False
    return not battle.attached or decks.aircraft[plane.card].kind == "fighter"


def worth(face: Aircraft) -> int:
    """A rough measure of an aircraft, for whoever must choose between two without looking on."""
    strikes = 3 * face.bombing + face.carrier_attack + 2 * face.convoy_attack
    return 2 * face.air_to_air + 2 * face.defense + strikes + face.carrier_based


def laid(decks: Decks, theatre: Theatre, card: Card, site: Card | None) -> Theatre:
    """The same with one more card mobilised: a place, a War card on a base, or one on none."""
    if card in decks.stations:
        return replace(theatre, places=(*theatre.places, Place(card)))
    if site is None:
        return replace(theatre, war=(*theatre.war, card))
    places = (
        replace(place, war=(*place.war, card)) if place.card == site else place
        for place in theatre.places
    )
    return replace(theatre, places=tuple(places))
