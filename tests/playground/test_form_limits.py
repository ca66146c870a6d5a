"""Discord's limits on forms, suggestions and commands."""

from __future__ import annotations

from typing import Any

import discord as library
import pytest
from discord import app_commands
from discord.http import Route

from playground import InteractionFailed, Limits, Playground
from tests.playground.client import Bot, Interaction, running
from tests.playground.conftest import HASTY
from tests.playground.raw import Json, option, refusal

LONG, LENGTH = "BASE_TYPE_MAX_LENGTH", "BASE_TYPE_BAD_LENGTH"


def label(component: Json, **how: Any) -> Json:
    return {"type": 18, "label": "a", "component": component, **how}


def line(**how: Any) -> Json:
    return {"type": 4, "style": 1, "custom_id": "t", **how}


def modal(*components: Json, **how: Any) -> Json:
    return {"custom_id": "m", "title": "a", "components": [*components], **how}


def distinct(count: int) -> list[Json]:
    return [option(value=str(n)) for n in range(count)]


FIELD = "data.components.0.component"
MODALS: list[tuple[Json, str]] = [
    (modal(label(line()), title="a" * 46), f"data.title: {LENGTH}"),
    (modal(label(line()), custom_id="a" * 101), f"data.custom_id: {LENGTH}"),
    (modal(*(label(line(custom_id=str(n))) for n in range(6))), f"data.components: {LENGTH}"),
    (modal(), f"data.components: {LENGTH}"),
    (modal(label(line(), label="a" * 46)), f"data.components.0.label: {LENGTH}"),
    (modal(label(line(), description="a" * 101)), f"data.components.0.description: {LONG}"),
    (modal(label(line(value="a" * 4001))), f"{FIELD}.value: {LONG}"),
    (modal(label(line(placeholder="a" * 101))), f"{FIELD}.placeholder: {LONG}"),
    (modal(label(line(max_length=4001))), f"{FIELD}.max_length: NUMBER_TYPE_MAX"),
    (
        modal(label(line()), label(line())),
        "data.components.1.component.custom_id: COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    (
        modal(label({"type": 21, "custom_id": "r", "options": distinct(1)})),
        f"{FIELD}.options: {LENGTH}",
    ),
    (
        modal(label({"type": 21, "custom_id": "r", "options": distinct(11)})),
        f"{FIELD}.options: {LENGTH}",
    ),
    (modal(label({"type": 22, "custom_id": "c", "options": []})), f"{FIELD}.options: {LENGTH}"),
    (
        modal(label({"type": 22, "custom_id": "c", "options": distinct(11)})),
        f"{FIELD}.options: {LENGTH}",
    ),
    (
        modal(label({"type": 19, "custom_id": "u", "max_values": 11})),
        f"{FIELD}.max_values: NUMBER_TYPE_MAX",
    ),
    (
        modal(label({"type": 3, "custom_id": "s", "options": distinct(26)})),
        f"{FIELD}.options: {LENGTH}",
    ),
    (modal({"type": 17, "components": []}), "data.components.0.type: BASE_TYPE_CHOICES"),
]


async def answer_raw(discord: Playground, kind: int, data: Json) -> None:
    """Have a command answered by this JSON, which is refused, and then in words."""
    bot = Bot()

    async def act(interaction: Interaction) -> None:
        route = Route(
            "POST",
            "/interactions/{webhook_id}/{webhook_token}/callback",
            webhook_id=interaction.id,
            webhook_token=interaction.token,
        )
        with pytest.raises(library.HTTPException):
            await bot.http.request(route, json={"type": kind, "data": data})
        await interaction.response.send_message("refused")

    bot.answer(act)
    async with running(discord, bot):
        await discord.persona("Anna").command(discord.channel("wardroom"), "do")


@pytest.mark.parametrize(("data", "place"), MODALS)
async def test_a_modal_out_of_bounds_is_refused_at_its_place(
    discord: Playground, data: Json, place: str
) -> None:
    await answer_raw(discord, 9, data)

    assert refusal(discord) == (400, 50035, [place])


async def test_a_first_answer_is_held_to_the_limits_of_messages(discord: Playground) -> None:
    await answer_raw(discord, 4, {"content": "a" * 2001})

    assert refusal(discord) == (400, 50035, [f"data.content: {LONG}"])


@pytest.mark.parametrize("kind", [6, 7, 8])
async def test_a_command_is_not_answered_by_an_update_or_choices(
    discord: Playground, kind: int
) -> None:
    await answer_raw(discord, kind, {"content": "a"})

    assert refusal(discord) == (400, 50035, ["type: BASE_TYPE_CHOICES"])


