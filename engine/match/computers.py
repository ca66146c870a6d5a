"""Computer players: who they are. A row of a match says who plays, computers too."""

from __future__ import annotations

from typing import Final

from engine.ai.levels import LEVELS, LevelName
from engine.game import Seat
from engine.match.model import DELETED, Join, Match, PlayerId

NAMES: Final = tuple(LEVELS)


def computer(level: LevelName, number: int = 0) -> PlayerId:
    """One of the computers of a level; at a table each has its own number.

    Their ids are below those that people have, so that a row says who is one.
    """
    return PlayerId(-1 - NAMES.index(level) - number * len(NAMES))


def is_computer(player: int) -> bool:
    return player < DELETED


def level_of(player: PlayerId) -> LevelName:
    """Of a computer."""
    return NAMES[(-1 - player) % len(NAMES)]


def number_of(player: PlayerId) -> int:
    """Of a computer, among those of its level at a table."""
    return (-1 - player) // len(NAMES)


def people(match: Match) -> tuple[Seat, ...]:
    """Seats of people who have not left."""
    return tuple(
        Seat(seat)
        for seat, player in enumerate(match.players)
        if not is_computer(player) and seat not in match.gone
    )


def is_practice(match: Match, seat: Seat) -> bool:
    """Whether a seat has computers alone against it."""
    others = [player for other, player in enumerate(match.players) if other != seat]
    return all(map(is_computer, others))


def computing(level: LevelName, number: int) -> Join:
    """A computer's coming to a table: it adds nothing to the luck that anyone could choose."""
    return Join(computer(level, number), f"{level}-{number}")
