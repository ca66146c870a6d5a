"""A turn of Dogfight on the page of a phone: by the buttons of the board that all see."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from playground.records import Message
from playground.server import Playground
from tests.page.conftest import Look
from tests.page.luck import deal

PHONE = {"viewport": {"width": 360, "height": 1500}, "has_touch": True}


async def test_a_turn_is_played_on_the_board_with_a_thumb(
    wardroom: Playground, look: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, "01")
    anna, bruno = wardroom.persona("Anna"), wardroom.persona("Bruno")
    channel = wardroom.channel("wardroom")
    await anna.command(channel, "dogfight challenge", opponent=bruno)

    def boards() -> list[Message]:
        return [m for m in wardroom.messages(channel) if m.buttons]

    await bruno.press((await wardroom.until(boards))[0], label="Accept")
    await wardroom.until(lambda: len(wardroom.messages(channel)) > 1)
    chooser = "anna" if "Anna chooses" in boards()[-1].text else "bruno"
    phone = await look(chooser, f"&at={channel.id}", **PHONE)
    await phone.picture("dogfight-choosing")
    await phone.button(f"{chooser.capitalize()} begins").click()
    await expect(phone.latest).to_contain_text("Turn 1")
    board = phone.latest
    await phone.picture("dogfight-turn")
    await phone.button("Centre +1").click()
    await expect(board).to_contain_text("Centre: 1/6")
    await phone.picture("dogfight-pressed")
    await phone.button("Take back").click()

    await expect(board).to_contain_text("Centre: 0/6")
    await expect(phone.button("Take back")).to_have_count(0)
    await expect(phone.messages).to_have_count(2)
