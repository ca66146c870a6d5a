from __future__ import annotations

import json
from pathlib import Path

import aiohttp

from playground import Playground
from playground.recorder import Frame
from playground.settings import UNHURRIED
from tests.playground.client import Bot, Interaction, running
from tests.playground.test_messages import PNG, picture


async def furnish(discord: Playground, bot: Bot) -> None:
    channel = await bot.text_channel()
    sent = await channel.send("board", file=picture())
    await sent.pin()
    await channel.send("to be deleted")
    await sent.create_thread(name="Match")
    eve = discord.add_persona("Eve", locale="uk", dms_open=False)
    discord.add_role("Mate")
    await discord.persona("Anna").say(discord.channel("wardroom"), f"ahoy {eve.mention}")
    await discord.delete_message(discord.messages(discord.channel("wardroom"))[2])


def speaker() -> Bot:
    bot = Bot()

    async def say(interaction: Interaction) -> None:
        await interaction.response.send_message("here", ephemeral=True)

    bot.answer(say)
    return bot


async def test_the_world_goes_on_after_reopening(tmp_path: Path) -> None:
    path = tmp_path / "world.db"
    async with Playground.open(path=path, limits=UNHURRIED) as before:
        async with running(before, speaker()) as bot:
            await furnish(before, bot)
            await before.persona("Anna").command(before.channel("wardroom"), "do")
        was = before.messages(before.channel("wardroom"))
        facts = (before.token, before.guild, before.world.commands, before.world.channels)
    async with Playground.open(path=path, limits=UNHURRIED) as after:
        now = after.messages(after.channel("wardroom"))
        again = (after.token, after.guild, after.world.commands, after.world.channels)
        eve = after.persona("Eve")
        async with running(after, speaker(), sync=False) as bot:
            fetched = await (await bot.text_channel()).fetch_message(now[0].id)
            content = await fetched.attachments[0].read()
            reply = await eve.command(after.channel("wardroom"), "do")

    assert now == was
    assert again == facts
    assert (eve.locale, eve.user.dms_open) == ("uk", False)
    assert content == PNG
    assert reply.text == "here"
    assert reply.message is not None
    assert reply.message.id > max(m.id for m in now)


async def test_what_changed_is_in_the_file_a_moment_later(tmp_path: Path) -> None:
    path = tmp_path / "world.db"
    async with Playground.open(path=path) as discord:
        discord.add_persona("Eve")
        discord._store.save()  # type: ignore[union-attr]  # kept in a file
        async with Playground.open(path=path) as beside:
            names = [p.name for p in beside.personas]

    assert names == ["Anna", "Bruno", "Oksana", "Eve"]


async def test_a_world_without_a_file_is_new_each_time() -> None:
    async with Playground.open() as first:
        first.add_persona("Eve")
    async with Playground.open() as second:
        names = [p.name for p in second.personas]

    assert names == ["Anna", "Bruno", "Oksana"]
    assert first.token != second.token


async def test_half_a_character_is_kept_as_it_was_sent_and_stops_nothing(tmp_path: Path) -> None:
    path, traffic = tmp_path / "world.db", tmp_path / "traffic.jsonl"
    text = "half \ud83d, and 🌊"
    async with Playground.open(path=path, record=traffic) as before:
        asked = {"channel": str(before.channel("wardroom").id), "text": text}
        async with (
            aiohttp.ClientSession() as session,
            session.post(f"{before.url}/site/as/anna/say", json=asked) as answer,
        ):
            status = answer.status
        await before.persona("Anna").say(before.channel("general"), "after it")
        before.recorder.frame(Frame(0, "session", sent=True, data=text))
    async with Playground.open(path=path) as after:
        places = [after.channel(name) for name in ("wardroom", "general")]
        kept = [message.text for place in places for message in after.messages(place)]
    (recorded,) = traffic.read_text("utf-8").splitlines()

    assert (status, kept) == (200, [text, "after it"])
    assert json.loads(recorded)["data"] == text
