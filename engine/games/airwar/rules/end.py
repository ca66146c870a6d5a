"""How turns and matches end (airwar.md, End)."""

from __future__ import annotations

from dataclasses import replace

from engine.game import Outcome, Seat, Step
from engine.games.airwar.events import Ended, Wearied
from engine.games.airwar.model import Desk, State
from engine.games.airwar.pieces import ALLIES, SEATS
from engine.games.airwar.rules.steps import Done, then, with_theatre
from engine.games.airwar.table import rival


def end(state: State, outcome: Outcome) -> Done:
    over = replace(state, outcome=outcome, desks=(Desk(),) * len(SEATS))
    return Step(over, (Ended(outcome),))


def beaten(seat: Seat, reason: str) -> Outcome:
    """The seat loses; the sentence speaks of it."""
    return Outcome((2, 1) if seat == 0 else (1, 2), reason, seat)


def broken(state: State) -> Seat | None:
    """Whose Industry is at 0, whoever's turn it is; both cannot reach it at once."""
    return next((seat for seat in SEATS if state.theatres[seat].industry == 0), None)


def end_turn(state: State) -> Done:
    """A seat that has not raided wearies where the options say so; the limit falls after the
    Allies' turn (airwar.md, End and Rulings on detail 9).
    """
    seat = state.active
    points = min(state.options.weariness, state.theatres[seat].industry)
    step: Done = Step(state)
    if points and not state.raided:
        industry = state.theatres[seat].industry - points
        step = Step(with_theatre(state, seat, industry=industry), (Wearied(seat, points),))
    return then(step, _limit)


def _limit(state: State) -> Done:
    if broken(state) is not None or state.active != ALLIES or state.turn < state.options.limit:
        return Step(state)
    one, other = (theatre.industry for theatre in state.theatres)
    if one == other:
        return end(state, Outcome((1, 1), "end-limit-draw"))
    winner = SEATS[one < other]
    return end(state, Outcome(beaten(rival(winner), "").places, "end-limit", winner))
