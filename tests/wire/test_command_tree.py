"""The commands as Discord is told of them: limits, languages, and not too often."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

import pytest
from discord import Locale, app_commands

from cogs.game import GameCog
from cogs.registry import game_cogs
from cogs.translator import Translator
from engine.registry import load_games
from tests.wire.stage import Stage

Json = dict[str, Any]

NAME: Final = re.compile(r"[-_'\w]{1,32}")
LANGUAGES: Final = ("it", "uk")
EVERY_GAME: Final = {
    *("challenge", "open", "practice", "hint", "hand", "board", "log", "replay", "rules"),
}
HOUSE: Final = {
    *("matches", "resign", "pause", "resume", "takeover", "move-match"),
    *("reminders", "hours", "vacation", "privacy", "mydata"),
    *("admin", "settings"),
}


def synced(stage: Stage) -> list[Json]:
    (call,) = stage.discord.recorder.calls("PUT", "/commands")
    commands: list[Json] = call.request
    return commands


def parts(command: Json) -> Iterator[Json]:
    """A command, its subcommands and all their options."""
    yield command
    for option in command.get("options") or ():
        yield from parts(option)


def paths(
    commands: list[Json], above: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str, ...], Json]]:
    """Every part with its whole name: ``("ships", "open", "pace")``."""
    for part in commands:
        path = (*above, part["name"])
        yield path, part
        yield from paths(part.get("options") or [], path)


def everything(stage: Stage) -> list[Json]:
    return [part for command in synced(stage) for part in parts(command)]


async def test_every_command_and_option_is_named_and_described_in_every_language(
    stage: Stage,
) -> None:
    for part in everything(stage):
        assert NAME.fullmatch(part["name"]), part["name"]
        assert 1 <= len(part["description"]) <= 100, part["name"]
        assert part["description"] != "…", part["name"]
        for language in LANGUAGES:
            name = part["name_localizations"][language]
            description = part["description_localizations"][language]
            assert NAME.fullmatch(name), name
            assert name == name.lower()
            assert 1 <= len(description) <= 100, name
            assert description != part["description"], name


async def test_every_choice_is_named_in_every_language(stage: Stage) -> None:
    for choice in [choice for part in everything(stage) for choice in part.get("choices") or ()]:
        for name in (choice["name"], *(choice["name_localizations"][it] for it in LANGUAGES)):
            assert 1 <= len(name) <= 100


async def test_no_two_things_beside_each_other_share_a_name_in_any_language(stage: Stage) -> None:
    families = [synced(stage), *(part.get("options") or [] for part in everything(stage))]
    for family in families:
        for language in ("en", *LANGUAGES):
            names = [it.get("name_localizations", {}).get(language, it["name"]) for it in family]
            assert len(names) == len(set(names)), (language, names)


async def test_counts_and_lengths_stay_within_discords_limits(stage: Stage) -> None:
    assert len(synced(stage)) <= 100
    for part in everything(stage):
        assert len(part.get("options") or ()) <= 25
        assert len(part.get("choices") or ()) <= 25
    for command in synced(stage):
        assert max(map(size, (command,) * 3, ("en", *LANGUAGES))) <= 8000


def size(command: Json, language: str) -> int:
    """Characters that count towards the limit of a command."""
    total = 0
    for part in parts(command):
        for key in ("name", "description"):
            total += len(part.get(f"{key}_localizations", {}).get(language) or part[key])
        total += sum(len(c["name"]) + len(str(c["value"])) for c in part.get("choices") or ())
    return total


async def test_there_are_the_commands_of_the_house_and_one_of_each_game(stage: Stage) -> None:
    assert {command["name"] for command in synced(stage)} == HOUSE | {*load_games()}


@pytest.mark.parametrize("cog", game_cogs(load_games()), ids=lambda cog: cog.game)
async def test_every_game_has_what_all_games_have_and_its_own(
    stage: Stage, cog: type[GameCog]
) -> None:
    (game,) = [command for command in synced(stage) if command["name"] == cog.game]
    shared = {command.name for command in GameCog.__cog_app_commands__}
    own = {command.name for command in cog.__cog_app_commands__} - shared

    assert shared == EVERY_GAME
    assert [part["name"] for part in game["options"]].count("challenge") == 1
    assert {part["name"] for part in game["options"]} == EVERY_GAME | own


async def test_ships_of_the_line_is_played_by_the_commands_its_rules_name(stage: Stage) -> None:
    (ships,) = [command for command in synced(stage) if command["name"] == "ships"]
    own = {"reload", "sail", "fire", "retire"}

    assert {part["name"] for part in ships["options"]} == EVERY_GAME | own


async def test_what_can_be_chosen_from_is_what_is_documented(stage: Stage) -> None:
    """And the settings of a game whose cog offers them, value by value."""
    games = load_games()
    found: dict[tuple[str, ...], list[str]] = {
        path: [choice["value"] for choice in part["choices"]]
        for path, part in paths(synced(stage))
        if part.get("choices") and (path[0] not in games or path[1] in EVERY_GAME)
    }
    paces = ["pace-hour", "pace-half", "pace-day", "pace-days", "pace-week"]

    tables: dict[tuple[str, ...], list[str]] = {
        (game, how, "pace"): paces for game in games for how in ("challenge", "open", "practice")
    }
    levels = {(game, "practice", "level"): ["easy", "fair", "hard"] for game in games}
    settings: dict[tuple[str, ...], list[str]] = {
        (game.key, how, setting.field): [*setting.values]
        for game in games.values()
        for setting in game.settings
        for how in ("challenge", "open")
        if (game.key, how, setting.field) in found
    }

    assert ("dogfight", "open", "distance") in settings
    assert found == tables | levels | settings | {
        ("reminders", "how"): ["remind-dm", "remind-mention", "remind-none"],
        ("settings", "language"): ["en", "it", "uk", "server"],
    }


async def test_discord_is_told_once_and_again_only_after_a_change(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await stage.restart()
    assert len(stage.discord.recorder.calls("PUT", "/commands")) == 1

    ordinary = Translator.translate

    async def another(
        self: Translator,
        string: app_commands.locale_str,
        locale: Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        found = await ordinary(self, string, locale, context)
        return "partite-mie" if found == "partite" else found

    monkeypatch.setattr(Translator, "translate", another)
    await stage.restart()
    await stage.restart()

    assert len(stage.discord.recorder.calls("PUT", "/commands")) == 2


async def test_a_discord_that_forgot_the_commands_is_told_again(stage: Stage) -> None:
    stage.discord.world.commands.clear()

    await stage.restart()

    assert len(stage.discord.recorder.calls("PUT", "/commands")) == 2
    assert stage.discord.world.commands
