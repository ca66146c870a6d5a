"""Calendars to draw, around the moments at which zones change their clocks."""

from __future__ import annotations

from datetime import datetime

from hypothesis import settings
from hypothesis import strategies as st

from engine.match.calendar import DAY, HOUR, MINUTE, Away, Calendar, Hours
from engine.match.model import Time


def utc(moment: str) -> Time:
    """``2026-03-29T01:00`` as seconds."""
    return int(datetime.fromisoformat(f"{moment}+00:00").timestamp())


LAW = settings(deadline=None, derandomize=True)
CHANGES = {
    "Europe/Rome": ("2026-03-29T01:00", "2026-10-25T01:00", "2027-01-01T00:00"),
    "Europe/Kyiv": ("2027-03-28T01:00", "2027-10-31T01:00"),
    "Europe/Moscow": ("2014-10-25T22:00",),
    "America/St_Johns": ("2026-03-08T05:30", "2026-11-01T04:30"),
    "Pacific/Chatham": ("2026-04-04T14:00", "2026-09-26T14:00"),
    "Australia/Lord_Howe": ("2026-04-04T15:00", "2026-10-03T15:30"),
    "Asia/Kathmandu": ("1985-12-31T18:30", "2028-02-29T00:00"),
    "Asia/Pyongyang": ("2018-05-04T15:00",),
    "Pacific/Apia": ("2011-12-30T10:00",),
    "America/Sao_Paulo": ("2018-11-04T03:00", "2019-02-17T02:00"),
}
"""By zone: moments, in UTC, around which its clocks do something odd, or nothing."""

MINUTES = st.integers(0, DAY // MINUTE - 1)
MOMENTS = st.sampled_from([utc(moment) for moments in CHANGES.values() for moment in moments])


@st.composite
def sinces(draw: st.DrawFn) -> Time:
    """A whole minute, mostly within two days of a change."""
    return draw(MOMENTS) + MINUTE * draw(st.integers(-2 * DAY // MINUTE, 2 * DAY // MINUTE))


@st.composite
def calendars(draw: st.DrawFn, since: Time) -> Calendar:
    """Quiet hours, or none, and vacations that may overlap, soon after ``since`` or before it."""
    hours = st.builds(Hours, st.sampled_from(sorted(CHANGES)), MINUTES, MINUTES)
    away = st.builds(_away, st.just(since), st.integers(-48, 96), st.integers(0, 5000))
    return Calendar(draw(st.none() | hours), tuple(draw(st.lists(away, max_size=4))))


def _away(since: Time, hours: int, minutes: int) -> Away:
    start = since + hours * HOUR
    return Away(start, start + minutes * MINUTE)
