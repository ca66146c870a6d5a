"""Emblems of the first half of the streets, 40 pixels across, round (0, 0)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from engine.scene import Circle, Curve, Item, Line, Paint, Path, Polygon, Rect, To

THIN: Final = 1.5


def _panama() -> Iterator[Item]:
    """A lock, and a ship in it."""
    yield Rect(-18, 6, 36, 10, Paint("sea-far", "ink", THIN))
    yield Polygon(((-9, 0), (9, 0), (6, 8), (-6, 8)), Paint("second", "ink", THIN))
    yield Rect(-4, -6, 8, 6, Paint("white", "ink", THIN))
    for x in (-18, 13):
        yield Rect(x, -14, 5, 30, Paint("iron-light", "ink", THIN))


def _mexico() -> Iterator[Item]:
    """A cactus."""
    green = Paint("field-dark", "ink", THIN)
    yield Rect(-4, -17, 8, 33, green, 4)
    yield Rect(-16, -8, 6, 14, green, 3)
    yield Rect(-13, 1, 10, 5, green, 2)
    yield Rect(10, -12, 6, 14, green, 3)
    yield Rect(3, -3, 10, 5, green, 2)
    yield Line(((-18, 17), (18, 17)), "buff", 3)


def _algeria() -> Iterator[Item]:
    """A mosque with its minaret."""
    white = Paint("white", "ink", THIN)
    yield Rect(-17, -16, 7, 32, white)
    yield Polygon(((-18, -16), (-13.5, -20), (-9, -16)), Paint("field-dark", "ink", THIN))
    yield Rect(-6, 1, 23, 15, white)
    dome = (Curve((-6, -14), (17, -14), (15, 1)),)
    yield Path((-4, 1), dome, Paint("field-dark", "ink", THIN))
    yield Rect(3, 7, 6, 9, Paint("ink"))


def _libya() -> Iterator[Item]:
    """Dunes under the sun."""
    yield Circle(9, -8, 7, Paint("gold", "ink", THIN))
    far = (Curve((-6, -8), (4, 2), (18, 8)), To((18, 16)), To((-18, 16)))
    yield Path((-18, 6), far, Paint("buff", "ink", THIN))
    yield Path((-18, 15), (Curve((-6, 2), (6, 14), (18, 15)),), Paint("paper-deep", "ink", THIN))


def _sudan() -> Iterator[Item]:
    """Pyramids by the river."""
    yield Polygon(((-2, 10), (9, -12), (19, 10)), Paint("paper-deep", "ink", THIN))
    yield Polygon(((-19, 10), (-6, -16), (6, 10)), Paint("buff", "ink", THIN))
    yield Rect(-19, 10, 38, 6, Paint("sea-far", "ink", THIN))


def _greece() -> Iterator[Item]:
    """A temple."""
    white = Paint("white", "ink", THIN)
    yield Polygon(((-18, -6), (0, -17), (18, -6)), white)
    for x in (-15, -5, 5, 15):
        yield Rect(x - 2.5, -6, 5, 18, white)
    yield Rect(-18, 12, 36, 5, white)


def _balkans() -> Iterator[Item]:
    """A bridge with one high arch."""
    yield Rect(-19, 12, 38, 5, Paint("sea-far", "ink", THIN))
    span = (To((0, -12)), To((19, 2)), To((19, 12)), To((11, 12)))
    arch = Curve((9, -4), (-9, -4), (-11, 12))
    yield Path((-19, 2), (*span, arch, To((-19, 12))), Paint("paper-deep", "ink", THIN))


def _italy() -> Iterator[Item]:
    """The leaning tower."""
    yield Polygon(((-11, 16), (2, 16), (11, -16), (-1, -18)), Paint("white", "ink", THIN))
    for left, right, y in ((-8, 4, 9), (-6, 6, 2), (-4, 8, -5), (-2, 10, -12)):
        yield Line(((left, y), (right, y + 0.6)), "ink", 2.5)
    yield Line(((-18, 17), (16, 17)), "field-dark", 3)


def _norway() -> Iterator[Item]:
    """A fjord between its mountains."""
    rock = Paint("iron-light", "ink", THIN)
    yield Polygon(((-19, 12), (-10, -15), (0, 12)), rock)
    yield Polygon(((2, 12), (11, -11), (19, 12)), rock)
    yield Polygon(((-13.5, -5), (-10, -15), (-6.5, -5)), Paint("white"))
    yield Polygon(((7.8, -3), (11, -11), (13.8, -3)), Paint("white"))
    yield Rect(-19, 11, 38, 6, Paint("sea", "ink", THIN))


def _great_britain() -> Iterator[Item]:
    """The clock tower."""
    stone = Paint("buff", "ink", THIN)
    yield Rect(-6, -8, 12, 25, stone)
    yield Polygon(((-8, -8), (0, -20), (8, -8)), Paint("iron-light", "ink", THIN))
    yield Circle(0, -1, 4.5, Paint("white", "ink", THIN))
    yield Line(((0, -4), (0, -1), (2.5, 0)), "ink", 1.2)
    yield Rect(-17, 7, 11, 10, stone)
    yield Rect(6, 7, 11, 10, stone)


def _normandy() -> Iterator[Item]:
    """A hedgehog of steel on the beach."""
    yield Rect(-19, 11, 38, 6, Paint("buff", "ink", THIN))
    for start, end in (((-14, 13), (12, -13)), ((-12, -13), (14, 13)), ((1, -17), (-2, 14))):
        yield Line((start, end), "ink", 6.5)
        yield Line((start, end), "iron-light", 3.5)


DRAWN: Final[Mapping[str, Callable[[], Iterator[Item]]]] = {
    "panama": _panama,
    "mexico": _mexico,
    "algeria": _algeria,
    "libya": _libya,
    "sudan": _sudan,
    "greece": _greece,
    "balkans": _balkans,
    "italy": _italy,
    "norway": _norway,
    "great-britain": _great_britain,
    "normandy": _normandy,
}
