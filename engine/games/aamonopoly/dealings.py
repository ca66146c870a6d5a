"""What happens to lots: bought, auctioned, built on, mortgaged, traded. Part of ``events``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from engine.game import Seat, Viewer
from engine.games.aamonopoly.model import Offer


@dataclass(frozen=True, slots=True)
class Bought:
    seat: Seat
    square: int
    price: int
    kind: Literal["bought"] = "bought"


@dataclass(frozen=True, slots=True)
class AuctionBegun:
    square: int
    asked: tuple[Seat, ...]
    """Those who have yet to bid."""
    kind: Literal["auction_begun"] = "auction_begun"


@dataclass(frozen=True, slots=True)
class BidGiven:
    """A seat has said the most it would pay."""

    seat: Seat
    amount: int | None
    """None for a viewer who may not know."""
    changed: bool = False
    """Whether it takes the place of one given before; nobody else notices that."""
    telling: ClassVar[bool] = False
    kind: Literal["bid_given"] = "bid_given"


@dataclass(frozen=True, slots=True)
class Auctioned:
    square: int
    winner: Viewer
    """None where nobody bid: the lot stays with the bank."""
    price: int
    kind: Literal["auctioned"] = "auctioned"


@dataclass(frozen=True, slots=True)
class Built:
    seat: Seat
    square: int
    level: int
    """After it."""
    price: int
    kind: Literal["built"] = "built"


@dataclass(frozen=True, slots=True)
class Sold:
    """Buildings went back to the bank at half of what they cost."""

    seat: Seat
    squares: tuple[int, ...]
    """One lot, or all of a group that goes whole."""
    level: int
    """After it."""
    price: int
    kind: Literal["sold"] = "sold"


@dataclass(frozen=True, slots=True)
class Mortgaged:
    seat: Seat
    square: int
    price: int
    kind: Literal["mortgaged"] = "mortgaged"


@dataclass(frozen=True, slots=True)
class Lifted:
    """A mortgage was paid back."""

    seat: Seat
    square: int
    price: int
    kind: Literal["lifted"] = "lifted"


@dataclass(frozen=True, slots=True)
class Proposed:
    """An offer was made. It can be taken back at any time, and so wins its seat none."""

    offer: Offer
    telling: ClassVar[bool] = False
    kind: Literal["proposed"] = "proposed"


@dataclass(frozen=True, slots=True)
class Closed:
    """An offer is open no more, and not because its seat withdrew it."""

    offer: Offer
    why: Literal["accepted", "refused", "void"]
    """``void``: a lot in it changed hands, or a seat in it went out."""
    kind: Literal["closed"] = "closed"


@dataclass(frozen=True, slots=True)
class Withdrawn:
    """A seat took its offer back. It can make it again, and wins no time by either."""

    offer: Offer
    telling: ClassVar[bool] = False
    kind: Literal["withdrawn"] = "withdrawn"
