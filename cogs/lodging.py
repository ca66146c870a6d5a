"""Where a new table's card and board go: by what the server chose, or where the command is used."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import discord

from cogs.desk import Desk
from cogs.translator import command_name
from cogs.ui.controls import Interaction
from cogs.ui.posts import opens_threads, writes
from engine.match.model import Home
from engine.match.places import Server
from engine.match.tables import Place
from engine.text import Text, language_of


@dataclass(frozen=True, slots=True)
class Lodging:
    place: Place
    words: tuple[str, ...] = ()
    """Keys of what the opener must know: what the server chose cannot be had."""

    def told(self, interaction: Interaction, t: Text) -> str:
        """To the opener, once the card is on its way."""
        here = self.place.home.channel == interaction.channel_id
        done = "table-opened" if here else "table-opened-there"
        first = t(done, channel=f"<#{self.place.home.channel}>")
        settings = command_name(t.language, "settings")
        return "\n".join((first, *(t(word, command=settings) for word in self.words)))


async def lodging(
    desk: Desk, interaction: Interaction, here: Callable[[Interaction], Home]
) -> Lodging:
    """Where the match goes that this command opens.

    Args:
        here: where the command is used; raises Refusal where that will not do.
    """
    guild = interaction.guild
    if guild is None:
        return Lodging(Place(here(interaction), language_of(str(interaction.locale))))
    server, words = await desk.house.homes.server(guild.id), list[str]()
    language = server.language or language_of(str(interaction.guild_locale or interaction.locale))
    home = _chosen(guild, server)
    if home is None:
        home = here(interaction)
        words += ["lodging-channel-gone"] if server.channel is not None else []
    if server.threads and not _threads(guild, home, interaction):
        words.append("lodging-no-threads")
    return Lodging(Place(home, language), tuple(words))


def _chosen(guild: discord.Guild, server: Server) -> Home | None:
    """The server's channel for boards, if it has one and we may write there."""
    channel = None if server.channel is None else guild.get_channel(server.channel)
    if channel is None or not writes(channel.permissions_for(guild.me), thread=False):
        return None
    return Home(guild.id, channel.id)


def _threads(guild: discord.Guild, home: Home, interaction: Interaction) -> bool:
    """Whether a match there needs no thread, being in one, or can have it."""
    if home.channel == interaction.channel_id:
        within = isinstance(interaction.channel, discord.Thread)
        return within or opens_threads(interaction.app_permissions)
    channel = guild.get_channel(home.channel)
    return channel is not None and opens_threads(channel.permissions_for(guild.me))
