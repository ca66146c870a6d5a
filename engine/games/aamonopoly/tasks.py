"""What has yet to be done in a turn, and may have to be asked of a seat. Public."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.game import Seat

Reason: TypeAlias = Literal[
    "salary",
    "rent",
    "tax",
    "card",
    "each",
    "bail",
    "spoils",
    "comfort",
    "interest",
    "estate",
    "trade",
]
"""Why money changes hands. ``each``: to a seat, from each other; ``spoils``: to who won a combat as
the attacker, ``comfort``: as a defender; ``interest``: 10 % of a mortgage that changed hands;
``estate``: all that a seat had when it fell.
"""


@dataclass(frozen=True, slots=True)
class Throw:
    """The mover throws the dice, and may see to its estate before."""

    kind: Literal["throw"] = "throw"


@dataclass(frozen=True, slots=True)
class Choice:
    """The mover chooses which of its armies moves, after it saw the dice."""

    captured: bool = False
    """Whether it is not to move but to go to prison, for a third double."""
    kind: Literal["choice"] = "choice"


@dataclass(frozen=True, slots=True)
class Arrival:
    """One of the mover's armies has reached a square, and acts there."""

    army: int
    fight: bool
    """Whether it may attack first."""
    kind: Literal["arrival"] = "arrival"


@dataclass(frozen=True, slots=True)
class Censored:
    """The mover pays for a card, or draws another instead."""

    army: int
    amount: int
    kind: Literal["censored"] = "censored"


@dataclass(frozen=True, slots=True)
class Auction:
    """All solvent seats bid for a lot."""

    square: int
    begun: bool = False
    """Whether the bidding has begun; until then it waits behind other tasks."""
    kind: Literal["auction"] = "auction"


@dataclass(frozen=True, slots=True)
class Victory:
    """The mover has won its attack, and chooses what follows."""

    army: int
    kind: Literal["victory"] = "victory"


@dataclass(frozen=True, slots=True)
class Defeat:
    """The mover has lost its attack; the winner chooses what follows."""

    army: int
    winner: Seat
    kind: Literal["defeat"] = "defeat"


@dataclass(frozen=True, slots=True)
class March:
    """One of the mover's armies moves by a combat, and acts there without another."""

    army: int
    by: int
    """-1, 0 or 1."""
    kind: Literal["march"] = "march"


@dataclass(frozen=True, slots=True)
class Release:
    """An army that was held for three rolls moves on by the dice."""

    army: int
    kind: Literal["release"] = "release"


@dataclass(frozen=True, slots=True)
class Debt:
    """What a seat has yet to pay."""

    seat: Seat
    to: Seat | None
    """None for the bank."""
    amount: int
    reason: Reason
    square: int | None = None
    """As in ``events.Paid``."""
    told: bool = False
    """Whether everybody has been told that it cannot be paid from cash."""
    kind: Literal["debt"] = "debt"


@dataclass(frozen=True, slots=True)
class Finish:
    """The mover may see to its estate once more, and ends its turn."""

    kind: Literal["finish"] = "finish"


Task: TypeAlias = (
    Throw
    | Choice
    | Arrival
    | Censored
    | Auction
    | Victory
    | Defeat
    | March
    | Release
    | Debt
    | Finish
)
"""Something that has yet to be done in this turn."""
