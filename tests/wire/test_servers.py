"""Servers that put the bot out or take it back, and people who leave: their matches go on."""

from __future__ import annotations

from typing import Final

from tests.wire.captain import Captain, pair, play_turn
from tests.wire.grounds import WORD, Abroad, heard, moved
from tests.wire.stage import Stage

DAY: Final = 24
"""Hours."""


async def test_an_outage_of_the_server_is_no_removal(stage: Stage) -> None:
    await stage.begin(stage.anna, stage.bruno)

    stage.discord.interrupt(stage.discord.guild)
    stage.discord.restore(stage.discord.guild)
    await heard(stage)

    assert stage.rows("SELECT * FROM server WHERE gone IS NOT NULL") == []
    assert stage.rows("SELECT * FROM stray") == []


async def test_a_server_that_puts_the_bot_out_keeps_its_matches_for_thirty_days(
    stage: Stage,
) -> None:
    abroad = Abroad(stage)
    match_id = await abroad.begin()
    stays = await stage.begin(stage.anna, stage.bruno)
    await abroad.put_out()
    captains = pair(stage, match_id)

    await play_turn(captains)
    stage.clock.pass_(hours=29 * DAY)
    await stage.round()

    assert WORD in captains[0].hand.text
    assert stage.match(match_id)["status"] == "playing"

    stage.clock.pass_(hours=2 * DAY)
    await stage.round()

    assert stage.match(match_id)["status"] == "ended"
    assert stage.match(stays)["status"] == "playing"
    assert "The bot was removed from the server" in captains[0].hand.text
    assert stage.rows("SELECT * FROM server") == []


async def test_a_removal_missed_while_away_is_found_at_the_start(stage: Stage) -> None:
    abroad = Abroad(stage)
    match_id = await abroad.begin()
    await stage.stop()
    stage.discord.remove_guild(abroad.guild)

    await stage.start()
    await heard(stage)

    (row,) = stage.rows("SELECT id, gone FROM server")
    assert row == {"id": abroad.guild.id, "gone": stage.clock.now}
    assert WORD in pair(stage, match_id)[0].hand.text


async def test_a_server_that_takes_the_bot_back_has_its_boards_again(stage: Stage) -> None:
    abroad = Abroad(stage)
    match_id = await abroad.begin()
    await abroad.put_out()
    stage.clock.pass_(hours=20 * DAY)

    world = stage.discord.world
    world.guilds[abroad.guild.id] = abroad.guild
    world.channels[abroad.channel.id] = abroad.channel
    world.messages[abroad.channel.id] = {}
    world.announce("GUILD_CREATE", abroad.guild)
    await heard(stage)
    stage.clock.pass_(hours=20 * DAY)
    await stage.round()

    assert stage.board(match_id).channel_id == abroad.channel.id
    assert stage.match(match_id)["status"] == "playing"
    assert stage.rows("SELECT gone FROM server") == [{"gone": None}]


async def test_somebody_who_leaves_the_server_plays_on_in_private_or_is_stood_in_for(
    stage: Stage,
) -> None:
    stage.expected.add((403, 50278))
    match_id = await stage.begin(stage.anna, stage.bruno)
    anna, bruno = pair(stage, match_id)
    stage.bruno.leave(stage.discord.guild)

    await anna.visit()
    await bruno.confirm()
    stage.clock.pass_(hours=80)
    await stage.round()
    await anna.visit()

    assert stage.sees(match_id, None).turn == 2
    refused = [
        call
        for call in stage.discord.recorder.calls(
            "POST", f"/channels/{bruno.hand.channel_id}/messages"
        )
        if call.status == 403
    ]
    assert len(refused) <= 1


async def test_a_deleted_account_stops_nothing_and_is_written_to_once(stage: Stage) -> None:
    stage.expected.add((404, 10013))
    match_id = await stage.begin(stage.anna, stage.bruno)
    anna = Captain(stage, stage.anna, match_id, 0)
    gone = stage.bruno.id
    dm = stage.bruno.open_dm()
    stage.bruno.leave(stage.discord.guild)
    del stage.discord.world.users[gone]
    await stage.restart()

    for _ in range(3):
        await anna.visit()
        stage.clock.pass_(hours=80)
        await stage.round()

    asked = [e for e in stage.discord.recorder.exchanges if e.status == 404]
    assert stage.sees(match_id, None).turn > 2
    assert len(asked) == 1
    assert dm.recipient_id == gone


async def test_nobody_takes_a_match_to_a_server_of_their_own_to_be_its_host(stage: Stage) -> None:
    abroad = Abroad(stage)
    match_id = await stage.begin(stage.anna, stage.bruno)
    await heard(stage)
    before = stage.kept()

    moved = await stage.anna.command(abroad.channel, "move-match here", raw=True, match=match_id)
    unnamed = await stage.anna.command(abroad.channel, "move-match here")
    offered = await stage.anna.autocomplete(abroad.channel, "move-match here", focus="match")

    assert stage.told(moved).startswith("This match belongs to another server")
    assert stage.told(unnamed) == "You play no match whose board could come here."
    assert offered == []
    assert stage.kept() == before


async def test_a_match_of_a_server_that_put_the_bot_out_moves_to_another(stage: Stage) -> None:
    abroad = Abroad(stage)
    match_id = await abroad.begin()
    await abroad.put_out()

    await moved(stage, match_id, stage.channel)

    assert stage.board(match_id).channel_id == stage.channel.id
    assert WORD not in pair(stage, match_id)[0].hand.text
