"""Threads, pins, permissions, guilds."""

from __future__ import annotations

from dataclasses import replace

import discord as library
import pytest

from playground import UNHURRIED, Playground, permissions
from tests.playground.client import Bot, running


async def test_a_thread_begins_from_a_message_once(discord: Playground, bot: Bot) -> None:
    channel = await bot.text_channel()
    sent = await channel.send("board")
    thread = await sent.create_thread(name="Match")
    with pytest.raises(library.HTTPException) as again:
        await sent.create_thread(name="Match")
    await thread.send("in the thread")

    assert thread.id == sent.id
    assert again.value.code == 160004
    texts = [m.text for m in discord.persona("Anna").messages(discord.channel("Match"))]
    assert texts == ["", "in the thread"]


async def test_a_private_thread_is_seen_by_its_members(discord: Playground, bot: Bot) -> None:
    channel = await bot.text_channel()
    anna, bruno = discord.persona("Anna"), discord.persona("Bruno")
    thread = await channel.create_thread(name="Cabin", type=library.ChannelType.private_thread)
    await thread.add_user(library.Object(anna.id))

    cabin = discord.channel("Cabin")
    assert (anna.sees(cabin), bruno.sees(cabin)) == (True, False)
    await thread.remove_user(library.Object(anna.id))
    assert not anna.sees(cabin)


async def test_writing_opens_an_archived_thread_but_not_editing(
    discord: Playground, bot: Bot
) -> None:
    channel = await bot.text_channel()
    thread = await channel.create_thread(name="Match", type=library.ChannelType.public_thread)
    sent = await thread.send("board")
    await thread.edit(archived=True)
    with pytest.raises(library.HTTPException) as refused:
        await sent.edit(content="new board")
    await thread.send("again")

    assert refused.value.code == 50083
    assert not discord.channel("Match").archived


async def test_a_locked_thread_refuses_who_may_not_manage_it(discord: Playground, bot: Bot) -> None:
    channel = await bot.text_channel()
    thread = await channel.create_thread(name="Match", type=library.ChannelType.public_thread)
    discord.deny(discord.channel("wardroom"), permissions.MANAGE_THREADS)
    await thread.edit(locked=True)
    with pytest.raises(library.Forbidden) as locked:
        await thread.send("again")
    discord.archive(discord.channel("Match"), locked=True)
    with pytest.raises(library.HTTPException) as archived:
        await thread.send("again")

    assert (locked.value.code, archived.value.code) == (160005, 50083)


async def test_deleting_a_thread_or_its_channel_is_told(discord: Playground, bot: Bot) -> None:
    channel = await bot.text_channel()
    await channel.create_thread(name="A", type=library.ChannelType.public_thread)
    thread = await channel.create_thread(name="B", type=library.ChannelType.public_thread)
    await discord.delete_channel(discord.channel("A"))
    await discord.delete_channel(discord.channel("wardroom"))
    await discord.until(lambda: "CHANNEL_DELETE" in bot.seen)
    with pytest.raises(library.NotFound) as gone:
        await thread.send("again")

    assert bot.seen.count("THREAD_DELETE") == 2
    assert gone.value.code == 10003


async def test_pins_come_latest_first_with_a_notice_in_the_channel(
    discord: Playground, bot: Bot
) -> None:
    channel = await bot.text_channel()
    first, second = await channel.send("one"), await channel.send("two")
    await first.pin()
    await second.pin()
    pinned = [m.content async for m in channel.pins()]
    await second.unpin()
    left = [m.content async for m in channel.pins()]

    assert (pinned, left) == (["two", "one"], ["one"])
    assert [m.type for m in discord.messages(discord.channel("wardroom"))] == [0, 0, 6, 6]


async def test_the_251st_pin_is_refused(discord: Playground, bot: Bot) -> None:
    channel = await bot.text_channel()
    sent = [await channel.send(str(n)) for n in range(2)]
    for number in range(250):
        message = await discord.persona("Anna").say(discord.channel("wardroom"), str(number))
        message.pinned = float(number)
    with pytest.raises(library.HTTPException) as refused:
        await sent[0].pin()

    assert refused.value.code == 30003


@pytest.mark.parametrize(
    ("denied", "code"),
    [
        (permissions.VIEW_CHANNEL, 50001),
        (permissions.SEND_MESSAGES, 50013),
    ],
)
async def test_a_bot_without_leave_is_refused(
    discord: Playground, bot: Bot, denied: int, code: int
) -> None:
    channel = await bot.text_channel()
    discord.deny(discord.channel("wardroom"), denied)
    with pytest.raises(library.Forbidden) as refused:
        await channel.send("ahoy")
    discord.allow(discord.channel("wardroom"))
    await channel.send("ahoy")

    assert refused.value.code == code


async def test_in_a_thread_another_permission_counts(discord: Playground, bot: Bot) -> None:
    channel = await bot.text_channel()
    thread = await channel.create_thread(name="Match", type=library.ChannelType.public_thread)
    discord.deny(discord.channel("wardroom"), permissions.SEND_MESSAGES)
    await thread.send("allowed")
    discord.deny(discord.channel("wardroom"), permissions.SEND_MESSAGES_IN_THREADS)
    with pytest.raises(library.Forbidden) as refused:
        await thread.send("refused")

    assert refused.value.code == 50013


async def test_a_guild_the_bot_is_put_out_of_is_gone(discord: Playground, bot: Bot) -> None:
    pirates = discord.add_guild("The Pirates")
    discord.add_channel("cove", pirates)
    await discord.until(lambda: "CHANNEL_CREATE" in bot.seen)
    joined = [g.name for g in bot.guilds]
    discord.remove_guild(pirates)
    await discord.until(lambda: "GUILD_DELETE" in bot.seen)

    assert joined == ["The Admiralty", "The Pirates"]
    assert [g.name for g in bot.guilds] == ["The Admiralty"]


async def test_a_guild_in_an_outage_comes_back(discord: Playground, bot: Bot) -> None:
    discord.interrupt(discord.guild)
    await discord.until(lambda: "GUILD_DELETE" in bot.seen)
    away = bot.guilds[0].unavailable
    discord.restore(discord.guild)
    await discord.until(lambda: bot.seen.count("GUILD_CREATE") == 2)

    assert (away, bot.guilds[0].unavailable) == (True, False)


async def test_only_so_many_threads_are_active() -> None:
    limits = replace(UNHURRIED, active_threads=1)
    async with Playground.open(limits=limits) as discord, running(discord, Bot()) as bot:
        channel = await bot.text_channel()
        first = await channel.create_thread(name="A", type=library.ChannelType.public_thread)
        with pytest.raises(library.HTTPException) as refused:
            await channel.create_thread(name="B", type=library.ChannelType.public_thread)
        await first.edit(archived=True)
        await channel.create_thread(name="B", type=library.ChannelType.public_thread)

    assert refused.value.code == 160006


async def test_a_person_who_left_no_longer_sees_the_guild(discord: Playground, bot: Bot) -> None:
    anna = discord.persona("Anna")
    anna.rename("Anna B")
    renamed = await bot.guilds[0].fetch_member(anna.id)
    anna.leave(discord.guild)
    with pytest.raises(library.NotFound) as gone:
        await bot.guilds[0].fetch_member(anna.id)

    assert renamed.display_name == "Anna B"
    assert gone.value.code == 10007
    assert not anna.sees(discord.channel("wardroom"))
