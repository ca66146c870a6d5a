"""A match of Ships, played in two windows."""

from __future__ import annotations

import asyncio

from playwright.async_api import expect

from playground.server import Playground
from tests.page.conftest import Look
from tests.page.player import OVER, Player


async def test_two_people_play_a_whole_match_by_mouse(wardroom: Playground, look: Look) -> None:
    anna, bruno = await look("anna"), await look("bruno")
    await anna.begin("ships challenge")
    await anna.fill("opponent", "bru", pick=True)
    await anna.send()
    await bruno.button("Accept").click()
    for window in (anna, bruno):
        await window.open("Wardroom")
    players = Player(anna), Player(bruno)
    await asyncio.gather(*(player.play() for player in players))
    await anna.picture("match-over-anna")
    await bruno.picture("match-over-bruno")

    await anna.open("wardroom")
    await expect(anna.latest).to_contain_text("The seed behind the seal")
    await expect(anna.latest.get_by_text(OVER)).to_be_visible()
    await anna.picture("match-over-board")
    assert min(player.answers for player in players) >= 3
