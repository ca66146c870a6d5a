"""One of every call a bot makes, for checks that look at all traffic."""

from __future__ import annotations

import contextlib
import io

import discord as library
from discord import app_commands, ui

from playground import Playground
from playground.compose import Upload
from tests.playground.client import Bot, Interaction, running
from tests.playground.test_commands import fleet
from tests.playground.test_controls import Board, Orders
from tests.playground.test_messages import PNG, picture


async def tour(discord: Playground) -> None:
    async with running(discord, _bot()) as bot:
        channel = await bot.text_channel()
        await _messages(discord, channel)
        await _layout(channel)
        await _threads(channel)
        await _people(discord, bot)
        await _interactions(discord)
        await bot.tree.fetch_commands()


def _bot() -> Bot:
    bot = fleet()

    async def show(interaction: Interaction) -> None:
        await interaction.response.send_message("ready", view=Board())

    async def think(interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.edit_original_response(view=_page(), attachments=[picture("board.png")])
        extra = await interaction.followup.send("extra", wait=True)
        await extra.edit(content="edited")
        await extra.delete()
        await interaction.delete_original_response()

    async def ask(interaction: Interaction) -> None:
        await interaction.response.send_modal(Orders(custom_id="orders"))

    bot.answer(show, "show")
    bot.answer(think, "think")
    bot.answer(ask, "ask")
    bot.tree.add_command(app_commands.ContextMenu(name="Look", callback=_look))
    return bot


async def _look(interaction: Interaction, user: library.User) -> None:
    await interaction.response.send_message(user.display_name)


def _page() -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery()
    gallery.add_item(media="attachment://board.png", description="A board")
    thumbnail: ui.Thumbnail[ui.LayoutView] = ui.Thumbnail("attachment://board.png")
    people: ui.UserSelect[ui.LayoutView] = ui.UserSelect(custom_id="people")
    link: ui.Button[ui.LayoutView] = ui.Button(label="Rules", url="https://example.org")
    inside: list[ui.Item[ui.LayoutView]] = [
        ui.Section("words", accessory=thumbnail),
        ui.Separator(),
        ui.File("attachment://board.png"),
        ui.ActionRow(people),
        ui.ActionRow(link, ui.Button(emoji="⚓", custom_id="anchor")),
    ]
    view.add_item(ui.TextDisplay("top")).add_item(gallery)
    view.add_item(ui.Container(*inside, accent_colour=0xFF0000))
    return view


async def _messages(discord: Playground, channel: library.TextChannel) -> None:
    anna = discord.persona("Anna")
    embed = library.Embed(title="Log", url="https://example.org", colour=4)
    embed.add_field(name="wind", value="north").set_footer(text="end").set_author(name="me")
    sent = await channel.send(f"ahoy {anna.mention}", embed=embed, view=Board(), nonce="n")
    await sent.reply("aye", mention_author=True)
    await sent.edit(content="belay", view=None)
    await channel.fetch_message(sent.id)
    assert [m async for m in channel.history(limit=5)]
    file = library.File(io.BytesIO(PNG), "log.txt", description="A log")
    await (await channel.send(file=file)).delete()
    await sent.pin()
    assert [m async for m in channel.pins()]
    await sent.unpin()
    await channel.typing()


async def _layout(channel: library.TextChannel) -> None:
    sent = await channel.send(view=_page(), file=picture("board.png"))
    await sent.edit(view=_page())


async def _threads(channel: library.TextChannel) -> None:
    sent = await channel.send("board")
    thread = await sent.create_thread(name="Match")
    await thread.send("in it")
    await thread.edit(name="Ended", archived=True)
    private = await channel.create_thread(name="Cabin")
    await private.add_user(channel.guild.me)
    await private.fetch_members()
    await channel.guild.active_threads()
    await private.delete()
    await channel.fetch_message(sent.id)


async def _people(discord: Playground, bot: Bot) -> None:
    anna, eve = discord.persona("Anna"), discord.add_persona("Eve", dms_open=False)
    await bot.guilds[0].fetch_member(anna.id)
    await bot.fetch_guild(discord.guild.id)
    await bot.fetch_channel(discord.channel("wardroom").id)
    await bot.guilds[0].fetch_channels()
    await bot.application_info()
    await (await bot.fetch_user(anna.id)).send("psst")
    with contextlib.suppress(library.Forbidden):
        await (await bot.fetch_user(eve.id)).send("psst")
    with contextlib.suppress(library.NotFound):
        await bot.fetch_user(4)
    with contextlib.suppress(library.HTTPException):
        await (await bot.text_channel()).send("a" * 2001)


async def _interactions(discord: Playground) -> None:
    anna, wardroom = discord.persona("Anna"), discord.channel("wardroom")
    shown = (await anna.command(wardroom, "show")).message
    assert shown is not None
    await anna.choose(shown, values=["north"])
    await anna.press(shown, label="Fire")
    thought = await anna.command(wardroom, "think")
    await discord.until(lambda: thought.message is not None and thought.message.deleted)
    modal = (await anna.command(anna.open_dm(), "ask")).modal
    assert modal is not None
    paper = [Upload("log.txt", "text/plain", b"x")]
    await anna.submit(modal, {"note": "a", "wind": "north", "shots": ["grape"], "log": paper})
    await anna.autocomplete(wardroom, "ships orders sail", focus="winds", text="n", fire=1)
