"""What is typed as a command, as the actions it stands for; and what there is to type."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from engine.game import Span
from engine.games.airwar.actions import (
    Action,
    Aim,
    Clear,
    Confirm,
    Engage,
    Finish,
    Slot,
    Tick,
)
from engine.games.airwar.faces import Card
from engine.games.airwar.model import Observation
from engine.games.airwar.pieces import Target
from engine.games.airwar.rules.objections import tickable
from engine.games.airwar.rules.seen import decks_for

Batch: TypeAlias = tuple[Action, ...]
Choices: TypeAlias = Sequence[Action | Span]


def filled(slot: Slot, cards: Iterable[Card]) -> Batch:
    """Just those cards in a list of the draft, whatever was in it."""
    return (Clear(slot), *(Tick(slot, card) for card in cards))


def attack(target: Target | None, aircraft: Iterable[Card]) -> Batch:
    """Answer with what is already drafted to be mobilised, and this raid."""
    return (*filled("aircraft", aircraft), Aim(target), Confirm())


def passing(seen: Observation) -> Batch:
    """Answer a question for an attack or an interception with none, or one for cards with none."""
    match seen.desk.ask:
        case "air" | "carrier":
            return attack(None, ())
        case "intercept":
            return (*filled("aircraft", ()), Confirm())
        case _:
            return (Clear("battle"), Confirm())


def answered(slot: Slot, cards: Iterable[Card]) -> Batch:
    return (*filled(slot, cards), Confirm())


def clash(card: Card, against: str) -> Action:
    """An interceptor against ``back 3``, a hidden card by its position, or ``open 0``.

    Raises:
        ValueError: not of that form.
    """
    word, number = against.split(" ")
    if word == "back":
        return Engage(card, int(number))
    if word == "open":
        return Finish(card, int(number))
    raise ValueError(f"neither hidden nor open: {against}")


def takeable(seen: Observation, slot: Slot) -> tuple[Tick, ...]:
    """One tick a copy of all that may stand in a list of the draft once it is cleared."""
    held = tuple(tickable(seen, slot))
    return tuple(tick for tick in held for _ in range(copies(seen, tick)))


def copies(seen: Observation, tick: Tick) -> int:
    """How many alike there are of what a tick names."""
    match tick.slot:
        case "convoy":
            planes = seen.raid.exposed if seen.raid is not None else ()
            return sum(plane.card == tick.card for plane in planes)
        case "penalty" if tick.site is not None and tick.site != tick.card:
            places = [p for theatre in seen.theatres for p in theatre.places if p.card == tick.site]
            return sum(plane.card == tick.card for place in places for plane in place.planes)
        case "penalty" if tick.site is not None:
            return 1
        case _:
            return seen.hand.count(tick.card)


def known_cards(seen: Observation) -> tuple[Card, ...]:
    """All cards of the match's decks, in their order."""
    return tuple(decks_for(seen).faces)
