"""Commands: one cog a game, translated, and synced only when they have changed."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import Locale, app_commands
from discord.app_commands import TranslationContextLocation as Where
from discord.ext import commands

from cogs.game import GameCog
from cogs.registry import game_cogs
from cogs.ships import Ships
from cogs.sync import sync
from cogs.translator import Translator, keys_of
from db.database import Database
from db.settings import SqliteSettings
from engine import registry
from engine.registry import load_games
from playground.server import Playground
from playground.wiring import point_discord_at
from tests.helpers import TOYS, home_of


@pytest.fixture
def toys_at_home(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Have toy games' texts found where they are."""
    found = registry.folder
    monkeypatch.setattr(registry, "folder", lambda k: home_of(TOYS[k]) if k in TOYS else found(k))
    registry.load_texts.cache_clear()
    yield
    registry.load_texts.cache_clear()


def names(group: app_commands.Group | None) -> set[str]:
    assert group is not None
    return {command.name for command in group.commands}


SHARED = {"practice", "hint", "challenge", "open", "hand", "board", "log", "replay", "rules"}


def test_a_game_with_a_cog_of_its_own_gets_that() -> None:
    assert game_cogs({"ships": load_games()["ships"]}) == [Ships]


@pytest.mark.usefixtures("toys_at_home")
def test_a_game_without_a_cog_gets_the_commands_all_games_share() -> None:
    goofspiel, nim, ships = game_cogs({**TOYS, "ships": load_games()["ships"]})
    desk: Any = None
    group = nim(desk).app_command

    assert (goofspiel.game, nim.game, ships) == ("goofspiel", "nim", Ships)
    assert isinstance(group, app_commands.Group)
    assert (group.name, group.description) == ("nim", "Nim")
    assert names(group) == SHARED


def test_a_games_own_cog_has_the_shared_commands_too() -> None:
    desk: Any = None
    group = Ships(desk).app_command

    assert isinstance(group, app_commands.Group)
    assert names(group) == SHARED | {"reload", "sail", "fire", "retire"}


def test_a_module_named_for_a_game_must_have_its_cog() -> None:
    with pytest.raises(RuntimeError, match=r"cogs/clock\.py has no cog of clock"):
        game_cogs({"clock": replace(TOYS["nim"], key="clock")})


def test_every_game_found_has_a_cog_that_serves_it() -> None:
    games = load_games()

    assert [cog.game for cog in game_cogs(games)] == sorted(games)
    assert all(issubclass(cog, GameCog) for cog in game_cogs(games))


@dataclass
class Named:
    """As much of a command, or of an option with its command, as keys are made of."""

    qualified_name: str = ""
    name: str = ""
    value: str = ""
    command: Any = None


@pytest.mark.parametrize(
    ("where", "data", "keys"),
    [
        (Where.command_name, Named("ships sail"), [("ships-sail", None), ("sail", None)]),
        (Where.group_name, Named("ships"), [("ships", None)]),
        (Where.group_description, Named("ships"), [("ships", "description")]),
        (
            Where.command_description,
            Named("ships sail"),
            [("ships-sail", "description"), ("sail", "description")],
        ),
        (
            Where.parameter_name,
            Named(name="war_chest", command=Named("ships sail")),
            [("ships-sail-war-chest", None), ("sail-war-chest", None), ("war-chest", None)],
        ),
        (
            Where.parameter_description,
            Named(name="match", command=Named("resign")),
            [("resign-match", "description"), ("match", "description")],
        ),
        (Where.choice_name, Named(value="cannon"), [("choice-cannon", None)]),
    ],
)
def test_the_most_particular_key_is_looked_up_first(
    where: Any, data: Any, keys: list[tuple[str, str | None]]
) -> None:
    assert keys_of(app_commands.TranslationContext(where, data)) == keys


async def said(where: Any, data: Any, locale: Locale) -> str | None:
    context: Any = app_commands.TranslationContext(where, data)
    return await Translator().translate(app_commands.locale_str("english"), locale, context)


