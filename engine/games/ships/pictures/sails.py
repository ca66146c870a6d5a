"""Masts, sails and rigging, whole or shot away, in the same place as the hull."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from engine.games.ships.pictures.hull import STEPS, rail
from engine.scene import Curve, Group, Item, Line, Paint, Path, Point, Polygon, Role, To

Name: TypeAlias = Literal[
    "jib", "main-top", "spanker", "fore-course", "mizzen-top", "main-course", "fore-top"
]
Ensign: TypeAlias = Literal["cross", "bars", "white"]
LOST_FIRST: Final[tuple[Name, ...]] = (
    "jib",
    "main-top",
    "spanker",
    "fore-course",
    "mizzen-top",
    "main-course",
    "fore-top",
)
"""One for each point of rigging."""


@dataclass(frozen=True, slots=True)
class Mast:
    x: float
    top: float
    stump: float
    """How high it stands when its sails are gone."""
    carries: tuple[Name, ...]


@dataclass(frozen=True, slots=True)
class Square:
    """A sail on a yard across the mast."""

    x: float
    top: float
    bottom: float
    head: float
    """Width at the yard."""
    foot: float


MASTS: Final = (
    Mast(-82, -192, -96, ("mizzen-top", "spanker")),
    Mast(-8, -238, -110, ("main-course", "main-top")),
    Mast(66, -216, -92, ("fore-course", "fore-top")),
)
SQUARES: Final[dict[Name, tuple[Square, ...]]] = {
    "mizzen-top": (Square(-82, -174, -118, 44, 58),),
    "main-top": (Square(-8, -228, -203, 40, 50), Square(-8, -196, -150, 56, 70)),
    "main-course": (Square(-8, -143, -74, 76, 84),),
    "fore-top": (Square(66, -206, -184, 34, 42), Square(66, -178, -136, 50, 62)),
    "fore-course": (Square(66, -129, -74, 66, 72),),
}


RAGS: Final = (
    (1, 0.3),
    (0.8, 0.62),
    (0.6, 0.24),
    (0.34, 0.4),
    (0.2, 0.16),
    (0, 0.3),
    (-0.24, 0.12),
    (-0.46, 0.5),
    (-0.62, 0.2),
    (-0.86, 0.74),
    (-1, 0.2),
)
"""The lower edge of a torn sail: along half the yard, and down by a share of the sail's height."""


def rigging(standing: int) -> Group:
    """Masts and sails of a ship with so many points of rigging left."""
    lost = frozenset(LOST_FIRST[: STEPS - standing])
    broken = {mast for mast in MASTS if lost.issuperset(mast.carries)}
    return Group(
        (
            *_bowsprit(whole=standing > 0),
            *(item for mast in MASTS for item in _stays(mast, broken=mast in broken)),
            *(item for mast in MASTS for item in _mast(mast, broken=mast in broken)),
            *_spanker(lost),
            *(
                item
                for mast in MASTS
                for name in mast.carries
                if mast not in broken
                for square in SQUARES.get(name, ())
                for item in (_torn(square) if name in lost else _set(square))
            ),
            *_jib("jib" in lost, MASTS[2] in broken),
        )
    )


def pennant(standing: int) -> Path:
    """What the ship with the weather gage flies from its main mast, or what is left of it."""
    lost = frozenset(LOST_FIRST[: STEPS - standing])
    mast = MASTS[1]
    x, y = mast.x, mast.stump - 8 if lost.issuperset(mast.carries) else mast.top - 2
    return Path(
        (x, y),
        (
            Curve((x - 20, y - 6), (x - 34, y + 8), (x - 58, y + 2)),
            Curve((x - 34, y + 16), (x - 20, y + 4), (x, y + 13)),
        ),
        Paint("gold", "ink", 1.5),
    )


def _bowsprit(*, whole: bool) -> Iterator[Item]:
    yield Line(((104, -50), (166, -86) if whole else (132, -66)), "mast", 5)


def _mast(mast: Mast, *, broken: bool) -> Iterator[Item]:
    foot = -40.0
    if not broken:
        yield Line(((mast.x, foot), (mast.x, mast.top)), "mast", 5)
        return
    yield Line(((mast.x, foot), (mast.x, mast.stump)), "mast", 7)
    yield Polygon(
        (
            (mast.x - 5, mast.stump + 6),
            (mast.x - 5, mast.stump - 8),
            (mast.x - 1, mast.stump - 1),
            (mast.x + 2, mast.stump - 12),
            (mast.x + 5, mast.stump + 6),
        ),
        Paint("mast", "hull-dark", 1),
    )
    yield Line(((mast.x + 3, mast.stump + 6), (mast.x + 34, -62)), "mast", 4)
    yield Line(((mast.x + 20, mast.stump + 28), (mast.x + 40, -78)), "mast", 3)


def _stays(mast: Mast, *, broken: bool) -> Iterator[Item]:
    """Shrouds down to both rails' sides; with the mast they go by the board."""
    if broken:
        yield Path(
            (mast.x, mast.stump + 10),
            (Curve((mast.x - 10, -70), (mast.x - 20, -90), (mast.x - 26, -56)),),
            Paint(stroke="ink-soft", line=1.2),
            closed=False,
        )
        return
    for spread in (-34, -24, 24, 34):
        low = rail((mast.x + spread + 134) / 252)
        yield Line(((mast.x, mast.top + 14), (mast.x + spread, low[1])), "ink-soft", 1)


