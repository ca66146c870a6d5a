"""Dice: those last thrown, and those of a combat."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from engine.games.aamonopoly.pictures.seats import COLOURS, SIGNS
from engine.scene import Circle, Group, Paint, Point, Rect

SIDE: Final = 48.0
PIPS: Final[Mapping[int, tuple[Point, ...]]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
"""Where they lie, in steps of a quarter of the side from the middle."""


@cache
def die(number: int, seat: int | None = None, *, best: bool = False) -> Group:
    """Down and right from (0, 0).

    Args:
        seat: whose it is, in a combat; None for a plain one.
        best: whether it won the combat, and has a thick rim.
    """
    fill = "white" if seat is None else COLOURS[seat]
    ink = "ink" if seat is None else SIGNS[seat]
    rim = Paint(fill, "gold", 6) if best else Paint(fill, "ink", 2.5)
    middle, step = SIDE / 2, SIDE / 4
    pips = (
        Circle(middle + x * step, middle + y * step, SIDE / 10, Paint(ink)) for x, y in PIPS[number]
    )
    under = (Rect(0, 0, SIDE, SIDE, Paint(stroke="ink", line=9), 9),) if best else ()
    return Group((*under, Rect(0, 0, SIDE, SIDE, rim, 9), *pips))
