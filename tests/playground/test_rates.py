from __future__ import annotations

import asyncio
from dataclasses import replace

import aiohttp
import discord as library

from playground import Limits, Playground
from playground.settings import Rate
from tests.playground.client import Bot, running
from tests.playground.conftest import Clock
from tests.playground.raw import send


async def post(session: aiohttp.ClientSession, discord: Playground) -> aiohttp.ClientResponse:
    channel = discord.channel("wardroom")
    url = f"{discord.url}/api/v10/channels/{channel.id}/messages"
    headers = {"Authorization": f"Bot {discord.token}"}
    return await session.post(url, json={"content": "ahoy"}, headers=headers)


async def test_five_messages_in_five_seconds_is_the_rule_for_a_channel() -> None:
    async with Playground.open() as discord, aiohttp.ClientSession() as session:
        answers = [await post(session, discord) for _ in range(6)]
        refusal = await answers[-1].json()

    assert [a.status for a in answers] == [200] * 5 + [429]
    left = [a.headers["X-RateLimit-Remaining"] for a in answers]
    assert left == ["4", "3", "2", "1", "0", "0"]
    assert {a.headers["X-RateLimit-Limit"] for a in answers} == {"5"}
    assert answers[-1].headers["Via"]
    assert 4 < refusal["retry_after"] <= 5.001
    assert refusal["global"] is False


async def test_an_answer_is_exactly_json() -> None:
    async with Playground.open() as discord, aiohttp.ClientSession() as session:
        answer = await post(session, discord)

    assert answer.headers["Content-Type"] == "application/json"


async def test_discord_py_keeps_within_the_limit() -> None:
    limits = replace(Limits(), message_create=Rate(2, 0.2))
    async with Playground.open(limits=limits) as discord, running(discord, Bot()) as bot:
        channel = await bot.text_channel()
        await asyncio.gather(*(channel.send(str(n)) for n in range(6)))

    statuses = [e.status for e in discord.recorder.calls("POST", "/messages")]
    assert statuses.count(200) == 6
    assert discord.recorder.invalid_requests() <= 1


async def test_all_calls_together_are_limited_but_answers_to_interactions_are_not() -> None:
    limits = replace(Limits(), overall=Rate(3, 60.0))
    async with Playground.open(limits=limits) as discord, aiohttp.ClientSession() as session:
        answers = [await post(session, discord) for _ in range(4)]
        url = f"{discord.url}/api/v10/interactions/1/none/callback"
        exempt = await session.post(url, json={"type": 4})

    assert [a.status for a in answers] == [200, 200, 200, 429]
    assert answers[-1].headers["X-RateLimit-Global"] == "true"
    assert exempt.status == 404


async def test_edits_of_messages_older_than_an_hour_are_30046_after_three(clock: Clock) -> None:
    limits = replace(Limits(), old_edits=Rate(3, 0.2), message_create=None)
    async with (
        Playground.open(limits=limits, clock=clock) as discord,
        running(discord, Bot()) as bot,
    ):
        sent = await send(bot, discord.channel("wardroom"), {"content": "board"})
        clock.pass_(3601)
        message = (await bot.text_channel()).get_partial_message(int(sent["id"]))
        for number in range(4):
            await message.edit(content=str(number))

    edits = discord.recorder.calls("PATCH")
    assert [e.status for e in edits] == [200, 200, 200, 429, 200]
    assert edits[3].response["code"] == 30046


async def test_young_messages_are_edited_freely(discord: Playground, bot: Bot) -> None:
    sent: library.Message = await (await bot.text_channel()).send("board")
    for number in range(6):
        await sent.edit(content=str(number))

    assert {e.status for e in discord.recorder.calls("PATCH")} == {200}
