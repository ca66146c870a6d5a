"""Times, dates and zones as people type them."""

from __future__ import annotations

from datetime import UTC, date
from zoneinfo import ZoneInfo, available_timezones

import pytest

from cogs.ui.moments import (
    begins,
    clock_face,
    day_of,
    days_ahead,
    ends,
    minute_of,
    suggested_zones,
    today,
    zone_of,
    zones,
)
from engine.game import Refusal
from engine.match.calendar import HOUR, Hours
from engine.match.model import Person, PlayerId

MONDAY = date(2026, 9, 21)
ROME = ZoneInfo("Europe/Rome")


@pytest.mark.parametrize(
    ("typed", "minute"),
    [("0", 0), ("7", 420), ("07:30", 450), ("23", 1380), (" 23.59 ", 1439), ("9:05", 545)],
)
def test_a_time_of_day_is_read(typed: str, minute: int) -> None:
    assert minute_of(typed) == minute


@pytest.mark.parametrize("typed", ["", "24", "24:00", "7:5", "7pm", "-1", "23:60", "noon", "٣"])
def test_what_is_no_time_of_day_is_refused(typed: str) -> None:
    with pytest.raises(Refusal, match="error-time-unreadable"):
        minute_of(typed)


def test_a_minute_is_written_as_on_a_clock() -> None:
    assert [clock_face(minute) for minute in (0, 450, 1439)] == ["00:00", "07:30", "23:59"]


@pytest.mark.parametrize(
    ("typed", "day"),
    [
        ("0", MONDAY),
        ("10", date(2026, 10, 1)),
        ("2026-12-24", date(2026, 12, 24)),
        ("2028-2-29", date(2028, 2, 29)),
        ("24.12.", date(2026, 12, 24)),
        ("21.9.", MONDAY),
        ("20.09.", date(2027, 9, 20)),
        ("1.1.2027", date(2027, 1, 1)),
    ],
)
def test_a_date_is_read_and_one_without_a_year_is_the_next(typed: str, day: date) -> None:
    assert day_of(typed, MONDAY) == day


@pytest.mark.parametrize(
    "typed", ["", "-1", "1000", "2027-02-29", "31.04.", "12/24", "0.1.", "tomorrow", "29.2."]
)
def test_what_is_no_date_is_refused(typed: str) -> None:
    with pytest.raises(Refusal, match="error-date-unreadable"):
        day_of(typed, MONDAY)


def test_a_day_is_as_long_as_its_zone_has_it() -> None:
    spring, autumn = date(2026, 3, 29), date(2026, 10, 25)

    lengths = [ends(day, ROME) - begins(day, ROME) for day in (spring, autumn, MONDAY)]

    assert lengths == [23 * HOUR, 25 * HOUR, 24 * HOUR]


def test_today_is_where_the_person_is() -> None:
    late = begins(MONDAY, UTC) + 23 * HOUR
    person = Person(PlayerId(1), "Anna", "it", hours=Hours("Europe/Rome", 0, 60))

    assert today(zone_of(person), late) == date(2026, 9, 22)
    assert today(zone_of(None), late) == MONDAY


def test_days_are_found_by_how_far_off_they_are_or_by_date() -> None:
    assert days_ahead("36", MONDAY, 25)[0] == (36, date(2026, 10, 27))
    assert days_ahead("2026-09-3", MONDAY, 25) == [(9, date(2026, 9, 30))]
    assert len(days_ahead("", MONDAY, 25)) == 25


def test_zones_are_those_in_use_and_all_known() -> None:
    assert {*zones()} <= available_timezones()
    assert {"Europe/Kyiv", "Europe/Rome", "America/New_York", "UTC"} <= {*zones()}
    assert {"Europe/Kiev", "US/Eastern", "EST5EDT"}.isdisjoint(zones())


def test_the_zone_at_home_is_offered_first() -> None:
    assert suggested_zones("", "it", 25)[0] == "Europe/Rome"
    assert suggested_zones("kyiv", "en", 25) == ["Europe/Kyiv"]
    assert suggested_zones("atlantis", "en", 25) == []
