"""The local Discord as a whole: opened on the loopback, used by a bot, people and tests."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self

from aiohttp import web

from playground.compose import Composer
from playground.events import Events
from playground.faults import Faults
from playground.gateway import Gateway
from playground.ids import Clock
from playground.interactions import Interactions
from playground.persona import Persona
from playground.ratelimit import RateLimiter
from playground.recorder import Recorder
from playground.records import DM, Channel, Guild, Message, Role, User
from playground.rest import (
    cdn,
    channels,
    commands,
    interactions,
    login,
    messages,
    people,
    pins,
    threads,
    webhooks,
)
from playground.rest.call import Backend, Endpoint
from playground.rest.pipeline import PREFIX, Pipeline
from playground.settings import MIB, Limits
from playground.site import Site, Stage, guard
from playground.store import Store
from playground.world import World

HOST = "127.0.0.1"
RESOURCES = (
    login,
    commands,
    interactions,
    webhooks,
    channels,
    pins,
    messages,
    threads,
    people,
)
PEOPLE = (("Anna", "en-US"), ("Bruno", "it"), ("Oksana", "uk"))


class Playground:
    """A Discord of one's own; get one from ``Playground.open``."""

    def __init__(
        self,
        *,
        clock: Clock = time.time,
        limits: Limits | None = None,
        path: Path | None = None,
        record: Path | None = None,
        keep: int | None = None,
    ) -> None:
        limits = limits or Limits()
        self.world = World(clock)
        self.recorder = Recorder(record, keep)
        self.faults = Faults()
        self.gateway = Gateway(self.world, self.recorder, limits)
        self._events = Events(self.world, self.gateway)
        self._composer = Composer(self.world, limits)
        self._interactions = Interactions(self.world, self.gateway, self.recorder, limits)
        backend = Backend(
            self.world,
            self.gateway,
            self._interactions,
            self._composer,
            RateLimiter(limits),
            limits,
        )
        self._pipeline = Pipeline(backend, self.faults, self.recorder)
        self._personas: dict[int, Persona] = {}
        self._store = Store(path, self.world) if path else None
        self.stage = Stage(self.world, self.gateway, self.recorder, self.faults, self._persona)
        self.app = self._application()
        self._runner = web.AppRunner(self.app, access_log=None, shutdown_timeout=1.0)

    @classmethod
    @asynccontextmanager
    async def open(
        cls,
        *,
        port: int = 0,
        path: Path | str | None = None,
        clock: Clock = time.time,
        limits: Limits | None = None,
        record: Path | str | None = None,
        keep: int | None = None,
    ) -> AsyncIterator[Self]:
        """Run one on 127.0.0.1 until the end of the ``async with``.

        ``port`` 0 takes any free one. ``path`` is a file the world lives in; without it the
        world is new and forgotten. ``clock`` gives seconds since 1970 for ids, tokens and
        nonces. ``record`` is a file for all traffic; ``keep`` bounds what is kept in memory.
        """
        it = cls(
            clock=clock,
            limits=limits,
            path=Path(path) if path else None,
            record=Path(record) if record else None,
            keep=keep,
        )
        try:
            await it.start(port)
            yield it
        finally:
            await it.close()

    async def start(self, port: int = 0) -> None:
        if self._store and not self._store.is_new:
            self._store.load()
        await self._runner.setup()
        site = web.TCPSite(self._runner, HOST, port)
        await site.start()
        self.world.base_url = f"http://{HOST}:{self._runner.addresses[0][1]}"
        if not self.world.guilds:
            self._furnish()

    async def close(self) -> None:
        await self.gateway.close()
        await self._runner.cleanup()
        if self._store:
            self._store.close()
        self.recorder.close()

    def _furnish(self) -> None:
        """The world everyone starts with."""
        guild = self.world.add_guild("The Admiralty")
        for name in ("wardroom", "general"):
            self.world.add_channel(guild, name)
        for name, locale in PEOPLE:
            self.add_persona(name, locale=locale)

    def _application(self) -> web.Application:
        app = web.Application(client_max_size=64 * MIB, middlewares=[guard.same_origin])
        Site(self.stage, self.add_persona).attach(app)
        app.router.add_get("/gateway", self.gateway.serve)
        app.router.add_get("/gateway/", self.gateway.serve)
        app.router.add_get(cdn.PATH, cdn.Cdn(self.world).serve)
        for resource in RESOURCES:
            for endpoint in resource.routes.endpoints:
                handler = self._handler(endpoint)
                app.router.add_route(endpoint.method, PREFIX + endpoint.path, handler)
        app.router.add_route("*", PREFIX + "/{rest:.*}", self._handler(None))
        return app

    def _handler(self, endpoint: Endpoint | None) -> Callable[[web.Request], Any]:
        async def handle(request: web.Request) -> web.StreamResponse:
            return await self._pipeline.run(endpoint, request)

        return handle

    @property
    def url(self) -> str:
        """Where it listens, without a path."""
        return self.world.base_url

    @property
    def token(self) -> str:
        """The bot's token."""
        return self.world.token

    def on_restart(self, restart: Callable[[], Awaitable[None]]) -> None:
        """Let the page restart the bot: ``restart`` ends it and has it built anew."""
        self.stage.restart = restart

    @property
    def bot(self) -> User:
        return self.world.bot

    @property
    def guild(self) -> Guild:
        """The first guild."""
        return next(iter(self.world.guilds.values()))

    @property
    def personas(self) -> list[Persona]:
        return [self._persona(user) for user in self.world.users.values()]

    def _persona(self, user: User) -> Persona:
        """The one Persona there is for a user."""
        if user.id not in self._personas:
            persona = Persona(self.world, self._interactions, self._composer, user)
            self._personas[user.id] = persona
        return self._personas[user.id]

    def persona(self, name: str) -> Persona:
        """A person by display name; raises LookupError."""
        for user in self.world.users.values():
            if user.display_name == name:
                return self._persona(user)
        raise LookupError(f"nobody is called {name!r}")

    def add_persona(
        self,
        name: str,
        *,
        locale: str = "en-US",
        dms_open: bool = True,
        guild: Guild | None = None,
    ) -> Persona:
        """A new person, who joins the guild."""
        user = self.world.add_user(name, locale=locale, dms_open=dms_open)
        self.world.join(guild or self.guild, user)
        return self._persona(user)

    def add_stranger(self, name: str, *, locale: str = "en-US") -> Persona:
        """A new person who shares no guild with the bot."""
        return self._persona(self.world.add_user(name, locale=locale))

    def add_guild(self, name: str, *, locale: str = "en-US") -> Guild:
        return self.world.add_guild(name, locale=locale)

    def add_role(self, name: str, guild: Guild | None = None) -> Role:
        return self.world.add_role(guild or self.guild, name)

    def remove_guild(self, guild: Guild) -> None:
        self.world.remove_guild(guild)

    def interrupt(self, guild: Guild) -> None:
        """An outage: for the bot the guild is there no more, until restored."""
        self.world.announce("GUILD_UNAVAILABLE", guild)

    def restore(self, guild: Guild) -> None:
        self.world.announce("GUILD_AVAILABLE", guild)

    def channel(self, name: str, guild: Guild | None = None) -> Channel:
        """A channel or thread by name; raises LookupError."""
        for channel in self.world.channels_of(guild or self.guild):
            if channel.name == name:
                return channel
        raise LookupError(f"no channel is called {name!r}")

    def add_channel(self, name: str, guild: Guild | None = None) -> Channel:
        return self.world.add_channel(guild or self.guild, name)

    async def delete_channel(self, channel: Channel) -> None:
        """Delete a channel or a thread, as an administrator would."""
        if channel.type == DM:
            raise ValueError("a DM cannot be deleted")
        self.world.delete_channel(channel)

    async def delete_message(self, message: Message) -> None:
        self.world.delete_message(message)

    def archive(self, thread: Channel, *, locked: bool = False) -> None:
        """Archive a thread, and perhaps lock it."""
        thread.archived, thread.locked = True, locked
        thread.archived_at = self.world.clock()
        self.world.channel_changed(thread)

    def deny(self, channel: Channel, bits: int) -> None:
        """Deny the bot permissions in a channel, beyond what it is denied already."""
        channel.denied |= bits
        self.world.channel_changed(channel)

    def allow(self, channel: Channel) -> None:
        """Take every denial back."""
        channel.denied = 0
        self.world.channel_changed(channel)

    def messages(self, channel: Channel) -> list[Message]:
        """All messages of a channel, ephemeral ones included, oldest first."""
        return [*self.world.messages.get(channel.id, {}).values()]

    def until(self, condition: Callable[[], Any], timeout: float = 20.0) -> Awaitable[Any]:
        """Wait for a truthy value, asked anew at every change of the world or call of the bot.

        Raises:
            TimeoutError: it did not come in so many real seconds.
        """
        return self.world.until(condition, timeout)
