"""What a number is of: small signs, about 20 pixels across, round (0, 0)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, Literal, TypeAlias

from engine.scene import Circle, Curve, Group, Item, Line, Paint, Path, Polygon, Rect, Role, To

Sign: TypeAlias = Literal["air", "shield", "bomb", "carrier", "convoy", "hook", "seat", "factory"]
"""Air-to-Air, Defense, Bombing, Carrier Attack, Convoy Attack; carrier-based, capacity, Industry.
"""
SHIELD: Final[Role] = "iron-light"


@cache
def sign(what: Sign, ink: Role = "ink") -> Group:
    """Drawn in one colour, so that it can be seen on dark and on light."""
    draw = {
        "air": _air,
        "shield": _shield,
        "bomb": _bomb,
        "carrier": _carrier,
        "convoy": _convoy,
        "hook": _hook,
        "seat": _seat,
        "factory": _factory,
    }[what]
    return Group(tuple(draw(ink)))


def _air(ink: Role) -> Iterator[Item]:
    """A gun's sight."""
    yield Circle(0, 0, 7, Paint(None, ink, 2))
    for x, y in ((0, 1), (0, -1), (1, 0), (-1, 0)):
        yield Line(((x * 4, y * 4), (x * 10, y * 10)), ink, 2)


def _shield(ink: Role) -> Iterator[Item]:
    sides = (Curve((9, 2), (5, 8), (0, 11)), Curve((-5, 8), (-9, 2), (-9, -8)))
    yield Path((-9, -8), (Curve((-4, -8), (-2, -9), (0, -11)), *_brow(), *sides), Paint(ink))


def _brow() -> Iterator[To | Curve]:
    yield Curve((2, -9), (4, -8), (9, -8))
    yield To((9, -7))


def _bomb(ink: Role) -> Iterator[Item]:
    body = (Curve((7, -5), (6, 5), (0, 11)), Curve((-6, 5), (-7, -5), (0, -5)))
    yield Path((0, -5), body, Paint(ink, ink, 1))
    yield Polygon(((-6, -11), (0, -8), (6, -11), (4, -4), (-4, -4)), Paint(ink))


def _carrier(ink: Role) -> Iterator[Item]:
    yield Polygon(((-12, -2), (12, -2), (8, 6), (-9, 6)), Paint(ink))
    yield Rect(1, -8, 5, 6, Paint(ink))
    yield Line(((3.5, -11), (3.5, -7)), ink, 1.5)


def _convoy(ink: Role) -> Iterator[Item]:
    yield Polygon(((-11, 0), (11, 0), (7, 7), (-8, 7)), Paint(ink))
    yield Rect(-8, -6, 6, 6, Paint(ink))
    yield Rect(-6, -11, 2.5, 6, Paint(ink))
    yield Rect(1, -4, 7, 4, Paint(ink))


def _hook(ink: Role) -> Iterator[Item]:
    """An anchor."""
    yield Circle(0, -8, 2.6, Paint(None, ink, 1.8))
    yield Line(((0, -5), (0, 9)), ink, 2.2)
    yield Line(((-5, -2), (5, -2)), ink, 2)
    arms = (Curve((-7, 9), (-3, 10), (0, 10)), Curve((3, 10), (7, 9), (8, 3)))
    yield Path((-8, 3), arms, Paint(None, ink, 2.2), closed=False)


def _seat(ink: Role) -> Iterator[Item]:
    """A small aircraft: how many have room."""
    yield Polygon(((-1.6, -9), (1.6, -9), (2, 8), (-2, 8)), Paint(ink))
    yield Polygon(((-10, -2), (10, -2), (10, 1.5), (0, 3), (-10, 1.5)), Paint(ink))
    yield Polygon(((-4.5, 7), (4.5, 7), (4.5, 9.5), (-4.5, 9.5)), Paint(ink))


def _factory(ink: Role) -> Iterator[Item]:
    roofs = ((-11, 8), (-11, -2), (-5, -6), (-5, -1), (1, -6), (1, -1), (4, -3), (4, -11), (8, -11))
    yield Polygon((*roofs, (9, -1), (11, -1), (11, 8)), Paint(ink))
