"""Any shape as the corners of its outline, moved as its groups say."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import ceil, cos, hypot, pi, radians, sin
from typing import Final, assert_never

from engine.scene import Circle, Curve, Group, Label, Line, Paint, Path, Point, Polygon, Rect, Shape

CURVE_STEPS: Final = 14
WEIGHTS: Final = tuple(
    ((1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t**3)
    for t in (step / CURVE_STEPS for step in range(1, CURVE_STEPS + 1))
)
"""Of a curve's four points, at each of its steps."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a group's own coordinates lie: ``(a x + b y + x0, c x + d y + y0)``."""

    a: float = 1
    b: float = 0
    c: float = 0
    d: float = 1
    x: float = 0
    y: float = 0

    def at(self, point: Point) -> Point:
        x, y = point
        return self.a * x + self.b * y + self.x, self.c * x + self.d * y + self.y

    @property
    def scale(self) -> float:
        return hypot(self.a, self.c)

    def inside(self, group: Group) -> Place:
        """The place of a group that lies in this one."""
        turn, scale = radians(group.angle), group.scale
        across = -scale if group.mirror else scale
        x, y = self.at((group.x, group.y))
        a, b = across * cos(turn), -scale * sin(turn)
        c, d = across * sin(turn), scale * cos(turn)
        return Place(
            self.a * a + self.b * c,
            self.a * b + self.b * d,
            self.c * a + self.d * c,
            self.c * b + self.d * d,
            x,
            y,
        )


@dataclass(frozen=True, slots=True)
class Outline:
    """What is left to draw of a shape: corners, and how to fill and trace them."""

    corners: tuple[Point, ...]
    paint: Paint
    closed: bool = True


@dataclass(frozen=True, slots=True)
class Placed:
    """A label where it lies: the middle of its box, and how much larger it is drawn."""

    label: Label
    x: float
    y: float
    scale: float


def flat(group: Group, place: Place) -> Iterator[Outline | Placed]:
    """All that a group shows, in its order, where it lies."""
    for item in group.items:
        if isinstance(item, Group):
            yield from flat(item, place.inside(item))
        elif isinstance(item, Label):
            yield placed(item, place)
        else:
            yield outline(item, place)


def outline(shape: Shape, place: Place) -> Outline:
    scale = place.scale
    match shape:
        case Rect(paint=paint):
            corners = tuple(_rounded(shape, scale))
        case Circle(paint=paint):
            corners = tuple(_round(shape.x, shape.y, shape.radius, 0, 360, scale))
        case Polygon(points=corners, paint=paint):
            pass
        case Path(paint=paint):
            corners = tuple(_curved(shape))
        case Line(points=corners):
            paint = Paint(stroke=shape.stroke, line=shape.width)
        case _:
            assert_never(shape)
    closed = not isinstance(shape, Line) and (not isinstance(shape, Path) or shape.closed)
    paint = replace(paint, line=paint.line * scale)
    return Outline(tuple(map(place.at, corners)), paint, closed)


def _round(
    x: float, y: float, radius: float, start: float, end: float, scale: float
) -> Iterator[Point]:
    """Corners of an arc, more of them where it is drawn larger; the last one is left out."""
    steps = max(4, ceil(hypot(radius * scale, 1) * (end - start) / 90))
    for step in range(min(steps, 90)):
        angle = (start + (end - start) * step / min(steps, 90)) * pi / 180
        yield x + radius * cos(angle), y + radius * sin(angle)


def _rounded(rect: Rect, scale: float) -> Iterator[Point]:
    x, y, right, bottom = rect.x, rect.y, rect.x + rect.width, rect.y + rect.height
    r = min(rect.radius, rect.width / 2, rect.height / 2)
    if r <= 0:
        yield from ((x, y), (right, y), (right, bottom), (x, bottom))
        return
    yield from _round(x + r, y + r, r, 180, 270, scale)
    yield (x + r, y)
    yield from _round(right - r, y + r, r, 270, 360, scale)
    yield (right, y + r)
    yield from _round(right - r, bottom - r, r, 0, 90, scale)
    yield (right - r, bottom)
    yield from _round(x + r, bottom - r, r, 90, 180, scale)
    yield (x, bottom - r)


def _curved(path: Path) -> Iterator[Point]:
    here = path.start
    yield here
    for step in path.steps:
        if isinstance(step, Curve):
            yield from _bezier(here, step)
        else:
            yield step.end
        here = step.end


def _bezier(start: Point, curve: Curve) -> Iterator[Point]:
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = start, curve.first, curve.last, curve.end
    for a, b, c, d in WEIGHTS:
        yield a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3


def placed(label: Label, place: Place) -> Placed:
    x, y = place.at((label.x + label.width / 2, label.y + label.height / 2))
    return Placed(label, x, y, place.scale)
