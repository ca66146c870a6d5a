"""The nouns of Critters at War. A tuple "by seat" has two entries."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.game import Outcome, Seat, Viewer
from engine.games.critters.cards import CARDS, Card, Cards, Theatre
from engine.games.critters.events import Played, Scored
from engine.games.critters.table import Columns, Lying, Pile

Answer: TypeAlias = Literal["flip", "move", "take-back", "play", "place"]
"""What a question asks for."""


@dataclass(frozen=True, slots=True)
class Options:
    """The cards must fill both hands, of at most 6; those left are the deck."""

    target: int = 12
    """Victory points that win the match."""
    hand: int = 6
    """Cards dealt to each seat for a battle."""
    cards: Cards = CARDS
    """Those in the game."""


@dataclass(frozen=True, slots=True)
class Question:
    """A choice that an ability has opened. Public, but for the card that Reinforce drew."""

    card: Card
    """Whose ability it is."""
    owner: Seat
    """For whom it takes effect."""
    seat: Seat
    """Who chooses."""
    theatre: Theatre
    """Where the card lay when its ability started: adjacent is counted from there."""
    answer: Answer
    drawn: Lying | None = None
    """Reinforce's card, before it is placed."""


@dataclass(frozen=True, slots=True)
class Draft:
    """What the seat that owes an answer has picked up. Secret; it binds to nothing."""

    card: Card | None = None
    withdrawing: bool = False
    """Whether it weighs withdrawing."""


@dataclass(frozen=True, slots=True)
class State:
    options: Options
    battle: int
    """1 for the first."""
    first: Seat
    """Who holds the First Player general in this battle."""
    turn: Seat
    """Whose turn it is, also while the other answers a question within it."""
    columns: Columns
    hands: tuple[Cards, ...]
    """By seat, in the order of CARDS. Secret."""
    deck: Pile
    """The top card first, all face down. Secret but for what ``Lying.seen`` says."""
    points: tuple[int, ...]
    """Victory points by seat."""
    drops: tuple[bool, ...]
    """By seat: whether Air Drop lets its next card go face up anywhere."""
    waiting: Cards
    """Face-up cards whose instant ability waits its turn, the next first."""
    question: Question | None = None
    """The open choice of an ability; None when the turn's own play is owed."""
    draft: Draft = Draft()
    latest: Played | None = None
    """The card last played in this battle."""
    scored: Scored | None = None
    """How the battle before ended."""
    outcome: Outcome | None = None


@dataclass(frozen=True, slots=True)
class Choose:
    """Pick up a card, to see where it can go."""

    card: Card
    kind: Literal["choose"] = "choose"


@dataclass(frozen=True, slots=True)
class Consider:
    """Weigh withdrawing, to see what it would cost; or think no more of it."""

    withdrawing: bool
    kind: Literal["consider"] = "consider"


@dataclass(frozen=True, slots=True)
class Deploy:
    """Play a card face up."""

    card: Card
    theatre: Theatre
    kind: Literal["deploy"] = "deploy"


@dataclass(frozen=True, slots=True)
class Improvise:
    """Play a card face down."""

    card: Card
    theatre: Theatre
    kind: Literal["improvise"] = "improvise"


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Give the battle up."""

    kind: Literal["withdraw"] = "withdraw"


@dataclass(frozen=True, slots=True)
class Flip:
    """Turn the top card of a side over: for Maneuver, Ambush and Disrupt."""

    theatre: Theatre
    seat: Seat
    """Whose side."""
    kind: Literal["flip"] = "flip"


@dataclass(frozen=True, slots=True)
class Move:
    """Bring an own card to another theatre: for Transport."""

    origin: Theatre
    level: int
    """0 for the lowest card of the own pile there."""
    theatre: Theatre
    kind: Literal["move"] = "move"


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take an own face-down card into the hand: for Redeploy."""

    theatre: Theatre
    level: int
    """0 for the lowest card of the own pile there."""
    kind: Literal["take_back"] = "take_back"


@dataclass(frozen=True, slots=True)
class Place:
    """Play the card that Reinforce drew."""

    theatre: Theatre
    kind: Literal["place"] = "place"


@dataclass(frozen=True, slots=True)
class Decline:
    """Make no use of an ability that says "may"."""

    kind: Literal["decline"] = "decline"


Action: TypeAlias = (
    Choose | Consider | Deploy | Improvise | Withdraw | Flip | Move | TakeBack | Place | Decline
)


@dataclass(frozen=True, slots=True)
class Observation:
    """As in ``State``, but that a card the viewer does not know is None."""

    viewer: Viewer
    options: Options
    battle: int
    first: Seat
    turn: Seat
    columns: Columns
    hand_sizes: tuple[int, ...]
    deck: Pile
    points: tuple[int, ...]
    drops: tuple[bool, ...]
    waiting: Cards
    question: Question | None
    awaited: tuple[Seat, ...]
    """Who owes an answer; none once the match is over."""
    latest: Played | None
    scored: Scored | None
    outcome: Outcome | None
    hand: Cards
    """The viewer's own; empty for a viewer with no seat."""
    draft: Draft
    """The viewer's own; empty for all others."""
