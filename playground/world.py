"""The state of the local Discord: looked up, changed and told of, with no wire in sight."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from typing import Any

from playground import permissions
from playground.errors import ApiError
from playground.ids import Clock, Snowflakes, bot_token
from playground.limits.commands import LOCALES
from playground.records import (
    DM,
    PUBLIC_THREAD,
    TEXT,
    Channel,
    Guild,
    Json,
    Member,
    Message,
    Role,
    User,
)

LINGER = 60.0
"""Seconds that a file can be fetched after it was taken off its message, as from Discord's CDN."""

Listener = Callable[[str, Any], None]
"""Told the gateway's name of an event and the record it is about."""
Watcher = Callable[[str, int], None]
"""Told the kind and id of a record that changed; no kind where only traffic went by."""


class World:
    """Everything there is, by id. Changes are announced and kept through it."""

    def __init__(self, clock: Clock = time.time) -> None:
        self.clock = clock
        self.ids = Snowflakes(clock)
        self.command_ids = Snowflakes(clock)
        """Counted apart, so that another command of the bot's moves nothing else."""
        self.bot = User(self.ids.next(), "wardroom", "Wardroom", bot=True)
        self.owner = User(self.ids.next(), "owner", "Owner")
        self.token = bot_token(self.bot.id)
        self.base_url = ""
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, dict[int, Message]] = {}
        self.commands: dict[int, Json] = {}
        self.creates: dict[str, list[float]] = {}
        """When commands were created, by guild id or "None" for everyone."""
        self.files: dict[int, bytes] = {}
        """Those that messages have."""
        self._lingering: dict[int, tuple[float, bytes]] = {}
        """Those taken off of late, with the moment until which they can be fetched."""
        self.listeners: list[Listener] = []
        self.watchers: list[Watcher] = []
        self.on_keep: Callable[[str, int], None] = lambda _kind, _id: None
        self._changed = asyncio.Event()

    def touch(self, kind: str = "", key: int = 0) -> None:
        """Wake whoever waits for something to become true, and whoever watches."""
        self._changed.set()
        self._changed = asyncio.Event()
        for watcher in [*self.watchers]:
            watcher(kind, key)

    async def until(self, condition: Callable[[], Any], seconds: float) -> Any:
        """Wait for a truthy value, asked anew at each change.

        Raises:
            TimeoutError: it did not come in so many real seconds.
        """
        async with asyncio.timeout(seconds):
            while not (value := condition()):
                await self._changed.wait()
        return value

    def keep(self, kind: str, key: int) -> None:
        self.on_keep(kind, key)
        self.touch(kind, key)

    def announce(self, event: str, record: Any) -> None:
        for listener in self.listeners:
            listener(event, record)

    def user(self, user_id: int) -> User:
        if user_id == self.bot.id:
            return self.bot
        if user_id not in self.users:
            raise ApiError(10013)
        return self.users[user_id]

    def guild(self, guild_id: int) -> Guild:
        if guild_id not in self.guilds:
            raise ApiError(10004)
        return self.guilds[guild_id]

    def channel(self, channel_id: int) -> Channel:
        if channel_id not in self.channels:
            raise ApiError(10003)
        return self.channels[channel_id]

    def message(self, channel_id: int, message_id: int) -> Message:
        """A message the bot's token can reach: not an ephemeral one."""
        found = self.messages.get(self.channel(channel_id).id, {}).get(message_id)
        if found is None or found.addressee_id is not None:
            raise ApiError(10008)
        return found

    def member(self, guild: Guild, user_id: int) -> Member:
        if user_id not in guild.members:
            raise ApiError(10007)
        return guild.members[user_id]

    def parent(self, channel: Channel) -> Channel | None:
        return self.channels.get(channel.parent_id) if channel.parent_id else None

    def bot_permissions(self, channel: Channel) -> int:
        return permissions.of_bot(channel, self.parent(channel))

    def children(self, channel: Channel) -> Iterator[Channel]:
        return (c for c in self.channels.values() if c.is_thread and c.parent_id == channel.id)

    def channels_of(self, guild: Guild) -> Iterator[Channel]:
        return (c for c in self.channels.values() if c.guild_id == guild.id)

    def sees(self, user_id: int, channel: Channel) -> bool:
        """Whether a person can open a channel."""
        if channel.type == DM:
            return channel.recipient_id == user_id
        guild = self.guilds.get(channel.guild_id or 0)
        if guild is None or user_id not in guild.members:
            return False
        return channel.type in (TEXT, PUBLIC_THREAD) or user_id in channel.members

    def seen(self, user_id: int, channel: Channel) -> list[Message]:
        """What a person can read in a channel, oldest first."""
        if channel.id not in self.channels or not self.sees(user_id, channel):
            return []
        there = self.messages.get(channel.id, {}).values()
        return [m for m in there if m.addressee_id in (None, user_id)]

    def add_user(self, name: str, *, locale: str = "en-US", dms_open: bool = True) -> User:
        if locale not in LOCALES:
            raise ValueError(f"{locale!r} is not a language of Discord's")
        username = "".join(c for c in name.lower() if c.isalnum() or c in "._")[:32] or "person"
        user = User(self.ids.next(), username, name, locale, dms_open)
        self.users[user.id] = user
        self.keep("user", user.id)
        return user

    def add_guild(self, name: str, *, locale: str = "en-US") -> Guild:
        guild = Guild(self.ids.next(), name, self.owner.id, locale)
        self.guilds[guild.id] = guild
        guild.members[self.bot.id] = Member(self.bot.id, self.clock())
        self.keep("guild", guild.id)
        self.announce("GUILD_CREATE", guild)
        return guild

    def remove_guild(self, guild: Guild) -> None:
        """The bot is put out of a guild; for the bot it is gone, with all its channels."""
        for channel in [*self.channels_of(guild)]:
            self._forget_channel(channel)
        del self.guilds[guild.id]
        self.keep("guild", guild.id)
        self.announce("GUILD_DELETE", guild)

    def add_role(self, guild: Guild, name: str) -> Role:
        role = Role(self.ids.next(), name)
        guild.roles.append(role)
        self.keep("guild", guild.id)
        return role

    def join(self, guild: Guild, user: User) -> None:
        guild.members[user.id] = Member(user.id, self.clock(), permissions=permissions.PERSON)
        self.keep("guild", guild.id)
        self.announce("GUILD_MEMBER_ADD", (guild, user))

    def leave(self, guild: Guild, user: User) -> None:
        del guild.members[user.id]
        self.keep("guild", guild.id)
        self.announce("GUILD_MEMBER_REMOVE", (guild, user))

    def add_channel(self, guild: Guild, name: str) -> Channel:
        position = sum(1 for c in self.channels_of(guild) if not c.is_thread)
        channel = Channel(self.ids.next(), TEXT, name, guild.id, position=position)
        return self._new_channel(channel, "CHANNEL_CREATE")

    def add_thread(self, thread: Channel) -> Channel:
        return self._new_channel(thread, "THREAD_CREATE")

    def dm_with(self, user: User) -> Channel:
        """The DM of the bot and a person, opened if there is none."""
        for channel in self.channels.values():
            if channel.type == DM and channel.recipient_id == user.id:
                return channel
        return self._new_channel(Channel(self.ids.next(), DM, recipient_id=user.id), None)

    def _new_channel(self, channel: Channel, event: str | None) -> Channel:
        channel.created = channel.archived_at = self.clock()
        self.channels[channel.id] = channel
        self.messages.setdefault(channel.id, {})
        self.keep("channel", channel.id)
        if event:
            self.announce(event, channel)
        return channel

    def channel_changed(self, channel: Channel) -> None:
        self.keep("channel", channel.id)
        self.announce("THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE", channel)

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel or thread, with its messages, and a channel's threads first."""
        for thread in [*self.children(channel)]:
            self.delete_channel(thread)
        self._forget_channel(channel)
        self.announce("THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE", channel)

    def _forget_channel(self, channel: Channel) -> None:
        for message in [*self.messages.pop(channel.id, {}).values()]:
            self._forget_message(message)
        self.channels.pop(channel.id, None)
        self.keep("channel", channel.id)

    def add_message(self, message: Message) -> Message:
        channel = self.channel(message.channel_id)
        self.messages[channel.id][message.id] = message
        if message.addressee_id is None:
            channel.last_message_id = message.id
            channel.message_count += 1
            self.keep("channel", channel.id)
        self.keep("message", message.id)
        if message.addressee_id is None:
            self.announce("MESSAGE_CREATE", message)
        return message

    def message_changed(self, message: Message) -> None:
        self.keep("message", message.id)
        if message.addressee_id is None:
            self.announce("MESSAGE_UPDATE", message)

    def delete_message(self, message: Message) -> None:
        self.messages.get(message.channel_id, {}).pop(message.id, None)
        self._forget_message(message)
        if message.addressee_id is None:
            self.announce("MESSAGE_DELETE", message)

    def _forget_message(self, message: Message) -> None:
        message.deleted = True
        for attachment in message.attachments:
            self.drop_file(attachment.id)
        self.keep("message", message.id)

    def add_file(self, file_id: int, content: bytes) -> None:
        self.files[file_id] = content
        self.keep("file", file_id)

    def drop_file(self, file_id: int) -> None:
        """Take a file off; whoever is fetching it may end that."""
        now, content = self.clock(), self.files.pop(file_id, None)
        self._lingering = {key: it for key, it in self._lingering.items() if it[0] >= now}
        if content is not None:
            self._lingering[file_id] = (now + LINGER, content)
        self.keep("file", file_id)

    def file(self, file_id: int) -> bytes | None:
        """What a file holds; None where there is none of that id, or no longer."""
        until, lingering = self._lingering.get(file_id, (0.0, None))
        return self.files.get(file_id, lingering if until >= self.clock() else None)
