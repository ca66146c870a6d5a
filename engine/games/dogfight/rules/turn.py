"""How points are spent. "S" cites the rule sheet, "R" our rulings."""

from __future__ import annotations

from typing import TypeVar

from engine.frozen import replace
from engine.game import Outcome, Seat, Step
from engine.games.dogfight.events import Advanced, Countered, Ended, Event, Hit, Saved, Used
from engine.games.dogfight.model import (
    COST,
    LANES,
    SETBACK,
    TO_WIN,
    Lane,
    Plane,
    Squadron,
    State,
    Turn,
)

Done = Step[State, Event]
T = TypeVar("T")


def put(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return (*values[:place], value, *values[place + 1 :])


def use(state: State, turn: Turn, points: int) -> Done:
    own = state.squadrons[turn.seat]
    reserve = own.reserve - points
    after = replace(turn, points=turn.points + points, used=turn.used + points)
    step = _with(state, after, turn.seat, replace(own, reserve=reserve))
    return Step(step, (Used(turn.seat, points, reserve),))


def save(state: State, turn: Turn, points: int) -> Done:
    own = state.squadrons[turn.seat]
    reserve = own.reserve + points
    after = replace(turn, points=turn.points - points, saved=turn.saved + points)
    step = _with(state, after, turn.seat, replace(own, reserve=reserve))
    return Step(step, (Saved(turn.seat, points, reserve),))


def counter(state: State, turn: Turn, lane: Lane) -> Done:
    """The enemy line goes back 3 squares, not below 0 (S)."""
    rival = Seat(1 - turn.seat)
    own, enemy = state.squadrons[turn.seat], state.squadrons[rival]
    line = enemy.plane(lane).line
    back = min(SETBACK, line)
    after = replace(turn, points=turn.points - COST, countered=True)
    left = replace(own, countermeasures=own.countermeasures - 1)
    done = _with(state, after, turn.seat, left)
    shorter = _changed(enemy, lane, replace(enemy.plane(lane), line=line - back))
    done = replace(done, squadrons=put(done.squadrons, rival, shorter))
    return Step(done, (Countered(turn.seat, lane, back, line - back),))


def advance(state: State, turn: Turn, lane: Lane, squares: int) -> Done:
    own = state.squadrons[turn.seat]
    line = own.plane(lane).line + squares
    after = replace(turn, points=turn.points - squares)
    grown = _changed(own, lane, replace(own.plane(lane), line=line))
    done = _with(state, after, turn.seat, grown)
    advanced = Advanced(turn.seat, lane, squares, line)
    if line < state.options.squares(lane):
        return Step(done, (advanced,))
    hit = _hit(done, after, lane)
    return Step(hit.state, (advanced, *hit.events))


def _hit(state: State, turn: Turn, lane: Lane) -> Done:
    """The plane opposite loses a life, the line goes back to 0 (S); a plane that is down loses
    its own line too (S). With the second plane down the match is over: no last turn, which
    could change nothing, as at most one plane of a lane ever falls (R).
    """
    rival = Seat(1 - turn.seat)
    own, enemy = state.squadrons[turn.seat], state.squadrons[rival]
    lives = enemy.plane(lane).lives - 1
    target = Plane(lives, enemy.plane(lane).line if lives else 0)
    own, enemy = (
        _changed(own, lane, replace(own.plane(lane), line=0)),
        _changed(enemy, lane, target),
    )
    done = _with(state, replace(turn, scored=(*turn.scored, lane)), turn.seat, own)
    done = replace(done, squadrons=put(done.squadrons, rival, enemy))
    hit = Hit(turn.seat, lane, lives)
    if enemy.down < TO_WIN:
        return Step(done, (hit,))
    outcome = beaten(rival, "end-shot-down")
    return Step(replace(done, outcome=outcome), (hit, Ended(outcome)))


def beaten(seat: Seat, reason: str) -> Outcome:
    return Outcome((2, 1) if seat == 0 else (1, 2), reason, seat)


def _with(state: State, turn: Turn, seat: Seat, squadron: Squadron) -> State:
    return replace(state, turn=turn, squadrons=put(state.squadrons, seat, squadron))


def _changed(squadron: Squadron, lane: Lane, plane: Plane) -> Squadron:
    return replace(squadron, planes=put(squadron.planes, LANES.index(lane), plane))
