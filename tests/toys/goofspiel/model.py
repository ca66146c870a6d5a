"""Goofspiel's nouns."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from engine.game import Seat, Viewer


@dataclass(frozen=True, slots=True)
class Options:
    ranks: int = 13
    """Cards in each hand, and prizes to bid for: 1 to this."""


@dataclass(frozen=True, slots=True)
class State:
    prizes: tuple[int, ...]
    """Prizes still to come, the one on offer first; the order of the others is secret."""
    hands: tuple[tuple[int, ...], ...]
    """By seat, lowest card first, a card that is bid left out; empty for one who has left."""
    bids: tuple[int | None, ...]
    """By seat; None while a seat has yet to bid. Secret until all are in."""
    scores: tuple[int, ...]
    gone: tuple[bool, ...]
    """By seat: whether it has left, which ends the match for two."""
    over: bool = False


@dataclass(frozen=True, slots=True)
class Bid:
    card: int
    kind: Literal["bid"] = "bid"


@dataclass(frozen=True, slots=True)
class BidPlaced:
    seat: Seat
    card: int | None
    """None for a viewer who may not see it."""
    kind: Literal["bid_placed"] = "bid_placed"
    telling: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class PrizeTaken:
    prize: int
    bids: tuple[int, ...]
    """By seat; 0 for one who has left."""
    taker: Seat | None
    """None when the highest bid was tied and the prize is thrown away."""
    kind: Literal["prize_taken"] = "prize_taken"


@dataclass(frozen=True, slots=True)
class PrizeTurned:
    prize: int
    left: int
    """How many are still to come, this one included."""
    kind: Literal["prize_turned"] = "prize_turned"


@dataclass(frozen=True, slots=True)
class SeatLeft:
    seat: Seat
    kind: Literal["seat_left"] = "seat_left"


Action: TypeAlias = Bid
Event: TypeAlias = BidPlaced | PrizeTaken | PrizeTurned | SeatLeft


@dataclass(frozen=True, slots=True)
class Observation:
    viewer: Viewer
    prize: int | None
    unseen: tuple[int, ...]
    """Prizes still to come but for the one on offer, lowest first."""
    hands: tuple[tuple[int, ...], ...]
    """By seat, a bid that is still secret among them; the viewer's own without its bid."""
    my_bid: int | None
    waiting_for: tuple[Seat, ...]
    scores: tuple[int, ...]
    gone: tuple[bool, ...]
    over: bool
