"""Time runs out: the stand-in plays, once."""

from __future__ import annotations

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
