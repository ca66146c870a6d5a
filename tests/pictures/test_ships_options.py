"""Boards and hands of matches that are not of the usual size."""

from __future__ import annotations

import pytest

from cogs.ui.lettering import fit
from engine.chance import Chance
from engine.game import Seat
from engine.games.ships import GAME
from engine.games.ships.model import Options
from tests.helpers import strict_texts
from tests.pictures.album import drawn, labels
from tests.pictures.operations import operations

T = strict_texts(GAME)["uk"]


@pytest.mark.parametrize("strength", [1, 3, 7, 16, 17, 40, 100_000])
def test_a_ship_of_any_strength_is_a_picture_of_the_same_size(strength: int) -> None:
    state = GAME.setup(Options(strength=strength), 2, Chance("strong", 0)).state

    scene = drawn(GAME, None, GAME.observe(state, None), T)

    assert scene is not None
    assert len(operations(scene).splitlines()) < 500
    assert all(fit(each.label, each.scale).whole for each in labels(scene)) == (strength < 1000)


@pytest.mark.parametrize("hand", [1, 2, 7, 8, 20])
def test_a_hand_of_any_size_lies_within_its_picture(hand: int) -> None:
    state = GAME.setup(Options(hand=hand, copies=20), 2, Chance("many", 0)).state

    scene = drawn(GAME, Seat(0), GAME.observe(state, Seat(0)), T)

    assert scene is not None
    places = [each for each in labels(scene) if each.y > 100]
    assert len(places) == hand
    assert all(0 < p.x - p.label.width / 2 < p.x + p.label.width / 2 < 720 for p in places)
    assert all(p.y + p.label.height / 2 <= scene.height for p in places)
