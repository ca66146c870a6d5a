"""Time runs out: the stand-in plays, once."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from typing import Any

import pytest
from structlog.testing import capture_logs

from cogs.clock import Clock
from engine.match.deadlines import Deadlines
from engine.match.entries import Due
from engine.match.keeper import Played
from engine.match.model import PlayerId
from engine.match.players import Players
from tests.thinker import Forgetful
from tests.wire.captain import Captain
from tests.wire.stage import HOURS, Stage


def absences(stage: Stage) -> list[int]:
    rows = stage.rows("SELECT seat FROM entry WHERE cause = 'absent' ORDER BY version")
    return [row["seat"] for row in rows]


async def test_a_seat_that_answers_in_time_is_left_alone(stage: Stage) -> None:
    await stage.begin(stage.anna, stage.bruno)
    stage.clock.pass_(hours=HOURS - 1)

    await stage.round()

    assert absences(stage) == []


async def test_the_stand_in_of_an_absent_seat_plays_exactly_once(stage: Stage) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    await Captain(stage, stage.anna, match_id, 0).visit()
    stage.clock.pass_(hours=HOURS + 1)

    await stage.round()
    played = stage.kept()
    await stage.round()

    assert {*absences(stage)} == {1}
    assert stage.kept() == played
    seen = stage.sees(match_id, None)
    assert (seen.turn, seen.phase) != (1, "reload")


async def test_a_restart_neither_forgets_nor_repeats_what_fell_due(stage: Stage) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    await Captain(stage, stage.anna, match_id, 0).visit()
    await stage.stop()
    stage.clock.pass_(hours=HOURS + 1)

    await stage.start()
    await stage.round()
    played = stage.kept()
    await stage.restart()
    await stage.round()

    assert {*absences(stage)} == {1}
    assert stage.kept() == played


async def test_a_match_nobody_comes_to_stands_still_until_somebody_does(stage: Stage) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)

    for _ in range(8):
        stage.clock.pass_(hours=HOURS + 1)
        await stage.round()
    asleep = stage.match(match_id)["paused"]
    await Captain(stage, stage.anna, match_id, 0).visit()

    assert (asleep, stage.match(match_id)["paused"]) == ("absent", None)
    assert stage.sees(match_id, None).turn <= 4


async def test_matches_whose_game_fails_keep_no_other_from_its_time(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.clock.DUE_AT_ONCE", 2)
    ids = [await stage.begin(stage.anna, stage.bruno) for _ in range(3)]
    broken, fall_due = {*ids[:2]}, Deadlines.fall_due
    tried = list[Due]()

    async def failing(deadlines: Deadlines, due: Due) -> Played | None:
        if due.match in broken:
            tried.append(due)
            raise RuntimeError("the stand-in of that game plays on and on")
        return await fall_due(deadlines, due)

    monkeypatch.setattr(Deadlines, "fall_due", failing)
    stage.clock.pass_(hours=HOURS + 1)
    with capture_logs() as logs:
        for _ in range(9):
            await stage.round(reconcile=False)

    assert [stage.match(match_id)["version"] > 0 for match_id in ids] == [False, False, True]
    assert len(tried) == len({*tried}) == 2 * 2 * 3
    assert len([line for line in logs if line["event"] == "unexpected"]) == len(tried)


async def test_no_time_waits_for_a_reminder_that_discord_does_not_take(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.clock.ROUND", 0.01)
    match_id = await stage.begin(stage.anna, stage.bruno)
    bot = stage.bot
    clock = Clock(bot.desk, bot.announcer, bot.nudger, bot.computing)
    stage.clock.pass_(hours=HOURS / 2 + 1)

    with stage.discord.faults.hold("POST", "/channels/*/messages") as held:
        await clock.cog_load()
        await stage.discord.until(lambda: held.hits)
        stage.clock.pass_(hours=HOURS)
        async with asyncio.timeout(20):
            while stage.match(match_id)["version"] == 0:  # noqa: ASYNC110 - only the file tells
                await asyncio.sleep(0.01)
    await stage.discord.until(lambda: stage.rows("SELECT * FROM nudged"))
    await clock.send()  # begins once the round that was held up is over
    await clock.cog_unload()

    assert {*absences(stage)} == {0, 1}


async def test_a_calendar_that_cannot_be_counted_by_keeps_no_time_from_running_out(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    broken, recall = stage.oksana.id, Players.recall

    async def failing(players: Players, player: PlayerId) -> None:
        if player == broken:
            raise RuntimeError("a match of theirs cannot be read")
        await recall(players, player)

    monkeypatch.setattr(Players, "recall", failing)
    with capture_logs() as logs:
        await stage.oksana.command(stage.channel, "vacation", to="1")
        stage.clock.pass_(hours=HOURS + 1)
        await stage.round()

    assert stage.match(match_id)["version"] > 0
    assert len([line for line in logs if line["event"] == "unexpected"]) == 2


async def test_a_computer_that_thinks_for_a_late_seat_keeps_no_other_match_from_its_time(
    stage: Stage,
) -> None:
    slow, thinker = await stage.begin(stage.anna, stage.bruno), stage.thinker
    await stage.stop()
    with closing(sqlite3.connect(stage.settings.database)) as connection, connection:
        connection.execute("UPDATE match SET terms = json_set(terms, '$.overrun', 'computer')")
    stage.thinker = Forgetful()
    await stage.start()
    other = await stage.begin(stage.bruno, stage.oksana)
    stage.clock.pass_(hours=HOURS + 1)
    clock = stage.bot.get_cog("Clock")
    assert isinstance(clock, Clock)

    for _ in range(2):
        await asyncio.wait_for(clock.keep_time(reconcile=True), 5)

    assert {row["match_id"] for row in acted_for(stage)} == {other}
    await stage.stop()
    stage.thinker = thinker
    await stage.start()
    await stage.round()
    assert {(row["match_id"], row["seat"]) for row in acted_for(stage)} >= {(slow, 0), (slow, 1)}


def acted_for(stage: Stage) -> list[dict[str, Any]]:
    return stage.rows("SELECT DISTINCT match_id, seat FROM entry WHERE cause = 'absent'")
