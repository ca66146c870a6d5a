"""The bot: its services put together, its cogs loaded, every press sent to its handler."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import discord
import structlog
from discord import app_commands
from discord.ext import commands

from cogs.admin import Admin
from cogs.agreeing import Agreeing
from cogs.clock import Clock
from cogs.computing import Computing
from cogs.desk import Desk
from cogs.errors import UI, answering, explain
from cogs.game import Rules
from cogs.lobby import Lobby
from cogs.matches import Matches as MatchesCog
from cogs.personal import Personal
from cogs.places import Places
from cogs.play import Play
from cogs.privacy import MyData, Privacy
from cogs.registry import game_cogs
from cogs.replay import Replay
from cogs.seats import Seats
from cogs.settings import ServerSettings
from cogs.sync import Settings, sync
from cogs.translator import Translator
from cogs.ui.announcer import Announcer
from cogs.ui.controls import Control, Handler, Interaction, Press, passed_over, read
from cogs.ui.nudger import Nudger
from cogs.ui.offers import Offers
from cogs.ui.options import well_typed
from cogs.ui.people import People
from cogs.ui.pictures import Pictures
from cogs.ui.posts import Posts
from cogs.ui.raster import Raster
from cogs.ui.replays import Replays
from cogs.ui.sheets import TEXT, Sheets
from cogs.ui.threads import Threads
from cogs.underway import Underway
from engine.game import Games, Refusal
from engine.match.asking import Thinker
from engine.match.bell import Bell
from engine.match.house import House, Shelves, open_house
from engine.match.model import Time
from engine.match.places import PlaceStore
from engine.match.ports import (
    DeliveryStore,
    MatchStore,
    NudgeStore,
    PeopleStore,
    PrivacyStore,
    TableStore,
)
from engine.match.story import Stories
from engine.match.terms import Terms
from engine.registry import load_texts

log = structlog.get_logger()

discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # we never speak


class CannotStart(Exception):
    """Discord does not let us in, or cannot be reached."""


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
    places: PlaceStore

    @property
    def shelves(self) -> Shelves:
        """Those that the services of matches need."""
        return Shelves(
            self.matches, self.tables, self.people, self.nudges, self.privacy, self.places
        )


class Tree(app_commands.CommandTree["Wardroom"]):
    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Refuse what is of another kind than Discord lets anybody type, before it is read."""
        typing = interaction.type is discord.InteractionType.autocomplete
        if not interaction.client.underway.join():
            return False
        if typing or well_typed(interaction.data or {}):
            return True
        await explain(interaction, Refusal("error-no-such-choice"))
        return False

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
        thinker: thinks for computers.
        ready_timeout: seconds discord.py waits for servers to come in at start-up.
    """

    def __init__(
        self,
        games: Games,
        stores: Stores,
        *,
        clock: Callable[[], Time],
        terms: Terms,
        thinker: Thinker,
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
        house = open_house(games, stores.shelves, bell, clock=clock, terms=terms, thinker=thinker)
        posts = Posts(self)
        self.desk = _desk(games, stores, house)
        self.announcer = _announcer(stores, self.desk, posts)
        self.nudger = Nudger(house.nudges, self.desk.people, self.desk.sheets, posts)
        self.computing = Computing(house.computers, house.substitutes, house.host)
        bell.heard_by(self.announcer)
        bell.heard_by(self.computing)
        self.underway = Underway()
        self._settings = stores.settings
        self._controls: dict[str, Handler] = {}

    async def play(self, token: str) -> None:
        """Be on Discord until closed.

        Raises:
            CannotStart: a wrong token, or no way to Discord.
        """
        try:
            await self.start(token)
        except discord.LoginFailure as error:
            raise CannotStart(f"Discord refuses the token: {error}") from error
        except OSError as error:
            raise CannotStart(f"Discord cannot be reached: {error}") from error

    async def setup_hook(self) -> None:
        desk = self.desk
        for texts in (UI, *(load_texts(game, TEXT) for game in desk.matches.games)):
            texts("en")  # read now, so that no player waits for it
        for made in (
            Play,
            Lobby,
            Rules,
            MatchesCog,
            Replay,
            Seats,
            Agreeing,
            Privacy,
            Admin,
        ):
            controlling = made(desk)
            self._controls |= controlling.handlers
            await self.add_cog(controlling)
        for quiet in (Personal(desk), MyData(desk), ServerSettings(desk)):
            await self.add_cog(quiet)
        for game_cog in game_cogs(desk.matches.games):
            cog = game_cog(desk)
            if desk.matches.games[cog.game].picture is None and cog.app_command is not None:
                cog.app_command.remove_command("replay")
            await self.add_cog(cog)
        self.add_dynamic_items(Control)
        await self.tree.set_translator(Translator())
        if await sync(self.tree, self._settings):
            log.info("commands synced")
        await self.add_cog(Places(self, desk.house.homes, self.announcer))
        await self.add_cog(Clock(desk, self.announcer, self.nudger, self.computing))

    async def on_interaction(self, interaction: Interaction) -> None:
        """Take up what discord.py would leave without an answer: forged and outlived controls."""
        if passed_over(interaction):
            await self.pressed(interaction, *read(interaction))

    async def pressed(self, interaction: Interaction, verb: str, press: Press) -> None:
        """The one path from any control to what it does."""
        if not self.underway.join():
            return
        async with answering(interaction, verb=verb, args=press.args):
            if verb not in self._controls:
                raise Refusal("error-old-control")
            await self._controls[verb](interaction, press)

    async def close(self) -> None:
        """Finish what people asked for, and leave; news that was not told stays owed."""
        await self.underway.finish()
        await self.computing.close()
        await self.announcer.close()
        await super().close()


def _desk(games: Games, stores: Stores, house: House) -> Desk:
    """All that answers to people, and what it draws and writes with."""
    matches, tables, people = house.matches, house.tables, People(stores.people)
    raster = Raster()
    pictures = Pictures(raster, people)
    offers = Offers(house.agreements, house.recaps)
    sheets = Sheets(matches, tables, people, stores.deliveries, pictures, offers, house.homes)
    replays = Replays(games, Stories(games, stores.matches), raster, pictures, sheets)
    return Desk(matches, tables, people, sheets, replays, house)


def _announcer(stores: Stores, desk: Desk, posts: Posts) -> Announcer:
    house = desk.house
    return Announcer(
        stores.deliveries,
        desk.matches,
        desk.tables,
        desk.people,
        desk.sheets,
        posts,
        house.seats,
        house.homes.strays,
        Threads(house.homes, stores.deliveries, desk.people, posts),
    )
