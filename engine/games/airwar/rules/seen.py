"""What follows from what a seat sees of a raid and of its own draft."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from engine.game import Seat
from engine.games.airwar.cards import Decks
from engine.games.airwar.faces import Aircraft
from engine.games.airwar.model import Observation, RaidSeen
from engine.games.airwar.pieces import Ask, Next, Place, Plane, Planes, Raid, Stage, Theatre
from engine.games.airwar.rules.landing import roomy
from engine.games.airwar.rules.mobilisation import foreseen
from engine.games.airwar.table import counted, decks_in, total_capacity


def decks_for(seen: Observation) -> Decks:
    return decks_in(seen.options.decks)


def raid_of(seen: Observation) -> RaidSeen:
    """The raid under way.

    Raises:
        LookupError: none is.
    """
    if seen.raid is None:
        raise LookupError("no raid is under way")
    return seen.raid


BY_NEXT: Final[Mapping[Next, Ask]] = {
    "intercept": "intercept",
    "open": "open",
    "counter": "counter",
    "reveal": "battle",
    "damage": "damage",
    "landed": "land",
}
"""What whoever owes an answer is asked, by what the raid comes to then."""


def asking(seen: Observation) -> Ask | None:
    """What the match waits for: the same for all who owe an answer, and open to everyone."""
    if not seen.awaited:
        return None
    if seen.penalties:
        return "loss" if seen.penalties[0].planes else "penalty"
    if seen.raid is not None:
        return BY_NEXT[seen.raid.next]
    return "air" if seen.turning == "mobilise" else "carrier"


def openable(raid: Raid | RaidSeen) -> Iterator[tuple[int, Plane]]:
    """Exposed mission aircraft that an interceptor may now be laid against, with their numbers."""
    for number, plane in enumerate(raid.exposed):
        if raid.only in (None, number):
            yield number, plane


def own_theatre(seen: Observation, seat: Seat) -> Theatre:
    """The seat's side as it would be with what it has drafted to mobilise."""
    return foreseen(decks_for(seen), seen.theatres[seat], seen.desk.layings)


def most_aircraft(seen: Observation, seat: Seat) -> int:
    """Capacity that a mission of the stage in question can fill."""
    stage: Stage = "carrier" if seen.desk.ask == "carrier" else "air"
    return total_capacity(decks_for(seen), own_theatre(seen, seat), stage)


def flyable(seen: Observation) -> list[Aircraft]:
    """Aircraft of the hand that may fly on what is asked, each copy once."""
    decks = decks_for(seen)
    hand = [decks.aircraft[card] for card in seen.hand if card in decks.aircraft]
    match seen.desk.ask:
        case "carrier":
            return [face for face in hand if face.carrier_based]
        case "intercept":
            bases = raid_of(seen).room.bases
            able = [face for face in hand if face.air_to_air >= 1]
            return [face for face in able if face.carrier_based or bases]
        case _:
            return hand


def landing_planes(seen: Observation, seat: Seat) -> Planes:
    """The seat's aircraft in the air, those that lie open first: they are what it has to land."""
    raid = raid_of(seen)
    if seat == raid.attacker:
        return raid.exposed
    return (*raid.engaged, *map(Plane, raid.own))


def landing_kinds(seen: Observation, seat: Seat) -> Sequence[Stage]:
    raid = raid_of(seen)
    if seat == raid.attacker:
        return (raid.stage,)
    return counted(decks_for(seen), raid.stage, raid.target)


def landing_places(seen: Observation, seat: Seat) -> list[tuple[Place, int]]:
    """Where the seat's aircraft may land, with the room that is there."""
    return roomy(decks_for(seen), seen.theatres[seat], landing_kinds(seen, seat))
