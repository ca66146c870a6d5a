"""Tables laid out card by card, and short words to play on them with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TypeVar

from engine.chance import Chance
from engine.game import IllegalAction, Seat, Step, play
from engine.games.airwar import GAME
from engine.games.airwar.actions import Action, Aim, Clear, Confirm, Tick
from engine.games.airwar.events import Event
from engine.games.airwar.faces import Card, Cards
from engine.games.airwar.model import Desk, Options, Orders, State
from engine.games.airwar.pieces import AXIS, SEATS, Place, Plane, Theatre
from engine.games.airwar.rules.course import run
from engine.games.airwar.rules.imagine import imagine
from engine.games.airwar.table import decks_in, rival

Done = Step[State, Event]
E = TypeVar("E")
USUAL = Orders()
STANDARD = Options()
ASK = Orders("ask", "ask", "ask", "never", "ask", "ask")
"""A seat that wants to be asked everything."""


def cards(names: str) -> Cards:
    return tuple(map(Card, names.split()))


def place(name: str, planes: str = "", war: str = "") -> Place:
    """``zero+ace betty``: a Zero with an Ace pilot, and a Betty."""
    return Place(Card(name), tuple(map(plane, planes.split())), cards(war))


def plane(name: str) -> Plane:
    card, *attached = name.split("+")
    return Plane(Card(card), tuple(map(Card, attached)))


@dataclass(frozen=True)
class Side:
    hand: str = ""
    places: tuple[Place, ...] | None = None
    """None for the starting base alone."""
    deck: str = ""
    """``rest`` for all cards of the side that lie nowhere else."""
    war: str = ""
    industry: int = 60
    convoy: int = 15
    orders: Orders = USUAL


def table(
    axis: Side = Side(),
    allies: Side = Side(),
    *,
    active: Seat = AXIS,
    carriers: bool = False,
    turn: int = 2,
    options: Options = STANDARD,
) -> State:
    """The turn of a seat, at its Mobilisation or its carrier stage, whoever is then asked."""
    sides, decks = (axis, allies), decks_in(options.decks)
    state = State(
        options=options,
        turn=turn,
        active=active,
        stage="air",
        turning="attack" if carriers else "mobilise",
        theatres=tuple(
            Theatre(
                side.industry,
                side.convoy,
                (Place(decks.start(seat)),) if side.places is None else side.places,
                cards(side.war),
            )
            for seat, side in zip(SEATS, sides, strict=True)
        ),
        hands=tuple(decks.in_order(cards(side.hand)) for side in sides),
        decks=tuple(cards(side.deck) if side.deck != "rest" else () for side in sides),
        desks=(Desk(), Desk()),
        orders=(axis.orders, allies.orders),
    )
    piles = (
        _rest(state, seat) if side.deck == "rest" else state.decks[seat]
        for seat, side in zip(SEATS, sides, strict=True)
    )
    return run(Step(replace(state, decks=tuple(piles)))).state


def _rest(state: State, seat: Seat) -> Cards:
    decks = decks_in(state.options.decks)
    whole = Counter((decks.start(seat), *decks.shuffled_in(seat)))
    return tuple((whole - all_cards(state, seat)).elements())


def do(state: State, seat: Seat, *actions: Action) -> Done:
    """Play a batch; its events together."""
    events: tuple[Event, ...] = ()
    for version, action in enumerate(actions):
        step = play(GAME, state, seat, action, Chance("table", version))
        state, events = step.state, events + step.events
    return Step(state, events)


def ticks(aircraft: str) -> Iterable[Action]:
    return (Tick("aircraft", card) for card in cards(aircraft))


def raid(state: State, target: str, aircraft: str) -> Done:
    """The active seat's attack; nothing of it waits but for the defender's answer."""
    return do(state, state.active, *ticks(aircraft), Aim(Card(target)), Confirm())


def passed(state: State) -> Done:
    return do(state, state.active, Aim(None), Clear("aircraft"), Confirm())


def intercept(state: State, aircraft: str = "") -> Done:
    return do(state, rival(state.active), Clear("aircraft"), *ticks(aircraft), Confirm())


def with_backs(state: State, names: str) -> State:
    """The same raid with its backs in that order."""
    assert state.raid is not None
    assert Counter(cards(names)) == Counter(state.raid.backs)
    return replace(state, raid=replace(state.raid, backs=cards(names)))


def told(step: Done, kind: type[E]) -> list[E]:
    return [event for event in step.events if isinstance(event, kind)]


def refusal(state: State, seat: Seat, *actions: Action) -> str:
    """The key of the rule against the last of them."""
    *draft, last = actions
    state = do(state, seat, *draft).state
    try:
        do(state, seat, last)
    except IllegalAction as refused:
        return refused.key
    raise AssertionError(f"{last} is allowed")


def all_cards(state: State, seat: Seat) -> Counter[Card]:
    """Every card of a side, wherever it is: what a match begins with, it always has."""
    theatre = state.theatres[seat]
    found = Counter((*state.hands[seat], *state.decks[seat], *theatre.war, *theatre.discards))
    for each in theatre.places:
        found.update((each.card, *each.war))
        found.update(_flown(each.planes))
    for penalty in state.penalties:
        if penalty.seat == seat:
            found.update(_flown(penalty.planes))
    if state.raid is not None:
        attacks = seat == state.raid.attacker
        found.update(state.raid.backs if attacks else state.raid.fresh)
        found.update(_flown(state.raid.exposed if attacks else state.raid.engaged))
        if state.raid.clash is not None:
            found.update(_flown((state.raid.clash.sides[seat].plane,)))
    return found


def _flown(planes: Iterable[Plane]) -> Cards:
    return tuple(card for each in planes for card in (each.card, *each.attached))


def dreams(state: State, seat: Seat, count: int) -> list[State]:
    return [imagine(state, seat, Chance("dream", n)) for n in range(count)]
