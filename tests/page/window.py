"""A window of the page as its user handles it: by what stands on the controls."""

from __future__ import annotations

import os
from pathlib import Path

from playwright.async_api import Locator, Page, expect

from tests.page.watch import Complaints


class Window:
    def __init__(self, page: Page, complaints: Complaints) -> None:
        self.page = page
        self.complaints = complaints

    @property
    def messages(self) -> Locator:
        return self.page.get_by_role("article")

    @property
    def latest(self) -> Locator:
        return self.messages.last

    @property
    def writing(self) -> Locator:
        return self.page.get_by_role("combobox", name="Message")

    def button(self, name: str) -> Locator:
        return self.latest.get_by_role("button", name=name)

    def channel(self, name: str) -> Locator:
        places = self.page.get_by_role("navigation", name="Channels")
        return places.locator(".channel", has=self.page.get_by_text(name, exact=True))

    async def open(self, name: str) -> None:
        """Open a channel or the bot's direct messages by name."""
        await self.channel(name).click()
        await expect(self.page.locator("#place h2")).to_have_text(name)

    async def begin(self, command: str) -> None:
        """Type a command and take the first one suggested."""
        await self.writing.press_sequentially(f"/{command}")
        await self.page.locator("#composer").get_by_role("option").first.click()
        await expect(self.page.locator("#command")).to_be_visible()

    async def fill(self, option: str, text: str, *, pick: bool = False) -> None:
        """Fill in an option of the command; with ``pick``, by the first suggestion."""
        field = self.page.get_by_role("combobox", name=option, exact=True)
        await field.fill(text)
        if pick:
            await self.page.locator("#command").get_by_role("option").first.click()

    async def send(self) -> None:
        await self.page.locator("#command").get_by_role("button", name="Send").click()

    async def pick(self, menu: Locator, *labels: str, done: bool = False) -> None:
        """Choose in a menu; with ``done`` it is one that takes several."""
        await menu.click()
        for label in labels:
            await self.page.locator(".popup").get_by_role("option", name=label).first.click()
        if done:
            await self.page.locator(".popup").get_by_role("button", name="Done").click()

    async def challenge(self, rival: Window) -> None:
        """Challenge the rival to Ships, who accepts; both open their hands."""
        await self.begin("ships challenge")
        await self.fill("opponent", str(await rival.name()), pick=True)
        await self.send()
        await rival.button("Accept").click()
        for window in (self, rival):
            await window.open("Wardroom")
            await window.latest.locator(".button.main").wait_for()

    async def name(self) -> str:
        return await self.page.locator("#me strong").inner_text()

    async def picture(self, name: str) -> None:
        """Keep a picture of the window, if somebody wants to look at it."""
        folder = os.environ.get("WARDROOM_SHOTS")
        if folder:
            await self.page.screenshot(path=Path(folder) / f"{name}.png")
