"""What a player of some sense might do, from what its seat sees: for the absent and for computers.

No part of the rules. With luck a decision is drawn at random among sensible ones; without, it is
the plainest of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from engine.chance import Chance
from engine.game import Seat
from engine.games.airwar.cards import Decks
from engine.games.airwar.faces import Aircraft, Card, Cards
from engine.games.airwar.model import Given, Laying, Observation
from engine.games.airwar.pieces import RESOURCES, Stage, Theatre
from engine.games.airwar.rules.mobilisation import foreseen
from engine.games.airwar.rules.seen import decks_for, raid_of
from engine.games.airwar.table import (
    decks_in,
    defense,
    fits,
    is_base,
    kind_of,
    rival,
    total_capacity,
    worth,
)

CONVOY_POINT: Final = 0.5
"""Points of Industry that a point of Convoy is worth: 15 cost 4, and two cards."""
PLACE_POINT: Final = 3.0
"""The same of a point of an enemy place's capacity."""
THROUGH: Final = 0.7
"""The part of a mission that is hoped to come through."""
MARGIN: Final = 1.3
"""How much stronger than a place a mission should be, for those that do not."""
IDLE: Final = 12
"""One decision in so many is to stay at home."""
BOLDNESS: Final = (-4, 0, 0, 4)
"""Worth that an interceptor must be hoped to win, one of these at random."""


@dataclass(frozen=True, slots=True)
class Attack:
    layings: tuple[Laying, ...]
    target: Card | None
    aircraft: Cards


@dataclass(frozen=True, slots=True)
class View:
    """All that an attack is planned by."""

    decks: str
    """``Options.decks``."""
    hand: Cards
    own: Theatre
    enemy: Theatre


@dataclass(frozen=True, slots=True)
class _Sortie:
    """What an attack of a stage can be made of."""

    decks: Decks
    stage: Stage
    able: tuple[Aircraft, ...]
    """Aircraft of the hand that may fly, each copy once."""
    room: int
    """Capacity for a mission."""


def layings(view: View) -> tuple[Laying, ...]:
    """All that can be mobilised; War cards for a base go to the one that is hardest to destroy."""
    decks = decks_in(view.decks)
    stations = [card for card in view.hand if card in decks.stations]
    bases = [place.card for place in view.own.places if kind_of(decks, place) == "air"]
    bases += [card for card in stations if is_base(decks, card)]
    best = max(bases, key=lambda card: decks.stations[card].defense, default=None)
    chosen = [Laying(card) for card in stations]
    for card in view.hand:
        if card in decks.wars:
            on_base = decks.wars[card].on_base
            if not on_base or best is not None:
                chosen.append(Laying(card, best if on_base else None))
    return tuple(chosen)


def attack(seen: Observation, seat: Seat, stage: Stage, chance: Chance | None) -> Attack:
    """Lay all; then the target that promises most for the aircraft that can be spared."""
    view = View(seen.options.decks, seen.hand, seen.theatres[seat], seen.theatres[rival(seat)])
    return plainest(view, stage) if chance is None else _attack(view, stage, chance)


@lru_cache(maxsize=64)
def plainest(view: View, stage: Stage) -> Attack:
    """The same attack for as long as a seat sees the same: it is asked for at every tick."""
    return _attack(view, stage, None)


def _attack(view: View, stage: Stage, chance: Chance | None) -> Attack:
    decks = decks_in(view.decks)
    laid = layings(view) if stage == "air" else ()
    room = total_capacity(decks, foreseen(decks, view.own, laid), stage)
    hand = (decks.aircraft[card] for card in view.hand if card in decks.aircraft)
    able = tuple(face for face in hand if stage == "air" or face.carrier_based)
    sortie = _Sortie(decks, stage, able, room)
    best, target, mission = 0.0, None, list[Aircraft]()
    for aim, need in _targets(decks, view.enemy):
        flown = _mission(sortie, aim, need, chance)
        hope = _promise(sortie, flown, aim, need) * _whim(chance)
        if hope > best:
            best, target, mission = hope, aim, flown
    if target is None or (chance is not None and not chance.below(IDLE)):
        return Attack(laid, None, ())
    return Attack(laid, target, decks.in_order(face.key for face in mission))


def _whim(chance: Chance | None) -> float:
    """By how much a target takes a player's fancy: half as much again, or half as little."""
    return 1.0 if chance is None else 0.5 + chance.below(101) / 100


def _targets(decks: Decks, theatre: Theatre) -> list[tuple[Card, int]]:
    """Each with the strength that destroys it; 0 for Resources, which any strike hurts."""
    places = [(place.card, defense(decks, place)) for place in theatre.places]
    return [(RESOURCES, 0), *places]