async def test_a_command_is_named_in_its_users_language() -> None:
    challenge = Named("ships challenge")

    assert await said(Where.command_name, challenge, Locale.italian) == "sfida"
    assert await said(Where.command_name, challenge, Locale.ukrainian) == "виклик"
    assert await said(Where.command_description, challenge, Locale.italian) == (
        "Sfida qualcuno a una partita"
    )


async def test_english_stands_under_both_its_locales_and_no_others_of_ours() -> None:
    challenge = Named("ships challenge")

    assert await said(Where.command_name, challenge, Locale.american_english) == "english"
    assert await said(Where.command_name, challenge, Locale.british_english) == "english"
    assert await said(Where.command_name, challenge, Locale.german) is None


async def test_what_nobody_translated_is_left_to_discord() -> None:
    assert await said(Where.command_name, Named("no such"), Locale.italian) is None
    assert await said(Where.choice_name, Named(value="Hold fire!"), Locale.italian) is None


class Client(commands.Bot):
    def __init__(self) -> None:
        super().__init__("!", intents=discord.Intents.none())


@pytest.fixture
async def local() -> AsyncIterator[Playground]:
    async with Playground.open() as playground, point_discord_at(playground.url):
        yield playground


@pytest.fixture
async def client(local: Playground) -> AsyncIterator[Client]:
    async with Client() as bot:
        await bot.login(local.token)
        yield bot


@pytest.fixture
async def settings(tmp_path: Path) -> AsyncIterator[SqliteSettings]:
    async with Database.open(tmp_path / "wardroom.db") as database:
        yield SqliteSettings(database)


def add(client: Client, name: str, description: str = "Something") -> None:
    async def run(interaction: discord.Interaction[Client]) -> None:
        """Never called."""

    client.tree.add_command(
        app_commands.Command(name=name, description=description, callback=run), override=True
    )


def syncs(local: Playground) -> int:
    return len(local.recorder.calls("PUT", "/commands"))


async def test_commands_are_synced_once(
    local: Playground, client: Client, settings: SqliteSettings
) -> None:
    add(client, "matches")

    assert [await sync(client.tree, settings) for _ in range(3)] == [True, False, False]
    assert syncs(local) == 1
    assert [command.name for command in await client.tree.fetch_commands()] == ["matches"]


async def test_commands_are_synced_again_after_a_change(
    local: Playground, client: Client, settings: SqliteSettings
) -> None:
    add(client, "matches")
    await sync(client.tree, settings)
    add(client, "matches", "Something else")
    described = await sync(client.tree, settings)
    add(client, "resign")

    assert (described, await sync(client.tree, settings)) == (True, True)
    assert await sync(client.tree, settings) is False
    assert syncs(local) == 3


async def test_commands_are_synced_again_when_only_their_translation_changed(
    local: Playground, client: Client, settings: SqliteSettings
) -> None:
    add(client, "matches")
    await sync(client.tree, settings)
    await client.tree.set_translator(Translator())

    assert await sync(client.tree, settings) is True
    (command,) = await client.tree.fetch_commands()
    assert command.name_localizations[Locale.italian] == "partite"


async def test_commands_are_synced_again_when_discord_knows_none(
    local: Playground, client: Client, settings: SqliteSettings
) -> None:
    add(client, "matches")
    await sync(client.tree, settings)
    await client.http.bulk_upsert_global_commands(client.application_id or 0, [])

    assert await sync(client.tree, settings) is True
    assert len(await client.tree.fetch_commands()) == 1


async def test_a_sync_that_failed_is_tried_again(
    local: Playground, client: Client, settings: SqliteSettings
) -> None:
    add(client, "matches")
    local.faults.refuse("PUT", "/applications/*/commands", status=403, code=50001)
    with pytest.raises(discord.Forbidden):
        await sync(client.tree, settings)

    assert await sync(client.tree, settings) is True


async def test_a_sync_that_discord_finds_wrong_names_the_command(
    local: Playground, client: Client, settings: SqliteSettings
) -> None:
    add(client, "matches")
    command = client.tree.get_command("matches")
    assert isinstance(command, app_commands.Command)
    command.description = "Too long. " * 20

    with pytest.raises(app_commands.CommandSyncFailure, match="In command 'matches'"):
        await sync(client.tree, settings)
