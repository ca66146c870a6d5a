"""A person in the local Discord: what they see and what they can do, nothing more."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from playground import forms, invoke, reading
from playground.compose import Composer, Form
from playground.interactions import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    SUBMIT,
    Interactions,
    Modal,
    Reply,
)
from playground.invoke import Choice, Filled, Impossible
from playground.records import Channel, Json, Message, User
from playground.world import World

BUTTON = 2


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
        message = self._composer.create(channel, Form({"content": text}), author_id=self.id)
        return self._world.add_message(message)

    async def command(
        self, channel: Channel, name: str, /, *, raw: bool = False, **options: Any
    ) -> Reply:
        """Use a slash command, such as ``"ships challenge"``, and wait for the answer.

        Options are given by name: text, numbers, bools, personas, channels, Uploads.
        ``raw`` sends options just as given, as strings or numbers, checked by nothing.

        Raises:
            Impossible: no such command, or an option is missing or out of range.
            InteractionFailed: the bot did not answer.
        """
        self._must_see(channel)
        given = {key: _user(value) for key, value in options.items()}
        filled = Filled(self._world, channel)
        command, passed, known = self._find(channel, name)
        if raw:
            values = _raw(known, given)
        else:
            self._may_use(command, channel)
            values = invoke.fill(filled, known, given, self.locale)
        data = self._data(command, invoke.nest(passed, values), filled)
        return await self._interactions.open(COMMAND, self.user, channel, data)

    async def autocomplete(
        self, channel: Channel, name: str, /, *, focus: str, text: str = "", **options: Any
    ) -> list[Choice]:
        """What the bot suggests while ``text`` is being typed into the option ``focus``.

        Other options may be filled in already.
        """
        self._must_see(channel)
        command, passed, known = self._find(channel, name)
        focused = next((o for o in known if o["name"] == focus), None)
        if focused is None or not focused.get("autocomplete"):
            raise Impossible(f"/{name} completes no option {focus!r}")
        given = {key: _user(value) for key, value in options.items()}
        filled = Filled(self._world, channel)
        values = [
            {
                "name": o["name"],
                "type": o["type"],
                "value": invoke.value(filled, o, given[o["name"]]),
            }
            for o in known
            if o["name"] in given and o["name"] != focus
        ]
        typed = {"name": focus, "type": focused["type"], "value": text, "focused": True}
        data = self._data(command, invoke.nest(passed, [*values, typed]), filled)
        reply = await self._interactions.open(AUTOCOMPLETE, self.user, channel, data)
        return [Choice(c["name"], c["value"]) for c in reply.choices]

    async def press(
        self, message: Message, *, label: str | None = None, custom_id: str | None = None
    ) -> Reply:
        """Press a button of a message they see."""
        self._must_have(message)
        button = _found(reading.find_button, message, label=label, custom_id=custom_id)
        if button.disabled or button.custom_id is None:
            raise Impossible(f"{button.label or button.emoji!r} cannot be pressed")
        return await self.forge(message, button.custom_id)

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
        select = _found(reading.find_select, message, placeholder=placeholder, custom_id=custom_id)
        if select.disabled:
            raise Impossible(f"{select.placeholder!r} is disabled")
        by_label = {o.label: o.value for o in select.options}
        missing = [label for label in labels if label not in by_label]
        if missing:
            raise Impossible(f"no option {missing}; there are {[*by_label]}")
        picked = [*map(_user, values), *(by_label[label] for label in labels)]
        if not select.least <= len(picked) <= select.most or len(set(map(id, picked))) < len(
            picked
        ):
            raise Impossible(f"the menu takes {select.least} to {select.most}, once each")
        filled = Filled(self._world, self._world.channel(message.channel_id))
        shape = _component(message, select.custom_id)
        chosen = [forms.chosen(filled, shape, value) for value in picked]
        return await self._use(message, select.custom_id, select.type, chosen, filled)

    async def submit(self, modal: Modal, values: Mapping[str, Any], /) -> Reply:
        """Fill in and send a form; values by custom id or label."""
        origin = modal.interaction
        channel = self._world.channel(origin.channel_id)
        filled = Filled(self._world, channel)
        given = {key: _users(value) for key, value in values.items()}
        components = forms.submitted(filled, modal, given)
        return await self.forge_submit(
            channel, modal.custom_id, components, filled=filled, modal=modal
        )

    async def forge(
        self,
        message: Message,
        custom_id: str,
        *,
        values: Iterable[str] | None = None,
        component_type: int | None = None,
    ) -> Reply:
        """Use a component that need not be on the message, as no honest client would."""
        kind = component_type or (BUTTON if values is None else 3)
        given = None if values is None else [*values]
        return await self._use(message, custom_id, kind, given, None)

    async def forge_submit(
        self,
        channel: Channel,
        custom_id: str,
        components: list[Json],
        *,
        filled: Filled | None = None,
        modal: Modal | None = None,
    ) -> Reply:
        """Send a form nobody asked for, its components just as given."""
        data: Json = {"custom_id": custom_id, "components": components}
        if filled is not None and filled.resolved:
            data["resolved"] = filled.resolved
        origin = modal.interaction if modal else None
        message = origin.message if origin else None
        return await self._interactions.open(
            SUBMIT, self.user, channel, data, message=message, origin=origin
        )

    async def _use(
        self,
        message: Message,
        custom_id: str,
        kind: int,
        values: list[str] | None,
        filled: Filled | None,
    ) -> Reply:
        data: Json = {"custom_id": custom_id, "component_type": kind}
        if values is not None:
            data["values"] = values
        if filled is not None and filled.resolved:
            data["resolved"] = filled.resolved
        channel = self._world.channel(message.channel_id)
        return await self._interactions.open(COMPONENT, self.user, channel, data, message=message)

    def _find(self, channel: Channel, name: str) -> tuple[Json, list[Json], list[Json]]:
        first, *rest = name.split()
        command = invoke.command_named(self._world, first, channel, self.locale)
        return command, *invoke.path(command, rest, self.locale)

    def _data(self, command: Json, options: list[Json], filled: Filled) -> Json:
        data: Json = {"id": command["id"], "name": command["name"], "type": command["type"]}
        if options:
            data["options"] = options
        if filled.resolved:
            data["resolved"] = filled.resolved
        if command.get("guild_id"):
            data["guild_id"] = command["guild_id"]
        return data

    def _may_use(self, command: Json, channel: Channel) -> None:
        context = 1 if channel.guild_id is None else 0
        contexts = command.get("contexts")
        allowed = context in contexts if contexts else context == 0 or command["dm_permission"]
        if not allowed:
            raise Impossible(f"/{command['name']} is not offered here")
        needed = command.get("default_member_permissions")
        if needed is not None and channel.guild_id is not None:
            member = self._world.guild(channel.guild_id).members[self.id]
            if member.permissions & int(needed) != int(needed):
                raise Impossible(f"/{command['name']} is not offered to {self.name}")

    def grant(self, channel: Channel, bits: int) -> None:
        """Give them more permissions in a channel's guild."""
        guild = self._world.guild(channel.guild_id or 0)
        guild.members[self.id].permissions |= bits
        self._world.keep("guild", guild.id)

    def _must_see(self, channel: Channel) -> None:
        if not self.sees(channel):
            raise Impossible(f"{self.name} does not see that channel")

    def _must_have(self, message: Message) -> None:
        channel = self._world.channels.get(message.channel_id)
        if message.deleted or channel is None or message not in self.messages(channel):
            raise Impossible(f"{self.name} does not see that message")


def _user(value: Any) -> Any:
    return value.user if isinstance(value, Persona) else value


def _users(value: Any) -> Any:
    if isinstance(value, list | tuple):
        return [_user(each) for each in value]
    return value


def _found(find: Any, message: Message, **how: str | None) -> Any:
    try:
        return find(message.components, **how)
    except LookupError as error:
        raise Impossible(str(error)) from None


def _component(message: Message, custom_id: str) -> Json:
    there = reading.walk(message.components)
    return next(c for c in there if c.get("custom_id") == custom_id)


def _raw(known: list[Json], given: Mapping[str, Any]) -> list[Json]:
    types = {o["name"]: o["type"] for o in known}
    return [
        {"name": name, "type": types.get(name, invoke.STRING), "value": value}
        for name, value in given.items()
    ]
