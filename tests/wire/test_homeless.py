"""Boards without a place: matches go on, players are told once, nobody is locked out."""

from __future__ import annotations

from typing import Final

import pytest

from engine.match.model import Match
from engine.match.strays import Strays
from playground import Channel
from playground.permissions import MANAGE_THREADS, SEND_MESSAGES
from tests.wire.captain import pair, play_turn
from tests.wire.grounds import WORD, chat, heard, moved, thread, tries
from tests.wire.stage import Stage

PAROLA: Final = "il tabellone non ha più un posto dove stare"


@pytest.fixture
def general(stage: Stage) -> Channel:
    return stage.discord.channel("general")


async def test_players_are_told_once_that_a_deleted_channel_took_the_board(
    stage: Stage, general: Channel
) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    before = [len(chat(stage, who)) for who in (stage.anna, stage.bruno)]

    await stage.discord.delete_channel(stage.channel)
    await heard(stage)

    anna, bruno = pair(stage, match_id)
    assert WORD in anna.hand.text
    assert "`/move-match here`" in anna.hand.text
    assert PAROLA in bruno.hand.text
    assert "`/sposta-partita qui`" in bruno.hand.text
    once = [count + 1 for count in before]
    assert [len(chat(stage, who)) for who in (stage.anna, stage.bruno)] == once

    await anna.confirm()
    await bruno.confirm()

    assert [len(chat(stage, who)) for who in (stage.anna, stage.bruno)] == once
    assert tries(stage, stage.channel) == 0
    assert WORD in anna.hand.text


async def test_a_moved_board_is_there_again_and_the_word_is_gone(
    stage: Stage, general: Channel
) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    await stage.discord.delete_channel(stage.channel)
    await heard(stage)

    await moved(stage, match_id, general)

    anna, _ = pair(stage, match_id)
    assert stage.board(match_id).channel_id == general.id
    assert WORD not in anna.hand.text
    assert f"/{general.id}/{stage.board(match_id).id}" in anna.hand.text
    assert stage.rows("SELECT * FROM stray") == []


async def test_a_deletion_missed_while_away_is_found_at_the_next_send_and_tried_no_more(
    stage: Stage,
) -> None:
    stage.expected.add((404, 10003))
    match_id = await stage.begin(stage.anna, stage.bruno)
    captains = pair(stage, match_id)
    await stage.stop()
    await stage.discord.delete_channel(stage.channel)
    await stage.start()

    for _ in range(3):
        await play_turn(captains)

    assert WORD in captains[0].hand.text
    assert tries(stage, stage.channel) == 1
    assert stage.sees(match_id, None).turn == 4


async def test_a_deleted_thread_is_noticed(stage: Stage) -> None:
    place = await thread(stage)
    match_id = await stage.begin(stage.anna, stage.bruno, place)

    await stage.discord.delete_channel(place)
    await heard(stage)

    assert WORD in pair(stage, match_id)[0].hand.text


async def test_a_parent_deleted_takes_its_threads_along(stage: Stage) -> None:
    place = await thread(stage)
    match_id = await stage.begin(stage.anna, stage.bruno, place)

    await stage.discord.delete_channel(stage.channel)
    await heard(stage)

    assert WORD in pair(stage, match_id)[0].hand.text


async def test_lost_leave_is_tried_again_sparingly_and_at_once_when_it_is_back(
    stage: Stage,
) -> None:
    stage.expected.add((403, 50013))
    match_id = await stage.begin(stage.anna, stage.bruno)
    captains = pair(stage, match_id)
    stage.discord.deny(stage.channel, SEND_MESSAGES)

    for _ in range(3):
        await play_turn(captains)
    soon = tries(stage, stage.channel)
    stage.clock.pass_(hours=1)
    await play_turn(captains)
    later = tries(stage, stage.channel)

    assert (soon, later) == (1, 2)
    assert WORD in captains[0].hand.text

    stage.discord.allow(stage.channel)
    await heard(stage)

    assert WORD not in captains[0].hand.text
    assert f"Turn {stage.sees(match_id, None).turn} · " in stage.board(match_id).text


async def test_without_an_event_it_is_given_up_after_a_bounded_number_of_tries(
    stage: Stage,
) -> None:
    stage.expected.add((403, 50013))
    match_id = await stage.begin(stage.anna, stage.bruno)
    captains = pair(stage, match_id)
    stage.discord.deny(stage.channel, SEND_MESSAGES)

    for _ in range(12):
        await play_turn(captains)
        stage.clock.pass_(hours=70)

    assert tries(stage, stage.channel) == 8


async def test_a_locked_thread_is_no_place_until_it_is_unlocked(stage: Stage) -> None:
    stage.expected |= {(400, 50083), (403, 160005), (400, 160005), (403, 50083)}
    place = await thread(stage)
    match_id = await stage.begin(stage.anna, stage.bruno, place)
    captains = pair(stage, match_id)
    stage.discord.deny(stage.channel, MANAGE_THREADS)
    stage.discord.archive(place, locked=True)

    await play_turn(captains)

    assert WORD in captains[0].hand.text
    assert tries(stage, place) == 1

    place.archived = place.locked = False
    stage.discord.world.channel_changed(place)
    await heard(stage)

    assert WORD not in captains[0].hand.text
    assert "Turn 2 · Reload" in stage.board(match_id).text


async def test_a_restart_keeps_what_was_lost_and_tells_nobody_twice(
    stage: Stage, general: Channel
) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    await stage.discord.delete_channel(stage.channel)
    await heard(stage)
    before = len(chat(stage, stage.anna))

    await stage.restart()
    await stage.round()

    assert len(chat(stage, stage.anna)) == before
    assert WORD in pair(stage, match_id)[0].hand.text

    await moved(stage, match_id, general)

    assert stage.board(match_id).channel_id == general.id


async def test_closed_private_messages_show_the_word_on_the_hand_all_the_same(
    stage: Stage, general: Channel
) -> None:
    stage.expected.add((403, 50007))
    stage.anna.close_dms()
    match_id = await stage.begin(stage.anna, stage.bruno)

    await stage.discord.delete_channel(stage.channel)
    await heard(stage)

    reply = await stage.anna.command(general, "ships hand", match=match_id)
    assert WORD in stage.told(reply)


async def test_a_place_that_is_back_while_it_is_given_up_has_its_board_all_the_same(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage.expected.add((403, 50013))
    match_id = await stage.begin(stage.anna, stage.bruno)
    captains = pair(stage, match_id)
    stage.discord.deny(stage.channel, SEND_MESSAGES)
    await play_turn(captains)
    refused = Strays.may_post

    async def meanwhile(strays: Strays, match: Match) -> bool:
        may = await refused(strays, match)
        if not may:
            stage.discord.allow(stage.channel)
            await strays.back(stage.discord.guild.id, stage.channel.id)
        return may

    monkeypatch.setattr(Strays, "may_post", meanwhile)
    (last,) = [captain for captain in captains if captain.awaited]
    await last.confirm()

    assert "Turn 2 · Sail" in stage.board(match_id).text
    assert WORD not in captains[0].hand.text
