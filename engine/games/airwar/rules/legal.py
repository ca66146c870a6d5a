"""What a seat may do, from what the seat itself sees."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, assert_never

from engine.game import Seat, Span
from engine.games.airwar.actions import (
    WORDS,
    Action,
    Aim,
    Berth,
    Clear,
    Confirm,
    Decline,
    Engage,
    FillIn,
    Finish,
    Instruct,
    Lose,
    Review,
    Slot,
    Stop,
    Strike,
)
from engine.games.airwar.model import Observation
from engine.games.airwar.pieces import RESOURCES, Ask, Target
from engine.games.airwar.rules.objections import (
    objection_to_berth,
    objection_to_confirm,
    open_ticks,
)
from engine.games.airwar.rules.seen import landing_places, openable, raid_of
from engine.games.airwar.table import rival

Offer = Action | Span

ORDERS: Final = tuple(Instruct(order, word) for order, words in WORDS.items() for word in words)
"""Standing orders can be given with any answer, once they are looked at."""

SLOTS: Final[dict[Ask, tuple[Slot, ...]]] = {
    "air": ("mobilise", "aircraft"),
    "carrier": ("aircraft",),
    "intercept": ("aircraft",),
    "battle": ("battle",),
    "damage": ("convoy",),
    "penalty": ("penalty",),
}
"""The lists of the draft that a question has."""


def choices(seen: Observation) -> tuple[Offer, ...]:
    """All that this seat may do now; nothing for a viewer who owes no answer."""
    if seen.viewer is None or seen.desk.ask is None:
        return ()
    orders = other_orders(seen) if seen.desk.ordering else ()
    return (*_answers(seen, seen.viewer), *orders, Review(not seen.desk.ordering))


def other_orders(seen: Observation) -> Iterator[Instruct]:
    """All standing orders but those that the seat has given."""
    return (each for each in ORDERS if getattr(seen.orders, each.order) != each.word)


def drafts(ask: Ask | None) -> bool:
    """Whether a question is answered with a draft."""
    return ask in SLOTS or ask == "land"


def _answers(seen: Observation, seat: Seat) -> Iterator[Offer]:
    ask = seen.desk.ask
    match ask:
        case None:
            return
        case "air" | "carrier" | "intercept" | "battle" | "damage" | "penalty":
            yield from _lists(seen, SLOTS[ask])
            if ask in ("air", "carrier"):
                yield from map(Aim, targets(seen, seat))
            yield from _confirming(seen)
        case "land":
            yield from _berths(seen, seat)
            yield from _confirming(seen)
        case "open":
            yield from _openings(seen)
        case "counter":
            yield from map(Strike, dict.fromkeys(raid_of(seen).own))
            yield Decline()
        case "loss":
            planes = seen.penalties[0].planes
            yield from (Lose(planes.index(plane)) for plane in dict.fromkeys(planes))
        case _:
            assert_never(ask)


def targets(seen: Observation, seat: Seat) -> Sequence[Target | None]:
    """None to pass, the Resources, then each enemy air base and carrier."""
    return (None, RESOURCES, *(place.card for place in seen.theatres[rival(seat)].places))


def _lists(seen: Observation, slots: Sequence[Slot]) -> Iterator[Action]:
    for slot in slots:
        yield from open_ticks(seen, slot)
        yield Clear(slot)


def _confirming(seen: Observation) -> Iterator[Action]:
    yield FillIn()
    if objection_to_confirm(seen) is None:
        yield Confirm()


def _openings(seen: Observation) -> Iterator[Offer]:
    raid = raid_of(seen)
    for card in dict.fromkeys(raid.own):
        if raid.backs:
            yield Span(Engage(card, 1), "back", 1, raid.backs)
        yield from (Finish(card, number) for number, _ in openable(raid))
    yield Stop()


def _berths(seen: Observation, seat: Seat) -> Iterator[Action]:
    sites = (None, *(place.card for place, _ in landing_places(seen, seat)))
    for number in range(len(seen.desk.berths)):
        berths = (Berth(number, site) for site in sites)
        yield from (berth for berth in berths if objection_to_berth(seen, berth) is None)
