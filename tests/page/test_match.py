"""Matches of Ships, played in two windows."""

from __future__ import annotations

import asyncio

from playwright.async_api import expect

from playground.server import Playground
from tests.page.conftest import Look
from tests.page.keyboard import Keyboard
from tests.page.player import OVER, Player


async def test_two_people_play_a_whole_match_by_mouse(wardroom: Playground, look: Look) -> None:
    anna, bruno = await look("anna"), await look("bruno")
    await anna.challenge(bruno)
    await anna.picture("hand-anna")
    await bruno.picture("hand-bruno")
    await asyncio.gather(Player(anna).play(), Player(bruno).play())
    await bruno.picture("match-over")

    await anna.open("wardroom")
    await expect(anna.latest.get_by_text(OVER)).to_be_visible()
    await expect(anna.latest).to_contain_text("The seed behind the seal")
    await anna.picture("board-over")


async def test_a_turn_is_played_by_keyboard_alone_from_the_challenge_on(
    wardroom: Playground, look: Look
) -> None:
    anna, bruno = Keyboard(await look("anna")), Keyboard(await look("bruno"))
    await anna.type("/ships chal")
    await anna.press("Enter")
    await anna.type("bru")
    await anna.press("Enter", "Enter")
    await expect(bruno.window.button("Accept")).to_be_visible()
    await bruno.reach("Accept")
    await bruno.window.picture("keyboard-focus")
    await bruno.press("Enter")
    for person in (anna, bruno):
        asked = person.window.page.get_by_role(
            "link", name="Wardroom, 1 unread, you are asked", exact=True
        )
        await expect(asked).to_be_visible()
        await person.press("Alt+ArrowDown", "Alt+ArrowDown")
    await asyncio.gather(anna.play_until("Turn 2"), bruno.play_until("Turno 2"))

    await expect(anna.window.latest).to_contain_text("Turn 2")
    await expect(bruno.window.latest).to_contain_text("Turno 2")
