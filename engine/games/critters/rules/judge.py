"""How a position stands, and what a player might do: for computers. No part of the rules."""

from __future__ import annotations

from math import exp
from typing import Final

from engine.chance import Chance
from engine.game import Seat
from engine.games.critters.model import Action, Choose, Consider, State, Withdraw
from engine.games.critters.rules.legal import choices
from engine.games.critters.rules.observe import observe
from engine.games.critters.table import SEATS, leader, standing

SCALE: Final = 4.0
"""Victory points ahead that make e : 1 odds of winning."""
THEATRE: Final = 1.0
"""What each theatre held counts for, in victory points, before the battle is over."""
LEAD: Final = 0.12
"""The same of each point of strength in a theatre, up to ``MOST_LEAD``."""
MOST_LEAD: Final = 6


def evaluate(state: State) -> tuple[float, ...]:
    """Points, and how the theatres lie: narrow leads may still turn."""
    ahead = float(state.points[0] - state.points[1])
    for sums in standing(state.columns):
        lead = max(-MOST_LEAD, min(MOST_LEAD, sums[0] - sums[1]))
        ahead += LEAD * lead + (THEATRE if leader(sums, state.first) == SEATS[0] else -THEATRE)
    won = 1 / (1 + exp(-ahead / SCALE))
    return won, 1 - won


def rollout(state: State, seat: Seat, chance: Chance) -> tuple[Action, ...]:
    """Any play or answer; to withdraw is left to whoever looks further."""
    offered = choices(observe(state, seat))
    plays = [action for action in offered if not isinstance(action, Choose | Consider | Withdraw)]
    return (plays[chance.below(len(plays))],)
