"""When a clock runs: quiet hours by the clock on the wall, and vacations."""

from __future__ import annotations

import pytest

from engine.match.calendar import (
    ALWAYS,
    DAY,
    HOUR,
    MINUTE,
    NEVER,
    Away,
    Calendar,
    Hours,
    UnknownZone,
    is_quiet,
    reach,
    running,
    wakes,
)
from tests.match.calendars import utc


def nights(zone: str, start: str = "23:00", end: str = "07:00") -> Calendar:
    return Calendar(Hours(zone, _minute(start), _minute(end)), ())


def _minute(shown: str) -> int:
    hour, minute = shown.split(":")
    return int(hour) * 60 + int(minute)


def asleep(calendar: Calendar, since: str, until: str) -> list[tuple[str, str]]:
    """Each stretch, in UTC, in which the clock stands still, seen minute by minute."""
    minutes = range(utc(since), utc(until), MINUTE)
    quiet = [at for at in minutes if is_quiet(calendar, at)]
    starts = [at for at in quiet if at - MINUTE not in quiet]
    ends = [at + MINUTE for at in quiet if at + MINUTE not in quiet]
    return [(_shown(start), _shown(end)) for start, end in zip(starts, ends, strict=True)]


def _shown(at: int) -> str:
    return f"{at % DAY // HOUR:02}:{at % HOUR // MINUTE:02}"


# A night from 23:00 to 07:00 on the wall, by (zone, 23:00 in UTC, 07:00 in UTC, its length).
# EU rule: the last Sundays of March and October, at 01:00 UTC. Rome is UTC+1, in summer +2.
ROME = [
    ("Europe/Rome", "2026-03-28T22:00", "2026-03-29T05:00", "07:00"),
    ("Europe/Rome", "2026-10-24T21:00", "2026-10-25T06:00", "09:00"),
    ("Europe/Rome", "2027-03-27T22:00", "2027-03-28T05:00", "07:00"),
    ("Europe/Rome", "2027-10-30T21:00", "2027-10-31T06:00", "09:00"),
    ("Europe/Rome", "2026-12-31T22:00", "2027-01-01T06:00", "08:00"),
    ("Europe/Rome", "2028-02-28T22:00", "2028-02-29T06:00", "08:00"),
    ("Europe/Rome", "2028-02-29T22:00", "2028-03-01T06:00", "08:00"),
]
# UTC+2, in summer +3, changed at the same moments as Rome.
KYIV = [
    ("Europe/Kyiv", "2026-03-28T21:00", "2026-03-29T04:00", "07:00"),
    ("Europe/Kyiv", "2026-10-24T20:00", "2026-10-25T05:00", "09:00"),
    ("Europe/Kyiv", "2027-03-27T21:00", "2027-03-28T04:00", "07:00"),
    ("Europe/Kyiv", "2027-10-30T20:00", "2027-10-31T05:00", "09:00"),
    ("Europe/Kyiv", "2026-12-31T21:00", "2027-01-01T05:00", "08:00"),
]
ODD_OFFSETS = [
    # UTC-3:30, in summer -2:30, from the second Sunday of March to the first of November.
    ("America/St_Johns", "2026-03-08T02:30", "2026-03-08T09:30", "07:00"),
    ("America/St_Johns", "2026-11-01T01:30", "2026-11-01T10:30", "09:00"),
    ("America/St_Johns", "2027-01-01T02:30", "2027-01-01T10:30", "08:00"),
    # UTC+12:45, in summer +13:45, from the last Sunday of September to the first of April.
    ("Pacific/Chatham", "2026-04-04T09:15", "2026-04-04T18:15", "09:00"),
    ("Pacific/Chatham", "2026-09-26T10:15", "2026-09-26T17:15", "07:00"),
    # UTC+5:45 all the year.
    ("Asia/Kathmandu", "2026-06-01T17:15", "2026-06-02T01:15", "08:00"),
    # UTC+10:30, in summer +11: half an hour is put back.
    ("Australia/Lord_Howe", "2026-04-04T12:00", "2026-04-04T20:30", "08:30"),
]
NEW_RULES = [
    # On 26 October 2014 Moscow went from UTC+4 to +3 for good, at 02:00.
    ("Europe/Moscow", "2014-10-25T19:00", "2014-10-26T04:00", "09:00"),
    # On 4 May 2018 Pyongyang went from UTC+8:30 to +9, at 23:30.
    ("Asia/Pyongyang", "2018-05-04T14:30", "2018-05-04T22:00", "07:30"),
    # As 1986 began Kathmandu went from UTC+5:30 to +5:45.
    ("Asia/Kathmandu", "1985-12-31T17:30", "1986-01-01T01:15", "07:45"),
    # Apia had no 30 December 2011: from UTC-10 to +14 at midnight.
    ("Pacific/Apia", "2011-12-30T09:00", "2011-12-30T17:00", "08:00"),
]


