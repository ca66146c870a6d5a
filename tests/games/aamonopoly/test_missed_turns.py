"""A seat that is absent (aamonopoly.md, End)."""

from __future__ import annotations

from dataclasses import replace

from engine.chance import Chance
from engine.game import Seat, play
from engine.games.aamonopoly import GAME
from engine.games.aamonopoly.actions import Miss
from engine.games.aamonopoly.events import Thrown
from engine.games.aamonopoly.model import Options, State

ANNA = Seat(0)


def test_a_double_thrown_in_a_missed_turn_leaves_the_turn_missed() -> None:
    """After three turns missed running the seat leaves, whatever its dice show."""
    start: State = GAME.setup(Options(), 2, Chance("absent", 0)).state
    anna = replace(start.estates[ANNA], missed=1)
    start = replace(start, estates=(anna, *start.estates[1:]))

    doubles = 0
    for version in range(60):
        step = play(GAME, start, ANNA, Miss(), Chance("absent", version))
        doubles += sum(isinstance(event, Thrown) for event in step.events) > 1

        assert step.state.estates[ANNA].missed == 2

    assert doubles > 0
