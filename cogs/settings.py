"""What those who run a server choose for it: where boards go, in which language, in threads."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.desk import Desk, show, think
from cogs.errors import ui_text
from cogs.gate import managed
from cogs.ui.controls import Interaction, Item
from cogs.ui.frame import Frame
from cogs.ui.posts import opens_threads, writes
from cogs.ui.sheets import Sheet
from engine.match.places import Server
from engine.text import LANGUAGES, Text

SPEECHES: Final = [
    app_commands.Choice(name=name, value=value)
    for name, value in (
        ("English", "en"),
        ("Italian", "it"),
        ("Ukrainian", "uk"),
        ("That of the server", "server"),
    )
]


class ServerSettings(commands.Cog):
    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    @app_commands.command()
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.choices(language=SPEECHES)
    async def settings(
        self,
        interaction: Interaction,
        channel: discord.TextChannel | None = None,
        anywhere: bool | None = None,
        language: app_commands.Choice[str] | None = None,
        threads: bool | None = None,
    ) -> None:
        """See or change where boards of this server go, and how.

        Args:
            channel: The channel for all boards of new matches
            anywhere: Boards go wherever the command is used
            language: The language of new boards
            threads: Whether each new match gets a thread of its own
        """
        await think(interaction)
        homes = self._desk.house.homes
        await self._desk.greet(interaction)
        server = await homes.server(managed(interaction))
        if channel is not None:
            server = replace(server, channel=channel.id)
        elif anywhere:
            server = replace(server, channel=None)
        if language is not None:
            spoken = next((spoken for spoken in LANGUAGES if spoken == language.value), None)
            server = replace(server, language=spoken)
        if threads is not None:
            server = replace(server, threads=threads)
        if (channel, anywhere, language, threads) != (None,) * 4:
            await homes.choose(server)
        await show(interaction, settings_sheet(server, interaction.guild, ui_text(interaction)))


def settings_sheet(server: Server, guild: discord.Guild | None, t: Text) -> Sheet:
    """What is chosen now, and what stands in its way."""
    place = "settings-anywhere" if server.channel is None else "settings-channel"
    lines = (
        t(place, channel=f"<#{server.channel}>"),
        t(f"settings-language-{server.language or 'server'}"),
        t("settings-threads" if server.threads else "settings-no-threads"),
        *(f"⚠️ {t(key)}" for key in _obstacles(server, guild)),
    )
    body: tuple[Item, ...] = (ui.TextDisplay("\n".join(lines)),)
    return Sheet(Frame(f"## {t('settings-title')}", body, f"-# {t('settings-foot')}").view())


def _obstacles(server: Server, guild: discord.Guild | None) -> list[str]:
    if guild is None or server.channel is None:
        return []
    channel = guild.get_channel(server.channel)
    if channel is None or not writes(channel.permissions_for(guild.me), thread=False):
        return ["settings-may-not-write"]
    if server.threads and not opens_threads(channel.permissions_for(guild.me)):
        return ["settings-may-not-thread"]
    return []
