"""For everyone: names on all controls, enough contrast, an order for the keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import expect

from playground.server import Playground
from tests.page.conftest import Look

CHECKS = Path(__file__).with_name("checks.js").read_text("utf-8")


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_text_stands_out_from_what_is_behind_it(
    gallery: Playground, look: Look, scheme: str
) -> None:
    anna = await look("anna", color_scheme=scheme)
    for command in ("told", "secret", "layout", "menus", "embeds"):
        await anna.begin(command)
        await anna.send()
        await expect(anna.latest).to_contain_text("Wardroom")
    await anna.latest.get_by_role("img").wait_for()
    await anna.page.get_by_role("button", name="Developer's drawer").click()
    await anna.picture(f"everything-{scheme}")
    faint = await anna.page.evaluate(f"{CHECKS}; faint()")

    assert faint == []


async def test_every_control_has_a_name_and_every_picture_a_text(
    gallery: Playground, look: Look
) -> None:
    anna = await look("anna")
    for command in ("layout", "menus", "form"):
        await anna.begin(command)
        await anna.send()
    await anna.page.get_by_role("dialog").wait_for()
    nameless = await anna.page.evaluate(f"{CHECKS}; nameless()")

    assert nameless == []


async def test_tab_leads_through_the_page_in_the_order_it_is_read(
    gallery: Playground, look: Look
) -> None:
    anna = await look("anna")
    await anna.begin("secret")
    await anna.send()
    await expect(anna.latest).to_contain_text("for your eyes only")
    await anna.page.reload()
    await expect(anna.latest).to_contain_text("for your eyes only")
    stops = []
    for _ in range(16):
        await anna.page.keyboard.press("Tab")
        stops.append(await anna.page.evaluate(f"{CHECKS}; nameOf(document.activeElement)"))

    assert stops[:3] == ["Skip to the messages", "Skip to writing", "Anna"]
    assert stops[3:8] == ["Add a person", "Keys", "Theme: system", "Developer's drawer", "wardroom"]
    assert stops[8:11] == ["Open another window as Anna", "Language", "Takes direct messages"]
    assert stops[11] == "Runs the server"
    assert stops[13:] == ["Dismiss message", "Message #wardroom", "Send"]


async def test_arrows_lead_from_message_to_message_and_escape_to_writing(
    discord: Playground, look: Look
) -> None:
    for text in ("one", "two", "three"):
        await discord.persona("Bruno").say(discord.channel("wardroom"), text)
    anna = await look("anna")
    await anna.latest.focus()
    await anna.page.keyboard.press("ArrowUp")
    await expect(anna.messages.nth(1)).to_be_focused()
    await anna.page.keyboard.press("Home")
    await expect(anna.messages.first).to_be_focused()
    await anna.page.keyboard.press("Escape")

    await expect(anna.writing).to_be_focused()


async def test_the_theme_is_chosen_by_a_button_and_kept(discord: Playground, look: Look) -> None:
    anna = await look("anna", color_scheme="light")
    light = await anna.page.evaluate("getComputedStyle(document.body).backgroundColor")
    await anna.page.get_by_role("button", name="Theme").click()
    await anna.page.get_by_role("button", name="Theme").click()
    await anna.page.reload()
    await anna.page.locator(".channel").first.wait_for()
    dark = await anna.page.evaluate("getComputedStyle(document.body).backgroundColor")

    assert (light, dark) == ("rgb(255, 255, 255)", "rgb(42, 45, 53)")
    await expect(anna.page.get_by_role("button", name="Theme: dark")).to_be_visible()


async def test_new_messages_are_spoken_to_those_who_listen(discord: Playground, look: Look) -> None:
    anna = await look("anna")
    await expect(anna.page.get_by_text("Nothing has been said here yet.")).to_be_visible()
    await discord.persona("Bruno").say(discord.channel("wardroom"), "Ship ahoy")

    await expect(anna.page.locator("[aria-live=polite]#spoken")).to_contain_text("Ship ahoy")
