"""At 360 pixels, in the languages with the longest words, nothing is wider than the page."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import expect

from playground.server import Playground
from tests.page.conftest import Look

CHECKS = Path(__file__).with_name("checks.js").read_text("utf-8")
LONG = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_everything_fits_a_narrow_window_and_stands_out(
    gallery: Playground, look: Look, scheme: str
) -> None:
    gallery.add_persona(LONG[:32])
    channel = gallery.channel("wardroom")
    await gallery.persona("Bruno").say(channel, f"{LONG}\n# {LONG}\n> {LONG}\n```\n{LONG}\n```")
    await gallery.persona("Bruno").say(channel, gallery.persona("Anna").mention)
    anna = await look(
        "anna", viewport={"width": 360, "height": 700}, has_touch=True, color_scheme=scheme
    )

    async def faults() -> list[object]:
        return [*await anna.page.evaluate(f"{CHECKS}; [...faint(), ...wide()]")]

    for command in ("told", "layout", "embeds", "secret", "menus"):
        await anna.begin(command)
        await anna.send()
        await expect(anna.latest).to_contain_text("Wardroom")
    assert await faults() == []
    menus = anna.messages.filter(has_text="Choose:")
    await menus.get_by_role("button", name="Several: north").tap()
    assert await faults() == []
    await anna.page.get_by_role("option", name="west").tap()
    await anna.page.get_by_role("button", name="Done").tap()
    await expect(anna.latest).to_contain_text("picked: north, west")
    await anna.begin("typed")
    await anna.send()
    for option in ("flag", "place", "weight", "chart"):
        await anna.page.get_by_role("button", name=f"+ {option}").tap()
    assert await faults() == []
    await anna.picture(f"narrow-options-{scheme}")
    await anna.page.get_by_role("button", name="Cancel the command").tap()
    await anna.begin("crew")
    await anna.send()
    form = anna.page.get_by_role("dialog", name="The crew")
    await form.get_by_role("button", name="Submit").tap()
    await form.get_by_role("button", name="Relief").tap()
    assert await faults() == []
    await anna.picture(f"narrow-form-{scheme}")
    await anna.page.keyboard.press("Escape")
    await expect(anna.page.locator(".popup")).to_have_count(0)
    await expect(form).to_be_visible()
    await anna.page.keyboard.press("Escape")
    await expect(form).to_have_count(0)
    await anna.messages.get_by_role("img", name="a wide sea").tap()
    assert await faults() == []
    await anna.page.keyboard.press("Escape")
    await anna.page.get_by_role("button", name="Channels").tap()
    assert await faults() == []
    await anna.page.keyboard.press("Escape")
    await anna.page.get_by_role("button", name="Developer's drawer").tap()
    await anna.page.locator(".entry summary").first.tap()
    assert await faults() == []
