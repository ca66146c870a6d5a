"""What happens in the world, told to the gateway: which event, with what, to whom."""

from __future__ import annotations

from typing import Any

from playground import payloads
from playground.gateway import Gateway
from playground.records import Channel, Guild, Json, Message, User
from playground.sessions import (
    DIRECT_MESSAGES,
    GUILD_MEMBERS,
    GUILD_MESSAGES,
    GUILDS,
    MESSAGE_CONTENT,
    Session,
    guild_create,
)
from playground.world import World


class Events:
    """Subscribes to a world and dispatches."""

    def __init__(self, world: World, gateway: Gateway) -> None:
        self._world = world
        self._gateway = gateway
        world.listeners.append(self.happened)

    def happened(self, event: str, record: Any) -> None:
        match record:
            case Message():
                self._message(event, record)
            case Channel():
                self._channel(event, record)
            case Guild():
                self._guild(event, record)
            case (Guild() as guild, User() as user):
                self._member(event, guild, user)
            case _:
                raise TypeError(f"no event is about {record!r}")

    def _channel(self, event: str, channel: Channel) -> None:
        guild_id = channel.guild_id
        if event == "CHANNEL_PINS_UPDATE":
            self._pins(channel)
            return
        if event == "THREAD_DELETE":
            data: Json = {
                "id": str(channel.id),
                "guild_id": str(guild_id),
                "parent_id": str(channel.parent_id),
                "type": channel.type,
            }
        else:
            data = payloads.channel(self._world, channel)
        if event == "THREAD_CREATE":
            data["newly_created"] = True
        self._gateway.dispatch(event, data, intent=GUILDS, guild_id=guild_id)

    def _pins(self, channel: Channel) -> None:
        data: Json = {
            "channel_id": str(channel.id),
            "last_pin_timestamp": payloads.maybe(channel.last_pin),
        }
        intent = DIRECT_MESSAGES if channel.guild_id is None else GUILDS
        if channel.guild_id is not None:
            data["guild_id"] = str(channel.guild_id)
        self._gateway.dispatch(
            "CHANNEL_PINS_UPDATE", data, intent=intent, guild_id=channel.guild_id
        )

    def _guild(self, event: str, guild: Guild) -> None:
        for session in self._gateway.sessions():
            if session.intents & GUILDS and session.covers(guild.id):
                name, data = self._guild_data(event, guild, session)
                self._gateway.send_to(session, name, data)

    def _guild_data(self, event: str, guild: Guild, session: Session) -> tuple[str, Json]:
        """A guild joined says nothing of ``unavailable``, nor does one left."""
        if event == "GUILD_DELETE":
            return event, {"id": str(guild.id)}
        if event == "GUILD_UNAVAILABLE":
            return "GUILD_DELETE", {"id": str(guild.id), "unavailable": True}
        data = guild_create(self._world, guild, session)
        if event == "GUILD_CREATE":
            del data["unavailable"]
        return "GUILD_CREATE", data

    def _member(self, event: str, guild: Guild, user: User) -> None:
        data: Json = {"guild_id": str(guild.id), "user": payloads.user(user)}
        if event == "GUILD_MEMBER_ADD":
            data |= payloads.member(self._world, guild, user.id)
        self._gateway.dispatch(event, data, intent=GUILD_MEMBERS, guild_id=guild.id)

    def _message(self, event: str, message: Message) -> None:
        channel = self._world.channels.get(message.channel_id)
        guild_id = channel.guild_id if channel else None
        intent = DIRECT_MESSAGES if guild_id is None else GUILD_MESSAGES
        data = self._message_data(event, message, guild_id)
        for session in self._gateway.sessions():
            if session.covers(guild_id) and session.intents & intent:
                shown = data if self._open_to(session.intents, message, guild_id) else _veiled(data)
                self._gateway.send_to(session, event, shown)

    def _message_data(self, event: str, message: Message, guild_id: int | None) -> Json:
        if event == "MESSAGE_DELETE":
            data: Json = {"id": str(message.id), "channel_id": str(message.channel_id)}
        else:
            data = payloads.message(self._world, message)
        if guild_id is not None:
            data["guild_id"] = str(guild_id)
            guild = self._world.guild(guild_id)
            if event != "MESSAGE_DELETE" and message.author_id in guild.members:
                data["member"] = payloads.member_alone(guild.members[message.author_id])
        return data

    def _open_to(self, intents: int, message: Message, guild_id: int | None) -> bool:
        """Content needs an intent, but for DMs, the bot's own words and mentions of it."""
        bot = self._world.bot.id
        own = guild_id is None or message.author_id == bot or bot in message.mentions
        return own or bool(intents & MESSAGE_CONTENT)


def _veiled(data: Json) -> Json:
    if "content" not in data:
        return data
    return data | {"content": "", "embeds": [], "attachments": [], "components": []}
