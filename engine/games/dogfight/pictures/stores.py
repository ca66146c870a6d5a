"""What stands on the margin of the sheet: the die, the reserve's boxes, the countermeasures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final

from engine.games.dogfight.model import COUNTERMEASURES, MOST_RESERVE
from engine.scene import Circle, Group, Item, Label, Line, Paint, Point, Polygon, Rect, Role, star

BOX: Final = 32.0
STEP: Final = 40.0
FILLED: Final = Paint("ink", "white", 2)
EMPTY: Final = Paint("white", "ink", 2)
PIPS: Final[Mapping[int, tuple[Point, ...]]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


@lru_cache(maxsize=8)
def die(pips: int) -> Group:
    """Its middle at (0, 0)."""
    spots = (Circle(x * 11, y * 11, 4.5, Paint("ink")) for x, y in PIPS[pips])
    return Group((Rect(-22, -22, 44, 44, Paint("white", "ink", 2), 9), *spots))


@lru_cache(maxsize=8)
def reserve(points: int) -> Group:
    """The numbered boxes, those of points held pencilled in."""
    items: list[Item] = []
    for nth in range(MOST_RESERVE):
        x, held = nth * STEP, nth < points
        letter: Role = "white" if held else "ink"
        items.append(Rect(x, 0, BOX, BOX, FILLED if held else EMPTY, 4))
        items.append(Label(str(nth + 1), x, 0, BOX, BOX, letter, "small", "bold"))
    return Group(tuple(items))


@lru_cache(maxsize=8)
def countermeasures(left: int) -> Group:
    """A flare for each, those used struck out."""
    items: list[Item] = []
    for nth in range(COUNTERMEASURES):
        items += _flare(nth * STEP + BOX / 2, used=nth >= left)
    return Group(tuple(items))


def _flare(x: float, *, used: bool) -> Iterator[Item]:
    yield Rect(x - BOX / 2, 0, BOX, BOX, Paint("white", "ink", 2), 4)
    if used:
        yield Line(((x - 13, 29), (x + 13, 3)), "ink", 4)
        return
    yield Polygon(star(x, BOX / 2, 14, 5, 8), Paint("gold", "ink", 1.5))
