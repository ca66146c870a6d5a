"""A player by rules of thumb: what computers play on with. No part of the rules.

It buys, builds and bids while enough cash is left, attacks where it has more dice, keeps its armies
up, answers offers by what they are worth to it, and now and then offers for the lot it lacks.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from engine.chance import Chance
from engine.game import Seat
from engine.games.aamonopoly.actions import (
    Accept,
    Action,
    Attack,
    Bail,
    Bid,
    Build,
    Buy,
    Conquer,
    Decline,
    DrawInstead,
    End,
    Lift,
    Miss,
    PayUp,
    Raise,
    Refuse,
    Roll,
    Settle,
    Use,
)
from engine.games.aamonopoly.board import LOTS, NEUTRAL
from engine.games.aamonopoly.model import Observation, State
from engine.games.aamonopoly.rules.deals import offered, welcome
from engine.games.aamonopoly.rules.legal import Offer, choices
from engine.games.aamonopoly.rules.lots import family, lifting, rent, yard
from engine.games.aamonopoly.rules.movement import thrown
from engine.games.aamonopoly.rules.observe import observe
from engine.games.aamonopoly.rules.orders import as_ordered, cheapest
from engine.games.aamonopoly.rules.steps import deed, square_of
from engine.games.aamonopoly.tasks import (
    Arrival,
    Auction,
    Censored,
    Choice,
    Debt,
    Defeat,
    Finish,
    Throw,
    Victory,
)

Decision: TypeAlias = tuple[Action, ...]
RESERVE: Final = 150
"""Cash to keep when building."""
LITTLE: Final = 40
"""The same when buying, or bidding."""
EARLY: Final = 12
"""Lots left to the bank that make it worth leaving prison at once."""


def rollout(state: State, seat: Seat, chance: Chance) -> Decision:
    """One sensible decision."""
    seen = observe(state, seat)
    legal = choices(seen)
    if (answer := _answer(seen, seat, legal)) is not None:
        return (answer,)
    task = seen.task
    match task:
        case Throw() | Finish():
            return _leisure(seen, seat, legal, chance)
        case Choice():
            return (_army(seen, seat, legal),)
        case Arrival():
            return _arrive(seen, seat, task, legal, chance)
        case Auction(square=square):
            return (Bid(_bid(seen, seat, square, chance)),)
        case Censored():
            return (PayUp() if PayUp() in legal and chance.below(2) else DrawInstead(),)
        case Victory():
            ways = [action for action in legal if isinstance(action, Conquer)]
            hard = [way for way in ways if way.eliminate] or ways
            return (hard[chance.below(len(hard))],)
        case Defeat():
            return (as_ordered(seen, task),)
        case Debt():
            return (cheapest(legal),)
        case _:
            raise LookupError(f"seat {seat} is asked nothing")


def _answer(seen: Observation, seat: Seat, legal: tuple[Offer, ...]) -> Action | None:
    """To an offer, where the seat is asked something anyway."""
    for offer in seen.offers:
        if offer.to == seat:
            takes = Accept(offer.by) in legal and welcome(seen, offer, seat)
            return Accept(offer.by) if takes else Refuse(offer.by)
    return None


def _leisure(seen: Observation, seat: Seat, legal: tuple[Offer, ...], chance: Chance) -> Decision:
    """What to spend on first; then an offer now and then; then go on.

    Who has missed a turn is thought to miss the next ones, too.
    """
    cash = seen.estates[seat].cash
    if seen.estates[seat].missed and Miss() in legal:
        return (Miss(),)
    if Raise() in legal and len(seen.estates[seat].armies) < 2:
        return (Raise(),)
    builds = [a for a in legal if isinstance(a, Build) and cash - yard(a.square) >= RESERVE]
    if builds:
        return (max(builds, key=lambda a: (LOTS[a.square].price, a.square)),)
    lifts = [a for a in legal if isinstance(a, Lift) and cash - lifting(a.square) >= 2 * RESERVE]
    if lifts:
        return (lifts[0],)
    if isinstance(seen.task, Finish):
        return (End(),)
    bails = [a for a in legal if isinstance(a, Bail)]
    free = any(army.tries is None for army in seen.estates[seat].armies)
    if bails and not free and cash > 4 * RESERVE and _early(seen):
        return (bails[-1],)
    if not chance.below(3) and (trade := offered(seen, seat, chance)):
        return trade
    split = Roll("split") in legal and not chance.below(3)
    return (Roll("split" if split else "joint"),)


def _early(seen: Observation) -> bool:
    return sum(deed(seen.deeds, n).owner is None for n in LOTS) > EARLY


def _army(seen: Observation, seat: Seat, legal: tuple[Offer, ...]) -> Use:
    """The one whose arrival costs the least, or finds most to win."""
    ways = [action for action in legal if isinstance(action, Use)]
    return max(ways, key=lambda way: _prospect(seen, seat, way))


def _prospect(seen: Observation, seat: Seat, way: Use) -> int:
    army, progress = seen.estates[seat].armies[way.army], seen.progress
    if army.tries is not None:
        return 0
    there, passed = thrown(army.square, progress.mode, progress.dice)
    gain = (200 if passed else 0) + (50 if there == NEUTRAL else 0)
    gain += (30 if _strong(seen, seat, there, arrived=False) else -30) if way.attack else 0
    if there not in LOTS:
        return gain - 50 * (there in (4, 30, 38))
    owner = deed(seen.deeds, there).owner
    if owner is None:
        return gain + LOTS[there].price // 2
    return gain - (0 if owner == seat else rent(seen.deeds, there, sum(progress.dice)))


def _strong(seen: Observation, seat: Seat, square: int, *, arrived: bool) -> bool:
    """Whether it would roll at least half of all dice, and is not down to one army."""
    armies = [army for e in seen.estates for army in e.armies]
    there = sum(army.square == square and army.tries is None for army in armies)
    own = sum(a.square == square and a.tries is None for a in seen.estates[seat].armies)
    own, there = own + (not arrived), there + (not arrived)
    return 2 * own >= there and len(seen.estates[seat].armies) > 1


def _arrive(
    seen: Observation, seat: Seat, task: Arrival, legal: tuple[Offer, ...], chance: Chance
) -> Decision:
    square = square_of(seen, task.army)
    if Attack() in legal and _strong(seen, seat, square, arrived=True) and chance.below(2):
        return (Attack(),)
    if Settle() in legal:
        return (Settle(),)
    wanted = seen.estates[seat].cash - LOTS[square].price >= LITTLE or _completes(seen, square)
    return (Buy(),) if Buy() in legal and wanted else (Decline(),)


def _completes(seen: Observation, square: int) -> bool:
    """Whether the lot makes a group whole, for the seat or for another."""
    owners = {deed(seen.deeds, n).owner for n in family(square) if n != square}
    return len(owners) == 1 and owners != {None}


def _bid(seen: Observation, seat: Seat, square: int, chance: Chance) -> int:
    """About what the lot is worth to it, and a third more where it makes a group whole."""
    price = LOTS[square].price
    value = price * (60 + chance.below(50)) // 100
    if _completes(seen, square):
        value = price * 4 // 3
    return max(0, min(value, seen.estates[seat].cash - LITTLE))
