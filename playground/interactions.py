"""An interaction's life: answered within three seconds, good for fifteen minutes."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Any

from playground import payloads
from playground.answers import (
    COMMAND,
    COMPONENT,
    DEFERRED,
    SUBMIT,
    Interaction,
    InteractionFailed,
    Reply,
)
from playground.errors import ApiError
from playground.gateway import Gateway
from playground.invoke import GROUP
from playground.recorder import Acknowledgement, Recorder
from playground.records import Channel, Json, Message, User
from playground.sessions import ALWAYS
from playground.settings import Limits
from playground.world import World

FORGET_AFTER = 4
"""Token lives after which an interaction is forgotten altogether."""


class Interactions:
    """All interactions of late, by token."""

    def __init__(self, world: World, gateway: Gateway, recorder: Recorder, limits: Limits) -> None:
        self._world = world
        self._gateway = gateway
        self._recorder = recorder
        self._limits = limits
        self._by_token: dict[str, Interaction] = {}

    async def open(
        self,
        kind: int,
        user: User,
        channel: Channel,
        data: Json,
        *,
        message: Message | None = None,
        origin: Interaction | None = None,
    ) -> Reply:
        """Tell the bot and wait for its answer, and for the rest of one it deferred.

        Raises:
            InteractionFailed: it did not answer in time, or deferred and never went on.
        """
        interaction = self._begin(kind, user, channel, data, message, origin)
        event = self._payload(interaction, user, channel, data)
        self._gateway.dispatch(
            "INTERACTION_CREATE", event, intent=ALWAYS, guild_id=channel.guild_id
        )
        try:
            async with asyncio.timeout(self._limits.first_answer):
                answer = await asyncio.shield(interaction.first)
        except TimeoutError:
            interaction.dead = True
            raise InteractionFailed("This application did not respond") from None
        if answer == DEFERRED:
            await self._completed(interaction)
        return Reply(self._world, interaction)

    async def _completed(self, interaction: Interaction) -> None:
        original = interaction.original
        try:
            await self._world.until(
                lambda: original is None or original.deleted or not original.loading,
                self._limits.completion,
            )
        except TimeoutError:
            raise InteractionFailed("The application is still thinking") from None

    def _begin(
        self,
        kind: int,
        user: User,
        channel: Channel,
        data: Json,
        message: Message | None,
        origin: Interaction | None,
    ) -> Interaction:
        number = self._world.ids.next()
        interaction = Interaction(
            id=number,
            token=f"{secrets.token_urlsafe(48)}{number}",
            type=kind,
            user_id=user.id,
            channel_id=channel.id,
            message=message,
            created=self._world.clock(),
            first=asyncio.get_running_loop().create_future(),
            metadata=self._metadata(number, kind, user, channel, message, origin) | _named(data),
            kind={1: 20, 2: 23, 3: 23}[data.get("type", 1)] if kind == COMMAND else 0,
        )
        self._forget_old()
        self._by_token[interaction.token] = interaction
        return interaction

    def _metadata(
        self,
        number: int,
        kind: int,
        user: User,
        channel: Channel,
        message: Message | None,
        origin: Interaction | None,
    ) -> Json:
        metadata: Json = {
            "id": str(number),
            "type": kind,
            "user": payloads.user(user),
            "authorizing_integration_owners": _owners(channel),
        }
        if kind == COMPONENT and message is not None:
            metadata["interacted_message_id"] = str(message.id)
        if kind == SUBMIT:
            forged = self._metadata(number, COMMAND, user, channel, None, None)
            metadata["triggering_interaction_metadata"] = origin.metadata if origin else forged
        return metadata

    def _payload(self, it: Interaction, user: User, channel: Channel, data: Json) -> Json:
        world = self._world
        event: Json = {
            "id": str(it.id),
            "application_id": str(world.bot.id),
            "type": it.type,
            "token": it.token,
            "version": 1,
            "data": data,
            "channel": payloads.channel(world, channel),
            "channel_id": str(channel.id),
            "context": 1 if channel.guild_id is None else 0,
            "locale": user.locale,
            "app_permissions": str(world.bot_permissions(channel)),
            "attachment_size_limit": self._limits.file_size,
            "authorizing_integration_owners": _owners(channel),
            "entitlements": [],
            "entitlement_sku_ids": [],
        }
        if it.message is not None:
            event["message"] = payloads.message(world, it.message)
        return event | self._place(user, channel)

    def _place(self, user: User, channel: Channel) -> Json:
        if channel.guild_id is None:
            return {"user": payloads.user(user)}
        guild = self._world.guild(channel.guild_id)
        member = payloads.member(self._world, guild, user.id)
        member["permissions"] = str(guild.members[user.id].permissions)
        return {
            "guild_id": str(guild.id),
            "guild_locale": guild.locale,
            "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
            "member": member,
        }

    def _forget_old(self) -> None:
        horizon = self._world.clock() - self._limits.token_life * FORGET_AFTER
        while self._by_token:
            token, oldest = next(iter(self._by_token.items()))
            if oldest.created >= horizon:
                return
            del self._by_token[token]

    def awaiting(self, interaction_id: int, token: str) -> Interaction:
        """The interaction a callback is for.

        Raises:
            ApiError: 10062 when it is unknown or too late, 40060 when it was answered.
        """
        found = self._by_token.get(token)
        if found is None or found.id != interaction_id or found.dead:
            raise ApiError(10062)
        if not self._in_time(found):
            raise ApiError(10062)
        if found.first.done():
            raise ApiError(40060)
        return found

    def _in_time(self, it: Interaction) -> bool:
        return it.first.done() or time.monotonic() - it.started <= self._limits.first_answer

    def acknowledge(self, it: Interaction, callback_type: int) -> None:
        it.first.set_result(callback_type)
        seconds = time.monotonic() - it.started
        self._recorder.acknowledged(Acknowledgement(it.id, it.type, callback_type, seconds))
        self._world.touch()

    def usable(self, token: str) -> Interaction:
        """The answered interaction a webhook call is for.

        Raises:
            ApiError: 10015 when there is none, 50027 when its token is too old.
        """
        found = self._by_token.get(token)
        if found is None or not found.answered:
            raise ApiError(10015)
        if self._world.clock() - found.created > self._limits.token_life:
            raise ApiError(50027)
        return found

    def told(self, it: Interaction, message: Message) -> None:
        """Note a message sent or edited through the token."""
        it.after.append(message)
        self._world.touch()


def _owners(channel: Channel) -> dict[str, Any]:
    return {"0": str(channel.guild_id or 0)}


def _named(data: Json) -> Json:
    """What Discord adds, undocumented, to the metadata of a command: its name, all words of it."""
    words, inside = [], data
    while "name" in inside:
        words.append(inside["name"])
        deeper = [o for o in inside.get("options", ()) if o["type"] <= GROUP]
        inside = deeper[0] if deeper else {}
    return {"name": " ".join(words)} if words else {}
