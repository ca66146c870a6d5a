"""An ordinary small bot of discord.py, which the local Discord is tested with."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import discord
from discord import app_commands

from playground import Playground
from playground.wiring import point_discord_at

Interaction = discord.Interaction[discord.Client]
Press = Callable[[Interaction], Awaitable[object]]
GUILDS = discord.Intents(guilds=True)


class Bot(discord.Client):
    """A client with a tree of commands; commands are added before it runs."""

    def __init__(self, intents: discord.Intents = GUILDS) -> None:
        super().__init__(
            intents=intents,
            guild_ready_timeout=0.01,
            allowed_mentions=discord.AllowedMentions(everyone=False),
            max_ratelimit_timeout=30.0,
        )
        self.tree = app_commands.CommandTree(self)
        self.seen: list[str] = []
        """Names of the gateway events received."""
        self.notice: Callable[[], None] = lambda: None
        """Called after each event, so that a test waiting for one looks again."""
        self.ending: asyncio.Task[None] | None = None
        """Its connection; done when the bot gives up."""
        self.presses: dict[str, Press] = {}
        """What a component does, by custom id; forms likewise."""

    def answer(self, answer: Press, name: str = "do") -> None:
        """Add a command without options that answers so."""

        async def do(interaction: Interaction) -> None:
            await answer(interaction)

        self.tree.command(name=name, description="Do it")(do)

    async def on_socket_event_type(self, event: str) -> None:
        self.seen.append(event)
        self.notice()

    async def on_interaction(self, interaction: Interaction) -> None:
        press = self.presses.get(interaction.custom_id or "")
        if press is not None:
            await press(interaction)

    async def text_channel(self, name: str = "wardroom") -> discord.TextChannel:
        channel = discord.utils.get(self.get_all_channels(), name=name)
        assert isinstance(channel, discord.TextChannel)
        return channel


@asynccontextmanager
async def running(discord_: Playground, bot: Bot, *, sync: bool = True) -> AsyncIterator[Bot]:
    """The bot, logged in and ready, its commands registered."""
    bot.notice = discord_.world.touch
    async with point_discord_at(discord_.url), bot:
        await bot.login(discord_.token)
        if sync:
            await bot.tree.sync()
        task = bot.ending = asyncio.create_task(bot.connect())
        ready = asyncio.create_task(bot.wait_until_ready())
        await asyncio.wait((task, ready), timeout=5, return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            ready.cancel()
            await task
        try:
            yield bot
        finally:
            await bot.close()
            await asyncio.gather(task, return_exceptions=True)
