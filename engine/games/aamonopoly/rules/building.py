"""Yards, Factories, mortgages and new armies (aamonopoly.md, Monopoly and New armies)."""

from __future__ import annotations

from typing import Final

from engine.frozen import replace
from engine.game import Seat, Step
from engine.games.aamonopoly.board import LOTS, NEUTRAL, VIA, mortgage
from engine.games.aamonopoly.dealings import Built, Lifted, Mortgaged, Sold
from engine.games.aamonopoly.events import Raised
from engine.games.aamonopoly.model import FACTORY, Army, Bank, Estate, State
from engine.games.aamonopoly.rules.lots import lifting, proceeds, sale, yard
from engine.games.aamonopoly.rules.money import earn
from engine.games.aamonopoly.rules.steps import Done, deed, mover, with_deeds, with_estate

MOST_ARMIES: Final = 3
ON_THE_SPOT: Final = 2
"""What a new army costs a seat with one on Neutral Territories, or on Via."""
BY_CARD: Final = 5
"""The same for a seat that holds a card to leave prison; the card is kept."""
PER_FACTORY: Final = 4
"""Yards that a Factory stands for."""


def build(state: State, seat: Seat, square: int) -> Done:
    level = deed(state.deeds, square).level + 1
    bank = state.bank
    if level == FACTORY:
        bank = Bank(bank.yards + PER_FACTORY, bank.factories - 1)
    else:
        bank = replace(bank, yards=bank.yards - 1)
    state = replace(with_deeds(state, (square,), level=level), bank=bank)
    return Step(earn(state, seat, -yard(square)), (Built(seat, square, level, yard(square)),))


def sell(state: State, seat: Seat, square: int) -> Done:
    """At half; a group may have to go whole (``lots.sale``)."""
    squares, level = sale(state.deeds, state.bank, square)
    price = proceeds(state.deeds, squares, level)
    before = [deed(state.deeds, n).level for n in squares]
    yards = sum(height for height in before if height < FACTORY) - level * len(squares)
    bank = Bank(state.bank.yards + yards, state.bank.factories + before.count(FACTORY))
    state = replace(with_deeds(state, squares, level=level), bank=bank)
    return Step(earn(state, seat, price), (Sold(seat, squares, level, price),))


def pledge(state: State, seat: Seat, square: int) -> Done:
    """Mortgage a lot."""
    amount = mortgage(LOTS[square])
    state = with_deeds(state, (square,), mortgaged=True)
    return Step(earn(state, seat, amount), (Mortgaged(seat, square, amount),))


def lift(state: State, seat: Seat, square: int) -> Done:
    state = with_deeds(state, (square,), mortgaged=False)
    price = lifting(square)
    return Step(earn(state, seat, -price), (Lifted(seat, square, price),))


def army_price(estate: Estate, stakes: int) -> int | None:
    """What a new army costs a seat now; None where it can have none (aamonopoly.md, New armies)."""
    if len(estate.armies) >= MOST_ARMIES:
        return None
    squares = [army.square for army in estate.armies if army.tries is None]
    if NEUTRAL in squares or (estate.moved and VIA in squares):
        return ON_THE_SPOT * stakes
    return BY_CARD * stakes if estate.cards else None


def raise_army(state: State) -> Done:
    """On Via, at most one a turn (R)."""
    seat, estate = state.turn, mover(state)
    price = army_price(estate, state.options.stakes)
    if price is None:
        raise ValueError(f"seat {seat} can raise no army")
    state = with_estate(state, seat, armies=(*estate.armies, Army(VIA)))
    state = replace(earn(state, seat, -price), progress=replace(state.progress, raised=True))
    return Step(state, (Raised(seat, price),))
