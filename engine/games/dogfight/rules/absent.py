"""What is played for a seat whose time ran out (R)."""

from __future__ import annotations

from engine.game import Seat
from engine.games.dogfight.model import LANES, Action, Advance, Begin, EndTurn, Lane, State
from engine.games.dogfight.rules.legal import bar_to_advance, lack


def stand_in(state: State, seat: Seat) -> Action:
    """Begin; then all points to the line nearest a kill, and what it does not need to the next.

    It leaves reserve and countermeasures as they are.
    """
    turn = state.turn
    if turn is None:
        return Begin(seat)
    open_lanes = [lane for lane in LANES if bar_to_advance(state, turn, lane) is None]
    if not turn.points or not open_lanes:
        return EndTurn(turn.number)
    nearest = min(open_lanes, key=lambda lane: to_kill(state, seat, lane))
    return Advance(nearest, min(lack(state, seat, nearest), turn.points))


def to_kill(state: State, seat: Seat, lane: Lane) -> int:
    """Squares that a seat still has to draw in a lane until the plane opposite is down."""
    lives = state.squadrons[1 - seat].plane(lane).lives
    return lack(state, seat, lane) + (lives - 1) * state.options.squares(lane)
