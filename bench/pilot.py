"""A computer player of Dogfight that looks one turn ahead, fast enough for thousands of matches.

Both sides run a race: the squares still to be drawn until two enemy planes are down, by the two
lanes in which that is soonest. The pilot takes, of all it can do with its points, what leaves its
own race shortest beside the enemy's; what it keeps in store counts a little.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from engine.games.dogfight.model import (
    COST,
    LANES,
    MOST_RESERVE,
    SETBACK,
    TO_WIN,
    Lane,
    State,
)
from engine.games.dogfight.rules.legal import reserve_to_use

Three: TypeAlias = tuple[int, int, int]
POINT: Final = 0.6
"""What a point in reserve is worth, in squares."""
FLARE: Final = 0.9
"""What a countermeasure is worth, in squares."""
NEVER: Final = 99.0
WON: Final = 1000.0


@dataclass(frozen=True, slots=True)
class Plan:
    """What to do with the points of a turn."""

    reserve: int
    counter: Lane | None
    squares: Three
    """By lane."""
    save: int


@dataclass(frozen=True, slots=True)
class View:
    """The position as the side to move has it, in plain numbers."""

    distances: Three
    lines: Three
    lives: Three
    their_lines: Three
    their_lives: Three
    reserve: int
    flares: int


@lru_cache(maxsize=200_000)
def race(distances: Three, lines: Three, lives: Three, their_lives: Three) -> float:
    """Squares a side has still to draw until it has won."""
    missing = TO_WIN - their_lives.count(0)
    ways = sorted(
        distance - line + (theirs - 1) * distance
        for distance, line, own, theirs in zip(distances, lines, lives, their_lives, strict=True)
        if own and theirs
    )
    if missing <= 0:
        return 0
    return sum(ways[:missing]) if len(ways) >= missing else NEVER


def plan(state: State) -> Plan:
    """For the turn just begun. Raises ValueError before the first."""
    if state.turn is None:
        raise ValueError("no turn has begun")
    view, die, usable = _view(state), state.turn.die, reserve_to_use(state, state.turn)
    return max(
        (found for use in range(usable + 1) for found in _plans(view, die + use, use)),
        key=lambda found: (found[0], -found[1].reserve, found[1].squares),
    )[1]


def _view(state: State) -> View:
    turn = state.turn
    seat = turn.seat if turn is not None else state.chooser
    own, enemy = state.squadrons[seat], state.squadrons[1 - seat]

    def three(values: Iterator[int]) -> Three:
        left, centre, right = values
        return left, centre, right

    return View(
        three(state.options.squares(lane) for lane in LANES),
        three(plane.line for plane in own.planes),
        three(plane.lives for plane in own.planes),
        three(plane.line for plane in enemy.planes),
        three(plane.lives for plane in enemy.planes),
        own.reserve,
        own.countermeasures,
    )


def _plans(view: View, points: int, use: int) -> Iterator[tuple[float, Plan]]:
    """All that can be done with so many points, each with its worth; none are lost needlessly."""
    for counter in _counters(view, points):
        left = points - (COST if counter is not None else 0)
        pushed = view.their_lines if counter is None else _pushed(view.their_lines, counter)
        flares = view.flares - (counter is not None)
        for squares in _spreads(view, left):
            save = min(MOST_RESERVE - view.reserve + use, left - sum(squares))
            reserve = view.reserve - use + save
            worth = _worth(view, squares, pushed) + POINT * reserve + FLARE * flares
            lane = None if counter is None else LANES[counter]
            yield worth, Plan(use, lane, squares, save)


def _counters(view: View, points: int) -> Iterator[int | None]:
    yield None
    if view.flares and points >= COST:
        yield from (lane for lane, line in enumerate(view.their_lines) if line)


def _pushed(lines: Three, lane: int) -> Three:
    left, centre, right = (
        max(0, line - SETBACK) if place == lane else line for place, line in enumerate(lines)
    )
    return left, centre, right


def _spreads(view: View, points: int) -> Iterator[Three]:
    """Every way to draw at most so many squares."""
    most = [
        distance - line if own and theirs else 0
        for distance, line, own, theirs in zip(
            view.distances, view.lines, view.lives, view.their_lives, strict=True
        )
    ]
    for left in range(min(most[0], points) + 1):
        for centre in range(min(most[1], points - left) + 1):
            for right in range(min(most[2], points - left - centre) + 1):
                yield left, centre, right


def _worth(view: View, squares: Three, their_lines: Three) -> float:
    """How far ahead the side is when it has drawn these squares."""
    lines, lives, enemy = list(view.lines), list(view.their_lives), list(their_lines)
    for lane, drawn in enumerate(squares):
        lines[lane] += drawn
        if drawn and lines[lane] >= view.distances[lane]:
            lines[lane], lives[lane] = 0, lives[lane] - 1
            enemy[lane] = enemy[lane] if lives[lane] else 0
    own, theirs = (lines[0], lines[1], lines[2]), (lives[0], lives[1], lives[2])
    if theirs.count(0) >= TO_WIN:
        return WON
    ahead = race(view.distances, own, view.lives, theirs)
    behind = race(view.distances, (enemy[0], enemy[1], enemy[2]), theirs, view.lives)
    return behind - ahead
