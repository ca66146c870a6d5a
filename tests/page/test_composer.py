"""Writing, and commands by way of the slash."""

from __future__ import annotations

import pytest
from playwright.async_api import FilePayload, expect

from playground.server import Playground
from tests.page.conftest import Look


async def test_commands_are_listed_in_the_language_of_the_person(
    wardroom: Playground, look: Look
) -> None:
    bruno, oksana = await look("bruno"), await look("oksana")
    await bruno.writing.press_sequentially("/")
    await oksana.writing.press_sequentially("/")
    listed = bruno.page.locator("#composer").get_by_role("option")
    await bruno.picture("commands-it")

    await expect(listed.filter(has_text="/navi sfida")).to_contain_text("Sfida qualcuno")
    await expect(
        oksana.page.locator("#composer").get_by_role("option").filter(has_text="/кораблі").first
    ).to_be_visible()
    await bruno.writing.press_sequentially("ricar")
    await expect(listed).to_have_count(1)


async def test_the_bot_completes_what_is_typed(wardroom: Playground, look: Look) -> None:
    anna, bruno = await look("anna"), await look("bruno")
    await anna.challenge(bruno)
    await anna.latest.locator(".button.main").click()
    await bruno.latest.locator(".button.main").click()
    await expect(anna.latest).to_contain_text("Sail")
    await anna.begin("ships sail")
    await anna.page.get_by_role("button", name="+ fire").click()
    suggested = anna.page.locator("#command").get_by_role("option")
    await expect(suggested.first).to_have_text("Hold fire")
    await anna.picture("autocomplete")
    await anna.page.keyboard.type("hold")
    await expect(suggested).to_have_count(1)
    await anna.page.keyboard.press("Enter")
    await anna.send()

    await expect(anna.messages.filter(has_text="Your answer is sealed").last).to_be_visible()


async def test_a_name_half_typed_does_not_keep_another_option_from_being_completed(
    wardroom: Playground, look: Look
) -> None:
    anna = await look("anna")
    await anna.begin("aamonopoly trade")
    await anna.fill("partner", "oks")
    await anna.page.get_by_role("button", name="+ give").click()
    answered = anna.page.expect_response(lambda sent: sent.url.endswith("/autocomplete"))
    async with answered as response:
        await anna.fill("give", "Libya")

    assert (await (await response.value).json()) == {"choices": []}


async def test_options_are_typed_checked_and_sent(gallery: Playground, look: Look) -> None:
    anna = await look("anna")
    await anna.begin("typed")
    command = anna.page.locator("#command")
    await anna.fill("guns", "200")
    await anna.send()
    await expect(command).to_contain_text("Must be between 1 and 120.")
    await expect(command.get_by_text("This option is required. Specify a value.")).to_have_count(2)
    await anna.picture("option-errors")
    await anna.fill("guns", "74")
    await anna.fill("captain", "oksa", pick=True)
    await anna.fill("ready", "", pick=True)
    await command.get_by_role("button", name="+ flag").click()
    await anna.fill("flag", "red", pick=True)
    await command.get_by_role("button", name="+ place").click()
    await anna.fill("place", "gen", pick=True)
    await command.get_by_role("button", name="+ weight").click()
    await anna.fill("weight", "1.5")
    await command.get_by_role("button", name="+ chart").click()
    chart: FilePayload = {"name": "c.txt", "mimeType": "text/plain", "buffer": b"12345"}
    await command.get_by_label("chart", exact=True).set_input_files(chart)
    await anna.send()

    await expect(anna.latest).to_contain_text("74 oksana True red general 1.5 5")


@pytest.mark.parametrize("first_answer", [0.5])
async def test_a_command_that_is_not_answered_says_so_where_it_was_given(
    gallery: Playground, look: Look
) -> None:
    anna = await look("anna")
    anna.complaints.expect("504 (Gateway", "/site/as/anna/command")
    await anna.begin("silent")
    await anna.send()

    await expect(anna.page.locator("#timeline").get_by_role("alert")).to_have_text(
        "/silent: The application did not respond"
    )


async def test_plain_messages_appear_in_every_window_with_a_badge_for_the_others(
    discord: Playground, look: Look
) -> None:
    anna, bruno = await look("anna"), await look("bruno")
    await bruno.open("general")
    await anna.writing.fill("Good morning **all**")
    await anna.page.keyboard.press("Enter")

    await expect(anna.latest.get_by_text("all", exact=True)).to_have_css("font-weight", "700")
    await expect(
        bruno.page.get_by_role("link", name="wardroom, 1 unread", exact=True)
    ).to_be_visible()
    await bruno.open("wardroom")
    await expect(bruno.latest).to_contain_text("Good morning all")
    await expect(bruno.page.get_by_role("link", name="wardroom", exact=True)).to_be_visible()


async def test_an_empty_channel_tells_a_newcomer_how_to_begin(
    wardroom: Playground, look: Look
) -> None:
    bruno = await look("bruno")
    said = bruno.page.locator(".silence")
    games = [
        command["name_localizations"]["it"]
        for command in wardroom.world.commands.values()
        if "challenge" in {part["name"] for part in command["options"]}
    ]
    begins = sorted(f"/{game} sfida" for game in games)
    await expect(said).to_have_text(
        "Nothing has been said here yet. Type / to see the commands;"
        f" {', '.join(begins)} {'begin' if len(begins) > 1 else 'begins'} a match."
    )
    await bruno.picture("empty")
    assert "/navi sfida" in begins
    await said.get_by_role("button", name="/navi sfida").click()

    await expect(bruno.page.get_by_role("combobox", name="avversario")).to_be_focused()


async def test_the_answer_to_a_command_tells_who_used_which(
    wardroom: Playground, look: Look
) -> None:
    anna, bruno = await look("anna"), await look("bruno")
    for name in ("Anna", "Bruno"):
        await wardroom.persona(name).command(wardroom.channel("wardroom"), "ships rules")

    await expect(anna.latest.locator(".origin")).to_have_text("Anna used /ships rules")
    await expect(bruno.latest.locator(".origin")).to_have_text("Bruno used /navi regole")
