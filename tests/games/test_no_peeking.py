"""No game tells a viewer more than it may know, and a game that does is caught."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.game import AnyGame, Viewer
from tests.games.witness import Peeked, hides_nothing, witness
from tests.helpers import TOYS, every_game, viewers_of

ENOUGH = 100


@every_game
def test_a_viewer_gets_no_more_than_it_was_shown(game: AnyGame) -> None:
    seen = witness(game)

    assert game.secret != hides_nothing(game)
    proofs = seen.told_apart if game.secret else seen.met
    for viewer in viewers_of(min(game.seats)):
        assert proofs[viewer] > ENOUGH, "too few repeats to prove anything: make tiny smaller"


def _with_bids(state: Any, _viewer: Viewer) -> Any:
    return state.bids


def _with_the_last_card(state: Any, _viewer: Viewer) -> Any:
    return state.prizes[-1:]


def _with_a_prophecy(state: Any, _seat: Any, _chance: Any) -> Any:
    return state


@pytest.mark.parametrize(
    "mutant",
    [
        replace(TOYS["goofspiel"], observe=_with_bids),
        replace(TOYS["goofspiel"], observe=_with_the_last_card),
        replace(TOYS["goofspiel"], imagine=_with_a_prophecy),
    ],
    ids=["shows another's bid", "shows the last card", "imagines what it cannot know"],
)
def test_a_game_that_leaks_is_caught(mutant: AnyGame) -> None:
    with pytest.raises(Peeked):
        witness(mutant)
