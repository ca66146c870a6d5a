"""What a server chooses: the channel of its boards, their language, a thread for each match."""

from __future__ import annotations

from typing import Any, Final

import pytest

from engine.match.model import MatchId
from playground import Channel, Persona
from playground.permissions import CREATE_PUBLIC_THREADS, SEND_MESSAGES, SEND_MESSAGES_IN_THREADS
from tests.wire.captain import pair, play_turn
from tests.wire.stage import Stage

MANAGE_GUILD: Final = 1 << 5


@pytest.fixture
def host(stage: Stage) -> Persona:
    host = stage.discord.add_persona("Host")
    host.grant(stage.channel, MANAGE_GUILD)
    return host


@pytest.fixture
def general(stage: Stage) -> Channel:
    return stage.discord.channel("general")


async def chosen(stage: Stage, host: Persona, **options: Any) -> str:
    reply = await host.command(stage.channel, "settings", **options)
    await stage.settled()
    assert reply.ephemeral
    return stage.told(reply)


async def opened(stage: Stage, who: Persona) -> str:
    """What somebody is told who opens a table in the usual channel."""
    reply = await who.command(stage.channel, "ships open")
    await stage.settled()
    return stage.told(reply)


def threads(stage: Stage) -> list[Channel]:
    return [channel for channel in stage.discord.world.channels.values() if channel.is_thread]


async def test_settings_are_shown_as_they_are_and_after_a_change(
    stage: Stage, host: Persona, general: Channel
) -> None:
    before = await chosen(stage, host)
    changed = await chosen(stage, host, channel=general, language="uk", threads=True)
    after = await chosen(stage, host)
    back = await chosen(stage, host, anywhere=True, language="server", threads=False)

    assert "**Boards:** wherever the command is used" in before
    assert "**Language of boards:** that of the server" in before
    assert "**Threads:** none" in before
    assert f"**Boards:** in <#{general.id}>" in changed
    assert "**Language of boards:** Ukrainian" in changed
    assert "**Threads:** one for each match" in changed
    assert after == changed
    assert back == before


async def test_boards_go_to_the_chosen_channel_in_the_chosen_language(
    stage: Stage, host: Persona, general: Channel
) -> None:
    await chosen(stage, host, channel=general, language="it")

    told = await opened(stage, stage.anna)

    (card,) = stage.posted(general)
    assert told == f"Done: it stands in <#{general.id}>."
    assert "apre un tavolo" in card.text
    assert stage.posted(stage.channel) == []

    await stage.bruno.press(card, label="Siediti")
    await stage.settled()

    (row,) = stage.rows("SELECT guild, channel, language FROM match")
    assert row == {"guild": stage.discord.guild.id, "channel": general.id, "language": "it"}


async def test_settings_outlive_a_restart(stage: Stage, host: Persona, general: Channel) -> None:
    await chosen(stage, host, channel=general)
    await stage.restart()

    await opened(stage, stage.anna)

    assert len(stage.posted(general)) == 1


async def test_a_chosen_channel_that_cannot_be_used_falls_back_with_a_word(
    stage: Stage, host: Persona, general: Channel
) -> None:
    await chosen(stage, host, channel=general)
    stage.discord.deny(general, SEND_MESSAGES)

    shown = await chosen(stage, host)
    told = await opened(stage, stage.bruno)

    assert "⚠️ I may not write in that channel." in shown
    assert told.startswith("Fatto: lo trovi in questo canale.\n⚠️ Non posso scrivere nel canale")
    assert "`/impostazioni`" in told
    assert len(stage.posted(stage.channel)) == 1


async def test_a_deleted_channel_falls_back_too(
    stage: Stage, host: Persona, general: Channel
) -> None:
    await chosen(stage, host, channel=general)
    await stage.discord.delete_channel(general)

    shown = await chosen(stage, host)
    told = await opened(stage, stage.anna)

    assert "⚠️ I may not write in that channel." in shown
    assert "⚠️ I may not write in the channel this server has chosen" in told


async def begun(stage: Stage) -> MatchId:
    return await stage.begin(stage.anna, stage.bruno)


async def test_each_match_gets_a_thread_named_by_game_and_players(
    stage: Stage, host: Persona
) -> None:
    await chosen(stage, host, threads=True)

    first = await begun(stage)
    second = await stage.begin(stage.anna, stage.oksana)

    one, two = threads(stage)
    cards = stage.posted(stage.channel)
    assert [one.name, two.name] == [
        "Ships of the Line: Anna and Bruno",
        "Ships of the Line: Anna and Oksana",
    ]
    assert [one.id, two.id] == [card.id for card in cards]
    assert stage.board(first).channel_id == one.id
    assert stage.board(second).channel_id == two.id
    assert stage.match(first)["channel"] == one.id
    assert stage.board(first).pinged == [stage.anna.id, stage.bruno.id]

    await play_turn(pair(stage, first))

    assert "Turn 2 · Reload" in stage.board(first).text
    assert stage.board(first).channel_id == one.id


async def test_a_thread_whose_making_was_never_answered_is_found_again(
    stage: Stage, host: Persona
) -> None:
    stage.expected.add((400, 160004))
    await chosen(stage, host, threads=True)

    with stage.discord.faults.lose_answer("POST", "/channels/*/messages/*/threads", times=1) as it:
        match_id = await begun(stage)

    (thread,) = threads(stage)
    assert it.hits == 1
    assert stage.board(match_id).channel_id == thread.id


@pytest.mark.parametrize("bits", [CREATE_PUBLIC_THREADS, SEND_MESSAGES_IN_THREADS])
async def test_without_leave_for_threads_it_is_played_in_the_channel_with_a_word(
    stage: Stage, host: Persona, bits: int
) -> None:
    await chosen(stage, host, threads=True)
    stage.discord.deny(stage.channel, bits)

    reply = await stage.anna.command(stage.channel, "ships challenge", opponent=stage.bruno)
    await stage.settled()
    (card,) = stage.posted(stage.channel)
    await stage.bruno.press(card, label="Accept")
    await stage.settled()

    (row,) = stage.rows("SELECT id, channel FROM match")
    assert "⚠️ The match gets no thread of its own" in stage.told(reply)
    assert row["channel"] == stage.channel.id
    assert stage.board(row["id"]).channel_id == stage.channel.id
    assert threads(stage) == []


async def test_leave_lost_before_the_start_falls_back_too(stage: Stage, host: Persona) -> None:
    await chosen(stage, host, threads=True)
    card = await stage.challenge(stage.anna, stage.bruno)
    stage.discord.deny(stage.channel, CREATE_PUBLIC_THREADS)

    await stage.bruno.press(card, label="Accept")
    await stage.settled()

    (row,) = stage.rows("SELECT id FROM match")
    assert stage.board(row["id"]).channel_id == stage.channel.id


async def test_a_match_opened_in_a_thread_stays_there(stage: Stage, host: Persona) -> None:
    await chosen(stage, host, threads=True)
    first = await begun(stage)
    (thread,) = threads(stage)

    told = await stage.oksana.command(thread, "ships challenge", opponent=stage.anna)
    await stage.settled()
    card = stage.posted(thread)[-1]
    await stage.anna.press(card, custom_id=next(b.custom_id for b in card.buttons if b.custom_id))
    await stage.settled()

    (row,) = stage.rows("SELECT id FROM match WHERE id <> ?", first)
    assert stage.told(told) == "Готово: шукайте в цьому каналі."
    assert stage.board(row["id"]).channel_id == thread.id
    assert len(threads(stage)) == 1
