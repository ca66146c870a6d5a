"""Lines of attack, as a pencil draws them: never quite straight, a tick at every square."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import sin
from typing import Final

from engine.games.dogfight.model import Lane, Options
from engine.games.dogfight.pictures.sheet import Sheet
from engine.scene import Circle, Curve, Group, Item, Line, Paint, Path, Polygon, Role

COLOURS: Final[tuple[Role, Role]] = ("first", "second")
"""By seat."""
WOBBLE: Final = 1.6
"""How far the pencil strays."""
SHORT: Final = 0.2
"""Of a square, by which strokes end before the tip."""
STROKES: Final[tuple[tuple[tuple[float, float], ...], ...]] = (
    ((0, 7), (1.5, 3)),
    ((-4, 3), (4, 3)),
)
"""By seat, each stroke's distance from the grid's line and its width: one thick line, or two."""


@lru_cache(maxsize=512)
def attack(options: Options, seat: int, lane: Lane, squares: int) -> Group:
    """A line that has grown so far: its start alone where it has not."""
    sheet = Sheet(options)
    start = sheet.along(seat, lane, 0)
    dot = Circle(*start, 6, Paint("white", COLOURS[seat], 3))
    x, y = sheet.along(seat, lane, options.squares(lane))
    goal = Line(((x - 9, y), (x + 9, y)), COLOURS[seat], 4)
    if not squares:
        return Group((goal, dot))
    strokes = (_stroke(sheet, seat, lane, squares, aside, width) for aside, width in STROKES[seat])
    ticks = (_tick(sheet, seat, lane, n) for n in range(1, squares))
    return Group((goal, *strokes, *ticks, dot, *_tip(sheet, seat, lane, squares)))


def _stroke(sheet: Sheet, seat: int, lane: Lane, squares: int, aside: float, width: float) -> Path:
    def strayed(place: float) -> tuple[float, float]:
        x, y = sheet.along(seat, lane, place)
        return x + aside + WOBBLE * sin(place * 2.3 + seat + aside), y

    ends = (*(float(n) for n in range(1, squares)), squares - SHORT)
    steps = tuple(Curve(strayed(end - 0.66), strayed(end - 0.33), strayed(end)) for end in ends)
    return Path(strayed(0), steps, Paint(stroke=COLOURS[seat], line=width), closed=False)


def _tick(sheet: Sheet, seat: int, lane: Lane, place: int) -> Line:
    x, y = sheet.along(seat, lane, place)
    return Line(((x - 8, y + 1), (x + 8, y - 1)), "ink", 2)


def _tip(sheet: Sheet, seat: int, lane: Lane, squares: int) -> Iterator[Item]:
    x, y = sheet.along(seat, lane, squares)
    back = 16 if seat == 0 else -16
    corners = ((x, y), (x - 11, y + back), (x, y + back * 0.7), (x + 11, y + back))
    yield Polygon(corners, Paint(COLOURS[seat], "ink", 1.5))
