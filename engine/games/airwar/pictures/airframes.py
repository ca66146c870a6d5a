"""What each kind of aircraft measures from above: its nose up, its wing's middle near (0, 0).

Lengths are in units of which the largest wings span about a hundred.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from engine.games.airwar.faces import Shape

Tip: TypeAlias = Literal["round", "cut", "ellipse"]


@dataclass(frozen=True, slots=True)
class Wing:
    """One half; the other is its mirror image."""

    span: float
    """From the middle to the tip."""
    front: float
    """Where its front edge meets the body."""
    chord: float
    """From front to back at the body."""
    tip: float
    """The same at its tip."""
    sweep: float = 0
    """How far further back the front edge is at the tip."""
    end: Tip = "round"
    kink: float = 0
    """How far the wing bends forward half-way: gull wings, seen from above."""


@dataclass(frozen=True, slots=True)
class Airframe:
    wing: Wing
    nose: float
    """Where it begins, a number below zero."""
    stern: float
    """Where it ends."""
    width: float
    """Half of the body's, at its widest."""
    tail: Wing
    engines: tuple[float, ...] = (0,)
    """How far from the middle, on each side; 0 for the nose."""
    round_nose: bool = True
    """Radial engines have one; others are pointed."""
    canopy: tuple[float, float] = (-4, 14)
    """From where to where; empty where both are the same."""
    fins: float = 0
    """How far from the middle twin fins stand; 0 for a single one."""
    booms: float = 0
    """How far from the middle twin booms run back to the tail; 0 without."""
    floats: float = 0
    """How far from the middle floats hang under the wing; 0 without."""


def _tail(span: float, front: float, chord: float = 9) -> Wing:
    return Wing(span, front, chord, chord * 0.6, 2)


AIRFRAMES: Final[Mapping[Shape, Airframe]] = {
    "radial": Airframe(Wing(41, -13, 21, 9, 4), -32, 38, 6, _tail(16, 27)),
    "clipped": Airframe(Wing(36, -13, 20, 12, 3, "cut"), -32, 36, 6.5, _tail(15, 25)),
    "stout": Airframe(
        Wing(40, -14, 22, 14, 1, "cut"), -31, 35, 9, _tail(17, 24, 10), canopy=(0, 12)
    ),
    "inline": Airframe(
        Wing(39, -10, 20, 9, 4), -38, 38, 5.5, _tail(15, 27), round_nose=False, canopy=(-1, 13)
    ),
    "elliptical": Airframe(
        Wing(42, -12, 23, 3, 4, "ellipse"), -35, 37, 7, _tail(16, 26, 10), canopy=(1, 12)
    ),
    "gull": Airframe(Wing(43, -12, 23, 11, 6, kink=7), -36, 36, 7, _tail(17, 25, 10)),
    "twin-boom": Airframe(
        Wing(50, -10, 18, 8, 2),
        -22,
        16,
        5,
        Wing(19, 36, 8, 8, 0),
        engines=(19,),
        round_nose=False,
        canopy=(-12, 2),
        booms=19,
    ),
    "dive": Airframe(
        Wing(44, -11, 22, 10, 4, "ellipse"), -33, 40, 7, _tail(19, 28, 11), canopy=(-10, 20)
    ),
    "inline-bomber": Airframe(
        Wing(41, -11, 22, 10, 4), -37, 40, 6.5, _tail(18, 28), round_nose=False, canopy=(-9, 19)
    ),
    "torpedo": Airframe(
        Wing(48, -13, 24, 11, 8), -33, 40, 7.5, _tail(20, 27, 12), canopy=(-12, 22)
    ),
    "twin": Airframe(
        Wing(50, -10, 22, 7, 7), -36, 42, 7.5, _tail(21, 29, 11), (17,), canopy=(-30, -16)
    ),
    "twin-slim": Airframe(
        Wing(46, -9, 20, 8, 5), -32, 42, 6, _tail(19, 30, 10), (15,), canopy=(-24, -8)
    ),
    "twin-tail": Airframe(
        Wing(50, -10, 21, 9, 5),
        -36,
        38,
        6.5,
        Wing(19, 30, 9, 9, 0),
        (16,),
        canopy=(-27, -15),
        fins=19,
    ),
    "four": Airframe(
        Wing(50, -12, 22, 7, 9), -38, 42, 5.5, _tail(20, 28, 11), (14, 28), canopy=(-28, -20)
    ),
    "four-tail": Airframe(
        Wing(51, -8, 14, 7, 3),
        -34,
        38,
        6.5,
        Wing(19, 29, 10, 10, 0),
        (13, 27),
        canopy=(-24, -16),
        fins=19,
    ),
    "parasol": Airframe(
        Wing(51, -13, 18, 14, 1, "cut"),
        -32,
        43,
        6,
        _tail(19, 30, 10),
        (9,),
        round_nose=False,
        canopy=(14, 22),
        floats=44,
    ),
    "boat": Airframe(
        Wing(51, -10, 20, 9, 6),
        -42,
        44,
        6.5,
        _tail(20, 31, 11),
        (13, 27),
        round_nose=False,
        canopy=(-27, -17),
        floats=40,
    ),
}
