"""Who the bot is, and where the gateway is."""

from __future__ import annotations

from typing import Any

from playground import payloads
from playground.rest.call import Call, Routes

routes = Routes()


@routes.on("GET", "/users/@me")
async def me(call: Call) -> Any:
    private = {"mfa_enabled": False, "locale": "en-US", "verified": True, "email": None}
    return payloads.user(call.world.bot) | private


@routes.on("GET", "/oauth2/applications/@me", "/applications/@me")
async def application(call: Call) -> Any:
    return payloads.application(call.world)


@routes.on("GET", "/gateway", token=False)
async def gateway(call: Call) -> Any:
    return {"url": call.backend.gateway.url}


@routes.on("GET", "/gateway/bot")
async def gateway_for_bot(call: Call) -> Any:
    limit = {"total": 1000, "remaining": 999, "reset_after": 14_400_000, "max_concurrency": 1}
    return {"url": call.backend.gateway.url, "shards": 1, "session_start_limit": limit}
