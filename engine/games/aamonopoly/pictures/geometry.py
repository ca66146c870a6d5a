"""Where the 40 squares lie: Via at the lower right, the others clockwise from there."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

WIDE: Final = 60.0
"""Of a square along its edge of the board."""
DEEP: Final = 90.0
"""From the rim of the board inwards; corners are so large both ways."""
SIZE: Final = 720.0
"""Of the whole board, both ways."""
BAND: Final = 20.0
"""Depth of the bands within a square: the group's on the inside, the owner's at the rim."""
EDGE: Final = 10
"""Squares from one corner to the next."""


@dataclass(frozen=True, slots=True)
class Box:
    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2


@dataclass(frozen=True, slots=True)
class Cell:
    """A square of the board, in the board's own coordinates."""

    whole: Box
    group: Box
    """The band of its colour group, where Yards stand too. Of a corner: nothing."""
    owner: Box
    """The band of its owner. Of a corner: nothing."""
    inner: Box
    """What is left between the bands."""
    upright: bool
    """Whether its bands run up and down, as on the left and right of the board."""


@cache
def cell(square: int) -> Cell:
    edge, step = divmod(square, EDGE)
    far = SIZE - DEEP
    if step == 0:
        x, y = ((far, far), (0.0, far), (0.0, 0.0), (far, 0.0))[edge]
        whole = Box(x, y, DEEP, DEEP)
        return Cell(whole, Box(x, y, 0, 0), Box(x, y, 0, 0), whole, upright=False)
    there, back = DEEP + WIDE * (step - 1), far - WIDE * step
    match edge:
        case 0:
            return _lying(back, far, outwards=1)
        case 1:
            return _standing(0, back, outwards=-1)
        case 2:
            return _lying(there, 0, outwards=-1)
        case _:
            return _standing(far, there, outwards=1)


def _lying(x: float, y: float, outwards: int) -> Cell:
    """A square on the lower or the upper edge; outwards is 1 where the rim is below."""
    near, far = y, y + DEEP - BAND
    group, owner = (near, far) if outwards > 0 else (far, near)
    return Cell(
        Box(x, y, WIDE, DEEP),
        Box(x, group, WIDE, BAND),
        Box(x, owner, WIDE, BAND),
        Box(x, y + BAND, WIDE, DEEP - 2 * BAND),
        upright=False,
    )


def _standing(x: float, y: float, outwards: int) -> Cell:
    """A square on the left or the right edge; outwards is 1 where the rim is to the right."""
    near, far = x, x + DEEP - BAND
    group, owner = (near, far) if outwards > 0 else (far, near)
    return Cell(
        Box(x, y, DEEP, WIDE),
        Box(group, y, BAND, WIDE),
        Box(owner, y, BAND, WIDE),
        Box(x + BAND, y, DEEP - 2 * BAND, WIDE),
        upright=True,
    )
