"""Persons, roles, places, files and a plain yes or no, asked for by forms and menus."""

from __future__ import annotations

from playwright.async_api import FilePayload, expect

from playground.server import Playground
from tests.page.conftest import Look


def paper(name: str, text: bytes) -> FilePayload:
    return {"name": name, "mimeType": "text/plain", "buffer": text}


async def test_a_form_takes_people_roles_places_and_a_checkbox(
    gallery: Playground, look: Look
) -> None:
    gallery.add_role("Larboard")
    anna = await look("anna")
    await anna.begin("crew")
    await anna.send()
    form = anna.page.get_by_role("dialog", name="The crew")
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_text("Pick at least 2.")).to_be_visible()
    await expect(form.get_by_role("button", name="Captain")).to_be_focused()
    await anna.pick(form.get_by_role("button", name="Captain"), "Oksana")
    await anna.pick(form.get_by_role("button", name="Watch"), "@Larboard")
    await anna.pick(form.get_by_role("button", name="Relief"), "Bruno", "@Larboard", done=True)
    await form.get_by_role("button", name="Station").click()
    await expect(anna.page.locator(".popup").get_by_role("option")).to_have_text(
        ["#wardroom", "#general"]
    )
    await anna.page.locator(".popup").get_by_role("option", name="#general").click()
    await expect(form.locator(".failure:visible")).to_have_count(0)
    await form.get_by_role("checkbox", name="Sworn in").check()
    await anna.picture("crew")
    await form.get_by_role("button", name="Submit").click()

    await expect(anna.latest).to_contain_text(
        "[['oksana'], ['Larboard'], ['bruno', 'Larboard'], ['general']] True"
    )


async def test_a_form_may_leave_out_what_is_not_required(gallery: Playground, look: Look) -> None:
    anna = await look("anna")
    await anna.begin("crew")
    await anna.send()
    form = anna.page.get_by_role("dialog")
    await anna.pick(form.get_by_role("button", name="Captain"), "Wardroom")
    await anna.pick(form.get_by_role("button", name="Relief"), "Bruno", "Oksana", done=True)
    await anna.pick(form.get_by_role("button", name="Station"), "#wardroom")
    await form.get_by_role("button", name="Submit").click()

    await expect(anna.latest).to_contain_text(
        "[['wardroom'], [], ['bruno', 'oksana'], ['wardroom']] False"
    )


async def test_a_form_takes_files_as_many_as_it_asks_for(gallery: Playground, look: Look) -> None:
    anna = await look("anna")
    await anna.begin("papers")
    await anna.send()
    form = anna.page.get_by_role("dialog", name="Papers")
    submit = form.get_by_role("button", name="Submit")
    charts = form.get_by_label("Charts")
    await submit.click()
    await expect(form.get_by_text("Add a file.")).to_be_visible()
    await charts.set_input_files([paper(f"{n}.txt", b"x") for n in range(3)])
    await submit.click()
    await expect(form.get_by_text("At most 2 files.")).to_be_visible()
    await charts.set_input_files([paper("a.txt", b"deep"), paper("b.txt", b"shoal")])
    await expect(form.locator(".failure:visible")).to_have_count(0)
    await anna.picture("papers")
    await submit.click()

    await expect(anna.latest).to_contain_text("[('a.txt', b'deep'), ('b.txt', b'shoal')] True")


async def test_menus_of_roles_may_be_left_empty_and_show_who_is_picked_already(
    gallery: Playground, look: Look
) -> None:
    gallery.add_role("Starboard")
    anna = await look("anna")
    await anna.begin("muster")
    await anna.send()
    menus = anna.messages.filter(has_text="Muster:")
    await expect(menus.get_by_role("button", name="Choose: Anna")).to_have_text("Anna")
    await anna.pick(menus.get_by_role("button", name="A role"), "@Starboard", done=True)
    await expect(anna.latest).to_contain_text("mustered: ['Starboard']")
    await anna.pick(menus.get_by_role("button", name="A role"), "@Starboard", done=True)
    await expect(anna.latest).to_contain_text("mustered: []")
    await anna.pick(menus.get_by_role("button", name="Choose: Anna"), "Oksana")

    await expect(anna.latest).to_contain_text("mustered: ['oksana']")
