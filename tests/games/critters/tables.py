"""Tables laid out card by card: ``L5`` is the land card of strength 5, ``l5`` it face down."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from engine.chance import Chance
from engine.game import Seat, Step, Viewer, play
from engine.games.critters import GAME
from engine.games.critters.cards import CARDS, FACES, THEATRES, Card, Cards, Theatre, in_order
from engine.games.critters.events import Event, Flipped, Played
from engine.games.critters.model import Action, Options, State
from engine.games.critters.rules.legal import choices
from engine.games.critters.table import SEATS, Column, Lying, Pile

Done = Step[State, Event]
A, B = SEATS
BY_SIGN = {f"{face.theatre[0].upper()}{face.strength}": key for key, face in FACES.items()}


def card(sign: str) -> Card:
    return BY_SIGN[sign.upper()]


def cards(signs: str) -> Cards:
    return tuple(map(card, signs.split()))


def side(signs: str, owner: Seat) -> Pile:
    """The lowest card first; ``l5!`` lies face down and both know it."""
    return tuple(_lying(sign, owner) for sign in signs.split())


def _lying(sign: str, owner: Seat) -> Lying:
    up, known = sign[0].isupper(), sign.endswith("!")
    seen = tuple(up or known or seat == owner for seat in SEATS)
    return Lying(card(sign.removesuffix("!")), up, seen)


def table(
    a: str = "",
    b: str = "",
    *,
    air: tuple[str, str] = ("", ""),
    land: tuple[str, str] = ("", ""),
    sea: tuple[str, str] = ("", ""),
    row: tuple[Theatre, ...] = THEATRES,
    deck: str | None = None,
    first: Seat = A,
    turn: Seat = A,
    points: tuple[int, int] = (0, 0),
) -> State:
    """Hands, and both sides of each theatre; without a deck, the cards left over are in it."""
    piles = {"air": air, "land": land, "sea": sea}
    columns = tuple(
        Column(theatre, tuple(side(piles[theatre][seat], seat) for seat in SEATS))
        for theatre in row
    )
    hands = in_order(cards(a)), in_order(cards(b))
    lying = [each.card for column in columns for pile in column.sides for each in pile]
    rest = [each for each in CARDS if each not in (*hands[A], *hands[B], *lying)]
    pack = rest if deck is None else cards(deck)
    opening = GAME.setup(Options(), 2, Chance("table", 0)).state
    return replace(
        opening,
        first=first,
        turn=turn,
        columns=columns,
        hands=hands,
        deck=tuple(Lying(each, False, (False, False)) for each in pack),
        points=points,
    )


def do(state: State, *actions: Action) -> Done:
    """Each played by the seat that owes an answer then; the events of all, in order."""
    events: tuple[Event, ...] = ()
    for number, action in enumerate(actions, start=1):
        (seat,) = GAME.to_act(state)
        step = play(GAME, state, seat, action, Chance("do", number))
        state, events = step.state, events + step.events
    return Step(state, events)


def offered(state: State) -> list[Action]:
    """What the seat that owes an answer may do."""
    (seat,) = GAME.to_act(state)
    return [*choices(GAME.observe(state, seat))]


def happened(step: Done, kind: str) -> list[Event]:
    return [event for event in step.events if event.kind == kind]


def kinds(step: Done) -> list[str]:
    return [event.kind for event in step.events]


def flips(step: Done) -> list[tuple[Seat, str, bool]]:
    """Who flipped what, and whether it then lay face up."""
    return [
        (event.seat, str(event.lying.card), event.lying.up)
        for event in step.events
        if isinstance(event, Flipped)
    ]


def destroyed(step: Done) -> list[str | None]:
    """By what, for each card played."""
    return [event.destroyed for event in step.events if isinstance(event, Played)]


def asks(state: State) -> tuple[Seat, str, str] | None:
    """Who is asked, by which card, for what."""
    about = state.question
    return None if about is None else (about.seat, about.card, about.answer)


def noticed(step: Done, viewer: Viewer) -> list[Event]:
    seen = (GAME.seen_by(event, viewer) for event in step.events)
    return [event for event in seen if event is not None]


def lies(state: State, theatre: Theatre, seat: Seat) -> str:
    """A side of a theatre in the signs of ``table``."""
    (column,) = [column for column in state.columns if column.theatre == theatre]
    return " ".join(_sign(each, seat) for each in column.sides[seat])


def _sign(lying: Lying, owner: Seat) -> str:
    face = FACES[lying.identity]
    sign = f"{face.theatre[0]}{face.strength}"
    if lying.up:
        return sign.upper()
    return f"{sign}!" if lying.seen[1 - owner] else sign


def deck(state: State) -> str:
    return " ".join(_deck_sign(lying) for lying in state.deck)


def _deck_sign(lying: Lying) -> str:
    """With the seats that know it."""
    face = FACES[lying.identity]
    knowers = "".join(name for name, seen in zip("AB", lying.seen, strict=True) if seen)
    return f"{face.theatre[0]}{face.strength}{knowers}"


def all_cards(state: State) -> Counter[Card]:
    """Every card, wherever it lies."""
    return Counter(_everywhere(state))


def _everywhere(state: State) -> Iterator[Card]:
    for hand in state.hands:
        yield from hand
    for column in state.columns:
        for pile in column.sides:
            yield from (lying.identity for lying in pile)
    yield from (lying.identity for lying in state.deck)
    if state.question is not None and state.question.drawn is not None:
        yield state.question.drawn.identity
