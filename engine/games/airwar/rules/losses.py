"""Places lost, Convoys sunk, and what their owner gives for it (airwar.md, Damage)."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from engine.game import Seat, Step
from engine.games.airwar.events import Discarded, PlaceLost, Recalled
from engine.games.airwar.faces import Card, Cards
from engine.games.airwar.model import Given, State
from engine.games.airwar.pieces import Penalty, Place, Theatre
from engine.games.airwar.rules.steps import (
    Done,
    all_cards,
    answered,
    asked,
    discard,
    shown,
    take_in,
    then,
    with_hand,
    with_theatre,
)
from engine.games.airwar.table import without

OWED: Final = 2
"""Cards that the owner of a sunk Convoy discards."""
STARVED: Final = 4
"""Points of Industry that it loses."""


def sink(state: State, seat: Seat) -> Done:
    """The seat's Convoy fell to 0: Industry falls at once; at 0 nothing is discarded (R)."""
    industry = max(0, state.theatres[seat].industry - STARVED)
    state = with_theatre(state, seat, industry=industry, convoy=state.options.convoy)
    if industry == 0:
        return Step(state)
    return Step(replace(state, penalties=(*state.penalties, Penalty(seat, OWED))))


def destroy(state: State, seat: Seat, place: Place, *, given: bool = False) -> Done:
    """War cards on it are discarded; of the aircraft on it one is, the others return to hand."""
    theatre = state.theatres[seat]
    places = tuple(other for other in theatre.places if other is not place)
    state = with_theatre(state, seat, places=places)
    state = discard(state, seat, (place.card, *place.war))
    if place.planes:
        penalty = Penalty(seat, planes=place.planes, lost=place.card)
        state = replace(state, penalties=(*state.penalties, penalty))
    return Step(state, (PlaceLost(seat, place, given),))


def demand(state: State) -> Done:
    """The penalty to be paid first; its owner is asked where what lies open leaves a choice."""
    penalty = state.penalties[0]
    if penalty.planes:
        if len({*penalty.planes}) == 1:
            return lose(state, penalty.seat, 0)
        return Step(asked(state, penalty.seat, "loss"))
    given = everything(state, penalty.seat)
    if len(given) <= penalty.owed:
        return _pay(state, penalty.seat, given)
    return Step(asked(state, penalty.seat, "penalty"))


def due(theatre: Theatre, hand: int, penalty: Penalty) -> int:
    """Cards to be given: fewer than owed if fewer are there, aircraft on a place given up too."""
    standing = sum(1 + len(place.planes) for place in theatre.places)
    return min(penalty.owed, hand + standing)


def everything(state: State, seat: Seat) -> tuple[Given, ...]:
    """All that could be given: hand, grounded aircraft, then bases and carriers."""
    places = state.theatres[seat].places
    hand = tuple(Given(card) for card in state.hands[seat])
    planes = tuple(Given(plane.card, p.card) for p in places for plane in p.planes)
    return (*hand, *planes, *(Given(place.card, place.card) for place in places))


def lose(state: State, seat: Seat, number: int) -> Done:
    """The owner discards one aircraft of a lost place; the others return to hand."""
    penalty = state.penalties[0]
    plane = penalty.planes[number]
    others = penalty.planes[:number] + penalty.planes[number + 1 :]
    state = replace(answered(state, seat), penalties=state.penalties[1:])
    gone = all_cards((plane,))
    state = take_in(discard(state, seat, gone), seat, others)
    recalled = (Recalled(seat, others),) if others else ()
    return Step(state, (Discarded(seat, gone, "place"), *recalled))


def pay(state: State, seat: Seat) -> Done:
    return _pay(answered(state, seat), seat, state.desks[seat].given)


def _pay(state: State, seat: Seat, given: tuple[Given, ...]) -> Done:
    """Cards of the hand and grounded aircraft go first, then the places that are given up."""
    state = replace(state, penalties=state.penalties[1:])
    from_hand = tuple(each.card for each in given if each.site is None)
    state = with_hand(state, seat, without(state.hands[seat], from_hand))
    state = shown(discard(state, seat, from_hand), seat, from_hand)
    gone: Cards = from_hand
    for each in given:
        if each.site is not None and each.site != each.card:
            state, cards = _take_off(state, seat, each.card, each.site)
            gone += cards
    step: Done = Step(state, (Discarded(seat, gone, "penalty"),) if gone else ())
    for each in given:
        if each.site == each.card:
            step = then(step, partial(_give_up, seat=seat, card=each.card))
    return step


def _take_off(state: State, seat: Seat, card: Card, site: Card) -> tuple[State, Cards]:
    """Discard a grounded aircraft: of those alike the one with the least attached."""
    place = next(p for p in state.theatres[seat].places if p.card == site)
    alike = [plane for plane in place.planes if plane.card == card]
    plane = min(alike, key=lambda p: len(p.attached))
    number = place.planes.index(plane)
    left = replace(place, planes=place.planes[:number] + place.planes[number + 1 :])
    places = tuple(left if p is place else p for p in state.theatres[seat].places)
    gone = all_cards((plane,))
    return discard(with_theatre(state, seat, places=places), seat, gone), gone


def _give_up(state: State, seat: Seat, card: Card) -> Done:
    place = next(p for p in state.theatres[seat].places if p.card == card)
    return destroy(state, seat, place, given=True)
