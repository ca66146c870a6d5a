"""The clocks in a match's row, and the moments at which they want attention: pure."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final

from engine.game import Seat
from engine.match import pace
from engine.match.calendar import NEVER, Calendar
from engine.match.entries import Due
from engine.match.model import Kind, Match, Time
from engine.match.pace import Clock

KINDS: Final[tuple[Kind, ...]] = ("half", "near", "end")


def recalled(match: Match, calendars: Sequence[Calendar], now: Time) -> Match:
    """The match once its players' calendars, by seat, are these: it gives no time back."""
    changed = zip(match.clocks, match.calendars, calendars, strict=True)
    return replace(
        match,
        clocks=tuple(pace.recalled(clock, old, new, now) for clock, old, new in changed),
        calendars=tuple(calendars),
    )


def stopped(match: Match, now: Time) -> tuple[Clock, ...]:
    """Its clocks, all of them standing still."""
    return tuple(
        pace.stop(clock, calendar, now)
        for clock, calendar in zip(match.clocks, match.calendars, strict=True)
    )


def ticked(match: Match, fresh: Collection[Seat], now: Time) -> Match:
    """The match with the clocks running that should: those of awaited seats, unless it is paused.

    Args:
        fresh: seats whose allowance starts anew.
    """
    clocks = []
    for seat, still in enumerate(stopped(match, now)):
        clock = replace(still, left=match.terms.move) if seat in fresh else still
        runs = seat in match.awaited and match.paused is None
        if runs and seat not in fresh and match.clocks[seat].since is not None:
            clock = match.clocks[seat]
        clocks.append(pace.resume(clock, now) if runs else clock)
    return replace(match, clocks=tuple(clocks))


def dues_of(match: Match, seat: Seat, kinds: Collection[Kind] = KINDS) -> tuple[Due, ...]:
    """The moments of these kinds of a seat's clock as it runs; NEVER for those that it keeps from.

    A clock too short to be reminded of only ends.
    """
    clock, calendar = match.clocks[seat], match.calendars[seat]
    at: dict[Kind, Time] = {"end": pace.ends(clock, calendar)}
    if clock.left + clock.bank >= pace.WORTH_REMINDING:
        half, near, *_ = (*pace.reminders(clock, calendar), NEVER, NEVER)
        at |= {"half": half, "near": near}
    return tuple(Due(match.id, seat, at[kind], kind) for kind in KINDS if kind in {*at} & {*kinds})


def first_dues(match: Match) -> tuple[Due, ...]:
    return tuple(due for seat in match.awaited for due in dues_of(match, seat))


def dues_after(
    before: Match, after: Match, fresh: Collection[Seat], stored: Sequence[Due]
) -> tuple[Due, ...]:
    """The moments still to come of every awaited seat's clock.

    A clock that ran on keeps those it had. One that changed has those anew that had not come yet;
    one that started anew, or did not run before, has all.
    """
    dues = list[Due]()
    for seat in after.awaited:
        had = [due for due in stored if due.seat == seat]
        ran_on = after.clocks[seat] == before.clocks[seat]
        if seat in fresh or not had:
            dues += dues_of(after, seat)
        elif ran_on and after.calendars[seat] == before.calendars[seat]:
            dues += had
        else:
            dues += dues_of(after, seat, {due.kind for due in had})
    return tuple(dues)
