"""What a seat may take back by itself has shown it nothing it did not know."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from engine.chance import Chance
from engine.game import AnyGame, Seat, play, revealing, telling
from engine.games.ships.events import Drawn
from tests.helpers import GAMES, Moment, every_game, viewers_of, walk

MATCHES = 20
WORLDS = 4


def quiet(game: AnyGame, seat: Seat, events: Iterable[Any], seats: int) -> bool:
    """Whether no event of the seat's move tells another of it, nor reveals what was hidden."""
    others = [viewer for viewer in viewers_of(seats) if viewer != seat]
    return not any(
        revealing(event)
        or (telling(event) and any(game.seen_by(event, viewer) is not None for viewer in others))
        for event in events
    )


def taught(game: AnyGame, before: Any, seat: Seat, move: Moment, seats: int) -> bool:
    """Whether the seat, seeing what its quiet move led to, can rule out what it could imagine."""
    after = []
    for world in range(WORLDS):
        dream = game.imagine(before, seat, Chance(f"world {world}", 0))
        luck = Chance("take back", 1)
        step = play(game, dream, seat, move.action, luck)
        if not luck.drawn and quiet(game, seat, step.events, seats):
            after.append(game.observe(step.state, seat))
    return any(seen != after[0] for seen in after)


def first_lesson(game: AnyGame) -> Moment | None:
    """A quiet move that taught its seat something."""
    seats = min(game.seats)
    for n in range(MATCHES):
        moments = walk(game, seats, f"take back {n}")
        before = next(moments).state
        for moment in moments:
            seat = moment.seat
            if (
                seat is not None
                and quiet(game, seat, moment.events, seats)
                and taught(game, before, seat, moment, seats)
            ):
                return moment
            before = moment.state
    return None


@every_game
def test_a_move_that_can_be_taken_back_alone_showed_its_seat_nothing(game: AnyGame) -> None:
    assert first_lesson(game) is None


def test_a_game_that_lets_a_seat_take_back_its_draw_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Drawn, "revealing", False)

    lesson = first_lesson(GAMES["ships"])

    assert lesson is not None
    assert any(isinstance(event, Drawn) for event in lesson.events)
