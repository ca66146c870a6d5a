"""What is typed as a command, as the actions it stands for; and what there is to type.

Cards are typed by their key or by their name, in any language the text is in; in a list with
commas between, and with ``@`` before a place that they stand on.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from engine.game import Seat, Span
from engine.games.airwar import words
from engine.games.airwar.actions import (
    WORDS,
    Action,
    Aim,
    Berth,
    Clear,
    Confirm,
    Decline,
    Engage,
    Finish,
    Instruct,
    Lose,
    Review,
    Slot,
    Stop,
    Strike,
    Tick,
)
from engine.games.airwar.faces import Card, Cards
from engine.games.airwar.model import Observation
from engine.games.airwar.naming import called
from engine.games.airwar.pieces import RESOURCES, Target
from engine.games.airwar.rules.legal import SLOTS, targets
from engine.games.airwar.rules.objections import tickable
from engine.games.airwar.rules.seen import (
    decks_for,
    landing_places,
    landing_planes,
    openable,
    raid_of,
)
from engine.text import Text

Batch: TypeAlias = tuple[Action, ...]
Choices: TypeAlias = Sequence[Action | Span]
Pairs: TypeAlias = list[tuple[str, str]]
"""What is read, and what is typed for it."""

NOTHING = "none"
"""Typed for passing, stopping or declining."""


class Unknown(Exception):
    """Something typed that means nothing here."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


def filled(slot: Slot, ticks: Iterable[Tick]) -> Batch:
    """Just those in a list of the draft, whatever was in it."""
    return (Clear(slot), *ticks)


def attack(target: Target | None, aircraft: Iterable[Card]) -> Batch:
    """Answer with what is already drafted to be mobilised, and this raid."""
    ticks = (Tick("aircraft", card) for card in aircraft)
    return (*filled("aircraft", ticks), Aim(target), Confirm())


def passing(seen: Observation) -> Batch:
    """Answer a question for an attack or an interception with none."""
    if seen.desk.ask == "intercept":
        return (Clear("aircraft"), Confirm())
    return attack(None, ())


def mobilise(seen: Observation, card: str, base: str | None, t: Text) -> Batch:
    site = None if base is None else read_card(seen, base, t)
    return (Tick("mobilise", read_card(seen, card, t), site),)


def raid(seen: Observation, target: str, aircraft: str, t: Text) -> Batch:
    """Launch a raid, or none; without aircraft, the mission as it is drafted."""
    if target == NOTHING:
        return attack(None, ())
    aim = RESOURCES if target in (RESOURCES, t("resources")) else read_card(seen, target, t)
    if not aircraft.strip():
        return (Aim(aim), Confirm())
    return attack(aim, (card for card, _ in read_list(seen, aircraft, t)))


def listed(seen: Observation, slot: Slot, text: str, t: Text) -> Batch:
    """Answer with just those cards."""
    ticks = (Tick(slot, card, site) for card, site in read_list(seen, text, t))
    return (*filled(slot, ticks), Confirm())


def fight(seen: Observation, card: str, against: str, t: Text) -> Batch:
    """Open a clash, or strike back: whichever is asked."""
    striking = seen.desk.ask == "counter"
    if card == NOTHING:
        return (Decline() if striking else Stop(),)
    laid = read_card(seen, card, t)
    if striking:
        return (Strike(laid),)
    word, _, number = against.partition(" ")
    if not (number.isascii() and number.isdecimal()) or len(number) > 2:
        raise Unknown(against)
    match word:
        case "back":
            return (Engage(laid, int(number)),)
        case "open":
            return (Finish(laid, int(number)),)
        case _:
            raise Unknown(against)


def loss_slot(seen: Observation) -> Slot:
    """The list that a choice of damage fills."""
    return "penalty" if seen.desk.ask == "penalty" else "convoy"


def damage(seen: Observation, text: str, t: Text) -> Batch:
    """Divide the damage; or give what a lost place or a sunk Convoy costs."""
    if seen.desk.ask != "loss":
        return listed(seen, loss_slot(seen), text, t)
    card = read_card(seen, text, t)
    planes = [plane.card for plane in seen.penalties[0].planes]
    if card not in planes:
        raise Unknown(text)
    return (Lose(planes.index(card)),)


def land(seen: Observation, aircraft: str | None, place: str | None, t: Text) -> Batch:
    """Accept the landing as drafted; or draft another place for one aircraft.

    Raises:
        Unknown: only one of the two is named, so that it is neither; or as ``read_card``.
    """
    if aircraft is None and place is None:
        return (Confirm(),)
    if aircraft is None or place is None:
        raise Unknown(aircraft or place or NOTHING)
    card = read_card(seen, aircraft, t)
    site = None if place == NOTHING else read_card(seen, place, t)
    if seen.desk.ask != "land" or seen.viewer is None:
        return (Berth(0, site),)
    planes = zip(landing_planes(seen, seen.viewer), seen.desk.berths, strict=True)
    able = [n for n, (plane, now) in enumerate(planes) if plane.card == card and now != site]
    if not able:
        raise Unknown(aircraft)
    return (Berth(able[0], site),)


