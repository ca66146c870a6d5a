"""The gateway: sessions of the bot, their events in order, heartbeats and resuming."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections import deque
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

from aiohttp import WSMsgType, web

from playground import sessions
from playground.recorder import Frame, Recorder
from playground.records import Json
from playground.sessions import ALWAYS, GUILDS, PRIVILEGED, Session
from playground.settings import Limits
from playground.world import World

SENDS_A_MINUTE: Final = 120
LONGEST_SEND: Final = 4096


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
        self._sockets: dict[web.WebSocketResponse, asyncio.Transport | None] = {}

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
        for transport in self._sockets.values():
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
        self._sockets[socket] = request.transport
        connection = _Connection(socket)
        hello = {"heartbeat_interval": int(self._limits.heartbeat * 1000)}
        connection.outbox.put_nowait(json.dumps({"op": 10, "d": hello}))
        writer = asyncio.create_task(self._write(connection))
        try:
            await self._read(connection)
        finally:
            writer.cancel()
            del self._sockets[socket]
            self._detach(connection)
        return socket

    def _detach(self, connection: _Connection) -> None:
        session = connection.session
        if session is not None and session.socket is connection.socket:
            session.socket = session.outbox = None
            self._world.touch()

    async def _write(self, connection: _Connection) -> None:
        with suppress(ConnectionError):
            while not connection.socket.closed:
                await connection.socket.send_str(await connection.outbox.get())

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
        if self._too_often(connection):
            return 4008
        data = _parsed(text)
        if data is None:
            return 4002
        session_id = connection.session.id if connection.session else ""
        if data.get("op") != 1:
            self._note(session_id, data, sent=False)
        match data.get("op"):
            case 1:
                self._acknowledge(connection)
            case 2:
                return self._identify(connection, data)
            case 6:
                return self._resume(connection, data)
            case 8 if connection.session:
                chunk = sessions.members_chunk(self._world, data["d"])
                self._send_event(connection.session, "GUILD_MEMBERS_CHUNK", chunk)
            case 3 | 4 if connection.session:
                return None
            case _:
                return 4001 if connection.session else 4003
        return None

    def _acknowledge(self, connection: _Connection) -> None:
        """Answer a beat, and not at once (``Limits.acknowledging``)."""
        loop, wait = asyncio.get_running_loop(), self._limits.acknowledging
        loop.call_later(wait, connection.outbox.put_nowait, '{"op": 11}')

    def _too_often(self, connection: _Connection) -> bool:
        now = time.monotonic()
        connection.sends.append(now)
        while connection.sends[0] < now - 60:
            connection.sends.popleft()
        return len(connection.sends) > SENDS_A_MINUTE

    def _identify(self, connection: _Connection, sent: Json) -> int | None:
        data: Json = sent.get("d") or {}
        if data.get("token") != self._world.token:
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
        self._send_event(session, "READY", sessions.ready(self._world, session, self.url))
        if session.intents & GUILDS:
            for guild in self._world.guilds.values():
                if session.covers(guild.id):
                    data = sessions.guild_create(self._world, guild, session)
                    self._send_event(session, "GUILD_CREATE", data)
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

    @property
    def url(self) -> str:
        return self._world.base_url.replace("http", "ws", 1) + "/gateway"

    def _resume(self, connection: _Connection, sent: Json) -> int | None:
        data: Json = sent.get("d") or {}
        if data.get("token") != self._world.token:
            return 4004
        session = self._sessions.get(data["session_id"])
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


def _parsed(text: str) -> Json | None:
    """What a bot sent; None when it is too long or not an object of JSON."""
    if len(text.encode()) > LONGEST_SEND:
        return None
    try:
        data: Any = json.loads(text)
    except ValueError:
        return None
    return data if isinstance(data, dict) else None
