"""Combat on the square that an army has reached (aamonopoly.md, Combat)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Final

from engine.chance import Chance
from engine.frozen import replace
from engine.game import Seat, Step
from engine.games.aamonopoly.actions import Conquer, Repel
from engine.games.aamonopoly.board import LOTS, VIA
from engine.games.aamonopoly.events import Fought, Journey, Moved
from engine.games.aamonopoly.model import Army, Battle, Estate, State, Table
from engine.games.aamonopoly.rules.fall import eliminate
from engine.games.aamonopoly.rules.money import transfer
from engine.games.aamonopoly.rules.movement import back, forward, move
from engine.games.aamonopoly.rules.steps import (
    Done,
    first,
    mover,
    no_bids,
    others,
    rest,
    square_of,
    then,
    with_estate,
)
from engine.games.aamonopoly.tasks import Arrival, Debt, Defeat, March, Victory

MOST: Final = 4
"""Armies on a square, in all, with which a combat can be fought."""
RETREAT: Final = 3
SPOILS: Final = 5
"""What each loser pays the attacker."""
COMFORT: Final = 1
"""What each defender gets from the attacker, and from the bank, and the bank from the attacker."""


def is_battleground(square: int) -> bool:
    """Whether an army can be eliminated there."""
    return square in LOTS and LOTS[square].battleground


def standing(estate: Estate, square: int) -> int:
    """How many of a seat's armies stand there; those in prison neither fight nor count."""
    return sum(army.square == square and army.tries is None for army in estate.armies)


def can_attack(table: Table, square: int, *, arrived: bool = True) -> bool:
    """Whether the mover may attack there, with an army that is there or has yet to arrive."""
    if table.progress.fought:
        return False
    enemies = sum(standing(table.estates[seat], square) for seat in others(table))
    own = standing(mover(table), square) + (0 if arrived else 1)
    return enemies > 0 and own + enemies <= MOST


def attack(state: State, army: int, chance: Chance) -> Done:
    """The army that arrives attacks: roll until no two dice are alike; the lowest wins."""
    state = no_bids(rest(state))
    square, seat = square_of(state, army), state.turn
    dice = tuple(standing(estate, square) for estate in state.estates)
    rolls = tuple(_rolls(dice, chance))
    winner = min(range(len(dice)), key=lambda n: min(rolls[-1][n], default=7))
    battle = Battle(square, seat, rolls, Seat(winner))
    state = replace(state, battle=battle, progress=replace(state.progress, fought=True))
    task = Victory(army) if winner == seat else Defeat(army, Seat(winner))
    return Step(first(state, task), (Fought(battle),))


def _rolls(dice: tuple[int, ...], chance: Chance) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Any two dice alike: all are rolled again."""
    while True:
        roll = tuple(tuple(chance.die() for _ in range(count)) for count in dice)
        yield roll
        if max(Counter(die for own in roll for die in own).values()) == 1:
            return


def steps(square: int) -> tuple[int, ...]:
    """On, or back, but not back from Via."""
    return (1,) if square == VIA else (1, -1)


def conquests(table: Table, task: Victory) -> tuple[Conquer, ...]:
    """What the mover may choose when it has won."""
    square = square_of(table, task.army)
    ways = (False, True) if is_battleground(square) else (False,)
    return tuple(Conquer(by, out) for out in ways for by in steps(square))


def repulses(table: Table, task: Defeat) -> tuple[Repel, ...]:
    """What the winner of a defence may choose."""
    square = square_of(table, task.army)
    out = (Repel(0, eliminate=True),) if is_battleground(square) else ()
    return (*map(Repel, (0, *steps(square))), *out)


def conquer(state: State, task: Victory, action: Conquer) -> Done:
    """The losers go back or are lost; then they pay; then the attacker steps and acts."""
    square = square_of(state, task.army)
    state = first(rest(state), March(task.army, action.by))
    losers = [(seat, standing(state.estates[seat], square)) for seat in others(state)]
    losers = [(seat, count) for seat, count in losers if count]
    if action.eliminate:
        for seat, _ in losers:
            state = _removed(state, seat, square)
        return eliminate(state, state.turn, tuple(losers), square)
    fee = SPOILS * state.options.stakes
    retreats = (partial(_retreat, seat=seat, square=square) for seat, _ in losers)
    debts = tuple(Debt(seat, state.turn, fee, "spoils") for seat, _ in losers)
    return then(Step(state), *retreats, lambda s: Step(first(s, *debts)))


def _removed(state: State, seat: Seat, square: int) -> State:
    kept = (a for a in state.estates[seat].armies if a.square != square or a.tries is not None)
    return with_estate(state, seat, armies=tuple(kept))


def _retreat(state: State, seat: Seat, square: int) -> Done:
    """Every losing army, three squares back without any effect, not beyond Via (R)."""
    there, armies, events = back(square, RETREAT), [], []
    for army in state.estates[seat].armies:
        loses = army.square == square and army.tries is None
        armies.append(Army(there) if loses else army)
        events += [Moved(seat, square, there, "retreat")] if loses else []
    return Step(with_estate(state, seat, armies=tuple(armies)), tuple(events))


def repel(state: State, task: Defeat, action: Repel) -> Done:
    """The attacking army is lost; or its seat pays, and it is left or moved, and acts."""
    square, seat = square_of(state, task.army), state.turn
    state = rest(state)
    if action.eliminate:
        armies = mover(state).armies
        armies = armies[: task.army] + armies[task.army + 1 :]
        state = replace(state, progress=replace(state.progress, again=False))
        lost = with_estate(state, seat, armies=armies)
        return eliminate(lost, task.winner, ((seat, 1),), square)
    amount = COMFORT * state.options.stakes
    defenders = [s for s in others(state) if standing(state.estates[s], square)]
    debts = [Debt(seat, other, amount, "comfort") for other in (*defenders, None)]
    state = first(state, *debts, March(task.army, action.by))
    comforts = (
        partial(transfer, payer=None, to=other, amount=amount, reason="comfort")
        for other in defenders
    )
    return then(Step(state), *comforts)


def march(state: State, task: March) -> Done:
    """A step on from 39 pays the salary; where it ends it acts, without a new combat."""
    state = rest(state)
    arrival = Arrival(task.army, fight=False)
    if task.by == 0:
        return Step(first(state, arrival))
    here = square_of(state, task.army)
    there, passed = forward(here, 1) if task.by > 0 else (back(here, 1), False)
    by: Journey = "step" if _won(state) else "pushed"
    moved = move(state, task.army, there, by, passed=passed)
    return then(moved, lambda s: Step(first(s, arrival)))


def _won(state: State) -> bool:
    """Whether the mover has won the combat it fought."""
    return state.battle is not None and state.battle.winner == state.turn
