"""Addresses of uploaded files: signed, short-lived, filled in where a message names one."""

from __future__ import annotations

import hashlib
import hmac
import struct
from typing import Any
from urllib.parse import quote

from playground.records import Attachment, Json, Message
from playground.world import World

SCHEME = "attachment://"
PNG = b"\x89PNG\r\n\x1a\n"
URL_LIFE = 24 * 3600


def size_of(content: bytes) -> tuple[int, int] | None:
    """Width and height of a PNG; None for anything else."""
    if content[:8] != PNG or len(content) < 24:
        return None
    width, height = struct.unpack(">II", content[16:24])
    return width, height


def sign(world: World, channel_id: int, file_id: int, filename: str, expires: str) -> str:
    text = f"{channel_id}/{file_id}/{filename}?{expires}".encode()
    return hmac.new(world.token.encode(), text, hashlib.sha256).hexdigest()


def address(world: World, channel_id: int, it: Attachment) -> str:
    path = f"/attachments/{channel_id}/{it.id}/{quote(it.filename)}"
    issued = int(world.clock())
    expires = f"{issued + URL_LIFE:x}"
    signature = sign(world, channel_id, it.id, it.filename, expires)
    return f"{world.base_url}{path}?ex={expires}&is={issued:x}&hm={signature}"


def attachment(world: World, channel_id: int, it: Attachment, *, ephemeral: bool) -> Json:
    url = address(world, channel_id, it)
    shape: Json = {
        "id": str(it.id),
        "filename": it.filename,
        "size": it.size,
        "url": url,
        "proxy_url": url,
        "content_type": it.content_type,
    }
    if it.description is not None:
        shape["description"] = it.description
    if it.width is not None:
        shape |= {"width": it.width, "height": it.height}
    if ephemeral:
        shape["ephemeral"] = True
    return shape


def named(message: Message, url: str) -> Attachment | None:
    """The file of a message that ``attachment://name`` means."""
    name = url.removeprefix(SCHEME)
    return next((a for a in message.attachments if a.filename == name), None)


def _unfurled(world: World, message: Message, url: str) -> Json:
    found = named(message, url) if url.startswith(SCHEME) else None
    if found is None:
        return {"id": "0", "url": url, "proxy_url": url}
    where = address(world, message.channel_id, found)
    shape: Json = {
        "id": str(found.id),
        "attachment_id": str(found.id),
        "url": where,
        "proxy_url": where,
        "content_type": found.content_type,
    }
    if found.width is not None:
        shape |= {"width": found.width, "height": found.height}
    return shape


def component(world: World, message: Message, it: Json) -> Json:
    """A component with the addresses of its media filled in."""
    filled: Json = {}
    for key, value in it.items():
        if key in ("media", "file"):
            filled[key] = _unfurled(world, message, value["url"])
        elif key in ("components", "items"):
            filled[key] = [component(world, message, c) for c in value]
        elif key == "accessory":
            filled[key] = component(world, message, value)
        else:
            filled[key] = value
    if it.get("type") == 13:
        filled |= _file_facts(message, it["file"]["url"])
    return filled


def _file_facts(message: Message, url: str) -> Json:
    found = named(message, url)
    return {"name": found and found.filename, "size": found and found.size}


def embed(world: World, message: Message, it: Json) -> Json:
    filled: dict[str, Any] = dict(it)
    for key in ("image", "thumbnail"):
        if key in it and it[key]["url"].startswith(SCHEME):
            found = named(message, it[key]["url"])
            filled[key] = {"url": address(world, message.channel_id, found)} if found else it[key]
    return filled
