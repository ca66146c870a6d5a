"""Sending a bot's JSON as it stands, and reading Discord's refusals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord as library
from discord.http import Route

from playground import Channel, Playground
from tests.playground.client import Bot

Json = dict[str, Any]


async def send(bot: Bot, channel: Channel, body: Json) -> Any:
    route = Route("POST", "/channels/{channel_id}/messages", channel_id=channel.id)
    return await bot.http.request(route, json=body)


async def attempt(bot: Bot, channel: Channel, body: Json) -> None:
    """Send, whatever comes of it."""
    try:
        await send(bot, channel, body)
    except library.HTTPException:
        return


def refusal(discord: Playground) -> tuple[int, int, list[str]]:
    """Status and code of the last refusal, and for a form each place that is wrong."""
    last = [e for e in discord.recorder.exchanges if e.status >= 400][-1]
    body = last.response
    return last.status, body.get("code", 0), [*places(body.get("errors", {}))]


def places(errors: Json, path: str = "") -> Iterator[str]:
    """Where a refused form is wrong, and how: ``place: CODE``."""
    for key, below in errors.items():
        if key == "_errors":
            yield from (f"{path}: {e['code']}" for e in below)
        else:
            yield from places(below, f"{path}.{key}" if path else key)


def row(*components: Json) -> Json:
    return {"type": 1, "components": [*components]}


def button(**how: Any) -> Json:
    return {"type": 2, "style": 1, "label": "b", "custom_id": "b", **how}


def option(**how: Any) -> Json:
    return {"label": "a", "value": "a", **how}


def menu(*options: Json, **how: Any) -> Json:
    return {"type": 3, "custom_id": "m", "options": [*options], **how}


def text(length: int) -> Json:
    return {"type": 10, "content": "a" * length}


def pictures(count: int, **how: Any) -> Json:
    picture = {"media": {"url": "https://example.org/a.png"}, **how}
    return {"type": 12, "items": [picture] * count}


def layout(*components: Json, **how: Any) -> Json:
    return {"flags": 1 << 15, "components": [*components], **how}
