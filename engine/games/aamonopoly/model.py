"""The nouns of AA-Monopoly. Money is IPC; a square is its number, from 0 (Via) to 39.

All of a state is public but for the order of the decks, the bids and the draft (aamonopoly.md,
What each viewer may know).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from engine.game import Outcome, Seat, Viewer
from engine.games.aamonopoly.actions import Mode
from engine.games.aamonopoly.cards import Card, Cards
from engine.games.aamonopoly.tasks import Task

Standing: TypeAlias = Literal["in", "awaiting", "out"]
"""``awaiting``: without armies until its next turn, when it comes back with one."""
FACTORY: Final = 5
"""The level of a lot with a Factory; below, its Yards."""


@dataclass(frozen=True, slots=True)
class Options:
    rounds: int = 30
    """After so many the highest worth wins; 0 for a match without limit."""
    stakes: int = 1
    """What the amounts of combat and the price of armies are multiplied by."""
    cash: int = 1500
    """What the first seat begins with."""
    handicap: int = 0
    """How much less each seat begins with than the one before it, down to nothing."""


@dataclass(frozen=True, slots=True)
class Army:
    square: int
    tries: int | None = None
    """In prison, the rolls for a double that have failed, 0 to 2; None for an army that is free."""


@dataclass(frozen=True, slots=True)
class Estate:
    """What a seat has, but for its lots."""

    cash: int
    armies: tuple[Army, ...]
    """At most 3, the oldest first; none for a seat that awaits its return, or is out."""
    cards: Cards = ()
    """Those that lead out of prison, in the order they were drawn or got."""
    splits: int = 0
    """Separate throws chosen in this lap."""
    moved: bool = False
    """Whether it has moved any army yet."""
    standing: Standing = "in"
    fell: int = 0
    """When it went out: the same number for those who fell together, higher for later; 0 if not."""
    missed: int = 0
    """Turns missed in a row."""
    harsh: bool = False
    """Its standing order when an attack on it fails: eliminate if it can, else the worst step."""
    lingers: bool = False
    """Its standing order to be asked before its turn ends, whenever it can spend or trade then."""


@dataclass(frozen=True, slots=True)
class Deed:
    """Who has a lot, and what is on it."""

    owner: Seat | None = None
    """None while it is the bank's."""
    level: int = 0
    """Yards, 1 to 4; ``FACTORY`` for a Factory."""
    mortgaged: bool = False


Deeds: TypeAlias = tuple[Deed | None, ...]
"""By square; None for one that nobody can own."""


@dataclass(frozen=True, slots=True)
class Bank:
    """What it has left to build with."""

    yards: int = 32
    factories: int = 12


@dataclass(frozen=True, slots=True)
class Pile:
    """A deck, without the cards that seats hold."""

    left: Cards
    """The next card first. Secret."""
    open: Cards = ()
    """Those used, the latest last."""


@dataclass(frozen=True, slots=True)
class Battle:
    """A combat, as it was fought."""

    square: int
    attacker: Seat
    rolls: tuple[tuple[tuple[int, ...], ...], ...]
    """Each time all were rolled: by seat, the dice of its armies there; the last time decided."""
    winner: Seat
    """Whose die was the lowest."""


@dataclass(frozen=True, slots=True)
class Passed:
    """What the mover could have had before a throw, and left."""

    lift: bool = False
    """Whether there was a mortgage that it could lift."""
    army: int | None = None
    """What a new army would have cost; None where it could have none."""


