"""A bot on a local Discord in one process, over a database in a file, by a clock that stands."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, closing
from pathlib import Path
from typing import Any

import bot as program
from cogs.client import Wardroom
from cogs.clock import Clock as ClockCog
from engine import codec
from engine.game import Seat
from engine.games.ships.model import Observation, State
from engine.games.ships.rules.observe import observe
from engine.match.asking import Thinker
from engine.match.model import Audience, MatchId
from playground import Channel, Limits, Message, Persona, Playground, Reply
from playground.settings import UNHURRIED
from playground.wiring import point_discord_at
from tests.thinker import Quick

HOURS = 72
"""A seat's time to decide."""
READY = 0.01
"""Seconds the bot waits for the one server to come in."""
HANDLERS = ("CommandTree-", "discord-ui-", "discord.py: ")
"""How the library names the tasks in which it handles what came in."""


class Clock:
    """Seconds since 1970 that pass only when told to."""

    def __init__(self) -> None:
        self.now = 1_790_000_000

    def __call__(self) -> int:
        return self.now

    def pass_(self, *, hours: float = 0, minutes: float = 0) -> None:
        self.now += int(hours * 3600 + minutes * 60)


class Stage:
    """All that a test plays on. Make one with ``staged``."""

    def __init__(self, discord: Playground, data: Path, clock: Clock) -> None:
        self.discord = discord
        self.clock = clock
        self.settings = program.Settings(data=data, hours_to_decide=HOURS, hours_in_bank=0)
        self.expected: set[tuple[int, int]] = set()
        """Statuses with Discord's codes that the test itself brings about."""
        self.doubles = 0
        """Messages the test lets be sent twice."""
        self.thinker: Thinker = Quick()
        self.anna = discord.persona("Anna")
        self.bruno = discord.persona("Bruno")
        self.oksana = discord.persona("Oksana")
        self.channel = discord.channel("wardroom")
        self._running: AsyncExitStack | None = None
        self._bot: Wardroom | None = None
        self._reader: sqlite3.Connection | None = None

    @property
    def bot(self) -> Wardroom:
        assert self._bot is not None
        return self._bot

    @property
    def running(self) -> bool:
        return self._bot is not None

    async def start(self) -> None:
        """Start the bot and wait until people can use it."""
        running = AsyncExitStack()
        bot = await running.enter_async_context(
            program.wardroom(self.settings, READY, clock=self.clock, thinker=self.thinker)
        )
        task = asyncio.create_task(bot.start(self.discord.token))
        running.push_async_callback(asyncio.wait, [task])
        running.push_async_callback(bot.close)
        self._running, self._bot = running, bot
        await self.discord.until(lambda: self.discord.gateway.connected)
        await bot.wait_until_ready()
        await self.settled()

    async def stop(self) -> None:
        """Stop it as SIGTERM would."""
        assert self._running is not None
        if self._reader is not None:
            self._reader.close()
            self._reader = None
        await self._running.aclose()
        self._running = self._bot = None

    async def restart(self) -> None:
        await self.stop()
        await self.start()

    async def settled(self) -> None:
        """Wait until all that came in is handled, and all there is to tell was told or tried."""
        await asyncio.sleep(0)
        while tasks := [*_handling()]:
            await asyncio.wait(tasks)
        await self.bot.computing.settled()
        await self.bot.announcer.settled()
        if [*_handling()]:
            await self.settled()

    async def round(self, *, reconcile: bool = True) -> None:
        """What the bot's own clock does every few seconds."""
        cog = self.bot.get_cog("Clock")
        assert isinstance(cog, ClockCog)
        await cog.keep_time(reconcile=reconcile)
        await cog.send()
        await self.settled()

    def rows(self, sql: str, *values: object) -> list[dict[str, Any]]:
        """What the database file holds, read from outside the bot."""
        if self._reader is not None:
            return _read(self._reader, sql, values)
        connection = sqlite3.connect(f"file:{self.settings.database}?mode=ro", uri=True)
        connection.row_factory = sqlite3.Row
        if self.running:
            self._reader = connection
            return _read(connection, sql, values)
        with closing(connection):
            return _read(connection, sql, values)

    def kept(self) -> list[dict[str, Any]]:
        """All matches, with their logs and clocks: what nothing refused may change."""
        matches = self.rows("SELECT * FROM match ORDER BY id")
        entries = self.rows("SELECT * FROM entry ORDER BY match_id, version")
        return matches + entries + self.rows("SELECT * FROM due ORDER BY match_id, seat")

    def match(self, match_id: MatchId) -> dict[str, Any]:
        (row,) = self.rows("SELECT * FROM match WHERE id = ?", match_id)
        return row

    def sees(self, match_id: MatchId, seat: int | None) -> Observation:
        """What a viewer may know, by the rules and the row."""
        state: State = codec.load(State, self.match(match_id)["state"])
        return observe(state, None if seat is None else Seat(seat))

    def delivered(self, match_id: MatchId, audience: str) -> Message:
        """The live message that an audience was told by."""
        (row,) = self.rows(
            "SELECT channel, message FROM delivery WHERE match_id = ? AND audience = ?",
            match_id,
            Audience(audience),
        )
        return self.discord.world.messages[row["channel"]][row["message"]]

    def board(self, match_id: MatchId) -> Message:
        return self.delivered(match_id, "board")

    def posted(self, channel: Channel) -> list[Message]:
        """The bot's messages to a channel that everyone in it sees, oldest first."""
        return [m for m in self.discord.messages(channel) if m.addressee_id is None]

    def told(self, reply: Reply) -> str:
        """What a person was told in answer, by what came last."""
        last = reply.followups[-1] if reply.followups else reply.message
        return last.text if last else ""

    async def challenge(
        self,
        challenger: Persona,
        opponent: Persona,
        channel: Channel | None = None,
        game: str = "ships",
        **options: Any,
    ) -> Message:
        """A challenge in the channel; its card."""
        place = channel or self.channel
        before = len(self.posted(place))
        await challenger.command(place, f"{game} challenge", opponent=opponent, **options)
        await self.settled()
        return self.posted(place)[before]

    async def begin(
        self,
        challenger: Persona,
        opponent: Persona,
        channel: Channel | None = None,
        game: str = "ships",
        **options: Any,
    ) -> MatchId:
        """A match of two, just begun; the challenger has seat 0."""
        card = await self.challenge(challenger, opponent, channel, game, **options)
        name = next(b.custom_id for b in card.buttons if b.custom_id)
        await opponent.forge(card, name)
        await self.settled()
        return MatchId(name.split(":")[1])


def _read(connection: sqlite3.Connection, sql: str, values: Sequence[object]) -> list[Any]:
    return [dict(row) for row in connection.execute(sql, values)]


def _handling() -> Iterator[asyncio.Task[Any]]:
    for task in asyncio.all_tasks():
        if task.get_name().startswith(HANDLERS) and task is not asyncio.current_task():
            yield task


def pointed(discord: Playground) -> AbstractAsyncContextManager[None]:
    return point_discord_at(discord.url)


@asynccontextmanager
async def staged(
    folder: Path, limits: Limits = UNHURRIED, clock: Clock | None = None
) -> AsyncIterator[Stage]:
    """A running bot, its data in a folder."""
    clock = clock or Clock()
    async with Playground.open(limits=limits, clock=clock) as discord, pointed(discord):
        stage = Stage(discord, folder, clock)
        await stage.start()
        try:
            yield stage
        finally:
            if stage.running:
                await stage.stop()
