"""A person without a mouse."""

from __future__ import annotations

from playwright.async_api import Locator, expect

from tests.page.player import OVER, SALVO, WINDS, largest, most_common
from tests.page.window import Window

FARTHEST = 60
"""Presses of Tab to anything from anywhere."""


class Keyboard:
    def __init__(self, window: Window) -> None:
        self.window = window
        self.answers = 0

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.window.page.keyboard.press(key)

    async def type(self, text: str) -> None:
        """Type, and wait until something to pick is suggested."""
        await self.window.page.keyboard.type(text)
        await self.window.page.locator(".suggestions .option").first.wait_for()

    async def challenge(self, rival: str) -> None:
        await self.press("/")
        await expect(self.window.writing).to_have_value("/")
        await self.type("ships chal")
        await self.press("Enter")
        await self.type(rival)
        await self.press("Enter", "Enter")

    async def go(self, channel: str) -> None:
        """Walk to the list of channels and in it to one that is further down."""
        await self.reach(self.window.page.locator("#places [tabindex='0']"))
        for _ in range(await self.window.page.locator("#places .channel").count()):
            if await _is_focused(self.window.channel(channel)):
                break
            await self.press("ArrowDown")
        await self.press("Enter")
        await expect(self.window.page.locator("#place h2")).to_have_text(channel)

    async def reach(self, control: Locator) -> None:
        """Go to writing, if need be, and from there tab backwards to a control."""
        await control.wait_for()
        if not await _is_focused(control):
            await self.press("Escape")
        for _ in range(FARTHEST):
            if await _is_focused(control):
                return
            await self.press("Shift+Tab")
        raise AssertionError(f"no {control} within {FARTHEST} steps")

    async def play(self) -> None:
        """Answer every question until the match is over."""
        confirm, over = self._confirm, self.window.latest.get_by_text(OVER)
        await confirm.or_(over).first.wait_for()
        while not await over.count():
            await self._draft()
            await self._use(confirm, "Enter")
            self.answers += 1
            await confirm.or_(over).first.wait_for()

    async def _draft(self) -> None:
        hand = self.window.latest
        if await (winds := hand.get_by_role("button", name=WINDS)).count():
            await self._set(winds)
        elif await hand.get_by_text(SALVO).count():
            await self._fire(hand)

    async def _set(self, winds: Locator) -> None:
        """Tick every wind of the commonest kind."""
        await self.reach(winds)
        await self.press("Enter")
        labels = await self._offers.all_inner_texts()
        kind = most_common(labels)
        keys = [
            key for label in labels for key in (["Space"] if label == kind else []) + ["ArrowDown"]
        ]
        await self._anew(*keys, "Enter")

    async def _fire(self, hand: Locator) -> None:
        """The largest salvo: of a menu, or of buttons."""
        menu = hand.get_by_role("button", name=SALVO)
        if await menu.count():
            await self.reach(menu)
            await self.press("ArrowDown", "Home")
            best = largest(await self._offers.all_inner_texts())
            await self.press(*["ArrowDown"] * best)
            if await self._offers.nth(best).get_attribute("aria-selected") == "true":
                await self.press("Escape")
            else:
                await self._anew("Enter")
        else:
            buttons = hand.locator(".button:not(.main)")
            best = largest(await buttons.all_inner_texts())
            if not await buttons.nth(best).and_(self.window.page.locator(".go")).count():
                await self._use(buttons.nth(best), "Space")

    @property
    def _confirm(self) -> Locator:
        return self.window.latest.locator(".button.main")

    @property
    def _offers(self) -> Locator:
        return self.window.page.locator(".popup .option")

    async def _use(self, control: Locator, key: str) -> None:
        await self.reach(control)
        await self._anew(key)

    async def _anew(self, *keys: str) -> None:
        """Press, and wait until the question is put anew or is answered."""
        key = await self._confirm.get_attribute("data-key")
        await self.press(*keys)
        await self.window.latest.locator(f"[data-key='{key}']").wait_for(state="detached")


async def _is_focused(control: Locator) -> bool:
    return bool(await control.evaluate("e => e === document.activeElement"))
