"""Whole matches of Ships, from the challenge to the final board."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import expect

from playground.demo import PATIENCE
from playground.demo import Player as Demo
from playground.server import Playground
from playground.telling import Telling
from tests.page.conftest import Look
from tests.page.keyboard import Keyboard
from tests.page.luck import deal
from tests.page.player import OVER, Player
from tests.page.window import Window


async def sees_the_end(window: Window) -> None:
    await expect(window.latest.get_by_text(OVER)).to_be_visible()
    await expect(window.latest).to_contain_text("The seed behind the seal")


async def test_two_people_play_a_whole_match_by_mouse(
    wardroom: Playground, look: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, "03")
    anna, bruno = await look("anna"), await look("bruno")
    await anna.challenge(bruno)
    await anna.picture("hand-anna")
    await bruno.picture("hand-bruno")
    players = Player(anna), Player(bruno)
    await asyncio.gather(*(player.play() for player in players))
    await bruno.picture("match-over")

    await anna.open("wardroom")
    await sees_the_end(anna)
    await anna.picture("board-over")
    assert [player.answers for player in players] == [13, 15]


async def test_a_whole_match_is_played_by_keyboard_alone(
    wardroom: Playground, look: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, "ca")
    anna = Keyboard(await look("anna"))
    await anna.challenge("bru")
    await accept(wardroom, "Bruno")
    await anna.go("Wardroom")
    await anna.window.picture("keyboard-hand")
    rival = asyncio.create_task(play(wardroom, "Bruno"))
    await anna.play()
    await rival
    await anna.press("Alt+ArrowUp", "Alt+ArrowUp")

    await sees_the_end(anna.window)
    await anna.window.picture("keyboard-over")


async def accept(discord: Playground, name: str) -> None:
    """Take up the challenge, without a window."""
    channel = discord.channel("wardroom")
    cards = await discord.until(lambda: [m for m in discord.messages(channel) if m.buttons])
    await discord.persona(name).press(cards[-1], label="Accept")


async def play(discord: Playground, name: str) -> None:
    """Play a match to its end, without a window."""
    player = Demo(discord, discord.persona(name), Telling(discord, lambda _line: None))

    def over() -> bool:
        return any(OVER.search(m.text) for m in discord.messages(player.chat))

    while not over():
        await discord.until(lambda: over() or player.question, PATIENCE)
        if not over():
            await player.visit()
