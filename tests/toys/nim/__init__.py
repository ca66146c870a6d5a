"""Nim: take from one heap; whoever takes the last object wins. Nothing is hidden."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from engine.chance import Chance
from engine.game import Game, IllegalAction, Outcome, Seat, Shapes, Span, Step, Viewer
from engine.screen import Heading, Menu, Option, Prose, Screen
from engine.text import Text


@dataclass(frozen=True, slots=True)
class Options:
    heaps: tuple[int, ...] = (3, 4, 5)


@dataclass(frozen=True, slots=True)
class State:
    heaps: tuple[int, ...]
    turn: Seat
    left: Viewer = None
    """The seat that has left, which ends the match."""


@dataclass(frozen=True, slots=True)
class Take:
    heap: int
    count: int
    kind: Literal["take"] = "take"


@dataclass(frozen=True, slots=True)
class Laid:
    heaps: tuple[int, ...]
    kind: Literal["laid"] = "laid"


@dataclass(frozen=True, slots=True)
class Taken:
    seat: Seat
    heap: int
    count: int
    kind: Literal["taken"] = "taken"


@dataclass(frozen=True, slots=True)
class SeatLeft:
    seat: Seat
    kind: Literal["seat_left"] = "seat_left"


Event: TypeAlias = Laid | Taken | SeatLeft


def setup(options: Options, seats: int, chance: Chance) -> Step[State, Event]:
    return Step(State(options.heaps, Seat(0)), (Laid(options.heaps),))


def to_act(state: State) -> frozenset[Seat]:
    return frozenset({state.turn} if any(state.heaps) and state.left is None else ())


def legal_actions(state: State, seat: Seat) -> tuple[Span, ...]:
    """A span for each heap that has something in it."""
    if seat not in to_act(state):
        return ()
    return tuple(Span(Take(i, 1), "count", 1, n) for i, n in enumerate(state.heaps) if n)


def why_not(seen: State, action: Take) -> IllegalAction:
    return IllegalAction("error-not-so-many", n=action.count)


def apply(state: State, seat: Seat, action: Take, chance: Chance) -> Step[State, Event]:
    heaps = tuple(h - action.count * (i == action.heap) for i, h in enumerate(state.heaps))
    return Step(State(heaps, Seat(1 - seat)), (Taken(seat, action.heap, action.count),))


def stand_in(state: State, seat: Seat) -> Take:
    return Take(next(i for i, heap in enumerate(state.heaps) if heap), 1)


def concede(state: State, seat: Seat, chance: Chance) -> Step[State, Event]:
    return Step(replace(state, left=seat), (SeatLeft(seat),))


def imagine(state: State, seat: Seat, chance: Chance) -> State:
    return state


def observe(state: State, viewer: Viewer) -> State:
    return state


def seen_by(event: Event, viewer: Viewer) -> Event:
    return event


def outcome(state: State) -> Outcome | None:
    if to_act(state):
        return None
    loser = state.turn if state.left is None else state.left
    return Outcome((2, 1) if loser == 0 else (1, 2), "end-last-taken")


def present(seen: State, choices: Sequence[Take | Span], t: Text) -> Screen:
    spans = [span for span in choices if isinstance(span, Span)]
    takes = tuple(
        Option(t("take", n=n, heap=span.action.heap + 1), (span.at(n),))
        for span in spans
        for n in range(span.low, span.high + 1)
    )
    heaps = Prose(t("heaps", heaps=" · ".join(map(str, seen.heaps))))
    return Screen.of((Heading(t("title")), heaps, Menu(t("prompt"), takes) if takes else None))


def narrate(event: Event, t: Text) -> str:
    match event:
        case Laid(heaps=heaps):
            return t("heaps", heaps=" · ".join(map(str, heaps)))
        case Taken(seat=seat, count=count, heap=heap):
            return t("taken", name=t.who(seat), n=count, heap=heap + 1)
        case SeatLeft(seat=seat):
            return t("end-resigned", name=t.who(seat))


GAME = Game(
    key="nim",
    version=1,
    seats=range(2, 3),
    shapes=Shapes(Options, State, Take, Event),
    tiny=Options((1, 2)),
    setup=setup,
    to_act=to_act,
    legal_actions=legal_actions,
    why_not=why_not,
    apply=apply,
    stand_in=stand_in,
    concede=concede,
    imagine=imagine,
    observe=observe,
    seen_by=seen_by,
    outcome=outcome,
    present=present,
    narrate=narrate,
    secret=False,
)
