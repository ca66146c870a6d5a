"""Records and tuples in one column, as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import Any

from engine.game import Seat
from engine.match.calendar import Away, Calendar, Hours
from engine.match.model import Match, Motion
from engine.match.pace import Clock
from engine.match.terms import Terms


def packed(numbers: Iterable[int]) -> str:
    return json.dumps(tuple(numbers))


def unpacked(column: str) -> tuple[int, ...]:
    return tuple(json.loads(column))


def packed_terms(terms: Terms) -> str:
    return json.dumps(asdict(terms))


def unpacked_terms(column: str) -> Terms:
    return Terms(**json.loads(column))


def packed_pacing(match: Match) -> dict[str, str | None]:
    """The columns of a match's clocks, and of what it is asked to do with them."""
    return {
        "clocks": json.dumps([(c.left, c.bank, c.since) for c in match.clocks]),
        "calendars": json.dumps([packed_calendar(calendar) for calendar in match.calendars]),
        "motion": None if match.motion is None else json.dumps(asdict(match.motion)),
    }


def unpacked_clocks(column: str) -> tuple[Clock, ...]:
    return tuple(Clock(*clock) for clock in json.loads(column))


def unpacked_calendars(column: str) -> tuple[Calendar, ...]:
    return tuple(unpacked_calendar(calendar) for calendar in json.loads(column))


def unpacked_motion(column: str | None) -> Motion | None:
    if column is None:
        return None
    fields = json.loads(column)
    seats = {name: tuple(map(Seat, fields.get(name, ()))) for name in ("agreed", "excused")}
    return Motion(**{**fields, **seats})


def packed_calendar(calendar: Calendar) -> Sequence[Any]:
    """Quiet hours, or None, and vacations."""
    quiet = calendar.quiet
    return (
        None if quiet is None else (quiet.zone, quiet.start, quiet.end),
        [(away.start, away.end) for away in calendar.away],
    )


def unpacked_calendar(parts: Sequence[Any]) -> Calendar:
    quiet, away = parts
    return Calendar(None if quiet is None else Hours(*quiet), tuple(Away(*each) for each in away))
