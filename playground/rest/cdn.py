"""Uploaded files, at signed addresses that expire."""

from __future__ import annotations

import hmac
from mimetypes import MimeTypes
from typing import Final

from aiohttp import web

from playground import media
from playground.world import World

PATH = r"/attachments/{channel:\d+}/{attachment:\d+}/{filename}"
KINDS: Final = MimeTypes()
"""The library's own table of names' endings, whatever this machine adds to it."""


class Cdn:
    def __init__(self, world: World) -> None:
        self._world = world

    async def serve(self, request: web.Request) -> web.Response:
        place = request.match_info
        channel_id, file_id = int(place["channel"]), int(place["attachment"])
        expires = request.query.get("ex", "")
        expected = media.sign(self._world, channel_id, file_id, place["filename"], expires)
        signed = hmac.compare_digest(expected.encode(), request.query.get("hm", "").encode())
        content = self._world.file(file_id)
        if content is None or not signed or int(expires, 16) < self._world.clock():
            return web.Response(status=404, text="This content is no longer available.")
        kind, _ = KINDS.guess_type(place["filename"])
        return web.Response(body=content, content_type=kind or "application/octet-stream")
