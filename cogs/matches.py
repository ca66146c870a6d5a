"""What is the same for all games: my matches, and leaving one."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.desk import Desk, show, think, turn
from cogs.errors import ui_text
from cogs.ui import cards, controls
from cogs.ui.controls import Handlers, Interaction, Press
from cogs.ui.frame import Frame
from cogs.ui.lists import group_of, matches_sheet, ranked
from cogs.ui.options import CHOICES, MatchOption
from cogs.ui.people import plain
from cogs.ui.sheets import TEXT, Sheet
from engine.game import Refusal
from engine.match.model import DELETED, Match, MatchId, PlayerId
from engine.registry import load_texts
from engine.text import Language


class Matches(commands.Cog):
    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    @property
    def handlers(self) -> Handlers:
        return {"matches": self.turn_to, "next": self.next, "resign": self.resign_now}

    @app_commands.command()
    async def matches(self, interaction: Interaction) -> None:
        """See your matches: where you are awaited, where you wait."""
        await think(interaction)
        await self._list(interaction, 0)

    @app_commands.command()
    async def resign(
        self,
        interaction: Interaction,
        match: app_commands.Transform[MatchId, MatchOption] | None = None,
    ) -> None:
        """Leave a match for good.

        Args:
            match: Which match, if you play several
        """
        await think(interaction)
        found = await self._desk.find(interaction, match)
        await show(interaction, await self._ask_to_resign(interaction, found))

    async def turn_to(self, interaction: Interaction, press: Press) -> None:
        """Another page of the list, in place."""
        await turn(interaction)
        await self._list(interaction, press.number(0))

    async def next(self, interaction: Interaction, _press: Press) -> None:
        """The hand of the match that awaits the presser most urgently."""
        await think(interaction)
        player = PlayerId(interaction.user.id)
        (first, *_) = (*ranked(await self._desk.matches.of_player(player), player), None)
        if first is None or group_of(first, player) != "yours":
            raise Refusal("error-nothing-awaits")
        await self._desk.show_hand(interaction, first)

    async def resign_now(self, interaction: Interaction, press: Press) -> None:
        """The confirmation was pressed: ``match``."""
        await turn(interaction)
        player = PlayerId(interaction.user.id)
        match = await self._desk.find(interaction, press.match)
        played = await self._desk.matches.resign(match.id, player)
        await self._desk.show_hand(interaction, played.match)

    async def _list(self, interaction: Interaction, page: int) -> None:
        desk, language = self._desk, await self._desk.greet(interaction)
        player, t = PlayerId(interaction.user.id), ui_text(interaction)
        tables = await self._tables(interaction, language)
        sheet = await matches_sheet(desk.matches, desk.sheets, player, language, t, page, tables)
        await show(interaction, sheet)

    async def _tables(
        self, interaction: Interaction, language: Language
    ) -> list[discord.SelectOption]:
        """Open tables here where the user sits or is invited: their cards may be gone."""
        found = await self._desk.tables.open_of(PlayerId(interaction.user.id))
        here = [table for table in found if table.home.guild == interaction.guild_id]
        choices = list[discord.SelectOption]()
        for table in here[:CHOICES]:
            people = (table.opener, table.invited or DELETED)
            opener, invited = await self._desk.people.names(people, language, plain)
            t = load_texts(table.game, TEXT)(language)
            choices.append(controls.choice(table.id, cards.option(table, t, opener, invited)))
        return choices

    async def _ask_to_resign(self, interaction: Interaction, match: Match) -> Sheet:
        """Raises Refusal for someone who does not play, or a match that is over."""
        seat = match.seat_of(PlayerId(interaction.user.id))
        if seat is None:
            raise Refusal("error-no-seat")
        if match.ended is not None:
            raise Refusal("error-match-over")
        t = await self._desk.sheets.text(match, await self._desk.greet(interaction))
        rivals = t.listed(name for place, name in enumerate(t.names) if place != seat)
        button = controls.button(
            controls.custom_id("resign", match.id), t("button-resign"), controls.STOP
        )
        head = f"## {t('title')}\n{t('resign-sure', rivals=rivals)}"
        return Sheet(Frame(head, (), rows=(controls.row(button),)).view())
