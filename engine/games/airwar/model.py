"""A match of AirWar: Pacific!, whole, and what one viewer sees of it.

A tuple "by seat" has two entries: the Axis', then the Allies'.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.game import Outcome, Seat, Viewer
from engine.games.airwar.faces import Card, Cards
from engine.games.airwar.pieces import (
    Account,
    Ask,
    Clash,
    Next,
    Penalty,
    Planes,
    Raid,
    Room,
    Stage,
    Target,
    Theatre,
)


@dataclass(frozen=True, slots=True)
class Options:
    """The decks must hold both hands; ``decks`` must be readable (``cards``)."""

    hand: int = 7
    """Cards each seat begins with."""
    draw: int = 2
    """Cards drawn at each Mobilisation but a seat's first."""
    industry: int = 60
    """Points of each Industry at the start."""
    convoy: int = 15
    """Points of each Convoy when whole."""
    limit: int = 40
    """Turns of each seat after which the higher Industry wins."""
    weariness: int = 0
    """Industry that a seat loses when it ends a turn of its own without a raid; 0 for none."""
    decks: str = ""
    """Both decks, as TOML; empty for those that come with the game. In the options, so that a
    match goes on with the cards it was begun with, whatever decks the host names later.
    """


@dataclass(frozen=True, slots=True)
class Orders:
    """Standing orders of a seat: what is done without asking it. Secret."""

    counter: Literal["ask", "sure", "never"] = "sure"
    """Counter-strikes: only where the aircraft laid destroys the other and survives; or none."""
    bombs: Literal["ask", "industry", "convoy", "best"] = "industry"
    """Where aircraft strike Resources: all at Industry; at Convoy whatever can; each where it
    counts for more, Industry if equal.
    """
    open: Literal["ask", "hidden", "finish"] = "finish"
    """Interceptions: each against a hidden card; or against an exposed one where the interceptor
    surely destroys it and survives, else against a hidden card.
    """
    stop: Literal["never", "1", "2", "3"] = "never"
    """Interceptors after which the seat stops, unless it is to be asked."""
    battle: Literal["ask", "none", "turn"] = "turn"
    """Battle cards: none; or the fewest that turn a clash to the seat's good."""
    landing: Literal["ask", "usual"] = "usual"
    """Where aircraft land: carriers first, then bases by Defense."""


@dataclass(frozen=True, slots=True)
class Laying:
    """A card to be mobilised."""

    card: Card
    site: Card | None = None
    """The own air base that a War card is to be laid on; None for any other card."""


@dataclass(frozen=True, slots=True)
class Given:
    """A card to be discarded for a Convoy that was sunk."""

    card: Card
    site: Card | None = None
    """None for a card of the hand; else the place it stands on, a place itself its own."""


@dataclass(frozen=True, slots=True)
class Desk:
    """What one seat has before it: its question and a draft of its answer. Secret."""

    ask: Ask | None = None
    """None while it owes nothing, as when it has given its Battle cards and the other has not."""
    layings: tuple[Laying, ...] = ()
    target: Target | None = None
    """None to pass."""
    aircraft: Cards = ()
    """For the mission or for the interception, in the order of the deck."""
    battle: Cards = ()
    """Battle cards to play; given once the seat owes nothing."""
    convoy: Cards = ()
    """Surviving mission aircraft that are to strike the Convoy."""
    given: tuple[Given, ...] = ()
    ordering: bool = False
    """Whether it is looking through its standing orders."""
    berths: tuple[Card | None, ...] = ()
    """By aircraft that lands (``Airborne``): the place it is to land on; None for the hand."""


Turning: TypeAlias = Literal["mobilise", "attack", "end"]
"""What the turn comes to next, once no raid is under way and no penalty owed: Mobilisation with the
air base stage's Attack; the carrier stage's; its end. Public.
"""


@dataclass(frozen=True, slots=True)
class State:
    options: Options
    turn: int
    """1 for the first of each seat; the Axis' comes before the Allies'."""
    active: Seat
    """Whose turn it is."""
    stage: Stage
    """Mobilisation belongs to the air base stage."""
    turning: Turning
    theatres: tuple[Theatre, ...]
    hands: tuple[Cards, ...]
    """By seat, in the order of the deck; without cards set aside for a raid. Secret."""
    decks: tuple[Cards, ...]
    """By seat, the top card first. Secret."""
    desks: tuple[Desk, ...]
    orders: tuple[Orders, ...]
    raided: bool = False
    """Whether the active seat has launched a raid in this turn."""
    raid: Raid | None = None
    penalties: tuple[Penalty, ...] = ()
    """The one to be paid first first."""
    accounts: tuple[Account, ...] = ()
    """Of the last raids (``pieces.ACCOUNTS``), the latest last: the one under way, if any."""
    outcome: Outcome | None = None


@dataclass(frozen=True, slots=True)
class RaidSeen:
    """A raid under way, as a viewer may know it."""

    stage: Stage
    attacker: Seat
    target: Target
    next: Next
    backs: int
    """Mission cards still hidden: that many backs, told apart by their position alone."""
    exposed: Planes
    fresh: int
    """Interceptors not yet laid: that many backs."""
    engaged: Planes
    laid: Cards
    room: Room
    only: int | None
    clash: Clash | None
    own: Cards
    """The viewer's own cards among ``backs`` or ``fresh``, in the order of the deck; () for all
    others.
    """


@dataclass(frozen=True, slots=True)
class Observation:
    """As in ``State``; the hand, the desk and the orders are the viewer's own."""

    viewer: Viewer
    options: Options
    turn: int
    active: Seat
    stage: Stage
    turning: Turning
    theatres: tuple[Theatre, ...]
    hand_sizes: tuple[int, ...]
    deck_sizes: tuple[int, ...]
    raided: bool
    raid: RaidSeen | None
    penalties: tuple[Penalty, ...]
    accounts: tuple[Account, ...]
    awaited: tuple[Seat, ...]
    """Who owes an answer; none once the match is over."""
    outcome: Outcome | None
    hand: Cards
    """Empty for a viewer with no seat."""
    desk: Desk
    """Empty for a viewer with no seat. Its draft tells what the seat is about to do."""
    orders: Orders
    """The usual ones for a viewer with no seat."""
