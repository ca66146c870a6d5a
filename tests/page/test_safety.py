"""The page's address answers to itself alone."""

from __future__ import annotations

from typing import Any

import aiohttp
import pytest

from playground.server import Playground

EVIL = "http://evil.example"
PATHS = ("/", "/site/web/js/main.js", "/site/live", "/site/developer", "/attachments/1/2/a.png")


async def status(discord: Playground, method: str, path: str, **how: Any) -> int:
    async with (
        aiohttp.ClientSession() as session,
        session.request(method, discord.url + path, **how) as answer,
    ):
        return answer.status


@pytest.mark.parametrize("path", [*PATHS, "/api/v10/users/@me", "/gateway"])
async def test_another_origin_gets_403(discord: Playground, path: str) -> None:
    assert await status(discord, "GET", path, headers={"Origin": EVIL}) == 403
    assert await status(discord, "GET", path, headers={"Origin": "null"}) == 403


@pytest.mark.parametrize("path", PATHS)
async def test_another_host_gets_403_as_when_a_name_is_bound_anew(
    discord: Playground, path: str
) -> None:
    assert await status(discord, "GET", path, headers={"Host": "evil.example"}) == 403
    assert await status(discord, "GET", path, headers={"Host": "127.0.0.1:1"}) == 403


async def test_nothing_is_done_for_another_origin(discord: Playground) -> None:
    channel = discord.channel("wardroom")
    asked = {"channel": str(channel.id), "text": "forged"}
    refused = await status(
        discord, "POST", "/site/as/anna/say", json=asked, headers={"Origin": EVIL}
    )
    plain = {"Content-Type": "text/plain"}
    simple = await status(discord, "POST", "/site/as/anna/say", data="{}", headers=plain)
    ours = await status(
        discord, "POST", "/site/as/anna/say", json=asked, headers={"Origin": discord.url}
    )

    assert (refused, simple, ours) == (403, 415, 200)
    assert len(discord.messages(channel)) == 1


async def test_the_page_may_load_nothing_from_elsewhere(discord: Playground) -> None:
    async with aiohttp.ClientSession() as session, session.get(discord.url) as answer:
        policy = answer.headers["Content-Security-Policy"]
        text = await answer.text()

    assert policy.startswith("default-src 'self';")
    assert "unsafe" not in policy
    assert "http:" not in text.replace("http://www.w3.org", "")
    assert "https:" not in text


async def test_uploads_are_shut_in_whatever_they_are(discord: Playground) -> None:
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"{discord.url}/attachments/1/2/evil.html") as answer,
    ):
        policy = answer.headers["Content-Security-Policy"]

    assert policy.startswith("default-src 'none'; sandbox")


async def test_files_outside_the_page_are_not_served(discord: Playground) -> None:
    assert await status(discord, "GET", "/site/web/%2e%2e/server.py") in (403, 404)
    assert await status(discord, "GET", "/site/web/js/main.js") == 200
