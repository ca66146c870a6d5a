"""Emblems of the squares that are no streets, 40 pixels across, round (0, 0)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from engine.scene import Circle, Curve, Item, Line, Paint, Path, Polygon, Rect, Role, To

THIN: Final = 1.5


def _waves(tops: tuple[float, ...], role: Role = "sea-near") -> Iterator[Item]:
    for y in tops:
        crests = tuple(
            Curve((x + 3, y - 7), (x + 9, y - 7), (x + 12, y)) for x in (-18.0, -6.0, 6.0)
        )
        yield Path((-18, y), crests, Paint(stroke=role, line=3), False)


def _atlantic() -> Iterator[Item]:
    """A freighter."""
    yield Polygon(((-18, 1), (18, 1), (13, 9), (-13, 9)), Paint("hull", "ink", THIN))
    yield Rect(-3, -7, 14, 8, Paint("white", "ink", THIN))
    yield Rect(1, -16, 6, 9, Paint("second", "ink", THIN))
    yield from _waves((16,))


def _suez() -> Iterator[Item]:
    """A canal between its banks."""
    yield Rect(-18, -17, 36, 34, Paint("buff", "ink", THIN))
    yield Polygon(((-4, -17), (4, -17), (13, 17), (-13, 17)), Paint("sea-far", "ink", THIN))
    yield Polygon(((0, -8), (5, 0), (5, 9), (-5, 9), (-5, 0)), Paint("white", "ink", THIN))


def _mediterranean() -> Iterator[Item]:
    """A sailing boat."""
    yield Polygon(((-1, -18), (-1, 5), (-14, 5)), Paint("white", "ink", THIN))
    yield Polygon(((2, -14), (2, 5), (13, 5)), Paint("paper-dark", "ink", THIN))
    yield Polygon(((-16, 7), (16, 7), (10, 13), (-10, 13)), Paint("hull-light", "ink", THIN))
    yield from _waves((18,))


def _indian() -> Iterator[Item]:
    """A submarine."""
    yield Rect(-5, -9, 12, 10, Paint("iron-light", "ink", THIN), 2)
    yield Line(((2, -9), (2, -17), (7, -17)), "ink", 2.5)
    hull = (Curve((-12, -4), (12, -4), (19, 4)), Curve((12, 12), (-12, 12), (-19, 4)))
    yield Path((-19, 4), hull, Paint("iron-light", "ink", THIN))
    yield from _waves((17,))


def _radar() -> Iterator[Item]:
    """A dish that listens."""
    yield Polygon(((-9, 17), (-2, 2), (2, 2), (9, 17)), Paint("iron-light", "ink", THIN))
    yield Path((-17, -9), (Curve((-16, 12), (8, 14), (13, -3)),), Paint("white", "ink", 2))
    yield Line(((-2, -4), (7, -16)), "ink", 2.5)
    yield Circle(8, -17, 3, Paint("danger", "ink", 1))


def _anti_aircraft() -> Iterator[Item]:
    """A gun that points to the sky."""
    for start, end in (((-2, 3), (12, -16)), ((-7, 0), (7, -19))):
        yield Line((start, end), "ink", 5.5)
        yield Line((start, end), "iron-light", 2.5)
    yield Polygon(((-13, 14), (-9, -1), (5, 3), (9, 14)), Paint("field-dark", "ink", THIN))
    yield Line(((-18, 16), (17, 16)), "ink", 4)
    yield Circle(-2, 8, 4, Paint("iron", "ink", THIN))


def _tribute() -> Iterator[Item]:
    """A bag of money."""
    sack = (Curve((-26, 18), (26, 18), (5, -7)),)
    yield Path((-5, -7), sack, Paint("buff", "ink", THIN))
    yield Polygon(((-9, -17), (9, -17), (5, -8), (-5, -8)), Paint("buff", "ink", THIN))
    yield Line(((-7, -8), (7, -8)), "second", 4)
    yield Circle(0, 4, 5, Paint("gold", "ink", THIN))


def _tax() -> Iterator[Item]:
    """Three coins."""
    for x, y in ((-8, 6), (8, 6), (0, -7)):
        yield Circle(x, y, 10, Paint("gold", "ink", THIN))
        yield Circle(x, y, 6, Paint(stroke="ink", line=1.2))


def _messages() -> Iterator[Item]:
    """A letter."""
    yield Rect(-18, -12, 36, 25, Paint("white", "ink", 2))
    yield Line(((-18, -12), (0, 3), (18, -12)), "ink", 2)
    yield Circle(0, 5, 5, Paint("danger", "ink", 1))


def _bulletins() -> Iterator[Item]:
    """A newspaper with a headline."""
    yield Rect(-15, -18, 30, 36, Paint("white", "ink", 2))
    yield Rect(-11, -14, 22, 8, Paint("ink"))
    for y in (-1, 5, 11):
        yield Line(((1, y), (11, y)), "ink", 2)
    yield Rect(-11, -2, 9, 14, Paint("orange", "ink", 1))


def _via() -> Iterator[Item]:
    """The way to go."""
    shaft = ((-20, 0), (-4, -16), (-4, -7), (19, -7), (19, 7), (-4, 7), (-4, 16))
    yield Polygon(shaft, Paint("danger", "ink", 2))


def _prison() -> Iterator[Item]:
    """Bars."""
    yield Rect(-18, -18, 36, 36, Paint("orange", "ink", 2))
    for x in (-11, -4, 4, 11):
        yield Line(((x, -18), (x, 18)), "ink", 3)


def _neutral() -> Iterator[Item]:
    """A dove."""
    body = (
        Curve((-10, -6), (4, -6), (8, -10)),
        Curve((12, -14), (17, -11), (16, -7)),
        To((20, -4)),
        To((15, -3)),
        Curve((12, 12), (-4, 14), (-8, 6)),
        To((-20, 10)),
    )
    yield Path((-18, 2), body, Paint("white", "ink", THIN))
    yield Path(
        (-2, 0), (Curve((-12, -8), (-12, -16), (-8, -20)), Curve((0, -16), (6, -8), (6, -2))), WING
    )
    yield Circle(12, -7, 1.5, Paint("ink"))


WING: Final = Paint("foam", "ink", THIN)


def _go_to_prison() -> Iterator[Item]:
    """Handcuffs."""
    for x in (-10, 10):
        yield Circle(x, 5, 9, Paint(stroke="ink", line=6))
        yield Circle(x, 5, 9, Paint(stroke="iron-light", line=3))
    yield Line(((-6, -7), (-2, -12), (2, -12), (6, -7)), "ink", 4)


DRAWN: Final[Mapping[str, Callable[[], Iterator[Item]]]] = {
    "via": _via,
    "messages": _messages,
    "war-tribute": _tribute,
    "atlantic-ocean": _atlantic,
    "bulletins": _bulletins,
    "prison": _prison,
    "radar": _radar,
    "suez-canal": _suez,
    "neutral": _neutral,
    "mediterranean-sea": _mediterranean,
    "anti-aircraft": _anti_aircraft,
    "go-to-prison": _go_to_prison,
    "indian-ocean": _indian,
    "war-tax": _tax,
}
