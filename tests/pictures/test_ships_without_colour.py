"""What the colours of the two seats tell can be told without them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from cogs.ui.raster import Raster
from engine.chance import Chance
from engine.game import Seat
from engine.games.ships import GAME
from engine.games.ships.cards import CARDS
from engine.games.ships.model import Latest, Observation, Options, Ship
from engine.games.ships.pictures.board import picture
from engine.games.ships.pictures.cards import pile
from engine.scene import Group, Paint, Rect, Scene
from tests.helpers import strict_texts

FAR = 60
"""Steps of grey, of 255, that are seen apart at a glance."""
RASTER = Raster()
OPENING = GAME.observe(GAME.setup(Options(), 2, Chance("grey", 0)).state, None)


def apart(one: Scene, other: Scene) -> int:
    """Pixels that are far from each other in shades of grey."""
    return far(*(RASTER.draw(scene).convert("L") for scene in (one, other)))


def far(one: Image.Image, other: Image.Image) -> int:
    return sum(ImageChops.difference(one, other).histogram()[FAR + 1 :])


def board(change: Callable[[Observation], Observation]) -> Scene:
    return picture(change(OPENING), strict_texts(GAME)["en"])


def with_winds(seat: int, gage: Seat | None) -> Callable[[Observation], Observation]:
    winds = (("north",), ()) if seat == 0 else ((), ("north",))
    # Of the kinds there are, though typed as any text.
    return lambda seen: replace(seen, latest=Latest((0, 0), winds, gage))  # type: ignore[arg-type]


def with_ship(**values: int) -> Callable[[Observation], Observation]:
    full = {"hull": 7, "rigging": 7, "crew": 7}
    return lambda seen: replace(seen, ships=(Ship(**(full | values)), Ship(7, 7, 7)))


def test_who_set_a_wind_shows_on_the_rose() -> None:
    assert apart(board(with_winds(0, Seat(0))), board(with_winds(1, Seat(0)))) > 300


def test_who_has_the_gage_shows() -> None:
    held = [board(with_winds(0, gage)) for gage in (None, Seat(0), Seat(1))]

    assert min(apart(one, other) for one, other in combinations(held, 2)) > 300


@pytest.mark.parametrize("part", ["hull", "rigging", "crew"])
def test_every_point_a_ship_loses_shows(part: str) -> None:
    steps = [board(with_ship(**{part: value})) for value in range(8)]

    assert min(apart(one, other) for one, other in combinations(steps, 2)) > 60


def test_every_kind_of_card_shows() -> None:
    ground = Group((Rect(0, 0, 80, 100, Paint("paper")),))
    cards = [Scene(80, 100, "paper", (ground, replace(pile(card, 1), y=8))) for card in CARDS]

    assert min(apart(one, other) for one, other in combinations(cards, 2)) > 150


def test_the_seats_own_boxes_differ_by_more_than_colour() -> None:
    both = RASTER.draw(board(lambda seen: seen)).convert("L")
    left, right = both.crop((186, 560, 344, 578)), both.crop((546, 560, 704, 578))

    assert far(left, right) > 150
