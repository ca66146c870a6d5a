"""Pictures in messages: their size, their description, and large."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from playwright.async_api import Locator, Route, expect

from playground.records import Attachment, Message
from playground.server import Playground
from tests.page.conftest import Look
from tests.page.gallery import picture as png
from tests.page.window import Window

SHAPES: list[dict[str, Any]] = [
    {},
    {"viewport": {"width": 360, "height": 700}, "has_touch": True, "color_scheme": "dark"},
]


async def hand(wardroom: Playground, window: Window) -> Locator:
    """A picture of a hand, just dealt to Anna."""
    anna, bruno = wardroom.persona("Anna"), wardroom.persona("Bruno")
    channel = wardroom.channel("wardroom")
    await anna.command(channel, "ships challenge", opponent=bruno)

    def cards() -> list[Message]:
        return [m for m in wardroom.messages(channel) if m.buttons]

    await bruno.press((await wardroom.until(cards))[0], label="Accept")
    await wardroom.until(lambda: wardroom.messages(anna.open_dm()))
    await window.page.goto(f"{wardroom.url}/?as=anna&at={anna.open_dm().id}")
    picture = window.latest.get_by_role("img")
    await picture.wait_for()
    return picture


@pytest.mark.parametrize("shape", SHAPES, ids=["desk", "narrow"])
async def test_a_picture_opens_large_and_closes_to_where_one_was(
    wardroom: Playground, look: Look, shape: dict[str, Any]
) -> None:
    anna = await look("anna", **shape)
    picture = await hand(wardroom, anna)
    small = await picture.bounding_box()
    link = anna.latest.locator(".picture-link")
    await link.focus()
    await anna.page.keyboard.press("Enter")
    viewer = anna.page.get_by_role("dialog", name="Picture")
    large = await viewer.get_by_role("img").bounding_box()
    await anna.picture(f"viewer-{len(shape)}")
    await expect(viewer.get_by_role("button", name="Close")).to_be_focused()
    await anna.page.keyboard.press("Escape")

    assert small is not None
    assert large is not None
    assert small["height"] <= 350
    assert large["width"] >= small["width"]
    # The test gave it a size.
    assert large["x"] + large["width"] <= anna.page.viewport_size["width"]  # type: ignore[index]
    await expect(viewer).to_have_count(0)
    await expect(link).to_be_focused()


async def test_the_description_of_a_picture_is_shown_when_asked_for(
    wardroom: Playground, look: Look
) -> None:
    anna = await look("anna")
    picture = await hand(wardroom, anna)
    description = await picture.get_attribute("alt")
    button = anna.latest.get_by_role("button", name="ALT")
    await button.click()
    await anna.picture("alt-text")

    await expect(anna.latest.locator(".alt-text")).to_have_text(str(description))
    await expect(button).to_have_attribute("aria-expanded", "true")
    await button.click()
    await expect(anna.latest.locator(".alt-text")).to_have_count(0)


async def test_a_channel_stays_at_its_end_while_pictures_come_in(
    wardroom: Playground, look: Look
) -> None:
    anna = await look("anna")
    picture = await hand(wardroom, anna)
    await expect(picture).to_have_js_property("complete", value=True)
    below = await anna.page.locator("#timeline").evaluate(
        "e => e.scrollHeight - e.scrollTop - e.clientHeight"
    )

    assert below < 2


def pictured(discord: Playground) -> Message:
    """A message of the bot's with a picture."""
    world, channel = discord.world, discord.channel("wardroom")
    made = Message(world.ids.next(), channel.id, discord.bot.id, world.clock(), "The board")
    made.attachments = [uploaded(discord, "board.png", 80)]
    return world.add_message(made)


def uploaded(discord: Playground, name: str, width: int) -> Attachment:
    it = Attachment(discord.world.ids.next(), name, 1, "image/png", "A board", width, 50)
    discord.world.add_file(it.id, png(width))
    return it


async def test_a_picture_replaced_while_it_is_fetched_is_no_trouble(
    discord: Playground, look: Look
) -> None:
    anna, fetched, late = await look("anna"), list[int](), asyncio.Event()

    async def replaced_first(route: Route) -> None:
        first = message.attachments[0].filename == "board.png"
        if first:
            discord.world.drop_file(message.attachments[0].id)
            message.attachments = [uploaded(discord, "board-2.png", 60)]
            discord.world.message_changed(message)
            await shown.and_(anna.page.locator("[width='60']")).wait_for()
        answer = await route.fetch()
        fetched.append(answer.status)
        await route.fulfill(response=answer)
        if first:
            late.set()

    await anna.page.route("**/attachments/**", replaced_first)
    message = pictured(discord)
    shown = anna.latest.get_by_role("img", name="A board")

    await expect(shown).to_have_js_property("naturalWidth", 60)
    await asyncio.wait_for(late.wait(), 10)
    assert fetched == [200, 200]
