"""Boards deleted, channels deleted, threads closed, leave to write taken away: play goes on."""

from __future__ import annotations

from playground.permissions import SEND_MESSAGES, VIEW_CHANNEL
from tests.wire.captain import pair, play_turn
from tests.wire.grounds import thread
from tests.wire.stage import Stage


async def listed(stage: Stage) -> str:
    """What /matches shows Anna elsewhere."""
    return stage.told(await stage.anna.command(stage.discord.channel("general"), "matches"))


async def test_a_match_goes_on_in_private_when_its_channel_is_deleted(stage: Stage) -> None:
    stage.expected.add((404, 10003))
    match_id = await stage.begin(stage.anna, stage.bruno)
    captains = pair(stage, match_id)

    await stage.discord.delete_channel(stage.channel)
    for _ in range(3):
        await play_turn(captains)

    assert stage.sees(match_id, None).turn == 4
    assert "against Bruno" in await listed(stage)
    assert stage.rows("SELECT match_id FROM delivery WHERE told < owed") == []


async def test_a_deleted_board_comes_back_with_the_next_news(stage: Stage) -> None:
    stage.expected.add((404, 10008))
    match_id = await stage.begin(stage.anna, stage.bruno)
    lost = stage.board(match_id)

    await stage.discord.delete_message(lost)
    await play_turn(pair(stage, match_id))

    board = stage.board(match_id)
    assert board.id != lost.id
    assert "Turn 2 · Reload" in board.text


async def test_a_hand_deleted_by_its_owner_comes_back(stage: Stage) -> None:
    stage.expected.add((404, 10008))
    match_id = await stage.begin(stage.anna, stage.bruno)
    anna = pair(stage, match_id)[0]
    answer = await anna.ask_for_hand()
    anna.ephemeral = None
    await stage.discord.delete_message(anna.hand)

    anna.ephemeral = answer
    await anna.confirm()
    anna.ephemeral = None

    assert "Turn 1 · Sail" in anna.hand.text


async def test_a_match_lives_in_a_thread_and_wakes_an_archived_one(stage: Stage) -> None:
    stage.expected.add((400, 50083))
    place = await thread(stage)
    match_id = await stage.begin(stage.anna, stage.bruno, place)
    captains = pair(stage, match_id)

    stage.discord.archive(place)
    await play_turn(captains)

    assert not place.archived
    assert stage.board(match_id).channel_id == place.id
    assert "Turn 2 · Reload" in stage.board(match_id).text


async def test_a_locked_thread_locks_nobody_out(stage: Stage) -> None:
    stage.expected |= {(400, 50083), (403, 50083), (403, 160005), (400, 160005)}
    place = await thread(stage)
    match_id = await stage.begin(stage.anna, stage.bruno, place)
    captains = pair(stage, match_id)

    stage.discord.archive(place, locked=True)
    await play_turn(captains)
    await play_turn(captains)

    assert stage.sees(match_id, None).turn == 3
    assert "against Bruno" in await listed(stage)

    place.archived = place.locked = False
    await play_turn(captains)

    assert "Turn 4 · Reload" in stage.board(match_id).text


async def test_leave_to_write_taken_away_locks_nobody_out_and_the_board_comes_back(
    stage: Stage,
) -> None:
    stage.expected |= {(403, 50013), (403, 50001)}
    match_id = await stage.begin(stage.anna, stage.bruno)
    captains = pair(stage, match_id)

    stage.discord.deny(stage.channel, SEND_MESSAGES)
    await play_turn(captains)
    stage.discord.deny(stage.channel, VIEW_CHANNEL)
    await play_turn(captains)

    assert stage.sees(match_id, None).turn == 3
    assert "against Bruno" in await listed(stage)

    stage.discord.allow(stage.channel)
    await play_turn(captains)

    assert "Turn 4 · Reload" in stage.board(match_id).text


async def test_a_challenge_where_the_bot_may_not_write_is_refused(stage: Stage) -> None:
    stage.discord.deny(stage.channel, SEND_MESSAGES)

    reply = await stage.bruno.command(stage.channel, "ships challenge", opponent=stage.anna)

    assert stage.told(reply).startswith("In questo canale non posso scrivere.")
    assert stage.rows("SELECT * FROM lobby") == []


async def test_the_bot_put_out_of_the_server_keeps_the_match(stage: Stage) -> None:
    stage.expected |= {(404, 10003), (403, 50001), (403, 50278)}
    match_id = await stage.begin(stage.anna, stage.bruno)
    before = stage.match(match_id)

    stage.discord.remove_guild(stage.discord.guild)
    await stage.settled()

    assert stage.match(match_id) == before
