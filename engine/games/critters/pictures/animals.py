"""Who fights where: an owl in the air, a bear on land, a seal at sea. About 70 pixels wide."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engine.games.critters.cards import Theatre
from engine.scene import Circle, Curve, Group, Item, Line, Paint, Path, Polygon, Rect, To


@cache
def animal(theatre: Theatre) -> Group:
    """Its head, round (0, 0)."""
    match theatre:
        case "air":
            return Group(tuple(_owl()))
        case "land":
            return Group(tuple(_bear()))
        case "sea":
            return Group(tuple(_seal()))


def _owl() -> Iterator[Item]:
    """With a flying cap and goggles."""
    brown, cap = Paint("hull-light", "ink", 2), Paint("hull", "ink", 2)
    for side in (-1, 1):
        yield Polygon(((side * 8, -22), (side * 27, -38), (side * 26, -12)), brown)
    yield Circle(0, 2, 30, brown)
    crown = (Curve((-24, -36), (24, -36), (28, -8)), Curve((12, -16), (-12, -16), (-28, -8)))
    yield Path((-28, -8), crown, cap)
    yield Line(((-29, -3), (29, -3)), "ink", 5)
    for side in (-1, 1):
        yield Circle(side * 12, 1, 12, Paint("buff", "ink", 2.5))
        yield Circle(side * 12, 1, 8.5, Paint("foam", "ink", 1.5))
        yield Circle(side * 11, 1, 4, Paint("ink"))
    yield Polygon(((-5, 12), (5, 12), (0, 23)), Paint("gold", "ink", 1.5))


def _bear() -> Iterator[Item]:
    """With a helmet."""
    fur = Paint("mast", "ink", 2)
    for side in (-1, 1):
        yield Circle(side * 25, -16, 10, fur)
        yield Circle(side * 25, -16, 5, Paint("skin"))
    yield Circle(0, 4, 30, fur)
    dome = (Curve((-32, -44), (32, -44), (31, -4)),)
    yield Path((-31, -4), dome, Paint("field-dark", "ink", 2))
    yield Rect(-34, -8, 68, 7, Paint("field-dark", "ink", 2), 3)
    for side in (-1, 1):
        yield Circle(side * 11, 6, 3.5, Paint("ink"))
    yield Path((-13, 19), (_round(-13, 13, 8), _round(13, -13, 33)), Paint("skin", "ink", 1.5))
    yield Polygon(((-6, 14), (6, 14), (0, 21)), Paint("ink"))


def _round(start: float, end: float, y: float) -> Curve:
    """Half of an oval from (start, 19) to (end, 19), by way of a height."""
    return Curve((start, y), (end, y), (end, 19))


def _seal() -> Iterator[Item]:
    """With a sailor's cap."""
    skin = Paint("iron-light", "ink", 2)
    yield Circle(0, 3, 30, skin)
    yield Rect(-24, -25, 48, 10, Paint("first", "ink", 2), 3)
    top = (Curve((-34, -40), (34, -40), (27, -24)), To((-27, -24)))
    yield Path((-27, -24), top, Paint("white", "ink", 2))
    for side in (-1, 1):
        yield Circle(side * 12, -4, 4.5, Paint("ink"))
        yield Circle(side * 13.5, -5.5, 1.5, Paint("white"))
        yield Circle(side * 8, 14, 9.5, Paint("foam", "ink", 1.5))
        for rise in (-4, 1, 6):
            yield Line(((side * 14, 13 + rise / 2), (side * 31, 11 + rise * 1.6)), "ink", 1.2)
    yield Polygon(((-6, 3), (6, 3), (0, 10)), Paint("ink"))
