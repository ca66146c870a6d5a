"""Dogfight: the rules, whole.

"S" cites the rule sheet (a pencil, paper and die game for two, in Italian), "R" our rulings.
"""

from __future__ import annotations

from typing import assert_never

from engine.chance import Chance
from engine.frozen import replace
from engine.game import Outcome, Seat, Step
from engine.games.dogfight.events import Chosen, Ended, Event, Rolled, TurnBegun, TurnEnded
from engine.games.dogfight.model import (
    FAIR_RESERVE,
    LANES,
    Action,
    Advance,
    Begin,
    Counter,
    EndTurn,
    Options,
    Plane,
    Save,
    Squadron,
    State,
    Turn,
    Use,
)
from engine.games.dogfight.rules.turn import advance, beaten, counter, put, save, use

Done = Step[State, Event]


def setup(options: Options, seats: int, chance: Chance) -> Done:
    """Each seat rolls; the higher will choose who begins; equal: again (S)."""
    events: list[Event] = []
    rolls: tuple[int, ...] = (0,)
    while rolls.count(max(rolls)) != 1 or len(rolls) < seats:
        rolls = tuple(chance.die(options.die) for _ in range(seats))
        events.append(Rolled(rolls))
    squadron = Squadron((Plane(options.lives),) * len(LANES))
    state = State(options, rolls, None, (squadron,) * seats, None)
    return Step(state, tuple(events))


def apply(state: State, _seat: Seat, action: Action, chance: Chance) -> Done:
    if isinstance(action, Begin):
        return _begin(state, action.seat, chance)
    if state.turn is None:
        raise ValueError("no points before the first turn")
    match action:
        case EndTurn():
            return _end_turn(state, state.turn, chance)
        case Use(points=points):
            return use(state, state.turn, points)
        case Counter(lane=lane):
            return counter(state, state.turn, lane)
        case Advance(lane=lane, squares=squares):
            return advance(state, state.turn, lane, squares)
        case Save(points=points):
            return save(state, state.turn, points)
        case _:
            assert_never(action)


def _begin(state: State, first: Seat, chance: Chance) -> Done:
    """The first die of the match falls after the choice (R)."""
    other = Seat(1 - first)
    waiting = state.squadrons[other]
    if state.options.fair_start:
        waiting = replace(waiting, reserve=FAIR_RESERVE)
    squadrons = put(state.squadrons, other, waiting)
    after = replace(state, first=first, squadrons=squadrons)
    begun = _begin_turn(after, first, 1, chance)
    return Step(begun.state, (Chosen(state.chooser, first), *begun.events))


def _begin_turn(state: State, seat: Seat, number: int, chance: Chance) -> Done:
    """One die is rolled, once (S)."""
    die = chance.die(state.options.die)
    turn = Turn(number, seat, die, points=die)
    return Step(replace(state, turn=turn), (TurnBegun(number, seat, die),))


def _end_turn(state: State, turn: Turn, chance: Chance) -> Done:
    """What is neither spent nor saved is lost (S)."""
    begun = _begin_turn(state, Seat(1 - turn.seat), turn.number + 1, chance)
    return Step(begun.state, (TurnEnded(turn.seat, turn.points), *begun.events))


def concede(state: State, seat: Seat, _chance: Chance) -> Done:
    """A seat that leaves loses (R)."""
    outcome = beaten(seat, "end-resigned")
    return Step(replace(state, outcome=outcome), (Ended(outcome),))


def imagine(state: State, _seat: Seat, _chance: Chance) -> State:
    """Nothing is hidden."""
    return state


def outcome(state: State) -> Outcome | None:
    return state.outcome
