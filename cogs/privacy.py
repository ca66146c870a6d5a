"""What is kept of a person, in words and as a file, and the forgetting of it."""

from __future__ import annotations

import gzip
import io
import json
from typing import Final

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.desk import Desk, show, think
from cogs.errors import ui_text
from cogs.ui import controls
from cogs.ui.controls import Handlers, Interaction, Item, Press
from cogs.ui.forms import FORM_LASTS, typed
from cogs.ui.frame import Frame, words
from cogs.ui.sheets import Sheet
from engine.game import Refusal
from engine.match.model import PlayerId
from engine.text import Text

SUBJECTS: Final = ("kept", "not-kept", "seen", "long", "yours")
"""What there is to say of privacy, in this order."""
FILE: Final = "wardroom.json"
FORM: Final = "forgetting"
WORD: Final = "word"


class Privacy(commands.Cog):
    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    @property
    def handlers(self) -> Handlers:
        return {"forget": self.ask_for_word, FORM: self.forget}

    @app_commands.command()
    async def privacy(self, interaction: Interaction) -> None:
        """Read what is kept about you, and how to have it deleted."""
        await think(interaction)
        t = ui_text(interaction)
        text = "\n\n".join(t(f"privacy-{subject}") for subject in SUBJECTS)
        body: list[Item] = [ui.TextDisplay(text)]
        await show(interaction, Sheet(Frame(f"## {t('privacy-title')}", body).view()))

    async def ask_for_word(self, interaction: Interaction, _press: Press) -> None:
        """The confirmation was pressed: a form that wants a word typed."""
        await interaction.response.send_modal(_form(ui_text(interaction)))

    async def forget(self, interaction: Interaction, _press: Press) -> None:
        """The form was sent."""
        await think(interaction)
        t = ui_text(interaction)
        if typed(interaction, WORD).strip().casefold() != t("forget-word").casefold():
            raise Refusal("error-forget-word", word=t("forget-word"))
        await self._desk.house.privacy.forget(PlayerId(interaction.user.id))
        await interaction.edit_original_response(view=words(t("forget-done")))


class MyData(commands.GroupCog, group_name="mydata", group_description="What is kept about you"):
    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    @app_commands.command()
    async def export(self, interaction: Interaction) -> None:
        """Get all that is kept about you, as a file."""
        await think(interaction)
        kept = await self._desk.house.privacy.export(PlayerId(interaction.user.id))
        text = json.dumps(kept, ensure_ascii=False, indent=1).encode()
        file = _file(text, interaction.filesize_limit)
        view = words(ui_text(interaction)("export-done"))
        view.add_item(ui.File(f"attachment://{file.filename}"))
        await interaction.edit_original_response(view=view, attachments=[file])

    @app_commands.command()
    async def delete(self, interaction: Interaction) -> None:
        """Have all that is kept about you deleted."""
        await think(interaction)
        t, player = ui_text(interaction), PlayerId(interaction.user.id)
        running = await self._desk.matches.of_player(player)
        said = f"{t('forget-running', n=len(running))}\n{t('forget-rest')}"
        body: list[Item] = [ui.TextDisplay(said)]
        button = controls.button(controls.custom_id("forget"), t("button-forget"), controls.STOP)
        frame = Frame(f"## {t('forget-title')}", body, rows=(controls.row(button),))
        await show(interaction, Sheet(frame.view()))


def _file(text: bytes, most: int) -> discord.File:
    """As it is, or packed where it would be too large. Raises Refusal where that is too."""
    if len(text) <= most:
        return discord.File(io.BytesIO(text), FILE)
    packed = gzip.compress(text)
    if len(packed) > most:
        raise Refusal("error-export-too-large")
    return discord.File(io.BytesIO(packed), f"{FILE}.gz")


def _form(t: Text) -> ui.Modal:
    """Its answer is taken up by its name, as any control's is: it may outlive a restart."""
    form = ui.Modal(title=t("forget-title"), custom_id=FORM, timeout=FORM_LASTS)
    field = ui.TextInput[ui.Modal](custom_id=WORD, max_length=40)
    form.add_item(ui.Label(text=t("forget-label", word=t("forget-word")), component=field))
    return form
