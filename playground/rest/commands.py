"""The commands a bot registers, for everyone or for one guild."""

from __future__ import annotations

from typing import Any

from playground.errors import ApiError
from playground.limits import commands
from playground.records import Json
from playground.rest.call import Call, Routes

routes = Routes()
ALL = "/applications/{application}/commands"
IN_GUILD = "/applications/{application}/guilds/{guild}/commands"
SAME = ("id", "application_id", "version", "guild_id")
"""What Discord adds to a command."""


def _guild(call: Call) -> int | None:
    if call.number("application") != call.world.bot.id:
        raise ApiError(10002)
    return call.world.guild(call.number("guild")).id if "guild" in call.params else None


def _there(call: Call, guild_id: int | None) -> list[Json]:
    where = None if guild_id is None else str(guild_id)
    return [c for c in call.world.commands.values() if c.get("guild_id") == where]


@routes.on("GET", ALL, IN_GUILD)
async def fetch(call: Call) -> Any:
    return _there(call, _guild(call))


@routes.on("PUT", ALL, IN_GUILD)
async def overwrite(call: Call) -> Any:
    guild_id = _guild(call)
    wanted = call.body or []
    if not isinstance(wanted, list):
        raise ApiError(50109)
    commands.check(wanted)
    before = {(c["type"], c["name"]): c for c in _there(call, guild_id)}
    after = [_registered(call, guild_id, before, c) for c in wanted]
    for gone in {c["id"] for c in before.values()} - {c["id"] for c in after}:
        del call.world.commands[int(gone)]
        call.world.keep("command", int(gone))
    return after


@routes.on("POST", ALL, IN_GUILD, status=201)
async def create(call: Call) -> Any:
    guild_id = _guild(call)
    before = {(c["type"], c["name"]): c for c in _there(call, guild_id)}
    others = [c for c in before.values() if c["name"] != call.json.get("name")]
    commands.check([*others, call.json])
    return _registered(call, guild_id, before, call.json)


@routes.on("GET", f"{ALL}/{{command}}", f"{IN_GUILD}/{{command}}")
async def fetch_one(call: Call) -> Any:
    return _command(call)


@routes.on("DELETE", f"{ALL}/{{command}}", f"{IN_GUILD}/{{command}}")
async def delete(call: Call) -> Any:
    key = int(_command(call)["id"])
    del call.world.commands[key]
    call.world.keep("command", key)


def _command(call: Call) -> Json:
    for command in _there(call, _guild(call)):
        if command["id"] == call.params["command"]:
            return command
    raise ApiError(10063)


def _registered(
    call: Call, guild_id: int | None, before: dict[tuple[int, str], Json], wanted: Json
) -> Json:
    """The command as kept: the same id for the same name, a new version if it changed."""
    said = _said(wanted)
    old = before.get((said["type"], said["name"]))
    if old is not None and {k: v for k, v in old.items() if k not in SAME} == said:
        return old
    if old is None:
        _count_create(call, guild_id)
    version = call.world.command_ids.next()
    kept: Json = {
        "id": old["id"] if old else str(version),
        "application_id": str(call.world.bot.id),
        "version": str(version),
        **said,
    }
    if guild_id is not None:
        kept["guild_id"] = str(guild_id)
    call.world.commands[int(kept["id"])] = kept
    call.world.keep("command", int(kept["id"]))
    return kept


def _said(wanted: Json) -> Json:
    """What the bot asked for, with Discord's defaults."""
    permissions = wanted.get("default_member_permissions")
    return {
        "type": wanted.get("type") or 1,
        "name": wanted["name"],
        "name_localizations": wanted.get("name_localizations"),
        "description": wanted.get("description") or "",
        "description_localizations": wanted.get("description_localizations"),
        "default_member_permissions": None if permissions is None else str(permissions),
        "dm_permission": wanted.get("dm_permission", True),
        "contexts": wanted.get("contexts"),
        "integration_types": wanted.get("integration_types") or [0],
        "nsfw": bool(wanted.get("nsfw")),
        "options": [_option(o) for o in wanted.get("options") or []],
    }


def _option(it: Json) -> Json:
    kept: Json = {k: v for k, v in it.items() if v is not None}
    if "options" in kept:
        kept["options"] = [_option(o) for o in kept["options"]]
    return kept


def _count_create(call: Call, guild_id: int | None) -> None:
    made = call.world.creates
    key = str(guild_id)
    recent = [at for at in made.get(key, []) if call.world.clock() - at < 24 * 3600]
    if len(recent) >= call.backend.limits.command_creates:
        raise ApiError(30034)
    made[key] = [*recent, call.world.clock()]
