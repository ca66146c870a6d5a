"""How the rules move a state on: small changes, each a state with its events."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from engine.frozen import replace
from engine.game import Seat, Step
from engine.games.aamonopoly.board import BOARD, Square
from engine.games.aamonopoly.events import Event
from engine.games.aamonopoly.model import Army, Deed, Deeds, Estate, State, Table
from engine.games.aamonopoly.tasks import Task

Done: TypeAlias = Step[State, Event]


def tell(state: State, *events: Event) -> Done:
    """A state, and what happened on the way to it."""
    return Step(state, events)


def then(step: Done, *following: Callable[[State], Done]) -> Done:
    """One thing after another."""
    state, events = step.state, step.events
    for follow in following:
        done = follow(state)
        state, events = done.state, events + done.events
    return Step(state, events)


def deed(deeds: Deeds, square: int) -> Deed:
    """Raises LookupError for a square that nobody can own."""
    found = deeds[square]
    if found is None:
        raise LookupError(f"square {square} is no lot")
    return found


def with_deeds(state: State, squares: Iterable[int], **changes: Any) -> State:
    """The same with some lots changed alike."""
    deeds = list(state.deeds)
    for square in squares:
        deeds[square] = replace(deed(state.deeds, square), **changes)
    return replace(state, deeds=tuple(deeds))


def with_estate(state: State, seat: Seat, **changes: Any) -> State:
    estates = list(state.estates)
    estates[seat] = replace(estates[seat], **changes)
    return replace(state, estates=tuple(estates))


def with_army(state: State, seat: Seat, number: int, army: Army) -> State:
    armies = list(state.estates[seat].armies)
    armies[number] = army
    return with_estate(state, seat, armies=tuple(armies))


def first(state: State, *tasks: Task) -> State:
    """The same with these to be done before all others, the first of them first."""
    return replace(state, tasks=(*tasks, *state.tasks))


def rest(state: State) -> State:
    """The same without the task in hand."""
    return replace(state, tasks=state.tasks[1:])


def no_bids(state: State) -> State:
    """The same with all bids forgotten: the lot is sold, or nobody is offered it now."""
    return replace(state, bids=(None,) * len(state.bids))


def talked(state: State) -> State:
    """The same after an offer or an order was given or taken back."""
    return replace(state, progress=replace(state.progress, talks=state.progress.talks + 1))


def mover(table: Table) -> Estate:
    """What the seat has whose turn it is."""
    return table.estates[table.turn]


def square_of(table: Table, army: int) -> int:
    """Where an army of the mover stands."""
    return mover(table).armies[army].square


def printed(square: int) -> Square:
    return BOARD[square]


def in_order(seats: int, start: Seat) -> tuple[Seat, ...]:
    """All seats in turn order, from one on."""
    return tuple(Seat((start + n) % seats) for n in range(seats))


def others(table: Table) -> tuple[Seat, ...]:
    """The seats still in but for the mover, in turn order from it on."""
    order = in_order(len(table.estates), table.turn)[1:]
    return tuple(seat for seat in order if table.estates[seat].standing != "out")
