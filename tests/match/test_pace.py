"""A seat's clock: its allowance, its bank, and when to remind of it."""

from __future__ import annotations

import pytest

from engine.match.calendar import ALWAYS, DAY, HOUR, MINUTE, NEVER, Away, Calendar, Hours
from engine.match.pace import (
    Clock,
    Pace,
    ends,
    recalled,
    reminders,
    resume,
    start,
    stop,
    turns_to_bank,
)
from tests.match.calendars import utc

NOON = utc("2026-06-01T12:00")
ROME = Calendar(Hours("Europe/Rome", 23 * 60, 7 * 60), ())
KYIV = Calendar(Hours("Europe/Kyiv", 23 * 60, 7 * 60), ())


def test_a_fresh_clock_has_the_whole_allowance_and_what_the_bank_still_holds() -> None:
    clock = start(Pace(move=48 * HOUR, bank=24 * HOUR), 5 * HOUR, NOON)

    assert clock == Clock(48 * HOUR, 5 * HOUR, NOON)
    assert turns_to_bank(clock, ALWAYS) == NOON + 48 * HOUR
    assert ends(clock, ALWAYS) == NOON + 53 * HOUR


@pytest.mark.parametrize(
    ("passed", "left", "bank"),
    [(-1, 100, 50), (0, 100, 50), (30, 70, 50), (100, 0, 50), (120, 0, 30), (150, 0, 0)],
)
def test_what_was_used_is_taken_from_the_allowance_first(passed: int, left: int, bank: int) -> None:
    stopped = stop(Clock(100, 50, NOON), ALWAYS, NOON + passed)

    assert stopped == Clock(left, bank, None)


def test_more_than_there_was_is_not_owed() -> None:
    assert stop(Clock(100, 50, NOON), ALWAYS, NOON + DAY) == Clock(0, 0, None)


def test_only_what_runs_by_the_calendar_is_used() -> None:
    # Rome, 28 March 2026 from 22:00 to 08:00 the next morning: an hour before the night, one after.
    clock = Clock(3 * HOUR, 0, utc("2026-03-28T21:00"))

    assert stop(clock, ROME, utc("2026-03-29T06:00")) == Clock(HOUR, 0, None)
    assert ends(clock, ROME) == utc("2026-03-29T07:00")


def test_a_stopped_clock_neither_runs_nor_ends() -> None:
    clock = Clock(100, 50, None)

    assert stop(clock, ALWAYS, NOON) == clock
    assert recalled(clock, ALWAYS, ROME, NOON) == clock
    assert turns_to_bank(clock, ALWAYS) == ends(clock, ALWAYS) == NEVER
    assert reminders(Clock(DAY, DAY, None), ALWAYS) == ()


def test_a_paused_clock_goes_on_from_where_it_stood() -> None:
    paused = stop(Clock(100, 50, NOON), ALWAYS, NOON + 40)

    assert resume(paused, NOON + DAY) == Clock(60, 50, NOON + DAY)


def test_to_resume_a_running_clock_gives_no_time() -> None:
    assert resume(Clock(100, 50, NOON), NOON + 40) == Clock(100, 50, NOON)


def test_a_changed_calendar_counts_from_the_change_on() -> None:
    # 22:30 in Rome is 23:30 in Kyiv. The move from 21:30 on has used an hour by the old calendar;
    # Kyiv then sleeps until 07:00, which is 04:00 UTC.
    clock = Clock(2 * HOUR, 0, utc("2026-06-01T19:30"))
    moved = recalled(clock, ROME, KYIV, utc("2026-06-01T20:30"))

    assert moved == Clock(HOUR, 0, utc("2026-06-01T20:30"))
    assert ends(moved, KYIV) == utc("2026-06-02T05:00")


def test_a_vacation_that_began_before_it_was_entered_gives_nothing_back() -> None:
    vacation = Calendar(None, (Away(NOON - DAY, NOON + DAY),))
    moved = recalled(Clock(10 * HOUR, 0, NOON - 4 * HOUR), ALWAYS, vacation, NOON)

    assert ends(moved, vacation) == NOON + DAY + 6 * HOUR


def test_a_calendar_saved_unchanged_leaves_the_clock_as_it_is() -> None:
    clock = Clock(100, 50, NOON)

    assert recalled(clock, ROME, ROME, NOON + 40) == clock


def test_a_vacation_without_end_keeps_the_clock_from_ending() -> None:
    calendar = Calendar(None, (Away(NOON + 30 * HOUR, NEVER),))
    clock = Clock(48 * HOUR, 0, NOON)

    assert turns_to_bank(clock, calendar) == ends(clock, calendar) == NEVER
    assert reminders(clock, calendar) == (NOON + 24 * HOUR,)


@pytest.mark.parametrize(
    ("left", "bank", "half", "near"),
    [
        # The last eighth, from eight hours up.
        (14 * DAY, 0, 7 * DAY, 14 * DAY - 42 * HOUR),
        (48 * HOUR, 24 * HOUR, 36 * HOUR, 63 * HOUR),
        (8 * HOUR, 0, 4 * HOUR, 7 * HOUR),
        # The last hour, down to four.
        (6 * HOUR, 0, 3 * HOUR, 5 * HOUR),
        (4 * HOUR, 0, 2 * HOUR, 3 * HOUR),
        # The last quarter below.
        (HOUR, HOUR, HOUR, 90 * MINUTE),
        (HOUR, 0, 30 * MINUTE, 45 * MINUTE),
        (0, 4 * MINUTE, 2 * MINUTE, 3 * MINUTE),
    ],
)
def test_reminders_come_at_half_and_near_the_end(
    left: int, bank: int, half: int, near: int
) -> None:
    assert reminders(Clock(left, bank, NOON), ALWAYS) == (NOON + half, NOON + near)


def test_who_has_but_a_moment_left_is_not_reminded() -> None:
    assert reminders(Clock(4 * MINUTE - 1, 0, NOON), ALWAYS) == ()


def test_reminders_keep_to_the_hours_that_run() -> None:
    # Rome, 24 October 2026, 12:00 in summer time: 11 hours run until 23:00. Of 24 hours the
    # twelfth runs out at 08:00 in winter time, the twenty-first at 17:00, the last at 20:00.
    clock = Clock(DAY, 0, utc("2026-10-24T10:00"))

    assert reminders(clock, ROME) == (utc("2026-10-25T07:00"), utc("2026-10-25T16:00"))
    assert ends(clock, ROME) == utc("2026-10-25T19:00")
