"""The developer's drawer; the bot and the playground stopped and started again."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Locator, expect

from playground.server import Playground
from tests.page.conftest import Look, playground, playing
from tests.page.window import Window


async def drawer(window: Window, tab: str) -> Locator:
    await window.page.get_by_role("button", name="Developer's drawer").click()
    await window.page.get_by_role("tab", name=tab).click()
    return window.page.get_by_role("tabpanel", name=tab)


async def test_the_bot_restarts_in_mid_turn_and_old_buttons_go_on_working(
    wardroom: Playground, look: Look
) -> None:
    anna, bruno = await look("anna"), await look("bruno")
    await anna.challenge(bruno)
    await anna.latest.locator(".button.main").click()
    await expect(anna.latest).to_contain_text("Sail")
    panel = await drawer(anna, "Trouble")
    await panel.get_by_role("button", name="Restart the bot").click()
    await expect(panel.get_by_role("status")).to_have_text("Restart the bot: done.")
    await anna.picture("restarted")
    await anna.latest.locator(".button.main").click()
    await bruno.latest.locator(".button.main").click()

    await expect(anna.latest).to_contain_text("Your answer is sealed")
    await expect(bruno.latest).to_contain_text("Navigazione")
    assert len(list(wardroom.recorder.events("READY"))) == 2


async def test_the_drawer_shows_calls_and_events_raw(gallery: Playground, look: Look) -> None:
    anna = await look("anna")
    calls = await drawer(anna, "Calls")
    await anna.page.locator("#say").focus()
    await anna.begin("secret")
    await anna.send()
    entry = calls.get_by_role("listitem").filter(has_text="/callback").first
    await entry.locator("summary").click()
    await anna.picture("drawer-calls")

    await expect(entry).to_contain_text('"content": "for your eyes only"')
    await anna.begin("whisper")
    await anna.send()
    chat = calls.get_by_role("listitem").filter(has_text="POST /users/@me/channels")
    await chat.locator("summary").click()
    await expect(chat).to_contain_text(f'"recipient_id": {gallery.persona("Anna").id}')
    await anna.page.get_by_role("tab", name="Events").click()
    events = anna.page.get_by_role("tabpanel", name="Events")
    await expect(events.get_by_text("INTERACTION_CREATE")).to_have_count(2)
    await anna.page.keyboard.press("Escape")
    await expect(anna.page.locator("#drawer")).to_be_hidden()
    await expect(anna.page.get_by_role("button", name="Developer's drawer")).to_be_focused()


@pytest.mark.parametrize("first_answer", [3.0])
async def test_trouble_is_switched_on_and_off(gallery: Playground, look: Look) -> None:
    anna = await look("anna")
    anna.complaints.expect("504 (Gateway", "/site/as/anna/command")
    panel = await drawer(anna, "Trouble")
    await panel.get_by_role("switch", name="Too slow").check()
    await anna.begin("secret")
    await anna.send()
    await expect(anna.page.locator("#timeline").get_by_role("alert")).to_have_text(
        "/secret: The application did not respond"
    )
    await panel.get_by_role("switch", name="Too slow").uncheck()
    await panel.get_by_role("switch", name="Bruno takes direct messages").uncheck()
    await panel.get_by_role("button", name="Drop the gateway").click()
    await expect(panel.get_by_role("status")).to_contain_text("done")
    await gallery.until(
        lambda: gallery.gateway.connected and list(gallery.recorder.events("RESUMED"))
    )
    await anna.begin("secret")
    await anna.send()

    await expect(anna.latest).to_contain_text("for your eyes only")
    assert not gallery.persona("Bruno").user.dms_open


async def test_the_playground_stops_and_starts_and_the_same_match_goes_on(
    look: Look, discord: Playground, tmp_path: Path
) -> None:
    folder = tmp_path / "second"
    async with playground(folder) as first, playing(first, folder):
        port = int(first.url.rpartition(":")[2])
        anna = await look("anna", url=first.url)
        bruno = await look("bruno", url=first.url)
        anna.complaints.expect("WebSocket connection to", "/live")
        await anna.challenge(bruno)
    await expect(anna.page.get_by_role("status")).to_contain_text("The playground is gone")
    async with playground(folder, port) as second, playing(second, folder):
        await expect(anna.page.locator("#banner")).to_be_hidden()
        await anna.latest.locator(".button.main").click()

        await expect(anna.latest).to_contain_text("Sail")
        await bruno.page.reload()
        await expect(bruno.latest.locator(".button.main")).to_be_visible()