@dataclass(frozen=True, slots=True)
class Sale:
    """How an auction ended."""

    square: int
    winner: Viewer
    """None where nobody bid: the lot stays with the bank."""
    price: int


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a turn has come."""

    mode: Mode = "joint"
    """Of the dice last thrown."""
    dice: tuple[int, ...] = ()
    """Of the last throw of this turn; none before the first."""
    doubles: int = 0
    """Thrown jointly in a row."""
    fought: bool = False
    """Whether a combat was fought since the dice were thrown."""
    raised: bool = False
    """Whether a new army was raised in this turn."""
    again: bool = False
    """Whether a double gives another throw, unless the army that moved is lost or in prison."""
    passed: Passed = Passed()
    """Before the last throw: the end of the turn is not asked for on its account."""
    lingers: bool = False
    """Whether the mover took back its order to be asked when it was asked: it still holds now."""
    absent: bool = False
    """Whether the seat misses this turn."""
    talks: int = 0
    """How often any seat made or withdrew an offer, or changed an order: no position comes back,
    so that whoever looks ahead gets on.
    """


@dataclass(frozen=True, slots=True)
class Side:
    """What one seat gives in a trade."""

    squares: tuple[int, ...] = ()
    """Lots, in board order."""
    cards: Cards = ()
    cash: int = 0


@dataclass(frozen=True, slots=True)
class Offer:
    """A trade that is offered, and open until it is answered."""

    by: Seat
    to: Seat
    gives: Side
    """What the seat that offers gives."""
    gets: Side
    mortgaged: tuple[int, ...] = ()
    """Its lots that were mortgaged when it was made: both sides agree to no others."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A trade that a seat is writing. Secret, and without effect until it is offered."""

    by: Seat
    to: Seat
    gives: Side = Side()
    gets: Side = Side()


@dataclass(frozen=True, slots=True)
class State:
    options: Options
    round: int
    """1 for the first."""
    turn: Seat
    """Whose turn it is: the mover."""
    progress: Progress
    tasks: tuple[Task, ...]
    """What has yet to be done in this turn, the next first: that is what is being asked."""
    estates: tuple[Estate, ...]
    """By seat."""
    deeds: Deeds
    bank: Bank
    piles: tuple[Pile, ...]
    """In the order of ``cards.DECKS``."""
    bids: tuple[int | None, ...]
    """By seat: the most it would pay for the lot that is or may soon be auctioned, 0 for nothing;
    None while it has not said. Secret.
    """
    offers: tuple[Offer, ...] = ()
    """Open ones, at most one by each seat, the oldest first."""
    drafts: tuple[Draft | None, ...] = ()
    """By seat, the trade that it is writing. Secret."""
    battle: Battle | None = None
    """The combat last fought."""
    drawn: Card | None = None
    """The card last drawn in this turn."""
    sale: Sale | None = None
    """The auction last held since the dice were thrown."""
    outcome: Outcome | None = None
    thought: int = 0
    """In what a seat imagines, the last round in which all are thought to be there, and play as
    players might, not as for absent ones; 0 in a match itself.
    """


@dataclass(frozen=True, slots=True)
class Heap:
    """A deck as everyone sees it."""

    size: int
    """Cards yet to be drawn."""
    open: Cards
    """Those used, the latest last."""


@dataclass(frozen=True, slots=True)
class Observation:
    """As in ``State``, but for what is secret."""

    viewer: Viewer
    options: Options
    round: int
    turn: Seat
    progress: Progress
    """With the dice last thrown, ``progress.dice``."""
    tasks: tuple[Task, ...]
    """The first is what is being asked; debts and auctions to come stand behind it."""
    estates: tuple[Estate, ...]
    deeds: Deeds
    bank: Bank
    heaps: tuple[Heap, ...]
    offers: tuple[Offer, ...]
    battle: Battle | None
    drawn: Card | None
    sale: Sale | None
    awaited: tuple[Seat, ...]
    """Who owes an answer; none once the match is over."""
    outcome: Outcome | None
    bidders: tuple[Seat, ...]
    """Who has bid for the lot that is or may soon be auctioned; not how much."""
    bid: int | None
    """The viewer's own; None for all others, and while it has not bid."""
    draft: Draft | None
    """The viewer's own; None for all others."""

    @property
    def task(self) -> Task | None:
        """What is being asked."""
        return self.tasks[0] if self.tasks and self.outcome is None else None


Table: TypeAlias = State | Observation
"""Either: what is public of a match is the same for both."""
