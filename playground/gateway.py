"""The gateway: sessions of the bot, their events in order, heartbeats and resuming."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections import deque
from dataclasses import dataclass, field
from typing import Final

from aiohttp import WSMsgType, web

from playground import payloads
from playground.recorder import Frame, Recorder
from playground.records import Json
from playground.settings import Limits
from playground.world import World

GUILDS: Final = 1 << 0
GUILD_MEMBERS: Final = 1 << 1
PRESENCES: Final = 1 << 8
GUILD_MESSAGES: Final = 1 << 9
DIRECT_MESSAGES: Final = 1 << 12
MESSAGE_CONTENT: Final = 1 << 15
PRIVILEGED: Final = GUILD_MEMBERS | PRESENCES | MESSAGE_CONTENT
ALWAYS: Final = 0

SENDS_A_MINUTE: Final = 120
LONGEST_SEND: Final = 4096


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


@dataclass(slots=True)
class _Connection:
    socket: web.WebSocketResponse
    outbox: asyncio.Queue[str] = field(default_factory=asyncio.Queue)
    session: Session | None = None
    sends: deque[float] = field(default_factory=deque)


class Gateway:
    def __init__(self, world: World, recorder: Recorder, limits: Limits) -> None:
        self._world = world
        self._recorder = recorder
        self._limits = limits
        self._sessions: dict[str, Session] = {}
        self._sockets: set[web.WebSocketResponse] = set()

    @property
    def connected(self) -> bool:
        """Whether a bot has identified and is there."""
        return any(session.socket is not None for session in self._sessions.values())

    def dispatch(self, event: str, data: Json, *, intent: int, guild_id: int | None = None) -> None:
        """Send an event to the sessions that asked for it; those away get it on resuming."""
        for session in self._sessions.values():
            if session.covers(guild_id) and (intent == ALWAYS or session.intents & intent):
                self._send_event(session, event, data)

    def sessions(self) -> list[Session]:
        return [*self._sessions.values()]

    def send_to(self, session: Session, event: str, data: Json) -> None:
        self._send_event(session, event, data)

    async def reconnect(self) -> None:
        """Ask every connected bot to reconnect and resume (op 7)."""
        for socket in self._connected():
            await socket.send_str(json.dumps({"op": 7, "d": None}))

    async def drop(self, code: int = 4000) -> None:
        """Close every connection with a code; sessions may be resumed."""
        for socket in [*self._sockets]:
            await socket.close(code=code)

    async def cut(self) -> None:
        """Break every connection off, with no closing word."""
        for socket in [*self._sockets]:
            transport = socket.get_extra_info("transport")
            if transport is not None:
                transport.abort()

    async def invalidate(self) -> None:
        """Forget every session and tell the bots to identify anew (op 9)."""
        there = self._connected()
        self._sessions.clear()
        for socket in there:
            await socket.send_str(json.dumps({"op": 9, "d": False}))

    async def close(self) -> None:
        self._sessions.clear()
        for socket in [*self._sockets]:
            await socket.close(code=1001)

    def _connected(self) -> list[web.WebSocketResponse]:
        return [s.socket for s in self._sessions.values() if s.socket is not None]

    def _send_event(self, session: Session, event: str, data: Json) -> None:
        session.sequence += 1
        frame = {"op": 0, "t": event, "s": session.sequence, "d": data}
        text = json.dumps(frame)
        session.events.append((session.sequence, text))
        self._note(session.id, frame, sent=True)
        if session.outbox is not None:
            session.outbox.put_nowait(text)

    def _note(self, session_id: str, data: Json, *, sent: bool) -> None:
        self._recorder.frame(Frame(self._world.clock(), session_id, sent, data))

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """One connection, from HELLO until it ends."""
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        self._sockets.add(socket)
        connection = _Connection(socket)
        interval = int(self._limits.heartbeat * 1000)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": interval}})
        writer = asyncio.create_task(self._write(connection))
        try:
            await self._read(connection)
        finally:
            writer.cancel()
            self._sockets.discard(socket)
            self._detach(connection)
        return socket

    def _detach(self, connection: _Connection) -> None:
        session = connection.session
        if session is not None and session.socket is connection.socket:
            session.socket = session.outbox = None
            self._world.touch()

    async def _write(self, connection: _Connection) -> None:
        while True:
            text = await connection.outbox.get()
            if connection.socket.closed:
                return
            await connection.socket.send_str(text)

    async def _read(self, connection: _Connection) -> None:
        patience = self._limits.heartbeat * 2
        while True:
            try:
                message = await connection.socket.receive(timeout=patience)
            except TimeoutError:
                await connection.socket.close(code=4009)
                return
            if message.type is not WSMsgType.TEXT:
                return
            code = await self._handle(connection, message.data)
            if code is not None:
                await connection.socket.close(code=code)
                return

    async def _handle(self, connection: _Connection, text: str) -> int | None:
        """Answer one message of the bot's; gives a close code if it was the last."""
        if self._too_much(connection, text):
            return 4008
        data = json.loads(text)
        session_id = connection.session.id if connection.session else ""
        if data["op"] != 1:
            self._note(session_id, data, sent=False)
        match data["op"]:
            case 1:
                connection.outbox.put_nowait('{"op": 11}')
            case 2:
                return self._identify(connection, data["d"])
            case 6:
                return self._resume(connection, data["d"])
            case 8 if connection.session:
                self._members(connection.session, data["d"])
            case 3 | 4 if connection.session:
                return None
            case _:
                return 4001 if connection.session else 4003
        return None

    def _too_much(self, connection: _Connection, text: str) -> bool:
        now = time.monotonic()
        connection.sends.append(now)
        while connection.sends[0] < now - 60:
            connection.sends.popleft()
        return len(text.encode()) > LONGEST_SEND or len(connection.sends) > SENDS_A_MINUTE

    def _identify(self, connection: _Connection, data: Json) -> int | None:
        if data["token"] != self._world.token:
            return 4004
        if data["intents"] & PRIVILEGED & ~self._limits.privileged_intents:
            return 4014
        number, count = data.get("shard", (0, 1))
        session = Session(
            id=secrets.token_hex(16),
            intents=data["intents"],
            shard=(number, count),
            events=deque(maxlen=self._limits.replay),
        )
        self._forget_absent(session.shard)
        self._attach(connection, session)
        self._send_event(session, "READY", self._ready(session))
        if session.intents & GUILDS:
            for guild in self._world.guilds.values():
                if session.covers(guild.id):
                    self._send_event(session, "GUILD_CREATE", self.guild_create(guild.id, session))
        self._world.touch()
        return None

    def _forget_absent(self, shard: tuple[int, int]) -> None:
        """A session nobody resumed ends when its bot identifies anew."""
        for old in self.sessions():
            if old.shard == shard and old.socket is None:
                del self._sessions[old.id]

    def _attach(self, connection: _Connection, session: Session) -> None:
        self._sessions[session.id] = session
        connection.session = session
        session.socket, session.outbox = connection.socket, connection.outbox

    def _ready(self, session: Session) -> Json:
        guilds = [g for g in self._world.guilds if session.covers(g)]
        return {
            "v": 10,
            "user": payloads.user(self._world.bot),
            "guilds": [{"id": str(g), "unavailable": True} for g in guilds],
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "shard": [*session.shard],
            "application": {"id": str(self._world.bot.id), "flags": 0},
            "private_channels": [],
            "relationships": [],
        }

    @property
    def url(self) -> str:
        return self._world.base_url.replace("http", "ws", 1) + "/gateway"

    def guild_create(self, guild_id: int, session: Session) -> Json:
        world = self._world
        guild = world.guild(guild_id)
        everyone = session.intents & GUILD_MEMBERS
        members = guild.members if everyone else [world.bot.id]
        channels = [*world.channels_of(guild)]
        threads = [c for c in channels if c.is_thread and not c.archived]
        return payloads.guild(world, guild) | {
            "joined_at": payloads.moment(guild.members[world.bot.id].joined),
            "large": False,
            "unavailable": False,
            "member_count": len(guild.members),
            "members": [payloads.member(world, guild, u) for u in members],
            "channels": [payloads.channel(world, c) for c in channels if not c.is_thread],
            "threads": [payloads.thread(world, t) for t in threads],
            "voice_states": [],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }

    def _resume(self, connection: _Connection, data: Json) -> int | None:
        session = self._sessions.get(data["session_id"])
        if data["token"] != self._world.token:
            return 4004
        if session is None or (session.events and data["seq"] < session.events[0][0] - 1):
            connection.outbox.put_nowait(json.dumps({"op": 9, "d": False}))
            return None
        self._attach(connection, session)
        for sequence, text in session.events:
            if sequence > data["seq"]:
                connection.outbox.put_nowait(text)
        self._send_event(session, "RESUMED", {})
        self._world.touch()
        return None

    def _members(self, session: Session, data: Json) -> None:
        guild = self._world.guild(int(data["guild_id"]))
        wanted = data.get("user_ids")
        wanted = [wanted] if isinstance(wanted, str | int) else wanted
        ids = [int(u) for u in wanted] if wanted else [*guild.members]
        start = data.get("query") or ""
        there = [u for u in ids if u in guild.members]
        there = [u for u in there if self._world.user(u).username.startswith(start)]
        chunk: Json = {
            "guild_id": str(guild.id),
            "members": [payloads.member(self._world, guild, u) for u in there],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [str(u) for u in ids if u not in guild.members],
        }
        if "nonce" in data:
            chunk["nonce"] = data["nonce"]
        self._send_event(session, "GUILD_MEMBERS_CHUNK", chunk)
