"""Whom a message mentions, and whom it really pings."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from playground.limits.problems import Problems
from playground.records import SILENT, Channel, Json
from playground.world import World

USER: Final = re.compile(r"<@!?(\d+)>")
EVERYONE: Final = re.compile(r"@(everyone|here)\b")
KINDS: Final = ("users", "roles", "everyone")


@dataclass(frozen=True, slots=True)
class Mentions:
    users: list[int]
    """Mentioned with leave to be told."""
    everyone: bool


def check(here: Problems, allowed: Json | None) -> None:
    """Refuse a rule that says two things of the same kind."""
    if allowed is None:
        return
    parse = allowed.get("parse") or []
    for index, kind in enumerate(parse):
        here.at("parse", index).choice(kind, KINDS)
    for kind in ("users", "roles"):
        here.at(kind).count(allowed.get(kind) or [], 0, 100)
        if kind in parse and allowed.get(kind):
            here.at("parse").add(
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.',
            )


def read(world: World, texts: Iterable[str], allowed: Json | None) -> Mentions:
    """Find mentions in a message's texts, as far as ``allowed_mentions`` lets them count."""
    text = "\n".join(texts)
    rule = {"parse": [*KINDS]} if allowed is None else allowed
    parse = rule.get("parse") or []
    named = {int(found) for found in USER.findall(text)}
    if "users" not in parse:
        named &= {int(u) for u in rule.get("users") or []}
    known = sorted(u for u in named if u in world.users or u == world.bot.id)
    return Mentions(known, "everyone" in parse and bool(EVERYONE.search(text)))


def pinged(world: World, channel: Channel, who: Mentions, *, author: int, flags: int) -> list[int]:
    """The people who get a notification: mentioned, able to see the channel, not the author."""
    if flags & SILENT:
        return []
    named = [*world.users] if who.everyone else who.users
    return [u for u in named if u != author and u in world.users and world.sees(u, channel)]
