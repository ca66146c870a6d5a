"""Air bases and carriers from above, about 100 wide, round (0, 0)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Literal

from engine.scene import Circle, Curve, Group, Item, Line, Paint, Path, Polygon, Rect, To


@cache
def station(kind: Literal["base", "carrier"]) -> Group:
    return Group(tuple(_base() if kind == "base" else _carrier()))


def _base() -> Iterator[Item]:
    """An island with a runway."""
    shore = (
        Curve((-46, -30), (-14, -34), (8, -29)),
        Curve((40, -32), (56, -12), (48, 6)),
        Curve((44, 30), (10, 34), (-12, 28)),
        Curve((-40, 32), (-56, 14), (-50, 0)),
    )
    yield Path((-50, 0), shore, Paint("sky-low", "paper-deep", 2))
    inland = (
        Curve((-38, -23), (-10, -26), (8, -22)),
        Curve((32, -24), (46, -8), (40, 4)),
        Curve((36, 22), (8, 26), (-10, 21)),
        Curve((-32, 24), (-46, 10), (-42, 0)),
    )
    yield Path((-42, 0), inland, Paint("field"))
    yield Polygon(((-40, 10), (34, -19), (40, -9), (-34, 20)), Paint("iron-light", "ink", 1.5))
    for nth in range(4):
        x = -27 + nth * 17
        yield Line(((x, 10.5 - nth * 6.7), (x + 9, 7 - nth * 6.7)), "white", 2)
    yield Rect(-22, -19, 15, 10, Paint("hull-light", "ink", 1.5), 2)
    yield Rect(-4, -22, 13, 9, Paint("hull-light", "ink", 1.5), 2)
    yield Circle(18, 15, 5, Paint("buff", "ink", 1.5))


def _carrier() -> Iterator[Item]:
    """Its bow to the right."""
    hull = (
        Curve((-30, -20), (10, -18), (26, -13)),
        Curve((40, -8), (50, -3), (53, 0)),
        Curve((50, 3), (40, 8), (26, 13)),
        Curve((10, 18), (-30, 20), (-50, 12)),
    )
    yield Path((-50, -12), hull, Paint("iron-light", "ink", 2))
    deck = ((-49, -10), (28, -11), (40, -6), (40, 6), (28, 11), (-49, 10))
    yield Polygon(deck, Paint("mast", "ink", 1.5))
    for nth in range(6):
        yield Line(((-42 + nth * 13, 0), (-35 + nth * 13, 0)), "white", 2)
    yield Rect(-34, -8, 12, 16, Paint(None, "hull-dark", 1.2))
    yield Rect(10, -8, 12, 16, Paint(None, "hull-dark", 1.2))
    bridge = (To((10, -17)), To((14, -12)), To((-8, -12)))
    yield Path((-8, -17), bridge, Paint("iron", "ink", 1.5))
    yield Circle(1, -14.5, 2.5, Paint("iron-light", "ink", 1))
