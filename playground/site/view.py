"""What a person sees of the world, as JSON for the page."""

from __future__ import annotations

from typing import Any, Final

from playground import payloads
from playground.permissions import MANAGE_GUILD
from playground.reading import walk
from playground.records import DM, Channel, Guild, Json, Message, User
from playground.site.stage import Stage
from playground.world import World

MOST_COUNTED: Final = 99
"""Unread messages of a channel, beyond which they are not counted."""
CONTROLS: Final = (2, 3, 5, 6, 7, 8)
HISTORY: Final = 50
"""Messages shown when a channel is opened, and added when one asks for older ones."""


def handle(world: World, user: User) -> str:
    """What stands for a person in the page's address: the username, or the id if it is shared."""
    first = next(u for u in world.users.values() if u.username == user.username)
    return user.username if first is user else str(user.id)


def by_handle(world: World, text: str) -> User | None:
    return next((u for u in world.users.values() if text in (handle(world, u), str(u.id))), None)


def places(stage: Stage, user: User) -> Json:
    """All that stands around the messages: people, servers, channels, badges."""
    world = stage.world
    guilds = [g for g in world.guilds.values() if user.id in g.members]
    dm = next((c for c in world.channels.values() if c.recipient_id == user.id), None)
    return {
        "op": "places",
        "me": str(user.id),
        "bot": {"id": str(world.bot.id), "name": world.bot.display_name},
        "connected": stage.gateway.connected,
        "restartable": stage.restart is not None,
        "people": [_person(world, u) for u in world.users.values()],
        "guilds": [_guild(world, g, user) for g in guilds],
        "dm": None if dm is None else _channel(world, dm, user),
    }


def _person(world: World, user: User) -> Json:
    seen = [c for c in world.channels.values() if world.sees(user.id, c)]
    marks = [badge(world, c, user) for c in seen]
    return {
        "id": str(user.id),
        "handle": handle(world, user),
        "name": user.display_name,
        "username": user.username,
        "locale": user.locale,
        "dms_open": user.dms_open,
        "manages": any(m.permissions & MANAGE_GUILD for _, m in world.memberships(user)),
        "unread": sum(unread for unread, _ in marks),
        "asked": sum(asked for _, asked in marks),
    }


def _guild(world: World, guild: Guild, user: User) -> Json:
    here = [c for c in world.channels_of(guild) if world.sees(user.id, c)]
    return {
        "id": str(guild.id),
        "name": guild.name,
        "channels": [_channel(world, c, user) for c in here],
        "members": [str(m) for m in guild.members],
        "roles": [{"id": str(r.id), "name": r.name} for r in guild.roles],
    }


def _channel(world: World, channel: Channel, user: User) -> Json:
    unread, asked = badge(world, channel, user)
    return {
        "id": str(channel.id),
        "type": channel.type,
        "name": world.bot.display_name if channel.type == DM else channel.name,
        "topic": channel.topic,
        "guild": None if channel.guild_id is None else str(channel.guild_id),
        "parent": None if channel.parent_id is None else str(channel.parent_id),
        "archived": channel.archived,
        "locked": channel.locked,
        "unread": unread,
        "asked": asked,
    }


def badge(world: World, channel: Channel, user: User) -> tuple[int, int]:
    """How many messages of a channel a person sees but has not looked at; how many of them call."""
    read = user.read.get(str(channel.id), 0)
    unread = asked = 0
    for message in reversed(world.messages.get(channel.id, {}).values()):
        if message.id <= read or unread == MOST_COUNTED:
            break
        if message.author_id != user.id and message.addressee_id in (None, user.id):
            unread += 1
            asked += user.id in message.pinged or (channel.type == DM and _calls(message))
    return unread, asked


def _calls(message: Message) -> bool:
    """Whether there is something to press or choose."""
    there = walk(message.components)
    return any(c["type"] in CONTROLS and not c.get("disabled") for c in there)


def message(world: World, it: Message, user: User) -> Json:
    return payloads.message(world, it) | {"pinged_me": user.id in it.pinged}


def find_message(world: World, key: int, user: User) -> Message | None:
    """A message this person can see."""
    for channel_id, there in world.messages.items():
        if key in there and world.sees(user.id, world.channels[channel_id]):
            found = there[key]
            return found if found.addressee_id in (None, user.id) else None
    return None


def history(world: World, user: User, asked: Json) -> Json:
    """The end of a channel, from before the message ``since`` on if one is given."""
    channel = world.channels.get(_number(asked.get("channel")))
    seen = [] if channel is None else world.seen(user.id, channel)
    start = _start(seen, _number(asked.get("since")))
    return {
        "op": "history",
        "channel": str(asked.get("channel")),
        "messages": [message(world, m, user) for m in seen[start:]],
        "more": start > 0,
    }


def _start(seen: list[Message], since: int) -> int:
    """Where the part to show begins: not long before the end, and well before ``since``."""
    last = max(len(seen) - HISTORY, 0)
    if not since:
        return last
    index = next((i for i, m in enumerate(seen) if m.id >= since), len(seen))
    return min(last, max(index - HISTORY // 2, 0))


def _number(text: Any) -> int:
    return int(text) if str(text).isdecimal() else 0
