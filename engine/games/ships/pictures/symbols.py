"""What stands on the cards: winds as arrows over a rose, shot as it was cast."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.games.ships.cards import Card
from engine.scene import Circle, Curve, Group, Item, Paint, Path, Polygon, Role, star, turned

BEARING: Final[dict[Card, int]] = {"north": 0, "east": 90, "south": 180, "west": 270}
"""Where a wind points on the rose, in degrees from the top."""


def symbol(card: Card) -> Group:
    """A card's sign, about 64 pixels across, round (0, 0)."""
    match card:
        case "cannon":
            return Group(tuple(_cannon()))
        case "chain":
            return Group(tuple(_chain()))
        case "grape":
            return Group(tuple(_grape()))
        case _:
            return Group(tuple(_wind(BEARING[card])))


def petal(bearing: int, length: float, half: float, role: Role, shade: Role) -> Iterator[Item]:
    """One point of a compass rose, its right half darker."""
    tip, waist = (0.0, -length), -half
    for side, fill in ((-1, role), (1, shade)):
        corners = ((0.0, 0.0), (side * half, waist), tip)
        yield Polygon(tuple(turned(c, (0, 0), bearing) for c in corners), Paint(fill, "ink", 1))


def _wind(bearing: int) -> Iterator[Item]:
    yield Circle(0, 0, 31, Paint("paper", "paper-deep", 2))
    yield Polygon(star(0, 0, 26, 7, 4), Paint("paper-dark", "paper-deep", 1))
    shaft = ((-6, 16), (-6, -6), (-15, -6), (0, -30), (15, -6), (6, -6), (6, 16), (0, 10))
    corners = tuple(turned(corner, (0, 0), bearing) for corner in shaft)
    yield Polygon(corners, Paint("first", "ink", 1.5))


def _ball(x: float, y: float, radius: float) -> Iterator[Item]:
    yield Circle(x, y, radius, Paint("iron", "ink", 1.5))
    yield Circle(x - radius * 0.35, y - radius * 0.35, radius * 0.25, Paint("iron-light"))


def _cannon() -> Iterator[Item]:
    for x, y in ((0, -14), (-15, 12), (15, 12)):
        yield from _ball(x, y, 15)


def _chain() -> Iterator[Item]:
    for number in range(5):
        x, y = -14 + number * 7, 10 - number * 5
        yield Circle(x, y, 5, Paint(stroke="iron", line=3))
    yield from _ball(-20, 14, 13)
    yield from _ball(20, -14, 13)


def _grape() -> Iterator[Item]:
    for y, places in ((-14, (-15, 0, 15)), (0, (-22, -7, 8, 22)), (13, (-14, 0, 14)), (24, (0,))):
        for x in places:
            yield from _ball(x, y, 8)
    yield Path(
        (-12, -22),
        (Curve((-6, -34), (6, -34), (12, -22)),),
        Paint(stroke="mast", line=3),
        closed=False,
    )
