"""A player of Ships who knows nothing but what stands on the screen."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Awaitable, Callable

from playwright.async_api import Locator

from engine.registry import load_texts
from engine.text import LANGUAGES
from tests.page.window import Window


def said(key: str) -> re.Pattern[str]:
    """A text of Ships as it begins in any language."""
    texts = load_texts("ships")
    return re.compile("|".join(re.escape(texts(language)(key)) for language in LANGUAGES))


WINDS, SALVO, OVER = map(said, ("pick-winds", "menu-fire", "over"))
MOST = 400
"""Answers after which no match goes on."""


class Player:
    """Sets all the wind of one kind, fires as much as can be, and discards nothing."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.answers = 0

    async def play(self) -> None:
        """Answer whatever the last direct message asks, until the match is over."""
        confirm = self.window.latest.locator(".button.main")
        over = self.window.latest.get_by_text(OVER)
        while self.answers < MOST:
            await confirm.or_(over).first.wait_for()
            if await over.count():
                return
            await self._draft()
            await self._anew(confirm.click)
            self.answers += 1
        raise AssertionError(f"no end after {MOST} answers")

    async def _draft(self) -> None:
        hand = self.window.latest
        if await (winds := hand.get_by_role("button", name=WINDS)).count():
            await winds.click()
            await self._anew(self._most_wind)
        elif await hand.get_by_text(SALVO).count():
            await self._salvo()

    async def _most_wind(self) -> None:
        page = self.window.page
        options = page.locator(".popup .option")
        labels = await options.locator("span").all_inner_texts()
        best = page.get_by_text(most_common(labels), exact=True)
        for option in await options.filter(has=best).all():
            await option.click()
        await self.window.page.get_by_role("button", name="Done").click()

    async def _salvo(self) -> None:
        hand = self.window.latest
        menu = hand.get_by_role("button", name=SALVO)
        if await menu.count():
            await menu.click()
            offers = self.window.page.locator(".popup .option")
        else:
            offers = hand.locator(".button:not(.main)")
        labels = await offers.all_inner_texts()
        best = offers.nth(largest(labels))
        if await best.and_(self.window.page.locator(".go, [aria-selected='true']")).count():
            await self.window.page.keyboard.press("Escape")
        else:
            await self._anew(best.click)

    async def _anew(self, act: Callable[[], Awaitable[None]]) -> None:
        """Do it, and wait until the question is put anew or is answered."""
        key = await self._key()
        await act()
        await self.window.latest.locator(f"[data-key='{key}']").wait_for(state="detached")

    async def _key(self) -> str:
        confirm: Locator = self.window.latest.locator(".button.main")
        return str(await confirm.get_attribute("data-key"))


def most_common(labels: list[str]) -> str:
    return Counter(labels).most_common(1)[0][0]


def largest(labels: list[str]) -> int:
    """The place of the label with the greatest number."""
    return max(range(len(labels)), key=lambda place: _count(labels[place]))


def _count(label: str) -> int:
    found = re.search(r"\d+", label)
    return int(found[0]) if found else 0
