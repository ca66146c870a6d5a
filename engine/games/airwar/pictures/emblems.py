"""What War and Battle cards do, as signs about 70 wide, round (0, 0)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Final

from engine.games.airwar.faces import Battle, Card, War
from engine.games.airwar.pictures.aircraft import silhouette
from engine.games.airwar.pictures.signs import sign
from engine.games.airwar.pictures.stations import station
from engine.scene import Circle, Curve, Group, Item, Line, Paint, Path, Polygon, Rect, star, turned


@cache
def emblem(face: War | Battle) -> Group:
    """A card that a host invented has the sign of what it does."""
    draw = EMBLEMS.get(face.key)
    return Group(tuple(_plain(face) if draw is None else draw()))


def _plain(face: War | Battle) -> Iterator[Item]:
    yield Circle(0, 0, 28, Paint("paper", "ink", 2.5))
    if isinstance(face, Battle):
        yield Group(sign("air" if face.air_to_air or face.both_fall else "shield").items, scale=1.8)
        return
    what = "shield" if face.base_defense else "convoy" if face.convoy else "seat"
    yield Group(sign(what).items, scale=1.8)


def _flak() -> Iterator[Item]:
    for x, y, size in ((-22, -22, 7), (2, -29, 9), (24, -20, 6)):
        yield Polygon(star(x, y, size, size * 0.45, 8), Paint("gold", "ink", 1.2))
    for x, angle in ((-6, -18), (8, -8)):
        barrel = ((x - 3, 8), (x + 3, 8), (x + 3, -20), (x - 3, -20))
        yield Polygon(tuple(turned(p, (x, 8), angle) for p in barrel), Paint("iron", "ink", 1.5))
    yield Circle(1, 12, 14, Paint("field-dark", "ink", 2))
    yield Rect(-26, 18, 54, 11, Paint("iron-light", "ink", 2), 4)


def _construction() -> Iterator[Item]:
    """A bulldozer."""
    yield Rect(-14, -24, 22, 22, Paint("sky-low", "ink", 2), 2)
    yield Rect(-20, -6, 40, 16, Paint("buff", "ink", 2), 3)
    yield Line(((14, -6), (14, -18)), "ink", 3)
    yield Rect(-24, 9, 44, 17, Paint("iron", "ink", 2), 8)
    for x in (-15, -2, 11):
        yield Circle(x, 17.5, 5, Paint("iron-light", "ink", 1))
    blade = (Curve((30, 0), (28, 14), (34, 26)),)
    yield Path((34, -8), blade, Paint(None, "ink", 4), closed=False)
    yield Line(((20, 8), (30, 8)), "ink", 3)


def _kido_butai() -> Iterator[Item]:
    """Carriers in column."""
    for x, y in ((-6, -17), (6, 14)):
        yield Group(station("carrier").items, x, y, 0.62)


def _submarines() -> Iterator[Item]:
    yield Rect(-6, -20, 14, 16, Paint("iron", "ink", 2), 3)
    yield Line(((2, -18), (2, -31), (8, -31)), "ink", 2.5)
    hull = (
        Curve((-30, -14), (20, -14), (36, 2)),
        Curve((20, 16), (-26, 16), (-36, 2)),
    )
    yield Path((-36, 2), hull, Paint("iron-light", "ink", 2))
    for y, x in ((20, -30), (27, -18)):
        wave = (Curve((x + 12, y - 7), (x + 18, y + 7), (x + 30, y)),)
        yield Path((x, y), wave, Paint(None, "sea-near", 2.5), closed=False)
        again = (Curve((x + 42, y - 7), (x + 48, y + 7), (x + 58, y)),)
        yield Path((x + 30, y), again, Paint(None, "sea-near", 2.5), closed=False)


def _out_of_the_sun() -> Iterator[Item]:
    yield Polygon(star(0, -4, 32, 20, 12), Paint("gold", "ink", 1.5))
    yield Circle(0, -4, 18, Paint("buff"))
    yield Group(silhouette("radial").items, 0, 0, 0.62, 180)


def _evasion() -> Iterator[Item]:
    turn = (Curve((-30, -24), (4, -34), (6, -6)), Curve((8, 20), (24, 16), (27, -2)))
    yield Path((-24, 26), turn, Paint(None, "sea-near", 4), closed=False)
    yield Polygon(((19, -2), (35, -4), (27, -18)), Paint("sea-near"))
    yield Group(silhouette("radial").items, -24, 10, 0.42, -6)


def _ace() -> Iterator[Item]:
    for side in (-1, 1):
        feathers = (
            (side * 10, -8),
            (side * 36, -14),
            (side * 32, 0),
            (side * 26, 7),
            (side * 9, 9),
        )
        yield Polygon(feathers, Paint("iron-light", "ink", 2))
    yield Circle(0, 0, 16, Paint("paper", "ink", 2))
    yield Polygon(star(0, 0, 14, 6, 5), Paint("gold", "ink", 1.5))


def _head_on() -> Iterator[Item]:
    yield Group(silhouette("radial").items, -21, 0, 0.45, 90)
    yield Group(silhouette("stout").items, 21, 0, 0.45, -90)
    yield Polygon(star(0, 0, 13, 5, 9), Paint("danger", "ink", 1.2))


def _thach_weave() -> Iterator[Item]:
    for side in (-1, 1):
        path = (Curve((side * -26, 8), (side * 26, 4), (side * 16, -16)),)
        yield Path((side * -16, 30), path, Paint(None, "sea-near", 3), closed=False)
        yield Group(silhouette("stout").items, side * 18, -18, 0.38, side * -8)


EMBLEMS: Final[Mapping[Card, Callable[[], Iterator[Item]]]] = {
    Card("flak"): _flak,
    Card("construction"): _construction,
    Card("kido-butai"): _kido_butai,
    Card("submarines"): _submarines,
    Card("out-of-the-sun"): _out_of_the_sun,
    Card("evasion"): _evasion,
    Card("ace"): _ace,
    Card("head-on"): _head_on,
    Card("thach-weave"): _thach_weave,
}
