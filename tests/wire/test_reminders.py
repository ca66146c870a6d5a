"""Reminders: few, true, exactly once, and where each person wants them."""

from __future__ import annotations

import pytest

from engine.match.model import MatchId
from playground import Message, Persona
from tests.wire.captain import Captain
from tests.wire.stage import HOURS, Stage

POSTS = "/channels/*/messages"
HALF = HOURS / 2 + 1
NEAR = HOURS - 8
"""Hours after which both reminders of a move are due."""
TITLE = {"en": "Time is running out", "it": "Il tempo stringe", "uk": "Час спливає"}


def reminders(stage: Stage, person: Persona) -> list[Message]:
    """Those in the person's private chat."""
    chat = stage.posted(person.open_dm())
    return [message for message in chat if TITLE[person.locale[:2]] in message.text]


async def waiting_for_bruno(stage: Stage) -> MatchId:
    """A match in which Anna has moved."""
    match_id = await stage.begin(stage.anna, stage.bruno)
    await Captain(stage, stage.anna, match_id, 0).visit()
    return match_id


async def test_half_the_time_and_its_near_end_are_told_once_each(stage: Stage) -> None:
    match_id = await waiting_for_bruno(stage)
    counts = []

    for hours in (HALF - 2, 2, 0, NEAR - HALF, 1):
        stage.clock.pass_(hours=hours)
        await stage.round()
        await stage.round()
        counts.append(len(reminders(stage, stage.bruno)))

    assert counts == [0, 1, 1, 2, 2]
    assert reminders(stage, stage.anna) == []
    first = reminders(stage, stage.bruno)[0]
    ends = stage.rows("SELECT at FROM due WHERE kind = 'end'")[0]["at"]
    board = stage.board(match_id)
    assert "**Vascelli di linea** contro Anna · [tabellone](" in first.text
    assert f"/{board.channel_id}/{board.id})" in first.text
    assert f"il tempo scade <t:{ends}:R>" in first.text
    assert first.pinged == []


async def test_the_button_of_a_reminder_opens_the_hand(stage: Stage) -> None:
    await waiting_for_bruno(stage)
    stage.clock.pass_(hours=HALF)
    await stage.round()

    reply = await stage.bruno.press(reminders(stage, stage.bruno)[0], label="La mia mano")
    await stage.settled()

    assert reply.ephemeral
    assert "**La tua mano:**" in stage.told(reply)


async def test_restarts_and_lost_answers_neither_repeat_nor_lose_a_reminder(stage: Stage) -> None:
    await waiting_for_bruno(stage)
    stage.clock.pass_(hours=HALF)

    with stage.discord.faults.lose_answer("POST", POSTS, times=1) as fault:
        await stage.round()
        lost = stage.rows("SELECT * FROM nudged")
        await stage.restart()
        await stage.round()
        await stage.restart()
        await stage.round()

    assert fault.hits == 1
    assert lost == []
    assert len(reminders(stage, stage.bruno)) == 1
    assert len(stage.rows("SELECT * FROM nudged")) == 1


async def test_an_outage_delays_a_reminder(stage: Stage) -> None:
    await waiting_for_bruno(stage)
    stage.clock.pass_(hours=HALF)

    with stage.discord.faults.server_error("*", "/channels/**", status=503, times=None):
        await stage.round()
        down = len(reminders(stage, stage.bruno))
    await stage.round()

    assert (down, len(reminders(stage, stage.bruno))) == (0, 1)


async def test_an_outage_past_the_end_of_the_time_leaves_nothing_to_tell(stage: Stage) -> None:
    await waiting_for_bruno(stage)
    await stage.stop()
    stage.clock.pass_(hours=HOURS + 1)

    await stage.start()
    await stage.round()

    assert reminders(stage, stage.bruno) == []
    assert stage.rows("SELECT * FROM nudge") == []


async def test_many_matches_make_one_reminder_the_most_urgent_first(stage: Stage) -> None:
    rivals = [stage.discord.add_persona(f"Rival {n}") for n in range(8)]
    for rival in rivals:
        await stage.begin(stage.anna, rival)
        stage.clock.pass_(minutes=10)
    stage.clock.pass_(hours=HALF)

    await stage.round()

    (told,) = reminders(stage, stage.anna)
    named = [n for n in range(8) if f"against Rival {n}" in told.text]
    assert named == [0, 1, 2, 3, 4, 5]
    assert sorted(named, key=lambda n: told.text.index(f"Rival {n}")) == named
    assert "And 2 more matches" in told.text
    assert len([b for b in told.buttons if b.label == "My hand"]) == 6


async def test_at_night_nobody_is_reminded_and_what_is_no_longer_true_never(stage: Stage) -> None:
    """It is 14:13 UTC, 16:13 in Rome, when both matches have begun."""
    first = await waiting_for_bruno(stage)
    await stage.begin(stage.bruno, stage.oksana)
    await stage.bruno.command(
        stage.channel, "hours", zone="Europe/Rome", start="22:00", end="08:00"
    )
    await stage.settled()
    await stage.stop()
    stage.clock.pass_(hours=3 * 24 + 7)
    await stage.start()

    await stage.round()
    at_night = len(reminders(stage, stage.bruno))
    held = stage.rows("SELECT match_id FROM nudge WHERE player = ?", stage.bruno.id)
    await Captain(stage, stage.bruno, first, 1).visit()
    stage.clock.pass_(hours=9)
    await stage.round()

    assert at_night == 0
    assert {row["match_id"] for row in held} > {first}
    (told,) = reminders(stage, stage.bruno)
    assert "contro Oksana" in told.text
    assert "contro Anna" not in told.text


