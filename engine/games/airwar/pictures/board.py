"""The board: both theatres, and between them the raid under way or the last one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Final

from engine.game import Seat
from engine.games.airwar import words
from engine.games.airwar.model import Observation
from engine.games.airwar.pictures import panels, places, raid
from engine.games.airwar.pictures.sides import WIDTH
from engine.games.airwar.table import decks_in
from engine.scene import Curve, Group, Item, Label, Paint, Path, Rect, Scene
from engine.text import Text

HEAD: Final = 54.0
MARGIN: Final = 16.0
SWELL: Final = 138.0
"""Height after which the waves come again."""


def picture(seen: Observation, t: Text) -> Scene:
    """The Axis lies below, the Allies above."""
    decks = decks_in(seen.options.decks)
    above = HEAD + panels.HEIGHT
    middle = above + places.height(decks, seen.theatres[1])
    below = middle + raid.height(seen)
    bottom = below + places.height(decks, seen.theatres[0])
    items: tuple[Item, ...] = (
        *_ground(bottom),
        *_head(seen, t),
        *panels.panel(seen, decks, Seat(1), HEAD, t),
        *places.places(seen, decks, Seat(1), above, t),
        *raid.band(seen, decks, middle, t),
        *places.places(seen, decks, Seat(0), below, t),
        *panels.panel(seen, decks, Seat(0), bottom, t),
    )
    return Scene(round(WIDTH), round(bottom + panels.HEIGHT), "sea-far", items)


def _ground(height: float) -> Iterator[Item]:
    """Waves as far down as the board goes, and the strip on top."""
    for y in range(0, round(height), round(SWELL)):
        yield replace(_waves(), y=y)
    yield _strip()


@cache
def _waves() -> Group:
    waves: list[Item] = []
    for number, y in enumerate(range(24, round(SWELL), 46)):
        for x in range((10, 130, 70)[number], round(WIDTH) - 40, 190):
            crest = (
                Curve((x + 10, y - 10), (x + 20, y - 10), (x + 26, y)),
                Curve((x + 34, y - 8), (x + 42, y - 8), (x + 48, y)),
            )
            waves.append(Path((x, y), crest, Paint(stroke="foam", line=2.5), closed=False))
    return Group(tuple(waves), static=True)


@cache
def _strip() -> Group:
    return Group((Rect(0, 0, WIDTH, HEAD, Paint("ink")),), static=True)


def _head(seen: Observation, t: Text) -> Iterator[Item]:
    if seen.outcome is not None:
        yield Label(t("over"), MARGIN, 5, 300, 44, "paper", "body", "bold", "left")
        why, room = words.ended(seen.outcome, t), WIDTH - 2 * MARGIN - 310
        yield Label(why, MARGIN + 310, 4, room, 46, "paper", "small", align="right", lines=2)
        return
    title = t("picture-turn", turn=seen.turn, name=t.who(seen.active))
    yield Label(title, MARGIN, 5, 450, 44, "paper", "body", "bold", "left")
    stage = t(f"picture-stage-{seen.stage}")
    yield Label(stage, 480, 5, WIDTH - 480 - MARGIN, 44, "paper", "small", align="right")
