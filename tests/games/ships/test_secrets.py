"""Each secret of a match, shown on purpose, is caught by the test for any game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from engine.game import Viewer
from engine.games.ships import GAME
from engine.games.ships.events import Dealt, Drawn
from engine.games.ships.model import Options, State
from tests.games.ships.tables import A, B, cards
from tests.games.witness import Peeked, witness

CLOSE = replace(GAME, tiny=Options(strength=2, hand=1, copies=1, quiet=4))
"""So few cards that a Reload often empties the pile."""
LEAKS: dict[str, Callable[[State], Any]] = {
    "the hands": lambda state: state.hands,
    "the pile": lambda state: state.pile,
    "the real size of the pile": lambda state: len(state.pile),
    "a shuffle before both have answered": lambda state: state.shuffled,
    "who has reloaded": lambda state: [desk.stage for desk in state.desks],
    "what is ticked": lambda state: [desk.winds for desk in state.desks],
    "an order": lambda state: [desk.retire for desk in state.desks],
    "secret discards": lambda state: state.buried,
    "cards set aside": lambda state: [len(desk.aside) for desk in state.desks],
}


@pytest.mark.parametrize("leak", LEAKS.values(), ids=LEAKS)
def test_a_secret_that_is_shown_is_caught(leak: Callable[[State], Any]) -> None:
    def observe(state: State, viewer: Viewer) -> Any:
        return GAME.observe(state, viewer), leak(state)

    with pytest.raises(Peeked):
        witness(replace(CLOSE, observe=observe), matches=400)


def test_nothing_shows_where_the_pile_runs_out_in_the_middle_of_reload() -> None:
    seen = witness(CLOSE, matches=60)

    assert min(seen.told_apart[viewer] for viewer in (None, A, B)) > 200


def test_cards_are_shown_to_the_hand_they_come_to() -> None:
    dealt, drawn = Dealt(A, 2, cards("NC")), Drawn(A, cards("S"))

    assert [GAME.seen_by(dealt, viewer) for viewer in (A, B, None)] == [
        dealt,
        Dealt(A, 2, None),
        Dealt(A, 2, None),
    ]
    assert [GAME.seen_by(drawn, viewer) for viewer in (A, B, None)] == [drawn, None, None]
