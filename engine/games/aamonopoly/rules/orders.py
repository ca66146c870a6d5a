"""What follows without asking: standing orders, and how a debt is paid (In chat)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.frozen import replace
from engine.game import Seat
from engine.games.aamonopoly.actions import Action, Mortgage, Repel, Sell
from engine.games.aamonopoly.board import LOTS, Corner, Tax
from engine.games.aamonopoly.events import Lingering
from engine.games.aamonopoly.model import State, Table
from engine.games.aamonopoly.rules.combat import repulses
from engine.games.aamonopoly.rules.legal import Offer
from engine.games.aamonopoly.rules.lots import rent
from engine.games.aamonopoly.rules.movement import SALARY, forward
from engine.games.aamonopoly.rules.prison import BAIL
from engine.games.aamonopoly.rules.squares import is_for_sale
from engine.games.aamonopoly.rules.steps import (
    Done,
    deed,
    printed,
    square_of,
    talked,
    tell,
    with_estate,
)
from engine.games.aamonopoly.tasks import Defeat, Finish

FOR_SALE: Final = -1
"""What a lot for sale counts for, as a square to send an enemy to: it might buy."""


def linger(state: State, seat: Seat, *, asked: bool) -> Done:
    """Give or take back the order to be asked before the turn ends.

    Who takes it back when it is asked already may still do then what it was asked for.
    """
    asked_already = seat == state.turn and isinstance(state.tasks[0], Finish)
    lingers = state.progress.lingers or (asked_already and not asked)
    state = replace(state, progress=replace(state.progress, lingers=lingers))
    return tell(with_estate(talked(state), seat, lingers=asked), Lingering(seat, asked))


def as_ordered(table: Table, task: Defeat) -> Repel:
    """What follows from the order alone."""
    return harshest(table, task, repulses(table, task))


def harshest(table: Table, task: Defeat, ways: Iterable[Repel]) -> Repel:
    """Elimination, else the step that costs the attacker the most at once; equal: the first."""
    here = square_of(table, task.army)
    return max(ways, key=lambda way: (way.eliminate, _cost(table, here, way.by)))


def _cost(table: Table, here: int, by: int) -> int:
    """What acting there costs the mover at once, as far as it is known."""
    there, passed = forward(here, by)
    square, due = printed(there), -SALARY if passed and by > 0 else 0
    match square:
        case Tax(amount=amount):
            return due + amount
        case Corner(key="go-to-prison"):
            return due + BAIL
    if table.deeds[there] is None or deed(table.deeds, there).owner == table.turn:
        return due
    if is_for_sale(table, there):
        return due + FOR_SALE
    return due + rent(table.deeds, there, sum(table.progress.dice))


def cheapest(offered: tuple[Offer, ...]) -> Action:
    """To pay a debt: mortgage the cheapest lot; with none, sell the cheapest building."""
    ways = [action for action in offered if isinstance(action, Mortgage | Sell)]
    return min(ways, key=lambda a: (isinstance(a, Sell), LOTS[a.square].price, a.square))
