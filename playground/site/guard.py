"""Keeping other sites out: they may neither read the page nor act through it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final
from urllib.parse import urlsplit

from aiohttp import web

NAMES: Final = ("127.0.0.1", "localhost")
WIRE: Final = ("/api/", "/gateway")
"""Paths that bots use; they may call the address what they like."""
PAGE: Final = "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
UPLOAD: Final = "default-src 'none'; sandbox; frame-ancestors 'none'"
"""For uploaded files, which may be anything."""

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


@web.middleware
async def same_origin(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Answer 403 to another Origin and, but for bots, to another Host, as in DNS rebinding."""
    here = {f"{name}:{_port(request)}" for name in NAMES}
    origin = request.headers.get("Origin")
    if origin is not None and origin not in {f"http://{host}" for host in here}:
        raise web.HTTPForbidden(text="This page answers to itself alone.")
    if not request.path.startswith(WIRE) and request.host not in here:
        raise web.HTTPForbidden(text="This page answers on the loopback alone.")
    return await handler(request)


def _port(request: web.Request) -> int | None:
    if request.transport is None:
        return urlsplit(f"//{request.host}").port
    port: int = request.transport.get_extra_info("sockname")[1]
    return port


async def harden(request: web.Request, response: web.StreamResponse) -> None:
    """Add what tells a browser to trust nothing but our own files."""
    if request.path.startswith(WIRE):
        return
    uploaded = request.path.startswith("/attachments/")
    response.headers["Content-Security-Policy"] = UPLOAD if uploaded else PAGE
    response.headers["X-Content-Type-Options"] = "nosniff"
    response.headers["Cross-Origin-Resource-Policy"] = "same-origin"
    response.headers["Referrer-Policy"] = "no-referrer"
    response.headers["Cache-Control"] = "private" if uploaded else "no-cache"
