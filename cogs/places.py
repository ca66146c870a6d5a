"""Servers, channels and threads that come and go: boards follow, and matches go on."""

from __future__ import annotations

from collections.abc import Iterable

import discord
from discord.ext import commands

from cogs.errors import report
from cogs.ui.announcer import Announcer
from cogs.ui.posts import writes
from engine.match.homes import Homes
from engine.match.model import Home, MatchId


class Places(commands.Cog):
    def __init__(self, bot: commands.Bot, homes: Homes, announcer: Announcer) -> None:
        self._bot = bot
        self._homes = homes
        self._announcer = announcer

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Find what happened while we were away; servers in an outage are still ours."""
        async with report("looking where we are"):
            guilds = {guild.id for guild in self._bot.guilds}
            self._tell(await self._homes.present(guilds))

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        async with report("coming to a server", guild=guild.id):
            self._tell(await self._homes.returned(guild.id))

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        async with report("leaving a server", guild=guild.id):
            self._tell(await self._homes.left(guild.id))

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self._lost(channel.guild.id, channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        await self._lost(thread.guild_id, thread.thread_id)

    @commands.Cog.listener()
    async def on_guild_channel_update(
        self, _before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        await self._try_again(after.guild.id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, thread: discord.RawThreadUpdateEvent) -> None:
        await self._try_again(thread.guild_id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _before: discord.Role, after: discord.Role) -> None:
        await self._try_again(after.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, _before: discord.Member, after: discord.Member) -> None:
        if after == after.guild.me:
            await self._try_again(after.guild.id)

    async def _lost(self, guild: int, channel: int) -> None:
        async with report("losing a channel", channel=channel):
            self._tell(await self._homes.strays.lost(guild, channel))

    async def _try_again(self, guild: int) -> None:
        """Something that permissions depend on has changed: some boards may have a place again."""
        async with report("looking for boards without a place", guild=guild):
            for home in await self._homes.strays.homes(guild):
                if self._writable(home):
                    self._tell(await self._homes.strays.back(guild, home.channel))

    def _writable(self, home: Home) -> bool:
        channel = self._bot.get_channel(home.channel)
        if isinstance(channel, discord.Thread):
            may = channel.permissions_for(channel.guild.me)
            return writes(may, thread=True) and (may.manage_threads or not channel.locked)
        return isinstance(channel, discord.TextChannel) and writes(
            channel.permissions_for(channel.guild.me), thread=False
        )

    def _tell(self, matches: Iterable[MatchId]) -> None:
        for match_id in matches:
            self._announcer.changed(match_id)
