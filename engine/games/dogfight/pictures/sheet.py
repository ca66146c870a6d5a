"""The squared sheet: where planes and lines lie on it, and the paper itself."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from engine.games.dogfight.model import LANES, Lane, Options
from engine.scene import Group, Line, Paint, Point, Rect

WIDTH: Final = 720
HEAD: Final = 60.0
PANEL: Final = 84.0
TOP: Final = HEAD + PANEL
HEIGHT: Final = 492.0
BOTTOM: Final = TOP + HEIGHT
MIDDLE: Final = WIDTH / 2
ROOM: Final = 308.0
"""Between the noses of the outer planes, at most."""
LARGEST: Final = 40.0
"""Side of a square, at most."""
APART: Final = 240.0
"""From one lane to the next, as nearly as whole squares make it."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A sheet for one distance; its squares are as large as fit."""

    options: Options

    @property
    def square(self) -> float:
        return min(LARGEST, ROOM / self.options.squares("left"))

    def column(self, lane: Lane) -> float:
        """Where a lane lies across: on a line of the grid."""
        squares = round(APART / self.square)
        return MIDDLE + (LANES.index(lane) - 1) * squares * self.square

    def nose(self, seat: int, lane: Lane) -> float:
        """How far down a plane's nose lies, where its line starts; seat 0 is below."""
        half = self.options.squares(lane) * self.square / 2
        return TOP + HEIGHT / 2 + (half if seat == 0 else -half)

    def along(self, seat: int, lane: Lane, squares: float) -> Point:
        """A point on a seat's line: beside the middle of the lane, each seat on its left."""
        side, towards = (-1, -1) if seat == 0 else (1, 1)
        x = self.column(lane) + side * self.square
        return x, self.nose(seat, lane) + towards * squares * self.square


@cache
def paper(options: Options) -> Group:
    """The grid, lines through every nose and every lane."""
    sheet = Sheet(options)
    step, middle = sheet.square, sheet.nose(0, "left")
    across = range(-int(MIDDLE // step) - 1, int(MIDDLE // step) + 2)
    down = range(-int(HEIGHT // step) - 1, int(HEIGHT // step) + 2)
    xs = (MIDDLE + n * step for n in across)
    ys = (middle + n * step for n in down)
    return Group(
        (
            Rect(0, TOP, WIDTH, HEIGHT, Paint("white")),
            *(Line(((x, TOP), (x, BOTTOM)), "sky", 1) for x in xs if 0 < x < WIDTH),
            *(Line(((0, y), (WIDTH, y)), "sky", 1) for y in ys if TOP < y < BOTTOM),
        ),
        static=True,
    )
