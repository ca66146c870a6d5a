"""Playing against computers, and asking one for advice."""

from __future__ import annotations

from typing import Final

from discord import app_commands

from cogs.desk import Desk, show, think
from cogs.lobby import joining
from cogs.lodging import lodging
from cogs.ui.controls import Interaction
from cogs.ui.frame import words
from cogs.ui.sheets import TEXT, Sheet
from cogs.ui.terms import level_named, paced
from engine.match.model import MatchId, PlayerId
from engine.registry import load_texts

LEVEL: Final = [
    app_commands.Choice(name=name.capitalize(), value=name) for name in ("easy", "fair", "hard")
]


async def begin_practice(
    desk: Desk, interaction: Interaction, game: str, level: str | None, pace: str | None
) -> None:
    """Begin a match against computers, at a fair level unless another is named."""
    await think(interaction)
    chosen = level_named(level or "fair")
    terms = paced(desk.tables.usual, pace, private=False)
    lodged = await lodging(desk, interaction)
    language = await desk.greet(interaction)
    await desk.house.practice.begin(game, joining(interaction), lodged.place, chosen, terms)
    t = load_texts(game, TEXT)(language)
    await interaction.edit_original_response(view=words(lodged.told(interaction, t)))


async def show_hint(desk: Desk, interaction: Interaction, match: MatchId | None, game: str) -> None:
    """What the computer would do in the user's place, to the user alone.

    Raises:
        Refusal: no such match of theirs, it is not their move, or people play against them.
    """
    await think(interaction)
    found = await desk.find(interaction, match, game)
    t = await desk.sheets.text(found, await desk.greet(interaction))
    seat = found.seat_of(PlayerId(interaction.user.id))
    lines = await desk.house.computers.advice(found, seat, t)
    told = "\n".join((t("hint"), *(f"- {line}" for line in lines)))
    await show(interaction, Sheet(words(told)))
