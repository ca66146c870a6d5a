from __future__ import annotations

import asyncio
import json
import sys
from dataclasses import replace
from pathlib import Path

import aiohttp
import discord as library
import pytest

from playground import UNHURRIED, InteractionFailed, Playground
from tests.playground.client import Bot, Interaction, running
from tests.playground.conftest import HASTY, Clock


def talker() -> Bot:
    bot = Bot()

    async def say(interaction: Interaction) -> None:
        await interaction.response.send_message("here")

    bot.answer(say)
    return bot


async def test_a_dropped_bot_resumes_and_misses_nothing(discord: Playground) -> None:
    bot = talker()
    anna, wardroom = discord.persona("Anna"), discord.channel("wardroom")
    async with running(discord, bot):
        await discord.gateway.drop(4000)
        asking = asyncio.create_task(anna.command(wardroom, "do"))
        reply = await asking

    assert reply.text == "here"
    assert "RESUMED" in bot.seen
    assert bot.seen.count("READY") == 1


@pytest.mark.parametrize("how", ["reconnect", "cut"])
async def test_a_bot_resumes_when_asked_to_and_when_cut_off(discord: Playground, how: str) -> None:
    bot = talker()
    async with running(discord, bot):
        await getattr(discord.gateway, how)()
        await discord.until(lambda: "RESUMED" in bot.seen)
        reply = await discord.persona("Anna").command(discord.channel("wardroom"), "do")

    assert reply.text == "here"
    assert bot.seen.count("READY") == 1


async def test_a_fatal_close_ends_the_bot(discord: Playground) -> None:
    async with running(discord, Bot()) as bot:
        await discord.gateway.drop(4004)
        assert bot.ending is not None
        with pytest.raises(library.ConnectionClosed) as closed:
            await bot.ending

    assert closed.value.code == 4004


async def identified(
    session: aiohttp.ClientSession, discord: Playground, intents: int = 0
) -> aiohttp.ClientWebSocketResponse:
    """A hand-made connection, past HELLO and READY."""
    socket = await session.ws_connect(f"{discord.url}/gateway")
    hello = await socket.receive_json()
    assert hello["op"] == 10
    identify = {"token": discord.token, "intents": intents, "properties": {}}
    await socket.send_json({"op": 2, "d": identify})
    ready = await socket.receive_json()
    assert ready["t"] == "READY"
    return socket


async def test_heartbeats_are_answered_and_their_lack_ends_the_connection(clock: Clock) -> None:
    limits = replace(HASTY, heartbeat=0.05, acknowledging=0.0)
    async with (
        Playground.open(clock=clock, limits=limits) as discord,
        aiohttp.ClientSession() as session,
    ):
        socket = await identified(session, discord)
        await socket.send_json({"op": 1, "d": 1})
        beat = await socket.receive_json()
        end = await socket.receive()

    assert beat == {"op": 11}
    assert (end.type, end.data) == (aiohttp.WSMsgType.CLOSE, 4009)


async def test_a_heartbeat_is_acknowledged_no_sooner_than_over_a_network(
    discord: Playground,
) -> None:
    """discord.py would log that it "can't keep up": see ``Limits.acknowledging``."""
    loop = asyncio.get_running_loop()
    async with aiohttp.ClientSession() as session:
        socket = await identified(session, discord)
        sent = loop.time()
        await socket.send_json({"op": 1, "d": 1})
        beat = await socket.receive_json()
        taken = loop.time() - sent

    assert beat == {"op": 11}
    assert taken >= UNHURRIED.acknowledging == 0.05


async def test_a_resume_too_old_or_unknown_is_an_invalid_session(discord: Playground) -> None:
    async with aiohttp.ClientSession() as session:
        socket = await session.ws_connect(f"{discord.url}/gateway")
        await socket.receive_json()
        resume = {"token": discord.token, "session_id": "unknown", "seq": 1}
        await socket.send_json({"op": 6, "d": resume})
        answer = await socket.receive_json()

    assert answer == {"op": 9, "d": False}


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        ('{"op": 2, "d": {"token": "no", "intents": 0}}', 4004),
        ('{"op": 4, "d": {}}', 4003),
        ("not json", 4002),
        (json.dumps({"op": 1, "d": "x" * 4096}), 4002),
    ],
)
async def test_what_makes_no_sense_ends_the_connection(
    discord: Playground, sent: str, code: int
) -> None:
    async with aiohttp.ClientSession() as session:
        socket = await session.ws_connect(f"{discord.url}/gateway")
        await socket.receive_json()
        await socket.send_str(sent)
        end = await socket.receive()

    assert end.data == code


async def test_too_many_sends_end_the_connection(discord: Playground) -> None:
    async with aiohttp.ClientSession() as session:
        socket = await identified(session, discord)
        for _ in range(120):
            await socket.send_json({"op": 3, "d": {}})
        end = await socket.receive()

    assert end.data == 4008


async def test_members_are_sent_when_asked_for(discord: Playground) -> None:
    bruno = discord.persona("Bruno")
    async with aiohttp.ClientSession() as session:
        socket = await identified(session, discord)
        asked = {"guild_id": str(discord.guild.id), "user_ids": [str(bruno.id), "4"], "limit": 0}
        await socket.send_json({"op": 8, "d": asked})
        chunk = await socket.receive_json()

    assert chunk["t"] == "GUILD_MEMBERS_CHUNK"
    assert [m["user"]["username"] for m in chunk["d"]["members"]] == ["bruno"]
    assert chunk["d"]["not_found"] == ["4"]


ROOT = Path(__file__).parents[2]
KILLED = """
import asyncio, sys
from playground.wiring import point
from tests.playground.test_gateway import talker
point(sys.argv[1])
bot = talker()
async def setup_hook():
    await bot.tree.sync()
bot.setup_hook = setup_hook
bot.run(sys.argv[2], log_handler=None)
"""


async def test_a_second_bot_takes_over_from_one_that_was_killed() -> None:
    limits = replace(UNHURRIED, first_answer=1.0)
    async with Playground.open(limits=limits) as discord:
        anna, wardroom = discord.persona("Anna"), discord.channel("wardroom")
        first = await asyncio.create_subprocess_exec(
            sys.executable, "-c", KILLED, discord.url, discord.token, cwd=ROOT
        )
        try:
            await discord.until(lambda: discord.gateway.connected, timeout=20)
            before = await anna.command(wardroom, "do")
        finally:
            first.kill()
            await first.wait()
        await discord.until(lambda: not discord.gateway.connected)
        with pytest.raises(InteractionFailed):
            await anna.command(wardroom, "do")
        async with running(discord, talker()):
            after = await anna.command(wardroom, "do")

    assert (before.text, after.text) == ("here", "here")
    assert [m.text for m in anna.messages(wardroom)] == ["here", "here"]
