"""The commands a person is offered, in their language, each with its path and options."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from playground.invoke import GROUP
from playground.records import Json, User
from playground.world import World


def catalogue(world: World, user: User) -> Json:
    commands = [c for c in world.commands.values() if c["type"] == 1 and _may(world, user, c)]
    return {
        "op": "commands",
        "commands": [leaf for c in commands for leaf in _leaves(c, c, [], user.locale)],
    }


def _may(world: World, user: User, command: Json) -> bool:
    """Whether the person has the permissions it takes, in any server."""
    needed = int(command.get("default_member_permissions") or 0)
    there = [member.permissions for _, member in world.memberships(user)]
    return any(held & needed == needed for held in there)


def _leaves(command: Json, it: Json, above: list[Json], locale: str) -> Iterator[Json]:
    path = [*above, it]
    options: list[Json] = it.get("options") or []
    deeper = [o for o in options if o["type"] <= GROUP]
    for each in deeper:
        yield from _leaves(command, each, path, locale)
    if not deeper:
        yield {
            "path": " ".join(step["name"] for step in path),
            "label": " ".join(_say(step, "name", locale) for step in path),
            "description": _say(it, "description", locale),
            "guild": command.get("guild_id"),
            "contexts": _contexts(command),
            "options": [_option(o, locale) for o in options],
        }


def _contexts(command: Json) -> list[int]:
    """0 in servers, 1 in the bot's DMs."""
    given: list[int] | None = command.get("contexts")
    return given or ([0, 1] if command["dm_permission"] else [0])


def _option(it: Json, locale: str) -> Json:
    choices: list[Json] = it.get("choices") or []
    kept = ("type", "min_value", "max_value", "min_length", "max_length", "channel_types")
    return {
        "name": it["name"],
        "label": _say(it, "name", locale),
        "description": _say(it, "description", locale),
        "required": bool(it.get("required")),
        "autocomplete": bool(it.get("autocomplete")),
        "choices": [{"name": _say(c, "name", locale), "value": c["value"]} for c in choices],
        **{key: it[key] for key in kept if key in it},
    }


def _say(it: Json, key: str, locale: str) -> Any:
    """In the person's language, or by default; both Englishes stand in for each other."""
    there: dict[str, str] = it.get(f"{key}_localizations") or {}
    other = {"en-US": "en-GB", "en-GB": "en-US"}.get(locale, locale)
    return there.get(locale) or there.get(other) or it[key]
