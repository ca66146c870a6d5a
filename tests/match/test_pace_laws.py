"""What holds of every clock, however often it is paused and its calendar changed."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from engine.match.calendar import DAY, MINUTE, running, wakes
from engine.match.model import Time
from engine.match.pace import Clock, ends, recalled, reminders, resume, stop, turns_to_bank
from tests.match.calendars import LAW, calendars, sinces

SECONDS = st.integers(0, 3 * DAY) | st.integers(0, 5 * MINUTE)


@st.composite
def clocks(draw: st.DrawFn) -> Clock:
    return Clock(draw(SECONDS), draw(SECONDS), draw(sinces()))


def since(clock: Clock) -> Time:
    assert clock.since is not None
    return clock.since


def total(clock: Clock) -> int:
    return clock.left + clock.bank


@given(st.data(), clocks())
@LAW
def test_what_was_used_and_what_is_left_is_what_there_was(
    data: st.DataObject, clock: Clock
) -> None:
    """Through pauses and changes of calendar, whatever runs while the clock does is used."""
    now, was, calendar, used = since(clock), clock, data.draw(calendars(since(clock))), 0
    deeds = st.tuples(st.integers(0, DAY), st.sampled_from(["pause", "resume", "recall"]))
    for passed, deed in data.draw(st.lists(deeds, max_size=6)):
        if clock.since is not None:
            used += running(calendar, now, now + passed)
        now += passed
        if deed == "pause":
            clock = stop(clock, calendar, now)
        elif deed == "resume":
            clock = resume(clock, now)
        else:
            new = data.draw(calendars(now))
            clock, calendar = recalled(clock, calendar, new, now), new
    clock = stop(clock, calendar, now)

    assert total(clock) == max(0, total(was) - used)
    assert clock.left == max(0, was.left - used)


@given(st.data(), clocks(), SECONDS)
@LAW
def test_pausing_and_resuming_at_once_moves_nothing(
    data: st.DataObject, clock: Clock, passed: int
) -> None:
    calendar = data.draw(calendars(since(clock)))
    now = since(clock) + min(passed, ends(clock, calendar) - since(clock))
    again = resume(stop(clock, calendar, now), now)

    assert ends(again, calendar) == max(now, ends(clock, calendar))
    assert turns_to_bank(again, calendar) == max(now, turns_to_bank(clock, calendar))


@given(st.data(), clocks(), SECONDS)
@LAW
def test_changing_the_calendar_there_and_back_moves_nothing(
    data: st.DataObject, clock: Clock, passed: int
) -> None:
    old, new = data.draw(calendars(since(clock))), data.draw(calendars(since(clock)))
    now = min(since(clock) + passed, ends(clock, old))
    back = recalled(recalled(clock, old, new, now), new, old, now)

    assert ends(back, old) == ends(clock, old)


@given(st.data(), clocks())
@LAW
def test_at_its_end_a_clock_has_nothing_and_a_second_before_it_has_one(
    data: st.DataObject, clock: Clock
) -> None:
    calendar = data.draw(calendars(since(clock)))
    end = ends(clock, calendar)

    assert stop(clock, calendar, end) == Clock(0, 0, None)
    assert total(stop(clock, calendar, end - 1)) == min(1, total(clock))


@given(st.data(), clocks())
@LAW
def test_the_bank_is_whole_until_the_allowance_is_gone(data: st.DataObject, clock: Clock) -> None:
    calendar = data.draw(calendars(since(clock)))
    turns = turns_to_bank(clock, calendar)

    assert stop(clock, calendar, turns) == Clock(0, clock.bank, None)
    assert (turns == ends(clock, calendar)) == (clock.bank == 0)


@given(st.data(), clocks(), st.integers(0, DAY), st.integers(1, DAY), st.integers(1, DAY))
@LAW
def test_more_time_ends_later_and_a_later_start_no_sooner(
    data: st.DataObject, clock: Clock, later: int, left: int, bank: int
) -> None:
    calendar = data.draw(calendars(since(clock)))
    end = ends(clock, calendar)

    assert ends(Clock(clock.left + left, clock.bank, clock.since), calendar) > end
    assert ends(Clock(clock.left, clock.bank + bank, clock.since), calendar) > end
    assert ends(Clock(clock.left, clock.bank, since(clock) + later), calendar) >= end


@given(st.data(), clocks().filter(total))
@LAW
def test_reminders_rise_and_come_before_the_end_even_held_back_until_morning(
    data: st.DataObject, clock: Clock
) -> None:
    calendar = data.draw(calendars(since(clock)))
    times, end = reminders(clock, calendar), ends(clock, calendar)
    held = [wakes(calendar, at) for at in times]

    assert len(times) == (2 if total(clock) >= 4 * MINUTE else 0)
    for moments in ([since(clock), *times, end], [since(clock), *held, end]):
        assert moments == sorted(set(moments))
