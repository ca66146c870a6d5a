"""Channels, DMs and typing."""

from __future__ import annotations

from typing import Any

from playground import payloads, permissions
from playground.errors import ApiError
from playground.limits.problems import Problems
from playground.records import DM, Channel, Json
from playground.rest.call import Call, Routes

routes = Routes()
ONE = "/channels/{channel}"
ARCHIVES = (60, 1440, 4320, 10080)
"""Minutes after which a thread may be set to archive itself."""
THREAD_KEYS = {
    "archived": "archived",
    "locked": "locked",
    "invitable": "invitable",
    "auto_archive_duration": "auto_archive",
    "rate_limit_per_user": "slowmode",
    "name": "name",
}
CHANNEL_KEYS = {"name": "name", "topic": "topic", "rate_limit_per_user": "slowmode"}


@routes.on("POST", "/users/@me/channels")
async def open_dm(call: Call) -> Any:
    user = call.world.user(int(call.json.get("recipient_id") or 0))
    if user.bot:
        raise ApiError(50007)
    return payloads.channel(call.world, call.world.dm_with(user))


@routes.on("GET", ONE)
async def fetch(call: Call) -> Any:
    channel = call.channel()
    permissions.require(call.world.bot_permissions(channel))
    return payloads.channel(call.world, channel)


@routes.on("PATCH", ONE)
async def edit(call: Call) -> Any:
    channel = call.channel()
    if channel.type == DM:
        raise ApiError(50024)
    needed = permissions.MANAGE_THREADS if channel.is_thread else permissions.MANAGE_CHANNELS
    own = channel.is_thread and channel.owner_id == call.world.bot.id
    permissions.require(call.world.bot_permissions(channel), *([] if own else [needed]))
    _check(call.json)
    if channel.archived and call.json.get("archived") is not False:
        raise ApiError(50083)
    _apply(call, channel)
    call.world.channel_changed(channel)
    return payloads.channel(call.world, channel)


def _check(body: Json) -> None:
    problems = Problems()
    if "name" in body:
        problems.at("name").text(body["name"], 1, 100)
    if body.get("auto_archive_duration") is not None:
        problems.at("auto_archive_duration").choice(body["auto_archive_duration"], ARCHIVES)
    problems.at("rate_limit_per_user").number(body.get("rate_limit_per_user"), 0, 21600)
    problems.refuse()


def _apply(call: Call, channel: Channel) -> None:
    if call.json.get("archived", channel.archived) != channel.archived:
        channel.archived_at = call.world.clock()
    for key, name in (THREAD_KEYS if channel.is_thread else CHANNEL_KEYS).items():
        if key in call.json:
            setattr(channel, name, call.json[key])


@routes.on("DELETE", ONE)
async def delete(call: Call) -> Any:
    channel = call.channel()
    if channel.type == DM:
        return payloads.channel(call.world, channel)
    needed = permissions.MANAGE_THREADS if channel.is_thread else permissions.MANAGE_CHANNELS
    permissions.require(call.world.bot_permissions(channel), needed)
    shape = payloads.channel(call.world, channel)
    call.world.delete_channel(channel)
    return shape


@routes.on("POST", f"{ONE}/typing")
async def typing(call: Call) -> Any:
    permissions.require(call.world.bot_permissions(call.channel()))
