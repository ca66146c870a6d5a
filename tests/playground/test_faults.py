from __future__ import annotations

import aiohttp
import discord as library
import pytest

from playground import Playground
from tests.playground.client import Bot, Interaction, running

SEND = "/channels/*/messages"


async def test_a_refusal_comes_as_often_as_asked(discord: Playground, bot: Bot) -> None:
    channel = await bot.text_channel()
    fault = discord.faults.refuse("POST", SEND, status=403, code=50013, times=2)
    for _ in range(2):
        with pytest.raises(library.Forbidden) as refused:
            await channel.send("ahoy")
    await channel.send("ahoy")

    assert refused.value.code == 50013
    assert fault.hits == 2
    assert len(discord.messages(discord.channel("wardroom"))) == 1


async def test_a_fault_lasts_until_it_is_switched_off(discord: Playground, bot: Bot) -> None:
    channel = await bot.text_channel()
    with discord.faults.refuse("*", "/channels/**", status=404, code=10003, times=None) as fault:
        for _ in range(3):
            with pytest.raises(library.NotFound):
                await channel.send("ahoy")
    await channel.send("ahoy")

    assert fault.hits == 3


async def test_other_routes_and_methods_are_spared(discord: Playground, bot: Bot) -> None:
    channel = await bot.text_channel()
    fault = discord.faults.refuse("PATCH", SEND, status=403, code=50013, times=None)
    sent = await channel.send("ahoy")
    await sent.edit(content="belay")

    assert fault.hits == 0


async def test_a_503_is_given_up_and_a_500_tried_again(discord: Playground, bot: Bot) -> None:
    channel = await bot.text_channel()
    discord.faults.server_error("POST", SEND, status=503)
    with pytest.raises(library.DiscordServerError) as unavailable:
        await channel.send("ahoy")
    discord.faults.server_error("POST", SEND, status=500)
    await channel.send("ahoy")

    assert unavailable.value.status == 503
    assert [e.status for e in discord.recorder.calls("POST", "/messages")] == [503, 500, 200]


async def test_discord_py_waits_out_a_429(discord: Playground, bot: Bot) -> None:
    channel = await bot.text_channel()
    discord.faults.rate_limit("POST", SEND, retry_after=0.05)
    await channel.send("ahoy")

    assert [e.status for e in discord.recorder.calls("POST", "/messages")] == [429, 200]


async def test_a_lost_answer_was_carried_out(discord: Playground, bot: Bot) -> None:
    channel = await bot.text_channel()
    discord.faults.lose_answer("POST", SEND)
    with pytest.raises(aiohttp.ClientError):
        await channel.send("ahoy", nonce="n1")
    again = await channel.send("ahoy", nonce="n1")

    messages = discord.messages(discord.channel("wardroom"))
    assert [m.id for m in messages] == [again.id]


async def test_a_lost_request_was_not_carried_out(discord: Playground, bot: Bot) -> None:
    channel = await bot.text_channel()
    discord.faults.lose_request("POST", SEND)
    with pytest.raises(aiohttp.ClientError):
        await channel.send("ahoy")

    assert discord.messages(discord.channel("wardroom")) == []
    assert discord.recorder.exchanges[-1].fault == "lost request"


async def test_a_slow_network_is_late_but_right(discord: Playground, bot: Bot) -> None:
    channel = await bot.text_channel()
    with discord.faults.slow("POST", SEND, seconds=0.05):
        await channel.send("ahoy")

    assert discord.recorder.calls("POST", "/messages")[0].seconds >= 0.05


async def test_the_answer_to_an_interaction_can_be_lost(discord: Playground) -> None:
    caught: list[Exception] = []
    bot = Bot()

    async def act(interaction: Interaction) -> None:
        try:
            await interaction.response.send_message("sent")
        except aiohttp.ClientError as error:
            caught.append(error)
            bot.notice()

    bot.answer(act)
    discord.faults.lose_answer("POST", "/interactions/*/*/callback")
    async with running(discord, bot):
        reply = await discord.persona("Anna").command(discord.channel("wardroom"), "do")
        await discord.until(lambda: caught)

    assert reply.text == "sent"


async def test_all_traffic_can_be_kept_in_a_file(tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("record") / "traffic.jsonl"
    async with Playground.open(record=path) as discord, running(discord, Bot()) as bot:
        await (await bot.text_channel()).send("ahoy")

    lines = path.read_text(encoding="utf-8").splitlines()
    sent = [line for line in lines if '"content": "ahoy"' in line and '"exchange"' in line]
    assert len(sent) == 1
    assert '"status": 200' in sent[0]
