"""Matches played at random end, every card in its place; 10,000 of them by

``python -m tests.games.critters.test_endurance 10000``.
"""

from __future__ import annotations

import random
import sys

from engine.chance import Chance
from engine.games.critters import GAME
from engine.games.critters.cards import CARDS
from engine.games.critters.model import Choose, Consider, Options, State, Withdraw
from tests.games.critters.tables import all_cards, offered

LONGEST = 2000
"""Actions; about 50 are usual."""


def played(number: int) -> State:
    """A match at random, seldom withdrawn from, so that hands run empty and abilities meet."""
    luck, seed = random.Random(number), f"endure-{number}"
    state = GAME.setup(Options(), 2, Chance(seed, 0)).state
    for version in range(1, LONGEST):
        if not GAME.to_act(state):
            return state
        (seat,) = GAME.to_act(state)
        choices = [a for a in offered(state) if not isinstance(a, Choose | Consider)]
        bold = [a for a in choices if not isinstance(a, Withdraw)]
        action = luck.choice(bold if bold and luck.random() < 0.99 else choices)
        state = GAME.apply(state, seat, action, Chance(seed, version)).state
        assert all_cards(state) == dict.fromkeys(CARDS, 1)
    raise AssertionError(f"match {number} does not end")


def test_matches_at_random_end_with_every_card_accounted_for() -> None:
    for number in range(60):
        assert max(played(number).points) >= 12


def main(matches: int) -> None:
    longest = max(played(number).battle for number in range(matches))
    sys.stdout.write(f"{matches} matches ended, the longest after {longest} battles\n")


if __name__ == "__main__":
    main(int(sys.argv[1]))
