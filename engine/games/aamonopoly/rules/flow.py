"""What goes on by itself: whatever has but one answer, until a seat has to choose."""

from __future__ import annotations

from typing import assert_never

from engine.chance import Chance
from engine.frozen import replace
from engine.game import Step
from engine.games.aamonopoly.actions import Build, Lift, Mode, Raise, Repel
from engine.games.aamonopoly.model import Passed, State, Table
from engine.games.aamonopoly.rules.auction import hold_auction
from engine.games.aamonopoly.rules.building import army_price
from engine.games.aamonopoly.rules.combat import conquer, conquests, march, repel
from engine.games.aamonopoly.rules.debts import settle
from engine.games.aamonopoly.rules.drawing import draw
from engine.games.aamonopoly.rules.legal import selling, spending
from engine.games.aamonopoly.rules.lots import raisable
from engine.games.aamonopoly.rules.orders import as_ordered
from engine.games.aamonopoly.rules.prison import release
from engine.games.aamonopoly.rules.squares import arrive
from engine.games.aamonopoly.rules.steps import Done, mover, rest, then
from engine.games.aamonopoly.rules.turn import choose, go, may_split, pass_on, roll, throw_again
from engine.games.aamonopoly.rules.writing import partners
from engine.games.aamonopoly.tasks import (
    Arrival,
    Auction,
    Censored,
    Choice,
    Debt,
    Defeat,
    Finish,
    March,
    Release,
    Task,
    Throw,
    Victory,
)


def go_on(step: Done, chance: Chance) -> Done:
    """Do all that needs no answer."""
    state, events = step.state, step.events
    while (done := _next(state, chance)) is not None:
        state, events = done.state, events + done.events
    return Step(state, events)


def _next(state: State, chance: Chance) -> Done | None:
    """The next thing that happens by itself; None where a seat is asked, or all is over."""
    if state.outcome is not None:
        return None
    if not state.tasks:
        return pass_on(state)
    return _do(state, state.tasks[0], chance)


def _do(state: State, task: Task, chance: Chance) -> Done | None:
    match task:
        case Throw() | Choice() | Finish():
            return _throwing(state, task, chance)
        case Arrival():
            return arrive(state, task, chance)
        case Auction():
            return hold_auction(state, task)
        case Debt():
            return settle(state, task)
        case Victory() | Defeat() | March():
            return _fighting(state, task)
        case Release(army=army):
            freed = then(Step(rest(state)), lambda s: release(s, army))
            return then(freed, lambda s: go(s, army, fight=True))
        case Censored(army=army, amount=amount):
            payable = mover(state).cash + raisable(state.deeds, state.turn) >= amount
            return None if payable else draw(rest(state), army, "bulletins", chance)
        case _:
            assert_never(task)


def _throwing(state: State, task: Throw | Choice | Finish, chance: Chance) -> Done | None:
    match task:
        case Throw():
            return None if has_to_say(state) else throw(state, "joint", chance)
        case Choice():
            return choose(state, task)
        case Finish():
            return _finish(state)


def _fighting(state: State, task: Victory | Defeat | March) -> Done | None:
    match task:
        case Victory():
            ways = conquests(state, task)
            return conquer(state, task, ways[0]) if len(ways) == 1 else None
        case Defeat(winner=winner):
            if state.estates[winner].standing == "out":
                # It has left before it chose: the army stays where it is.
                return repel(state, task, Repel(0))
            harsh = state.estates[winner].harsh
            return repel(state, task, as_ordered(state, task)) if harsh else None
        case March():
            return march(state, task)


def throw(state: State, mode: Mode, chance: Chance) -> Done:
    """Roll the dice, with note taken of what the mover did not spend on before."""
    progress = replace(state.progress, passed=_within_reach(state))
    return roll(replace(state, progress=progress), mode, chance)


def _within_reach(table: Table) -> Passed:
    """What does not hang on the dice: who leaves it before a throw is not asked again after it."""
    kinds = {type(action) for action in spending(table, table.turn)}
    price = army_price(mover(table), table.options.stakes) if Raise in kinds else None
    return Passed(Lift in kinds, price)


def has_to_say(table: Table) -> bool:
    """Whether the mover has any choice before a throw but to throw jointly."""
    seat, estate = table.turn, mover(table)
    if may_split(estate) or any(army.tries is not None for army in estate.armies):
        return True
    if any(spending(table, seat)):
        return True
    first = not table.progress.dice
    return first and (any(selling(table, seat)) or any(True for _ in partners(table, seat)))


def _finish(state: State) -> Done | None:
    """A double throws again; else the end is asked for if it must be, or on a standing order."""
    if not mover(state).armies:
        return Step(rest(state))
    if state.progress.again:
        return throw_again(state)
    return None if _has_to_spend(state) or _lingers(state) else Step(rest(state))


def _has_to_spend(table: Table) -> bool:
    """Whether anything can be built, or else be had that could not, or not so cheaply, before."""
    if any(isinstance(action, Build) for action in spending(table, table.turn)):
        return True
    now, before = _within_reach(table), table.progress.passed
    if now.lift and not before.lift:
        return True
    return now.army is not None and (before.army is None or now.army < before.army)


def _lingers(table: Table) -> bool:
    """Whether the mover has ordered to be asked, and can spend or trade; selling does not count."""
    if not (mover(table).lingers or table.progress.lingers):
        return False
    return any(spending(table, table.turn)) or any(True for _ in partners(table, table.turn))
