"""The rule against each step of a draft, from what its own seat sees: each refusal names it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.game import IllegalAction, Seat
from engine.games.airwar.actions import Berth, Slot, Tick
from engine.games.airwar.faces import Card, Cards
from engine.games.airwar.model import Given, Observation
from engine.games.airwar.rules.landing import full, may_land
from engine.games.airwar.rules.losses import due
from engine.games.airwar.rules.seen import (
    decks_for,
    flyable,
    landing_kinds,
    landing_places,
    landing_planes,
    most_aircraft,
    raid_of,
)
from engine.games.airwar.table import fits, is_base, may_play

Objection = IllegalAction | None


def tickable(seen: Observation, slot: Slot) -> Iterator[Tick]:
    """Every card that could stand in a list of the draft, each once, whatever is there already."""
    match slot:
        case "mobilise":
            yield from _mobilisable(seen)
        case "aircraft":
            yield from (Tick(slot, face.key) for face in dict.fromkeys(flyable(seen)))
        case "battle":
            yield from (Tick(slot, card) for card in dict.fromkeys(playable(seen)))
        case "convoy":
            yield from (Tick(slot, card) for card in dict.fromkeys(convoy_strikers(seen)))
        case "penalty":
            yield from (Tick(slot, g.card, g.site) for g in dict.fromkeys(givable(seen)))


def _mobilisable(seen: Observation) -> Iterator[Tick]:
    """Bases and carriers first: a War card may then be laid on one of them."""
    decks, seat = decks_for(seen), _seat(seen)
    held = tuple(dict.fromkeys(seen.hand))
    for card in held:
        if card in decks.stations:
            yield Tick("mobilise", card)
    standing = [place.card for place in seen.theatres[seat].places]
    for card in held:
        if card in decks.wars and not decks.wars[card].on_base:
            yield Tick("mobilise", card)
        elif card in decks.wars:
            bases = [base for base in (*standing, *held) if is_base(decks, base)]
            yield from (Tick("mobilise", card, base) for base in bases)


def playable(seen: Observation) -> Cards:
    """Battle cards of the hand that may be played on the own aircraft of the clash."""
    decks, clash = decks_for(seen), raid_of(seen).clash
    if clash is None:
        return ()
    plane = clash.sides[_seat(seen)].plane
    return tuple(card for card in seen.hand if may_play(decks, plane, card))


def convoy_strikers(seen: Observation) -> Cards:
    """Surviving mission aircraft with a Convoy Attack."""
    decks = decks_for(seen)
    cards = (plane.card for plane in raid_of(seen).exposed)
    return tuple(card for card in cards if decks.aircraft[card].convoy_attack)


def givable(seen: Observation) -> tuple[Given, ...]:
    """What may be discarded for a sunk Convoy: hand, grounded aircraft, bases and carriers."""
    places = seen.theatres[_seat(seen)].places
    hand = tuple(Given(card) for card in seen.hand)
    planes = tuple(Given(plane.card, p.card) for p in places for plane in p.planes)
    return (*hand, *planes, *(Given(place.card, place.card) for place in places))


def open_ticks(seen: Observation, slot: Slot) -> Iterator[Tick]:
    """Those that no rule is against as the draft stands."""
    most = _most(seen) if slot == "aircraft" else 0
    for tick in tickable(seen, slot):
        if slot == "aircraft":
            objection = _to_flying(seen, tick.card, most)
        else:
            objection = objection_to_tick(seen, tick)
        if objection is None:
            yield tick


def objection_to_tick(seen: Observation, tick: Tick) -> Objection:
    match tick.slot:
        case "mobilise":
            return _to_laying(seen, tick)
        case "aircraft":
            return _to_flying(seen, tick.card, _most(seen))
        case "battle":
            return _to_battle(seen, tick.card)
        case "convoy":
            return _to_convoy(seen, tick.card)
        case "penalty":
            return _to_giving(seen, tick)


def _to_laying(seen: Observation, tick: Tick) -> Objection:
    decks, card = decks_for(seen), tick.card
    taken = [laying.card for laying in seen.desk.layings]
    if seen.hand.count(card) <= taken.count(card):
        return _not_held(seen, card)
    if card not in decks.stations and card not in decks.wars:
        return IllegalAction("error-not-mobilised")
    on_base = card in decks.wars and decks.wars[card].on_base
    if not on_base:
        return None if tick.site is None else IllegalAction("error-on-no-base")
    standing = [place.card for place in seen.theatres[_seat(seen)].places]
    if tick.site not in (*standing, *seen.hand) or not is_base(decks, tick.site):
        return IllegalAction("error-needs-base")
    return None


def _most(seen: Observation) -> int:
    """Aircraft that may be set aside for what is asked."""
    if seen.desk.ask == "intercept":
        room = raid_of(seen).room
        return room.bases + room.carriers
    return most_aircraft(seen, _seat(seen))


def _to_flying(seen: Observation, card: Card, most: int) -> Objection:
    """Whether one more aircraft may be set aside, and this one."""
    decks, ask, ticked = decks_for(seen), seen.desk.ask, seen.desk.aircraft
    if seen.hand.count(card) <= ticked.count(card):
        return _not_held(seen, card)
    if card not in decks.aircraft:
        return IllegalAction("error-not-aircraft")
    face = decks.aircraft[card]
    if ask == "carrier" and not face.carrier_based:
        return IllegalAction("error-land-based")
    if ask == "intercept":
        return _to_interceptor(seen, (*ticked, card), card, most)
    return IllegalAction("error-capacity", most=most) if len(ticked) >= most else None


def _to_interceptor(seen: Observation, cards: Sequence[Card], card: Card, most: int) -> Objection:
    decks, room = decks_for(seen), raid_of(seen).room
    if decks.aircraft[card].air_to_air < 1:
        return IllegalAction("error-no-air-to-air")
    if len(cards) > most:
        return IllegalAction("error-no-place", most=most)
    if not fits(room, (decks.aircraft[each] for each in cards)):
        return IllegalAction("error-no-base-place", most=room.bases)
    return None


def _to_battle(seen: Observation, card: Card) -> Objection:
    decks = decks_for(seen)
    if seen.hand.count(card) <= seen.desk.battle.count(card):
        return _not_held(seen, card)
    if card not in decks.battles:
        return IllegalAction("error-not-battle")
    if card not in playable(seen):
        return IllegalAction("error-fighters-only")
    return None


def _to_convoy(seen: Observation, card: Card) -> Objection:
    able = convoy_strikers(seen)
    if card not in able:
        return IllegalAction("error-no-convoy-attack")
    if able.count(card) <= seen.desk.convoy.count(card):
        return IllegalAction("error-not-there")
    return None


def _to_giving(seen: Observation, tick: Tick) -> Objection:
    given, wanted = seen.desk.given, Given(tick.card, tick.site)
    if givable(seen).count(wanted) <= given.count(wanted):
        return IllegalAction("error-not-there")
    if len(given) >= owed(seen):
        return IllegalAction("error-given-enough", n=owed(seen))
    return None


def owed(seen: Observation) -> int:
    """Cards that the seat has to give now."""
    seat, penalty = _seat(seen), seen.penalties[0]
    return due(seen.theatres[seat], len(seen.hand), penalty)


def objection_to_berth(seen: Observation, berth: Berth) -> Objection:
    seat, berths = _seat(seen), seen.desk.berths
    if berth.plane not in range(len(berths)):
        return IllegalAction("error-not-there")
    if berth.site is None:
        return None
    places = {place.card: (place, room) for place, room in landing_places(seen, seat)}
    if berth.site not in places:
        return IllegalAction("error-no-landing")
    place, room = places[berth.site]
    if not may_land(decks_for(seen), landing_planes(seen, seat)[berth.plane], place):
        return IllegalAction("error-land-based-landing")
    others = [*berths[: berth.plane], *berths[berth.plane + 1 :]]
    return None if others.count(berth.site) < room else IllegalAction("error-full", most=room)


def objection_to_confirm(seen: Observation) -> Objection:
    """The rule against answering with the draft as it is."""
    seat, desk = _seat(seen), seen.desk
    match desk.ask:
        case "air" | "carrier":
            if desk.target is None and desk.aircraft:
                return IllegalAction("error-no-target")
            if desk.target is not None and not desk.aircraft:
                return IllegalAction("error-no-aircraft")
            most = most_aircraft(seen, seat)
            return IllegalAction("error-capacity", most=most) if len(desk.aircraft) > most else None
        case "penalty":
            count = owed(seen)
            return IllegalAction("error-give", n=count) if len(desk.given) < count else None
        case "land":
            args = landing_planes(seen, seat), landing_kinds(seen, seat), desk.berths
            done = full(decks_for(seen), seen.theatres[seat], *args)
            return None if done else IllegalAction("error-must-land")
        case _:
            return None


def _not_held(seen: Observation, card: Card) -> IllegalAction:
    return IllegalAction("error-not-held", held=seen.hand.count(card))


def _seat(seen: Observation) -> Seat:
    """Raises LookupError for a viewer without a seat, who has nothing to draft."""
    if seen.viewer is None:
        raise LookupError("a viewer without a seat has no draft")
    return seen.viewer
