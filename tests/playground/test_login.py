from __future__ import annotations

import asyncio

import discord as library
import pytest

from playground import Playground
from playground.settings import UNHURRIED
from playground.wiring import point_discord_at
from tests.playground.client import Bot, running


async def test_a_bot_sees_the_guild_and_its_channels(discord: Playground, bot: Bot) -> None:
    guild = bot.guilds[0]

    assert guild.name == "The Admiralty"
    assert [c.name for c in guild.text_channels] == ["wardroom", "general"]
    assert guild.me.id == discord.bot.id


async def test_a_wrong_token_is_refused(discord: Playground) -> None:
    async with point_discord_at(discord.url), Bot() as bot:
        with pytest.raises(library.LoginFailure):
            await bot.login("not.the.token")

    assert discord.recorder.exchanges[-1].status == 401


async def test_an_autosharded_client_asks_where_the_gateway_is(discord: Playground) -> None:
    client = library.AutoShardedClient(
        intents=library.Intents(guilds=True), guild_ready_timeout=0.01
    )
    async with point_discord_at(discord.url), client:
        await client.login(discord.token)
        task = asyncio.create_task(client.connect())
        await asyncio.wait_for(client.wait_until_ready(), 5)
        names = [g.name for g in client.guilds]
        await client.close()
        await task

    assert names == ["The Admiralty"]
    assert discord.recorder.calls("GET", "/gateway/bot")[0].status == 200


async def test_a_privileged_intent_that_was_not_granted_ends_the_connection(
    discord: Playground,
) -> None:
    with pytest.raises(library.PrivilegedIntentsRequired):
        async with running(discord, Bot(library.Intents(guilds=True, members=True))):
            pass


async def test_with_guilds_alone_no_message_events_come(discord: Playground, bot: Bot) -> None:
    anna = discord.persona("Anna")
    await anna.say(discord.channel("wardroom"), "ahoy")
    discord.add_channel("quarterdeck")

    await discord.until(lambda: "CHANNEL_CREATE" in bot.seen)

    assert "MESSAGE_CREATE" not in bot.seen


async def test_messages_of_others_come_without_words_unless_content_was_granted(
    discord: Playground,
) -> None:
    bot = Bot(library.Intents(guilds=True, guild_messages=True))
    heard: list[library.Message] = []

    @bot.event
    async def on_message(message: library.Message) -> None:
        heard.append(message)
        bot.notice()

    anna = discord.persona("Anna")
    async with running(discord, bot):
        await anna.say(discord.channel("wardroom"), "secret")
        await anna.say(discord.channel("wardroom"), f"<@{discord.bot.id}> ahoy")
        await discord.until(lambda: len(heard) == 2)

    assert [m.content for m in heard] == ["", f"<@{discord.bot.id}> ahoy"]


async def test_a_member_can_be_fetched_and_a_stranger_cannot(discord: Playground, bot: Bot) -> None:
    anna, eve = discord.persona("Anna"), discord.add_stranger("Eve")

    member = await bot.guilds[0].fetch_member(anna.id)
    with pytest.raises(library.NotFound) as unknown_member:
        await bot.guilds[0].fetch_member(eve.id)
    with pytest.raises(library.NotFound) as unknown_user:
        await bot.fetch_user(4)

    assert member.display_name == "Anna"
    assert unknown_member.value.code == 10007
    assert unknown_user.value.code == 10013


async def test_limits_can_be_chosen() -> None:
    async with Playground.open(limits=UNHURRIED) as discord, running(discord, Bot()) as bot:
        channel = await bot.text_channel()
        for number in range(7):
            await channel.send(str(number))

    assert [e.status for e in discord.recorder.calls("POST", "/messages")] == [200] * 7
