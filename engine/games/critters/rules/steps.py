"""Steps of a match, one after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, TypeVar

from engine.game import Seat, Step
from engine.games.critters.events import Event
from engine.games.critters.model import State

Done: TypeAlias = Step[State, Event]
T = TypeVar("T")


def then(step: Done, follow: Callable[[State], Done]) -> Done:
    after = follow(step.state)
    return Step(after.state, step.events + after.events)


def at_seat(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """The same by seat, with another value for one."""
    return (*values[:seat], value, *values[seat + 1 :])
