"""Threads: begun from a message or alone, joined and left."""

from __future__ import annotations

from typing import Any

from playground import payloads, permissions
from playground.errors import ApiError
from playground.limits.problems import Problems
from playground.records import (
    DM,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    THREADS,
    Channel,
    Message,
)
from playground.rest.call import Call, Routes
from playground.rest.channels import ARCHIVES
from playground.rest.messages import open_thread

routes = Routes()
MEMBERS = "/channels/{channel}/thread-members"
THREAD_CREATED, THREAD_STARTER = 18, 21


@routes.on("POST", "/channels/{channel}/messages/{message}/threads", status=201)
async def from_message(call: Call) -> Any:
    message = call.message()
    if message.id in call.world.channels:
        raise ApiError(160004)
    thread = _begin(call, PUBLIC_THREAD, message.id)
    call.world.message_changed(message)
    starter = _system(call, thread, THREAD_STARTER)
    starter.reference = {
        "type": 0,
        "channel_id": str(message.channel_id),
        "message_id": str(message.id),
        "guild_id": str(thread.guild_id),
    }
    call.world.add_message(starter)
    return payloads.thread(call.world, thread)


@routes.on("POST", "/channels/{channel}/threads", status=201)
async def alone(call: Call) -> Any:
    kind = call.json.get("type", PRIVATE_THREAD)
    if kind not in THREADS:
        raise ApiError(50024)
    thread = _begin(call, kind, call.world.ids.next())
    if kind == PUBLIC_THREAD:
        notice = _system(call, call.channel(), THREAD_CREATED)
        notice.content = thread.name
        notice.reference = {
            "type": 0,
            "channel_id": str(thread.id),
            "guild_id": str(thread.guild_id),
        }
        call.world.add_message(notice)
    return payloads.thread(call.world, thread)


def _begin(call: Call, kind: int, thread_id: int) -> Channel:
    world, parent = call.world, call.channel()
    if parent.type == DM or parent.is_thread:
        raise ApiError(50024)
    make = (
        permissions.CREATE_PUBLIC_THREADS
        if kind == PUBLIC_THREAD
        else permissions.CREATE_PRIVATE_THREADS
    )
    permissions.require(world.bot_permissions(parent), make)
    _check(call)
    active = [c for c in world.channels.values() if c.is_thread and not c.archived]
    if sum(c.guild_id == parent.guild_id for c in active) >= call.backend.limits.active_threads:
        raise ApiError(160006)
    thread = Channel(
        id=thread_id,
        type=kind,
        name=call.json["name"],
        guild_id=parent.guild_id,
        parent_id=parent.id,
        owner_id=world.bot.id,
        members=[world.bot.id],
        auto_archive=call.json.get("auto_archive_duration") or 4320,
        slowmode=call.json.get("rate_limit_per_user") or 0,
        invitable=call.json.get("invitable", True) is not False,
    )
    return world.add_thread(thread)


def _check(call: Call) -> None:
    problems = Problems()
    problems.at("name").text(call.json.get("name"), 1, 100)
    if call.json.get("auto_archive_duration") is not None:
        problems.at("auto_archive_duration").choice(call.json["auto_archive_duration"], ARCHIVES)
    problems.refuse()


def _system(call: Call, channel: Channel, kind: int) -> Message:
    world = call.world
    return Message(world.ids.next(), channel.id, world.bot.id, world.clock(), type=kind)


def _thread(call: Call) -> Channel:
    thread = call.channel()
    if not thread.is_thread:
        raise ApiError(50024)
    permissions.require(call.world.bot_permissions(thread))
    open_thread(thread)
    return thread


def _who(call: Call) -> int:
    return call.world.bot.id if "user" not in call.params else call.number("user")


@routes.on("PUT", f"{MEMBERS}/@me", f"{MEMBERS}/{{user}}")
async def join(call: Call) -> Any:
    thread, user_id = _thread(call), _who(call)
    guild = call.world.guild(thread.guild_id or 0)
    if user_id not in guild.members:
        raise ApiError(50001)
    if user_id not in thread.members:
        thread.members.append(user_id)
        call.world.channel_changed(thread)


@routes.on("DELETE", f"{MEMBERS}/@me", f"{MEMBERS}/{{user}}")
async def leave(call: Call) -> Any:
    thread, user_id = _thread(call), _who(call)
    if user_id not in thread.members:
        raise ApiError(10007)
    thread.members.remove(user_id)
    call.world.channel_changed(thread)


@routes.on("GET", MEMBERS)
async def members(call: Call) -> Any:
    thread = call.channel()
    return [payloads.thread_member(thread, user_id) for user_id in thread.members]


@routes.on("GET", f"{MEMBERS}/{{user}}")
async def member(call: Call) -> Any:
    thread, user_id = call.channel(), _who(call)
    if user_id not in thread.members:
        raise ApiError(10007)
    return payloads.thread_member(thread, user_id)
