"""Why something cannot be built, sold, mortgaged or traded now. Part of ``refusals``."""

from __future__ import annotations

from typing import Any, TypeAlias

from engine.game import Seat
from engine.games.aamonopoly.actions import (
    Build,
    Clear,
    Draw,
    Drop,
    Lift,
    Mortgage,
    Propose,
    Raise,
    Sell,
    Tick,
    TickCard,
)
from engine.games.aamonopoly.board import LOTS, Street
from engine.games.aamonopoly.model import FACTORY, Draft, Observation
from engine.games.aamonopoly.rules.building import MOST_ARMIES, army_price
from engine.games.aamonopoly.rules.legal import AT_LEISURE, raises
from engine.games.aamonopoly.rules.lots import family, is_whole, levels, lifting, yard
from engine.games.aamonopoly.rules.steps import deed
from engine.games.aamonopoly.rules.trade import as_offer, in_debt, objection, offer_of, tradable
from engine.games.aamonopoly.rules.writing import partners
from engine.games.aamonopoly.tasks import Debt, Task

Why: TypeAlias = tuple[str, dict[str, Any]]
"""Text key and its parameters."""


def not_managed(
    seen: Observation, seat: Seat, task: Task, action: Raise | Build | Sell | Mortgage | Lift
) -> Why:
    leisure = isinstance(task, AT_LEISURE)
    if isinstance(action, Raise | Build | Lift) and not leisure:
        return "error-spend-when", {}
    if not leisure and not raises(seen, seat, task):
        return "error-sell-when", {}
    if isinstance(action, Raise):
        return _not_raised(seen, seat)
    if action.square not in LOTS or deed(seen.deeds, action.square).owner != seat:
        return "error-not-yours", {}
    match action:
        case Build(square=square):
            return _not_built(seen, square, seen.estates[seat].cash)
        case Sell(square=square):
            return _not_sold(seen, square), {}
        case Mortgage(square=square):
            held = deed(seen.deeds, square).mortgaged
            return "error-mortgaged-already" if held else "error-mortgage-built", {}
        case Lift(square=square):
            if not deed(seen.deeds, square).mortgaged:
                return "error-not-mortgaged", {}
            return "error-cash", {"price": lifting(square), "cash": seen.estates[seat].cash}


def _not_sold(seen: Observation, square: int) -> str:
    return "error-uneven-sale" if deed(seen.deeds, square).level else "error-nothing-built"


def _not_raised(seen: Observation, seat: Seat) -> Why:
    estate = seen.estates[seat]
    price = army_price(estate, seen.options.stakes)
    if len(estate.armies) >= MOST_ARMIES:
        return "error-armies-enough", {"most": MOST_ARMIES}
    if seen.progress.raised:
        return "error-army-once", {}
    if price is None:
        return "error-army-where", {}
    return "error-cash", {"price": price, "cash": estate.cash}


def _not_built(seen: Observation, square: int, cash: int) -> Why:
    deeds, level = seen.deeds, deed(seen.deeds, square).level
    if not isinstance(LOTS[square], Street):
        return "error-no-street", {}
    if not is_whole(deeds, square):
        return "error-group-not-whole", {}
    if any(deed(deeds, n).mortgaged for n in family(square)):
        return "error-group-mortgaged", {}
    if level == FACTORY:
        return "error-has-factory", {}
    if level > min(levels(deeds, square)):
        return "error-uneven-building", {}
    if not (seen.bank.factories if level == FACTORY - 1 else seen.bank.yards):
        return "error-bank-factories" if level == FACTORY - 1 else "error-bank-yards", {}
    return "error-cash", {"price": yard(square), "cash": cash}


def not_written(
    seen: Observation,
    seat: Seat,
    task: Task,
    action: Draw | Tick | TickCard | Clear | Drop | Propose,
) -> Why:
    if not isinstance(task, (*AT_LEISURE, Debt)):
        return "error-spend-when", {}
    if offer_of(seen, seat) is not None:
        return "error-offer-open", {}
    if isinstance(action, Draw):
        return ("error-no-partner" if action.to not in partners(seen, seat) else "error-draft"), {}
    if seen.draft is None:
        return "error-no-draft", {}
    match action:
        case Tick(square=square):
            return _not_ticked(seen, seen.draft, square), {}
        case TickCard():
            return "error-card-gone", {}
        case Propose():
            return _not_proposed(seen, seen.draft, action), {}
        case _:
            return "error-no-draft", {}


def _not_ticked(seen: Observation, draft: Draft, square: int) -> str:
    if square not in LOTS or deed(seen.deeds, square).owner not in (draft.by, draft.to):
        return "error-not-theirs"
    owner = draft.by if deed(seen.deeds, square).owner == draft.by else draft.to
    return "error-ticked" if tradable(seen.deeds, square, owner) else "error-not-tradable"


def _not_proposed(seen: Observation, draft: Draft, action: Propose) -> str:
    if action.pays and action.gets:
        return "error-cash-both-ways"
    if not any((draft.gives.squares, draft.gives.cards, draft.gets.squares, draft.gets.cards)):
        return "error-offer-empty"
    if in_debt(seen) == draft.by and action.gets == 0:
        return "error-debtor-trade"
    return objection(seen, as_offer(seen.deeds, draft, action)) or "error-trade-cash"
