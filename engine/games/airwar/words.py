"""Phrases that the screen, the questions and the log share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from engine.game import Outcome, Seat
from engine.games.airwar.cards import STANDARD, Decks
from engine.games.airwar.faces import Aircraft, Card, Face, Station
from engine.games.airwar.model import Observation, Orders
from engine.games.airwar.naming import called, effect
from engine.games.airwar.pieces import (
    RESOURCES,
    Account,
    Clash,
    Combatant,
    Hit,
    Place,
    Plane,
    Target,
)
from engine.games.airwar.rules.seen import asking
from engine.games.airwar.table import capacity, decks_in, defense
from engine.text import Text

DOT = " · "
TIMES = "\N{MULTIPLICATION SIGN}"


def name(decks: Decks, card: Card, t: Text) -> str:
    return called(decks.faces[card], t)


def logged(card: Card, t: Text) -> str:
    """A card's name where its deck is not at hand: that of our decks, else what its key says."""
    face = STANDARD.faces.get(card)
    return called(face, t) if face is not None else card.replace("-", " ").title()


def counted(names: Iterable[str]) -> str:
    """Names in the order they come, each once, with how many there are of it."""
    counts = Counter(names)
    return ", ".join(f"{each} {TIMES}{n}" if n > 1 else each for each, n in counts.items())


def cards(decks: Decks, some: Iterable[Card], t: Text) -> str:
    return counted(name(decks, card, t) for card in some)


def target(decks: Decks, aim: Target, t: Text) -> str:
    return t("resources") if aim == RESOURCES else name(decks, aim, t)


def plane(decks: Decks, one: Plane, t: Text) -> str:
    """An aircraft, with the Battle cards attached to it."""
    attached = (name(decks, card, t) for card in one.attached)
    return " + ".join((name(decks, one.card, t), *attached))


def detail(face: Face, t: Text) -> str:
    """What is printed on a card, whatever it is."""
    match face:
        case Aircraft():
            return _aircraft(face, t)
        case Station():
            kind = t(f"kind-{face.kind}")
            return t("detail-station", kind=kind, capacity=face.capacity, defense=face.defense)
        case _:
            return f"{t(f'kind-{face.kind}')}{DOT}{effect(face, t)}"


def _aircraft(face: Aircraft, t: Text) -> str:
    kind = t(f"kind-{face.kind}")
    kinds = f"{kind}, {t('carrier-based')}" if face.carrier_based else kind
    own = t("detail-aircraft", shoots=face.air_to_air, defense=face.defense)
    strikes = (
        t(key, n=n)
        for key, n in (
            ("detail-bombing", face.bombing),
            ("detail-carrier-attack", face.carrier_attack),
            ("detail-convoy-attack", face.convoy_attack),
        )
        if n
    )
    return DOT.join((kinds, own, *strikes))


def place(seen: Observation, seat: Seat, one: Place, t: Text) -> str:
    """``**Lae** (air base 2/3, Defense 11; Flak batteries): Zero, Betty``."""
    decks = decks_in(seen.options.decks)
    numbers = t(
        "place",
        name=name(decks, one.card, t),
        kind=t(f"kind-{decks.stations[one.card].kind}"),
        used=len(one.planes),
        capacity=capacity(decks, seen.theatres[seat], one),
        defense=defense(decks, one),
    )
    war = f"{DOT}{cards(decks, one.war, t)}" if one.war else ""
    planes = counted(plane(decks, each, t) for each in one.planes)
    return f"{numbers}{war}: {planes}" if planes else f"{numbers}{war}"


def clash(fight: Clash, names: tuple[str, ...], t: Text) -> str:
    """Two aircraft with their numbers, and what became of them."""
    one, other = (_combatant(each, side, t) for each, side in zip(names, fight.sides, strict=True))
    return t("clash", one=one, other=other, result=_result(fight, names, t))


def _combatant(named: str, side: Combatant, t: Text) -> str:
    key = "combatant-exposed" if side.exposed else "combatant"
    return t(key, card=named, shoots=side.air_to_air, defense=side.defense)


def _result(fight: Clash, names: tuple[str, ...], t: Text) -> str:
    fallen = [each for each, side in zip(names, fight.sides, strict=True) if side.fell]
    if not fight.settled:
        return t("clash-open")
    if len(fallen) == 1:
        return t("clash-one", card=fallen[0])
    return t("clash-both" if fallen else "clash-none")


def account(decks: Decks, raid: Account, t: Text) -> Iterator[str]:
    """The running account of a raid, a line for each thing."""
    yield t(
        f"raid-{raid.stage}",
        name=t.who(raid.attacker),
        target=target(decks, raid.target, t),
        n=raid.size,
    )
    enemy = t.who(1 - raid.attacker)
    if raid.interceptors is not None:
        yield t("raid-intercepted", name=enemy, n=raid.interceptors)
    for number, fight in enumerate(raid.clashes, 1):
        names = tuple(plane(decks, side.plane, t) for side in fight.sides)
        yield f"{number}. {clash(fight, names, t)}"
    if raid.stopped:
        yield t("log-stopped", name=enemy)
    if raid.hit is not None:
        yield hit(raid.hit, target(decks, raid.target, t), t)
    elif raid.over:
        yield t("log-fled", name=t.who(raid.attacker))


def hit(struck: Hit, aim: str, t: Text) -> str:
    """What a raid did to its target."""
    if struck.defense:
        key = "hit-destroyed" if struck.destroyed else "hit-holds"
        return t(key, target=aim, strength=struck.strength, defense=struck.defense)
    line = t("hit-resources", industry=struck.industry, convoy=struck.convoy)
    return f"{line} {t('hit-sunk')}" if struck.sunk else line


def awaited(seen: Observation, t: Text) -> str:
    """What the match waits for, and from whom; the same whatever anyone holds."""
    ask = asking(seen)
    names = t.listed(t.who(seat) for seat in seen.awaited)
    return "" if ask is None else t(f"waits-{ask}", names=names)


def orders(given: Orders, t: Text) -> str:
    """The standing orders of a seat, in a line each."""
    return "\n".join(
        t(f"order-{key}-{word}")
        for key, word in (
            ("battle", given.battle),
            ("counter", given.counter),
            ("open", given.open),
            ("stop", given.stop),
            ("bombs", given.bombs),
            ("landing", given.landing),
        )
    )


def ended(outcome: Outcome, t: Text) -> str:
    who = "" if outcome.cause is None else t.who(outcome.cause)
    return t(outcome.reason, name=who)
