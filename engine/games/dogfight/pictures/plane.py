"""A plane from above, and the lives it has left."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from engine.games.dogfight.pictures.line import COLOURS
from engine.scene import Circle, Curve, Group, Item, Line, Paint, Path, Pattern, Polygon, Rect, To

LONG: Final = 80.0
"""From nose to tail."""
HEART: Final = 30.0
"""Width of a life."""


@lru_cache(maxsize=8)
def plane(seat: int, *, down: bool) -> Group:
    """Its nose at (0, 0), pointing up for seat 0 and down for seat 1."""
    shape = Group((*_body(seat, down=down),), angle=0 if seat == 0 else 180)
    return Group((shape, *(_crossed(seat) if down else ())))


def _body(seat: int, *, down: bool) -> Iterator[Item]:
    pattern: Pattern = "plain" if seat == 0 else "hatch"
    skin = (
        Paint("white", "ink-soft", 2) if down else Paint(COLOURS[seat], "ink", 2, pattern, "white")
    )
    yield _wings(seat, skin)
    yield Polygon(((-7, 64), (7, 64), (24, 72), (24, 79), (-24, 79), (-24, 72)), skin)
    yield Path(
        (0, 2),
        (
            Curve((11, 8), (10, 40), (5, LONG)),
            To((-5, LONG)),
            Curve((-10, 40), (-11, 8), (0, 2)),
        ),
        skin,
    )
    yield Line(((-13, 3), (13, 3)), "ink-soft", 3)
    if not down:
        yield Circle(0, 30, 6, Paint("sky-low", "ink", 1.5))
        yield from _badges(seat)


def _wings(seat: int, skin: Paint) -> Path:
    """Straight ones for seat 0, swept ones for seat 1."""
    if seat == 0:
        return Path(
            (-50, 22),
            (
                To((50, 22)),
                Curve((56, 30), (54, 38), (48, 41)),
                To((-48, 41)),
                Curve((-54, 38), (-56, 30), (-50, 22)),
            ),
            skin,
        )
    return Path(
        (0, 16),
        (To((52, 38)), To((52, 50)), To((0, 42)), To((-52, 50)), To((-52, 38)), To((0, 16))),
        skin,
    )


def _badges(seat: int) -> Iterator[Item]:
    """A ring on each wing for seat 0, a cross for seat 1."""
    for x in (-34, 34):
        if seat == 0:
            yield Circle(x, 31, 7, Paint("white", "ink", 1.5))
            yield Circle(x, 31, 3, Paint("danger"))
        else:
            yield Rect(x - 7, 39, 14, 4, Paint("white", "ink", 1))
            yield Rect(x - 2, 34, 4, 14, Paint("white", "ink", 1))


def _crossed(seat: int) -> tuple[Item, ...]:
    """Crossed out by pencil."""
    low, high = (4, LONG) if seat == 0 else (-LONG, -4)
    return (
        Line(((-46, low), (46, high)), "danger", 7),
        Line(((-46, high), (46, low)), "danger", 7),
    )


@lru_cache(maxsize=16)
def lives(left: int, most: int) -> Group:
    """A heart for each life a plane began with, one above the other; lost ones are crossed out."""
    hearts = (_heart(full=nth < left) for nth in range(most))
    return Group(tuple(Group((*heart,), 0, nth * (HEART + 4)) for nth, heart in enumerate(hearts)))


def _heart(*, full: bool) -> Iterator[Item]:
    """About (0, 0), as wide as ``HEART``."""
    half = HEART / 2
    yield Path(
        (0, half),
        (
            Curve((-half * 1.5, 0), (-half * 0.9, -half * 1.2), (0, -half * 0.35)),
            Curve((half * 0.9, -half * 1.2), (half * 1.5, 0), (0, half)),
        ),
        Paint("danger" if full else "white", "ink" if full else "ink-soft", 2),
    )
    if not full:
        yield Line(((-half, -half + 3), (half, half - 2)), "ink-soft", 3)
