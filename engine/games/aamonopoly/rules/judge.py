"""How a position stands: what computers look ahead to. No part of the rules."""

from __future__ import annotations

from math import exp
from typing import Final

from engine.game import Seat
from engine.games.aamonopoly.board import GROUPS, LOTS, MEMBERS, Street, mortgage
from engine.games.aamonopoly.model import Deed, State
from engine.games.aamonopoly.rules.steps import deed

SCALE: Final = 900.0
"""Worth ahead that makes e : 1 odds of winning."""
ARMY: Final = 120.0
"""What an army is worth, and the last one as much again: without it all is lost."""
INCOME: Final = 3.0
"""What a point of rent counts for: the visits that are still to be expected."""
WHOLE: Final = 0.9
"""Of its price: what a whole group adds to a lot."""
NEARLY: Final = 0.25
"""The same of a group that lacks but one lot."""
BURDEN: Final = 200.0
"""What cash under this is worth more: it keeps a seat from selling at half."""
IN: Final = 1000
"""Later than any fall."""
MOST: Final = 30.0
"""Beyond that, odds are as good as certain."""
MISSED: Final = 5000.0
"""What a turn missed is worth less: nobody who is there is to miss one, and three in a row lose."""
HELD: Final = 40.0
"""What an army in prison is worth less."""


def evaluate(state: State) -> tuple[float, ...]:
    """Worth and income against those of each other seat: the share of them it may leave behind."""
    ranks = [_rank(state, Seat(seat)) for seat in range(len(state.estates))]
    return tuple(
        sum(_ahead(own, other) for place, other in enumerate(ranks) if place != seat)
        / (len(ranks) - 1)
        for seat, own in enumerate(ranks)
    )


def _rank(state: State, seat: Seat) -> tuple[int, float]:
    """When it fell, none being latest of all; and what it has."""
    estate = state.estates[seat]
    return (estate.fell or IN, 0.0 if estate.standing == "out" else _assets(state, seat))


def _ahead(own: tuple[int, float], other: tuple[int, float]) -> float:
    """The odds of one seat to end before another."""
    if own[0] != other[0]:
        return float(own[0] > other[0])
    return 1 / (1 + exp(max(-MOST, min(MOST, (other[1] - own[1]) / SCALE))))


def _assets(state: State, seat: Seat) -> float:
    estate = state.estates[seat]
    held = sum(army.tries is not None for army in estate.armies)
    armies = ARMY * len(estate.armies) + (ARMY if estate.armies else 0) - HELD * held
    armies -= MISSED * estate.missed
    worth = estate.cash + min(float(estate.cash), BURDEN) + armies
    return worth + sum(_group(state, MEMBERS[group], seat) for group in GROUPS)


def _group(state: State, squares: tuple[int, ...], seat: Seat) -> float:
    """All that a seat has of a group."""
    own = [n for n in squares if deed(state.deeds, n).owner == seat]
    if not own:
        return 0.0
    missing = len(squares) - len(own)
    bonus = WHOLE if missing == 0 else NEARLY if missing == 1 else 0.0
    return sum(_lot(n, deed(state.deeds, n), bonus) for n in own)


def _lot(square: int, held: Deed, bonus: float) -> float:
    """Its price, and what it may earn: little while it is bare."""
    lot = LOTS[square]
    if held.mortgaged:
        return mortgage(lot) * (0.8 + bonus)
    value = lot.price * (1 + bonus)
    if isinstance(lot, Street) and held.level:
        value += held.level * lot.yard * 0.5 + INCOME * lot.rents[held.level] / 2
    return value
