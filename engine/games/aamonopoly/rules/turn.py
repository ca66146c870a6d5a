"""A turn: the throw, which army, and what the mover sees to at its end (aamonopoly.md, Armies)."""

from __future__ import annotations

from typing import Final

from engine.chance import Chance
from engine.frozen import replace
from engine.game import Seat, Step
from engine.games.aamonopoly.actions import Mode, Use
from engine.games.aamonopoly.board import LOTS, VIA
from engine.games.aamonopoly.events import Downgraded, Event, Missed, Returned, Thrown, TurnBegun
from engine.games.aamonopoly.model import FACTORY, Army, Bank, Estate, Progress, State
from engine.games.aamonopoly.rules.combat import attack
from engine.games.aamonopoly.rules.end import by_worth
from engine.games.aamonopoly.rules.fall import leave
from engine.games.aamonopoly.rules.movement import move, thrown
from engine.games.aamonopoly.rules.prison import break_out, hold, imprison
from engine.games.aamonopoly.rules.steps import (
    Done,
    deed,
    first,
    mover,
    no_bids,
    rest,
    square_of,
    tell,
    then,
    with_deeds,
    with_estate,
)
from engine.games.aamonopoly.tasks import Arrival, Choice, Finish, Throw

SPLITS: Final = 2
"""In a lap."""
TRIPLE: Final = 3
"""Doubles in a row that lead to prison."""
PATIENCE: Final = 3
"""Turns missed in a row after which an absent seat leaves."""
RESTORED: Final = 3
"""Yards that a Factory gives way to."""


def begin(state: State, seat: Seat, number: int) -> Done:
    """A seat's turn begins; one that lost its last army on a lot of its own comes back."""
    state = replace(
        no_bids(state),
        turn=seat,
        round=number,
        progress=Progress(),
        tasks=(Throw(), Finish()),
        drafts=(None,) * len(state.estates),
        drawn=None,
    )
    told = tell(state, TurnBegun(seat, number))
    return then(told, _come_back) if mover(state).standing == "awaiting" else told


def _come_back(state: State) -> Done:
    """Free, with an army on Via; a Factory becomes 3 Yards if the bank has them, else nothing."""
    seat, events = state.turn, list[Event]()
    state = with_estate(state, seat, standing="in", armies=(Army(VIA),))
    for square in LOTS:
        held = deed(state.deeds, square)
        if held.owner == seat and held.level == FACTORY:
            yards = RESTORED if state.bank.yards >= RESTORED else 0
            bank = Bank(state.bank.yards - yards, state.bank.factories + 1)
            state = replace(with_deeds(state, (square,), level=yards), bank=bank)
            events.append(Downgraded(seat, square, yards))
    return Step(state, (Returned(seat), *events))


def pass_on(state: State) -> Done:
    """A round ends when the turn comes back to the first seat still in (R)."""
    count = len(state.estates)
    seats = [Seat((state.turn + n) % count) for n in range(1, count + 1)]
    following = next(seat for seat in seats if state.estates[seat].standing != "out")
    number = state.round + (following <= state.turn)
    if state.options.rounds and number > state.options.rounds:
        return by_worth(state)
    return begin(state, following, number)


def miss(state: State, chance: Chance) -> Done:
    """After three turns missed in a row an absent seat leaves (R)."""
    turns = mover(state).missed + 1
    state = with_estate(state, state.turn, missed=turns)
    state = replace(state, progress=replace(state.progress, absent=True))
    told = tell(state, Missed(state.turn, turns))
    if turns >= PATIENCE:
        return then(told, lambda s: leave(s, s.turn, resigned=False))
    return then(told, lambda s: roll(s, "joint", chance))


def may_split(estate: Estate) -> bool:
    """At most twice a lap, and never in prison."""
    return estate.splits < SPLITS and any(army.tries is None for army in estate.armies)


def roll(state: State, mode: Mode, chance: Chance) -> Done:
    """The third double in a row leads to prison; equal dice of a split are no double (R)."""
    dice = (chance.die(), chance.die())
    double = mode == "joint" and dice[0] == dice[1]
    doubles = state.progress.doubles + 1 if double else 0
    third = doubles == TRIPLE
    progress = replace(
        state.progress,
        mode=mode,
        dice=dice,
        doubles=doubles,
        fought=False,
        again=double and not third,
    )
    if mode == "split":
        state = with_estate(state, state.turn, splits=mover(state).splits + 1)
    state = replace(state, progress=progress, sale=None)
    state = first(rest(state), Choice(captured=third))
    return Step(state, (Thrown(state.turn, mode, dice),))


def candidates(estate: Estate, mode: Mode, *, captured: bool) -> tuple[int, ...]:
    """The armies there are to choose from; of those that stand alike, the first."""
    free_only = captured or mode == "split"
    able = [n for n, army in enumerate(estate.armies) if not free_only or army.tries is None]
    armies = estate.armies
    return tuple(n for n in able if armies[n] not in [armies[m] for m in able if m < n])


def choose(state: State, task: Choice) -> Done | None:
    """Where there is but one army to choose, it is chosen."""
    able = candidates(mover(state), state.progress.mode, captured=task.captured)
    if len(able) > 1:
        return None
    return use(state, Use(able[0]), fight=True, captured=task.captured)


def use(state: State, action: Use, *, fight: bool, captured: bool) -> Done:
    """Move an army by the dice, or have it try to leave prison.

    Args:
        fight: whether it may still be asked to attack where it arrives.
    """
    state, number = rest(state), action.army
    if captured:
        return imprison(state, number, "doubles")
    if mover(state).armies[number].tries is None:
        return go(state, number, fight=fight)
    if state.progress.dice[0] != state.progress.dice[1]:
        return hold(state, number)
    return then(break_out(state, number), lambda s: go(s, number, fight=fight))


def go(state: State, number: int, *, fight: bool) -> Done:
    """By the dice last thrown."""
    state = with_estate(state, state.turn, moved=True)
    there, passed = thrown(square_of(state, number), state.progress.mode, state.progress.dice)
    moved = move(state, number, there, "dice", passed=passed)
    return then(moved, lambda s: Step(first(s, Arrival(number, fight=fight))))


def use_and_attack(state: State, action: Use, chance: Chance) -> Done:
    """As ``use``, and attack where it arrives."""
    arrived = use(state, action, fight=False, captured=False)
    return then(arrived, lambda s: attack(s, action.army, chance))


def throw_again(state: State) -> Done:
    """After a double, unless the army that moved is lost or in prison."""
    state = replace(state, progress=replace(state.progress, again=False))
    return Step(first(state, Throw()))