@pytest.mark.parametrize(
    ("zone", "evening", "morning", "length"), ROME + KYIV + ODD_OFFSETS + NEW_RULES
)
def test_a_night_lasts_as_long_as_the_wall_clock_says(
    zone: str, evening: str, morning: str, length: str
) -> None:
    night, start, end = nights(zone), utc(evening), utc(morning)

    assert _shown(end - start) == length
    assert [is_quiet(night, at) for at in (start - 1, start, end - 1, end)] == [
        False,
        True,
        True,
        False,
    ]
    assert wakes(night, start) == end
    assert running(night, start - HOUR, end + HOUR) == 2 * HOUR
    assert reach(night, start - HOUR, HOUR) == start
    assert reach(night, start - HOUR, HOUR + 1) == end + 1


def test_a_day_of_play_goes_on_after_a_short_night() -> None:
    # Rome, Saturday 12:00 to 23:00 are 11 hours; the other 13 run from Sunday 07:00 to 20:00.
    ends = reach(nights("Europe/Rome"), utc("2026-03-28T11:00"), DAY)

    assert ends == utc("2026-03-29T18:00")


def test_fourteen_days_at_sixteen_hours_a_day_take_three_weeks() -> None:
    # 14 * 24 = 21 * 16 hours; from 12:00 in winter to 12:00 in summer, an hour sooner in UTC.
    ends = reach(nights("Europe/Rome"), utc("2026-03-20T11:00"), 14 * DAY)

    assert ends == utc("2026-04-10T10:00")


def test_a_change_taken_back_within_weeks_is_noticed() -> None:
    # Morocco kept UTC for the Ramadan of 2024, 10 March to 14 April, and UTC+1 around it.
    # From 13:00 ten hours run until 23:00, 22:00 UTC; then 14 days of 16, the last until 23:00 UTC.
    night, seconds = nights("Africa/Casablanca"), (10 + 14 * 16) * HOUR

    assert reach(night, utc("2024-03-09T12:00"), seconds) == utc("2024-03-23T23:00")


def test_quiet_hours_by_day_end_the_same_day() -> None:
    work = nights("Asia/Kathmandu", "09:00", "17:00")

    assert asleep(work, "2026-06-01T00:00", "2026-06-02T00:00") == [("03:15", "11:15")]


def test_quiet_hours_that_the_wall_clock_leaps_over_do_not_happen() -> None:
    # Rome has no 02:00 to 03:00 on 29 March 2026.
    calendar = nights("Europe/Rome", "02:00", "03:00")

    assert asleep(calendar, "2026-03-28T12:00", "2026-03-29T12:00") == []


def test_quiet_hours_that_start_in_the_gap_start_when_it_closes() -> None:
    # 02:30 never comes: 03:00 in summer time is 01:00 UTC, 04:30 is 02:30.
    calendar = nights("Europe/Rome", "02:30", "04:30")

    assert asleep(calendar, "2026-03-28T12:00", "2026-03-29T12:00") == [("01:00", "02:30")]


def test_quiet_hours_that_end_with_the_gap_end_to_the_second() -> None:
    calendar = nights("Europe/Rome", "23:00", "03:00")

    assert wakes(calendar, utc("2026-03-28T22:00")) == utc("2026-03-29T01:00")


def test_quiet_hours_that_the_wall_clock_shows_twice_are_kept_twice() -> None:
    # On 25 October 2026 Rome shows 02:30 at 00:30 UTC, 02:00 again at 01:00, 03:30 at 02:30.
    calendar = nights("Europe/Rome", "02:30", "03:30")

    shown = asleep(calendar, "2026-10-24T12:00", "2026-10-25T12:00")
    assert shown == [("00:30", "01:00"), ("01:30", "02:30")]


def test_equal_hours_never_stop_the_clock() -> None:
    calendar = nights("Europe/Rome", "23:00", "23:00")

    assert asleep(calendar, "2026-03-28T12:00", "2026-03-29T12:00") == []
    assert reach(calendar, 1000, 14 * DAY) == 1000 + 14 * DAY


