"""What happens in a match of Dogfight, all of it seen by everyone.

What a seat does with its points can be taken back until its turn is ended, though all have seen
it: there is nothing hidden to learn from it. So those events tell (``Game.seen_by``) nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from engine.game import Outcome, Seat
from engine.games.dogfight.model import Lane


@dataclass(frozen=True, slots=True)
class Rolled:
    """Each seat's die for the start; equal ones are rolled again."""

    rolls: tuple[int, ...]
    kind: Literal["rolled"] = "rolled"


@dataclass(frozen=True, slots=True)
class Chosen:
    """Who rolled higher has chosen who begins."""

    seat: Seat
    first: Seat
    kind: Literal["chosen"] = "chosen"


@dataclass(frozen=True, slots=True)
class TurnBegun:
    turn: int
    seat: Seat
    die: int
    kind: Literal["turn_begun"] = "turn_begun"


@dataclass(frozen=True, slots=True)
class Used:
    seat: Seat
    points: int
    reserve: int
    """After it."""
    kind: Literal["used"] = "used"
    telling: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class Countered:
    seat: Seat
    lane: Lane
    squares: int
    """That the enemy line lost."""
    line: int
    """The enemy line after it."""
    kind: Literal["countered"] = "countered"
    telling: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class Advanced:
    seat: Seat
    lane: Lane
    squares: int
    line: int
    """After it, at most the lane's distance."""
    kind: Literal["advanced"] = "advanced"
    telling: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class Hit:
    seat: Seat
    """Whose line it was."""
    lane: Lane
    lives: int
    """What the plane opposite has left."""
    kind: Literal["hit"] = "hit"
    telling: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class Saved:
    seat: Seat
    points: int
    reserve: int
    """After it."""
    kind: Literal["saved"] = "saved"
    telling: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class TurnEnded:
    seat: Seat
    lost: int
    """Points neither spent nor saved."""
    kind: Literal["turn_ended"] = "turn_ended"


@dataclass(frozen=True, slots=True)
class Ended:
    outcome: Outcome
    kind: Literal["ended"] = "ended"


Event: TypeAlias = (
    Rolled | Chosen | TurnBegun | Used | Countered | Advanced | Hit | Saved | TurnEnded | Ended
)
