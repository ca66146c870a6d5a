"""The page's routes: its files, its live connection, what is done on it."""

from __future__ import annotations

import weakref
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

from aiohttp import WSCloseCode, web

from playground.answers import InteractionFailed
from playground.errors import ApiError
from playground.invoke import Impossible
from playground.limits.commands import LOCALES
from playground.persona import Persona
from playground.records import Json, User
from playground.site import guard, view
from playground.site.deeds import Deeds
from playground.site.developer import Developer
from playground.site.stage import Stage
from playground.site.window import Window

WEB: Final = Path(__file__).parents[1] / "web"
LONGEST_NAME: Final = 100
BEAT: Final = 30.0


class Site:
    def __init__(self, stage: Stage, add_persona: Callable[..., Persona]) -> None:
        self._stage = stage
        self._add_persona = add_persona
        self._deeds = Deeds(stage)
        self._developer = Developer(stage)
        self._sockets: weakref.WeakSet[web.WebSocketResponse] = weakref.WeakSet()

    def attach(self, app: web.Application) -> None:
        app.router.add_get("/", self._page)
        app.router.add_get("/site/live", self._live)
        app.router.add_get("/site/developer", self._troubles)
        app.router.add_post("/site/people", self._new_person)
        app.router.add_post("/site/as/{who}/{deed}", self._deed)
        app.router.add_post("/site/developer/{deed}", self._develop)
        app.router.add_static("/site/web/", WEB)
        app.on_response_prepare.append(guard.harden)
        app.on_shutdown.append(self._close)

    async def _close(self, _app: web.Application) -> None:
        for socket in [*self._sockets]:
            await socket.close(code=WSCloseCode.GOING_AWAY)

    async def _page(self, _request: web.Request) -> web.FileResponse:
        return web.FileResponse(WEB / "index.html")

    def _user(self, text: str) -> User:
        user = view.by_handle(self._stage.world, text)
        if user is None:
            raise web.HTTPNotFound(text="There is nobody of that name.")
        return user

    async def _live(self, request: web.Request) -> web.StreamResponse:
        world = self._stage.world
        asked = request.query.get("as", "")
        user = view.by_handle(world, asked) or next(iter(world.users.values()))
        socket = web.WebSocketResponse(heartbeat=BEAT)
        await socket.prepare(request)
        self._sockets.add(socket)
        await Window(self._stage, user, socket).serve()
        return socket

    async def _troubles(self, _request: web.Request) -> web.Response:
        return web.json_response(self._developer.troubles())

    async def _new_person(self, request: web.Request) -> web.Response:
        asked = await _body(request)
        name, locale = " ".join(str(asked.get("name")).split()), asked.get("locale")
        if not 0 < len(name) <= LONGEST_NAME or locale not in LOCALES:
            return _refusal(400, f"A name is 1 to {LONGEST_NAME} characters long.")
        person = self._add_persona(name, locale=locale)
        return web.json_response({"handle": view.handle(self._stage.world, person.user)})

    async def _deed(self, request: web.Request) -> web.Response:
        deed = self._deeds.by_name.get(request.match_info["deed"])
        if deed is None:
            raise web.HTTPNotFound
        who = self._stage.persona(self._user(request.match_info["who"]))
        asked = await _body(request)
        return await _answered(deed(who, asked))

    async def _develop(self, request: web.Request) -> web.Response:
        asked = await _body(request)
        return await _answered(self._developer.do(request.match_info["deed"], asked))


async def _body(request: web.Request) -> Json:
    """The JSON object that was sent; only our own page can send that type."""
    if request.content_type != "application/json":
        raise web.HTTPUnsupportedMediaType
    body: Any = await request.json()
    if not isinstance(body, dict):
        raise web.HTTPBadRequest
    return body


async def _answered(doing: Awaitable[Json]) -> web.Response:
    """What came of it; or an error that says why not, for the page to show in its place."""
    try:
        return web.json_response(await doing)
    except Impossible as error:
        return _refusal(409, str(error))
    except InteractionFailed as error:
        return _refusal(504, str(error))
    except ApiError as error:
        return _refusal(error.status, error.body["message"], error.body.get("errors"))


def _refusal(status: int, sentence: str, details: Any = None) -> web.Response:
    return web.json_response({"error": sentence, "details": details}, status=status)
