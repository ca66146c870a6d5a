"""What stands on the cards for their abilities: one emblem each, 40 pixels across, round (0, 0)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Final

from engine.games.critters.cards import Ability
from engine.scene import Circle, Curve, Group, Item, Line, Paint, Path, Polygon, Rect, To, star

INK: Final = Paint("ink")
OUTLINE: Final = Paint("paper", "ink", 2.5)


@cache
def emblem(ability: Ability | None) -> Group:
    """In a roundel; a star for a card without an ability."""
    draw = _heavy if ability is None else DRAWN[ability]
    return Group((Circle(0, 0, 24, Paint("white", "ink", 2)), *draw()))


def _arrow(x: float, y: float, *, up: bool, length: float = 22) -> Iterator[Item]:
    """Upright, about its middle."""
    side = -1 if up else 1
    tip = y + side * length / 2
    yield Line(((x, y - side * length / 2), (x, tip - side * 5)), "ink", 4)
    yield Polygon(((x - 8, tip - side * 9), (x + 8, tip - side * 9), (x, tip)), INK)


def _card(x: float, y: float, width: float = 14, height: float = 18) -> Rect:
    return Rect(x - width / 2, y - height / 2, width, height, OUTLINE, 2)


def _heavy() -> Iterator[Item]:
    yield Polygon(star(0, 1, 18, 8, 5), Paint("gold", "ink", 2))


def _support() -> Iterator[Item]:
    """A plus that reaches to both sides."""
    yield Line(((0, -9), (0, 9)), "ink", 5)
    yield Line(((-9, 0), (9, 0)), "ink", 5)
    for side in (-1, 1):
        yield Polygon(((side * 19, 0), (side * 12, -6), (side * 12, 6)), INK)


def _air_drop() -> Iterator[Item]:
    """A parachute with a crate."""
    canopy = (Curve((-16, -18), (16, -18), (16, -3)), To((-16, -3)))
    yield Path((-16, -3), canopy, Paint("first", "ink", 2))
    for side in (-1, 1):
        yield Line(((side * 15, -3), (side * 4, 9)), "ink", 1.5)
    yield Rect(-6, 8, 12, 10, Paint("buff", "ink", 2))


def _maneuver() -> Iterator[Item]:
    """Turn a card beside this one over."""
    yield from _arrow(-9, 0, up=True, length=30)
    yield from _arrow(9, 0, up=False, length=30)


def _aerodrome() -> Iterator[Item]:
    """A runway that narrows into the distance."""
    yield Polygon(((-15, 16), (15, 16), (5, -17), (-5, -17)), Paint("iron", "ink", 2))
    for top, bottom in ((-13, -9), (-5, 0), (5, 12)):
        yield Line(((0, top), (0, bottom)), "white", 3)


def _containment() -> Iterator[Item]:
    """A card behind bars."""
    yield Rect(-14, -14, 28, 28, Paint("buff", "ink", 2), 3)
    for x in (-7, 0, 7):
        yield Line(((x, -14), (x, 14)), "ink", 3.5)


def _reinforce() -> Iterator[Item]:
    """One card more."""
    yield _card(-7, 2, 16, 22)
    yield Line(((10, -7), (10, 9)), "ink", 4.5)
    yield Line(((2, 1), (18, 1)), "ink", 4.5)


def _ambush() -> Iterator[Item]:
    """An eye in the dark."""
    lids = (Curve((-8, -13), (8, -13), (18, 0)), Curve((8, 13), (-8, 13), (-18, 0)))
    yield Path((-18, 0), lids, Paint("white", "ink", 3))
    yield Circle(0, 0, 7, INK)
    yield Circle(-2, -2, 2, Paint("white"))


def _cover_fire() -> Iterator[Item]:
    """A shield."""
    right = Curve((14, 8), (8, 15), (0, 19))
    left = Curve((-8, 15), (-14, 8), (-14, -14))
    yield Path((-14, -14), (To((14, -14)), right, left), Paint("buff", "ink", 2.5))
    yield Line(((0, -14), (0, 18)), "ink", 2.5)


def _disrupt() -> Iterator[Item]:
    """A flash of lightning."""
    bolt = ((3, -20), (-12, 4), (-2, 4), (-5, 20), (12, -5), (2, -5))
    yield Polygon(bolt, Paint("gold", "ink", 2))


def _transport() -> Iterator[Item]:
    """A card on its way to another place."""
    yield _card(-10, 0, 14, 20)
    yield Line(((0, 0), (11, 0)), "ink", 4)
    yield Polygon(((19, 0), (10, -8), (10, 8)), INK)


def _escalation() -> Iterator[Item]:
    """Steps that rise."""
    for number, height in enumerate((8, 17, 27)):
        yield Rect(-16 + number * 11, 14 - height, 10, height, Paint("first", "ink", 2))


def _redeploy() -> Iterator[Item]:
    """Back to the hand and out again."""
    way = (Curve((-18, -22), (20, -22), (14, 2)),)
    yield Path((-13, 2), way, Paint(stroke="ink", line=4), closed=False)
    yield Polygon(((14, 11), (6, 1), (21, 1)), INK)
    yield _card(-6, 9, 13, 15)


def _blockade() -> Iterator[Item]:
    """An anchor."""
    yield Circle(0, -13, 4, Paint(stroke="ink", line=3))
    yield Line(((0, -9), (0, 16)), "ink", 3.5)
    yield Line(((-9, -4), (9, -4)), "ink", 3.5)
    flukes = (Curve((-14, 16), (-4, 18), (0, 17)), Curve((4, 18), (14, 16), (16, 4)))
    yield Path((-16, 4), flukes, Paint(stroke="ink", line=3.5), closed=False)


DRAWN: Final[Mapping[Ability, Callable[[], Iterator[Item]]]] = {
    "support": _support,
    "air-drop": _air_drop,
    "maneuver": _maneuver,
    "aerodrome": _aerodrome,
    "containment": _containment,
    "reinforce": _reinforce,
    "ambush": _ambush,
    "cover-fire": _cover_fire,
    "disrupt": _disrupt,
    "transport": _transport,
    "escalation": _escalation,
    "redeploy": _redeploy,
    "blockade": _blockade,
}
