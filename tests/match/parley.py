"""Parley: a toy with every odd shape that the match service must bear.

Each round all seats bid at once, in secret; the highest then rolls a die and takes up to that
much: two answers of one seat running. At any time a seat may note something for itself, or hail
another, which then owes it an answer.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias, TypeVar

from engine.chance import Chance
from engine.game import Game, IllegalAction, Outcome, Seat, Shapes, Span, Step, Viewer
from engine.screen import Menu, Option, Prose, Screen
from engine.text import Text

T = TypeVar("T")
PURSE = 5


@dataclass(frozen=True, slots=True)
class Options:
    rounds: int = 2


@dataclass(frozen=True, slots=True)
class State:
    rounds: int
    """Still to play."""
    bids: tuple[int | None, ...]
    """By seat; secret until all are in."""
    leader: Viewer
    """Who rolls and takes; None while bids are awaited."""
    die: int | None
    coins: tuple[int, ...]
    notes: tuple[int, ...]
    """Each known to its own seat alone."""
    hailed: tuple[bool, ...]
    gone: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class Bid:
    coins: int
    kind: Literal["bid"] = "bid"


@dataclass(frozen=True, slots=True)
class Roll:
    kind: Literal["roll"] = "roll"


@dataclass(frozen=True, slots=True)
class Take:
    coins: int
    kind: Literal["take"] = "take"


@dataclass(frozen=True, slots=True)
class Write:
    number: int
    kind: Literal["write"] = "write"


@dataclass(frozen=True, slots=True)
class Hail:
    to: Seat
    kind: Literal["hail"] = "hail"


@dataclass(frozen=True, slots=True)
class Reply:
    kind: Literal["reply"] = "reply"


Action: TypeAlias = Bid | Roll | Take | Write | Hail | Reply


@dataclass(frozen=True, slots=True)
class Done:
    """A seat did something: known to all, or only to the seats named."""

    seat: Seat
    what: str
    number: int | None = None
    known_to: tuple[Seat, ...] | None = None
    kind: Literal["done"] = "done"


@dataclass(frozen=True, slots=True)
class Shown:
    """All bids are in."""

    bids: tuple[int, ...]
    kind: Literal["shown"] = "shown"


Event: TypeAlias = Done | Shown


@dataclass(frozen=True, slots=True)
class Observation:
    awaited: tuple[Seat, ...]
    leader: Viewer
    die: int | None
    coins: tuple[int, ...]
    bid: int | None
    note: int | None


def setup(options: Options, seats: int, chance: Chance) -> Step[State, Event]:
    none = (False,) * seats
    state = State(
        options.rounds, (None,) * seats, None, None, (0,) * seats, (0,) * seats, none, none
    )
    return Step(state, (Done(Seat(0), "dealt", chance.die()),))


def over(state: State) -> bool:
    return state.rounds == 0 or state.gone.count(False) == 1


def to_act(state: State) -> frozenset[Seat]:
    return frozenset(seat for seat in map(Seat, range(len(state.bids))) if _owed(state, seat))


def _owed(state: State, seat: Seat) -> tuple[Action | Span, ...]:
    """What a seat must choose from; nothing for one that owes no decision."""
    if over(state) or state.gone[seat]:
        return ()
    if state.hailed[seat]:
        return (Reply(),)
    if state.leader is None and state.bids[seat] is None:
        return (Span(Bid(0), "coins", 0, PURSE),)
    if state.leader == seat:
        return (Roll() if state.die is None else Span(Take(0), "coins", 0, state.die),)
    return ()


def legal_actions(state: State, seat: Seat) -> tuple[Action | Span, ...]:
    if over(state) or state.gone[seat]:
        return ()
    others = (Seat(i) for i, gone in enumerate(state.gone) if i != seat and not gone)
    return (*_owed(state, seat), Span(Write(0), "number", 0, 9), *map(Hail, others))


def why_not(_seen: Observation, _action: Action) -> IllegalAction:
    return IllegalAction("error-not-allowed-now")


def apply(state: State, seat: Seat, action: Action, chance: Chance) -> Step[State, Event]:
    match action:
        case Bid(coins=coins):
            after = replace(state, bids=_put(state.bids, seat, coins))
            return _settled(after, Done(seat, "bid", coins, (seat,)))
        case Roll():
            die = chance.die()
            return Step(replace(state, die=die), (Done(seat, "roll", die),))
        case Take(coins=coins):
            coined = replace(state, coins=_put(state.coins, seat, state.coins[seat] + coins))
            return Step(_next_round(coined), (Done(seat, "take", coins),))
        case Write(number=number):
            return Step(replace(state, notes=_put(state.notes, seat, number)))
        case Hail(to=to):
            after = replace(state, hailed=_put(state.hailed, to, True))
            return Step(after, (Done(seat, "hail", known_to=(seat, to)),))
        case Reply():
            after = replace(state, hailed=_put(state.hailed, seat, False))
            return Step(after, (Done(seat, "reply"),))


def _next_round(state: State) -> State:
    bids = (None,) * len(state.bids)
    return replace(state, rounds=state.rounds - 1, bids=bids, leader=None, die=None)


def _settled(state: State, *before: Event) -> Step[State, Event]:
    """Once all bids are in they are shown, and the highest, or the first of them, leads."""
    waits = (b is None and not g for b, g in zip(state.bids, state.gone, strict=True))
    if over(state) or state.leader is not None or any(waits):
        return Step(state, before)
    bids = tuple(-1 if bid is None else bid for bid in state.bids)
    return Step(replace(state, leader=Seat(bids.index(max(bids)))), (*before, Shown(bids)))


def concede(state: State, seat: Seat, _chance: Chance) -> Step[State, Event]:
    gone, hailed = _put(state.gone, seat, True), _put(state.hailed, seat, False)
    after = replace(state, gone=gone, hailed=hailed)
    if state.leader == seat:
        after = _next_round(after)
    elif state.leader is None:
        after = replace(after, bids=_put(after.bids, seat, None))
    return _settled(after, Done(seat, "leave"))


def stand_in(state: State, seat: Seat) -> Action:
    (owed,) = _owed(state, seat)
    action: Action = owed.at(owed.low) if isinstance(owed, Span) else owed
    return action


def imagine(state: State, seat: Seat, chance: Chance) -> State:
    def drawn(secrets: tuple[T, ...], high: int) -> Iterator[T | int]:
        for place, secret in enumerate(secrets):
            yield secret if place == seat or secret is None else chance.below(high + 1)

    notes = tuple(drawn(state.notes, 9))
    bids = tuple(drawn(state.bids, PURSE)) if state.leader is None else state.bids
    return replace(state, notes=notes, bids=bids)


def observe(state: State, viewer: Viewer) -> Observation:
    return Observation(
        awaited=tuple(sorted(to_act(state))),
        leader=state.leader,
        die=state.die,
        coins=state.coins,
        bid=None if viewer is None else state.bids[viewer],
        note=None if viewer is None else state.notes[viewer],
    )


def seen_by(event: Event, viewer: Viewer) -> Event | None:
    if isinstance(event, Done) and event.known_to is not None:
        return event if viewer in event.known_to else None
    return event


def outcome(state: State) -> Outcome | None:
    if not over(state):
        return None
    scores = [-1 if gone else n for n, gone in zip(state.coins, state.gone, strict=True)]
    return Outcome(tuple(1 + sum(o > s for o in scores) for s in scores), "end-rounds")


def present(seen: Observation, choices: Sequence[Action | Span], _t: Text) -> Screen:
    options = (
        Option(repr(action), (action,))
        for choice in choices
        for action in (
            map(choice.at, range(choice.low, choice.high + 1))
            if isinstance(choice, Span)
            else (choice,)
        )
    )
    return Screen((Prose(repr(seen)), Menu("menu", tuple(options))))


def narrate(event: Event, t: Text) -> str:
    if isinstance(event, Shown):
        return f"bids {event.bids}"
    return f"{t.who(event.seat)} {event.what} {event.number}"


def _put(items: tuple[T, ...], seat: Seat, item: T) -> tuple[T, ...]:
    return (*items[:seat], item, *items[seat + 1 :])


GAME = Game(
    key="parley",
    version=1,
    seats=range(2, 5),
    shapes=Shapes(Options, State, Action, Event),
    tiny=Options(rounds=1),
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
)
