"""A ship as it stands: damage that can be seen, and how it is lost."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engine.games.ships.latest import shown
from engine.games.ships.model import Observation
from engine.games.ships.pictures.hull import STEPS, crew, hull
from engine.games.ships.pictures.sails import Ensign, flag, pennant, rigging
from engine.scene import Circle, Group, Item, Line, Paint, Role

COLOURS: Final[tuple[Role, Role]] = ("first", "second")
"""By seat."""
PUFFS: Final = (
    (60, -8, 20),
    (84, -16, 24),
    (110, -24, 26),
    (134, -14, 20),
    (34, -4, 14),
    (150, -30, 16),
    (98, -2, 18),
)
"""Smoke before the guns: where, and how large."""


@dataclass(frozen=True, slots=True)
class Look:
    """All that a ship's picture shows."""

    seat: int
    hull: int
    """0 to ``STEPS``, like the next two."""
    rigging: int
    crew: int
    struck: bool = False
    """It gave up: a white flag."""
    firing: bool = False
    gage: bool = False


def look_of(seen: Observation, seat: int) -> Look:
    ship, latest = seen.ships[seat], seen.latest
    values = (ship.hull, ship.rigging, ship.crew)
    hull_left, rigging_left, crew_left = (
        -(-value * STEPS // seen.options.strength) for value in values
    )
    beaten = seen.outcome is not None and seen.outcome.places[seat] > 1
    fired = "fire" in shown(seen) and latest.shots is not None and bool(latest.shots[seat])
    return Look(
        seat,
        hull_left,
        rigging_left,
        crew_left,
        struck=beaten and 0 not in values,
        firing=fired,
        gage=seat == latest.gage,
    )


@lru_cache(maxsize=256)
def draw_ship(look: Look) -> tuple[Group, ...]:
    """The ship of seat 0 sails to the right, that of seat 1 to the left.

    In parts that lie over one another: most of them are as they were in the picture before.
    """
    sunk, adrift = look.hull == 0, look.rigging == 0
    angle, depth = (13.0, 44.0) if sunk else (-4.0, 4.0) if adrift else (0.0, 0.0)
    return tuple(
        Group((Group(items, 0, depth, 1, angle),), mirror=look.seat == 1) for items in _parts(look)
    )


def _parts(look: Look) -> Iterator[tuple[Item, ...]]:
    colour = COLOURS[look.seat]
    ensign: Ensign = "white" if look.struck else "cross" if look.seat == 0 else "bars"
    side: Role = "buff" if look.seat == 0 else "white"
    yield Line(((-128, -66), (-140, -126)), "mast", 3), flag((-140, -126), colour, ensign)
    yield rigging(look.rigging).items
    if look.gage:
        yield (pennant(look.rigging),)
    yield crew(look.crew, colour).items
    yield hull(look.hull, side, chequered=look.seat == 0).items
    if look.firing:
        yield _smoke()


def _smoke() -> tuple[Item, ...]:
    return (
        *(Circle(x, y, r, Paint("cloud", "iron-light", 2)) for x, y, r in PUFFS),
        *(Circle(x, y, r - 2, Paint("cloud")) for x, y, r in PUFFS),
    )
