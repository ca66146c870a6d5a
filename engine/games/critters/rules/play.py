"""Playing a card, from the hand or from the deck (critters.md, Frame and How abilities)."""

from __future__ import annotations

from engine.frozen import replace
from engine.game import Seat, Step
from engine.games.critters.cards import FACES, Card, Theatre, without
from engine.games.critters.events import Played
from engine.games.critters.model import Draft, State
from engine.games.critters.rules.steps import Done, at_seat
from engine.games.critters.table import SEATS, Lying, add, destroyer


def from_hand(state: State, seat: Seat, card: Card, theatre: Theatre, *, up: bool) -> Done:
    hand = without(state.hands[seat], card)
    state = replace(state, hands=at_seat(state.hands, seat, hand), draft=Draft(), question=None)
    lying = Lying(card, up, (False, False)).shown_to(*SEATS if up else (seat,))
    return lay(state, seat, lying, theatre)


def lay(state: State, seat: Seat, lying: Lying, theatre: Theatre, *, drawn: bool = False) -> Done:
    """Put a card down, or see it destroyed; its ability then waits its turn."""
    by = destroyer(state.columns, theatre, up=lying.up)
    played = Played(seat, lying, theatre, drawn, by)
    # Rulings 7: any play uses Air Drop's permission up, also one that is destroyed.
    drops = at_seat(state.drops, seat, False)
    if by is not None:
        # How abilities 7: face down to the bottom of the deck, its ability never works.
        deck = (*state.deck, lying.turned_down())
        return Step(replace(state, drops=drops, latest=played, deck=deck), (played,))
    columns = add(state.columns, theatre, seat, lying)
    state = replace(state, drops=drops, latest=played, columns=columns)
    return Step(came_up(state, lying), (played,))


def came_up(state: State, lying: Lying) -> State:
    """An instant that is face up now waits behind those before it (How abilities 2)."""
    if lying.up and FACES[lying.identity].kind == "instant":
        return replace(state, waiting=(*state.waiting, lying.identity))
    return state
