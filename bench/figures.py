"""Figures and how they are shown: percentiles, and tables of fixed columns."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

Show: TypeAlias = Callable[[str], None]
"""Prints a line."""

FIRST: Final = 38
COLUMN: Final = 10


@dataclass(frozen=True, slots=True)
class Scale:
    """How much of everything is measured."""

    matches: tuple[int, ...] = (1, 50, 200)
    """In play while commands are answered; a run for each."""
    rounds: int = 6
    """Turns that the two bots take."""
    commands: int = 80
    """Commands and presses a bot answers in one round."""
    submits: int = 400
    many: int = 100
    """Matches that are submitted to at the same time."""
    late: int = 1000
    """The move of a long match at which it is measured."""
    stored: int = 10_000
    """Matches in the large database."""
    live: int = 100_000
    """Matches whose clocks run while the loop looks for what fell due."""
    starts: int = 3
    """Of each kind of start-up."""
    flights: int = 2000
    """Matches of Dogfight played by itself, for each of its settings."""
    estates: int = 100
    """Matches of AA-Monopoly played by itself, for each length."""
    duels: int = 200
    """Matches of each game between two levels of computers."""
    games: tuple[str, ...] = ()
    """Those that computers play; none for all."""
    workers: int = 0
    """Processes that computers play in; none for as many as there are processors."""
    warm: int = 1
    """Starts of each kind before those that count."""


QUICK: Final = Scale(
    matches=(1, 50),
    rounds=2,
    commands=60,
    submits=200,
    late=500,
    stored=2_000,
    live=10_000,
    starts=1,
    flights=50,
    estates=4,
    duels=2,
)


def percentile(values: Sequence[float], share: float) -> float:
    """The smallest value that so many per cent do not exceed; not a number where there is none."""
    if not values:
        return math.nan
    return sorted(values)[max(math.ceil(len(values) * share / 100) - 1, 0)]


def milliseconds(seconds: float) -> str:
    return f"{seconds * 1000:.2f}" if seconds < 0.1 else f"{seconds * 1000:.0f}"


def times(figure: float, beside: float) -> str:
    return f"{figure / beside:.2f}x" if beside else "-"


def head(show: Show, title: str, *columns: str) -> None:
    show("")
    show(title[0].upper() + title[1:])
    row(show, "", *columns)
    show("-" * (FIRST + COLUMN * len(columns)))


def row(show: Show, name: str, *cells: object) -> None:
    show(f"{name:<{FIRST}}" + "".join(f"{cell!s:>{COLUMN}}" for cell in cells))


def note(show: Show, *lines: str) -> None:
    for line in lines:
        show(f"  {line}")
