"""Messages of a channel, sent and read with the bot's token."""

from __future__ import annotations

from typing import Any

from playground import payloads, permissions
from playground.errors import ApiError
from playground.limits.problems import Problems
from playground.records import DM, TEXT, THREADS, Channel, Json, Message
from playground.rest.call import Call, Routes
from playground.world import World

routes = Routes()
ALL = "/channels/{channel}/messages"
ONE = "/channels/{channel}/messages/{message}"
AN_HOUR = 3600.0


@routes.on("POST", ALL)
async def create(call: Call) -> Any:
    channel = call.channel()
    may_send(call, channel)
    earlier = _same_nonce(call, channel)
    if earlier is not None:
        return payloads.message(call.world, earlier)
    reference, replied = _reference(call, channel)
    message = call.backend.composer.create(
        channel,
        call.form(),
        author_id=call.world.bot.id,
        kind=19 if replied else 0,
    )
    message.reference = reference
    message.nonce = call.json.get("nonce")
    if replied is not None:
        _ping_replied(call, channel, message, replied)
    unarchive(call.world, channel)
    call.world.add_message(message)
    return payloads.message(call.world, message)


def may_send(call: Call, channel: Channel) -> None:
    """Refuse where the bot may not write: closed DMs, permissions, locked threads."""
    world = call.world
    if channel.type == DM:
        user = world.user(channel.recipient_id or 0)
        if not any(user.id in guild.members for guild in world.guilds.values()):
            raise ApiError(50278)
        if not user.dms_open:
            raise ApiError(50007)
        return
    if channel.type not in (TEXT, *THREADS):
        raise ApiError(50008)
    held = world.bot_permissions(channel)
    send = permissions.SEND_MESSAGES_IN_THREADS if channel.is_thread else permissions.SEND_MESSAGES
    files = [permissions.ATTACH_FILES] if call.uploads else []
    permissions.require(held, send, *files)
    if channel.locked and not held & permissions.MANAGE_THREADS:
        raise ApiError(50083 if channel.archived else 160005)


def unarchive(world: World, channel: Channel) -> None:
    """Writing in an archived thread opens it again."""
    if channel.archived:
        channel.archived, channel.archived_at = False, world.clock()
        world.channel_changed(channel)


def open_thread(channel: Channel) -> None:
    if channel.archived:
        raise ApiError(50083)


def _same_nonce(call: Call, channel: Channel) -> Message | None:
    """The message this one repeats, by ``enforce_nonce``."""
    nonce = call.json.get("nonce")
    if nonce is None or not call.json.get("enforce_nonce"):
        return None
    since = call.world.clock() - call.backend.limits.nonce_window
    for message in reversed(call.world.messages[channel.id].values()):
        if message.created < since:
            return None
        if message.nonce == nonce and message.author_id == call.world.bot.id:
            return message
    return None


def _reference(call: Call, channel: Channel) -> tuple[Json | None, Message | None]:
    asked: Json | None = call.json.get("message_reference")
    if asked is None:
        return None, None
    if asked.get("message_id") is None:
        problems = Problems()
        problems.at("message_reference", "message_id").add("BASE_TYPE_REQUIRED", "Required")
        problems.refuse()
    there = call.world.messages[channel.id]
    replied = there.get(int(asked["message_id"]))
    if replied is None or replied.addressee_id is not None:
        if asked.get("fail_if_not_exists", True):
            problems = Problems()
            problems.at("message_reference").add("REPLIES_UNKNOWN_MESSAGE", "Unknown message")
            problems.refuse()
        return None, None
    reference: Json = {
        "type": 0,
        "channel_id": str(channel.id),
        "message_id": str(replied.id),
    }
    if channel.guild_id is not None:
        reference["guild_id"] = str(channel.guild_id)
    return reference, replied


def _ping_replied(call: Call, channel: Channel, message: Message, replied: Message) -> None:
    allowed = call.json.get("allowed_mentions")
    pings = allowed is None or allowed.get("replied_user", False)
    author = replied.author_id
    if not pings or author == call.world.bot.id:
        return
    message.mentions = sorted({*message.mentions, author})
    if call.world.sees(author, channel):
        message.pinged = sorted({*message.pinged, author})


@routes.on("GET", ALL)
async def history(call: Call) -> Any:
    channel = call.channel()
    permissions.require(call.world.bot_permissions(channel), permissions.READ_MESSAGE_HISTORY)
    before, after = call.asked("before", 2**63), call.asked("after", 0)
    there = call.world.messages[channel.id].values()
    messages = [m for m in there if m.addressee_id is None and after < m.id < before]
    limit = min(call.asked("limit", 50), 100)
    chosen = messages[:limit] if "after" in call.query else messages[-limit:]
    return [payloads.message(call.world, m) for m in reversed(chosen)]


@routes.on("GET", ONE)
async def fetch(call: Call) -> Any:
    permissions.require(call.world.bot_permissions(call.channel()))
    return payloads.message(call.world, call.message())


@routes.on("PATCH", ONE)
async def edit(call: Call) -> Any:
    channel, message = call.channel(), call.message()
    permissions.require(call.world.bot_permissions(channel))
    open_thread(channel)
    if message.author_id != call.world.bot.id:
        raise ApiError(50005)
    if call.world.clock() - message.created > AN_HOUR:
        _count_old_edit(call, channel)
    call.backend.composer.edit(message, call.form())
    call.world.message_changed(message)
    return payloads.message(call.world, message)


def _count_old_edit(call: Call, channel: Channel) -> None:
    wait = call.backend.rates.old_edit(channel.id)
    if wait:
        error = ApiError(30046, status=429)
        error.body["message"] = (
            "Maximum number of edits to messages older than 1 hour reached. Try again later."
        )
        error.body |= {"retry_after": round(wait, 3) + 0.001, "global": False}
        raise error


@routes.on("DELETE", ONE)
async def delete(call: Call) -> Any:
    channel, message = call.channel(), call.message()
    needed = [] if message.author_id == call.world.bot.id else [permissions.MANAGE_MESSAGES]
    permissions.require(call.world.bot_permissions(channel), *needed)
    if channel.type == DM and needed:
        raise ApiError(50003, status=403)
    open_thread(channel)
    call.world.delete_message(message)
