"""One REST call as a handler sees it, and the list of routes each resource adds to."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from playground.compose import Composer, Form, Upload
from playground.errors import ApiError
from playground.gateway import Gateway
from playground.interactions import Interactions
from playground.ratelimit import RateLimiter
from playground.records import Channel, Json, Message
from playground.settings import Limits
from playground.world import World


@dataclass(frozen=True, slots=True)
class Backend:
    """All that handlers work with."""

    world: World
    gateway: Gateway
    interactions: Interactions
    composer: Composer
    rates: RateLimiter
    limits: Limits


@dataclass(frozen=True, slots=True)
class Call:
    backend: Backend
    params: dict[str, str]
    query: dict[str, str]
    body: Any
    """The JSON as sent; None without."""
    uploads: dict[int, Upload]

    @property
    def world(self) -> World:
        return self.backend.world

    @property
    def json(self) -> Json:
        """The body where it must be an object."""
        if self.body is None:
            return {}
        if not isinstance(self.body, dict):
            raise ApiError(50109)
        return self.body

    def number(self, name: str) -> int:
        """An id of the path; 50035 when it is not one."""
        if not self.params[name].isdecimal():
            wrong = {"code": "NUMBER_TYPE_COERCE", "message": "Value is not snowflake."}
            raise ApiError(50035, errors={name: {"_errors": [wrong]}})
        return int(self.params[name])

    def asked(self, name: str, default: int) -> int:
        """A number of the query; 50035 when it is not one."""
        given = self.query.get(name, str(default))
        if not given.isdecimal():
            wrong = {"code": "NUMBER_TYPE_COERCE", "message": "Value is not a number."}
            raise ApiError(50035, errors={name: {"_errors": [wrong]}})
        return int(given)

    def channel(self) -> Channel:
        return self.world.channel(self.number("channel"))

    def message(self) -> Message:
        return self.world.message(self.number("channel"), self.number("message"))

    def form(self) -> Form:
        return Form(self.json, self.uploads)

    def asks(self, name: str) -> bool:
        return self.query.get(name, "").lower() in ("1", "true")


Handler = Callable[[Call], Awaitable[Any]]
"""Gives the JSON of the answer; None answers 204."""


@dataclass(frozen=True, slots=True)
class Endpoint:
    method: str
    path: str
    handler: Handler
    status: int
    token: bool
    """Whether the bot's token must be sent."""

    @property
    def route(self) -> str:
        return f"{self.method} {self.path}"


@dataclass(slots=True)
class Routes:
    endpoints: list[Endpoint] = field(default_factory=list)

    def on(
        self, method: str, *paths: str, status: int = 200, token: bool = True
    ) -> Callable[[Handler], Handler]:
        """Serve a route; paths are below ``/api/v10``."""

        def add(handler: Handler) -> Handler:
            for path in paths:
                self.endpoints.append(Endpoint(method, path, handler, status, token))
            return handler

        return add
