"""The usual draft of an answer: filled in by one press, and handed in for the absent (R)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engine.game import Seat
from engine.games.airwar.actions import Action, Decline, Lose, Strike
from engine.games.airwar.model import Desk, Observation, Orders
from engine.games.airwar.rules import tactics
from engine.games.airwar.rules.objections import givable, owed
from engine.games.airwar.rules.orders import (
    Sky,
    battle_by_order,
    opening_by_order,
    strike_by_order,
    usual_landing,
)
from engine.games.airwar.rules.seen import (
    decks_for,
    landing_kinds,
    landing_planes,
    openable,
    raid_of,
)
from engine.games.airwar.table import worth

USUAL: Final = Orders()
"""The orders that every seat begins with."""


def usual_draft(seen: Observation, seat: Seat) -> Desk:
    """Mobilise all, bomb what promises most, intercept with what is good at it; what the usual
    orders would do; the usual landing; and of what must be discarded, what is missed least.
    """
    desk, decks = seen.desk, decks_for(seen)
    match desk.ask:
        case "air" | "carrier":
            wanted = tactics.attack(seen, seat, desk.ask, None)
            aim, aircraft = wanted.target, wanted.aircraft
            return replace(desk, layings=wanted.layings, target=aim, aircraft=aircraft)
        case "intercept":
            return replace(desk, aircraft=tactics.interceptors(seen, None))
        case "battle":
            clash = raid_of(seen).clash
            cards = () if clash is None else battle_by_order(decks, clash, seat, seen.hand, USUAL)
            return replace(desk, battle=cards)
        case "land":
            planes, kinds = landing_planes(seen, seat), landing_kinds(seen, seat)
            berths = usual_landing(decks, seen.theatres[seat], planes, kinds)
            return replace(desk, berths=berths)
        case "penalty":
            given = tactics.least_worth(decks, givable(seen), owed(seen))
            return replace(desk, given=tuple(sorted(given, key=lambda g: (g.site or "", g.card))))
        case _:
            return replace(desk, convoy=())


def usual_answer(seen: Observation) -> Action:
    """To a question that is answered at once."""
    decks = decks_for(seen)
    if seen.desk.ask == "loss":
        planes = seen.penalties[0].planes
        return Lose(min(range(len(planes)), key=lambda n: worth(decks.aircraft[planes[n].card])))
    raid = raid_of(seen)
    if seen.desk.ask == "open":
        sky = Sky(raid.own, len(raid.laid), raid.backs, tuple(openable(raid)))
        return opening_by_order(decks, sky, USUAL)
    card = strike_by_order(decks, raid.own, raid.engaged[-1], USUAL)
    return Decline() if card is None else Strike(card)
