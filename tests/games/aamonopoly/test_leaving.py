"""A seat that leaves while it is asked something (aamonopoly.md, End)."""

from __future__ import annotations

from dataclasses import replace

from engine.chance import Chance
from engine.game import Seat
from engine.games.aamonopoly import GAME
from engine.games.aamonopoly.model import Army, Battle, Options, Progress, State
from engine.games.aamonopoly.tasks import Defeat, Finish

ANNA, BRUNO = Seat(0), Seat(1)
MEXICO = 3
LUCK = Chance("leaving", 1)


def test_a_defender_that_leaves_before_it_has_chosen_eliminates_nobody() -> None:
    """Elimination is the winner's choice, and one that has left chooses nothing."""
    state: State = GAME.setup(Options(), 3, LUCK).state
    there = tuple(replace(e, armies=(Army(MEXICO),)) for e in state.estates[:2])
    state = replace(
        state,
        estates=(*there, state.estates[2]),
        progress=Progress(dice=(1, 2), fought=True),
        battle=Battle(MEXICO, ANNA, (((4,), (2,), ()),), BRUNO),
        tasks=(Defeat(0, BRUNO), Finish()),
    )

    after = GAME.concede(state, BRUNO, LUCK).state

    assert after.estates[ANNA].standing == "in"
    assert after.estates[ANNA].armies == (Army(MEXICO),)
