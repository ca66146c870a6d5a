"""What lies on lots: the bands of their groups, Yards, Factories, mortgages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from engine.games.aamonopoly.board import Group as Kin
from engine.scene import Circle, Group, Item, Line, Paint, Pattern, Polygon, Rect, Role

BANDS: Final[Mapping[Kin, tuple[Role, Pattern, Role]]] = {
    "brown": ("hull-light", "hatch", "paper-dark"),
    "light-blue": ("sky-high", "plain", "ink"),
    "pink": ("rose", "dots", "ink"),
    "orange": ("orange", "cross", "ink"),
    "red": ("danger", "plain", "ink"),
    "yellow": ("gold", "hatch", "ink"),
    "green": ("field-dark", "dots", "white"),
    "dark-blue": ("first", "cross", "sky-high"),
    "strait": ("white", "hatch", "sea-far"),
    "utility": ("white", "dots", "iron-light"),
}
"""The colour of each group, its pattern and what that is drawn in: they differ in grey, too."""
FACTORY: Final = 5
"""Buildings of a lot with a Factory: four Yards and one step more."""


def ground(kin: Kin) -> Paint:
    colour, pattern, light = BANDS[kin]
    return Paint(colour, "ink", 1.5, pattern, light)


@cache
def buildings(count: int, *, upright: bool = False) -> Group:
    """Yards, or the Factory, on a band of 60 by 20 pixels, down and right from (0, 0).

    Args:
        count: 1 to 4 Yards, 5 for a Factory.
        upright: whether the band is 20 by 60.
    """
    if count == FACTORY:
        return Group((factory(10, 30) if upright else factory(30, 10),))
    places = [30 + 14 * (nth - (count - 1) / 2) for nth in range(count)]
    return Group(tuple(yard(10, at) if upright else yard(at, 10) for at in places))


def yard(x: float, y: float, scale: float = 1) -> Group:
    """A shed, 13 pixels wide, round (x, y)."""
    return Group(tuple(_yard()), x, y, scale)


@cache
def _yard() -> tuple[Item, ...]:
    walls = ((-6, 7), (-6, -1), (0, -7), (6, -1), (6, 7))
    return (Polygon(walls, Paint("white", "ink", 1.5)), Rect(-2, 2, 4, 5, Paint("ink")))


def factory(x: float, y: float, scale: float = 1) -> Group:
    """With a saw-tooth roof and two chimneys, 20 pixels each way, round (x, y)."""
    return Group(_factory(), x, y, scale)


@cache
def _factory() -> tuple[Item, ...]:
    walls = Paint("white", "ink", 1.5)
    roof = ((-10, -2), (-4, -6), (-4, -2), (2, -6), (2, -2), (10, -2), (10, 9), (-10, 9))
    return (
        Rect(4, -9, 4, 9, Paint("danger", "ink", 1.2)),
        Polygon(roof, walls),
        *(Rect(x, 2, 3, 4, Paint("danger")) for x in (-7, -2, 3)),
    )


@cache
def coin() -> Group:
    """22 pixels across, round (0, 0)."""
    rim, inner = Paint("gold", "ink", 2), Paint(stroke="ink", line=1.2)
    return Group((Circle(0, 0, 11, rim), Circle(0, 0, 6.5, inner)))


@cache
def mortgaged(width: float, height: float) -> Group:
    """Struck through twice, over the middle of a lot."""
    return Group(tuple(_struck(width, height)))


def _struck(width: float, height: float) -> Iterator[Item]:
    yield Rect(0, 0, width, height, Paint("shade"))
    for left, right in ((4, height - 4), (height - 4, 4)):
        yield Line(((4, left), (width - 4, right)), "ink", 4)
