"""Forms, menus and buttons of every kind, by the mouse."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from playground.server import Playground
from tests.page.conftest import Look


async def test_a_form_takes_text_menus_radio_buttons_and_checkboxes(
    gallery: Playground, look: Look
) -> None:
    anna = await look("anna")
    await anna.begin("form")
    await anna.send()
    form = anna.page.get_by_role("dialog", name="Orders of the day")
    await form.get_by_label("Name").fill("Nelson")
    await form.get_by_label("Notes").fill("")
    await anna.pick(form.get_by_role("button", name="Ship"), "Temeraire")
    await form.get_by_role("radio", name="South").check()
    await form.get_by_role("checkbox", name="Chain").check()
    await anna.picture("form")
    await form.get_by_role("button", name="Submit").click()

    await expect(form).to_have_count(0)
    await expect(anna.latest).to_contain_text("['Nelson', '', ['Temeraire'], 'South', ['Chain']]")


async def test_a_form_says_which_field_is_wrong_and_keeps_the_rest(
    gallery: Playground, look: Look
) -> None:
    anna = await look("anna")
    await anna.begin("form")
    await anna.send()
    form = anna.page.get_by_role("dialog")
    await form.get_by_label("Name").fill("N")
    await form.get_by_role("button", name="Submit").click()

    await expect(form.get_by_text("Must be at least 2 characters long.")).to_be_visible()
    await expect(form.get_by_text("Pick at least 1.")).to_be_visible()
    await expect(form.get_by_text("Choose one.")).to_be_visible()
    await expect(form.get_by_label("Name")).to_be_focused()
    await expect(form.get_by_label("Name")).to_have_value("N")
    await anna.page.keyboard.press("Escape")
    await expect(form).to_have_count(0)


async def test_menus_choose_people_channels_either_and_several(
    gallery: Playground, look: Look
) -> None:
    anna = await look("anna")
    await anna.begin("menus")
    await anna.send()
    menus = anna.messages.filter(has_text="Choose:")
    await anna.pick(menus.get_by_role("button", name="A person"), "Bruno")
    await expect(anna.latest).to_contain_text("picked: bruno")
    await anna.pick(menus.get_by_role("button", name="A channel"), "#general")
    await expect(anna.latest).to_contain_text("picked: general")
    await anna.pick(menus.get_by_role("button", name="Either"), "Oksana", "Anna", done=True)
    await expect(anna.latest).to_contain_text("picked: oksana, anna")
    await expect(menus.get_by_role("button", name="Several: north")).to_be_visible()
    await menus.get_by_role("button", name="Several: north").click()
    await anna.picture("menu")
    await expect(anna.page.get_by_role("button", name="Done")).to_be_disabled()
    await anna.page.get_by_role("option", name="west").click()
    await anna.page.get_by_role("button", name="Done").click()

    await expect(anna.latest).to_contain_text("picked: north, west")
    await expect(menus.get_by_role("button", name="Off")).to_be_disabled()
    await expect(menus.get_by_role("link", name="Out")).to_have_attribute(
        "href", "https://example.com/out"
    )


@pytest.mark.parametrize("first_answer", [0.5])
async def test_a_button_nobody_answers_says_that_the_interaction_failed(
    gallery: Playground, look: Look
) -> None:
    anna = await look("anna")
    anna.complaints.expect("504 (Gateway", "/site/as/anna/press")
    await anna.begin("menus")
    await anna.send()
    await anna.latest.get_by_role("button", name="⚓").click()

    await expect(anna.latest.get_by_role("alert")).to_have_text("This interaction failed")
    await anna.picture("failed")
