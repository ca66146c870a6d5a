"""The buttons of a table: join, leave or decline, start."""

from __future__ import annotations

from discord.ext import commands

from cogs.desk import Desk
from cogs.ui.controls import Handlers, Interaction, Press
from engine.match.model import Join, MatchId, PlayerId
from engine.match.ports import MatchNotFound


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
        await self._desk.tables.join(await self._here(interaction, press), joining(interaction))

    async def leave(self, interaction: Interaction, press: Press) -> None:
        await interaction.response.defer()
        await self._desk.tables.leave(
            await self._here(interaction, press), PlayerId(interaction.user.id)
        )

    async def start(self, interaction: Interaction, press: Press) -> None:
        await interaction.response.defer()
        await self._desk.tables.start(
            await self._here(interaction, press), PlayerId(interaction.user.id)
        )

    async def _here(self, interaction: Interaction, press: Press) -> MatchId:
        """The table meant: to other servers there is none of that name. Raises MatchNotFound."""
        table = await self._desk.tables.load(press.match)
        if table.home.guild != interaction.guild_id:
            raise MatchNotFound(table.id)
        return table.id


def joining(interaction: Interaction) -> Join:
    """The user's coming to a table; Discord's number of the interaction goes into the luck."""
    return Join(PlayerId(interaction.user.id), str(interaction.id))
