"""An interaction's life: answered within three seconds, good for fifteen minutes."""

from __future__ import annotations

import asyncio
import secrets
import time
from dataclasses import dataclass, field
from typing import Any, Final

from playground import payloads
from playground.errors import ApiError
from playground.gateway import ALWAYS, Gateway
from playground.reading import walk
from playground.recorder import Acknowledgement, Recorder
from playground.records import Channel, Json, Message, User
from playground.settings import Limits
from playground.world import World

COMMAND, COMPONENT, AUTOCOMPLETE, SUBMIT = 2, 3, 4, 5
REPLY, DEFERRED, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
UPDATES: Final = (DEFERRED_UPDATE, UPDATE)
FORGET_AFTER = 4
"""Token lives after which an interaction is forgotten altogether."""


class InteractionFailed(Exception):
    """The person sees that the application did not respond."""


@dataclass(frozen=True, slots=True)
class Modal:
    """A form the bot asks a person to fill in."""

    custom_id: str
    title: str
    components: list[Json]
    interaction: Interaction
    """The one that opened it."""

    @property
    def fields(self) -> list[Json]:
        """What can be filled in, in order, each with the ``label`` it stands under."""
        return [
            {"label": top.get("label"), **component}
            for top in self.components
            for component in walk([top])
            if "custom_id" in component
        ]


@dataclass(slots=True)
class Interaction:
    id: int
    token: str
    type: int
    user_id: int
    channel_id: int
    message: Message | None
    """The message whose component was used."""
    created: float
    first: asyncio.Future[int]
    """The type of the bot's first answer, once it came."""
    metadata: Json
    kind: int = 0
    """The type a message that answers it has."""
    started: float = field(default_factory=time.monotonic)
    dead: bool = False
    original: Message | None = None
    modal: Modal | None = None
    choices: list[Json] = field(default_factory=list)
    after: list[Message] = field(default_factory=list)
    """Messages sent or edited through the token after the first answer, in order."""

    @property
    def answered(self) -> bool:
        return self.first.done() and not self.dead


class Reply:
    """What a person got for a command, a press, a choice or a form."""

    def __init__(self, world: World, interaction: Interaction) -> None:
        self._world = world
        self._interaction = interaction
        self.deferred = interaction.first.result() in (DEFERRED, DEFERRED_UPDATE)
        """Whether the bot at first only said that it would answer."""

    @property
    def interaction_id(self) -> int:
        return self._interaction.id

    @property
    def message(self) -> Message | None:
        """The answer; for an update, the message that was updated."""
        return self._interaction.original

    @property
    def modal(self) -> Modal | None:
        return self._interaction.modal

    @property
    def choices(self) -> list[Json]:
        return self._interaction.choices

    @property
    def ephemeral(self) -> bool:
        return self.message is not None and self.message.ephemeral

    @property
    def text(self) -> str:
        """What the answer says; empty without one."""
        return self.message.text if self.message else ""

    @property
    def followups(self) -> list[Message]:
        """Further messages sent through the interaction, oldest first."""
        new = {m.id: m for m in self._interaction.after if m is not self.message}
        return [*new.values()]

    async def outcome(self, seconds: float = 5.0) -> Message:
        """The last message sent or edited after a deferral, waited for.

        Raises:
            TimeoutError: nothing came in so many real ``seconds``.
        """
        after = await self._world.until(lambda: self._interaction.after, seconds)
        last: Message = after[-1]
        return last


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
            metadata=self._metadata(number, kind, user, channel, message, origin),
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
        if kind == SUBMIT and origin is not None:
            metadata["triggering_interaction_metadata"] = origin.metadata
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
        for token, interaction in [*self._by_token.items()]:
            if interaction.created >= horizon:
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
