"""The bare bot to compare with: one command and one button, and nothing behind them."""

from __future__ import annotations

import sys
from typing import Any

import discord
from discord import app_commands, ui

from playground.wiring import point


class Again(ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)

    @ui.button(label="Again", custom_id="again")
    async def again(self, interaction: discord.Interaction, _button: ui.Button[Any]) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="Again.", view=Again())


class Echo(discord.Client):
    def __init__(self) -> None:
        intents = discord.Intents(guilds=True)
        super().__init__(intents=intents, max_messages=None, guild_ready_timeout=0.1)
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        @self.tree.command()
        async def echo(interaction: discord.Interaction, text: str) -> None:
            """Say it back."""
            await interaction.response.defer(ephemeral=True, thinking=True)
            await interaction.edit_original_response(content=text, view=Again())

        self.add_view(Again())
        await self.tree.sync()


if __name__ == "__main__":
    point(sys.argv[1])
    Echo().run(sys.argv[2], log_handler=None)
