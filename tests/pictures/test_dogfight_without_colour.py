"""What the colours of the two squadrons tell can be told without them, at every distance."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from PIL import ImageChops

from cogs.ui.raster import Raster
from cogs.ui.theme import PALETTE
from engine.games.dogfight import GAME
from engine.games.dogfight.model import LANES, SQUARES, Distance, Options, Squadron, State
from engine.games.dogfight.pictures.board import picture
from engine.scene import Scene
from tests.games.dogfight.tables import squadron, table
from tests.helpers import strict_texts
from tests.pictures.album import labels
from tests.pictures.test_labels import CONTRAST, contrast, under, unlettered

FAR = 60
"""Steps of grey, of 255, that are seen apart at a glance."""
RASTER = Raster()
every_seat = pytest.mark.parametrize("seat", [0, 1])


def board(state: State) -> Scene:
    return picture(GAME.observe(state, None), strict_texts(GAME)["en"])


def apart(one: State, other: State) -> int:
    """Pixels that are far from each other in shades of grey."""
    greys = (RASTER.draw(board(state)).convert("L") for state in (one, other))
    return sum(ImageChops.difference(*greys).histogram()[FAR + 1 :])


def of(seat: int, squad: Squadron) -> State:
    """One squadron so, the other fresh."""
    return table(3, squad) if seat == 0 else table(3, enemy=squad)


@every_seat
def test_every_square_of_a_line_shows(seat: int) -> None:
    grown = [of(seat, squadron((2, n), (2, 0), (2, 0))) for n in range(6)]

    assert min(apart(one, other) for one, other in pairwise(grown)) > 150


@every_seat
def test_every_life_shows(seat: int) -> None:
    worn = [of(seat, squadron((n, 0), (2, 0), (2, 0))) for n in range(3)]

    assert min(apart(one, other) for one, other in pairwise(worn)) > 150


@every_seat
def test_every_point_in_reserve_and_every_countermeasure_shows(seat: int) -> None:
    reserves = [of(seat, squadron(reserve=n)) for n in range(4)]
    counters = [of(seat, squadron(countermeasures=n)) for n in range(4)]

    for states in (reserves, counters):
        assert min(apart(one, other) for one, other in pairwise(states)) > 100


def drawn_out(distance: Distance, short_of_hit: int) -> State:
    """Both seats so many squares short of a hit in every lane."""
    options = Options(distance)
    flying = squadron(*((2, options.squares(lane) - short_of_hit) for lane in LANES))
    return replace(table(6, flying, flying), options=options)


@pytest.mark.parametrize("distance", SQUARES)
def test_the_length_of_a_line_is_told_beside_its_tip_at_every_distance(distance: Distance) -> None:
    side, middle, _ = SQUARES[distance]
    for left in (1, 2, middle // 2, middle):
        scene = board(drawn_out(distance, left))

        words = [placed.label.text for placed in labels(scene)]
        assert words.count(f"{side - left}/{side}") == 4
        assert words.count(f"{middle - left}/{middle}") == 2
        ground = RASTER.draw(replace(scene, items=unlettered(scene.items)))
        for placed in labels(scene):
            for colour in under(ground, placed):
                assert contrast(PALETTE[placed.label.role], colour) >= CONTRAST, placed