async def test_nobody_gets_more_than_four_in_a_day(stage: Stage) -> None:
    rivals = [stage.discord.add_persona(f"Rival {n}") for n in range(6)]
    for rival in rivals:
        await stage.begin(stage.anna, rival)
        stage.clock.pass_(hours=2)
    stage.clock.pass_(hours=HALF - 12)
    counts = []

    for _ in rivals:
        await stage.round()
        counts.append(len(reminders(stage, stage.anna)))
        stage.clock.pass_(hours=2)
    stage.clock.pass_(hours=11)
    await stage.round()
    within_a_day = len(reminders(stage, stage.anna))
    stage.clock.pass_(hours=2)
    await stage.round()

    assert counts == [1, 2, 3, 4, 4, 4]
    assert within_a_day == 4
    told = reminders(stage, stage.anna)
    assert len(told) == 5
    assert "Rival 4" in told[-1].text
    assert "Rival 5" in told[-1].text


async def test_whoever_wants_a_mention_gets_it_in_the_channel_of_the_match(stage: Stage) -> None:
    elsewhere = stage.discord.add_channel("elsewhere")
    await waiting_for_bruno(stage)
    await stage.begin(stage.bruno, stage.oksana, elsewhere)
    await stage.bruno.command(stage.channel, "reminders", how="remind-mention")
    before = [len(stage.posted(place)) for place in (stage.channel, elsewhere)]
    stage.clock.pass_(hours=HALF)

    await stage.round()
    await stage.round()
    await stage.round()

    assert reminders(stage, stage.bruno) == []
    for place, count, rival in zip(
        (stage.channel, elsewhere), before, ("Anna", "Oksana"), strict=True
    ):
        (told,) = stage.posted(place)[count:]
        assert told.pinged == [stage.bruno.id]
        assert f"⏰ {stage.bruno.mention}, time is running out" in told.text
        assert told.text.count("against") == 1
        assert f"against {rival}" in told.text


async def test_whoever_wants_none_gets_none(stage: Stage) -> None:
    await waiting_for_bruno(stage)
    await stage.bruno.command(stage.channel, "reminders", how="remind-none")
    before = len(stage.posted(stage.channel))
    stage.clock.pass_(hours=NEAR)

    await stage.round()

    assert reminders(stage, stage.bruno) == []
    assert len(stage.posted(stage.channel)) == before


async def test_closed_messages_are_made_up_for_by_a_mention(stage: Stage) -> None:
    stage.expected.add((403, 50007))
    await waiting_for_bruno(stage)
    stage.bruno.close_dms()
    before = len(stage.posted(stage.channel))
    stage.clock.pass_(hours=HALF)

    await stage.round()
    stage.clock.pass_(hours=NEAR - HALF)
    await stage.round()

    told = stage.posted(stage.channel)[before:]
    assert [message.pinged for message in told] == [[stage.bruno.id]] * 2
    refused = [e for e in stage.discord.recorder.calls("POST", "/messages") if e.status == 403]
    assert len(refused) == 1


@pytest.mark.parametrize("closed", [False, True])
async def test_whose_place_for_mentions_is_gone_is_told_in_private_or_given_up(
    stage: Stage, closed: bool
) -> None:
    stage.expected |= {(403, 50007), (404, 10003)}
    elsewhere = stage.discord.add_channel("elsewhere")
    await stage.begin(stage.anna, stage.bruno, elsewhere)
    await stage.bruno.command(stage.channel, "reminders", how="remind-mention")
    await stage.discord.delete_channel(elsewhere)
    stage.clock.pass_(hours=HALF)
    if closed:
        stage.bruno.close_dms()

    await stage.round()
    await stage.round()

    assert len(reminders(stage, stage.bruno)) == 1 - closed
    assert stage.rows("SELECT * FROM nudge WHERE player = ?", stage.bruno.id) == []
    told = stage.rows("SELECT number FROM nudged WHERE player = ?", stage.bruno.id)
    assert len(told) == 1 - closed


async def test_a_reminder_that_discord_minds_keeps_nobody_else_from_theirs(stage: Stage) -> None:
    stage.expected.add((400, 50035))
    await stage.begin(stage.anna, stage.bruno)
    stage.clock.pass_(hours=HALF)

    chat = f"/channels/{stage.anna.open_dm().id}/messages"
    with stage.discord.faults.refuse("POST", chat, status=400, code=50035, times=None) as fault:
        await stage.round()
        await stage.round()

    assert fault.hits == 1
    assert reminders(stage, stage.anna) == []
    assert len(reminders(stage, stage.bruno)) == 1
    assert stage.rows("SELECT * FROM nudge") == []
