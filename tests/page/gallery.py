"""A small bot that shows every kind of component, for what Ships does not use."""

from __future__ import annotations

import io
import struct
import zlib
from typing import Any, TypeAlias

import discord
from discord import app_commands, ui

from tests.page.crew import crew, muster, papers

Interaction: TypeAlias = discord.Interaction[Any]

MARKDOWN = """# Top
## Middle
-# small print
**bold** *italic* __under__ ~~struck~~ `code` ||hidden||
> a quote
- one
  - deeper
1. first
[words](https://example.com/a) https://example.com/b
```py
x = "<b>"
```"""


def picture(width: int = 80, height: int = 50) -> bytes:
    """A plain PNG."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        body = kind + data
        return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))

    rows = (b"\x00" + b"\x2f\x6f\xa8" * width) * height
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    pieces = (chunk(b"IHDR", head), chunk(b"IDAT", zlib.compress(rows)), chunk(b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(pieces)


class Form(ui.Modal, title="Orders of the day"):
    name: ui.Label[Any] = ui.Label(text="Name", component=ui.TextInput(min_length=2, max_length=20))
    notes: ui.Label[Any] = ui.Label(
        text="Notes",
        description="At leisure",
        component=ui.TextInput(style=discord.TextStyle.long, required=False, default="none"),
    )
    ship: ui.Label[Any] = ui.Label(
        text="Ship",
        component=ui.Select(
            options=[discord.SelectOption(label=name) for name in ("Victory", "Temeraire")]
        ),
    )
    wind: ui.Label[Any] = ui.Label(
        text="Wind",
        component=ui.RadioGroup(
            options=[discord.RadioGroupOption(label=wind) for wind in ("North", "South")]
        ),
    )
    shot: ui.Label[Any] = ui.Label(
        text="Shot",
        component=ui.CheckboxGroup(
            options=[discord.CheckboxGroupOption(label=shot) for shot in ("Ball", "Chain")],
            min_values=1,
            max_values=2,
        ),
    )

    async def on_submit(self, interaction: Interaction) -> None:
        parts: list[Any] = [self.name, self.notes, self.ship, self.wind, self.shot]
        read = [getattr(p.component, "values", getattr(p.component, "value", None)) for p in parts]
        read[0], read[1], read[3] = (parts[i].component.value for i in (0, 1, 3))
        await interaction.response.send_message(repr(read))


class Menus(ui.View):
    """Every select of a message, and every button."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        people: ui.UserSelect[Any] = ui.UserSelect(placeholder="A person")
        places: ui.ChannelSelect[Any] = ui.ChannelSelect(placeholder="A channel")
        either: ui.MentionableSelect[Any] = ui.MentionableSelect(placeholder="Either", max_values=2)
        several: ui.Select[Any] = ui.Select(
            placeholder="Several",
            min_values=2,
            max_values=3,
            options=[
                discord.SelectOption(label=w, description=f"to the {w}", default=w == "north")
                for w in ("north", "south", "east", "west")
            ],
        )
        for menu in (people, places, either, several):
            menu.callback = self._echo(menu)  # type: ignore[method-assign]  # discord.py's way
            self.add_item(menu)
        self.add_item(ui.Button(label="Off", disabled=True))
        self.add_item(ui.Button(emoji="⚓", style=discord.ButtonStyle.danger, custom_id="anchor"))
        self.add_item(ui.Button(label="Out", url="https://example.com/out"))

    def _echo(self, menu: Any) -> Any:
        async def echo(interaction: Interaction) -> None:
            said = ", ".join(str(value) for value in menu.values)
            await interaction.response.send_message(f"picked: {said}")

        return echo


class Layout(ui.LayoutView):
    """A container with all that fits into one."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        image = "attachment://sea.png"
        self.add_item(
            ui.Container(
                ui.Section(
                    ui.TextDisplay("### A section"),
                    accessory=ui.Thumbnail(image, description="a small sea"),
                ),
                ui.Separator(),
                ui.MediaGallery(
                    discord.MediaGalleryItem(image, description="a wide sea"),
                    discord.MediaGalleryItem(image, description="the same sea"),
                ),
                ui.Section(ui.TextDisplay("With a button"), accessory=ui.Button(label="Aye")),
                accent_colour=discord.Colour(0xAA3311),
            )
        )


class Gallery(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)
        commands: list[app_commands.Command[Any, ..., Any]] = [
            *(form, menus, layout, embeds, secret),
            *(silent, typed, told, thread, whisper),
            *(crew, papers, muster),
        ]
        for command in commands:
            self.tree.add_command(command)

    async def setup_hook(self) -> None:
        await self.tree.sync()


@app_commands.command()
async def form(interaction: Interaction) -> None:
    """Ask for orders."""
    await interaction.response.send_modal(Form())


@app_commands.command()
async def menus(interaction: Interaction) -> None:
    """Show every menu and button."""
    await interaction.response.send_message("Choose:", view=Menus())


@app_commands.command()
async def layout(interaction: Interaction) -> None:
    """Show a container."""
    file = discord.File(io.BytesIO(picture()), "sea.png", description="the sea")
    await interaction.response.send_message(view=Layout(), file=file)


@app_commands.command()
async def embeds(interaction: Interaction) -> None:
    """Show an embed and a picture beside it."""
    it = discord.Embed(title="A log", description="*Fair wind*", colour=0x227744)
    it.set_author(name="The clerk").set_footer(text="Entered")
    it.add_field(name="Guns", value="74").add_field(name="Crew", value="600")
    file = discord.File(io.BytesIO(picture()), "chart.png", description="a chart")
    await interaction.response.send_message(embed=it, file=file)


@app_commands.command()
async def secret(interaction: Interaction) -> None:
    """Whisper."""
    await interaction.response.send_message("for your eyes only", ephemeral=True)


@app_commands.command()
async def silent(_interaction: Interaction) -> None:
    """Never answer."""


@app_commands.command()
@app_commands.choices(flag=[app_commands.Choice(name="Red Ensign", value="red")])
async def typed(
    interaction: Interaction,
    guns: app_commands.Range[int, 1, 120],
    captain: discord.Member,
    ready: bool,
    flag: str | None = None,
    place: discord.TextChannel | None = None,
    weight: float | None = None,
    chart: discord.Attachment | None = None,
) -> None:
    """Take options of every type.

    Args:
        guns: How many guns
        captain: Who commands
        ready: Whether she is ready
        flag: What she flies
        place: Where she lies
        weight: Her broadside
        chart: A chart
    """
    size = chart.size if chart else 0
    await interaction.response.send_message(
        f"{guns} {captain.name} {ready} {flag} {place} {weight} {size}"
    )


@app_commands.command()
async def told(interaction: Interaction) -> None:
    """Write in every style there is."""
    await interaction.response.send_message(MARKDOWN)


@app_commands.command()
async def thread(interaction: Interaction) -> None:
    """Open a thread."""
    channel = interaction.channel
    assert isinstance(channel, discord.TextChannel)
    made = await channel.create_thread(name="below decks", type=discord.ChannelType.public_thread)
    await interaction.response.send_message(f"see <#{made.id}>")


@app_commands.command()
async def whisper(interaction: Interaction) -> None:
    """Write a direct message."""
    await interaction.user.send("psst")
    await interaction.response.send_message("told", ephemeral=True)
