"""Drawing, and making the discards into a new pile."""

from __future__ import annotations

from typing import TypeVar

from engine.chance import Chance
from engine.frozen import replace
from engine.game import Seat, Step
from engine.games.ships.cards import CARDS, Cards, in_order
from engine.games.ships.events import Event, Reshuffled
from engine.games.ships.model import Options, State

T = TypeVar("T")


def put(items: tuple[T, ...], seat: Seat, item: T) -> tuple[T, ...]:
    return (*items[:seat], item, *items[seat + 1 :])


def deck(options: Options) -> Cards:
    return CARDS * options.copies


def draw(state: State, seat: Seat, count: int, chance: Chance) -> tuple[State, Cards]:
    """Into the hand, the discards being shuffled when the pile runs out; also what was drawn.

    Nothing that is shown changes before ``show_pile``.
    """
    top, pile = state.pile[:count], state.pile[count:]
    hand = in_order(state.hands[seat] + top)
    state = replace(state, hands=put(state.hands, seat, hand), pile=pile)
    lying = state.discards + sum(state.buried, ())
    if len(top) == count or state.shuffled or not lying:
        return state, top
    state = replace(state, pile=chance.shuffled(lying), shuffled=True)
    state, more = draw(state, seat, count - len(top), chance)
    return state, top + more


def show_pile(state: State) -> Step[State, Event]:
    """Bring what is shown of pile and discards up to date."""
    after = replace(state, shown_pile=len(state.pile))
    if not state.shuffled:
        return Step(after)
    lying = len(state.discards) + sum(map(len, state.buried))
    emptied = replace(after, discards=(), buried=((), ()), shuffled=False)
    return Step(emptied, (Reshuffled(lying),))
