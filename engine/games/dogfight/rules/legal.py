"""What a seat may do, and the rule that forbids the rest."""

from __future__ import annotations

from typing import assert_never

from engine.game import IllegalAction, Seat, Span
from engine.games.dogfight.model import (
    COST,
    LANES,
    MOST_RESERVE,
    MOST_USED,
    Action,
    Advance,
    Begin,
    Counter,
    EndTurn,
    Lane,
    Observation,
    Save,
    State,
    Turn,
    Use,
)


def to_act(state: State) -> frozenset[Seat]:
    if state.outcome is not None:
        return frozenset()
    return frozenset({state.chooser if state.turn is None else state.turn.seat})


def legal_actions(state: State, seat: Seat) -> tuple[Action | Span, ...]:
    if seat not in to_act(state):
        return ()
    if state.turn is None:
        return tuple(Begin(Seat(first)) for first in range(len(state.squadrons)))
    turn = state.turn
    advances = tuple(
        Span(Advance(lane, 1), "squares", 1, min(lack(state, seat, lane), turn.points))
        for lane in LANES
        if turn.points and bar_to_advance(state, turn, lane) is None
    )
    room = min(MOST_RESERVE - state.squadrons[seat].reserve, turn.points)
    saves = (Span(Save(1), "points", 1, room),) if room else ()
    usable = reserve_to_use(state, turn)
    uses = (Span(Use(1), "points", 1, usable),) if usable else ()
    counters = tuple(Counter(lane) for lane in LANES if bar_to_counter(state, turn, lane) is None)
    return (*advances, *saves, *uses, *counters, EndTurn(turn.number))


def lack(state: State, seat: Seat, lane: Lane) -> int:
    """Squares that a line has still to grow."""
    return state.options.squares(lane) - state.squadrons[seat].plane(lane).line


def reserve_to_use(state: State, turn: Turn) -> int:
    """At most 2 a turn, and none that were saved in it (S)."""
    held = state.squadrons[turn.seat].reserve - turn.saved
    return max(0, min(MOST_USED - turn.used, held))


def bar_to_advance(state: State, turn: Turn, lane: Lane) -> IllegalAction | None:
    """The rule that keeps a line from growing, however many points there are."""
    if state.squadrons[turn.seat].plane(lane).lives == 0:
        return IllegalAction("error-plane-down", lane=lane)
    if state.squadrons[1 - turn.seat].plane(lane).lives == 0:
        return IllegalAction("error-no-target", lane=lane)
    if lane in turn.scored:
        return IllegalAction("error-has-hit", lane=lane)
    return None


def bar_to_counter(state: State, turn: Turn, lane: Lane) -> IllegalAction | None:
    """The rule against a countermeasure on the enemy line in a lane."""
    if turn.countered:
        return IllegalAction("error-one-countermeasure")
    if state.squadrons[turn.seat].countermeasures == 0:
        return IllegalAction("error-no-countermeasures")
    if state.squadrons[1 - turn.seat].plane(lane).line == 0:
        return IllegalAction("error-no-line", lane=lane)
    if turn.points < COST:
        return IllegalAction("error-too-few-points", points=turn.points, cost=COST)
    return None


def why_not(seen: Observation, action: Action) -> IllegalAction:
    state = seen.state
    if state.outcome is not None:
        return IllegalAction("error-match-over")
    if seen.viewer is None:
        return IllegalAction("error-no-seat")
    if seen.viewer not in to_act(state):
        return IllegalAction("error-not-your-turn")
    if state.turn is None:
        return IllegalAction("error-choose-first")
    return _forbidden(state, state.turn, action)


def _forbidden(state: State, turn: Turn, action: Action) -> IllegalAction:
    """Why the seat whose turn it is cannot do that."""
    match action:
        case Begin():
            return IllegalAction("error-begun")
        case EndTurn():
            return IllegalAction("error-other-turn")
        case Advance(lane=lane, squares=squares):
            return _no_advance(state, turn, lane, squares)
        case Counter(lane=lane):
            return bar_to_counter(state, turn, lane) or IllegalAction("error-not-allowed-now")
        case Save(points=points):
            return _no_saving(state, turn, points)
        case Use(points=points):
            return _no_use(state, turn, points)
        case _:
            assert_never(action)


def _no_advance(state: State, turn: Turn, lane: Lane, squares: int) -> IllegalAction:
    barred = bar_to_advance(state, turn, lane)
    if barred is not None:
        return barred
    lacking = lack(state, turn.seat, lane)
    if squares > lacking:
        return IllegalAction("error-too-far", lane=lane, lack=lacking)
    if squares > turn.points:
        return IllegalAction("error-too-few-points", points=turn.points, cost=squares)
    return IllegalAction("error-no-amount")


def _no_saving(state: State, turn: Turn, points: int) -> IllegalAction:
    held = state.squadrons[turn.seat].reserve
    if points < 1:
        return IllegalAction("error-no-amount")
    if held + points > MOST_RESERVE:
        return IllegalAction("error-reserve-full", most=MOST_RESERVE, held=held)
    return IllegalAction("error-too-few-points", points=turn.points, cost=points)


def _no_use(state: State, turn: Turn, points: int) -> IllegalAction:
    held = state.squadrons[turn.seat].reserve
    if points < 1:
        return IllegalAction("error-no-amount")
    if turn.used + points > MOST_USED:
        return IllegalAction("error-two-from-reserve", most=MOST_USED)
    if points <= held:
        return IllegalAction("error-just-saved", saved=turn.saved)
    return IllegalAction("error-reserve-short", held=held)
