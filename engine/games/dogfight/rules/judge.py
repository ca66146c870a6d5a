"""How a position stands: what computers look ahead to. No part of the rules."""

from __future__ import annotations

from itertools import combinations
from math import exp
from typing import Final

from engine.chance import Chance
from engine.game import Seat, Span
from engine.games.dogfight.model import LANES, TO_WIN, Action, EndTurn, State
from engine.games.dogfight.rules.absent import stand_in, to_kill
from engine.games.dogfight.rules.legal import legal_actions

SCALE: Final = 4.0
"""Squares ahead in the race that make e : 1 odds of winning."""
IN_RESERVE: Final = 0.6
COUNTERMEASURE: Final = 0.9
"""What a point in reserve and a countermeasure are worth, in squares."""
TO_MOVE: Final = 1.7
"""What the turn is worth, before its points are spent: half of a mean die."""


def evaluate(state: State) -> tuple[float, ...]:
    """By the race: who has fewer squares to draw until two enemy planes are down."""
    ahead = _to_win(state, Seat(1)) - _to_win(state, Seat(0))
    if state.turn is not None:
        seat, points = state.turn.seat, state.turn.points
        ahead += (points - TO_MOVE) * (1 if seat == 0 else -1)
    won = 1 / (1 + exp(-ahead / SCALE))
    return won, 1 - won


def _to_win(state: State, seat: Seat) -> float:
    """Squares still to be drawn in the two lanes nearest to a kill, less what is in store."""
    rival, own = state.squadrons[1 - seat], state.squadrons[seat]
    need = TO_WIN - rival.down
    lanes = [n for n in LANES if own.plane(n).lives and rival.plane(n).lives]
    ways = combinations((to_kill(state, seat, lane) for lane in lanes), need)
    store = IN_RESERVE * own.reserve + COUNTERMEASURE * own.countermeasures
    return min(map(sum, ways), default=0) - store


def rollout(state: State, seat: Seat, chance: Chance) -> tuple[Action, ...]:
    """As the stand-in does, or anything but to end the turn with points left, as much as may be."""
    if chance.below(3):
        return (stand_in(state, seat),)
    offers = legal_actions(state, seat)
    better = [offer for offer in offers if not isinstance(offer, EndTurn)]
    points = state.turn is None or state.turn.points
    offer = better[chance.below(len(better))] if better and points else offers[-1]
    return (offer.at(offer.high) if isinstance(offer, Span) else offer,)