def _set(sail: Square) -> Iterator[Item]:
    """A sail that draws: it bellies towards the bow."""
    half, foot, belly = sail.head / 2, sail.foot / 2, (sail.bottom - sail.top) * 0.2
    left, right = sail.x - half, sail.x + half
    low_left, low_right = sail.x - foot + 4, sail.x + foot + 4
    middle = (sail.top + sail.bottom) / 2
    down = To((low_left, sail.bottom))
    yield Path(
        (left, sail.top),
        (
            To((right, sail.top)),
            Curve(
                (right + belly, middle - 8), (low_right + belly, middle), (low_right, sail.bottom)
            ),
            Curve(
                (sail.x + foot * 0.5, sail.bottom - belly),
                (sail.x - foot * 0.4, sail.bottom - belly),
                down.end,
            ),
            Curve((low_left + belly * 0.7, middle), (left + belly * 0.7, middle), (left, sail.top)),
        ),
        Paint("sail", "ink-soft", 1.5),
    )
    yield Path(
        (left + 1, sail.top + 1),
        (
            To((left + sail.head * 0.3, sail.top + 1)),
            Curve(
                (left + sail.head * 0.3 + belly, middle),
                (low_left + sail.foot * 0.25 + belly, middle),
                (low_left + sail.foot * 0.24, sail.bottom - belly * 0.5),
            ),
            To((low_left + 1, sail.bottom - 1)),
            Curve(
                (low_left + belly * 0.7 + 1, middle),
                (left + belly * 0.7 + 1, middle),
                (left + 1, sail.top + 1),
            ),
        ),
        Paint("sail-shade"),
    )
    yield from _yard(sail, 0)


def _yard(sail: Square, droop: float) -> Iterator[Item]:
    half = sail.head / 2 + 5
    yield Line(((sail.x - half, sail.top - droop), (sail.x + half, sail.top + droop)), "mast", 4)


def _torn(sail: Square) -> Iterator[Item]:
    """Rags on a yard that hangs askew."""
    half, high = sail.head / 2, sail.bottom - sail.top
    yield Polygon(
        (
            (sail.x - half, sail.top - 3),
            (sail.x + half, sail.top + 3),
            *((sail.x + half * x, sail.top + 3 * x + high * y) for x, y in RAGS),
        ),
        Paint("sail-shade", "ink-soft", 1.2),
    )
    yield from _yard(sail, 4)


def _spanker(lost: frozenset[Name]) -> Iterator[Item]:
    """The sail behind the mizzen mast, on a gaff and a boom."""
    if "spanker" not in lost:
        yield Path(
            (-84, -112),
            (
                To((-126, -134)),
                Curve((-128, -110), (-136, -90), (-134, -72)),
                Curve((-116, -80), (-100, -78), (-84, -72)),
            ),
            Paint("sail", "ink-soft", 1.5),
        )
        yield Polygon(((-86, -110), (-100, -118), (-98, -76), (-86, -74)), Paint("sail-shade"))
    elif "mizzen-top" not in lost:
        yield Polygon(
            ((-84, -112), (-124, -132), (-118, -116), (-112, -120), (-104, -100), (-98, -112)),
            Paint("sail-shade", "ink-soft", 1.2),
        )
    if not lost.issuperset({"spanker", "mizzen-top"}):
        yield Line(((-82, -110), (-130, -136)), "mast", 3)
        yield Line(((-82, -70), (-136, -72)), "mast", 3)


def _jib(lost: bool, unsupported: bool) -> Iterator[Item]:
    """Two triangles from the fore mast to the bowsprit."""
    if unsupported:
        return
    yield Line(((66, -200), (164, -86)), "ink-soft", 1.2)
    if lost:
        yield Polygon(
            ((150, -101), (160, -88), (142, -90), (136, -78), (132, -84), (140, -94)),
            Paint("sail-shade", "ink-soft", 1.2),
        )
        return
    for top, right, left in (
        ((78, -184), (162, -87), (112, -78)),
        ((72, -158), (134, -72), (96, -66)),
    ):
        yield Path(
            top,
            (
                To(right),
                Curve((right[0] - 20, right[1] + 8), (left[0] + 14, left[1] + 2), left),
                Curve((left[0] + 2, left[1] - 40), (top[0] + 8, top[1] + 40), top),
            ),
            Paint("sail", "ink-soft", 1.5),
        )


def flag(at: Point, colour: Role, pattern: Ensign) -> Group:
    """An ensign flying aft of a staff whose top is at (0, 0) of the group."""
    x, y = 0.0, 0.0
    cloth = Path(
        (x, y),
        (
            Curve((-12, -6), (-24, 6), (-38, 0)),
            To((-38, 26)),
            Curve((-24, 32), (-12, 20), (0, 26)),
        ),
        Paint("white" if pattern == "white" else colour, "ink", 1.5),
    )
    marks: tuple[Item, ...] = ()
    if pattern == "cross":
        marks = (
            Line(((-20, 1), (-20, 26)), "white", 5),
            Line(((-2, 13), (-36, 14)), "white", 5),
        )
    elif pattern == "bars":
        marks = (
            Line(((-2, 7), (-36, 7)), "white", 4),
            Line(((-2, 19), (-36, 19)), "white", 4),
        )
    return Group((cloth, *marks), *at)
