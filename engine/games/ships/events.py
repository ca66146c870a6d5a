"""What happens in a match of Ships of the Line. A tuple "by seat" has two entries."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from engine.game import Outcome, Seat, Viewer
from engine.games.ships.cards import Cards
from engine.games.ships.model import Ship


@dataclass(frozen=True, slots=True)
class TurnBegun:
    turn: int
    kind: Literal["turn_begun"] = "turn_begun"


@dataclass(frozen=True, slots=True)
class Dealt:
    """A hand was filled in Load."""

    seat: Seat
    count: int
    cards: Cards | None
    """The first drawn first; None for a viewer who may not see them."""
    kind: Literal["dealt"] = "dealt"


@dataclass(frozen=True, slots=True)
class Drawn:
    """A seat drew in Reload; nobody else notices before ``Reloaded``."""

    seat: Seat
    cards: Cards
    kind: Literal["drawn"] = "drawn"

    @property
    def revealing(self) -> bool:
        """Whoever keeps its cards has seen none of the pile."""
        return bool(self.cards)


@dataclass(frozen=True, slots=True)
class Reshuffled:
    """The discards were made into a new pile."""

    cards: int
    kind: Literal["reshuffled"] = "reshuffled"


@dataclass(frozen=True, slots=True)
class Reloaded:
    counts: tuple[int, ...]
    """Cards exchanged, by seat."""
    kind: Literal["reloaded"] = "reloaded"


@dataclass(frozen=True, slots=True)
class Sealed:
    """A seat has answered, or an order of its answers for it: that, not what."""

    seat: Seat
    kind: Literal["sealed"] = "sealed"
    telling: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class Reopened:
    seat: Seat
    kind: Literal["reopened"] = "reopened"
    telling: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class Sailed:
    winds: tuple[Cards, ...]
    gage: Viewer
    """None when the winds are equal."""
    kind: Literal["sailed"] = "sailed"


@dataclass(frozen=True, slots=True)
class Fired:
    shots: tuple[Cards, ...]
    """By the seat that fired them; empty for a seat that held fire or might not fire."""
    damage: tuple[int, ...]
    """Points that each seat's shots took from the other ship."""
    ships: tuple[Ship, ...]
    """After the damage."""
    kind: Literal["fired"] = "fired"


@dataclass(frozen=True, slots=True)
class Retired:
    counts: tuple[int, ...]
    """Cards discarded, by seat."""
    kind: Literal["retired"] = "retired"


@dataclass(frozen=True, slots=True)
class Ended:
    outcome: Outcome
    kind: Literal["ended"] = "ended"


Event: TypeAlias = (
    TurnBegun
    | Dealt
    | Drawn
    | Reshuffled
    | Reloaded
    | Sealed
    | Reopened
    | Sailed
    | Fired
    | Retired
    | Ended
)
