"""What the gallery's bot asks of people: persons, roles, places, files, yes or no."""

from __future__ import annotations

from typing import Any, TypeAlias

import discord
from discord import app_commands, ui

Interaction: TypeAlias = discord.Interaction[Any]
Asked: TypeAlias = ui.Label[Any]


class Crew(ui.Modal, title="The crew"):
    captain: Asked = ui.Label(text="Captain", component=ui.UserSelect(required=True))
    watch: Asked = ui.Label(
        text="Watch", component=ui.RoleSelect(placeholder="Nobody's", required=False)
    )
    relief: Asked = ui.Label(
        text="Relief", component=ui.MentionableSelect(min_values=2, max_values=3, required=True)
    )
    station: Asked = ui.Label(
        text="Station",
        component=ui.ChannelSelect(channel_types=[discord.ChannelType.text], required=True),
    )
    sworn: Asked = ui.Label(text="Sworn in", description="On the articles", component=ui.Checkbox())

    async def on_submit(self, interaction: Interaction) -> None:
        menus = (self.captain, self.watch, self.relief, self.station)
        named = [[each.name for each in _read(menu).values] for menu in menus]
        await interaction.response.send_message(f"{named} {_read(self.sworn).value}")


class Papers(ui.Modal, title="Papers"):
    charts: Asked = ui.Label(
        text="Charts", description="Two at most", component=ui.FileUpload(max_values=2)
    )
    ready: Asked = ui.Label(text="Ready", component=ui.Checkbox(default=True))

    async def on_submit(self, interaction: Interaction) -> None:
        files = [(each.filename, await each.read()) for each in _read(self.charts).values]
        await interaction.response.send_message(f"{files} {_read(self.ready).value}")


def _read(asked: Asked) -> Any:
    return asked.component


class Muster(ui.View):
    """A menu of roles, and one of people in which its reader is picked already."""

    def __init__(self, reader: discord.User | discord.Member) -> None:
        super().__init__(timeout=None)
        roles: ui.RoleSelect[Any] = ui.RoleSelect(placeholder="A role", min_values=0)
        people: ui.UserSelect[Any] = ui.UserSelect(default_values=[reader])
        for menu in (roles, people):
            menu.callback = self._echo(menu)  # type: ignore[method-assign]  # discord.py's way
            self.add_item(menu)

    def _echo(self, menu: Any) -> Any:
        async def echo(interaction: Interaction) -> None:
            await interaction.response.send_message(f"mustered: {[v.name for v in menu.values]}")

        return echo


@app_commands.command()
async def crew(interaction: Interaction) -> None:
    """Ask for the crew."""
    await interaction.response.send_modal(Crew())


@app_commands.command()
async def papers(interaction: Interaction) -> None:
    """Ask for papers."""
    await interaction.response.send_modal(Papers())


@app_commands.command()
async def muster(interaction: Interaction) -> None:
    """Show menus of roles and people."""
    await interaction.response.send_message("Muster:", view=Muster(interaction.user))
