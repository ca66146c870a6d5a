"""A slash command on its way from a person to the bot."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from playground import invoke
from playground.invoke import Filled, Impossible
from playground.records import Channel, Json, User
from playground.world import World


class Slash:
    """A command of this name as this person finds it in this channel.

    Raises:
        Impossible: there is none.
    """

    def __init__(self, world: World, user: User, channel: Channel, name: str) -> None:
        first, *rest = name.split()
        self._world, self._user, self._channel = world, user, channel
        self._filled = Filled(world, channel)
        self._command = invoke.command_named(world, first, channel, user.locale)
        self._passed, self._known = invoke.path(self._command, rest, user.locale)

    def filled_in(self, given: Mapping[str, Any]) -> Json:
        """The data of an interaction, all options checked."""
        self._must_be_offered()
        return self._data(invoke.fill(self._filled, self._known, given, self._user.locale))

    def forged(self, given: Mapping[str, Any]) -> Json:
        """The same, the options just as given."""
        types = {o["name"]: o["type"] for o in self._known}
        return self._data(
            [
                {"name": name, "type": types.get(name, invoke.STRING), "value": value}
                for name, value in given.items()
            ]
        )

    def half_typed(self, focus: str, text: str, given: Mapping[str, Any]) -> Json:
        """The data of an autocomplete."""
        known = {o["name"]: o for o in self._known}
        if not known.get(focus, {}).get("autocomplete"):
            raise Impossible(f"/{self._command['name']} completes no option {focus!r}")
        unknown = [name for name in given if name not in known]
        if unknown:
            raise Impossible(f"no option {unknown}; there are {sorted(known)}")
        values = [self._value(known[name], value) for name, value in given.items()]
        typed = {"name": focus, "type": known[focus]["type"], "value": text, "focused": True}
        return self._data([*values, typed])

    def _value(self, option: Json, given: Any) -> Json:
        value = invoke.value(self._filled, option, given)
        return {"name": option["name"], "type": option["type"], "value": value}

    def _data(self, values: list[Json]) -> Json:
        data: Json = {key: self._command[key] for key in ("id", "name", "type")}
        options = invoke.nest(self._passed, values)
        if options:
            data["options"] = options
        if self._filled.resolved:
            data["resolved"] = self._filled.resolved
        if self._command.get("guild_id"):
            data["guild_id"] = self._command["guild_id"]
        return data

    def _must_be_offered(self) -> None:
        command, guild_id = self._command, self._channel.guild_id
        context = 1 if guild_id is None else 0
        contexts = command.get("contexts")
        if not (context in contexts if contexts else context == 0 or command["dm_permission"]):
            raise Impossible(f"/{command['name']} is not offered here")
        needed = int(command.get("default_member_permissions") or 0)
        if guild_id is not None:
            held = self._world.guild(guild_id).members[self._user.id].permissions
            if held & needed != needed:
                raise Impossible(f"/{command['name']} is not offered to this person")
