"""A bot's session at the gateway, and what it is told when it comes."""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass
from typing import Final

from aiohttp import web

from playground import payloads
from playground.records import Guild, Json
from playground.world import World

GUILDS: Final = 1 << 0
GUILD_MEMBERS: Final = 1 << 1
PRESENCES: Final = 1 << 8
GUILD_MESSAGES: Final = 1 << 9
DIRECT_MESSAGES: Final = 1 << 12
MESSAGE_CONTENT: Final = 1 << 15
PRIVILEGED: Final = GUILD_MEMBERS | PRESENCES | MESSAGE_CONTENT
ALWAYS: Final = 0


@dataclass(slots=True)
class Session:
    """What one IDENTIFY began; it outlives a connection and may be resumed."""

    id: str
    intents: int
    shard: tuple[int, int]
    events: deque[tuple[int, str]]
    """Sequence and text of the last events, for a replay."""
    sequence: int = 0
    outbox: asyncio.Queue[str] | None = None
    """Where events go while connected."""
    socket: web.WebSocketResponse | None = None

    def covers(self, guild_id: int | None) -> bool:
        number, count = self.shard
        return number == ((guild_id >> 22) % count if guild_id else 0)


def ready(world: World, session: Session, url: str) -> Json:
    return {
        "v": 10,
        "user": payloads.user(world.bot),
        "guilds": [{"id": str(g), "unavailable": True} for g in world.guilds if session.covers(g)],
        "session_id": session.id,
        "resume_gateway_url": url,
        "shard": [*session.shard],
        "application": {"id": str(world.bot.id), "flags": 0},
        "private_channels": [],
        "relationships": [],
    }


def guild_create(world: World, guild: Guild, session: Session) -> Json:
    """A guild with its channels; members only as far as the intents go."""
    members = guild.members if session.intents & GUILD_MEMBERS else [world.bot.id]
    channels = [*world.channels_of(guild)]
    threads = [c for c in channels if c.is_thread and not c.archived]
    nothing = "voice_states presences stage_instances guild_scheduled_events soundboard_sounds"
    return {
        **payloads.guild(world, guild),
        **{key: [] for key in nothing.split()},
        "joined_at": payloads.moment(guild.members[world.bot.id].joined),
        "large": False,
        "unavailable": False,
        "member_count": len(guild.members),
        "members": [payloads.member(world, guild, u) for u in members],
        "channels": [payloads.channel(world, c) for c in channels if not c.is_thread],
        "threads": [payloads.thread(world, t) for t in threads],
    }


def members_chunk(world: World, asked: Json) -> Json:
    """The members a bot asked for, by id or by the beginning of their name."""
    guild = world.guild(int(asked["guild_id"]))
    wanted = asked.get("user_ids")
    wanted = [wanted] if isinstance(wanted, str | int) else wanted
    ids = [int(u) for u in wanted] if wanted else [*guild.members]
    start = asked.get("query") or ""
    there = [u for u in ids if u in guild.members]
    chunk: Json = {
        "guild_id": str(guild.id),
        "members": [
            payloads.member(world, guild, u)
            for u in there
            if world.user(u).username.startswith(start)
        ],
        "chunk_index": 0,
        "chunk_count": 1,
        "not_found": [str(u) for u in ids if u not in guild.members],
    }
    if "nonce" in asked:
        chunk["nonce"] = asked["nonce"]
    return chunk
