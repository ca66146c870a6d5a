"""The nouns of Ships of the Line. A tuple "by seat" has two entries."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from engine.game import Outcome, Seat, Viewer
from engine.games.ships.cards import Card, Cards

Phase: TypeAlias = Literal["reload", "sail", "fire", "retire"]
Slot: TypeAlias = Literal["discard", "winds", "fire", "retire"]
Order: TypeAlias = Literal["fire", "retire"]
"""A slot that may be filled ahead of its phase, with Sail."""

SLOTS: Final[Mapping[Phase, tuple[Slot, ...]]] = {
    "reload": ("discard",),
    "sail": ("winds", "fire", "retire"),
    "fire": ("fire",),
    "retire": ("retire",),
}
"""The slots a seat may fill at each stage of its turn."""
MOST: Final[Mapping[Slot, int]] = {"discard": 4, "retire": 3}
"""The most cards in a slot that has a limit of its own."""


@dataclass(frozen=True, slots=True)
class Options:
    """The deck must hold both hands and all that both may draw in one Reload."""

    strength: int = 7
    """Hull, rigging and crew of each ship at the start."""
    hand: int = 7
    """Cards each hand is filled to in Load."""
    copies: int = 8
    """Cards of each kind in the deck."""
    quiet: int = 10
    """Turns in a row without a hit that end the match in a draw."""


@dataclass(frozen=True, slots=True)
class Ship:
    hull: int
    rigging: int
    crew: int

    @property
    def least(self) -> int:
        """Its weakest value."""
        return min(self.hull, self.rigging, self.crew)

    @property
    def total(self) -> int:
        return self.hull + self.rigging + self.crew


@dataclass(frozen=True, slots=True)
class Desk:
    """What one seat has before it: its question, and a draft of its answer. Secret."""

    stage: Phase | None = None
    """The question put to the seat, which may be a phase ahead of the other's; None for none."""
    sealed: bool = False
    """Whether the question of this stage is answered; it then waits for the other seat."""
    discard: Cards = ()
    winds: Cards = ()
    fire: Cards | None = None
    """Until Fire an order for it; None gives no order: ask me then."""
    retire: Cards | None = None
    """Until Retire an order for it; None gives no order: ask me then."""
    aside: Cards = ()
    """Discarded in this Reload: in no pile until both have answered."""
    drew: Cards = ()
    """Drawn in this turn's Reload, the first drawn first."""

    @property
    def owes(self) -> bool:
        return self.stage is not None and not self.sealed

    def ticked(self, slot: Slot) -> Cards:
        match slot:
            case "discard":
                return self.discard
            case "winds":
                return self.winds
            case "fire":
                return self.fire or ()
            case "retire":
                return self.retire or ()


@dataclass(frozen=True, slots=True)
class Latest:
    """What was shown since the last winds, these included. Public; None before it is."""

    reloaded: tuple[int, ...] | None = None
    """Cards last exchanged, by seat."""
    winds: tuple[Cards, ...] | None = None
    gage: Viewer = None
    """The seat with the weather gage; None when the winds were equal."""
    shots: tuple[Cards, ...] | None = None
    """Cards fired, by seat."""
    damage: tuple[int, ...] | None = None
    """Points that each seat's shots took from the other ship."""
    retired: tuple[int, ...] | None = None
    """Cards discarded, by seat."""


@dataclass(frozen=True, slots=True)
class State:
    options: Options
    turn: int
    phase: Phase
    """As public: "reload" until both have answered it."""
    ships: tuple[Ship, ...]
    hands: tuple[Cards, ...]
    """By seat, in the order of CARDS; winds and shot stay in them until they are shown."""
    pile: Cards
    """The top card first. Secret, its size too while Reload is unanswered."""
    shown_pile: int
    """The pile's size as last shown."""
    discards: Cards
    """Face up, as last shown."""
    buried: tuple[Cards, ...]
    """Discarded secretly and lying among the discards, by the seat that knows them."""
    shuffled: bool
    """Whether ``discards`` and ``buried`` are in fact in the pile already, which shows
    only when both have answered Reload. Secret.
    """
    desks: tuple[Desk, ...]
    quiet: int
    """Turns in a row without a hit."""
    latest: Latest
    outcome: Outcome | None = None


@dataclass(frozen=True, slots=True)
class Tick:
    """Put one more card in a slot of the draft."""

    slot: Slot
    card: Card
    kind: Literal["tick"] = "tick"


@dataclass(frozen=True, slots=True)
class Clear:
    """Empty a slot; for an order, give none: ask me then."""

    slot: Slot
    kind: Literal["clear"] = "clear"


@dataclass(frozen=True, slots=True)
class Plan:
    """Order what is ticked, even if that is nothing: hold fire, or retire no card."""

    slot: Order
    kind: Literal["plan"] = "plan"


@dataclass(frozen=True, slots=True)
class Confirm:
    """Answer the question with the draft."""

    kind: Literal["confirm"] = "confirm"


@dataclass(frozen=True, slots=True)
class Reopen:
    """Take back a sealed answer while the other seat still owes its own."""

    phase: Phase
    """Of the answer: a press meant for an earlier one is never taken for this."""
    kind: Literal["reopen"] = "reopen"


Action: TypeAlias = Tick | Clear | Plan | Confirm | Reopen


@dataclass(frozen=True, slots=True)
class Observation:
    viewer: Viewer
    options: Options
    turn: int
    phase: Phase
    ships: tuple[Ship, ...]
    hand_sizes: tuple[int, ...]
    pile: int
    """Its size as last shown."""
    discards: Cards
    """Face up, in the order of CARDS, as last shown."""
    awaited: tuple[Seat, ...]
    """Seats that owe an answer."""
    quiet: int
    latest: Latest
    outcome: Outcome | None
    hand: Cards
    """The viewer's own; empty for a viewer with no seat."""
    buried: Cards
    """The viewer's own secret discards since the last shuffle that was shown."""
    desk: Desk | None
    """The viewer's own; None for a viewer with no seat."""
