"""One open window of the page: shown the world at first, and then what changes in it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any, Final

from aiohttp import WSMsgType, web

from playground.records import Json, User
from playground.site import view
from playground.site.catalogue import catalogue
from playground.site.stage import Stage
from playground.site.traffic import Traffic

GATHER: Final = 0.02
"""Real seconds in which changes are gathered."""


class Window:
    def __init__(self, stage: Stage, user: User, socket: web.WebSocketResponse) -> None:
        self._stage = stage
        self._user = user
        self._socket = socket
        self._wake = asyncio.Event()
        self._changed: dict[int, None] = {}
        self._asked: list[Json] = []
        self._shown: dict[str, Json] = {}
        self._traffic: Traffic | None = None
        self._commands_changed = True

    def told(self, kind: str, key: int) -> None:
        """Something changed in the world."""
        if kind == "message":
            self._changed[key] = None
        elif kind:
            self._commands_changed = True
        self._wake.set()

    async def serve(self) -> None:
        """Until the window is closed."""
        self._stage.world.watchers.append(self.told)
        writer = asyncio.create_task(self._write())
        try:
            async for frame in self._socket:
                if frame.type is WSMsgType.TEXT:
                    self._hear(frame.json())
        finally:
            writer.cancel()
            self._stage.world.watchers.remove(self.told)

    def _hear(self, asked: Json) -> None:
        match asked["op"]:
            case "read":
                self._read(asked["channel"], int(asked["message"]))
            case "traffic":
                self._traffic = Traffic(self._stage.recorder) if asked["on"] else None
            case "history":
                self._asked.append(asked)
        self._wake.set()

    def _read(self, channel: str, message: int) -> None:
        if message > self._user.read.get(channel, 0):
            self._user.read[channel] = message
            self._stage.world.keep("user", self._user.id)

    async def _write(self) -> None:
        while True:
            for told in self._news():
                if self._socket.closed:
                    return
                await self._socket.send_json(told)
            await self._wake.wait()
            await asyncio.sleep(GATHER)
            self._wake.clear()

    def _news(self) -> Iterator[Json]:
        world, user = self._stage.world, self._user
        yield from self._if_new(view.places(self._stage, user))
        if self._commands_changed:
            self._commands_changed = False
            yield from self._if_new(catalogue(world, user))
        changed, self._changed = self._changed, {}
        asked, self._asked = self._asked, []
        for request in asked:
            yield view.history(world, user, request)
        for key in changed:
            yield self._message(key)
        if self._traffic is not None:
            yield from self._traffic.news()

    def _if_new(self, told: Json) -> Iterator[Json]:
        if self._shown.get(told["op"]) != told:
            self._shown[told["op"]] = told
            yield told

    def _message(self, key: int) -> dict[str, Any]:
        found = view.find_message(self._stage.world, key, self._user)
        if found is None:
            return {"op": "gone", "message": str(key)}
        return {"op": "message", "message": view.message(self._stage.world, found, self._user)}
