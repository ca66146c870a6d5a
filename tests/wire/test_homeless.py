"""Boards without a place: matches go on, players are told once, nobody is locked out."""

from __future__ import annotations

from typing import Final

import discord
import pytest

from engine.match.model import MatchId
from playground import Channel, Message, Persona
from playground.permissions import MANAGE_THREADS, SEND_MESSAGES
from tests.wire.captain import Captain, pair, play_turn
from tests.wire.stage import Stage

WORD: Final = "the board has nowhere to be shown"
PAROLA: Final = "il tabellone non ha più un posto dove stare"
DAY: Final = 24
"""Hours."""


@pytest.fixture
def general(stage: Stage) -> Channel:
    return stage.discord.channel("general")


async def heard(stage: Stage, channel: Channel | None = None) -> None:
    """Wait until the bot has taken in all that happened: events come in order."""
    place = channel or stage.discord.channel("general")
    await stage.oksana.command(place, "matches")
    await stage.settled()


def chat(stage: Stage, person: Persona) -> list[Message]:
    return [m for m in stage.posted(person.open_dm()) if not m.deleted]


def tries(stage: Stage, channel: Channel) -> int:
    """Posts to a channel that were refused."""
    calls = stage.discord.recorder.calls("POST", f"/channels/{channel.id}/messages")
    return len([call for call in calls if call.status >= 400])


async def thread(stage: Stage) -> Channel:
    channel = stage.bot.get_channel(stage.channel.id)
    assert isinstance(channel, discord.TextChannel)
    made = await channel.create_thread(name="duel", type=discord.ChannelType.public_thread)
    return stage.discord.world.channel(made.id)


async def moved(stage: Stage, match_id: MatchId, channel: Channel) -> None:
    """Anna gives the board a new place."""
    await stage.anna.command(channel, "move-match here", match=match_id)
    await stage.settled()


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


async def test_an_outage_of_the_server_is_no_removal(stage: Stage) -> None:
    await stage.begin(stage.anna, stage.bruno)

    stage.discord.interrupt(stage.discord.guild)
    stage.discord.restore(stage.discord.guild)
    await heard(stage)

    assert stage.rows("SELECT * FROM server WHERE gone IS NOT NULL") == []
    assert stage.rows("SELECT * FROM stray") == []


class Abroad:
    """A second server with a match of Anna and Bruno, who stay in the first one too."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.guild = stage.discord.add_guild("Abroad")
        self.channel = stage.discord.add_channel("abroad", self.guild)
        for person in (stage.anna, stage.bruno):
            stage.discord.world.join(self.guild, person.user)

    async def begin(self) -> MatchId:
        await heard(self.stage)
        return await self.stage.begin(self.stage.anna, self.stage.bruno, self.channel)

    async def put_out(self) -> None:
        self.stage.discord.remove_guild(self.guild)
        await heard(self.stage)


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