def _power(sortie: _Sortie, face: Aircraft, target: Card) -> float:
    """What an aircraft that comes through does to a target."""
    if target == RESOURCES:
        return max(face.bombing, face.convoy_attack * CONVOY_POINT)
    if is_base(sortie.decks, target):
        return face.bombing
    return face.carrier_attack * (2 if sortie.stage == "carrier" else 1)


def _mission(sortie: _Sortie, target: Card, need: int, chance: Chance | None) -> list[Aircraft]:
    """Bombers that strike, the strongest first, and fighters to go with them; or nothing."""
    bombers = [
        face for face in sortie.able if face.kind == "bomber" and _power(sortie, face, target) > 0
    ]
    bombers.sort(key=lambda face: (-_power(sortie, face, target), -face.defense))
    bombers = bombers[: sortie.room]
    chosen = _enough(sortie, bombers, target, need) if need else _some(bombers, chance)
    if not chosen:
        return []
    fighters = [face for face in sortie.able if face.kind == "fighter"]
    return [*chosen, *_escorts(fighters, sortie.room - len(chosen), chance)]


def _enough(
    sortie: _Sortie, bombers: Sequence[Aircraft], target: Card, need: int
) -> list[Aircraft]:
    """As many as destroy a place with some to spare; none where all of them could not."""
    total, chosen = 0.0, list[Aircraft]()
    for face in bombers:
        if total >= need * MARGIN:
            break
        chosen.append(face)
        total += _power(sortie, face, target)
    return chosen if total >= need else []


def _some(bombers: Sequence[Aircraft], chance: Chance | None) -> list[Aircraft]:
    """All, or one time in three the strongest of them."""
    if chance is None or len(bombers) < 2 or chance.below(3):
        return [*bombers]
    return [*bombers[: 1 + chance.below(len(bombers))]]


def _escorts(fighters: Sequence[Aircraft], room: int, chance: Chance | None) -> list[Aircraft]:
    """Two fighters in three, the strongest, or so many as chance will have it.

    Between players who take all along the Axis wins as often as the Allies; between those who take
    none, one match in four: its fighters are better at striking than at standing.
    """
    if chance is None:
        count = 2 * len(fighters) // 3
    else:
        least = len(fighters) // 4
        count = least + chance.below(len(fighters) - least + 1)
    ranked = sorted(fighters, key=lambda face: -(face.air_to_air + face.defense))
    return ranked[: max(0, min(room, count))]


def _promise(sortie: _Sortie, mission: Sequence[Aircraft], target: Card, need: int) -> float:
    """Points of Industry that a mission is hoped to be worth."""
    strength = sum(_power(sortie, face, target) for face in mission)
    if target == RESOURCES:
        return strength * THROUGH
    worth_it = PLACE_POINT * sortie.decks.stations[target].capacity
    return worth_it * min(1.0, strength / (need * MARGIN))


def interceptors(seen: Observation, chance: Chance | None) -> Cards:
    """Whatever may be hoped to win more than it loses, the best first; now and then fewer."""
    decks, raid = decks_for(seen), raid_of(seen)
    hopes = hopes_against(seen.options.decks, raid.attacker)
    flying = [card for card in seen.hand if card in decks.aircraft]
    able = [card for card in flying if decks.aircraft[card].air_to_air]
    least = 0 if chance is None else BOLDNESS[chance.below(len(BOLDNESS))]
    chosen = list[Aircraft]()
    for card in sorted(able, key=lambda card: -hopes[card]):
        face = decks.aircraft[card]
        if hopes[card] > least and fits(raid.room, (*chosen, face)):
            chosen.append(face)
    return decks.in_order(face.key for face in chosen)


@cache
def hopes_against(text: str, enemy: Seat) -> Mapping[Card, float]:
    """By aircraft, the worth it may be hoped to win in a clash with one of the enemy deck.

    Bombers count twice: a mission is mostly made of them.
    """
    decks = decks_in(text)
    faces = [face for face in decks.of(enemy) if isinstance(face, Aircraft)]
    weighed = [(face, face.copies * (2 if face.kind == "bomber" else 1)) for face in faces]
    whole = max(1, sum(weight for _, weight in weighed))
    return {
        card: sum(weight * _won(own, face) for face, weight in weighed) / whole
        for card, own in decks.aircraft.items()
    }


def _won(own: Aircraft, other: Aircraft) -> int:
    """Worth won in one clash of fresh aircraft, less what is lost."""
    won = worth(other) if own.air_to_air >= other.defense else 0
    return won - (worth(own) if other.air_to_air >= own.defense else 0)


def least_worth(decks: Decks, cards: Sequence[Given], count: int) -> list[Given]:
    """What a seat misses least: aircraft of little use, then other cards, places last."""

    def rank(each: Given) -> tuple[int, int]:
        if each.site == each.card:
            return 2, decks.stations[each.card].defense
        face = decks.aircraft.get(each.card)
        return (0, worth(face)) if face is not None else (1, 0)

    return sorted(cards, key=rank)[:count]