def orders(seen: Observation, given: Iterable[str]) -> Batch:
    """``battle-none`` and the like; what is ordered already is left as it is."""
    wanted = []
    for text in given:
        order, _, word = text.partition("-")
        known = [key for key in WORDS if key == order and word in WORDS[key]]
        if not known:
            raise Unknown(text)
        if getattr(seen.orders, order) != word:
            wanted.append(Instruct(known[0], word))
    if not wanted:
        return ()
    review = () if seen.desk.ordering else (Review(True),)
    return (*review, *wanted, Review(False))


def read_card(seen: Observation, text: str, t: Text) -> Card:
    """A card by its key or its name.

    Raises:
        Unknown: it is neither.
    """
    wanted = text.strip().lower()
    for card, face in decks_for(seen).faces.items():
        if wanted in (card, called(face, t).lower()):
            return card
    raise Unknown(text.strip())


def read_list(seen: Observation, text: str, t: Text) -> list[tuple[Card, Card | None]]:
    """Cards with the places they stand on. Raises like ``read_card``."""
    found = []
    for part in (part for part in text.split(",") if part.strip()):
        card, _, site = part.partition("@")
        place = read_card(seen, site, t) if site else None
        found.append((read_card(seen, card, t), place))
    return found


def takeable(seen: Observation, slot: Slot) -> tuple[Tick, ...]:
    """One tick a copy of all that may stand in a list of the draft once it is cleared."""
    return tuple(tick for tick in tickable(seen, slot) for _ in range(copies(seen, tick)))


def copies(seen: Observation, tick: Tick) -> int:
    """How many alike there are of what a tick names."""
    match tick.slot:
        case "convoy":
            planes = seen.raid.exposed if seen.raid is not None else ()
            return sum(plane.card == tick.card for plane in planes)
        case "penalty" if tick.site == tick.card:
            return 1
        case "penalty" if tick.site is not None:
            places = [p for theatre in seen.theatres for p in theatre.places if p.card == tick.site]
            return sum(plane.card == tick.card for place in places for plane in place.planes)
        case _:
            return seen.hand.count(tick.card)


def longer(seen: Observation, slot: Slot, typed: str, t: Text) -> Pairs:
    """What was typed of a list, one card longer: the last part may be half a name."""
    if seen.desk.ask is None or slot not in SLOTS.get(seen.desk.ask, ()):
        return []
    *whole, half = typed.split(",")
    head = ",".join(part.strip() for part in whole)
    taken = [part.strip() for part in whole]
    found = []
    for tick in dict.fromkeys(takeable(seen, slot)):
        own = tick.card if tick.site is None else f"{tick.card}@{tick.site}"
        label = label_of(seen, tick, t)
        if taken.count(own) < copies(seen, tick) and half.strip().lower() in label.lower():
            labels = [*(part for part in taken if part), label]
            found.append((", ".join(labels), f"{head},{own}" if head else own))
    return found


def label_of(seen: Observation, tick: Tick, t: Text) -> str:
    """A card, and where it stands or is to be laid."""
    decks = decks_for(seen)
    card = words.name(decks, tick.card, t)
    if tick.site is None or tick.site == tick.card:
        return card
    return t("card-on", card=card, place=words.name(decks, tick.site, t))


def mobilisable(seen: Observation, t: Text) -> Pairs:
    if seen.desk.ask != "air":
        return []
    cards = dict.fromkeys(tick.card for tick in tickable(seen, "mobilise"))
    return named(seen, tuple(cards), t)


def bases(seen: Observation, t: Text) -> Pairs:
    if seen.desk.ask != "air":
        return []
    sites = (tick.site for tick in tickable(seen, "mobilise"))
    return named(seen, tuple(dict.fromkeys(site for site in sites if site is not None)), t)


def aims(seen: Observation, t: Text) -> Pairs:
    if seen.desk.ask not in ("air", "carrier") or seen.viewer is None:
        return []
    decks = decks_for(seen)
    found = [aim for aim in targets(seen, seen.viewer) if aim is not None]
    return [*((words.target(decks, aim, t), str(aim)) for aim in found), (t("no-raid"), NOTHING)]


def fresh(seen: Observation, t: Text) -> Pairs:
    """The seat's hidden cards of the raid, and doing nothing with them."""
    if seen.desk.ask not in ("open", "counter"):
        return []
    nothing = t("do-stop") if seen.desk.ask == "open" else t("do-decline")
    return [*named(seen, tuple(dict.fromkeys(raid_of(seen).own)), t), (nothing, NOTHING)]


def opponents(seen: Observation, t: Text) -> Pairs:
    if seen.desk.ask != "open":
        return []
    decks, now = decks_for(seen), raid_of(seen)
    hidden = [(t("back", n=n), f"back {n}") for n in range(1, now.backs + 1)]
    lying = [(words.plane(decks, plane, t), f"open {n}") for n, plane in openable(now)]
    return [*lying, *hidden]


def airborne(seen: Observation, t: Text) -> Pairs:
    if seen.desk.ask != "land" or seen.viewer is None:
        return []
    planes = landing_planes(seen, seen.viewer)
    return named(seen, tuple(dict.fromkeys(plane.card for plane in planes)), t)


def berths(seen: Observation, t: Text) -> Pairs:
    if seen.desk.ask != "land" or seen.viewer is None:
        return []
    places = tuple(place.card for place, _ in landing_places(seen, Seat(seen.viewer)))
    return [*named(seen, places, t), (t("hand-site"), NOTHING)]


def named(seen: Observation, cards: Cards, t: Text) -> Pairs:
    return [(words.name(decks_for(seen), card, t), card) for card in cards]
