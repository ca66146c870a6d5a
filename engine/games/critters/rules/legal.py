"""What a seat may do, and the rule that forbids the rest, from what the seat itself sees."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from engine.game import IllegalAction, Seat
from engine.games.critters.cards import FACES, Card, Theatre
from engine.games.critters.model import (
    Action,
    Answer,
    Choose,
    Consider,
    Decline,
    Deploy,
    Flip,
    Improvise,
    Move,
    Observation,
    Place,
    Question,
    TakeBack,
    Withdraw,
)
from engine.games.critters.rules.abilities import flippable, own_face_down
from engine.games.critters.table import LIGHT, adjacent, spots, works_for

ANSWERS: Final[dict[Answer, tuple[type[Action], ...]]] = {
    "flip": (Flip,),
    "move": (Move, Decline),
    "take-back": (TakeBack, Decline),
    "play": (Choose, Deploy, Improvise),
    "place": (Place,),
}
"""The kinds of action that answer each kind of question."""


_choose, _deploy, _improvise = cache(Choose), cache(Deploy), cache(Improvise)
"""There are few of them, and computers ask for very many choices."""


def choices(seen: Observation) -> tuple[Action, ...]:
    """All that this seat may do now, none where it owes nothing."""
    seat = seen.viewer
    if seat is None or seat not in seen.awaited:
        return ()
    if seen.question is not None:
        return tuple(_answers(seen, seen.question, seat))
    away = (Consider(False),) if seen.draft.withdrawing else ()
    return (*_plays(seen, seat), Consider(True), *away, Withdraw())


def _plays(seen: Observation, seat: Seat) -> Iterator[Action]:
    yield from map(_choose, seen.hand)
    for card in seen.hand:
        for theatre in face_up_in(seen, seat, card):
            yield _deploy(card, theatre)
        for column in seen.columns:
            yield _improvise(card, column.theatre)


def _answers(seen: Observation, about: Question, seat: Seat) -> Iterator[Action]:
    match about.answer:
        case "flip":
            targets = flippable(seen.columns, about)
            yield from (Flip(spot.theatre, spot.seat) for spot in targets)
        case "move":
            yield from _moves(seen, seat)
            yield Decline()
        case "take-back":
            own = own_face_down(seen.columns, seat)
            yield from (TakeBack(spot.theatre, spot.level) for spot in own)
            yield Decline()
        case "play":
            yield from _plays(seen, seat)
        case "place":
            yield from map(Place, adjacent(seen.columns, about.theatre))


def _moves(seen: Observation, seat: Seat) -> Iterator[Move]:
    """Any own card, covered or not (rulings 10)."""
    for spot, _ in spots(seen.columns):
        for column in seen.columns:
            if spot.seat == seat and column.theatre != spot.theatre:
                yield Move(spot.theatre, spot.level, column.theatre)


def face_up_in(seen: Observation, seat: Seat, card: Card) -> tuple[Theatre, ...]:
    """Where a card may be deployed, from left to right."""
    face = FACES[card]
    light = face.strength <= LIGHT and works_for(seen.columns, "aerodrome", seat)
    anywhere = seen.drops[seat] or light
    return tuple(c.theatre for c in seen.columns if anywhere or c.theatre == face.theatre)


def why_not(seen: Observation, action: Action) -> IllegalAction:
    if seen.outcome is not None:
        return IllegalAction("error-match-over")
    if seen.viewer is None:
        return IllegalAction("error-no-seat")
    if seen.viewer not in seen.awaited:
        return IllegalAction("error-not-your-turn")
    if seen.question is None:
        return _not_in_turn(seen, action)
    if isinstance(action, ANSWERS[seen.question.answer]):
        return _not_so(seen, seen.question, action)
    # Frame: withdrawing is an action of one's own turn, not while an ability is being resolved.
    if isinstance(action, Withdraw | Consider):
        return IllegalAction("error-withdraw-later")
    return IllegalAction("error-answer-first")


def _not_in_turn(seen: Observation, action: Action) -> IllegalAction:
    if isinstance(action, Choose | Deploy | Improvise):
        return _not_played(seen, action)
    if isinstance(action, Consider):
        return IllegalAction("error-not-withdrawing")
    return IllegalAction("error-no-question")


def _not_played(seen: Observation, action: Choose | Deploy | Improvise) -> IllegalAction:
    if action.card not in seen.hand or not isinstance(action, Deploy):
        return IllegalAction("error-not-held")
    return IllegalAction("error-other-theatre", theatre=FACES[action.card].theatre)


def _not_so(seen: Observation, about: Question, action: Action) -> IllegalAction:
    """Why an answer of the right kind is none of those there are."""
    match action:
        case Choose() | Deploy() | Improvise():
            return _not_played(seen, action)
        case Flip():
            return IllegalAction("error-not-flippable", ability=FACES[about.card].ability)
        case TakeBack():
            return IllegalAction("error-not-to-take-back")
        case Move():
            return IllegalAction("error-not-to-move")
        case _:
            return IllegalAction("error-not-adjacent")
