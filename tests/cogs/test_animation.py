"""Scenes as a GIF that can be sent anywhere."""

from __future__ import annotations

import io
import random

import pytest
from PIL import Image

from cogs.ui.animation import EACH, FIRST, LAST, animate
from cogs.ui.raster import Raster
from cogs.ui.theme import PALETTE
from engine.game import AnyGame
from engine.scene import Circle, Paint, Role, Scene
from tests.helpers import absent, strict_texts, walk
from tests.pictures.album import every_pictured_game

ROLES: tuple[Role, ...] = ("danger", "first", "gold", "sea", "paper", "white", "ink")


def spotted(count: int, dots: int = 3) -> list[Scene]:
    """So many pictures, hard to compress with many dots."""
    luck = random.Random("dots")
    return [
        Scene(
            160,
            120,
            "sky",
            tuple(
                Circle(luck.random() * 160, luck.random() * 120, 5, Paint(luck.choice(ROLES)))
                for _ in range(dots)
            ),
        )
        for _ in range(count)
    ]


def times(gif: bytes) -> list[int]:
    picture = Image.open(io.BytesIO(gif))
    found = []
    for frame in range(getattr(picture, "n_frames", 1)):
        picture.seek(frame)
        found.append(int(picture.info["duration"]))
    return found


def test_the_first_and_the_last_picture_stand_longer() -> None:
    assert times(animate(Raster(), spotted(4))) == [FIRST, EACH, EACH, LAST]


def test_it_runs_for_ever_in_the_pictures_proportions() -> None:
    picture = Image.open(io.BytesIO(animate(Raster(), spotted(3))))

    assert picture.info["loop"] == 0
    assert picture.size == (120, 90)


def test_one_picture_is_enough() -> None:
    assert Image.open(io.BytesIO(animate(Raster(), spotted(1)))).size == (120, 90)


def test_a_lower_picture_leaves_nothing_of_a_higher_one_to_be_seen() -> None:
    heights = (120, 240, 120)
    grounds: tuple[Role, ...] = ("sea", "danger", "sea")
    scenes = [Scene(160, high, role, ()) for high, role in zip(heights, grounds, strict=True)]

    film = Image.open(io.BytesIO(animate(Raster(), scenes)))

    seen = []
    for frame in range(3):
        film.seek(frame)
        shown = film.convert("RGB")
        seen.append([shown.getpixel((60, y)) for y in (40, 140)])
    sea, danger, ground = (PALETTE[role][:3] for role in ("sea", "danger", "ink"))
    assert film.size == (120, 180)
    assert seen == [[sea, ground], [danger, danger], [sea, ground]]


@pytest.mark.parametrize("most", [100_000, 30_000, 12_000])
def test_it_stays_within_its_size(most: int) -> None:
    gif = animate(Raster(), spotted(24, dots=60), most)

    assert len(gif) <= most
    assert times(gif)[-1] == LAST


@every_pictured_game
def test_a_long_match_takes_at_most_two_mebibytes(game: AnyGame) -> None:
    assert game.picture is not None
    t = strict_texts(game)["uk"]
    moments = walk(game, max(game.seats), "long", absent, game.shapes.options())
    scenes = list(dict.fromkeys(game.picture(game.observe(m.state, None), t) for m in moments))

    gif = animate(Raster(), scenes)

    assert len(gif) <= 2 << 20
    assert len(times(gif)) == len(scenes)
