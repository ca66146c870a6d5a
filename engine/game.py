"""What a game is: a value made of pure functions over frozen data.

Nothing here, or in any game, knows of Discord, SQLite, the clock or the loop.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, NewType, TypeAlias, TypeVar

from engine.chance import Chance
from engine.frozen import replace
from engine.scene import Scene
from engine.screen import Screen
from engine.text import Text

Seat = NewType("Seat", int)
"""A place at the table, 0 to n - 1 in turn order. Never a person."""

Viewer: TypeAlias = Seat | None
"""Who is looking: a seat, or None for someone with no seat (the channel)."""


ALT_LIMIT: Final = 1024
"""Characters that the description of a picture may have."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended."""

    places: tuple[int, ...]
    """Finishing place by seat, 1 is first; seats that tie share a place."""
    reason: str
    """Text key of the sentence that says why, such as ``end-hull-lost``."""
    cause: Viewer = None
    """The seat that sentence speaks of, such as the one that resigned; None where it names none."""


class Refusal(Exception):
    """Something a player did that cannot be done; ``key`` says why, in words."""

    def __init__(self, key: str, **params: object) -> None:
        super().__init__(key)
        self.key = key
        self.params = params
        self.game: str | None = None
        """The game whose texts have the key; None for those that all games share."""


class IllegalAction(Refusal):
    """The rules forbid this action here."""


O = TypeVar("O")  # noqa: E741 - options chosen when the match is made
S = TypeVar("S")  # state: everything, secrets included
A = TypeVar("A")  # action: what a seat asks for
E = TypeVar("E")  # event: what then happened
V = TypeVar("V")  # observation: what one viewer may know


@dataclass(frozen=True, slots=True)
class Step(Generic[S, E]):
    """One accepted action: the state after it, and what happened, in order."""

    state: S
    events: tuple[E, ...] = ()


@dataclass(frozen=True, slots=True)
class Span:
    """Many legal actions at once: ``action`` with ``field`` anywhere from low to high, both in."""

    action: Any
    field: str
    low: int
    high: int

    def __contains__(self, action: object) -> bool:
        if type(action) is not type(self.action):
            return False
        amount = getattr(action, self.field)
        return bool(self.low <= amount <= self.high and action == self.at(amount))

    def at(self, amount: int) -> Any:
        """The action with its field set to that amount."""
        return replace(self.action, **{self.field: amount})


@dataclass(frozen=True, slots=True)
class Shapes:
    """The types to read from and write to JSON; unions are told apart by ``kind``."""

    options: Any
    state: Any
    action: Any
    event: Any


@dataclass(frozen=True, slots=True)
class Setting:
    """A choice that whoever opens a table has: a field of the game's options."""

    field: str
    values: tuple[Any, ...]
    """What it may be, in the order to offer them."""
    key: str
    """Text key of its name; ``key-value`` names each value."""


def nobody(_state: object) -> frozenset[Seat]:
    """``Game.out`` of a game that is played to its end by all."""
    return frozenset()