@pytest.mark.parametrize(
    ("choices", "place"),
    [
        ([app_commands.Choice(name=str(n), value="a") for n in range(26)], "data.choices"),
        ([app_commands.Choice(name="a" * 101, value="a")], "data.choices.0.name"),
        ([app_commands.Choice(name="a", value="a" * 101)], "data.choices.0.value"),
    ],
)
async def test_suggestions_are_25_of_100_characters(
    hasty: Playground, choices: list[app_commands.Choice[str]], place: str
) -> None:
    bot = Bot()

    @bot.tree.command(description="Do it")
    async def do(interaction: Interaction, what: str) -> None:
        await interaction.response.send_message(what)

    @do.autocomplete("what")
    async def suggest(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return choices

    async with running(hasty, bot):
        with pytest.raises(InteractionFailed):
            await hasty.persona("Anna").autocomplete(hasty.channel("wardroom"), "do", focus="what")

    assert refusal(hasty) == (400, 50035, [f"{place}: {LENGTH}"])


def command(**how: Any) -> Json:
    return {"type": 1, "name": "do", "description": "Do it", **how}


def opt(**how: Any) -> Json:
    return {"type": 3, "name": "o", "description": "O", **how}


def options(*several: Json) -> Json:
    return command(options=[*several])


COMMANDS: list[tuple[list[Json], str]] = [
    ([command(name="Do")], "0.name: APPLICATION_COMMAND_INVALID_NAME"),
    ([command(name="two words")], "0.name: APPLICATION_COMMAND_INVALID_NAME"),
    ([command(name="a" * 33)], f"0.name: {LENGTH}"),
    ([command(description="a" * 101)], f"0.description: {LENGTH}"),
    ([command(description="")], f"0.description: {LENGTH}"),
    (
        [command(name_localizations={"it": "Fa"})],
        "0.name_localizations.it: APPLICATION_COMMAND_INVALID_NAME",
    ),
    ([command(name_localizations={"xx": "fa"})], "0.name_localizations.xx: BASE_TYPE_CHOICES"),
    (
        [command(description_localizations={"uk": "a" * 101})],
        f"0.description_localizations.uk: {LENGTH}",
    ),
    ([options(*(opt(name=f"o{n}") for n in range(26)))], f"0.options: {LENGTH}"),
    ([options(opt(), opt())], "0.options.1.name: APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS"),
    (
        [
            options(
                opt(name_localizations={"it": "x"}), opt(name="p", name_localizations={"it": "x"})
            )
        ],
        "0.options.1.name: APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
    ),
    (
        [options(opt(), opt(name="p", required=True))],
        "0.options.1: APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    (
        [options(opt(choices=[{"name": str(n), "value": "v"} for n in range(26)]))],
        f"0.options.0.choices: {LENGTH}",
    ),
    ([options(opt(type=12))], "0.options.0.type: BASE_TYPE_CHOICES"),
    (
        [options(opt(type=1, options=[opt(type=1)]))],
        "0.options.0.options.0.type: BASE_TYPE_CHOICES",
    ),
    (
        [options(opt(type=1), opt(name="p"))],
        "0.options: APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    ),
    ([command(), command()], "1.name: APPLICATION_COMMANDS_DUPLICATE_NAME"),
    ([command(name=f"c{n}") for n in range(101)], ": APPLICATION_COMMANDS_TOO_MANY"),
    (
        [
            options(
                *(
                    opt(name=f"o{n}", choices=[{"name": "a" * 100, "value": "v"}] * 4)
                    for n in range(20)
                )
            )
        ],
        "0: APPLICATION_COMMAND_TOO_LARGE",
    ),
]


async def sync(discord: Playground, commands: list[Json]) -> None:
    bot = Bot()
    async with running(discord, bot, sync=False):
        try:
            await bot.http.bulk_upsert_global_commands(discord.bot.id, commands)
        except library.HTTPException:
            return


@pytest.mark.parametrize(("commands", "place"), COMMANDS)
async def test_commands_out_of_bounds_are_refused_at_their_place(
    discord: Playground, commands: list[Json], place: str
) -> None:
    await sync(discord, commands)

    assert refusal(discord) == (400, 50035, [place])
    assert discord.world.commands == {}


async def test_cyrillic_names_are_names(discord: Playground) -> None:
    await sync(discord, [command(name_localizations={"uk": "грати-морський_бій"})])

    assert [c["name"] for c in discord.world.commands.values()] == ["do"]


async def test_only_so_many_commands_are_created_a_day() -> None:
    limits = Limits(command_creates=3, message_create=HASTY.message_create)
    async with Playground.open(limits=limits) as discord:
        for _ in range(2):
            await sync(discord, [command(name=f"c{n}") for n in range(3)])
        same = discord.recorder.exchanges[-1].status
        await sync(discord, [command(name="c3")])

        assert same == 200
        assert refusal(discord)[:2] == (400, 30034)
