"""Pinned messages."""

from __future__ import annotations

from typing import Any

from playground import payloads, permissions
from playground.errors import ApiError
from playground.records import DM, Message
from playground.rest.call import Call, Routes
from playground.rest.messages import open_thread

routes = Routes()
PINS = "/channels/{channel}/messages/pins"
PIN_NOTICE = 6


def _pinned(call: Call) -> list[Message]:
    there = call.world.messages[call.channel().id].values()
    pinned = [m for m in there if m.pinned is not None]
    return sorted(pinned, key=lambda m: m.pinned or 0.0, reverse=True)


def _allowed(call: Call) -> None:
    channel = call.channel()
    needed = [] if channel.type == DM else [permissions.PIN_MESSAGES]
    permissions.require(call.world.bot_permissions(channel), *needed)
    open_thread(channel)


@routes.on("GET", PINS)
async def pins(call: Call) -> Any:
    limit = min(call.asked("limit", 50), 50)
    there = _pinned(call)
    items = [
        {
            "pinned_at": payloads.moment(m.pinned or 0.0),
            "message": payloads.message(call.world, m),
        }
        for m in there[:limit]
    ]
    return {"items": items, "has_more": len(there) > limit}


@routes.on("PUT", f"{PINS}/{{message}}", "/channels/{channel}/pins/{message}")
async def pin(call: Call) -> Any:
    _allowed(call)
    channel, message = call.channel(), call.message()
    if message.type not in (0, 19, 20, 23):
        raise ApiError(50021)
    if message.pinned is not None:
        return
    if len(_pinned(call)) >= call.backend.limits.pins:
        raise ApiError(30003)
    world = call.world
    message.pinned = channel.last_pin = world.clock()
    world.message_changed(message)
    world.announce("CHANNEL_PINS_UPDATE", channel)
    notice = Message(world.ids.next(), channel.id, world.bot.id, world.clock(), type=PIN_NOTICE)
    notice.reference = {
        "type": 0,
        "channel_id": str(channel.id),
        "message_id": str(message.id),
    }
    world.add_message(notice)


@routes.on("DELETE", f"{PINS}/{{message}}", "/channels/{channel}/pins/{message}")
async def unpin(call: Call) -> Any:
    _allowed(call)
    message = call.message()
    if message.pinned is None:
        return
    message.pinned = None
    call.world.message_changed(message)
    call.world.announce("CHANNEL_PINS_UPDATE", call.channel())
