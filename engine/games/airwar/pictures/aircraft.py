"""An aircraft from above, its nose up, about (0, 0): drawn from what its airframe measures."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from engine.games.airwar.faces import Shape
from engine.games.airwar.pictures.airframes import AIRFRAMES, Airframe, Wing
from engine.scene import (
    Circle,
    Curve,
    Group,
    Item,
    Line,
    Paint,
    Path,
    Point,
    Polygon,
    Rect,
    Role,
    To,
    star,
)

SKINS: Final[tuple[Role, Role]] = ("field-dark", "sea")
"""By seat."""


@cache
def aircraft(shape: Shape, seat: int) -> Group:
    """About 100 wide; red discs for the Axis, white stars for the Allies."""
    frame = AIRFRAMES[shape]
    skin = Paint(SKINS[seat], "ink", 2)
    return Group((*_outline(frame, skin), *_glass(frame), *_badges(frame, seat)))


@cache
def silhouette(shape: Shape) -> Group:
    """The same in one colour, to be drawn small."""
    return Group((*_outline(AIRFRAMES[shape], Paint("ink", "ink", 1)),))


def _outline(frame: Airframe, skin: Paint) -> Iterator[Item]:
    yield _pair(frame.tail, skin)
    yield from _booms(frame, skin)
    yield _pair(frame.wing, skin)
    for side in (-1, 1):
        if frame.floats:
            yield _pod(side * frame.floats, frame.wing.front + 1, 15, 2.6, skin)
        if frame.fins:
            yield _pod(side * frame.fins, frame.tail.front - 3, frame.tail.chord + 5, 2.2, skin)
        yield from _engines(frame, side, skin)
    yield _body(frame, skin)
    yield from _propeller(0, frame.nose) if 0 in frame.engines else ()
    if not (frame.fins or frame.booms):
        yield Line(((0, frame.stern - 11), (0, frame.stern + 1)), "ink", 2.5)


def _engines(frame: Airframe, side: int, skin: Paint) -> Iterator[Item]:
    for out in frame.engines:
        if out:
            front = frame.wing.front + frame.wing.sweep * out / frame.wing.span - 10
            if not frame.booms:
                yield _pod(side * out, front, 20, 4.2, skin)
            yield from _propeller(side * out, front)


def _booms(frame: Airframe, skin: Paint) -> Iterator[Item]:
    if frame.booms:
        front = frame.wing.front - 10
        for side in (-1, 1):
            yield _pod(side * frame.booms, front, frame.tail.front + 12 - front, 4, skin)


def _propeller(x: float, y: float) -> Iterator[Item]:
    yield Line(((x - 9, y - 0.5), (x + 9, y - 0.5)), "ink", 1.8)


def _pod(x: float, y: float, long: float, half: float, skin: Paint) -> Path:
    """Something long and slim, down from (x, y): a nacelle, a boom, a float, a fin."""
    return Path(
        (x, y),
        (
            Curve((x + half * 1.3, y), (x + half, y + long * 0.4), (x + half * 0.7, y + long)),
            To((x - half * 0.7, y + long)),
            Curve((x - half, y + long * 0.4), (x - half * 1.3, y), (x, y)),
        ),
        skin,
    )


def _body(frame: Airframe, skin: Paint) -> Path:
    wide, nose, stern = frame.width, frame.nose, frame.stern
    blunt = 0.95 if frame.round_nose else 0.3
    high = nose + (3 if frame.round_nose else 12)
    return Path(
        (0, nose),
        (
            Curve((wide * blunt, nose), (wide, high), (wide, nose + 16)),
            Curve((wide, 14), (2.5, stern - 6), (1, stern)),
            To((-1, stern)),
            Curve((-2.5, stern - 6), (-wide, 14), (-wide, nose + 16)),
            Curve((-wide, high), (-wide * blunt, nose), (0, nose)),
        ),
        skin,
    )


def _pair(wing: Wing, skin: Paint) -> Path:
    """Both halves as one."""
    right = tuple(_half(wing))
    steps: list[To | Curve] = list(right)
    start = (0, wing.front - wing.kink)
    points = [start, *(step.end for step in right)]
    for step, before in zip(reversed(right), reversed(points[:-1]), strict=True):
        steps.append(_mirrored(step, before))
    return Path(start, tuple(steps), skin)


def _mirrored(step: To | Curve, before: Point) -> To | Curve:
    """The same way back on the other side."""
    if isinstance(step, To):
        return To(_flip(before))
    return Curve(_flip(step.last), _flip(step.first), _flip(before))


def _flip(point: Point) -> Point:
    return -point[0], point[1]


def _half(wing: Wing) -> Iterator[To | Curve]:
    """From the middle of the front edge out to the tip, and back to the middle behind."""
    span, back = wing.span, wing.front + wing.chord
    tip_front = wing.front + wing.sweep
    tip_back = tip_front + wing.tip
    if wing.end == "ellipse":
        middle = (tip_front + tip_back) / 2
        yield Curve((span * 0.5, wing.front - 2), (span, tip_front - 4), (span, middle))
        yield Curve((span, tip_back + 4), (span * 0.5, back + 1), (0, back))
        return
    if wing.kink:
        yield To((span * 0.32, wing.front - wing.kink * 0.1 + 1))
    if wing.end == "cut":
        yield To((span - 2, tip_front))
        yield Curve((span, tip_front), (span, tip_back), (span - 2, tip_back))
    else:
        yield To((span - 6, tip_front))
        yield Curve((span + 1.5, tip_front), (span + 1.5, tip_back), (span - 6, tip_back + 1))
    if wing.kink:
        yield To((span * 0.32, back + wing.kink * 0.4))
    yield To((0, back - wing.kink * 0.4))


def _glass(frame: Airframe) -> Iterator[Item]:
    start, end = frame.canopy
    if start == end:
        return
    half = min(frame.width * 0.55, 4)
    glass = Paint("sky-low", "ink", 1.2)
    yield Rect(-half, start, 2 * half, end - start, glass, half)
    for y in range(round(start) + 7, round(end) - 3, 7):
        yield Line(((-half, y), (half, y)), "ink", 1)


def _badges(frame: Airframe, seat: int) -> Iterator[Item]:
    wing = frame.wing
    x = wing.span * 0.7
    middle = wing.front + wing.sweep * 0.7 + (wing.chord + (wing.tip - wing.chord) * 0.7) / 2
    size = min(5.5, (wing.chord + (wing.tip - wing.chord) * 0.7) * 0.4)
    for side in (-1, 1):
        if seat == 0:
            yield Circle(side * x, middle, size, Paint("second", "white", 1))
        else:
            yield Circle(side * x, middle, size, Paint("first", "white", 0.8))
            yield Polygon(star(side * x, middle, size * 0.95, size * 0.42, 5), Paint("white"))
