"""Goofspiel's rules (Pagat, "GOPS": https://www.pagat.com/misc/gops.html)."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from engine.chance import Chance
from engine.game import IllegalAction, Outcome, Seat, Step, Viewer
from tests.toys.goofspiel.model import (
    Action,
    Bid,
    BidPlaced,
    Event,
    Observation,
    Options,
    PrizeTaken,
    PrizeTurned,
    SeatLeft,
    State,
)

T = TypeVar("T")


def setup(options: Options, seats: int, chance: Chance) -> Step[State, Event]:
    ranks = range(1, options.ranks + 1)
    state = State(
        prizes=chance.shuffled(ranks),
        hands=(tuple(ranks),) * seats,
        bids=(None,) * seats,
        scores=(0,) * seats,
        gone=(False,) * seats,
    )
    return Step(state, _turned(state))


def _turned(state: State) -> tuple[Event, ...]:
    return tuple(PrizeTurned(prize, len(state.prizes)) for prize in state.prizes[:1])


def to_act(state: State) -> frozenset[Seat]:
    if state.over:
        return frozenset()
    waits = zip(state.bids, state.gone, strict=True)
    return frozenset(Seat(i) for i, (bid, gone) in enumerate(waits) if bid is None and not gone)


def legal_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    return tuple(Bid(card) for card in state.hands[seat]) if seat in to_act(state) else ()


def why_not(seen: Observation, action: Action) -> IllegalAction:
    if seen.viewer not in seen.waiting_for:
        return IllegalAction("error-not-your-turn")
    return IllegalAction("error-not-in-hand", card=action.card)


def apply(state: State, seat: Seat, action: Action, chance: Chance) -> Step[State, Event]:
    left = tuple(card for card in state.hands[seat] if card != action.card)
    after = replace(
        state,
        bids=_put(state.bids, seat, action.card),
        hands=_put(state.hands, seat, left),
    )
    return _settle(after, BidPlaced(seat, action.card))


def _settle(state: State, *before: Event) -> Step[State, Event]:
    """Once all are in, turn the bids up; the highest takes the prize, a tie throws it away."""
    if to_act(state):
        return Step(state, before)
    prize, *rest = state.prizes
    bids = tuple(bid or 0 for bid in state.bids)
    best = max(bids)
    taker = Seat(bids.index(best)) if bids.count(best) == 1 else None
    scores = state.scores
    if taker is not None:
        scores = _put(scores, taker, scores[taker] + prize)
    after = replace(
        state, prizes=tuple(rest), bids=(None,) * len(bids), scores=scores, over=not rest
    )
    return Step(after, (*before, PrizeTaken(prize, bids, taker), *_turned(after)))


def concede(state: State, seat: Seat, chance: Chance) -> Step[State, Event]:
    """The others play on; the last one left has won."""
    gone = _put(state.gone, seat, True)
    hands, bids = _put(state.hands, seat, ()), _put(state.bids, seat, None)
    after = replace(state, gone=gone, hands=hands, bids=bids)
    if gone.count(False) == 1:
        return Step(replace(after, over=True), (SeatLeft(seat),))
    return _settle(after, SeatLeft(seat))


def stand_in(state: State, seat: Seat) -> Action:
    return Bid(state.hands[seat][0])


def imagine(state: State, seat: Seat, chance: Chance) -> State:
    seen = observe(state, seat)
    hands, bids = list(seen.hands), list[int | None]((None,) * len(seen.hands))
    bids[seat] = seen.my_bid
    for rival, cards in enumerate(seen.hands):
        if rival != seat and rival not in seen.waiting_for and cards and not seen.over:
            bids[rival] = bid = cards[chance.below(len(cards))]
            hands[rival] = tuple(card for card in cards if card != bid)
    return State(
        prizes=(*(() if seen.prize is None else (seen.prize,)), *chance.shuffled(seen.unseen)),
        hands=tuple(hands),
        bids=tuple(bids),
        scores=seen.scores,
        gone=seen.gone,
        over=seen.over,
    )


def observe(state: State, viewer: Viewer) -> Observation:
    return Observation(
        viewer=viewer,
        prize=state.prizes[0] if state.prizes else None,
        unseen=tuple(sorted(state.prizes[1:])),
        hands=tuple(
            cards if seat == viewer or bid is None else tuple(sorted((*cards, bid)))
            for seat, (cards, bid) in enumerate(zip(state.hands, state.bids, strict=True))
        ),
        my_bid=None if viewer is None else state.bids[viewer],
        waiting_for=tuple(sorted(to_act(state))),
        scores=state.scores,
        gone=state.gone,
        over=state.over,
    )


def seen_by(event: Event, viewer: Viewer) -> Event | None:
    match event:
        case BidPlaced(seat=seat) if seat != viewer:
            return BidPlaced(seat, card=None)
        case _:
            return event


def outcome(state: State) -> Outcome | None:
    if not state.over:
        return None
    scores = tuple(-1 if gone else n for n, gone in zip(state.scores, state.gone, strict=True))
    places = tuple(1 + sum(other > score for other in scores) for score in scores)
    return Outcome(places, "end-prizes-gone")


def _put(items: tuple[T, ...], seat: Seat, item: T) -> tuple[T, ...]:
    return (*items[:seat], item, *items[seat + 1 :])
