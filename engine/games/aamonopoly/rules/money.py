"""Money: what leaves one purse enters another, or the bank."""

from __future__ import annotations

from engine.game import Seat, Step, Viewer
from engine.games.aamonopoly.events import Paid
from engine.games.aamonopoly.model import State
from engine.games.aamonopoly.rules.steps import Done, first, with_estate
from engine.games.aamonopoly.tasks import Debt, Reason


def earn(state: State, seat: Seat, amount: int) -> State:
    """More cash, or less. Raises ValueError where there is not that much."""
    cash = state.estates[seat].cash + amount
    if cash < 0:
        raise ValueError(f"seat {seat} has not {-amount}")
    return with_estate(state, seat, cash=cash)


def transfer(
    state: State,
    payer: Viewer,
    to: Viewer,
    amount: int,
    reason: Reason,
    square: int | None = None,
) -> Done:
    """Pay from cash that is there; None is the bank."""
    if amount == 0:
        return Step(state)
    if payer is not None:
        state = earn(state, payer, -amount)
    if to is not None:
        state = earn(state, to, amount)
    return Step(state, (Paid(payer, to, amount, reason, square),))


def owe(
    state: State,
    seat: Seat,
    to: Viewer,
    amount: int,
    reason: Reason,
    square: int | None = None,
) -> State:
    """The same with something for the seat to pay before all else."""
    return first(state, Debt(seat, to, amount, reason, square)) if amount else state
