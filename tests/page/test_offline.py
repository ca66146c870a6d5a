"""A window whose playground has gone says so wherever something is tried, and breaks nothing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from playwright.async_api import expect

from playground.server import Playground
from tests.page.conftest import Look
from tests.page.test_developer import drawer

GONE = "The playground does not answer."


async def test_nothing_that_is_tried_in_vain_goes_unsaid_or_seems_done(
    gallery: Playground, look: Look
) -> None:
    anna = await look("anna")
    await anna.begin("secret")
    await anna.send()
    await anna.latest.get_by_role("button", name="Dismiss message").wait_for()
    panel = await drawer(anna, "Trouble")
    slow = panel.get_by_role("switch", name="Slow network")
    await slow.wait_for()
    anna.complaints.expect("net::ERR_FAILED", "/site/")
    await anna.page.route("**/site/**", lambda route: route.abort())
    said = anna.page.locator("#timeline").get_by_role("alert")
    dms = anna.page.get_by_label("Takes direct messages", exact=True)
    language = anna.page.get_by_label("Language")
    switches = [dms, slow, panel.get_by_role("switch", name="Bruno takes direct messages")]
    before = [await switch.is_checked() for switch in switches]
    tries: list[Callable[[], Awaitable[object]]] = [
        *(switch.click for switch in switches),
        lambda: language.select_option("uk"),
        anna.channel("Wardroom").click,
        anna.latest.get_by_role("button", name="Dismiss message").click,
    ]
    for number, attempt in enumerate(tries, 1):
        await attempt()
        await expect(said).to_have_text(number * [f"{GONE} Is it still running?"])

    assert [await switch.is_checked() for switch in switches] == before
    await expect(language).to_have_value("en-US")
    for button in ("Drop the gateway connection", "Forget the gateway session"):
        await panel.get_by_role("button", name=button).click()
        await expect(panel.get_by_role("status")).to_contain_text(GONE)
        await expect(panel.get_by_role("button", name=button)).to_be_focused()
    await anna.page.keyboard.press("Escape")
    panel = await drawer(anna, "Trouble")
    await expect(panel).to_contain_text(GONE)
