"""What is drawn, recorded and read by eye whenever it changes; ``RECORD_GOLDEN=1`` writes it anew.

A record's name says of what: a walk's seed, how far into it, and the viewer.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from engine.game import AnyGame, Seat
from tests.helpers import strict_texts, walk
from tests.pictures.album import PICTURED, drawn, every_pictured_game
from tests.pictures.operations import operations

HERE = Path(__file__).parent / "golden"
RECORDS = [(PICTURED[key], path) for key in PICTURED for path in sorted((HERE / key).glob("*.txt"))]


@every_pictured_game
def test_every_game_with_pictures_has_recorded_ones(game: AnyGame) -> None:
    viewers = {path.stem.split("-")[-1] for owner, path in RECORDS if owner is game}

    assert "board" in viewers
    assert ("hand" in viewers) == (game.hand_picture is not None)


@pytest.mark.parametrize(("game", "path"), RECORDS, ids=lambda value: getattr(value, "stem", ""))
def test_a_recorded_picture_is_drawn_as_recorded(game: AnyGame, path: Path) -> None:
    seed, part, what = path.stem.split("-")
    moments = list(walk(game, min(game.seats), seed, options=game.shapes.options()))
    moment = moments[(len(moments) - 1) * int(part) // 100]
    viewer = None if what == "board" else Seat(0)
    scene = drawn(game, viewer, game.observe(moment.state, viewer), strict_texts(game)["en"])
    assert scene is not None
    found = operations(scene)
    if os.environ.get("RECORD_GOLDEN"):
        path.write_text(found, "utf-8")

    assert path.read_text("utf-8") == found
