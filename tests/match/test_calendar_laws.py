"""What holds of every calendar, whatever the zones do."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

from hypothesis import given
from hypothesis import strategies as st

from engine.match.calendar import DAY, MINUTE, NEVER, Calendar, is_quiet, reach, running, wakes
from engine.match.model import Time
from tests.match.calendars import LAW, calendars, sinces

SPANS = st.integers(0, 3 * DAY // MINUTE)


def stands_still(calendar: Calendar, at: Time) -> bool:
    """Read off the player's wall, and off the list of vacations."""
    if any(away.start <= at < away.end for away in calendar.away):
        return True
    if calendar.quiet is None:
        return False
    wall = datetime.fromtimestamp(at, ZoneInfo(calendar.quiet.zone))
    minute, start, end = wall.hour * 60 + wall.minute, calendar.quiet.start, calendar.quiet.end
    return start <= minute < end if start <= end else minute >= start or minute < end


@given(st.data(), sinces(), SPANS)
@LAW
def test_a_clock_runs_whenever_the_wall_and_the_vacations_say_so(
    data: st.DataObject, since: Time, span: int
) -> None:
    calendar = data.draw(calendars(since))
    minutes = range(since, since + span * MINUTE, MINUTE)
    awake = [at for at in minutes if not stands_still(calendar, at)]

    assert running(calendar, since, minutes.stop) == len(awake) * MINUTE
    if awake:
        assert wakes(calendar, since) == awake[0]
        assert not is_quiet(calendar, awake[-1])


@given(st.data(), sinces(), st.integers(1, 14 * DAY))
@LAW
def test_a_goal_is_reached_at_the_first_second_at_which_enough_has_run(
    data: st.DataObject, since: Time, seconds: int
) -> None:
    calendar = data.draw(calendars(since))
    reached = reach(calendar, since, seconds)

    assert reached < NEVER
    assert running(calendar, since, reached) == seconds
    assert running(calendar, since, reached - 1) == seconds - 1


@given(st.data(), sinces(), st.integers(0, 5 * DAY), st.integers(0, 5 * DAY))
@LAW
def test_what_runs_adds_up(data: st.DataObject, since: Time, first: int, then: int) -> None:
    calendar = data.draw(calendars(since))
    middle, end = since + first, since + first + then

    parts = running(calendar, since, middle), running(calendar, middle, end)
    assert sum(parts) == running(calendar, since, end)


@given(st.data(), sinces(), st.integers(0, 5 * DAY))
@LAW
def test_nothing_runs_before_the_clock_wakes_and_then_it_does(
    data: st.DataObject, since: Time, later: int
) -> None:
    calendar = data.draw(calendars(since))
    woken = wakes(calendar, since + later)

    assert running(calendar, since + later, woken) == 0
    assert running(calendar, woken, woken + 1) == 1
