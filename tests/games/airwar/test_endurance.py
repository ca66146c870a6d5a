"""Matches of full size end, every card in its place at every step; 10,000 of them by

``python -m tests.games.airwar.test_endurance 10000``.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from dataclasses import replace

from engine.chance import Chance
from engine.games.airwar import GAME
from engine.games.airwar.model import Options, State
from engine.games.airwar.pieces import SEATS
from engine.games.airwar.rules.judge import rollout
from engine.games.airwar.table import decks_in
from tests.games.airwar.tables import ASK, all_cards
from tests.helpers import actions_in

LONGEST = 5000
"""Actions; about 500 are usual."""


def played(number: int) -> State:
    """Both seats by a rule of thumb and now and then at random; the odd ones are asked all."""
    luck, seed, decks = random.Random(number), f"endure-{number}", decks_in("")
    whole = [Counter((decks.start(seat), *decks.shuffled_in(seat))) for seat in SEATS]
    state: State = GAME.setup(Options(), len(SEATS), Chance(seed, 0)).state
    if number % 2:
        state = replace(state, orders=(ASK, ASK))
    version = 0
    while owing := GAME.to_act(state):
        seat = min(owing)
        plan = rollout(state, seat, Chance(f"{seed}/player", version))
        wild = luck.random() < 0.1
        for action in [luck.choice(actions_in(GAME.legal_actions(state, seat)))] if wild else plan:
            version += 1
            state = GAME.apply(state, seat, action, Chance(seed, version)).state
            assert [all_cards(state, each) for each in SEATS] == whole
            assert version < LONGEST
    return state


def test_matches_end_with_every_card_accounted_for_at_every_step() -> None:
    ended = [played(number) for number in range(6)]

    assert all(state.outcome is not None and state.turn > 3 for state in ended)


def main(matches: int) -> None:
    longest = max(played(number).turn for number in range(matches))
    sys.stdout.write(f"{matches} matches ended, the longest in turn {longest}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]))
