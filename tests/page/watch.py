"""What a browser complains of while a test runs."""

from __future__ import annotations

from playwright.async_api import ConsoleMessage, Error, Page

EXPECTED = (
    "409 (Conflict)",
    "504 (Gateway",
    "400 (Bad Request)",
    "WebSocket",
    "ERR_CONNECTION_REFUSED",
    "404 (Not Found)",
)
"""Refusals that the page shows in their place, a playground that went away, and a picture that an
edit replaced while it was being fetched."""


class Complaints:
    def __init__(self) -> None:
        self.heard: list[str] = []

    def listen(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", self._error)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(e in message.text for e in EXPECTED):
            self.heard.append(message.text)

    def _error(self, error: Error) -> None:
        self.heard.append(str(error))
