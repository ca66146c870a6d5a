"""Whole matches at random and by rules of thumb, the books checked at every step.

``python -m tests.games.aamonopoly.test_endurance 1000`` plays as many, with 2 to 6 seats.
"""

from __future__ import annotations

import random
import sys
from typing import Any

import pytest

from engine.chance import Chance
from engine.game import Seat, Span, play
from engine.games.aamonopoly import GAME
from engine.games.aamonopoly.actions import Miss
from engine.games.aamonopoly.events import Downgraded, Event
from engine.games.aamonopoly.model import Options, State
from engine.games.aamonopoly.rules.thumb import rollout
from tests.games.aamonopoly.ledger import check, unevenness

SAMPLE = 10
SHORT = (6, 12)
"""Rounds of the sample's matches."""
LONGEST = 20_000
SENSE = 0.5
"""How often a decision is the thumb player's, at most; the rest is anything."""


def decision(state: State, seat: Seat, luck: random.Random, sense: float) -> tuple[Any, ...]:
    """Anything allowed but to miss the turn, or what a player by rules of thumb does."""
    if luck.random() < sense and seat in GAME.to_act(state):
        return rollout(state, seat, Chance(str(luck.random()), 0))
    legal = [offer for offer in GAME.legal_actions(state, seat) if offer != Miss()]
    offer = luck.choice(legal)
    return (offer.at(luck.randint(offer.low, offer.high)) if isinstance(offer, Span) else offer,)


def whole(number: int, lengths: tuple[int, ...] = (10, 30)) -> tuple[State, int]:
    """A match played to its end, every step checked; how many actions it took."""
    luck, seats = random.Random(number), 2 + number % 5
    sense = luck.choice((0.0, SENSE, 0.9))
    options = Options(rounds=luck.choice(lengths), stakes=luck.choice((1, 10)))
    state: State = GAME.setup(options, seats, Chance(f"whole-{number}", 0)).state
    version, uneven = 0, False
    while owing := sorted(GAME.to_act(state)):
        seat = luck.choice(owing) if luck.random() < 0.9 else Seat(luck.randrange(seats))
        if not GAME.legal_actions(state, seat):
            continue
        for action in decision(state, seat, luck, sense):
            version += 1
            step = play(GAME, state, seat, action, Chance(f"whole-{number}", version))
            check(state, step.state, step.events)
            uneven = uneven or _returned(step.events)
            assert uneven or unevenness(step.state) <= 1
            state = step.state
        assert version < LONGEST
    return state, version


def _returned(events: tuple[Event, ...]) -> bool:
    """Whether a seat came back: the groups that leaves may be uneven (Elimination)."""
    return any(isinstance(event, Downgraded) for event in events)


@pytest.mark.parametrize("number", range(SAMPLE))
def test_nothing_is_made_or_lost_at_any_step_of_a_match(number: int) -> None:
    state, _ = whole(number, SHORT)

    assert state.outcome is not None


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    actions = sum(whole(number)[1] for number in range(count))
    sys.stdout.write(f"{count} matches, {actions} actions: every step kept the books\n")
