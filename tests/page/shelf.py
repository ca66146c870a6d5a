"""Windows that tests have done with, for the next: a new one costs the browser a second."""

from __future__ import annotations

from typing import Any

from playwright.async_api import Browser, Page

BLANK = "about:blank"


class Shelf:
    """Windows by their shape: size, touch, colours."""

    def __init__(self, browser: Browser, patience: float) -> None:
        self._browser = browser
        self._patience = patience
        self._free: dict[str, list[Page]] = {}
        self._taken: list[tuple[Page, str]] = []

    async def take(self, shape: dict[str, Any], *, new: bool = False) -> Page:
        """A window that shows nothing yet and remembers nothing.

        Args:
            new: a window of its own, for what cannot be undone in it; it is closed in the end.
        """
        key = repr(sorted(shape.items()))
        free = self._free.setdefault(key, [])
        if free and not new:
            page = free.pop()
        else:
            context = await self._browser.new_context(**shape)
            context.set_default_timeout(self._patience)
            page = await context.new_page()
        self._taken.append((page, "" if new else key))
        return page

    async def put_back(self) -> None:
        """All windows taken: emptied, and whatever they opened closed."""
        taken, self._taken = self._taken, []
        for page, key in taken:
            if not key:
                await page.context.close()
                continue
            for opened in page.context.pages:
                if opened is not page:
                    await opened.close()
            await page.unroute_all(behavior="ignoreErrors")
            await page.evaluate("localStorage.clear(); sessionStorage.clear()")
            await page.goto(BLANK)
            self._free[key].append(page)
