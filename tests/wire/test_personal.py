"""What people set for themselves: quiet hours, vacations, how they are reminded."""

from __future__ import annotations

from typing import Any

import pytest

from engine.match.calendar import DAY, HOUR
from playground import Persona
from tests.wire.captain import Captain
from tests.wire.stage import HOURS, Stage

ROME = {"zone": "Europe/Rome", "start": "23:00", "end": "07:00"}


async def command(stage: Stage, person: Persona, name: str, **options: Any) -> str:
    reply = await person.command(stage.channel, name, **options)
    await stage.settled()
    assert reply.ephemeral
    return stage.told(reply)


def end_of(stage: Stage, seat: int) -> int:
    (row,) = stage.rows("SELECT at FROM due WHERE kind = 'end' AND seat = ?", seat)
    return int(row["at"])


async def test_a_command_without_options_shows_what_is_set(stage: Stage) -> None:
    texts = [await command(stage, stage.anna, name) for name in ("reminders", "hours", "vacation")]

    assert len({*texts}) == 1
    for line in (
        "Your clocks and reminders",
        "**Reminders:** by private message",
        "**Quiet hours:** none",
        "**Vacation:** none planned",
        "28 vacation days are left for the coming year.",
        "Your clocks are running.",
    ):
        assert line in texts[0]


async def test_the_way_of_being_reminded_is_chosen_and_shown(stage: Stage) -> None:
    chosen = await command(stage, stage.oksana, "reminders", how="remind-mention")
    shown = await command(stage, stage.oksana, "reminders")

    assert "> Готово." in chosen
    assert "**Нагадування:** згадкою в каналі партії" in shown


async def test_quiet_hours_stop_running_clocks_and_say_so(stage: Stage) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    before = end_of(stage, 1)

    told = await command(stage, stage.bruno, "hours", **ROME)

    assert end_of(stage, 1) == before + 5 * 8 * HOUR
    assert end_of(stage, 0) == before
    assert "ogni giorno dalle 23:00 alle 07:00 (Europe/Rome)" in told
    assert f"<t:{end_of(stage, 1)}:R>" in told
    assert "contro Anna" in told
    assert "🌙 Quiet hours are counted in: Bruno" in stage.board(match_id).text
    assert "Europe/Rome" not in stage.board(match_id).text
    assert "23:00" not in stage.board(match_id).text
    assert "🌙 Le tue ore di riposo sono già nel conto." in stage.delivered(match_id, "seat:1").text


async def test_parts_of_quiet_hours_left_out_stay_and_all_can_be_ended(stage: Stage) -> None:
    await command(stage, stage.anna, "hours", **ROME)
    stage.clock.pass_(hours=24)
    later = await command(stage, stage.anna, "hours", start="22.30")
    stage.clock.pass_(hours=24)
    off = await command(stage, stage.anna, "hours", off=True)

    assert "from 22:30 to 07:00 (Europe/Rome)" in later
    assert "**Quiet hours:** none" in off


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"zone": "Europe/Rome"}, "Quiet hours need three things"),
        ({**ROME, "zone": "Mars/Olympus"}, "I know no time zone called “Mars/Olympus”."),
        ({**ROME, "zone": "../../etc/passwd"}, "I know no time zone"),
        ({**ROME, "start": "25:00"}, "“25:00” is no time of day."),
        ({**ROME, "end": "23"}, "cannot be the same time"),
        ({**ROME, "end": "7pm"}, "“7pm” is no time of day."),
        ({**ROME, "start": "10:00", "end": "23:00"}, "at most 12 hours a day"),
    ],
)
async def test_quiet_hours_that_cannot_be_are_refused(
    stage: Stage, options: dict[str, str], told: str
) -> None:
    assert told in await command(stage, stage.anna, "hours", **options)
    assert "**Quiet hours:** none" in await command(stage, stage.anna, "hours")


async def test_quiet_hours_change_once_a_day(stage: Stage) -> None:
    await command(stage, stage.anna, "hours", **ROME)

    told = await command(stage, stage.anna, "hours", off=True)

    assert told == "Quiet hours can be changed once in 24 hours."


