"""Personas: switched, added, in their languages, their DMs open or closed."""

from __future__ import annotations

from playwright.async_api import expect

from playground.permissions import MANAGE_GUILD
from playground.server import Playground
from tests.page.conftest import Look


async def test_one_click_makes_the_window_somebody_elses(discord: Playground, look: Look) -> None:
    window = await look("anna")
    await window.page.get_by_role("link", name="Bruno").click()

    await expect(window.page.locator("#me strong")).to_have_text("Bruno")
    assert "as=bruno" in window.page.url
    await window.writing.fill("ciao")
    await window.page.keyboard.press("Enter")
    await expect(window.latest.locator(".name")).to_have_text("Bruno")
    await window.page.go_back()
    await expect(window.page.locator("#me strong")).to_have_text("Anna")


async def test_a_person_can_be_added_and_be_played_at_once(discord: Playground, look: Look) -> None:
    window = await look("anna")
    await window.page.get_by_role("button", name="Add a person").click()
    dialog = window.page.get_by_role("dialog", name="Add a person")
    await dialog.get_by_label("Name").fill("Élodie")
    await dialog.get_by_label("Language").select_option("fr")
    await dialog.get_by_role("button", name="Add", exact=True).click()
    await window.page.get_by_role("link", name="Élodie").click()

    await expect(window.page.locator("#me strong")).to_have_text("Élodie")
    await expect(window.page.locator("#me select")).to_have_value("fr")


async def test_language_and_direct_messages_are_settings_of_the_person(
    discord: Playground, look: Look
) -> None:
    window = await look("anna")
    await window.page.get_by_label("Language").select_option("uk")
    await window.page.get_by_label("Takes direct messages").uncheck()
    await discord.until(lambda: not discord.persona("Anna").user.dms_open)
    await window.page.reload()

    await expect(window.page.get_by_label("Language")).to_have_value("uk")
    await expect(window.page.get_by_label("Takes direct messages")).not_to_be_checked()
    assert discord.persona("Anna").locale == "uk"


async def known_to_run(discord: Playground, name: str, running: bool) -> None:
    ((_, member),) = discord.world.memberships(discord.persona(name).user)
    await discord.until(lambda: bool(member.permissions & MANAGE_GUILD) == running)


async def test_whoever_runs_the_server_is_offered_its_commands(
    wardroom: Playground, look: Look
) -> None:
    anna = await look("anna")
    suggestions = anna.page.get_by_role("option")
    runs = anna.page.get_by_label("Runs the server")
    for run, offered in ((True, ["/settings"]), (False, [])):
        await runs.set_checked(run)
        await known_to_run(wardroom, "Anna", run)
        await anna.page.reload()
        await anna.writing.fill("/settings")
        await expect(suggestions.locator("span")).to_have_text(offered)


async def test_a_badge_tells_who_is_asked_to_move(wardroom: Playground, look: Look) -> None:
    anna, oksana = await look("anna"), await look("oksana")
    await anna.begin("ships challenge")
    await anna.fill("opponent", "Bruno", pick=True)
    await anna.send()
    people = oksana.page.get_by_role("navigation", name="Play as")

    await expect(people.get_by_role("link", name="Bruno, 1 unread, asked to move")).to_be_visible()
    await people.get_by_role("link", name="Bruno").click()
    await expect(people.get_by_role("link", name="Bruno", exact=True)).to_be_visible()


async def test_at_360_pixels_the_channels_are_a_drawer_and_nothing_overflows(
    wardroom: Playground, look: Look
) -> None:
    anna = await look("anna")
    narrow = await look("bruno", viewport={"width": 360, "height": 700}, has_touch=True)
    await anna.begin("ships challenge")
    await anna.fill("opponent", "Bruno", pick=True)
    await anna.send()
    await narrow.picture("narrow-channel")
    await narrow.button("Accept").tap()
    await narrow.page.get_by_role("button", name="Channels").tap()
    await narrow.picture("narrow-drawer")
    await narrow.channel("Wardroom").tap()
    await narrow.latest.get_by_role("button", name="Carte da cambiare").tap()
    await narrow.picture("narrow-menu")
    await narrow.page.keyboard.press("Escape")
    await narrow.picture("narrow-hand")
    width = await narrow.page.evaluate("document.documentElement.scrollWidth")
    inside = await narrow.page.locator("#timeline").evaluate("e => e.scrollWidth <= e.clientWidth")

    assert width == 360
    assert inside
    await narrow.latest.locator(".button.main").tap()
    await expect(narrow.latest).to_contain_text("Navigazione")
