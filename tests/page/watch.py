"""What a browser complains of while a test runs."""

from __future__ import annotations

from urllib.parse import urlsplit

from playwright.async_api import ConsoleMessage, Error, Page


class Complaints:
    """All complaints of a test's windows but those that the test says it brings about."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self._expected: list[tuple[str, str]] = []
        self._pages: list[Page] = []

    def expect(self, words: str, path: str) -> None:
        """Say that complaints with these words about addresses with such a path are no fault."""
        self._expected.append((words, path))

    def listen(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", self._error)
        self._pages.append(page)

    def close(self) -> None:
        """Listen no more."""
        for page in self._pages:
            page.remove_listener("console", self._console)
            page.remove_listener("pageerror", self._error)

    def _console(self, message: ConsoleMessage) -> None:
        path = urlsplit(message.location["url"]).path
        known = any(w in message.text and p in path for w, p in self._expected)
        if message.type in ("error", "warning") and not known:
            self.heard.append(f"{message.text} ({path})")

    def _error(self, error: Error) -> None:
        self.heard.append(str(error))