async def test_a_vacation_by_days_from_today_counts_in_the_zone_of_its_person(
    stage: Stage,
) -> None:
    """It is 16:13 on Monday 21 September 2026 in Rome."""
    await stage.begin(stage.anna, stage.bruno)
    await command(stage, stage.bruno, "hours", **ROME)
    monday, thursday = 1_789_941_600, 1_790_200_800

    told = await command(stage, stage.bruno, "vacation", **{"from": "2", "to": "2026-09-26"})

    assert thursday - monday == 3 * DAY
    (away,) = stage.rows("SELECT * FROM vacation")
    assert (away["away_from"], away["away_until"]) == (monday + 2 * DAY, monday + 6 * DAY)
    assert f"dal <t:{monday + 2 * DAY}:f> al <t:{monday + 6 * DAY}:f>" in told
    assert "ti restano 24 giorni di vacanza" in told
    assert end_of(stage, 1) > monday + 6 * DAY


async def test_a_vacation_stops_the_clock_is_told_to_the_others_and_can_be_cut_short(
    stage: Stage,
) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    before = end_of(stage, 0)

    gone = await command(stage, stage.anna, "vacation", to="7")
    (away,) = stage.rows("SELECT * FROM vacation")
    on_board = stage.board(match_id).text
    for_bruno = stage.delivered(match_id, "seat:1").text
    away_for = away["away_until"] - stage.clock.now
    then = end_of(stage, 0)
    stage.clock.pass_(hours=24)
    back = await command(stage, stage.anna, "vacation", cancel=True)

    dates = f"<t:{away['away_from']}:f>", f"<t:{away['away_until']}:f>"
    assert f"Your clocks stand still from {dates[0]} to {dates[1]}" in gone
    assert f"stand still, until {dates[1]}" in gone
    assert f"🏖️ Anna is on vacation from {dates[0]} to {dates[1]}" in on_board
    assert f"🏖️ Anna è in vacanza dal {dates[0]} al {dates[1]}" in for_bruno
    assert then == before + away_for
    assert "Your clocks are running." in back
    assert "27 vacation days" in back
    assert end_of(stage, 0) == before + 24 * HOUR
    assert "on vacation" not in stage.board(match_id).text


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"from": "3"}, "Say also until when"),
        ({"to": "31.02."}, "“31.02.” is no date."),
        ({"to": "tomorrow"}, "is no date"),
        ({"from": "5", "to": "2"}, "That is no time for a vacation"),
        ({"to": "2026-09-20"}, "That is no time for a vacation"),
        ({"to": "40"}, "at most 28 vacation days"),
        ({"to": "2099-12-31"}, "at most 28 vacation days"),
        ({"cancel": True}, "You have no vacation to end."),
    ],
)
async def test_vacations_that_cannot_be_are_refused(
    stage: Stage, options: dict[str, Any], told: str
) -> None:
    assert told in await command(stage, stage.anna, "vacation", **options)
    assert stage.rows("SELECT * FROM vacation") == []


async def test_zones_times_and_days_are_suggested(stage: Stage) -> None:
    place, oksana = stage.channel, stage.oksana
    zones = await oksana.autocomplete(place, "hours", focus="zone")
    kyiv = await oksana.autocomplete(place, "hours", focus="zone", text="new york")
    times = await oksana.autocomplete(place, "hours", focus="start", text="23")
    days = await oksana.autocomplete(place, "vacation", focus="to")
    later = await oksana.autocomplete(place, "vacation", focus="from", text="2026-12-2")

    assert (zones[0].value, len(zones)) == ("Europe/Kyiv", 25)
    assert [choice.value for choice in kyiv] == ["America/New_York"]
    assert [choice.value for choice in times] == ["23:00", "23:30"]
    assert [choice.name for choice in days[:3]] == [
        "2026-09-21 · сьогодні",
        "2026-09-22 · завтра",
        "2026-09-23 · через 2 дні",
    ]
    assert [choice.value for choice in later][:2] == ["2026-12-20", "2026-12-21"]


async def test_a_forged_choice_is_refused(stage: Stage) -> None:
    reply = await stage.anna.command(stage.channel, "reminders", raw=True, how="loudly")
    await stage.settled()

    assert "no longer on the table" in stage.told(reply)
    assert stage.rows("SELECT remind FROM person") == [{"remind": "dm"}]


async def test_someone_on_vacation_is_neither_reminded_nor_played_for(stage: Stage) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    await Captain(stage, stage.anna, match_id, 0).visit()
    await command(stage, stage.bruno, "vacation", to="10")
    private = len(stage.posted(stage.bruno.open_dm()))
    stage.clock.pass_(hours=HOURS * 3)

    await stage.round()

    assert len(stage.posted(stage.bruno.open_dm())) == private
    assert stage.rows("SELECT * FROM entry WHERE cause = 'absent'") == []
