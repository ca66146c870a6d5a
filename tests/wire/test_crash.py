"""The bot killed at the worst moments, and started again."""

from __future__ import annotations

import asyncio
import random
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from playground import Message, Persona
from tests.wire.captain import MAIN
from tests.wire.checks import misspoken
from tests.wire.process import Process, processed


@pytest.fixture
async def bot(tmp_path: Path) -> AsyncIterator[Process]:
    async with processed(tmp_path) as it:
        yield it
    found = [*misspoken(it.discord.recorder)]

    assert found == []


def main(hand: Message) -> str | None:
    return next(button.custom_id for button in hand.buttons if button.style == MAIN)


async def confirm(bot: Process, person: Persona, hand: Message) -> None:
    """Answer as drafted, and wait until the hand shows it."""
    before = hand.text
    await person.press(hand, custom_id=main(hand))
    await bot.discord.until(lambda: hand.text != before)


def posts(bot: Process) -> tuple[int, int]:
    """Messages there are, and messages the bot knows of having posted."""
    world = bot.discord.world
    there = [
        m
        for messages in world.messages.values()
        for m in messages.values()
        if m.addressee_id is None and m.author_id == world.bot.id
    ]
    return len(there), sum(row["posts"] for row in bot.rows("SELECT posts FROM delivery"))


async def test_a_bot_killed_in_the_middle_of_a_turn_goes_on_where_it_was(bot: Process) -> None:
    await bot.begin()
    anna, bruno = bot.discord.persona("Anna"), bot.discord.persona("Bruno")
    (old_anna,), (old_bruno,) = bot.chat(anna), bot.chat(bruno)
    await anna.press(old_anna, custom_id=main(old_anna))
    await bot.discord.until(lambda: "Sail" in old_anna.text)
    before = bot.rows("SELECT * FROM match"), bot.rows("SELECT * FROM entry")

    await bot.kill()
    await bot.start()

    assert (bot.rows("SELECT * FROM match"), bot.rows("SELECT * FROM entry")) == before

    await bruno.press(old_bruno, custom_id=main(old_bruno))
    await bot.discord.until(lambda: "Navigazione" in old_bruno.text)
    await anna.press(old_anna, custom_id=main(old_anna))
    await bot.discord.until(lambda: "sealed" in old_anna.text)
    await bot.told()

    assert len(bot.rows("SELECT * FROM entry")) == 3
    assert (len(bot.chat(anna)), len(bot.chat(bruno))) == (1, 1)
    there, known = posts(bot)
    assert there == known


@pytest.mark.parametrize("trouble", ["lose_request", "lose_answer"])
async def test_news_kept_but_not_told_when_the_bot_dies_is_told_once_it_lives(
    bot: Process, trouble: str
) -> None:
    await bot.begin()
    anna, bruno = bot.discord.persona("Anna"), bot.discord.persona("Bruno")
    for person in (anna, bruno):
        (hand,) = bot.chat(person)
        await confirm(bot, person, hand)
    (hand,) = bot.chat(anna)
    await confirm(bot, anna, hand)
    await bot.told()

    cut = getattr(bot.discord.faults, trouble)("POST", "/channels/*/messages", times=None)
    await bruno.press(bot.chat(bruno)[0], custom_id=main(bot.chat(bruno)[0]))
    await bot.discord.until(lambda: cut.hits, timeout=10)
    await bot.kill()
    cut.off()
    kept = bot.rows("SELECT * FROM match")
    await bot.start()
    await bot.told()

    there, known = posts(bot)
    assert bot.rows("SELECT * FROM match") == kept
    assert there == known
    assert "Retire" in bot.chat(anna)[-1].text or "Fire" in bot.chat(anna)[-1].text


async def test_a_bot_told_to_stop_stops_well_and_starts_without_syncing_anew(
    bot: Process,
) -> None:
    await bot.begin()

    status = await bot.kill(signal.SIGTERM)
    await bot.start()

    assert status == 0
    assert len(bot.discord.recorder.calls("PUT", "/commands")) == 1


async def test_killed_at_any_moment_it_keeps_each_answer_once_and_tells_all_of_it(
    bot: Process,
) -> None:
    luck = random.Random("moments")
    await bot.begin()
    people = [bot.discord.persona("Anna"), bot.discord.persona("Bruno")]

    for _ in range(4):
        hands = [(person, bot.chat(person)[-1]) for person in people]
        presses = [
            asyncio.create_task(person.forge(hand, str(hand.buttons[-1].custom_id)))
            for person, hand in hands
        ]
        await asyncio.sleep(luck.random() / 20)
        await bot.kill()
        await asyncio.gather(*presses, return_exceptions=True)
        await bot.start()
        await bot.told()
        (match,) = bot.rows("SELECT version FROM match")
        there, known = posts(bot)

        assert len(bot.rows("SELECT * FROM entry")) == match["version"]
        assert there == known
        assert all(bot.chat(person)[-1].buttons for person in people)


async def test_a_full_disk_loses_no_move_and_once_there_is_room_the_same_press_counts(
    bot: Process,
) -> None:
    await bot.begin()
    anna = bot.discord.persona("Anna")
    (hand,) = bot.chat(anna)

    bot.fill_disk()
    refused = [await anna.press(hand, custom_id=main(hand)) for _ in range(2)]
    await bot.discord.until(lambda: all(reply.followups for reply in refused))
    kept = bot.rows("SELECT version FROM match")
    bot.make_room()
    await confirm(bot, anna, hand)

    assert kept == [{"version": 0}]
    assert all("Something went wrong on our side." in r.followups[0].text for r in refused)
    assert bot.rows("SELECT version FROM match") == [{"version": 1}]
    assert "### Turn 1 · Sail" in hand.text
