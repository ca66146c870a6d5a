"""The buttons of a table: join, leave or decline, start."""

from __future__ import annotations

from discord.ext import commands

from cogs.desk import Desk
from cogs.ui.controls import Handlers, Interaction, Press
from engine.match.model import Join, PlayerId


class Lobby(commands.Cog):
    """The announcer redraws the table's card; a press here only acknowledges and acts."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    @property
    def handlers(self) -> Handlers:
        return {"join": self.join, "leave": self.leave, "start": self.start}

    async def join(self, interaction: Interaction, press: Press) -> None:
        await interaction.response.defer()
        await self._desk.greet(interaction)
        await self._desk.tables.join(press.match, joining(interaction))

    async def leave(self, interaction: Interaction, press: Press) -> None:
        await interaction.response.defer()
        await self._desk.tables.leave(press.match, PlayerId(interaction.user.id))

    async def start(self, interaction: Interaction, press: Press) -> None:
        await interaction.response.defer()
        await self._desk.tables.start(press.match, PlayerId(interaction.user.id))


def joining(interaction: Interaction) -> Join:
    """The user's coming to a table; Discord's number of the interaction goes into the luck."""
    return Join(PlayerId(interaction.user.id), str(interaction.id))
