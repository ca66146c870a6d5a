"""Steps of a match, one after the other, and small changes of its state."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, TypeAlias

from engine.game import Seat, Step
from engine.games.airwar.cards import Decks
from engine.games.airwar.events import Asked, Event
from engine.games.airwar.faces import Card, Cards
from engine.games.airwar.model import Desk, State
from engine.games.airwar.pieces import Ask, Plane, Planes, Raid
from engine.games.airwar.table import at_seat, decks_in, rival

Done: TypeAlias = Step[State, Event]


def then(step: Done, follow: Callable[[State], Done]) -> Done:
    after = follow(step.state)
    return Step(after.state, step.events + after.events)


def decks_of(state: State) -> Decks:
    return decks_in(state.options.decks)


def under_way(state: State) -> Raid:
    """The raid under way.

    Raises:
        LookupError: none is, which no legal action leads to.
    """
    if state.raid is None:
        raise LookupError("no raid is under way")
    return state.raid


def defender(raid: Raid) -> Seat:
    return rival(raid.attacker)


def with_theatre(state: State, seat: Seat, **changes: Any) -> State:
    theatre = replace(state.theatres[seat], **changes)
    return replace(state, theatres=at_seat(state.theatres, seat, theatre))


def with_desk(state: State, seat: Seat, **changes: Any) -> State:
    return replace(state, desks=at_seat(state.desks, seat, replace(state.desks[seat], **changes)))


def asked(state: State, seat: Seat, ask: Ask, **draft: Any) -> State:
    """The seat has a question before it, with a draft begun anew."""
    return replace(state, desks=at_seat(state.desks, seat, Desk(ask, **draft)))


def wants(state: State, seat: Seat, ask: Ask, **draft: Any) -> Done:
    """The seat is asked as it has left this to no standing order, which shows by that."""
    return Step(asked(state, seat, ask, **draft), (Asked(seat, ask),))


def answered(state: State, seat: Seat) -> State:
    return replace(state, desks=at_seat(state.desks, seat, Desk()))


def with_raid(state: State, **changes: Any) -> State:
    return replace(state, raid=replace(under_way(state), **changes))


def with_account(state: State, **changes: Any) -> State:
    """The account of the raid under way goes on."""
    *earlier, latest = state.accounts
    return replace(state, accounts=(*earlier, replace(latest, **changes)))


def with_hand(state: State, seat: Seat, cards: Iterable[Card]) -> State:
    """Another hand, put in order."""
    hand = decks_of(state).in_order(cards)
    return replace(state, hands=at_seat(state.hands, seat, hand))


def discard(state: State, seat: Seat, cards: Iterable[Card]) -> State:
    """On top of the seat's discards, wherever they came from; none of them is in the hand."""
    return with_theatre(state, seat, discards=(*state.theatres[seat].discards, *cards))


def take_in(state: State, seat: Seat, planes: Planes) -> State:
    """Open aircraft go back to the hand with what is attached; everyone remembers them."""
    cards = all_cards(planes)
    state = with_hand(state, seat, (*state.hands[seat], *cards))
    known = decks_of(state).in_order((*state.theatres[seat].known, *cards))
    return with_theatre(state, seat, known=known)


def shown(state: State, seat: Seat, cards: Iterable[Card]) -> State:
    """Cards that come to lie open need not be remembered any more."""
    known = list(state.theatres[seat].known)
    for card in cards:
        if card in known:
            known.remove(card)
    return with_theatre(state, seat, known=tuple(known))


def all_cards(planes: Iterable[Plane]) -> Cards:
    """Aircraft, each with what is attached to it."""
    return tuple(card for plane in planes for card in (plane.card, *plane.attached))


def by_deck(decks: Decks, planes: Iterable[Plane]) -> Planes:
    """Aircraft in the order of the deck."""
    return tuple(sorted(planes, key=lambda plane: (decks.order[plane.card], plane.attached)))
