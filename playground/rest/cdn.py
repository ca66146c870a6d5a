"""Uploaded files, at signed addresses that expire."""

from __future__ import annotations

import hmac

from aiohttp import web

from playground import media
from playground.world import World

PATH = r"/attachments/{channel:\d+}/{attachment:\d+}/{filename}"


class Cdn:
    def __init__(self, world: World) -> None:
        self._world = world

    async def serve(self, request: web.Request) -> web.Response:
        place = request.match_info
        channel_id, file_id = int(place["channel"]), int(place["attachment"])
        expires = request.query.get("ex", "")
        expected = media.sign(self._world, channel_id, file_id, place["filename"], expires)
        signed = hmac.compare_digest(expected, request.query.get("hm", ""))
        content = self._world.files.get(file_id)
        if content is None or not signed or int(expires, 16) < self._world.clock():
            return web.Response(status=404, text="This content is no longer available.")
        return web.Response(body=content, content_type=self._type(channel_id, file_id))

    def _type(self, channel_id: int, file_id: int) -> str:
        for message in self._world.messages.get(channel_id, {}).values():
            for attachment in message.attachments:
                if attachment.id == file_id:
                    return attachment.content_type.partition(";")[0]
        return "application/octet-stream"
