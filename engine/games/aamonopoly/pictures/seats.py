"""How a seat is told from the others: by colour, by pattern and by the shape of its sign."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from engine.scene import (
    Circle,
    Group,
    Item,
    Line,
    Paint,
    Pattern,
    Point,
    Polygon,
    Rect,
    Role,
    Shape,
    star,
)

COLOURS: Final[tuple[Role, ...]] = ("first", "second", "field-dark", "plum", "orange", "iron")
"""By seat."""
SIGNS: Final[tuple[Role, ...]] = ("white", "white", "white", "white", "ink", "gold")
"""The colour of the sign on it, by seat."""
PATTERNS: Final[tuple[Pattern, ...]] = ("plain", "hatch", "dots", "cross", "dots", "hatch")
"""Of bands, by seat; drawn in the colour of the sign."""
CORNERS: Final[Mapping[int, tuple[Point, ...]]] = {
    1: ((-0.8, -0.8), (0.8, -0.8), (0.8, 0.8), (-0.8, 0.8)),
    2: ((0, -1), (1, 0.8), (-1, 0.8)),
    3: ((0, -1.15), (0.95, 0), (0, 1.15), (-0.95, 0)),
    4: star(0, 0.1, 1.25, 0.5, 5),
    5: (
        *((-0.35, -1), (0.35, -1), (0.35, -0.35), (1, -0.35), (1, 0.35), (0.35, 0.35)),
        *((0.35, 1), (-0.35, 1), (-0.35, 0.35), (-1, 0.35), (-1, -0.35), (-0.35, -0.35)),
    ),
}
"""Of the signs with corners, in radii: a square, a triangle, a diamond, a star, a cross."""


def sign(seat: int, x: float, y: float, radius: float) -> Shape:
    """The shape of a seat; the first one's is round."""
    paint = Paint(SIGNS[seat])
    if seat not in CORNERS:
        return Circle(x, y, radius * 0.9, paint)
    return Polygon(tuple((x + cx * radius, y + cy * radius) for cx, cy in CORNERS[seat]), paint)


@cache
def band(seat: int, width: float, height: float) -> Group:
    """An owner's band, its sign on a plain field in the middle; down and right from (0, 0)."""
    colour, light = COLOURS[seat], SIGNS[seat]
    side = min(width, height)
    x, y = width / 2, height / 2
    return Group(
        (
            Rect(0, 0, width, height, Paint(colour, "ink", 1.5, PATTERNS[seat], light)),
            Rect(x - side / 2, y - side / 2, side, side, Paint(colour, "ink", 1)),
            sign(seat, x, y, side * 0.36),
        )
    )


@cache
def counter(seat: int, armies: int, radius: float) -> Group:
    """So many armies of a seat on one square: counters in a pile, the upper one round (0, 0)."""
    return Group(tuple(_pile(seat, armies, radius)))


def _pile(seat: int, armies: int, radius: float) -> Iterator[Item]:
    step = radius * 0.4
    for below in range(armies - 1, -1, -1):
        yield Circle(-below * step, below * step, radius, Paint(COLOURS[seat], "white", 1.5))
        yield Circle(-below * step, below * step, radius + 1.5, Paint(stroke="ink", line=1.5))
    yield sign(seat, 0, 0, radius * 0.62)


@cache
def tank(seat: int) -> Group:
    """One army seen from the side, 56 pixels long, round (0, 0), with its sign on the turret."""
    steel = Paint(COLOURS[seat], "ink", 2)
    wheels = (Circle(x, 13, 4, Paint("iron-light", "ink", 1.5)) for x in (-18, -6, 6, 18))
    return Group(
        (
            Line(((8, -8), (31, -12)), "ink", 6),
            Line(((8, -8), (30, -11.7)), COLOURS[seat], 3),
            Polygon(((-26, 4), (-20, -3), (20, -3), (27, 4), (22, 11), (-22, 11)), steel),
            Rect(-25, 6, 50, 14, Paint("iron", "ink", 1.5), 7),
            *wheels,
            Circle(-3, -8, 15, steel),
            sign(seat, -3, -8, 10.5),
        )
    )


@cache
def plate(seat: int, side: float) -> Group:
    """The seat's sign on a square of its colour, down and right from (0, 0)."""
    ground = Rect(0, 0, side, side, Paint(COLOURS[seat], "ink", 2), 5)
    return Group((ground, sign(seat, side / 2, side / 2, side * 0.36)))
