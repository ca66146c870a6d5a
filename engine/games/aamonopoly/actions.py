"""What a seat may ask for. A square is its number; an army its place in ``Estate.armies``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from engine.game import Seat
from engine.games.aamonopoly.cards import Card

Mode: TypeAlias = Literal["joint", "split"]
"""Forward by the sum of the dice; or forward by the first, then back by the second."""


@dataclass(frozen=True, slots=True)
class Roll:
    """Throw the dice."""

    mode: Mode
    kind: Literal["roll"] = "roll"


@dataclass(frozen=True, slots=True)
class Miss:
    """Have one's turn played without one: for a seat that is absent."""

    kind: Literal["miss"] = "miss"


@dataclass(frozen=True, slots=True)
class Use:
    """Choose which army moves; ``attack`` what stands where it arrives, or not."""

    army: int
    attack: bool = False
    kind: Literal["use"] = "use"


@dataclass(frozen=True, slots=True)
class Attack:
    """Attack all enemy armies on the square reached."""

    kind: Literal["attack"] = "attack"


@dataclass(frozen=True, slots=True)
class Settle:
    """Attack nobody on the square reached."""

    kind: Literal["settle"] = "settle"


@dataclass(frozen=True, slots=True)
class Buy:
    kind: Literal["buy"] = "buy"


@dataclass(frozen=True, slots=True)
class Decline:
    """Leave a lot to the auction."""

    kind: Literal["decline"] = "decline"


@dataclass(frozen=True, slots=True)
class Bid:
    """The most one would pay; 0 for nothing."""

    amount: int
    kind: Literal["bid"] = "bid"


@dataclass(frozen=True, slots=True)
class Conquer:
    """As the winner of an attack: one square on or back; eliminate the losers, or not."""

    by: int
    """1 or -1."""
    eliminate: bool = False
    kind: Literal["conquer"] = "conquer"


@dataclass(frozen=True, slots=True)
class Repel:
    """As the winner of a defence: the attacking army stays, or goes one square on or back."""

    by: int
    """1, 0 or -1; 0 for an army that is eliminated."""
    eliminate: bool = False
    kind: Literal["repel"] = "repel"


@dataclass(frozen=True, slots=True)
class PayUp:
    """Pay what a card asks for."""

    kind: Literal["pay_up"] = "pay_up"


@dataclass(frozen=True, slots=True)
class DrawInstead:
    """Draw a War Bulletin rather than pay."""

    kind: Literal["draw_instead"] = "draw_instead"


@dataclass(frozen=True, slots=True)
class Bail:
    """Free an army before the throw: for money, or by a card."""

    army: int
    by: Literal["cash", "card"]
    kind: Literal["bail"] = "bail"


@dataclass(frozen=True, slots=True)
class Raise:
    """Buy a new army."""

    kind: Literal["raise"] = "raise"


@dataclass(frozen=True, slots=True)
class Build:
    """A Yard, or the Factory after four of them."""

    square: int
    kind: Literal["build"] = "build"


@dataclass(frozen=True, slots=True)
class Sell:
    """A Yard, or a Factory down to what the rules leave."""

    square: int
    kind: Literal["sell"] = "sell"


@dataclass(frozen=True, slots=True)
class Mortgage:
    square: int
    kind: Literal["mortgage"] = "mortgage"


@dataclass(frozen=True, slots=True)
class Lift:
    """Pay a mortgage back."""

    square: int
    kind: Literal["lift"] = "lift"


@dataclass(frozen=True, slots=True)
class Draw:
    """Begin to write a trade; the draft that was being written is dropped."""

    to: Seat
    kind: Literal["draw"] = "draw"


@dataclass(frozen=True, slots=True)
class Tick:
    """Put a lot into the trade that is being written, on its owner's side."""

    square: int
    kind: Literal["tick"] = "tick"


@dataclass(frozen=True, slots=True)
class TickCard:
    """Put a card into it, on its holder's side."""

    card: Card
    kind: Literal["tick_card"] = "tick_card"


@dataclass(frozen=True, slots=True)
class Clear:
    """Take all lots and cards of one side out of the trade that is being written."""

    side: Literal["gives", "gets"]
    kind: Literal["clear"] = "clear"


@dataclass(frozen=True, slots=True)
class Drop:
    """Write no trade after all."""

    kind: Literal["drop"] = "drop"


@dataclass(frozen=True, slots=True)
class Propose:
    """Offer the trade that was written, with cash on at most one side."""

    pays: int = 0
    gets: int = 0
    kind: Literal["propose"] = "propose"


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Take one's open offer back."""

    kind: Literal["withdraw"] = "withdraw"


@dataclass(frozen=True, slots=True)
class Accept:
    by: Seat
    """Whose offer."""
    kind: Literal["accept"] = "accept"


@dataclass(frozen=True, slots=True)
class Refuse:
    by: Seat
    """Whose offer."""
    kind: Literal["refuse"] = "refuse"


@dataclass(frozen=True, slots=True)
class Order:
    """Give or take back the standing order for when an attack on the seat fails."""

    harsh: bool
    kind: Literal["order"] = "order"


@dataclass(frozen=True, slots=True)
class Linger:
    """Give or take back the standing order to be asked before one's turn ends."""

    asked: bool
    weighed: ClassVar[bool] = False
    kind: Literal["linger"] = "linger"


@dataclass(frozen=True, slots=True)
class End:
    """End the turn."""

    kind: Literal["end"] = "end"


Action: TypeAlias = (
    Roll
    | Miss
    | Use
    | Attack
    | Settle
    | Buy
    | Decline
    | Bid
    | Conquer
    | Repel
    | PayUp
    | DrawInstead
    | Bail
    | Raise
    | Build
    | Sell
    | Mortgage
    | Lift
    | Draw
    | Tick
    | TickCard
    | Clear
    | Drop
    | Propose
    | Withdraw
    | Accept
    | Refuse
    | Order
    | Linger
    | End
)
