"""At 360 pixels, in the languages with the longest words, nothing is wider than the page."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import expect

from playground.server import Playground
from tests.page.conftest import Look
from tests.page.window import Window

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

    for command in ("told", "layout", "embeds", "secret", "menus"):
        await anna.begin(command)
        await anna.send()
        await expect(anna.latest).to_contain_text("Wardroom")
    assert await faults(anna) == []
    await look_into_a_menu(anna)
    await look_at_options(anna, scheme)
    await look_at_a_form(anna, scheme)
    await look_around(anna)


async def faults(window: Window) -> list[object]:
    """What is faint, and what is wider than the page."""
    return [*await window.page.evaluate(f"{CHECKS}; [...faint(), ...wide()]")]


async def look_into_a_menu(anna: Window) -> None:
    menus = anna.messages.filter(has_text="Choose:")
    await menus.get_by_role("button", name="Several: north").tap()
    assert await faults(anna) == []
    await anna.page.get_by_role("option", name="west").tap()
    await anna.page.get_by_role("button", name="Done").tap()
    await expect(anna.latest).to_contain_text("picked: north, west")


async def look_at_options(anna: Window, scheme: str) -> None:
    await anna.begin("typed")
    await anna.send()
    for option in ("flag", "place", "weight", "chart"):
        await anna.page.get_by_role("button", name=f"+ {option}").tap()
    assert await faults(anna) == []
    await anna.picture(f"narrow-options-{scheme}")
    await anna.page.get_by_role("button", name="Cancel the command").tap()


async def look_at_a_form(anna: Window, scheme: str) -> None:
    """With one of its menus open: Escape closes that first, and then the form."""
    await anna.begin("crew")
    await anna.send()
    form = anna.page.get_by_role("dialog", name="The crew")
    await form.get_by_role("button", name="Submit").tap()
    await form.get_by_role("button", name="Relief").tap()
    assert await faults(anna) == []
    await anna.picture(f"narrow-form-{scheme}")
    await anna.page.keyboard.press("Escape")
    await expect(anna.page.locator(".popup")).to_have_count(0)
    await expect(form).to_be_visible()
    await anna.page.keyboard.press("Escape")
    await expect(form).to_have_count(0)


async def look_around(anna: Window) -> None:
    """At a picture, the channels, and the developer's drawer."""
    await anna.messages.get_by_role("img", name="a wide sea").tap()
    assert await faults(anna) == []
    await anna.page.keyboard.press("Escape")
    await anna.page.get_by_role("button", name="Channels").tap()
    assert await faults(anna) == []
    await anna.page.keyboard.press("Escape")
    await anna.page.get_by_role("button", name="Developer's drawer").tap()
    await anna.page.locator(".entry summary").first.tap()
    assert await faults(anna) == []
