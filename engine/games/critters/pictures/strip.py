"""The middle of the board: the theatres' names, both totals, and who controls each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Final

from engine.game import Seat
from engine.games.critters.model import Observation
from engine.games.critters.pictures.columns import COLUMN, sign
from engine.games.critters.table import SEATS, leader, totals
from engine.scene import Group, Item, Label, Paint, Pattern, Polygon, Rect, Role
from engine.text import Text

HEIGHT: Final = 92.0
COLOURS: Final[tuple[Role, Role]] = ("first", "second")
"""By seat."""
PATTERNS: Final[tuple[Pattern, Pattern]] = ("plain", "hatch")
"""By seat, with its colour."""


def strip(seen: Observation, y: float, t: Text) -> Iterator[Item]:
    for place, column in enumerate(seen.columns):
        x = place * COLUMN
        sums = totals(seen.columns, column.theatre)
        held = leader(sums, seen.first)
        yield replace(_box(held), x=x, y=y)
        yield replace(sign(column.theatre), x=x + 32, y=y + HEIGHT / 2)
        name = t(f"theatre-{column.theatre}")
        yield Label(name, x + 54, y + 20, 104, HEIGHT - 40, "ink", "body", "bold", "left")
        for seat in SEATS:
            top = y + (8 if seat == 1 else HEIGHT - 42)
            ink: Role = "white" if seat == held else "ink"
            yield Label(str(sums[seat]), x + 190, top, 36, 34, ink, "body", "bold")


@cache
def _box(held: Seat) -> Group:
    """Beside both totals a flag that points to whoever controls; theirs is filled."""
    items: list[Item] = [Rect(4, 3, COLUMN - 8, HEIGHT - 6, Paint("paper", "ink", 2), 10)]
    for seat in SEATS:
        top = 8 if seat == 1 else HEIGHT - 42
        fill: Role = COLOURS[seat] if seat == held else "paper-dark"
        items.append(Rect(186, top, 44, 34, Paint(fill, "ink", 2), 6))
    side, middle = (-1 if held == 1 else 1), HEIGHT / 2
    shaft, neck, tip = middle - side * 26, middle + side * 6, middle + side * 28
    corners = (
        (166, shaft),
        (178, shaft),
        (178, neck),
        (184, neck),
        (172, tip),
        (160, neck),
        (166, neck),
    )
    items.append(Polygon(corners, Paint(COLOURS[held], "ink", 1.5, PATTERNS[held], "white")))
    return Group(tuple(items))
