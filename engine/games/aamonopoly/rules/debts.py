"""Debts: paid from cash, raised by selling and mortgaging, or the end of a seat."""

from __future__ import annotations

from engine.frozen import replace
from engine.game import Step
from engine.games.aamonopoly.events import Owing
from engine.games.aamonopoly.model import State
from engine.games.aamonopoly.rules.fall import bankrupt
from engine.games.aamonopoly.rules.lots import raisable
from engine.games.aamonopoly.rules.money import transfer
from engine.games.aamonopoly.rules.steps import Done, rest
from engine.games.aamonopoly.tasks import Debt


def settle(state: State, debt: Debt) -> Done | None:
    """Pay a debt from cash; None where the seat has to raise it first.

    aamonopoly.md, Monopoly: bankrupt only if selling and mortgaging everything cannot pay.
    """
    cash = state.estates[debt.seat].cash
    if cash >= debt.amount:
        return transfer(rest(state), debt.seat, debt.to, debt.amount, debt.reason, debt.square)
    if cash + raisable(state.deeds, debt.seat) < debt.amount:
        return bankrupt(rest(state), debt)
    if debt.told:
        return None
    told = replace(state, tasks=(replace(debt, told=True), *state.tasks[1:]))
    return Step(told, (Owing(debt.seat, debt.to, debt.amount, debt.reason),))
