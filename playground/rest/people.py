"""Users, guilds and their members."""

from __future__ import annotations

from typing import Any

from playground import payloads
from playground.rest.call import Call, Routes

routes = Routes()
GUILD = "/guilds/{guild}"


@routes.on("GET", "/users/{user}")
async def user(call: Call) -> Any:
    return payloads.user(call.world.user(call.number("user")))


@routes.on("GET", GUILD)
async def guild(call: Call) -> Any:
    return payloads.guild(call.world, call.world.guild(call.number("guild")))


@routes.on("GET", f"{GUILD}/members/{{user}}")
async def member(call: Call) -> Any:
    there = call.world.guild(call.number("guild"))
    call.world.user(call.number("user"))
    return payloads.member(call.world, there, call.number("user"))


@routes.on("GET", f"{GUILD}/channels")
async def channels(call: Call) -> Any:
    there = call.world.channels_of(call.world.guild(call.number("guild")))
    return [payloads.channel(call.world, c) for c in there if not c.is_thread]


@routes.on("GET", f"{GUILD}/threads/active")
async def active_threads(call: Call) -> Any:
    there = call.world.channels_of(call.world.guild(call.number("guild")))
    threads = [c for c in there if c.is_thread and not c.archived]
    bot = call.world.bot.id
    return {
        "threads": [payloads.thread(call.world, t) for t in threads],
        "members": [payloads.thread_member(t, bot) for t in threads if bot in t.members],
        "has_more": False,
    }
