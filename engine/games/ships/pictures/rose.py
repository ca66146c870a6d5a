"""The compass rose: the winds last set, and by whom."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.ships.cards import WINDS, Cards, kinds
from engine.games.ships.pictures.ship import COLOURS
from engine.games.ships.pictures.symbols import BEARING, petal
from engine.scene import Circle, Group, Item, Label, Paint, Pattern, Polygon, star, turned
from engine.text import Text

RADIUS = 42.0


def rose(winds: tuple[Cards, ...] | None, t: Text) -> Group:
    """About (0, 0); a wind that blows has an arrow from its edge in the colour of who set it."""
    items: list[Item] = [
        Circle(0, 0, RADIUS, Paint("paper", "ink", 2)),
        Polygon(star(0, 0, RADIUS * 0.6, 7, 8), Paint("paper-deep")),
    ]
    for wind in WINDS:
        items += petal(BEARING[wind], RADIUS - 4, 9, "paper-dark", "ink-soft")
    for seat, cards in enumerate(winds or ()):
        for wind in kinds(cards):
            items += _blowing(BEARING[wind], seat)
    for wind in WINDS:
        x, y = turned((0, -RADIUS - 17), (0, 0), BEARING[wind])
        items.append(Label(t(f"rose-{wind}"), x - 20, y - 16, 40, 32, "ink", "small", "bold"))
    return Group(tuple(items))


def _blowing(bearing: int, seat: int) -> Iterator[Item]:
    """Half a petal: the left one is seat 0's, the hatched right one seat 1's."""
    side = -1 if seat == 0 else 1
    corners = ((0.0, 0.0), (side * 15.0, -15.0), (0.0, -RADIUS + 2))
    pattern: Pattern = "plain" if seat == 0 else "hatch"
    yield Polygon(
        tuple(turned(corner, (0, 0), bearing) for corner in corners),
        Paint(COLOURS[seat], "ink", 1.5, pattern, "white"),
    )
