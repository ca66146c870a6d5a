"""A person without a mouse."""

from __future__ import annotations

import re

from tests.page.window import Window

FARTHEST = 60
"""Presses of Tab to anything from anywhere."""
WINDS = re.compile("^(Winds to set|Venti da spiegare)")


class Keyboard:
    def __init__(self, window: Window) -> None:
        self.window = window

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.window.page.keyboard.press(key)

    async def type(self, text: str) -> None:
        """Type, and wait until something to pick is suggested."""
        await self.window.page.keyboard.type(text)
        await self.window.page.locator(".suggestions .option").first.wait_for()

    async def reach(self, name: str | re.Pattern[str]) -> None:
        """Tab backwards from the composer to a control of the latest message."""
        await self.window.writing.wait_for()
        for _ in range(FARTHEST):
            if re.search(name, await self._focused()):
                return
            await self.press("Shift+Tab")
        raise AssertionError(f"no {name} within {FARTHEST} steps")

    async def _focused(self) -> str:
        return str(
            await self.window.page.evaluate(
                "(e => e.matches('button, a') ? e.ariaLabel ?? e.innerText : '')"
                "(document.activeElement)"
            )
        )

    async def play_until(self, heading: str) -> None:
        """Answer every question, setting one wind where there is any, until a later turn."""
        confirm = self.window.latest.locator(".button.main")
        later = self.window.latest.get_by_text(heading)
        while True:
            await confirm.or_(later).first.wait_for()
            if await later.count():
                return
            if await self.window.latest.get_by_role("button", name=WINDS).count():
                key = await confirm.get_attribute("data-key")
                await self.reach(WINDS)
                await self.press("Enter", "Space", "Enter")
                await self._gone(key)
            key = await confirm.get_attribute("data-key")
            await self.reach(re.escape(await confirm.inner_text()))
            await self.press("Enter")
            await self._gone(key)

    async def _gone(self, key: str | None) -> None:
        await self.window.latest.locator(f"[data-key='{key}']").wait_for(state="detached")
