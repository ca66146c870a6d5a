from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright, expect
from pydantic import SecretStr

from bot import Settings, serve_playground
from playground.server import Playground
from playground.settings import UNHURRIED
from playground.wiring import point_discord_at
from tests.page.gallery import Gallery
from tests.page.shelf import Shelf
from tests.page.watch import Complaints
from tests.page.window import Window

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
HERE = Path(__file__).parent
PATIENCE = 10_000
"""Milliseconds a test waits for something to show."""

DESK: Final[dict[str, Any]] = {
    "viewport": {"width": 1100, "height": 760},
    "locale": "en-US",
    "reduced_motion": "reduce",
}

expect.set_options(timeout=PATIENCE)
Look = Callable[..., Awaitable[Window]]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """One browser, and so one loop, for all tests of this folder."""
    for item in items:
        if item.path.parent == HERE:
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest.fixture(scope="session")
def chromium() -> str:
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    if found is None:
        pytest.skip("no chromium: `apt-get install chromium` lets the page be tested")
    return found


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser(chromium: str) -> AsyncIterator[Browser]:
    async with async_playwright() as tool:
        browser = await tool.chromium.launch(executable_path=chromium, args=[*FLAGS])
        yield browser
        await browser.close()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def shelf(browser: Browser) -> Shelf:
    return Shelf(browser, PATIENCE)


@pytest.fixture
def first_answer() -> float:
    """Seconds a bot has for its first answer; more than Discord's, for machines with much to do."""
    return 15


@pytest_asyncio.fixture(loop_scope="session")
async def discord(tmp_path: Path, first_answer: float) -> AsyncIterator[Playground]:
    async with playground(tmp_path, first_answer=first_answer) as it:
        yield it


@asynccontextmanager
async def playground(
    folder: Path, port: int = 0, first_answer: float = 15
) -> AsyncIterator[Playground]:
    limits = replace(UNHURRIED, first_answer=first_answer)
    async with (
        Playground.open(port=port, limits=limits, path=folder / "world.db") as it,
        point_discord_at(it.url),
    ):
        yield it


@asynccontextmanager
async def playing(discord: Playground, folder: Path) -> AsyncIterator[None]:
    """The bot on a playground, put together as ``make play`` does."""
    settings = Settings(data=folder, token=SecretStr(""), _env_file=None)
    task = asyncio.create_task(serve_playground(settings, discord))
    await discord.until(lambda: discord.gateway.connected and discord.world.commands, 15)
    yield
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


@pytest_asyncio.fixture(loop_scope="session")
async def wardroom(discord: Playground, tmp_path: Path) -> AsyncIterator[Playground]:
    """A playground with the bot on it."""
    async with playing(discord, tmp_path):
        yield discord


@pytest_asyncio.fixture(loop_scope="session")
async def gallery(discord: Playground) -> AsyncIterator[Playground]:
    """A playground with a bot on it that shows every kind of component."""
    async with Gallery() as bot:
        playing = asyncio.create_task(bot.start(discord.token))
        await discord.until(lambda: discord.gateway.connected and discord.world.commands, 15)
        yield discord
        await bot.close()
        await playing


@pytest_asyncio.fixture(loop_scope="session")
async def look(shelf: Shelf, discord: Playground) -> AsyncIterator[Look]:
    """Opens a window as somebody; in the end no window may have complained of anything."""
    complaints = Complaints()

    async def look(
        handle: str, query: str = "", url: str = "", *, new: bool = False, **shape: Any
    ) -> Window:
        page = await shelf.take({**DESK, **shape}, new=new)
        complaints.listen(page)
        await page.goto(f"{url or discord.url}/?as={handle}{query}")
        await page.locator(".channel").first.wait_for(state="attached")
        return Window(page, complaints)

    yield look
    complaints.close()
    await shelf.put_back()
    assert complaints.heard == []
