"""Battles: dealt, fought turn by turn, given up or fought out, and scored."""

from __future__ import annotations

from functools import partial
from typing import Final

from engine.chance import Chance
from engine.frozen import replace
from engine.game import Outcome, Seat, Step
from engine.games.critters.cards import THEATRES, Theatre, in_order
from engine.games.critters.events import BattleBegun, Dealt, Ended, Scored
from engine.games.critters.model import Draft, Options, State
from engine.games.critters.rules.abilities import start
from engine.games.critters.rules.steps import Done, at_seat, then
from engine.games.critters.table import SEATS, Column, Columns, Lying, leader, rival, standing

FOUGHT_OUT: Final = 6
"""Points for most theatres when both hands are empty."""
WITHDRAWN: Final = ((6, 6), (4, 6), (3, 4), (3, 3), (2, 3), (2, 2), (2, 2))
"""Points by the cards left in the hand of the seat that withdraws: as First Player, as Second."""


def opening(options: Options, chance: Chance) -> Done:
    """The theatres and the First Player general are drawn for the first battle (Frame)."""
    row, first = chance.shuffled(THEATRES), SEATS[chance.below(len(SEATS))]
    table = State(
        options=options,
        battle=0,
        first=rival(first),
        turn=first,
        columns=_columns(row[1:] + row[:1]),
        hands=((),) * len(SEATS),
        deck=(),
        points=(0,) * len(SEATS),
        drops=(False,) * len(SEATS),
        waiting=(),
    )
    return begin(table, chance)


def _columns(row: tuple[Theatre, ...]) -> Columns:
    return tuple(Column(theatre, ((), ())) for theatre in row)


def begin(state: State, chance: Chance) -> Done:
    """All cards are shuffled, each theatre moves on to the right, the generals change hands."""
    options, first = state.options, rival(state.first)
    *others, rightmost = (column.theatre for column in state.columns)
    row = (rightmost, *others)
    pack = chance.shuffled(options.cards)
    hands = tuple(in_order(pack[s * options.hand : (s + 1) * options.hand]) for s in SEATS)
    rest = pack[len(SEATS) * options.hand :]
    after = replace(
        state,
        battle=state.battle + 1,
        first=first,
        turn=first,
        columns=_columns(row),
        hands=hands,
        deck=tuple(Lying(card, False, (False, False)) for card in rest),
        drops=(False,) * len(SEATS),
        latest=None,
    )
    dealt = (Dealt(seat, hands[seat]) for seat in SEATS)
    return Step(after, (BattleBegun(after.battle, row, first), *dealt))


def go_on(step: Done, chance: Chance) -> Done:
    """Resolve what waits until a question is open, or the turn is over and the next begins."""
    while step.state.question is None and step.state.waiting:
        card, *waiting = step.state.waiting
        step = Step(replace(step.state, waiting=tuple(waiting)), step.events)
        step = then(step, partial(start, card=card))
    if step.state.question is not None:
        return step
    # Rulings 12: only now, with nothing left to resolve, empty hands end the battle.
    if not any(step.state.hands):
        return then(step, lambda state: _fought_out(state, chance))
    return Step(replace(step.state, turn=rival(step.state.turn)), step.events)


def _fought_out(state: State, chance: Chance) -> Done:
    columns = state.columns
    leaders = [leader(sums, state.first) for sums in standing(columns)]
    winner = max(SEATS, key=leaders.count)
    held = tuple(
        column.theatre for column, seat in zip(columns, leaders, strict=True) if seat == winner
    )
    return _score(state, Scored(state.battle, winner, FOUGHT_OUT, held, None), chance)


def cost(first: Seat, seat: Seat, left: int) -> int:
    """What the other scores if the seat withdraws with so many cards left."""
    return WITHDRAWN[left][seat != first]


def withdraw(state: State, seat: Seat, chance: Chance) -> Done:
    left = len(state.hands[seat])
    points = cost(state.first, seat, left)
    scored = Scored(state.battle, rival(seat), points, (), left)
    return _score(replace(state, draft=Draft()), scored, chance)


def _score(state: State, scored: Scored, chance: Chance) -> Done:
    winner = scored.winner
    points = at_seat(state.points, winner, state.points[winner] + scored.points)
    step: Done = Step(replace(state, points=points, scored=scored), (scored,))
    if points[winner] >= state.options.target:
        return then(step, lambda s: end(s, beaten(rival(winner), "end-points", winner)))
    return then(step, lambda s: begin(s, chance))


def beaten(seat: Seat, reason: str, cause: Seat) -> Outcome:
    return Outcome((2, 1) if seat == 0 else (1, 2), reason, cause)


def end(state: State, outcome: Outcome) -> Done:
    """Nothing on the table changes: nothing hidden is turned up."""
    return Step(replace(state, draft=Draft(), outcome=outcome), (Ended(outcome),))
