"""Uploaded files, at signed addresses that expire."""

from __future__ import annotations

import hmac

from aiohttp import web

from playground import media
from playground.world import World

PATH = "/attachments/{channel}/{attachment}/{filename}"


class Cdn:
    def __init__(self, world: World) -> None:
        self._world = world

    async def serve(self, request: web.Request) -> web.Response:
        content = self._world.files.get(int(request.match_info["attachment"]))
        if content is None or not self._signed(request):
            return web.Response(status=404, text="This content is no longer available.")
        return web.Response(body=content, content_type=self._type(request))

    def _signed(self, request: web.Request) -> bool:
        expires = request.query.get("ex", "0")
        expected = media.sign(self._world, request.raw_path.partition("?")[0], expires)
        in_time = int(expires, 16) >= self._world.clock()
        return in_time and hmac.compare_digest(expected, request.query.get("hm", ""))

    def _type(self, request: web.Request) -> str:
        channel = self._world.messages.get(int(request.match_info["channel"]), {})
        wanted = int(request.match_info["attachment"])
        for message in channel.values():
            for attachment in message.attachments:
                if attachment.id == wanted:
                    return attachment.content_type.partition(";")[0]
        return "application/octet-stream"
