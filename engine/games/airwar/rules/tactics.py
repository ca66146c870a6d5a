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
    theatre = foreseen(decks, view.own, laid)
    room = total_capacity(decks, theatre, stage)
    hand = [decks.aircraft[card] for card in view.hand if card in decks.aircraft]
    able = [face for face in hand if stage == "air" or face.carrier_based]
    if not able or not room:
        return Attack(laid, None, ())
    best: tuple[float, Card, list[Aircraft]] | None = None
    for target, need in _targets(decks, view.enemy):
        mission = _mission(decks, able, target, need, stage, room, chance)
        value = _promise(decks, mission, target, need, stage) if mission else 0.0
        if chance is not None:
            value *= 0.5 + chance.below(101) / 100
        if value > 0 and (best is None or value > best[0]):
            best = (value, target, mission)
    if best is None or (chance is not None and not chance.below(12)):
        return Attack(laid, None, ())
    _, target, mission = best
    return Attack(laid, target, decks.in_order(face.key for face in mission))


def _targets(decks: Decks, theatre: Theatre) -> list[tuple[Card, int]]:
    """Each with the strength that destroys it; 0 for Resources, which any strike hurts."""
    places = [(place.card, defense(decks, place)) for place in theatre.places]
    return [(RESOURCES, 0), *places]


def power(decks: Decks, face: Aircraft, target: Card, stage: Stage) -> float:
    """What an aircraft that comes through does to a target."""
    if target == RESOURCES:
        return max(face.bombing, face.convoy_attack * CONVOY_POINT)
    if is_base(decks, target):
        return face.bombing
    return face.carrier_attack * (2 if stage == "carrier" else 1)


CONVOY_POINT: Final = 0.5
"""Points of Industry that a point of Convoy is worth: 15 cost 4, and two cards."""
MARGIN: Final = 1.3
"""How much stronger than a place a mission should be, for losses on the way."""


def _mission(
    decks: Decks,
    able: Sequence[Aircraft],
    target: Card,
    need: int,
    stage: Stage,
    room: int,
    chance: Chance | None,
) -> list[Aircraft]:
    """Whatever strikes, the strongest first; then some fighters to go with them."""
    strikers = [face for face in able if power(decks, face, target, stage) > 0 and _bombs(face)]
    strikers.sort(key=lambda face: (-power(decks, face, target, stage), -face.defense))
    if need:
        total, chosen = 0.0, list[Aircraft]()
        for face in strikers[:room]:
            if total >= need * MARGIN:
                break
            chosen.append(face)
            total += power(decks, face, target, stage)
        if total < need:
            return []
    else:
        chosen = strikers[:room]
        if chance is not None and len(chosen) > 1 and not chance.below(3):
            chosen = chosen[: 1 + chance.below(len(chosen))]
    if not chosen:
        return []
    others = [face for face in able if face.kind == "fighter"]
    escorts = _escorts(others, room - len(chosen), chance)
    return [*chosen, *escorts]


def _bombs(face: Aircraft) -> bool:
    """Whether it is no fighter: those go along as escorts."""
    return face.kind == "bomber"


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


def _promise(
    decks: Decks, mission: Sequence[Aircraft], target: Card, need: int, stage: Stage
) -> float:
    """Points of Industry that a mission is hoped to be worth."""
    strength = sum(power(decks, face, target, stage) for face in mission)
    if target == RESOURCES:
        return strength * 0.7
    worth_it = 3.0 * decks.stations[target].capacity
    return worth_it * min(1.0, strength / (need * MARGIN))


def interceptors(seen: Observation, chance: Chance | None) -> Cards:
    """Whatever may be hoped to win more than it loses, the best first; now and then fewer."""
    decks, raid = decks_for(seen), raid_of(seen)
    hopes = hopes_against(seen.options.decks, raid.attacker)
    able = [
        card for card in seen.hand if card in decks.aircraft and decks.aircraft[card].air_to_air
    ]
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
    weights = [face.copies * (2 if face.kind == "bomber" else 1) for face in faces]
    return {
        card: sum(w * _won(own, face) for w, face in zip(weights, faces, strict=True))
        / sum(weights)
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
