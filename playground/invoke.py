"""A command as a person fills it in: only what Discord's client would let them send."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from playground import media, payloads
from playground.compose import Upload
from playground.records import Attachment, Channel, Json, Role, User
from playground.world import World

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, FILE = range(
    1, 12
)
PLAIN: Final = (STRING, INTEGER, NUMBER)


class Impossible(Exception):
    """Discord's client would not let a person do this."""


class Choice(NamedTuple):
    """A suggestion of the bot's while an option is typed."""

    name: str
    value: str | int | float


@dataclass(slots=True)
class Filled:
    """The data of an interaction, with all it refers to."""

    world: World
    channel: Channel
    resolved: dict[str, Json] = field(default_factory=dict)

    def mention(self, kind: str, key: int, shape: Json) -> str:
        self.resolved.setdefault(kind, {})[str(key)] = shape
        return str(key)

    def user(self, who: User) -> str:
        if self.channel.guild_id is not None:
            guild = self.world.guild(self.channel.guild_id)
            if who.id in guild.members:
                member = payloads.member_alone(guild.members[who.id])
                permissions = str(guild.members[who.id].permissions)
                self.mention("members", who.id, member | {"permissions": permissions})
        return self.mention("users", who.id, payloads.user(who))

    def role(self, it: Role) -> str:
        return self.mention("roles", it.id, payloads.role(it))

    def place(self, channel: Channel) -> str:
        shape = payloads.channel(self.world, channel)
        return self.mention("channels", channel.id, shape | {"permissions": "0"})

    def file(self, upload: Upload) -> str:
        key = self.world.ids.next()
        it = Attachment(key, upload.filename, len(upload.content), upload.content_type)
        self.world.add_file(key, upload.content)
        shape = media.attachment(self.world, self.channel.id, it, ephemeral=True)
        return self.mention("attachments", key, shape)


def command_named(world: World, name: str, channel: Channel, locale: str) -> Json:
    """The slash command with this first word, by its own name or the person's language's."""
    here = [
        c
        for c in world.commands.values()
        if c["type"] == 1 and c.get("guild_id") in (None, str(channel.guild_id))
    ]
    for command in here:
        if name in _names(command, locale):
            return command
    raise Impossible(f"no command /{name}; there are {sorted(c['name'] for c in here)}")


def _names(it: Json, locale: str) -> set[str]:
    localised: dict[str, str] = it.get("name_localizations") or {}
    return {it["name"], localised.get(locale, it["name"])}


def path(command: Json, words: list[str], locale: str) -> tuple[list[Json], list[Json]]:
    """Follow the words after the command's name: the subcommands passed, and what takes options."""
    passed: list[Json] = []
    options: list[Json] = command["options"]
    for word in words:
        deeper = [o for o in options if o["type"] <= GROUP and word in _names(o, locale)]
        if not deeper:
            raise Impossible(f"/{command['name']} has no subcommand {word!r}")
        passed.append(deeper[0])
        options = deeper[0].get("options", [])
    if any(o["type"] <= GROUP for o in options):
        raise Impossible(f"/{command['name']} wants one of {[o['name'] for o in options]}")
    return passed, options


def nest(passed: list[Json], values: list[Json]) -> list[Json]:
    """Option values inside the subcommands they belong to."""
    for step in reversed(passed):
        values = [{"name": step["name"], "type": step["type"], "options": values}]
    return values


def fill(filled: Filled, options: list[Json], given: Mapping[str, Any], locale: str) -> list[Json]:
    """Check every value given; all that is required must be."""
    known = {name: option for option in options for name in _names(option, locale)}
    for name in given:
        if name not in known:
            raise Impossible(f"no option {name!r}; there are {sorted(known)}")
    by_option = {known[name]["name"]: value for name, value in given.items()}
    for option in options:
        if option.get("required") and by_option.get(option["name"]) is None:
            raise Impossible(f"option {option['name']!r} is required")
    return [
        {"name": o["name"], "type": o["type"], "value": value(filled, o, by_option[o["name"]])}
        for o in options
        if by_option.get(o["name"]) is not None
    ]


def value(filled: Filled, option: Json, given: Any) -> Any:
    kind, name = option["type"], option["name"]
    if option.get("choices"):
        return _chosen(option, given)
    if kind in PLAIN:
        return _plain(option, given)
    if kind == BOOLEAN and isinstance(given, bool):
        return given
    if kind in (USER, MENTIONABLE) and isinstance(given, User):
        return filled.user(given)
    if kind in (ROLE, MENTIONABLE) and isinstance(given, Role):
        return filled.role(given)
    if kind == CHANNEL and isinstance(given, Channel):
        if given.type not in option.get("channel_types", [given.type]):
            raise Impossible(f"option {name!r} takes no channel of type {given.type}")
        return filled.place(given)
    if kind == FILE and isinstance(given, Upload):
        return filled.file(given)
    raise Impossible(f"option {name!r} cannot be {given!r}")


def _chosen(option: Json, given: Any) -> Any:
    for choice in option["choices"]:
        names = (choice["name"], *(choice.get("name_localizations") or {}).values())
        if given == choice["value"] or given in names:
            return choice["value"]
    offered = [c["value"] for c in option["choices"]]
    raise Impossible(f"option {option['name']!r} is one of {offered}, not {given!r}")


_RIGHT: Final[dict[int, Callable[[Any], bool]]] = {
    STRING: lambda given: isinstance(given, str),
    INTEGER: lambda given: isinstance(given, int) and not isinstance(given, bool),
    NUMBER: lambda given: isinstance(given, int | float) and not isinstance(given, bool),
}


def _plain(option: Json, given: Any) -> Any:
    kind, name = option["type"], option["name"]
    if not _RIGHT[kind](given):
        raise Impossible(f"option {name!r} cannot be {given!r}")
    size, unit = (len(given), "length") if kind == STRING else (given, "value")
    low, high = option.get(f"min_{unit}"), option.get(f"max_{unit}")
    if kind == STRING:
        low, high = low or 1, min(high or 6000, 6000)
    if (low is not None and size < low) or (high is not None and size > high):
        raise Impossible(f"option {name!r} is {low} to {high} in {unit}, not {size}")
    return given
