"""A whole state that one seat could be in, made from its observation and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

from engine.chance import Chance
from engine.frozen import replace
from engine.game import Seat
from engine.games.critters.cards import Card, Cards, in_order
from engine.games.critters.model import Draft, Observation, Question, State
from engine.games.critters.rules.observe import observe
from engine.games.critters.table import Column, Lying, Pile, rival


def imagine(state: State, seat: Seat, chance: Chance) -> State:
    return _imagined(observe(state, seat), seat, chance)


def _imagined(seen: Observation, seat: Seat, chance: Chance) -> State:
    """Whatever the seat does not know lies where it lies at random."""
    known = {*seen.hand, *(lying.card for lying in _all_lying(seen))}
    unknown = iter(chance.shuffled(card for card in seen.options.cards if card not in known))
    other = in_order(next(unknown) for _ in range(seen.hand_sizes[rival(seat)]))
    columns = tuple(
        Column(column.theatre, tuple(_filled(side, unknown) for side in column.sides))
        for column in seen.columns
    )
    return State(
        options=seen.options,
        battle=seen.battle,
        first=seen.first,
        turn=seen.turn,
        columns=columns,
        hands=(seen.hand, other) if seat == 0 else (other, seen.hand),
        deck=_filled(seen.deck, unknown),
        points=seen.points,
        drops=seen.drops,
        waiting=seen.waiting,
        question=_with_drawn(seen.question, unknown),
        draft=seen.draft if seat in seen.awaited else _drafted(seen, other, chance),
        latest=seen.latest,
        scored=seen.scored,
        outcome=seen.outcome,
    )


def _all_lying(seen: Observation) -> Iterator[Lying]:
    for column in seen.columns:
        for side in column.sides:
            yield from side
    yield from seen.deck
    if seen.question is not None and seen.question.drawn is not None:
        yield seen.question.drawn


def _filled(cards: Pile, unknown: Iterator[Card]) -> Pile:
    return tuple(
        replace(lying, card=next(unknown)) if lying.card is None else lying for lying in cards
    )


def _with_drawn(question: Question | None, unknown: Iterator[Card]) -> Question | None:
    if question is None or question.drawn is None:
        return question
    (drawn,) = _filled((question.drawn,), unknown)
    return replace(question, drawn=drawn)


def _drafted(seen: Observation, hand: Cards, chance: Chance) -> Draft:
    """What the other may have picked up, where it is at a play of its own."""
    at_play = seen.question is None or seen.question.answer == "play"
    if seen.outcome is not None or not at_play or chance.below(2):
        return Draft()
    weighs = seen.question is None and not chance.below(len(hand) + 1)
    return Draft(withdrawing=True) if weighs else Draft(chance.shuffled(hand)[0])
