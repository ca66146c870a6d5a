"""What happens in a match of Critters at War. A tuple "by seat" has two entries.

An event shows a card only to those who may know it then; ``Lying`` says who that is.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.game import Outcome, Seat
from engine.games.critters.cards import Card, Cards, Theatre
from engine.games.critters.table import Lying


@dataclass(frozen=True, slots=True)
class BattleBegun:
    battle: int
    """1 for the first."""
    row: tuple[Theatre, ...]
    """From left to right."""
    first: Seat
    """Who holds the First Player general."""
    kind: Literal["battle_begun"] = "battle_begun"


@dataclass(frozen=True, slots=True)
class Dealt:
    seat: Seat
    cards: Cards | None
    """None for a viewer who may not see them."""
    kind: Literal["dealt"] = "dealt"


@dataclass(frozen=True, slots=True)
class Played:
    """A card was played, from hand or, by Reinforce, from the deck."""

    seat: Seat
    lying: Lying
    theatre: Theatre
    drawn: bool = False
    """Whether Reinforce played it."""
    destroyed: Card | None = None
    """What destroyed it: it went to the bottom of the deck instead; None where it stays."""
    kind: Literal["played"] = "played"


@dataclass(frozen=True, slots=True)
class Flipped:
    seat: Seat
    """Who flipped it."""
    owner: Seat
    theatre: Theatre
    lying: Lying
    """After the flip."""
    by: Card
    """Whose ability it was."""
    alone: bool
    """Whether it was the only card there was to flip."""
    kind: Literal["flipped"] = "flipped"


@dataclass(frozen=True, slots=True)
class Moved:
    seat: Seat
    lying: Lying
    origin: Theatre
    theatre: Theatre
    kind: Literal["moved"] = "moved"


@dataclass(frozen=True, slots=True)
class Drawn:
    """Reinforce turned up the deck's top card, for its owner alone."""

    seat: Seat
    lying: Lying
    kind: Literal["drawn"] = "drawn"


@dataclass(frozen=True, slots=True)
class TakenBack:
    """Redeploy brought a face-down card back into its owner's hand."""

    seat: Seat
    lying: Lying
    theatre: Theatre
    kind: Literal["taken_back"] = "taken_back"


@dataclass(frozen=True, slots=True)
class Permitted:
    """Air Drop: the seat's next card may go face up to any theatre."""

    seat: Seat
    kind: Literal["permitted"] = "permitted"


@dataclass(frozen=True, slots=True)
class Declined:
    """A seat made no use of an ability that says "may"."""

    seat: Seat
    by: Card
    kind: Literal["declined"] = "declined"


@dataclass(frozen=True, slots=True)
class Fizzled:
    """There was nothing for an ability to work on."""

    seat: Seat
    by: Card
    kind: Literal["fizzled"] = "fizzled"


@dataclass(frozen=True, slots=True)
class Lapsed:
    """An ability that waited for its turn was lost: its card was flipped down."""

    card: Card
    kind: Literal["lapsed"] = "lapsed"


@dataclass(frozen=True, slots=True)
class Scored:
    """A battle was won."""

    battle: int
    winner: Seat
    points: int
    held: tuple[Theatre, ...]
    """The theatres that the winner controlled; none when the other withdrew."""
    left: int | None
    """Cards in the hand of the seat that withdrew; None when the battle was fought out."""
    kind: Literal["scored"] = "scored"


@dataclass(frozen=True, slots=True)
class Ended:
    outcome: Outcome
    kind: Literal["ended"] = "ended"


Event: TypeAlias = (
    BattleBegun
    | Dealt
    | Played
    | Flipped
    | Moved
    | Drawn
    | TakenBack
    | Permitted
    | Declined
    | Fizzled
    | Lapsed
    | Scored
    | Ended
)
