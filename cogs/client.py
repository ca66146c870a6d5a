"""The bot: its services put together, its cogs loaded, every press sent to its handler."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import discord
import structlog
from discord import app_commands
from discord.ext import commands

from cogs.clock import Clock
from cogs.desk import Desk
from cogs.errors import answering, explain
from cogs.game import Rules
from cogs.lobby import Lobby
from cogs.matches import Matches as MatchesCog
from cogs.play import Play
from cogs.registry import game_cogs
from cogs.sync import Settings, sync
from cogs.translator import Translator
from cogs.ui.announcer import Announcer
from cogs.ui.controls import Control, Handler, Interaction, Press, passed_over, read
from cogs.ui.people import People
from cogs.ui.posts import Posts
from cogs.ui.sheets import Sheets
from engine.game import Games, Refusal
from engine.match.bell import Bell
from engine.match.house import Shelves, open_house
from engine.match.model import Time
from engine.match.ports import (
    DeliveryStore,
    MatchStore,
    NudgeStore,
    PeopleStore,
    PrivacyStore,
    TableStore,
)
from engine.match.terms import Terms

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Stores:
    """Where everything is kept."""

    matches: MatchStore
    tables: TableStore
    deliveries: DeliveryStore
    people: PeopleStore
    nudges: NudgeStore
    privacy: PrivacyStore
    settings: Settings


class Tree(app_commands.CommandTree["Wardroom"]):
    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        if isinstance(error, app_commands.CommandSignatureMismatch | app_commands.CommandNotFound):
            await explain(interaction, Refusal("error-command-changed"))
        else:
            command = interaction.command.qualified_name if interaction.command else ""
            await explain(interaction, error, command=command)


class Wardroom(commands.Bot):
    """Runs on Discord and on the playground alike.

    Args:
        clock: the time now.
        terms: of every new table, until its opener changes them.
        ready_timeout: seconds discord.py waits for servers to come in at start-up.
    """

    def __init__(
        self,
        games: Games,
        stores: Stores,
        *,
        clock: Callable[[], Time],
        terms: Terms,
        ready_timeout: float = 2.0,
    ) -> None:
        super().__init__(
            commands.when_mentioned,
            tree_cls=Tree,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            guild_ready_timeout=ready_timeout,
            max_messages=None,
        )
        bell = Bell()
        shelves = Shelves(
            stores.matches, stores.tables, stores.people, stores.nudges, stores.privacy
        )
        house = open_house(games, shelves, bell, clock=clock, terms=terms)
        matches, tables = house.matches, house.tables
        people = People(stores.people)
        sheets = Sheets(matches, tables, people, stores.deliveries)
        self.desk = Desk(matches, tables, people, sheets, house)
        self.announcer = Announcer(stores.deliveries, matches, tables, people, sheets, Posts(self))
        bell.heard_by(self.announcer)
        self._settings = stores.settings
        self._controls: dict[str, Handler] = {}

    async def setup_hook(self) -> None:
        desk = self.desk
        for controlling in (Play(desk), Lobby(desk), Rules(desk), MatchesCog(desk)):
            self._controls |= controlling.handlers
            await self.add_cog(controlling)
        for game_cog in game_cogs(desk.matches.games):
            await self.add_cog(game_cog(desk))
        self.add_dynamic_items(Control)
        await self.tree.set_translator(Translator())
        if await sync(self.tree, self._settings):
            log.info("commands synced")
        await self.add_cog(Clock(desk, self.announcer))

    async def on_interaction(self, interaction: Interaction) -> None:
        """Take up what discord.py would leave without an answer: forged and outlived controls."""
        if passed_over(interaction):
            await self.pressed(interaction, *read(interaction))

    async def pressed(self, interaction: Interaction, verb: str, press: Press) -> None:
        """The one path from any control to what it does."""
        async with answering(interaction, verb=verb, args=press.args):
            if verb not in self._controls:
                raise Refusal("error-old-control")
            await self._controls[verb](interaction, press)

    async def close(self) -> None:
        """Leave Discord; news that was not told stays owed."""
        await self.announcer.close()
        await super().close()
