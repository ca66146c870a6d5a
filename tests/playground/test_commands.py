from __future__ import annotations

from typing import Any

import discord as library
import pytest
from discord import app_commands

from playground import Choice, Impossible, InteractionFailed, Playground
from playground.compose import Upload
from tests.playground.client import Bot, Interaction, running


def fleet() -> Bot:
    """A bot with a command of every kind of option, two levels deep."""
    bot = Bot()
    ships = app_commands.Group(name="ships", description="Ships of the Line")
    orders = app_commands.Group(name="orders", description="Orders", parent=ships)

    @ships.command(description="Everything at once")
    @app_commands.choices(shot=[app_commands.Choice(name="Chain", value="chain")])
    async def everything(
        interaction: Interaction,
        text: str,
        number: app_commands.Range[int, 1, 5],
        ratio: float,
        flag: bool,
        who: library.Member,
        where: library.TextChannel,
        rank: library.Role,
        paper: library.Attachment,
        shot: str = "grape",
    ) -> None:
        said = (text, number, ratio, flag, who.display_name, where.name, rank.name, shot)
        size = len(await paper.read())
        await interaction.response.send_message(f"{said} {size}")

    @orders.command(description="Sail")
    @app_commands.describe(winds="Which")
    async def sail(interaction: Interaction, winds: str, fire: int = 0) -> None:
        await interaction.response.send_message(f"{winds} {fire}", ephemeral=True)

    @sail.autocomplete("winds")
    async def winds(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        fire = interaction.namespace.fire
        names = [f"{w} {fire}" for w in ("north", "south", "nowhere") if typed in w]
        return [app_commands.Choice(name=n.upper(), value=n) for n in names]

    bot.tree.add_command(ships)
    return bot


async def test_options_of_every_type_arrive(discord: Playground) -> None:
    anna, bruno = discord.persona("Anna"), discord.persona("Bruno")
    wardroom, role = discord.channel("wardroom"), discord.add_role("Admiral")
    async with running(discord, fleet()):
        reply = await anna.command(
            wardroom,
            "ships everything",
            text="ahoy",
            number=3,
            ratio=0.5,
            flag=True,
            who=bruno,
            where=discord.channel("general"),
            rank=role,
            paper=Upload("log.txt", "text/plain", b"12345"),
            shot="Chain",
        )

    said = ("ahoy", 3, 0.5, True, "Bruno", "general", "Admiral", "chain")
    assert reply.text == f"{said} 5"


async def test_a_group_in_a_group_answers_ephemerally(discord: Playground) -> None:
    anna, bruno = discord.persona("Anna"), discord.persona("Bruno")
    wardroom = discord.channel("wardroom")
    async with running(discord, fleet()) as bot:
        reply = await anna.command(wardroom, "ships orders sail", winds="north")

    assert reply.ephemeral
    assert [m.text for m in anna.messages(wardroom)] == ["north 0"]
    assert bruno.messages(wardroom) == []
    assert "MESSAGE_CREATE" not in bot.seen


async def test_suggestions_come_with_what_was_filled_in(discord: Playground) -> None:
    anna = discord.persona("Anna")
    async with running(discord, fleet()):
        choices = await anna.autocomplete(
            discord.channel("wardroom"), "ships orders sail", focus="winds", text="no", fire=2
        )

    assert choices == [Choice("NORTH 2", "north 2"), Choice("NOWHERE 2", "nowhere 2")]


@pytest.mark.parametrize(
    ("name", "options", "why"),
    [
        ("boats", {}, "no command"),
        ("ships", {}, "wants one of"),
        ("ships dock", {}, "no subcommand"),
        ("ships orders sail", {}, "required"),
        ("ships orders sail", {"winds": 4}, "cannot be"),
        ("ships orders sail", {"winds": "n", "sea": 4}, "no option"),
        ("ships orders sail", {"winds": "n", "fire": "4"}, "cannot be"),
        ("ships orders sail", {"winds": "n" * 6001}, "in length"),
    ],
)
async def test_what_discords_client_would_not_send_is_impossible(
    discord: Playground, name: str, options: dict[str, Any], why: str
) -> None:
    async with running(discord, fleet()):
        with pytest.raises(Impossible, match=why):
            await discord.persona("Anna").command(discord.channel("wardroom"), name, **options)

    assert [*discord.recorder.events("INTERACTION_CREATE")] == []


async def test_a_number_out_of_range_or_a_value_not_among_choices_is_impossible(
    discord: Playground,
) -> None:
    bot = Bot()

    @bot.tree.command(description="Do it")
    @app_commands.choices(shot=[app_commands.Choice(name="Chain", value="chain")])
    async def do(
        interaction: Interaction, number: app_commands.Range[int, 1, 5] = 1, shot: str = ""
    ) -> None:
        await interaction.response.send_message(f"{number} {shot}")

    anna, wardroom = discord.persona("Anna"), discord.channel("wardroom")
    async with running(discord, bot):
        with pytest.raises(Impossible, match="1 to 5"):
            await anna.command(wardroom, "do", number=6)
        with pytest.raises(Impossible, match="is one of"):
            await anna.command(wardroom, "do", shot="bar")
        forged = await anna.command(wardroom, "do", raw=True, number=6)

    assert forged.text == "6 "


async def test_a_command_can_be_called_by_its_name_in_the_persons_language(
    discord: Playground,
) -> None:
    class Italian(app_commands.Translator):
        async def translate(
            self,
            string: app_commands.locale_str,
            locale: library.Locale,
            context: app_commands.TranslationContextTypes,
        ) -> str | None:
            return {"sail": "salpa"}.get(string.message) if str(locale) == "it" else None

    bot = Bot()

    async def locale(interaction: Interaction) -> None:
        await interaction.response.send_message(f"{interaction.locale} {interaction.guild_locale}")

    bot.answer(locale, "sail")
    bruno, wardroom = discord.persona("Bruno"), discord.channel("wardroom")
    async with running(discord, bot, sync=False):
        await bot.tree.set_translator(Italian())
        await bot.tree.sync()
        reply = await bruno.command(wardroom, "salpa")
        with pytest.raises(Impossible):
            await discord.persona("Anna").command(wardroom, "salpa")

    assert reply.text == "it en-US"


async def test_a_command_for_guilds_alone_is_not_offered_in_a_dm(discord: Playground) -> None:
    bot = Bot()

    @bot.tree.command(description="Do it")
    @app_commands.guild_only()
    async def do(interaction: Interaction) -> None:
        await interaction.response.send_message("done")

    anna = discord.persona("Anna")
    async with running(discord, bot):
        with pytest.raises(Impossible, match="not offered here"):
            await anna.command(anna.open_dm(), "do")


async def test_unchanged_commands_keep_their_ids_and_changed_ones_too(discord: Playground) -> None:
    async def nothing(interaction: Interaction) -> None:
        raise AssertionError(interaction)

    first, second = Bot(), Bot()
    first.answer(nothing, "keep")
    first.answer(nothing, "drop")
    second.answer(nothing, "keep")
    second.answer(nothing, "new")
    async with running(discord, first):
        before = {c.name: c.id for c in await first.tree.fetch_commands()}
    async with running(discord, second):
        after = {c.name: c.id for c in await second.tree.fetch_commands()}

    assert set(before) == {"keep", "drop"}
    assert set(after) == {"keep", "new"}
    assert before["keep"] == after["keep"]


async def test_commands_of_one_guild_are_offered_there_alone(discord: Playground) -> None:
    bot = Bot()
    other = discord.add_guild("The Pirates")
    cove = discord.add_channel("cove", other)
    eve = discord.add_persona("Eve", guild=other)

    @bot.tree.command(description="Do it", guild=library.Object(other.id))
    async def raid(interaction: Interaction) -> None:
        await interaction.response.send_message(f"raided {interaction.guild}")

    async with running(discord, bot):
        await bot.tree.sync(guild=library.Object(other.id))
        reply = await eve.command(cove, "raid")
        with pytest.raises(Impossible):
            await discord.persona("Anna").command(discord.channel("wardroom"), "raid")

    assert reply.text == "raided The Pirates"


async def test_without_a_bot_the_person_is_told_that_it_did_not_respond(
    hasty: Playground,
) -> None:
    async def done(interaction: Interaction) -> None:
        await interaction.response.send_message("done")

    bot = Bot()
    bot.answer(done)
    async with running(hasty, bot):
        pass

    with pytest.raises(InteractionFailed, match="did not respond"):
        await hasty.persona("Anna").command(hasty.channel("wardroom"), "do")
