"""Seats that change hands: rematches and takeovers; and boards that change places."""

from __future__ import annotations

from typing import Final

from discord import app_commands
from discord.ext import commands

from cogs.desk import Desk, say, think
from cogs.errors import ui_text
from cogs.lobby import joining
from cogs.lodging import home_here
from cogs.ui.controls import Handlers, Interaction, Press
from cogs.ui.options import MatchOption, labels, matching
from engine.game import Refusal
from engine.match.model import DELETED, Match, MatchId, PlayerId
from engine.match.ports import Which

AT_ONCE: Final = 200
MOST: Final = 2000
"""A server's latest matches, among which those with an empty seat are looked for."""


class VacantMatch(MatchOption):
    """A match of this channel with a seat that others may take over."""

    async def autocomplete(  # type: ignore[override]  # text, of all it may be
        self, interaction: Interaction, value: str, /
    ) -> list[app_commands.Choice[str]]:
        vacant = await vacant_here(interaction.client.desk, interaction)
        return matching(await labels(interaction, vacant), value)


class MovableMatch(MatchOption):
    """One of the user's matches that are played elsewhere."""

    async def autocomplete(  # type: ignore[override]  # text, of all it may be
        self, interaction: Interaction, value: str, /
    ) -> list[app_commands.Choice[str]]:
        mine = await elsewhere(interaction.client.desk, interaction)
        return matching(await labels(interaction, mine), value)


class Seats(commands.Cog):
    move = app_commands.Group(name="move-match", description="Give your match another channel")

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    @property
    def handlers(self) -> Handlers:
        return {"rematch": self.rematch, "takeover": self.take_seat}

    async def rematch(self, interaction: Interaction, press: Press) -> None:
        """The same again, offered or accepted: ``match``."""
        await think(interaction)
        await self._desk.greet(interaction)
        match = await self._desk.find(interaction, press.match)
        if DELETED in match.players:
            raise Refusal("error-rematch-gone")
        table = await self._desk.house.practice.rematch(match.id, joining(interaction))
        key = "rematch-on" if table.status == "started" else "rematch-offered"
        await say(interaction, ui_text(interaction)(key))

    async def take_seat(self, interaction: Interaction, press: Press) -> None:
        """The first empty seat: ``match``."""
        await think(interaction)
        await self._take(interaction, press.match)

    @app_commands.command()
    async def takeover(
        self,
        interaction: Interaction,
        match: app_commands.Transform[MatchId, VacantMatch] | None = None,
    ) -> None:
        """Take over a seat that was left empty in a match of this channel.

        Args:
            match: Which match, if several have an empty seat
        """
        await think(interaction)
        if match is None:
            vacant = await vacant_here(self._desk, interaction)
            match = _only(vacant, "error-no-vacant-here", "error-which-vacant").id
        await self._take(interaction, match)

    @move.command()
    async def here(
        self,
        interaction: Interaction,
        match: app_commands.Transform[MatchId, MovableMatch] | None = None,
    ) -> None:
        """Have the board of your match stand in this channel from now on.

        Args:
            match: Which match, if you play several
        """
        await think(interaction)
        home = home_here(interaction)
        await self._desk.greet(interaction)
        if match is None:
            mine = await elsewhere(self._desk, interaction)
            match = _only(mine, "error-nothing-to-move", "error-which-match").id
        await self._desk.house.seats.move_home(match, PlayerId(interaction.user.id), home)
        await say(interaction, ui_text(interaction)("move-done"))

    async def _take(self, interaction: Interaction, match_id: MatchId) -> None:
        await self._desk.greet(interaction)
        match = await self._desk.find(interaction, match_id)
        player = PlayerId(interaction.user.id)
        played = await self._desk.house.seats.takeover(match.id, player)
        word = ui_text(interaction)("takeover-done")
        await self._desk.show_hand(interaction, played.match, word)


async def vacant_here(desk: Desk, interaction: Interaction) -> list[Match]:
    """Matches whose board stands in this channel, with a seat that the user may take."""
    if interaction.guild_id is None:
        return []
    which = Which(guild=interaction.guild_id, status="playing")
    player, found = PlayerId(interaction.user.id), list[Match]()
    for offset in range(0, MOST, AT_ONCE):
        matches = await desk.house.host.listed(which, AT_ONCE, offset)
        found += [
            match
            for match in matches
            if match.home.channel == interaction.channel_id
            if match.vacant and match.terms.watch == "open" and match.seat_of(player) is None
        ]
        if len(matches) < AT_ONCE:
            break
    return found


async def elsewhere(desk: Desk, interaction: Interaction) -> list[Match]:
    """The user's matches that are being played in other channels and may come to this one."""
    guild = interaction.guild_id or 0
    return [
        match
        for match in await desk.matches.of_player(PlayerId(interaction.user.id))
        if match.home.channel != interaction.channel_id
        if await desk.house.seats.may_move(match, guild)
    ]


def _only(found: list[Match], none: str, several: str) -> Match:
    """Raises Refusal where there is none, or more than one."""
    if not found:
        raise Refusal(none)
    if len(found) > 1:
        raise Refusal(several, count=len(found))
    return found[0]
