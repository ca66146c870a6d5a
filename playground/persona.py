"""A person in the local Discord: what they see and what they can do, nothing more."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from playground import controls, forms, permissions
from playground.answers import AUTOCOMPLETE, COMMAND, COMPONENT, SUBMIT, Modal, Reply
from playground.compose import Composer, Form
from playground.errors import ApiError
from playground.interactions import Interactions
from playground.invoke import Choice, Filled, Impossible
from playground.records import Channel, Guild, Json, Message, User
from playground.slash import Slash
from playground.world import World


class Persona:
    """A person by name. Whatever they cannot do raises Impossible, as no client offers it."""

    def __init__(
        self, world: World, interactions: Interactions, composer: Composer, user: User
    ) -> None:
        self._world = world
        self._interactions = interactions
        self._composer = composer
        self.user = user

    def __repr__(self) -> str:
        return f"<{self.name} {self.user.locale}>"

    @property
    def id(self) -> int:
        return self.user.id

    @property
    def name(self) -> str:
        return self.user.display_name

    @property
    def locale(self) -> str:
        return self.user.locale

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"

    def sees(self, channel: Channel) -> bool:
        return channel.id in self._world.channels and self._world.sees(self.id, channel)

    def messages(self, channel: Channel) -> list[Message]:
        """What they can read in a channel, oldest first, ephemerals to them included."""
        return self._world.seen(self.id, channel)

    def pings(self, channel: Channel) -> list[Message]:
        """Messages of a channel that notified them."""
        return [m for m in self.messages(channel) if self.id in m.pinged]

    def dm(self) -> Channel | None:
        """Their DM with the bot, if either has opened it."""
        for channel in self._world.channels.values():
            if channel.recipient_id == self.id:
                return channel
        return None

    def open_dm(self) -> Channel:
        return self._world.dm_with(self.user)

    def speak(self, locale: str) -> None:
        """Change their language."""
        self.user.locale = locale
        self._world.keep("user", self.id)

    def rename(self, name: str) -> None:
        """Change their display name."""
        self.user.display_name = name
        self._world.keep("user", self.id)

    def leave(self, guild: Guild) -> None:
        self._world.leave(guild, self.user)

    def open_dms(self) -> None:
        self._set_dms(True)

    def close_dms(self) -> None:
        """From now on the bot's DMs are refused with 50007."""
        self._set_dms(False)

    def _set_dms(self, opened: bool) -> None:
        self.user.dms_open = opened
        self._world.keep("user", self.id)

    def dismiss(self, message: Message) -> None:
        """Wave an ephemeral message away."""
        if message.addressee_id != self.id:
            raise Impossible("only one's own ephemeral messages can be dismissed")
        self._world.delete_message(message)

    async def say(self, channel: Channel, text: str) -> Message:
        """Write a message."""
        self._must_see(channel)
        try:
            message = self._composer.create(channel, Form({"content": text}), author_id=self.id)
        except ApiError as error:
            raise Impossible(str(error)) from None
        return self._world.add_message(message)

    def grant(self, channel: Channel, bits: int) -> None:
        """Give them more permissions in a channel's guild."""
        guild = self._world.guild(channel.guild_id or 0)
        guild.members[self.id].permissions |= bits
        self._world.keep("guild", guild.id)

    def manage(self, managing: bool) -> None:
        """Let them run the servers they are in, or no longer."""
        for guild, member in self._world.memberships(self.user):
            member.permissions &= ~permissions.MANAGE_GUILD
            member.permissions |= permissions.MANAGE_GUILD if managing else 0
            self._world.keep("guild", guild.id)

    async def command(
        self, channel: Channel, name: str, /, *, raw: bool = False, **options: Any
    ) -> Reply:
        """Use a slash command, such as ``"ships challenge"``, and wait for the answer.

        Options are given by name: text, numbers, bools, personas, channels, roles, Uploads.
        ``raw`` sends options just as given, checked by nothing.

        Raises:
            Impossible: no such command, or an option is missing or out of range.
            InteractionFailed: the bot did not answer.
        """
        self._must_see(channel)
        slash = Slash(self._world, self.user, channel, name)
        given = _plain(options)
        data = slash.forged(given) if raw else slash.filled_in(given)
        return await self._interactions.open(COMMAND, self.user, channel, data)

    async def autocomplete(
        self, channel: Channel, name: str, /, *, focus: str, text: str = "", **options: Any
    ) -> list[Choice]:
        """What the bot suggests while ``text`` is being typed into the option ``focus``.

        Other options may be filled in already.
        """
        self._must_see(channel)
        slash = Slash(self._world, self.user, channel, name)
        data = slash.half_typed(focus, text, _plain(options))
        reply = await self._interactions.open(AUTOCOMPLETE, self.user, channel, data)
        return [Choice(c["name"], c["value"]) for c in reply.choices]

    async def press(
        self, message: Message, *, label: str | None = None, custom_id: str | None = None
    ) -> Reply:
        """Press a button of a message they see."""
        self._must_have(message)
        return await self._use(message, controls.pressed(message, label, custom_id))

    async def choose(
        self,
        message: Message,
        *,
        placeholder: str | None = None,
        custom_id: str | None = None,
        values: Iterable[Any] = (),
        labels: Iterable[str] = (),
    ) -> Reply:
        """Choose in a menu of a message they see: by values or labels, personas or channels.

        Without placeholder and id it is the message's only menu.
        """
        self._must_have(message)
        data = controls.chosen(
            Filled(self._world, self._world.channel(message.channel_id)),
            message,
            placeholder=placeholder,
            custom_id=custom_id,
            values=[_user(value) for value in values],
            labels=labels,
        )
        return await self._use(message, data)

    async def submit(self, modal: Modal, values: Mapping[str, Any], /) -> Reply:
        """Fill in and send a form; values by custom id or label."""
        origin = modal.interaction
        channel = self._world.channel(origin.channel_id)
        filled = Filled(self._world, channel)
        components = forms.submitted(filled, modal, _plain(values))
        data: Json = {"custom_id": modal.custom_id, "components": components}
        if filled.resolved:
            data["resolved"] = filled.resolved
        return await self._interactions.open(
            SUBMIT, self.user, channel, data, message=origin.message, origin=origin
        )

    async def forge(
        self,
        message: Message,
        custom_id: str,
        *,
        values: Iterable[str] | None = None,
        component_type: int | None = None,
    ) -> Reply:
        """Use a component that need not be on the message, as no honest client would.

        The message need not be one they see. Without ``values`` it is a button.
        """
        kind = component_type or (controls.BUTTON if values is None else 3)
        given = None if values is None else [*values]
        return await self._use(message, controls.used(custom_id, kind, given))

    async def forge_submit(self, channel: Channel, custom_id: str, components: list[Json]) -> Reply:
        """Send a form nobody asked for, its components just as given."""
        data: Json = {"custom_id": custom_id, "components": components}
        return await self._interactions.open(SUBMIT, self.user, channel, data)

    async def _use(self, message: Message, data: Json) -> Reply:
        channel = self._world.channel(message.channel_id)
        return await self._interactions.open(COMPONENT, self.user, channel, data, message=message)

    def _must_see(self, channel: Channel) -> None:
        if not self.sees(channel):
            raise Impossible(f"{self.name} does not see that channel")

    def _must_have(self, message: Message) -> None:
        channel = self._world.channels.get(message.channel_id)
        if message.deleted or channel is None or message not in self.messages(channel):
            raise Impossible(f"{self.name} does not see that message")


def _user(value: Any) -> Any:
    """The record behind a persona; personas in a list too."""
    if isinstance(value, list | tuple):
        return [_user(each) for each in value]
    return value.user if isinstance(value, Persona) else value


def _plain(values: Mapping[str, Any]) -> dict[str, Any]:
    return {key: _user(value) for key, value in values.items()}
