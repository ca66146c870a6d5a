"""Whole matches of Ships, from the challenge to the final board."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import expect

from playground.server import Playground
from tests.page.conftest import Look
from tests.page.keyboard import Keyboard
from tests.page.luck import deal
from tests.page.player import OVER, Player
from tests.page.rival import Rival
from tests.page.window import Window

SHORT = "03"
"""Luck by which a match of these players takes four turns."""


async def sees_the_end(window: Window) -> None:
    await expect(window.latest.get_by_text(OVER)).to_be_visible()
    await expect(window.latest).to_contain_text("The seed behind the seal")


async def test_two_people_play_a_whole_match_by_mouse(
    wardroom: Playground, look: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, SHORT)
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
    deal(monkeypatch, SHORT)
    anna, bruno = Keyboard(await look("anna")), Rival(wardroom, "Bruno")
    await anna.challenge("bru")
    await bruno.accept()
    await anna.go("Wardroom")
    await anna.window.picture("keyboard-hand")
    await asyncio.gather(anna.play(), bruno.play())
    await anna.press("Alt+ArrowUp", "Alt+ArrowUp")

    await sees_the_end(anna.window)
    await anna.window.picture("keyboard-over")
    assert anna.answers == 13
