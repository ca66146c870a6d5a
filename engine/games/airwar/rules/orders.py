"""What standing orders do without asking (airwar.md, In chat): from the seat's own knowledge."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from engine.game import Seat
from engine.games.airwar.actions import Engage, Finish, Stop
from engine.games.airwar.cards import Decks
from engine.games.airwar.faces import Card, Cards
from engine.games.airwar.model import Orders
from engine.games.airwar.pieces import (
    EXPOSED,
    Clash,
    Plane,
    Planes,
    Theatre,
)
from engine.games.airwar.table import (
    defense,
    fall,
    free,
    kind_of,
    may_play,
    numbers,
    strengthened,
    worth,
)

MOST_PLAYED: Final = 4
"""Battle cards that an order plays at once: all of our decks, and soon weighed of a host's."""


@dataclass(frozen=True, slots=True)
class Sky:
    """What the defender knows of a raid when it opens a clash."""

    fresh: Cards
    """Its interceptors not yet laid."""
    laid: int
    """How many it has laid."""
    backs: int
    exposed: tuple[tuple[int, Plane], ...]
    """Mission aircraft that it may lay one against, with their numbers."""


def opening_by_order(decks: Decks, sky: Sky, orders: Orders) -> Engage | Finish | Stop:
    """How the defender opens the next clash, where it is not to be asked."""
    if orders.stop != "never" and sky.laid >= int(orders.stop):
        return Stop()
    if orders.open != "hidden":
        sure = [
            (worth(decks.aircraft[target.card]), -worth(decks.aircraft[card]), card, number)
            for number, target in sky.exposed
            for card in dict.fromkeys(sky.fresh)
            if surely_fells(decks, card, target)
        ]
        if sure:
            _, _, card, number = max(sure)
            return Finish(card, number)
    if sky.backs == 0:
        return Stop()
    return Engage(max(sky.fresh, key=lambda card: sum(numbers(decks, Plane(card)))), 1)


def strike_by_order(decks: Decks, own: Cards, winner: Plane, orders: Orders) -> Card | None:
    """The least card that strikes back and is sure to live; None to decline."""
    if orders.counter == "never":
        return None
    sure = [card for card in dict.fromkeys(own) if surely_fells(decks, card, winner)]
    return min(sure, key=lambda card: worth(decks.aircraft[card]), default=None)


def surely_fells(decks: Decks, card: Card, target: Plane) -> bool:
    """Whether a fresh aircraft destroys one that lies open, and lives, without Battle cards."""
    (own_attack, own_defense), (attack, defense) = (
        numbers(decks, Plane(card)),
        numbers(decks, target),
    )
    return own_attack >= defense - EXPOSED and attack < own_defense


def battle_by_order(decks: Decks, clash: Clash, seat: Seat, hand: Cards, orders: Orders) -> Cards:
    """The fewest Battle cards of the hand that turn the clash to the seat's good; none if none."""
    if orders.battle != "turn":
        return ()
    own = [card for card in hand if may_play(decks, clash.sides[seat].plane, card)]
    now = _standing(decks, clash, seat, ())
    for count in range(1, min(len(own), MOST_PLAYED) + 1):
        alike = dict.fromkeys(combinations(own, count))
        plays = [(_standing(decks, clash, seat, cards), cards) for cards in alike]
        best = max(plays, key=lambda play: play[0])
        if best[0] > now:
            return best[1]
    return ()


def _standing(decks: Decks, clash: Clash, seat: Seat, cards: Cards) -> int:
    """From 3, only the other falls, over none and both, to 0, only the own aircraft does."""
    sides = tuple(
        strengthened(decks, side, cards) if place == seat else side
        for place, side in enumerate(clash.sides)
    )
    falls = fall(decks, sides)
    own, other = falls[seat], falls[1 - seat]
    if other:
        return 1 if own else 3
    return 0 if own else 2


def convoy_by_order(decks: Decks, survivors: Planes, orders: Orders) -> Cards:
    """Which surviving mission aircraft strike the Convoy; the others strike Industry."""
    faces = [decks.aircraft[plane.card] for plane in survivors]
    match orders.bombs:
        case "convoy":
            return tuple(face.key for face in faces if face.convoy_attack)
        case "best":
            return tuple(face.key for face in faces if face.convoy_attack > face.bombing)
        case _:
            return ()


def usual_landing(
    decks: Decks, theatre: Theatre, planes: Planes, kinds: Iterable[str]
) -> tuple[Card | None, ...]:
    """Carriers first, then bases by Defense; those that can land nowhere else go before others.

    By aircraft; None where no place is left.
    """
    counted = [place for place in theatre.places if kind_of(decks, place) in kinds]
    counted.sort(key=lambda place: (kind_of(decks, place) != "carrier", -defense(decks, place)))
    room = {place.card: free(decks, theatre, place) for place in counted}
    bases = {place.card for place in counted if kind_of(decks, place) == "air"}
    carriers = sum(room[card] for card in room if card not in bases)
    berths: list[Card | None] = [None] * len(planes)
    for number in _landing_order(decks, planes, carriers):
        able = room if decks.aircraft[planes[number].card].carrier_based else bases
        site = next((card for card in room if card in able and room[card]), None)
        if site is not None:
            berths[number] = site
            room[site] -= 1
    return tuple(berths)


def _landing_order(decks: Decks, planes: Planes, carriers: int) -> Iterator[int]:
    """As many carrier-based aircraft as carriers have room for, then all others as they come."""
    based = [n for n, plane in enumerate(planes) if decks.aircraft[plane.card].carrier_based]
    first = based[:carriers]
    land = [n for n in range(len(planes)) if n not in based]
    yield from (*first, *land, *based[carriers:])
