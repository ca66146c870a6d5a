"""Emblems of the second half of the streets, 40 pixels across, round (0, 0)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from engine.scene import Circle, Curve, Item, Line, Paint, Path, Polygon, Rect, To, turned

THIN: Final = 1.5


def _manchuria() -> Iterator[Item]:
    """A pagoda."""
    for y, wide in ((9, 18), (-1, 14), (-11, 10)):
        yield Rect(-wide * 0.55, y - 2, wide * 1.1, 9, Paint("white", "ink", THIN))
        eaves = ((-wide, y), (-wide * 0.6, y - 6), (wide * 0.6, y - 6), (wide, y))
        yield Polygon(eaves, Paint("danger", "ink", THIN))


def _philippines() -> Iterator[Item]:
    """A palm on its island."""
    yield Path((-15, 16), (Curve((-8, 7), (8, 7), (15, 16)),), Paint("buff", "ink", THIN))
    yield Path((0, 11), (Curve((4, 2), (2, -4), (-1, -8)),), Paint(stroke="hull", line=4), False)
    for x, y in ((-16, -8), (-11, -17), (2, -19), (13, -14), (15, -4)):
        yield Path((-1, -8), (Curve((x / 2, y - 4), (x, y - 2), (x, y + 5)), To((-1, -8))), LEAF)


LEAF: Final = Paint("field-dark", "ink", 1)


def _japan() -> Iterator[Item]:
    """A gate by the water."""
    red = Paint("danger", "ink", THIN)
    yield Rect(-12, -10, 5, 26, red)
    yield Rect(7, -10, 5, 26, red)
    yield Rect(-15, -5, 30, 4.5, red)
    yield Polygon(((-19, -17), (0, -14), (19, -17), (17, -10), (-17, -10)), red)


def _caucasus() -> Iterator[Item]:
    """An oil derrick before a peak."""
    yield Polygon(((-19, 16), (-4, -16), (11, 16)), Paint("iron-light", "ink", THIN))
    yield Polygon(((-8.7, -6), (-4, -16), (0.7, -6), (-4, -3)), Paint("white", "ink", 1))
    yield Polygon(((4, 17), (11, -12), (18, 17)), Paint("buff", "ink", 2))
    yield Line(((8, 1), (14, 1)), "ink", 2)
    yield Line(((6, 9), (16, 9)), "ink", 2)
    yield Rect(8, -17, 6, 6, Paint("ink"))


def _kazakh() -> Iterator[Item]:
    """A yurt in the steppe."""
    roof = (Curve((-14, -14), (14, -14), (16, 0)),)
    yield Path((-16, 0), roof, Paint("white", "ink", THIN))
    yield Rect(-15, 0, 30, 14, Paint("paper-dark", "ink", THIN))
    yield Rect(-15, 1, 30, 3.5, Paint("second"))
    yield Rect(-4, 4, 8, 10, Paint("hull", "ink", THIN))
    yield Line(((-19, 16), (19, 16)), "field-dark", 3)


def _moscow() -> Iterator[Item]:
    """A church with an onion for its dome."""
    for x, y, wide in ((-12, 2, 5), (12, 2, 5), (0, -4, 7)):
        yield Rect(x - wide * 0.75, y + 1, wide * 1.5, 16 - y, Paint("white", "ink", THIN))
        right = Curve((x + wide * 1.6, y - wide * 0.8), (x + 2, y - wide * 1.2), (x, y - wide * 2))
        left = Curve((x - 2, y - wide * 1.2), (x - wide * 1.6, y - wide * 0.8), (x - wide, y + 2))
        yield Path((x - wide, y + 2), (To((x + wide, y + 2)), right, left), ONION)


ONION: Final = Paint("field-dark", "ink", THIN)


def _ukraine() -> Iterator[Item]:
    """A sunflower."""
    yield Line(((0, 4), (0, 18)), "field-dark", 4)
    yield Polygon(((1, 14), (14, 6), (11, 15)), Paint("field-dark", "ink", 1))
    for degrees in range(0, 360, 36):
        x, y = turned((0, -16), (0, -4), degrees)
        yield Circle(x, y, 4.5, Paint("gold", "ink", 1))
    yield Circle(0, -4, 9, Paint("hull", "ink", THIN))


def _poland() -> Iterator[Item]:
    """An uhlan's cap."""
    yield Polygon(
        ((-18, -15), (0, -19), (18, -15), (10, 4), (-10, 4)), Paint("danger", "ink", THIN)
    )
    yield Rect(-11, 3, 22, 8, Paint("white", "ink", THIN))
    yield Path((-13, 11), (Curve((-6, 18), (6, 18), (13, 11)),), Paint("ink"))
    yield Circle(0, -6, 4.5, Paint("gold", "ink", 1))


def _germany() -> Iterator[Item]:
    """A gate of columns."""
    stone = Paint("paper-deep", "ink", THIN)
    yield Rect(-19, -9, 38, 7, stone)
    yield Rect(-8, -15, 16, 6, stone)
    for x in (-16, -8, 0, 8, 16):
        yield Rect(x - 2.5, -2, 5, 16, stone)
    yield Rect(-19, 13, 38, 4, stone)


def _pearl_harbor() -> Iterator[Item]:
    """A battleship."""
    grey = Paint("iron-light", "ink", THIN)
    yield Polygon(((-19, 4), (19, 4), (15, 12), (-16, 12)), grey)
    yield Rect(-5, -9, 9, 13, grey)
    yield Line(((0, -18), (0, -9)), "ink", 2)
    for side in (-1, 1):
        yield Rect(side * 10.5 - 4, -1, 8, 5, grey)
        yield Line(((side * 11, 0), (side * 19, -4)), "ink", 2.2)
    yield Rect(-19, 12, 38, 5, Paint("sea", "ink", THIN))


def _washington() -> Iterator[Item]:
    """A dome with wings."""
    white = Paint("white", "ink", THIN)
    yield Path((-9, 0), (Curve((-9, -18), (9, -18), (9, 0)),), white)
    yield Line(((0, -13), (0, -20)), "ink", 2)
    yield Rect(-12, 0, 24, 6, white)
    yield Rect(-19, 6, 38, 10, white)
    for x in (-14, -7, 0, 7, 14):
        yield Line(((x, 7), (x, 15)), "ink", 2)


DRAWN: Final[Mapping[str, Callable[[], Iterator[Item]]]] = {
    "manchuria": _manchuria,
    "philippines": _philippines,
    "japan": _japan,
    "caucasus": _caucasus,
    "kazakh": _kazakh,
    "moscow": _moscow,
    "ukraine": _ukraine,
    "poland": _poland,
    "germany": _germany,
    "pearl-harbor": _pearl_harbor,
    "washington": _washington,
}
