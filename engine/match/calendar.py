"""When a player's clocks run: all the time but for quiet hours and vacations.

Quiet hours go by the clock on the player's wall, whatever it does: in a night when it is put
forward 23:00-07:00 lasts seven hours, when it is put back nine, and an hour shown twice counts
both times.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import cache
from typing import Final, TypeAlias
from zoneinfo import ZoneInfo, available_timezones

Time: TypeAlias = int
"""Whole seconds since 1970, UTC."""

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
NEVER: Final[Time] = 253_370_764_800
"""The start of the year 9999, where every count of time ends."""


class UnknownZone(ValueError):
    """No time zone has that name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no time zone is called {name!r}")


@dataclass(frozen=True, slots=True)
class Hours:
    """From when to when, every day, the clock stands still; may go past midnight.

    Raises:
        UnknownZone: the zone is not in the IANA database.
    """

    zone: str
    """IANA name, such as Europe/Rome."""
    start: int
    """Minute of the local day, 0 to 1439."""
    end: int
    """The minute at which it runs again; equal to ``start`` when it never stands still."""

    def __post_init__(self) -> None:
        _zone(self.zone)
        if not all(0 <= minute * MINUTE < DAY for minute in (self.start, self.end)):
            raise ValueError(f"not minutes of a day: {self.start}, {self.end}")


@dataclass(frozen=True, slots=True)
class Away:
    """A vacation: the clock stands still from ``start`` until just before ``end``."""

    start: Time
    end: Time
    """NEVER while nobody knows it."""

    def __post_init__(self) -> None:
        if self.end < self.start:
            raise ValueError(f"ends before it starts: {self.start}, {self.end}")


@dataclass(frozen=True, slots=True)
class Calendar:
    """What stops one player's clocks."""

    quiet: Hours | None
    away: tuple[Away, ...]
    """In any order; they may overlap."""


ALWAYS: Final = Calendar(None, ())
"""The clock never stands still."""


def running(calendar: Calendar, since: Time, until: Time) -> int:
    """How many seconds the clock runs from ``since`` until just before ``until``."""
    total = 0
    for start, end in _stretches(calendar, since):
        if start >= until:
            break
        total += min(end, until) - start
    return total


def reach(calendar: Calendar, since: Time, seconds: int) -> Time:
    """The earliest time at which the clock has run so many seconds since ``since``, or NEVER.

    At that very moment quiet hours may begin.
    """
    if seconds <= 0:
        return since
    for start, end in _stretches(calendar, since):
        if seconds <= end - start:
            return start + seconds
        seconds -= end - start
    return NEVER


def wakes(calendar: Calendar, at: Time) -> Time:
    """The earliest time, from ``at`` on, at which the clock runs, or NEVER."""
    return next((start for start, _ in _stretches(calendar, at)), NEVER)


def is_quiet(calendar: Calendar, at: Time) -> bool:
    """Whether the clock stands still: quiet hours, or a vacation."""
    return wakes(calendar, at) != at


_Stretch = tuple[Time, Time]
"""Its first second and the one after its last; never empty."""


def _stretches(calendar: Calendar, since: Time) -> Iterator[_Stretch]:
    """When the clock runs, in order, from ``since`` until NEVER; one may touch the next."""
    quiet = calendar.quiet
    for start, end in _at_home(calendar.away, since):
        if quiet is None or quiet.start == quiet.end:
            yield start, end
        else:
            yield from _awake(quiet, start, end)


def _at_home(away: tuple[Away, ...], since: Time) -> Iterator[_Stretch]:
    at = since
    for vacation in sorted(away, key=lambda vacation: vacation.start):
        leaves = min(vacation.start, NEVER)
        if at < leaves:
            yield at, leaves
        at = max(at, vacation.end)
    if at < NEVER:
        yield at, NEVER


def _awake(quiet: Hours, start: Time, end: Time) -> Iterator[_Stretch]:
    """When it is not quiet from ``start`` to ``end``, found a day and an offset at a time."""
    at = start
    while at < end:
        offset, until = _steady(quiet.zone, at, min(at + DAY, end))
        yield from _awake_at(quiet, offset, at, until)
        at = until


def _awake_at(quiet: Hours, offset: int, start: Time, end: Time) -> Iterator[_Stretch]:
    """When it is not quiet, the zone being so many seconds ahead of UTC throughout."""
    lasts = (quiet.start - quiet.end) * MINUTE % DAY
    last_woken = start - (start + offset - quiet.end * MINUTE) % DAY
    for woken in range(last_woken, end, DAY):
        first, after = max(woken, start), min(woken + lasts, end)
        if first < after:
            yield first, after


def _steady(name: str, start: Time, end: Time) -> tuple[int, Time]:
    """The zone's offset at ``start`` in seconds, and until when it stays so, at most ``end``.

    At most a day at a time: no zone has ever changed twice within three.
    """
    zone = _zone(name)
    offset = _offset(zone, start)
    if _offset(zone, end) == offset:
        return offset, end
    moments = range(start, end)
    steady = bisect_left(moments, True, key=lambda at: _offset(zone, at) != offset)
    return offset, start + steady


def _offset(zone: ZoneInfo, at: Time) -> int:
    ahead = datetime.fromtimestamp(at, zone).utcoffset() or timedelta()
    return ahead // timedelta(seconds=1)


@cache
def _zone(name: str) -> ZoneInfo:
    if name not in _names():
        raise UnknownZone(name)
    return ZoneInfo(name)


@cache
def _names() -> frozenset[str]:
    return frozenset(available_timezones())
