"""What happens in a match of AA-Monopoly. All of it is public but for the amount of a bid."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from engine.game import Outcome, Seat, Viewer
from engine.games.aamonopoly.actions import Mode
from engine.games.aamonopoly.board import Deck
from engine.games.aamonopoly.cards import Card
from engine.games.aamonopoly.dealings import (
    AuctionBegun,
    Auctioned,
    BidGiven,
    Bought,
    Built,
    Closed,
    Lifted,
    Mortgaged,
    Proposed,
    Sold,
    Withdrawn,
)
from engine.games.aamonopoly.model import Battle
from engine.games.aamonopoly.tasks import Reason

Journey: TypeAlias = Literal["dice", "card", "step", "retreat", "pushed"]
"""What moves an army: a throw; a card; the step of who won an attack; the retreat of who lost to
one; where the defender sends an attacker.
"""


@dataclass(frozen=True, slots=True)
class TurnBegun:
    seat: Seat
    round: int
    kind: Literal["turn_begun"] = "turn_begun"


@dataclass(frozen=True, slots=True)
class Thrown:
    seat: Seat
    mode: Mode
    dice: tuple[int, ...]
    revealing: ClassVar[bool] = True
    kind: Literal["thrown"] = "thrown"


@dataclass(frozen=True, slots=True)
class Missed:
    """A seat was absent in its turn."""

    seat: Seat
    turns: int
    """In a row, this one too."""
    kind: Literal["missed"] = "missed"


@dataclass(frozen=True, slots=True)
class Moved:
    seat: Seat
    origin: int
    square: int
    by: Journey
    kind: Literal["moved"] = "moved"


@dataclass(frozen=True, slots=True)
class Captured:
    """An army went to prison."""

    seat: Seat
    why: Literal["square", "card", "doubles"]
    kind: Literal["captured"] = "captured"


@dataclass(frozen=True, slots=True)
class Freed:
    """An army left prison."""

    seat: Seat
    by: Literal["cash", "card", "double", "third"]
    """``third``: it has to pay, after the third roll that failed."""
    kind: Literal["freed"] = "freed"


@dataclass(frozen=True, slots=True)
class Held:
    """An army in prison threw no double."""

    seat: Seat
    tries: int
    """Failed so far, this one too."""
    kind: Literal["held"] = "held"


@dataclass(frozen=True, slots=True)
class Paid:
    """Money changed hands."""

    payer: Viewer
    """None for the bank."""
    to: Viewer
    """None for the bank."""
    amount: int
    reason: Reason
    square: int | None = None
    """The lot whose rent or interest, or the square whose tax it is; None for all else."""
    kind: Literal["paid"] = "paid"


@dataclass(frozen=True, slots=True)
class Owing:
    """A seat has not the cash for what it owes, and has to raise it."""

    seat: Seat
    to: Viewer
    amount: int
    reason: Reason
    kind: Literal["owing"] = "owing"


@dataclass(frozen=True, slots=True)
class Drawn:
    seat: Seat
    deck: Deck
    card: Card
    revealing: ClassVar[bool] = True
    kind: Literal["drawn"] = "drawn"


@dataclass(frozen=True, slots=True)
class Shuffled:
    """A deck was used up, and its open cards were shuffled."""

    deck: Deck
    kind: Literal["shuffled"] = "shuffled"


@dataclass(frozen=True, slots=True)
class Raised:
    """A new army, on Via."""

    seat: Seat
    price: int
    kind: Literal["raised"] = "raised"


@dataclass(frozen=True, slots=True)
class Fought:
    battle: Battle
    revealing: ClassVar[bool] = True
    kind: Literal["fought"] = "fought"


@dataclass(frozen=True, slots=True)
class Spared:
    """A seat might have attacked, and does not."""

    seat: Seat
    kind: Literal["spared"] = "spared"


@dataclass(frozen=True, slots=True)
class Eliminated:
    seat: Seat
    by: Seat
    square: int
    armies: int
    """How many."""
    fate: Literal["fights", "returns", "out"]
    """It has other armies; it had none but comes back, as the lot is its own; or it is out."""
    kind: Literal["eliminated"] = "eliminated"


@dataclass(frozen=True, slots=True)
class Returned:
    """A seat came back with a new army on Via."""

    seat: Seat
    kind: Literal["returned"] = "returned"


@dataclass(frozen=True, slots=True)
class Downgraded:
    """A Factory of a seat that came back gave way to Yards, or to nothing."""

    seat: Seat
    square: int
    yards: int
    """3, or 0."""
    kind: Literal["downgraded"] = "downgraded"


@dataclass(frozen=True, slots=True)
class Bankrupt:
    seat: Seat
    to: Viewer
    """Who gets what it had; None for the bank."""
    kind: Literal["bankrupt"] = "bankrupt"


@dataclass(frozen=True, slots=True)
class Left:
    seat: Seat
    why: Literal["resigned", "absent"]
    kind: Literal["left"] = "left"


@dataclass(frozen=True, slots=True)
class Ordered:
    """A seat gave, or took back, its standing order for defeated attackers; that wins no time."""

    seat: Seat
    harsh: bool
    telling: ClassVar[bool] = False
    kind: Literal["ordered"] = "ordered"


@dataclass(frozen=True, slots=True)
class Lingering:
    """A seat gave, or took back, its order to be asked before its turn ends; that wins no time."""

    seat: Seat
    asked: bool
    telling: ClassVar[bool] = False
    kind: Literal["lingering"] = "lingering"


@dataclass(frozen=True, slots=True)
class Ended:
    outcome: Outcome
    kind: Literal["ended"] = "ended"


Event: TypeAlias = (
    TurnBegun
    | Thrown
    | Missed
    | Moved
    | Captured
    | Freed
    | Held
    | Paid
    | Owing
    | Drawn
    | Shuffled
    | Bought
    | AuctionBegun
    | BidGiven
    | Auctioned
    | Built
    | Sold
    | Mortgaged
    | Lifted
    | Raised
    | Fought
    | Spared
    | Eliminated
    | Returned
    | Downgraded
    | Bankrupt
    | Left
    | Proposed
    | Withdrawn
    | Closed
    | Ordered
    | Lingering
    | Ended
)
