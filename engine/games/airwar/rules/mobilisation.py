"""Setting up, and the first stage of a turn (airwar.md, Start and Mobilisation)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.chance import Chance
from engine.game import Seat, Step
from engine.games.airwar.cards import Decks
from engine.games.airwar.events import Drawn, Mobilised, Prowled, Recalled, TurnBegun
from engine.games.airwar.model import Desk, Laying, Options, Orders, State
from engine.games.airwar.pieces import ALLIES, AXIS, SEATS, Place, Theatre
from engine.games.airwar.rules.end import broken
from engine.games.airwar.rules.losses import sink
from engine.games.airwar.rules.steps import (
    Done,
    asked,
    decks_of,
    shown,
    take_in,
    then,
    with_hand,
    with_theatre,
)
from engine.games.airwar.table import at_seat, decks_in, in_play, laid, rival, without


def opening(options: Options, chance: Chance) -> Done:
    """Each deck is shuffled without its starting base, which begins in play; the Axis is first."""
    decks = decks_in(options.decks)
    piles = [chance.shuffled(decks.shuffled_in(seat)) for seat in SEATS]
    state = State(
        options=options,
        turn=0,
        active=ALLIES,
        stage="carrier",
        turning="end",
        theatres=tuple(
            Theatre(options.industry, options.convoy, (Place(decks.start(seat)),)) for seat in SEATS
        ),
        hands=tuple(decks.in_order(pile[: options.hand]) for pile in piles),
        decks=tuple(pile[options.hand :] for pile in piles),
        desks=(Desk(),) * len(SEATS),
        orders=(Orders(),) * len(SEATS),
    )
    dealt = (Drawn(seat, len(state.hands[seat]), state.hands[seat]) for seat in SEATS)
    return then(Step(state, tuple(dealt)), begin_turn)


def begin_turn(state: State) -> Done:
    """The next seat: its submarines prowl, it draws, takes its aircraft in, and is asked."""
    seat = rival(state.active)
    turn = state.turn + (seat == AXIS)
    state = replace(
        state, turn=turn, active=seat, stage="air", turning="mobilise", raided=False, raid=None
    )
    step = then(Step(state, (TurnBegun(turn, seat),)), _prowl)
    if broken(step.state) is not None:
        return step
    for follow in (_draw, _take_in):
        step = then(step, follow)
    return step


def _draw(state: State) -> Done:
    """Not on a seat's first turn; nothing from an empty deck, which is not rebuilt."""
    seat = state.active
    count = 0 if state.turn == 1 else min(state.options.draw, len(state.decks[seat]))
    if count == 0:
        return Step(state)
    pile = state.decks[seat]
    cards, state = pile[:count], replace(state, decks=at_seat(state.decks, seat, pile[count:]))
    state = with_hand(state, seat, (*state.hands[seat], *cards))
    return Step(state, (Drawn(seat, count, decks_of(state).in_order(cards)),))


def _take_in(state: State) -> Done:
    """Own aircraft on bases and carriers return to hand, attached Battle cards with them."""
    seat = state.active
    places = state.theatres[seat].places
    planes = tuple(plane for place in places for plane in place.planes)
    if not planes:
        return Step(state)
    bare = tuple(replace(place, planes=()) for place in places)
    state = take_in(with_theatre(state, seat, places=bare), seat, planes)
    return Step(state, (Recalled(seat, planes),))


def _prowl(state: State) -> Done:
    """Submarine campaigns work at the start of each Mobilisation after their own (R)."""
    seat, enemy = state.active, rival(state.active)
    wars = decks_of(state).wars
    strength = sum(wars[war].convoy for war in in_play(state.theatres[seat]))
    points = min(strength, state.theatres[enemy].convoy)
    if points == 0:
        return Step(state)
    sunk = points == state.theatres[enemy].convoy
    state = with_theatre(state, enemy, convoy=state.theatres[enemy].convoy - points)
    step: Done = Step(state, (Prowled(seat, points, sunk),))
    return then(step, lambda s: sink(s, enemy)) if sunk else step


def ask_mobilise(state: State) -> Done:
    """Skipped only with an empty hand: there is nothing to mobilise or to send then."""
    if not state.hands[state.active]:
        return Step(replace(state, turning="attack"))
    return Step(asked(state, state.active, "air"))


def lay(state: State, seat: Seat) -> Done:
    """Mobilise what is drafted."""
    layings = laying_order(decks_of(state), state.desks[seat].layings)
    cards = [laying.card for laying in layings]
    theatre = foreseen(decks_of(state), state.theatres[seat], layings)
    state = replace(state, theatres=at_seat(state.theatres, seat, theatre))
    state = shown(with_hand(state, seat, without(state.hands[seat], cards)), seat, cards)
    return Step(state, tuple(Mobilised(seat, each.card, each.site) for each in layings))


def laying_order(decks: Decks, layings: Iterable[Laying]) -> list[Laying]:
    """Bases and carriers first, as War cards may be laid on them."""
    return sorted(layings, key=lambda laying: laying.card not in decks.stations)


def foreseen(decks: Decks, theatre: Theatre, layings: Iterable[Laying]) -> Theatre:
    """A side once cards are mobilised."""
    for laying in laying_order(decks, layings):
        theatre = laid(decks, theatre, laying.card, laying.site)
    return theatre
