"""A man-of-war's hull and those aboard, bow to the right, (0, 0) amidships on the waterline."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

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

STEPS: Final = 7
"""Holes, sails and sailors that are drawn for a ship of full strength."""
STERN: Final[Point] = (-134, -68)
RAIL: Final = Curve((-70, -38), (40, -34), (118, -54))
"""From the stern to the bow."""
CREW: Final = (0.06, 0.3, 0.62, 0.18, 0.74, 0.46, 0.88)
"""Where they stand along the rail; the captain first, the last one falls first."""
HOLES: Final = (
    (0.5, 30, 12),
    (0.2, 22, 11),
    (0.78, 36, 12),
    (0.36, 44, 10),
    (0.64, 20, 11),
    (0.89, 24, 10),
    (0.1, 40, 11),
)
"""Along the rail, down from it, and how large; the first shot away first."""


def rail(t: float, down: float = 0) -> Point:
    """A point along the side: t from 0 at the stern to 1 at the bow, so far below the rail."""
    u = 1 - t
    weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    points = (STERN, RAIL.first, RAIL.last, RAIL.end)
    return (
        sum(w * x for w, (x, _) in zip(weights, points, strict=True)),
        sum(w * y for w, (_, y) in zip(weights, points, strict=True)) + down,
    )


def hull(standing: int, side: Role, *, chequered: bool) -> Group:
    """The hull with so many of its points left, others shot through.

    Args:
        side: colour of the gun decks' bands.
        chequered: two narrow bands rather than one broad one.
    """
    bands = ((12, 24), (32, 44)) if chequered else ((13, 43),)
    ports = (18, 38) if chequered else (28,)
    return Group(
        (
            Path(
                STERN,
                (
                    RAIL,
                    Curve((130, -40), (114, -8), (96, 22)),
                    To((-112, 22)),
                    Curve((-122, 8), (-126, -20), STERN),
                ),
                Paint("hull", "hull-dark", 2),
            ),
            *(_band(top, bottom, side) for top, bottom in bands),
            *(_port(t, down) for down in ports for t in _ports()),
            *_planks(),
            *_gallery(),
            Path(STERN, (RAIL,), Paint(stroke="hull-dark", line=5), closed=False),
            Path(
                rail(0, 5),
                (_along(0, 1, 5),),
                Paint(stroke="hull-light", line=2),
                closed=False,
            ),
            *_figurehead(),
            *(item for hole in HOLES[: STEPS - standing] for item in _hole(*hole)),
        )
    )


def _along(start: float, end: float, down: float) -> Curve:
    """The rail's own curve between two of its points, so far below it."""
    a, b, c, d = (rail(start + (end - start) * third / 3, down) for third in range(4))
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = a, b, c, d
    first = _pull(ax, bx, cx, dx), _pull(ay, by, cy, dy)
    last = _pull(dx, cx, bx, ax), _pull(dy, cy, by, ay)
    return Curve(first, last, d)


def _pull(start: float, third: float, two_thirds: float, end: float) -> float:
    """The point a curve is drawn towards first, that it may pass through those two."""
    return (-5 * start + 18 * third - 9 * two_thirds + 2 * end) / 6


def _band(top: float, bottom: float, side: Role) -> Path:
    return Path(
        rail(0.02, top),
        (_along(0.02, 0.985, top), To(rail(0.97, bottom)), _along(0.97, 0.025, bottom)),
        Paint(side, "hull-dark", 1),
    )


def _ports() -> Iterator[float]:
    for number in range(9):
        yield 0.16 + number * 0.092


def _port(t: float, down: float) -> Group:
    x, y = rail(t, down)
    return Group(
        (
            Rect(x - 4.5, y - 4.5, 9, 9, Paint("hole", "hull-dark", 1)),
            Line(((x - 4.5, y - 4.5), (x + 4.5, y - 4.5)), "hull-light", 2),
        )
    )


def _planks() -> Iterator[Item]:
    for down in (52, 60):
        yield Path(
            rail(0.08, down),
            (_along(0.08, 0.9, down),),
            Paint(stroke="hull-dark", line=1),
            closed=False,
        )


def _gallery() -> Iterator[Item]:
    """The great cabin's windows, and the lantern over them."""
    for number in range(3):
        yield Rect(-127 + number * 9, -55 + number * 2.4, 6, 9, Paint("gold", "hull-dark", 1))
    yield Line(((-133, -68), (-137, -80)), "hull-dark", 3)
    yield Rect(-141, -90, 8, 11, Paint("gold", "hull-dark", 1.5), 2)


def _figurehead() -> Iterator[Item]:
    yield Path(
        (116, -54),
        (Curve((130, -54), (136, -60), (140, -70)), Curve((136, -54), (132, -44), (121, -40))),
        Paint("gold", "hull-dark", 1.5),
    )


def _hole(t: float, down: float, size: float) -> Iterator[Item]:
    x, y = rail(t, down)
    yield Polygon(star(x, y, size * 1.35, size * 0.72, 7), Paint("hull-light", "hull-dark", 1.5))
    yield Polygon(star(x + 0.5, y + 0.5, size * 0.9, size * 0.55, 7), Paint("hole"))
    yield Line(((x - size * 1.7, y - 2), (x - size * 0.7, y + 1)), "hull-dark", 2)
    yield Line(((x + size * 0.7, y + 2), (x + size * 1.6, y - 3)), "hull-dark", 2)


def crew(aboard: int, coat: Role) -> Group:
    """So many people at the rail; their legs are behind it."""
    return Group(
        tuple(
            item
            for number, t in enumerate(CREW[:aboard])
            for item in (_captain(t, coat) if number == 0 else _sailor(t, coat))
        )
    )


def _sailor(t: float, coat: Role) -> Iterator[Item]:
    x, y = rail(t)
    yield Rect(x - 6.5, y - 15, 13, 20, Paint("white", "ink", 1.2), 4)
    for stripe in (-11, -6, -1):
        yield Line(((x - 5.5, y + stripe), (x + 5.5, y + stripe)), coat, 2)
    yield from _head(x, y - 20)
    yield Path(
        (x - 6.5, y - 21),
        (Curve((x - 6, y - 29), (x + 6, y - 29), (x + 6.5, y - 21)),),
        Paint(coat, "ink", 1.2),
    )


def _captain(t: float, coat: Role) -> Iterator[Item]:
    x, y = rail(t)
    yield Rect(x - 8, y - 18, 16, 24, Paint(coat, "ink", 1.2), 4)
    yield Line(((x, y - 17), (x, y + 2)), "gold", 2)
    yield Line(((x - 8, y - 16), (x - 3, y - 17)), "gold", 3)
    yield Line(((x + 3, y - 17), (x + 8, y - 16)), "gold", 3)
    yield from _head(x, y - 24)
    yield Path(
        (x - 12, y - 25),
        (Curve((x - 6, y - 36), (x + 6, y - 36), (x + 12, y - 25)),),
        Paint("ink", "gold", 1.2),
    )


def _head(x: float, y: float) -> Iterator[Item]:
    yield Circle(x, y, 6, Paint("skin", "ink", 1.2))
