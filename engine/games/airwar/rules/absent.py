"""What is played for a seat whose time ran out (R), from what it sees alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import assert_never

from engine.game import Seat
from engine.games.airwar.actions import (
    Action,
    Aim,
    Berth,
    Clear,
    Confirm,
    Decline,
    Lose,
    Slot,
    Strike,
    Tick,
)
from engine.games.airwar.model import Given, Laying, Observation, Orders, State
from engine.games.airwar.rules import tactics
from engine.games.airwar.rules.objections import givable, owed
from engine.games.airwar.rules.observe import observe
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

USUAL = Orders()


def stand_in(state: State, seat: Seat) -> Action:
    """Mobilise all, bomb what promises most, intercept with what is good at it.

    Where the seat wanted to be asked, its usual orders are followed; it gives none itself.
    """
    return _standing_in(observe(state, seat), seat)


def _standing_in(seen: Observation, seat: Seat) -> Action:
    match seen.desk.ask:
        case "air" | "carrier" | "intercept" | "battle" | "damage" | "penalty":
            return _drafting(seen, seat) or Confirm()
        case "land":
            return next(landing_steps(seen, seat), Confirm())
        case "open" | "counter" | "loss":
            return answer(seen)
        case None:
            raise LookupError("a seat that is asked nothing needs no stand-in")
        case _:
            assert_never(seen.desk.ask)


def landing_steps(seen: Observation, seat: Seat) -> Iterator[Action]:
    """What is left to do to a draft until it is the usual landing: room is made first."""
    planes, kinds = landing_planes(seen, seat), landing_kinds(seen, seat)
    usual = usual_landing(decks_for(seen), seen.theatres[seat], planes, kinds)
    drafted = list(enumerate(zip(seen.desk.berths, usual, strict=True)))
    yield from (Berth(n, None) for n, (now, wanted) in drafted if now not in (None, wanted))
    yield from (Berth(n, wanted) for n, (now, wanted) in drafted if wanted not in (None, now))


def answer(seen: Observation) -> Action:
    """To a question that is answered at once, as the usual orders would."""
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


def _drafting(seen: Observation, seat: Seat) -> Action | None:
    """The next step to have the draft that is wanted; None when it is there."""
    desk, decks = seen.desk, decks_for(seen)
    match desk.ask:
        case "air" | "carrier":
            wanted = tactics.attack(seen, seat, desk.ask, None)
            return (
                _toward("mobilise", desk.layings, wanted.layings)
                or (Aim(wanted.target) if desk.target != wanted.target else None)
                or _toward("aircraft", map(Laying, desk.aircraft), map(Laying, wanted.aircraft))
            )
        case "intercept":
            cards = tactics.interceptors(seen, None)
            return _toward("aircraft", map(Laying, desk.aircraft), map(Laying, cards))
        case "battle":
            clash = raid_of(seen).clash
            cards = () if clash is None else battle_by_order(decks, clash, seat, seen.hand, USUAL)
            return _toward("battle", map(Laying, desk.battle), map(Laying, cards))
        case "penalty":
            given = tactics.least_worth(decks, givable(seen), owed(seen))
            return _toward("penalty", desk.given, given)
        case _:
            return _toward("convoy", map(Laying, desk.convoy), ())


def _toward(
    slot: Slot, now: Iterable[Laying | Given], wanted: Iterable[Laying | Given]
) -> Action | None:
    """The next step to have just those cards in a list; None when they are."""
    have, want = (Counter((each.card, each.site) for each in cards) for cards in (now, wanted))
    if have - want:
        return Clear(slot)
    missing = want - have
    if not missing:
        return None
    card, site = next(iter(missing))
    return Tick(slot, card, site)
