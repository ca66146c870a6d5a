"""Every picture that is met in play, of every game that has pictures."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest

from cogs.ui.outline import Place, Placed, placed
from engine.game import AnyGame, Viewer
from engine.scene import Group, Label, Scene
from engine.text import Text
from tests.helpers import GAMES, Moment, viewers_of, walk

PICTURED = {key: game for key, game in GAMES.items() if game.picture is not None}
every_pictured_game = pytest.mark.parametrize("game", PICTURED.values(), ids=lambda game: game.key)
SEEDS = ("calm", "gale", "squall")


@dataclass(frozen=True)
class Sight:
    """What one viewer saw at one moment."""

    seats: int
    moment: Moment
    viewer: Viewer
    seen: Any


@cache
def sights(game: AnyGame) -> tuple[Sight, ...]:
    """All different ones of whole matches of full size, with the fewest and the most seats, and
    of a tiny one with every number of seats; of those alike the first."""
    found: dict[object, Sight] = {}
    ends = {min(game.seats), max(game.seats)}
    for seats in game.seats:
        seeds = SEEDS if seats in ends else ()
        walks = [walk(game, seats, seed, options=game.shapes.options()) for seed in seeds]
        for moments in (*walks, walk(game, seats, "tiny")):
            for moment in moments:
                for viewer in viewers_of(seats):
                    seen = game.observe(moment.state, viewer)
                    sight = Sight(seats, moment, viewer, seen)
                    found.setdefault((seats, viewer, seen), sight)
    return tuple(found.values())


def drawn(game: AnyGame, viewer: Viewer, seen: Any, t: Text) -> Scene | None:
    """The board for no seat, else that seat's hand; where nothing is secret the board for all."""
    whole = viewer is None or not game.secret
    picture = game.picture if whole else game.hand_picture
    return None if picture is None else picture(seen, t)


def pictures(game: AnyGame, t: Text) -> Iterator[tuple[Sight, Scene]]:
    for sight in sights(game):
        scene = drawn(game, sight.viewer, sight.seen, t)
        if scene is not None:
            yield sight, scene


def labels(scene: Scene) -> Iterator[Placed]:
    """Every label where it lies."""
    yield from _labels(Group(scene.items), Place())


def _labels(group: Group, place: Place) -> Iterator[Placed]:
    for item in group.items:
        if isinstance(item, Label):
            yield placed(item, place)
        elif isinstance(item, Group):
            yield from _labels(item, place.inside(item))