@dataclass(frozen=True, slots=True)
class Game(Generic[O, S, A, E, V]):
    """A game, whole. Each field is a pure function unless it says otherwise."""

    key: str
    """The folder's name: stored in every match, so never renamed."""
    version: int
    """Raised whenever an old log would replay to a different state."""
    seats: range
    """The numbers of seats it can be played with."""
    shapes: Shapes
    tiny: O
    """Options for the shortest honest match: what the tests and the tutorial play."""

    setup: Callable[[O, int, Chance], Step[S, E]]
    """Lay the table for that many seats; the events tell what each was dealt."""
    to_act: Callable[[S], frozenset[Seat]]
    """Seats that owe a decision now; empty exactly when the match is over."""
    legal_actions: Callable[[S, Seat], Sequence[A | Span]]
    """All that ``apply`` accepts from this seat, in a fixed order, no repeats.

    A seat that owes a decision has at least one; one that does not may have some too. A class of
    actions that only say how a seat wishes to be asked says ``weighed: ClassVar[bool] = False``:
    computers leave them alone. One of actions that only turn to another part of the seat's own
    screen says ``looking: ClassVar[bool] = True``: there is nothing in them to take back.
    """
    why_not: Callable[[V, A], IllegalAction]
    """The rule that forbids an action, from what its own seat sees; asked only once it is."""
    apply: Callable[[S, Seat, A, Chance], Step[S, E]]
    """Take a legal action. Callers check legality first (``play``)."""
    stand_in: Callable[[S, Seat], A]
    """The action played for an absent seat that owes one: from its own knowledge alone."""
    concede: Callable[[S, Seat, Chance], Step[S, E]]
    """A seat leaves for good; the rules say what follows."""
    imagine: Callable[[S, Seat, Chance], S]
    """A state that agrees with all this seat knows, the rest drawn at random."""
    observe: Callable[[S, Viewer], V]
    """What this viewer may know, built up from nothing, never cut down from S."""
    seen_by: Callable[[E, Viewer], E | None]
    """The event as this viewer sees it; None when they notice nothing.

    A class of events that tell others nothing hidden, such as that somebody has answered, says
    ``telling: ClassVar[bool] = False``: what they tell of can still be taken back, and wins its
    seat no time. One that shows the seat that acts something it could not know, such as the cards
    it draws, is ``revealing``, by a property or as its whole class: only by consent is it taken
    back.
    """
    outcome: Callable[[S], Outcome | None]
    present: Callable[[V, Sequence[A | Span], Text], Screen]
    """Draw an observation, and the viewer's own choices, as a neutral screen."""
    narrate: Callable[[E, Text], str]
    """One line for the log, from an event as its reader saw it; empty when not worth a line."""
    settings: tuple[Setting, ...] = ()
    """What a table may choose; the other options are as they are."""
    secret: bool = True
    """Whether anything is hidden from anyone. Where nothing is, the board itself carries the
    choices of the one seat asked, nobody is sent a hand, and ``picture`` serves every viewer.
    """
    seated_first: bool = True
    """Whether seat 0 begins, so that a table chooses who does; else the game decides it."""
    out: Callable[[S], frozenset[Seat]] = nobody
    """Seats that the rules have put out of a match that goes on, as everyone knows: nothing is
    asked of them any more, not even whether to pause.
    """

    picture: Callable[[V, Text], Scene] | None = None
    """Draw the board, from what everyone may see; None for a game without pictures."""
    hand_picture: Callable[[V, Text], Scene] | None = None
    """Draw what a seat holds, from what it sees; None where a seat holds nothing of its own."""
    describe: Callable[[V, Text], str] | None = None
    """What the picture of an observation shows, in at most ``ALT_LIMIT`` characters of plain
    text: of the board for a viewer without a seat, else of that seat's hand.
    """

    hosted: Callable[[AnyGame, str], AnyGame] | None = None
    """This game with tables of a host's own, from their text (raises ``data.BadTable``). What is
    in them goes into the options, so that a match keeps what it was begun with. None for a game
    whose tables are fixed.
    """

    evaluate: Callable[[S], tuple[float, ...]] | None = None
    """How a match that goes on stands for each seat, from 0 (as good as lost) to 1 (as good as
    won): what computers stop looking ahead at. None: they play each line to its end.
    """
    rollout: Callable[[S, Seat, Chance], tuple[A, ...]] | None = None
    """A decision as a player of some sense might make it, drawn at random, from the seat's own
    knowledge: its actions up to the first that tells anything. None: the stand-in's, or any.
    """


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]
Games: TypeAlias = Mapping[str, AnyGame]


def weighed(action: object) -> bool:
    """Whether computers consider an action, as its class says (``Game.legal_actions``)."""
    return bool(getattr(type(action), "weighed", True))


def telling(event: object) -> bool:
    """Whether others may learn something by an event, as its class says (``Game.seen_by``)."""
    return bool(getattr(type(event), "telling", True))


def revealing(event: object) -> bool:
    """Whether the seat that acts learns something by an event, as it says (``Game.seen_by``)."""
    return bool(getattr(event, "revealing", False))


def looking(action: object) -> bool:
    """Whether a seat moves nothing by an action, as its class says (``Game.legal_actions``)."""
    return bool(getattr(type(action), "looking", False))


def allowed(offered: Iterable[object], action: object) -> bool:
    """Whether an action is among those offered, amounts in a ``Span`` included."""
    return any(action in offer if isinstance(offer, Span) else action == offer for offer in offered)


def play(game: Game[O, S, A, E, V], state: S, seat: Seat, action: A, chance: Chance) -> Step[S, E]:
    """Check and apply: the only way the rest of the program moves a match on.

    Raises:
        IllegalAction: not a legal action of this seat now; says which rule forbids it.
    """
    if not allowed(game.legal_actions(state, seat), action):
        refusal = game.why_not(game.observe(state, seat), action)
        refusal.game = game.key
        raise refusal
    return game.apply(state, seat, action, chance)
