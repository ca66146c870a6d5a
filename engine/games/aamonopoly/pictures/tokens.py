"""The armies on the board: where each lies, so that none hides another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from engine.games.aamonopoly.board import PRISON
from engine.games.aamonopoly.model import Observation
from engine.games.aamonopoly.pictures.geometry import DEEP, SIZE, cell
from engine.games.aamonopoly.pictures.ring import CELL
from engine.games.aamonopoly.pictures.seats import counter
from engine.scene import Group, Item, Line, Point


@dataclass(frozen=True, slots=True)
class Pile:
    """All armies of a seat that stand on one square, together in prison or together free."""

    seat: int
    armies: int


def piles(seen: Observation) -> Mapping[tuple[int, bool], tuple[Pile, ...]]:
    """By square and whether they are in prison."""
    armies = Counter(
        (army.square, army.tries is not None, seat)
        for seat, estate in enumerate(seen.estates)
        for army in estate.armies
    )
    found: dict[tuple[int, bool], tuple[Pile, ...]] = {}
    for (square, held, seat), count in sorted(armies.items()):
        found[square, held] = (*found.get((square, held), ()), Pile(seat, count))
    return found


def tokens(seen: Observation, top: float) -> Iterator[Item]:
    """On the board whose upper end is given."""
    for (square, held), standing in piles(seen).items():
        radius, spots = _spots(square, len(standing), held=held)
        for pile, (x, y) in zip(standing, spots, strict=False):
            yield replace(counter(pile.seat, pile.armies, radius), x=x, y=top + y)
        if held:
            yield replace(_bars(), y=top)


FOUR: Final[tuple[Point, ...]] = ((16, 12), (-15, 12), (16, -13), (-15, -13))
SIX: Final[tuple[Point, ...]] = ((18, 12), (-1, 12), (-19, 12), (18, -12), (-1, -12), (-19, -12))
CORNER: Final[tuple[Point, ...]] = ((28, 22), (0, 22), (-28, 22), (28, -24), (0, -24), (-28, -24))
"""From the middle of the square, in the order in which they are taken."""
RIM: Final[tuple[Point, ...]] = ((13, 18), (13, 44), (13, 75), (36, 77), (59, 77), (80, 77))
"""Where free armies pass the prison, from its upper left corner."""


def _spots(square: int, count: int, *, held: bool) -> tuple[float, tuple[Point, ...]]:
    """How large the counters are, and where six of them lie."""
    if held:
        columns, rows = (11.0, 33.0, 55.0), (17.0, 45.0)
        return 9.5, tuple((CELL.x + x, CELL.y + y) for y in rows for x in columns)
    if square == PRISON:
        return 10.5, tuple((x, SIZE - DEEP + y) for x, y in RIM)
    x, y = cell(square).inner.middle
    if square % 10 == 0:
        return 13, tuple((x + dx, y + dy) for dx, dy in CORNER)
    radius, spots = (11.5, FOUR) if count <= len(FOUR) else (8.5, SIX)
    if cell(square).upright:
        spots = tuple((-dy, dx) for dx, dy in spots)
    return radius, tuple((x + dx, y + dy) for dx, dy in spots)


@cache
def _bars() -> Group:
    """Before those in prison."""
    columns = (CELL.x + CELL.width * nth / 4 for nth in (0.06, 1, 2, 3, 3.94))
    bars = (Line(((x, CELL.y + 2), (x, CELL.y + CELL.height - 2)), "ink", 2.5) for x in columns)
    return Group(tuple(bars))
