"""A seat's clock: an allowance for each decision, then a bank that lasts the whole match.

All is counted in seconds that ran by the player's calendar, so stopping a clock, and changing
the calendar, neither give time nor take any.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from engine.match.calendar import HOUR, MINUTE, NEVER, Calendar, Time, reach, running

WORTH_REMINDING: Final = 4 * MINUTE
"""Seconds; who has less left is not reminded of it."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How much time a match gives each seat, in seconds."""

    move: int
    """For each decision; what is not used is lost."""
    bank: int
    """For the whole match, used when a decision takes longer."""


@dataclass(frozen=True, slots=True)
class Clock:
    """What remained to a seat at ``since``, in seconds."""

    left: int
    """Of the allowance for this decision."""
    bank: int
    since: Time | None
    """From when it runs; None while it is stopped."""


def start(pace: Pace, bank: int, now: Time) -> Clock:
    """A fresh allowance, running, with what remains in the bank."""
    return Clock(pace.move, bank, now)


def stop(clock: Clock, calendar: Calendar, now: Time) -> Clock:
    """The clock without what was used, from the allowance first; a stopped one as it is."""
    if clock.since is None:
        return clock
    used = running(calendar, clock.since, now)
    beyond = max(0, used - clock.left)
    return Clock(max(0, clock.left - used), max(0, clock.bank - beyond), None)


def resume(clock: Clock, now: Time) -> Clock:
    """The clock running again; one that runs as it is."""
    return replace(clock, since=now) if clock.since is None else clock


def recalled(clock: Clock, old: Calendar, new: Calendar, now: Time) -> Clock:
    """The clock once its player's calendar changed: what ran until now counts by the old one.

    As it is when nothing changed, so that its reminders stay where they were.
    """
    if clock.since is None or old == new:
        return clock
    return resume(stop(clock, old, now), now)


def turns_to_bank(clock: Clock, calendar: Calendar) -> Time:
    """When the allowance is used up; NEVER for a stopped clock."""
    return _after(clock, calendar, clock.left)


def ends(clock: Clock, calendar: Calendar) -> Time:
    """When allowance and bank are used up; NEVER for a stopped clock."""
    return _after(clock, calendar, clock.left + clock.bank)


def reminders(clock: Clock, calendar: Calendar) -> tuple[Time, ...]:
    """When to remind: at half of what remains, and near its end. Rising, all before the end.

    Near is an eighth of what remains, or an hour if that is more, but never more than a quarter:
    of 48 hours the last six, of six hours the last one, of one hour the last 15 minutes.
    Fewer than two when little remains, the clock is stopped, or a vacation without end is ahead.
    """
    remains = clock.left + clock.bank
    if remains < WORTH_REMINDING:
        return ()
    near = min(max(remains // 8, HOUR), remains // 4)
    times = (_after(clock, calendar, used) for used in (remains // 2, remains - near))
    return tuple(at for at in times if at < NEVER)


def _after(clock: Clock, calendar: Calendar, used: int) -> Time:
    return NEVER if clock.since is None else reach(calendar, clock.since, used)
