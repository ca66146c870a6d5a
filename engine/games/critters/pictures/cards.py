"""Cards as they lie on the board: faces, and backs that tell no more than everybody knows."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from engine.games.critters.cards import FACES, Card, Theatre
from engine.games.critters.pictures.animals import animal
from engine.games.critters.pictures.emblems import emblem
from engine.scene import Circle, Group, Item, Label, Paint, Polygon, Rect, Role

WIDTH: Final = 220.0
HEIGHT: Final = 118.0
EDGE: Final = 38.0
"""What shows of a card that is covered."""
GROUNDS: Final[dict[Theatre, Role]] = {"air": "sky", "land": "field", "sea": "sea-far"}
BADGES: Final[dict[Theatre, tuple[Role, Role]]] = {
    "air": ("sky-low", "ink"),
    "land": ("field", "ink"),
    "sea": ("sea-near", "white"),
}
"""Of a card's strength: what it is filled with, and the colour of the number."""
BACK: Final = Paint("iron", "ink", 2.5, "cross", "iron-light")


@lru_cache(maxsize=256)
def face(
    card: Card, name: str, now: int, edge: float, height: float | None, *, active: bool
) -> Group:
    """A card face up.

    Args:
        now: its strength where it lies.
        edge: the height of what shows of every card.
        height: of the card, where no more of it shows than its edge; None for a whole one.
        active: whether its ability is being resolved, or waits its turn.
    """
    printed = FACES[card]
    changed = now != printed.strength
    room = WIDTH - 50 - (44 if changed else 6)
    items: list[Item] = [_plate("paper", height or HEIGHT, active=active)]
    if height is None:
        items += _body(card)
    items += badge(printed.theatre, printed.strength, 24, edge / 2 + 1, edge / 2 - 2)
    items.append(Label(name, 49, 1, room, edge, "ink", "small", "bold", "left"))
    if changed:
        items += _now(now, edge)
    return Group(tuple(items))


@lru_cache(maxsize=256)
def back(name: str, now: int, edge: float, height: float | None) -> Group:
    """A card face down, like ``face``; only one that both have seen has a name."""
    radius = edge / 2 - 3
    items: list[Item] = [
        Rect(0, 0, WIDTH, height or HEIGHT, BACK, 10),
        Circle(24, edge / 2 + 1, radius, Paint("paper", "ink", 2)),
        Label(str(now), 24 - radius * 0.65, 4, 1.3 * radius, edge - 6, "ink", "small", "bold"),
    ]
    if name:
        room = WIDTH - 54
        items += [
            Rect(46, 4, room, edge - 6, Paint("paper", "ink", 1.5), 5),
            Label(name, 52, 3, room - 12, edge - 4, "ink", "small"),
        ]
    return Group(tuple(items))


def _plate(ground: Role, height: float, *, active: bool) -> Rect:
    """An active card has a thick rim; ``_body`` draws a second one within."""
    paint = Paint(ground, "danger", 6) if active else Paint(ground, "ink", 2.5)
    return Rect(0, 0, WIDTH, height, paint, 10)


def _body(card: Card) -> Iterator[Item]:
    """Below the edge: the animal of its theatre, and the emblem of its ability."""
    printed = FACES[card]
    box = Paint(GROUNDS[printed.theatre], "ink", 1.5)
    yield Rect(6, EDGE + 2, WIDTH - 12, HEIGHT - EDGE - 8, box, 6)
    yield Group(animal(printed.theatre).items, 54, EDGE + 41, 0.88)
    yield Group(emblem(printed.ability).items, WIDTH - 54, EDGE + 38, 1.25)


def badge(theatre: Theatre, number: int, x: float, y: float, radius: float) -> Iterator[Item]:
    """A card's strength on the shape of its theatre: round, square or pointed."""
    fill, ink = BADGES[theatre]
    paint = Paint(fill, "ink", 2)
    match theatre:
        case "air":
            yield Circle(x, y, radius, paint)
        case "land":
            side = radius * 1.8
            yield Rect(x - side / 2, y - side / 2, side, side, paint, 3)
        case "sea":
            corners = ((-0.7, -1), (0.7, -1), (1.15, 0), (0.7, 1), (-0.7, 1), (-1.15, 0))
            yield Polygon(tuple((x + cx * radius, y + cy * radius) for cx, cy in corners), paint)
    wide, high = 1.3 * radius, 1.65 * radius
    box = (x - wide / 2, y - high / 2, wide, high)
    yield Label(str(number), *box, ink, "small", "bold")


def _now(number: int, edge: float) -> Iterator[Item]:
    """The strength that counts, where it is not the printed one."""
    left = WIDTH - 44
    yield Rect(left, 5, 38, edge - 8, Paint("gold", "ink", 2), 5)
    yield Label(f"={number}", left + 2, 3, 34, edge - 4, "ink", "small", "bold")
