"""A picture as shapes, with no drawing library in it: what a game knows of pictures.

Lengths are in pixels of the finished picture, y grows downwards, angles are in degrees and
turn clockwise. Whatever lies later lies on top, but for labels: in a group, and among the
loose items between two groups, they lie above the shapes.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, radians, sin
from typing import Literal, TypeAlias

Role: TypeAlias = Literal[
    "ink",
    "ink-soft",
    "paper",
    "paper-dark",
    "paper-deep",
    "sky-high",
    "sky",
    "sky-low",
    "cloud",
    "sea-far",
    "sea",
    "sea-near",
    "foam",
    "field",
    "field-dark",
    "shade",
    "sail",
    "sail-shade",
    "hull",
    "hull-dark",
    "hull-light",
    "buff",
    "white",
    "hole",
    "mast",
    "skin",
    "first",
    "second",
    "gold",
    "iron",
    "iron-light",
    "danger",
    "rose",
    "orange",
    "plum",
]
"""A colour by what it stands for; the theme of the program says which it is."""
Size: TypeAlias = Literal["small", "body", "title", "large"]
"""Of letters; the theme says how many pixels high."""
Weight: TypeAlias = Literal["plain", "bold"]
Align: TypeAlias = Literal["left", "centre", "right"]
Pattern: TypeAlias = Literal["plain", "hatch", "cross", "dots"]
"""What is laid over a fill, to tell areas apart without their colour."""
Point: TypeAlias = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Paint:
    """How an area is filled and outlined."""

    fill: Role | None = None
    stroke: Role | None = None
    line: float = 1.5
    """Width of the outline."""
    pattern: Pattern = "plain"
    ink: Role = "ink"
    """Of the pattern."""


@dataclass(frozen=True, slots=True)
class Rect:
    x: float
    y: float
    width: float
    height: float
    paint: Paint
    radius: float = 0
    """Of its rounded corners."""


@dataclass(frozen=True, slots=True)
class Circle:
    x: float
    y: float
    radius: float
    paint: Paint


@dataclass(frozen=True, slots=True)
class Line:
    """Straight from point to point, not closed."""

    points: tuple[Point, ...]
    stroke: Role
    width: float = 1.5


@dataclass(frozen=True, slots=True)
class Polygon:
    points: tuple[Point, ...]
    paint: Paint


@dataclass(frozen=True, slots=True)
class To:
    """Straight to a point."""

    end: Point


@dataclass(frozen=True, slots=True)
class Curve:
    """A cubic Bézier curve to ``end``, drawn first towards one point and last from the other."""

    first: Point
    last: Point
    end: Point


@dataclass(frozen=True, slots=True)
class Path:
    start: Point
    steps: tuple[To | Curve, ...]
    paint: Paint
    closed: bool = True


@dataclass(frozen=True, slots=True)
class Label:
    """Text fitted into a box: shrunk, wrapped at spaces, at last cut short. Always upright."""

    text: str
    x: float
    y: float
    width: float
    height: float
    role: Role
    size: Size = "body"
    weight: Weight = "plain"
    align: Align = "centre"
    lines: int = 1
    """How many it may be wrapped into."""


@dataclass(frozen=True, slots=True)
class Group:
    """Shapes drawn as one and moved together: mirrored, scaled and turned about (0, 0), then moved.

    Labels are moved and scaled with it, never mirrored or turned.
    """

    items: tuple[Item, ...]
    x: float = 0
    y: float = 0
    scale: float = 1
    angle: float = 0
    mirror: bool = False
    """Left becomes right."""
    static: bool = False
    """A large background that most pictures share; drawn with less care for fine edges."""


Shape: TypeAlias = Rect | Circle | Line | Polygon | Path
Item: TypeAlias = Shape | Label | Group


@dataclass(frozen=True, slots=True)
class Scene:
    width: int
    height: int
    ground: Role
    """What shows where nothing lies."""
    items: tuple[Item, ...]


def star(x: float, y: float, outer: float, inner: float, points: int) -> tuple[Point, ...]:
    """The corners of a star whose first point is on top."""
    corners = []
    for corner in range(2 * points):
        radius = inner if corner % 2 else outer
        corners.append(turned((x, y - radius), (x, y), corner * 180 / points))
    return tuple(corners)


def turned(point: Point, centre: Point, degrees: float) -> Point:
    """A point turned clockwise about a centre."""
    angle = radians(degrees)
    dx, dy = point[0] - centre[0], point[1] - centre[1]
    return (
        centre[0] + dx * cos(angle) - dy * sin(angle),
        centre[1] + dx * sin(angle) + dy * cos(angle),
    )
