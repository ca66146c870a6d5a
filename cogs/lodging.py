"""Where a new table's card and board go: by what the server chose, or where the command is used."""

from __future__ import annotations

from dataclasses import dataclass

import discord

from cogs.desk import Desk
from cogs.translator import command_name
from cogs.ui.controls import Interaction
from cogs.ui.posts import opens_threads, writes
from engine.game import Refusal
from engine.match.laying import Place
from engine.match.model import Home
from engine.match.places import Server
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


async def lodging(desk: Desk, interaction: Interaction) -> Lodging:
    """Where the match goes that this command opens. Raises Refusal where that cannot be."""
    server, words = await desk.house.homes.server(interaction.guild_id or 0), list[str]()
    language = server.language or language_of(str(interaction.guild_locale or interaction.locale))
    chosen = _chosen(interaction.guild, server)
    home = home_here(interaction) if chosen is None else Home(chosen.guild.id, chosen.id)
    if chosen is None and server.channel is not None:
        words.append("lodging-channel-gone")
    if server.threads and not _may_have_thread(chosen, interaction):
        words.append("lodging-no-threads")
    return Lodging(Place(home, language), tuple(words))


def _chosen(guild: discord.Guild | None, server: Server) -> discord.abc.GuildChannel | None:
    """The server's channel for boards, if it has one and we may write there."""
    if guild is None or server.channel is None:
        return None
    channel = guild.get_channel(server.channel)
    if channel is None or not writes(channel.permissions_for(guild.me), thread=False):
        return None
    return channel


def _may_have_thread(chosen: discord.abc.GuildChannel | None, interaction: Interaction) -> bool:
    """Whether a match there can have a thread of its own, or is in one already."""
    if chosen is not None:
        return opens_threads(chosen.permissions_for(chosen.guild.me))
    within = isinstance(interaction.channel, discord.Thread)
    return within or opens_threads(interaction.app_permissions)


def home_here(interaction: Interaction) -> Home:
    """Where a board can be shown. Raises Refusal where we may not write."""
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refusal("error-server-only")
    may = interaction.app_permissions
    in_thread = isinstance(interaction.channel, discord.Thread)
    writing = may.send_messages_in_threads if in_thread else may.send_messages
    if not (may.view_channel and writing):
        raise Refusal("error-may-not-write")
    return Home(interaction.guild_id, interaction.channel_id)
