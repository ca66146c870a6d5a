"""What each viewer may know, built up from nothing (critters.md, What each viewer may know)."""

from __future__ import annotations

from typing import assert_never

from engine.frozen import replace
from engine.game import Seat, Viewer
from engine.games.critters.events import (
    BattleBegun,
    Dealt,
    Declined,
    Drawn,
    Ended,
    Event,
    Fizzled,
    Flipped,
    Lapsed,
    Moved,
    Permitted,
    Played,
    Scored,
    TakenBack,
)
from engine.games.critters.model import Draft, Observation, Question, State
from engine.games.critters.table import Column, Columns, Pile


def to_act(state: State) -> frozenset[Seat]:
    """Always just one seat, until the match is over."""
    if state.outcome is not None:
        return frozenset()
    return frozenset({state.turn if state.question is None else state.question.seat})


def observe(state: State, viewer: Viewer) -> Observation:
    awaited = tuple(to_act(state))
    return Observation(
        viewer=viewer,
        options=state.options,
        battle=state.battle,
        first=state.first,
        turn=state.turn,
        columns=_columns(state.columns, viewer),
        hand_sizes=tuple(map(len, state.hands)),
        deck=_pile(state.deck, viewer),
        points=state.points,
        drops=state.drops,
        waiting=state.waiting,
        question=_question(state.question, viewer),
        awaited=awaited,
        latest=None if state.latest is None else _played(state.latest, viewer),
        scored=state.scored,
        outcome=state.outcome,
        hand=() if viewer is None else state.hands[viewer],
        draft=state.draft if viewer in awaited else Draft(),
    )


def _columns(columns: Columns, viewer: Viewer) -> Columns:
    return tuple(
        [
            Column(column.theatre, tuple([_pile(side, viewer) for side in column.sides]))
            for column in columns
        ]
    )


def _pile(cards: Pile, viewer: Viewer) -> Pile:
    return tuple([lying.for_eyes_of(viewer) for lying in cards])


def _question(question: Question | None, viewer: Viewer) -> Question | None:
    if question is None or question.drawn is None:
        return question
    return replace(question, drawn=question.drawn.for_eyes_of(viewer))


def _played(played: Played, viewer: Viewer) -> Played:
    return replace(played, lying=played.lying.for_eyes_of(viewer))


def seen_by(event: Event, viewer: Viewer) -> Event | None:
    match event:
        case Dealt(seat=seat):
            return event if seat == viewer else replace(event, cards=None)
        case Played() | Flipped() | Moved() | Drawn() | TakenBack():
            return replace(event, lying=event.lying.for_eyes_of(viewer))
        case BattleBegun() | Permitted() | Declined() | Fizzled() | Lapsed():
            return event
        case Scored() | Ended():
            return event
        case _:
            assert_never(event)
