"""A bar for each seat: its name, what it holds, and how far it has come."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Final

from engine.game import Seat
from engine.games.critters.model import Observation
from engine.games.critters.pictures.strip import COLOURS, PATTERNS
from engine.scene import Group, Item, Label, Line, Paint, Polygon, Rect, star
from engine.text import Text

WIDTH: Final = 720.0
HEIGHT: Final = 46.0
TRACK: Final = 240.0
"""Width of the boxes for victory points."""
MOST_BOXES: Final = 24


def panel(seen: Observation, seat: Seat, y: float, t: Text) -> Iterator[Item]:
    points, target = seen.points[seat], seen.options.target
    yield replace(_bar(seat), y=y)
    if seat in seen.awaited:
        yield replace(_turn(), y=y)
    yield Label(t.who(seat), 38, y + 3, 216, 40, "white", "body", "bold", "left")
    if seat == seen.first:
        yield replace(_general(), x=276, y=y + HEIGHT / 2)
    yield replace(held(), x=306, y=y + 7)
    size = str(seen.hand_sizes[seat])
    yield Label(size, 334, y + 3, 34, 40, "white", "body", "bold", "left")
    yield replace(_track(min(points, target), target), x=382, y=y + 12)
    yield Label(f"{points}/{target}", 630, y + 3, 82, 40, "white", "small", "bold", "right")


@cache
def _bar(seat: Seat) -> Group:
    """The second seat's has a hatched end, so that it is told apart without its colour."""
    end = Paint(COLOURS[seat], None, 0, PATTERNS[seat], "white")
    bar = Rect(0, 0, WIDTH, HEIGHT, Paint(COLOURS[seat]))
    return Group((bar, Rect(0, 0, 12, HEIGHT, end)), static=True)


@cache
def _turn() -> Group:
    """An arrow before the name of whoever is awaited."""
    return Group(
        (Polygon(((17, 11), (33, HEIGHT / 2), (17, HEIGHT - 11)), Paint("gold", "ink", 2)),)
    )


@cache
def _general() -> Group:
    """The First Player's star."""
    return Group((Polygon(star(0, 1, 18, 7.5, 5), Paint("gold", "ink", 2)),))


@cache
def held() -> Group:
    """A card, beside the number of those in hand."""
    lines = (Line(((6, y), (18, y)), "ink", 2) for y in (10, 17))
    return Group((Rect(0, 0, 24, 32, Paint("white", "ink", 1.5), 4), *lines))


@cache
def _track(points: int, target: int) -> Group:
    """A box for each point that wins, filled when scored; one bar for very many."""
    scored, missing = Paint("gold", "ink", 1.5), Paint("shade", "white", 1.5)
    step = TRACK / target
    if target > MOST_BOXES:
        room = Rect(0, 0, TRACK, 22, missing, 4)
        return Group((room, Rect(0, 0, step * points, 22, scored, 4)) if points else (room,))
    boxes = (
        Rect(nth * step, 0, min(step - 3, 30), 22, scored if nth < points else missing, 3)
        for nth in range(target)
    )
    return Group(tuple(boxes))