def test_without_a_calendar_the_clock_always_runs() -> None:
    assert running(ALWAYS, 1000, 1500) == 500
    assert reach(ALWAYS, 1000, 500) == 1500
    assert wakes(ALWAYS, 1000) == 1000


def test_nothing_runs_backwards() -> None:
    assert running(ALWAYS, 1500, 1000) == 0
    assert reach(ALWAYS, 1500, -3) == 1500


def test_no_time_at_all_is_reached_at_once_even_at_night() -> None:
    assert reach(nights("Europe/Rome"), utc("2026-03-28T23:00"), 0) == utc("2026-03-28T23:00")


def test_overlapping_vacations_count_once() -> None:
    # Still from 1100 to 1400 and from 1600 to 1700.
    calendar = Calendar(
        None, (Away(1600, 1700), Away(1100, 1300), Away(1150, 1200), Away(1250, 1400))
    )

    assert running(calendar, 1000, 2000) == 600
    assert reach(calendar, 1000, 100) == 1100
    assert reach(calendar, 1000, 101) == 1401
    assert reach(calendar, 1000, 301) == 1701
    assert wakes(calendar, 1350) == 1400


def test_an_empty_vacation_stops_nothing() -> None:
    calendar = Calendar(None, (Away(1100, 1100),))

    assert running(calendar, 1000, 1200) == 200
    assert not is_quiet(calendar, 1100)


def test_a_vacation_that_ends_at_night_goes_on_until_morning() -> None:
    # From 20:00 to 04:00 in Rome; the night ends at 07:00, which is 05:00 UTC.
    night = nights("Europe/Rome").quiet
    calendar = Calendar(night, (Away(utc("2026-06-01T18:00"), utc("2026-06-02T02:00")),))

    assert wakes(calendar, utc("2026-06-01T18:00")) == utc("2026-06-02T05:00")
    assert reach(calendar, utc("2026-06-01T17:00"), 2 * HOUR) == utc("2026-06-02T06:00")


def test_a_vacation_within_a_night_changes_nothing() -> None:
    night = nights("Europe/Rome")
    calendar = Calendar(night.quiet, (Away(utc("2026-06-01T22:00"), utc("2026-06-02T04:00")),))

    since, until = utc("2026-06-01T12:00"), utc("2026-06-02T12:00")
    assert running(calendar, since, until) == running(night, since, until) == 16 * HOUR


def test_a_vacation_of_centuries_is_passed_over() -> None:
    centuries = Away(utc("2026-06-01T10:00"), utc("9000-06-01T10:00"))
    calendar = Calendar(nights("Europe/Rome").quiet, (centuries,))

    assert reach(calendar, utc("2026-06-01T09:00"), 2 * HOUR) == utc("9000-06-01T11:00")


def test_a_vacation_without_end_is_never_over() -> None:
    calendar = Calendar(nights("Europe/Rome").quiet, (Away(2000, NEVER), Away(3000, 4000)))

    assert reach(calendar, 2000, 1) == wakes(calendar, 2000) == NEVER
    assert running(calendar, 2000, NEVER) == 0


def test_nothing_is_reached_past_the_end_of_time() -> None:
    calendar = Calendar(None, (Away(NEVER + 100, NEVER + 200),))

    assert reach(calendar, NEVER - 10, 20) == NEVER
    assert running(calendar, NEVER - 10, NEVER + 20) == 10


@pytest.mark.parametrize(
    "name", ["", "Mars/Olympus", "Europe", "../etc/passwd", "right/Europe/Rome", "zone.tab", "a\0"]
)
def test_an_unknown_zone_is_named(name: str) -> None:
    with pytest.raises(UnknownZone) as raised:
        Hours(name, 0, 1)

    assert str(raised.value) == f"no time zone is called {name!r}"


@pytest.mark.parametrize(("start", "end"), [(-1, 0), (0, 1440), (1440, 0), (0, -1)])
def test_quiet_hours_are_minutes_of_a_day(start: int, end: int) -> None:
    with pytest.raises(ValueError, match="not minutes of a day"):
        Hours("Europe/Rome", start, end)


def test_a_vacation_cannot_end_before_it_starts() -> None:
    with pytest.raises(ValueError, match="ends before it starts"):
        Away(1000, 999)
