"""Tables laid by hand, with every one of the 56 cards somewhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from engine.chance import Chance
from engine.game import Seat, Step, play
from engine.games.ships import GAME
from engine.games.ships.cards import CARDS, Card, Cards, in_order, without
from engine.games.ships.commands import Batch
from engine.games.ships.events import Event
from engine.games.ships.model import Confirm, Desk, Options, Phase, Ship, State

Played = Step[State, Event]
A, B = Seat(0), Seat(1)
KEEP: Batch = (Confirm(),)
"""Answer with nothing."""
DECK: Cards = CARDS * 8
LETTERS = dict(zip("NSEWCHG", CARDS, strict=True))


def cards(letters: str) -> Cards:
    """``NNEC``: C is Cannon Balls, H Chain Shot, G Grape Shot."""
    return tuple(LETTERS[letter] for letter in letters)


def table(
    a: str,
    b: str,
    phase: Phase = "reload",
    *,
    pile: Cards | None = None,
    discards: Cards = (),
    ships: tuple[Ship, Ship] | None = None,
    quiet: int = 0,
) -> State:
    """Both seats asked; cards placed nowhere else lie in the pile, in the order of the deck."""
    hands = in_order(cards(a)), in_order(cards(b))
    left = without(DECK, (*hands[0], *hands[1], *discards)) if pile is None else pile
    opening = GAME.setup(Options(), 2, Chance("table", 0)).state
    return replace(
        opening,
        phase=phase,
        hands=hands,
        pile=left,
        shown_pile=len(left),
        discards=in_order(discards),
        ships=ships or opening.ships,
        desks=(Desk(phase),) * 2,
        quiet=quiet,
    )


def do(state: State, *moves: tuple[Seat, Batch]) -> Played:
    """Play each seat's batch in turn; the events of all, in order."""
    events: tuple[Event, ...] = ()
    count = 0
    for seat, batch in moves:
        for action in batch:
            count += 1
            step = play(GAME, state, seat, action, Chance("do", count))
            state, events = step.state, events + step.events
    return Step(state, events)


def both(batch: Batch) -> tuple[tuple[Seat, Batch], tuple[Seat, Batch]]:
    return (A, batch), (B, batch)


def happened(step: Played, kind: str) -> list[Event]:
    return [event for event in step.events if event.kind == kind]


def noticed(step: Played, viewer: Seat | None) -> list[Event]:
    seen = (GAME.seen_by(event, viewer) for event in step.events)
    return [event for event in seen if event is not None]


def all_cards(state: State) -> Counter[Card]:
    """Every card of the deck, wherever it lies."""
    places: Iterable[Cards] = (
        *state.hands,
        state.pile,
        *(desk.aside for desk in state.desks),
        *(() if state.shuffled else (state.discards, *state.buried)),
    )
    return Counter(card for place in places for card in place)
