"""Positions to begin from, loaded dice, and acting with the books kept."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from engine.chance import Chance
from engine.game import IllegalAction, Seat, Step, play
from engine.games.aamonopoly import GAME
from engine.games.aamonopoly.actions import Action, Roll
from engine.games.aamonopoly.board import MEMBERS, PLACES, Group
from engine.games.aamonopoly.cards import DECKS, FACES, Card
from engine.games.aamonopoly.events import Event
from engine.games.aamonopoly.model import FACTORY, Army, Bank, Options, State
from engine.games.aamonopoly.rules.steps import with_deeds, with_estate
from engine.games.aamonopoly.tasks import Finish, Task, Throw
from tests.games.aamonopoly.ledger import FACTORIES, YARDS, check

A, B, C, D = map(Seat, range(4))


class Loaded(Chance):
    """Dice that fall as they are told, and no other luck."""

    def __init__(self, *dice: int) -> None:
        super().__init__("loaded", 0)
        self._dice = iter(dice)

    def die(self, sides: int = 6) -> int:
        return next(self._dice)


def at(name: str) -> int:
    """The square of a key."""
    return PLACES[name]


def opening(seats: int = 2, **options: Any) -> State:
    """Seat A is about to throw for the first time."""
    state: State = GAME.setup(Options(**options), seats, Chance("table", 0)).state
    return state


def owning(state: State, seat: Seat, *names: str, level: int = 0, mortgaged: bool = False) -> State:
    """The same with lots of a seat; the buildings are those that the bank lacks."""
    state = with_deeds(
        state, [at(name) for name in names], owner=seat, level=level, mortgaged=mortgaged
    )
    levels = [deed.level for deed in state.deeds if deed is not None]
    yards = YARDS - sum(level for level in levels if level < FACTORY)
    return replace(state, bank=Bank(yards, FACTORIES - levels.count(FACTORY)))


def group(name: Group) -> tuple[int, ...]:
    return MEMBERS[name]


def standing(state: State, seat: Seat, *squares: int | str, tries: int | None = None) -> State:
    """The same with the armies of a seat on these squares; those in prison by ``tries``."""
    there = [square if isinstance(square, int) else at(square) for square in squares]
    return with_estate(state, seat, armies=tuple(Army(square, tries) for square in there))


def holding(state: State, seat: Seat, **changes: Any) -> State:
    return with_estate(state, seat, **changes)


def facing(state: State, card: str) -> State:
    """The same with a card as the next of its deck."""
    place = DECKS.index(FACES[Card(card)].deck)
    piles = list(state.piles)
    left = (Card(card), *(other for other in piles[place].left if other != card))
    piles[place] = replace(piles[place], left=left)
    return replace(state, piles=tuple(piles))


def with_card(state: State, seat: Seat, card: str = "safe-conduct") -> State:
    """The same with a card to leave prison in a seat's hand, out of its deck."""
    place = DECKS.index(FACES[Card(card)].deck)
    piles = list(state.piles)
    left = tuple(other for other in piles[place].left if other != card)
    piles[place] = replace(piles[place], left=left)
    state = with_estate(state, seat, cards=(*state.estates[seat].cards, Card(card)))
    return replace(state, piles=tuple(piles))


def lacking(state: State, *, yards: int | None = None, factories: int | None = None) -> State:
    """The same with so few left in the bank: the rest stands on lots that nobody plays on."""
    bank = Bank(
        state.bank.yards if yards is None else yards,
        state.bank.factories if factories is None else factories,
    )
    return replace(state, bank=bank)


def turn_of(state: State, seat: Seat, *tasks: Task) -> State:
    """The same with that seat to move, and to throw if nothing else is said."""
    return replace(state, turn=seat, tasks=tasks or (Throw(), Finish()))


@dataclass
class Play:
    """A match that goes on, with all that happened; the books are checked at each step."""

    state: State
    events: list[Event] = field(default_factory=list)
    checked: bool = True

    def act(self, seat: Seat, *actions: Action, dice: Iterable[int] = ()) -> Play:
        chance = Loaded(*dice)
        for action in actions:
            step: Step[State, Event] = play(GAME, self.state, seat, action, chance)
            if self.checked:
                check(self.state, step.state, step.events)
            self.state = step.state
            self.events += step.events
        return self

    def told(self, kind: type[Any]) -> list[Any]:
        """The events of a kind, so far."""
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def cash(self) -> tuple[int, ...]:
        return tuple(estate.cash for estate in self.state.estates)

    def squares(self, seat: Seat) -> tuple[int, ...]:
        return tuple(army.square for army in self.state.estates[seat].armies)

    @property
    def asked(self) -> str:
        """The kind of what is being asked."""
        return self.state.tasks[0].kind if self.state.tasks else "nothing"

    def legal(self, seat: Seat) -> tuple[Any, ...]:
        return tuple(GAME.legal_actions(self.state, seat))


def refused(state: State, seat: Seat, action: Action) -> str:
    """The text key of the rule that forbids an action; empty where it is allowed."""
    try:
        play(GAME, state, seat, action, Loaded(1, 2, 3, 4, 5, 6, 1, 2))
    except IllegalAction as refusal:
        return refusal.key
    return ""


def kinds(offers: Iterable[Any], kind: type[Any]) -> Iterator[Any]:
    return (offer for offer in offers if isinstance(offer, kind))


def meeting(
    name: str | int = "norway", *others: int | str, seats: int = 2, **options: int
) -> State:
    """Seat A is four squares short of one of B's armies; ``others`` are further ones of B there."""
    square = at(name) if isinstance(name, str) else name
    state = standing(opening(seats, **options), A, (square - 4) % 40)
    return standing(state, B, square, *others)


def arrived(state: State) -> Play:
    return Play(state).act(A, Roll("joint"), dice=(1, 3))
