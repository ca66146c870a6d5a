"""Each secret of a match, shown on purpose, is caught by the test for any game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from engine.chance import Chance
from engine.game import Seat, Viewer
from engine.games.critters import GAME
from engine.games.critters.cards import Card, Cards
from engine.games.critters.model import Options, State
from tests.games.critters.tables import A, B
from tests.games.witness import Peeked, witness


def deck_of(*names: str) -> Cards:
    return tuple(map(Card, names))


FEW = Options(target=1, hand=1, cards=deck_of("support", "reinforce", "transport"))
HIDDEN = Options(target=1, hand=2, cards=deck_of("containment", "reinforce", "redeploy", "ambush"))
"""Cards go face down into the deck, come back into hands and are turned up again."""
LEAKS: dict[str, Callable[[State], Any]] = {
    "the hands": lambda state: state.hands,
    "the deck": lambda state: [lying.card for lying in state.deck],
    "what lies face down": lambda state: [
        lying.card for column in state.columns for side in column.sides for lying in side
    ],
    "the card drawn": lambda state: state.question and state.question.drawn,
    "what is picked up": lambda state: state.draft,
}


@pytest.mark.parametrize("leak", LEAKS.values(), ids=LEAKS)
def test_a_secret_that_is_shown_is_caught(leak: Callable[[State], Any]) -> None:
    def observe(state: State, viewer: Viewer) -> Any:
        return GAME.observe(state, viewer), leak(state)

    with pytest.raises(Peeked):
        witness(replace(GAME, tiny=FEW, observe=observe), matches=300)


@pytest.mark.parametrize("cards", [FEW, HIDDEN], ids=["few", "hidden"])
def test_nothing_shows_where_cards_are_destroyed_drawn_and_taken_back(cards: Options) -> None:
    seen = witness(replace(GAME, tiny=cards), matches=150)

    assert min(seen.told_apart[viewer] for viewer in (None, A, B)) > 40


def test_an_imagination_that_knows_too_much_is_caught() -> None:
    def prophecy(state: State, _seat: Seat, _chance: Chance) -> State:
        return state

    with pytest.raises(Peeked):
        witness(replace(GAME, tiny=HIDDEN, imagine=prophecy), matches=120)
