"""The board as it lies before the first throw: 40 squares with their bands and emblems."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain
from typing import Final

from engine.games.aamonopoly.board import BOARD, PRISON, Lot
from engine.games.aamonopoly.pictures import farlands, lands, marks
from engine.games.aamonopoly.pictures.geometry import DEEP, SIZE, Box, cell
from engine.games.aamonopoly.pictures.lots import ground
from engine.scene import Group, Item, Line, Paint, Polygon, Rect, Role, star

DRAWN: Final = {**lands.DRAWN, **farlands.DRAWN, **marks.DRAWN}
"""What draws the emblem of each square, by its key."""
CELL: Final = Box(24.0, SIZE - DEEP, 66.0, 62.0)
"""Where prisoners sit, in the corner that others pass."""
CORNERS: Final[dict[str, Role]] = {
    "via": "buff",
    "prison": "paper-dark",
    "neutral": "field",
    "go-to-prison": "paper-dark",
}


@cache
def emblem(key: str) -> Group:
    """What stands for a square, 40 pixels across, round (0, 0)."""
    return Group(tuple(DRAWN[key]()))


@cache
def ring() -> Group:
    """All 40 squares, and the field within them."""
    squares = chain.from_iterable(_square(number) for number in range(len(BOARD)))
    inside = SIZE - 2 * DEEP
    field = Rect(DEEP, DEEP, inside, inside, Paint("sky-low", "ink", 3))
    return Group((*squares, field), static=True)


def _square(number: int) -> Iterator[Item]:
    square, place = BOARD[number], cell(number)
    whole, inner = place.whole, place.inner
    if number % 10 == 0:
        yield _rect(whole, Paint(CORNERS[square.key], "ink", 2.5))
        yield from _corner(number)
        return
    fought = isinstance(square, Lot) and square.battleground
    yield _rect(whole, Paint("paper-dark" if fought else "paper", "ink", 1.5))
    if isinstance(square, Lot):
        yield _rect(place.group, ground(square.group))
    if fought:
        yield battleground(inner)
    x, y = inner.middle
    yield Group(emblem(square.key).items, x, y)


def _corner(number: int) -> Iterator[Item]:
    square, whole = BOARD[number], cell(number).whole
    x, y = whole.middle
    if number != PRISON:
        yield Group(emblem(square.key).items, x, y, 1.5)
        return
    yield _rect(CELL, Paint("iron-light", "ink", 2.5))
    for nth in range(1, 5):
        at = CELL.x + CELL.width * nth / 5
        yield Line(((at, CELL.y), (at, CELL.y + CELL.height)), "ink", 2)


def _rect(box: Box, paint: Paint) -> Rect:
    return Rect(box.x, box.y, box.width, box.height, paint)


def battleground(box: Box) -> Polygon:
    """The burst that marks a square where armies can be eliminated."""
    x, y = box.middle
    outer = min(box.width, box.height) / 2
    return Polygon(star(x, y, outer, outer * 0.72, 12), Paint("skin", "danger", 2))
