"""What stands in a window stays true and usable, whatever changes around it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

import pytest
from playwright.async_api import expect

from playground.records import Message
from playground.server import Playground
from tests.page.conftest import Look
from tests.page.window import Window


async def said(discord: Playground, count: int) -> list[Message]:
    channel = discord.channel("wardroom")
    return [await discord.persona("Bruno").say(channel, f"line {n}") for n in range(count)]


def mend(discord: Playground, message: Message) -> None:
    message.content, message.edited = f"{message.content}, mended", discord.world.clock()
    discord.world.message_changed(message)


async def test_an_edit_of_a_message_above_those_shown_does_not_bring_it_among_them(
    discord: Playground, look: Look
) -> None:
    lines = await said(discord, 60)
    anna = await look("anna")
    await expect(anna.messages).to_have_count(50)
    mend(discord, lines[3])
    mend(discord, lines[59])
    await expect(anna.latest).to_contain_text("line 59, mended")
    await expect(anna.messages).to_have_count(50)
    await expect(anna.messages.first).to_contain_text("line 10")
    await anna.page.get_by_role("button", name="Older messages").click()

    await expect(anna.messages).to_have_count(60)
    await expect(anna.messages.nth(3)).to_contain_text("line 3, mended")


Change: TypeAlias = Callable[[Playground, Window], Awaitable[None]]


async def deleted(discord: Playground, window: Window) -> None:
    await discord.delete_message(discord.messages(discord.channel("wardroom"))[0])


async def joined(discord: Playground, window: Window) -> None:
    discord.add_persona("Eve")
    await expect(window.page.get_by_role("link", name="Eve")).to_be_visible()


async def reconnected(discord: Playground, window: Window) -> None:
    async with window.page.expect_websocket() as coming:
        await window.page.evaluate("import('/site/web/js/live.js').then(it => it.connect())")
    socket = await coming.value
    await socket.wait_for_event("framereceived", lambda data: '"op": "history"' in data)


@pytest.mark.parametrize("change", [deleted, joined, reconnected], ids=lambda it: it.__name__)
async def test_an_open_menu_stays_while_the_messages_are_drawn_anew(
    gallery: Playground, look: Look, change: Change
) -> None:
    await said(gallery, 1)
    anna = await look("anna")
    await anna.begin("menus")
    await anna.send()
    menu = anna.messages.filter(has_text="Choose:").get_by_role("button", name="Several: north")
    await menu.click()
    await anna.page.get_by_role("option", name="west").click()
    before = await anna.page.locator(".popup").bounding_box()
    await change(gallery, anna)
    await gallery.persona("Bruno").say(gallery.channel("general"), "here")
    await expect(anna.channel("general").and_(anna.page.locator(".unread"))).to_be_visible()
    await anna.page.locator("#timeline").evaluate("e => e.dispatchEvent(new Event('scroll'))")
    after = await anna.page.locator(".popup").bounding_box()
    await anna.page.get_by_role("button", name="Done").click()

    await expect(anna.latest).to_contain_text("picked: north, west")
    await expect(anna.messages).to_have_count(2 if change is deleted else 3)
    await expect(menu).to_be_focused()
    assert after == before


async def test_the_focus_stays_with_the_direct_messages_when_the_bot_begins_them(
    discord: Playground, look: Look
) -> None:
    anna = await look("anna")
    await anna.channel("Wardroom").focus()
    discord.persona("Anna").open_dm()
    await expect(anna.page.locator(".dm-start")).to_have_count(0)

    await expect(anna.channel("Wardroom")).to_be_focused()


async def test_who_sees_no_channel_is_shown_no_messages_of_others(
    discord: Playground, look: Look
) -> None:
    stranger = discord.add_stranger("Eve")
    await said(discord, 1)
    anna = await look("anna")
    await expect(anna.messages).to_have_count(1)
    await anna.page.get_by_role("link", name=stranger.name).click()
    await expect(anna.page.locator("#me strong")).to_have_text("Eve")

    await expect(anna.messages).to_have_count(0)
    await expect(anna.page.locator("#place h2")).to_be_empty()


async def test_what_is_half_written_is_there_again_in_its_channel_and_after_a_reload(
    discord: Playground, look: Look
) -> None:
    anna = await look("anna")
    await anna.writing.fill("half a sen")
    await anna.open("general")
    await expect(anna.writing).to_have_value("")
    await anna.open("wardroom")
    await expect(anna.writing).to_have_value("half a sen")
    await anna.page.reload()
    await expect(anna.writing).to_have_value("half a sen")
    await anna.page.get_by_role("link", name="Bruno").click()
    await expect(anna.page.locator("#me strong")).to_have_text("Bruno")
    await expect(anna.writing).to_have_value("")
    await anna.page.go_back()
    await expect(anna.writing).to_have_value("half a sen")
    await anna.writing.press("Enter")
    await anna.page.reload()

    await expect(anna.latest).to_contain_text("half a sen")
    await expect(anna.writing).to_have_value("")
