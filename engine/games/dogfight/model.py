"""The nouns of Dogfight. A tuple "by seat" has two entries, one "by lane" three."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from engine.game import Outcome, Seat, Viewer

Lane: TypeAlias = Literal["left", "centre", "right"]
Distance: TypeAlias = Literal["quick", "short", "standard", "long"]

LANES: Final[tuple[Lane, ...]] = get_args(Lane)
"""As they lie on the sheet, the same for both seats: left faces left."""
SQUARES: Final[Mapping[Distance, tuple[int, ...]]] = {
    "quick": (6, 4, 6),
    "short": (8, 6, 8),
    "standard": (10, 8, 10),
    "long": (14, 12, 14),
}
"""How long a line must grow to hit, by lane."""
MOST_RESERVE: Final = 3
MOST_USED: Final = 2
"""Points of the reserve that one turn may use."""
COUNTERMEASURES: Final = 3
COST: Final = 2
"""Points that a countermeasure costs."""
SETBACK: Final = 3
"""Squares that a countermeasure takes off a line."""
FAIR_RESERVE: Final = 2
"""What the second seat's reserve holds at a fair start."""
TO_WIN: Final = 2
"""Enemy planes to shoot down."""


@dataclass(frozen=True, slots=True)
class Options:
    distance: Distance = "short"
    fair_start: bool = False
    """Whether the seat that does not begin has points in its reserve."""
    lives: int = 2
    """Of each plane."""
    die: int = 6
    """Sides of the die."""

    def squares(self, lane: Lane) -> int:
        """The distance of a lane."""
        return SQUARES[self.distance][LANES.index(lane)]


@dataclass(frozen=True, slots=True)
class Plane:
    lives: int
    """0 once it is down."""
    line: int = 0
    """Squares that its attack has grown."""


@dataclass(frozen=True, slots=True)
class Squadron:
    planes: tuple[Plane, ...]
    """By lane."""
    reserve: int = 0
    countermeasures: int = COUNTERMEASURES

    def plane(self, lane: Lane) -> Plane:
        return self.planes[LANES.index(lane)]

    @property
    def down(self) -> int:
        """How many of its planes are."""
        return sum(plane.lives == 0 for plane in self.planes)


@dataclass(frozen=True, slots=True)
class Turn:
    """What has become of the points since the roll."""

    number: int
    seat: Seat
    die: int
    points: int
    """Still to be spent."""
    used: int = 0
    """Points taken from the reserve."""
    saved: int = 0
    """Points put into the reserve: not to be used before the next turn."""
    countered: bool = False
    scored: tuple[Lane, ...] = ()
    """Planes that have hit: they advance no more this turn."""

    @property
    def spent(self) -> int:
        """Points that went into lines and countermeasures."""
        return self.die + self.used - self.points - self.saved


@dataclass(frozen=True, slots=True)
class State:
    options: Options
    rolls: tuple[int, ...]
    """By seat: the opening roll that decided who chooses."""
    first: Viewer
    """The seat that has the first turn; None until it is chosen."""
    squadrons: tuple[Squadron, ...]
    turn: Turn | None
    """None until it is chosen who begins."""
    outcome: Outcome | None = None

    @property
    def chooser(self) -> Seat:
        """Who rolled higher, and chooses who begins."""
        return Seat(self.rolls.index(max(self.rolls)))


@dataclass(frozen=True, slots=True)
class Begin:
    """Choose who has the first turn."""

    seat: Seat
    kind: Literal["begin"] = "begin"


@dataclass(frozen=True, slots=True)
class Use:
    """Add points of the reserve to the roll."""

    points: int
    kind: Literal["use"] = "use"


@dataclass(frozen=True, slots=True)
class Counter:
    """Spend a countermeasure on the enemy line in a lane."""

    lane: Lane
    kind: Literal["counter"] = "counter"


@dataclass(frozen=True, slots=True)
class Advance:
    """Let the own line in a lane grow."""

    lane: Lane
    squares: int
    kind: Literal["advance"] = "advance"


@dataclass(frozen=True, slots=True)
class Save:
    """Put points into the reserve."""

    points: int
    kind: Literal["save"] = "save"


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Whatever points are left are lost."""

    turn: int
    """Its number: a press meant for an earlier turn is never taken for this."""
    kind: Literal["end_turn"] = "end_turn"


Action: TypeAlias = Begin | Use | Counter | Advance | Save | EndTurn


@dataclass(frozen=True, slots=True)
class Observation:
    """All there is: nothing is hidden in this game."""

    viewer: Viewer
    state: State
