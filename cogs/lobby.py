"""The buttons of a table: join, leave or decline, start; and its options, for its opener."""

from __future__ import annotations

from discord.ext import commands

from cogs.desk import Desk, is_private, show, think, turn
from cogs.ui import cards, terms
from cogs.ui.controls import Handlers, Interaction, Press
from cogs.ui.frame import words
from cogs.ui.sheets import Sheet
from engine.game import Refusal
from engine.match.locks import Locks
from engine.match.model import Join, MatchId, PlayerId, Table
from engine.match.ports import MatchNotFound
from engine.match.tables import TableRefusal


class Lobby(commands.Cog):
    """The announcer redraws the table's card; a press here only acknowledges and acts."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._locks = Locks[MatchId]()

    @property
    def handlers(self) -> Handlers:
        return {
            "join": self.join,
            "leave": self.leave,
            "start": self.start,
            "card": self.card,
            "tables": self.pick,
            "options": self.options,
            "terms": self.choose_terms,
            "setting": self.choose_setting,
            "fill": self.fill,
        }

    async def join(self, interaction: Interaction, press: Press) -> None:
        """Take a seat: ``table``, and the seal of the terms its card showed."""
        await interaction.response.defer()
        await self._desk.greet(interaction)
        table = await self._here(interaction, press.match)
        seal = press.word(1) if len(press.args) > 1 else None
        await self._desk.tables.join(table.id, joining(interaction), seal=seal)
        await self._refresh(interaction, table)

    async def leave(self, interaction: Interaction, press: Press) -> None:
        """Leave, decline or withdraw: ``table``; its opener's panel then only says so."""
        await interaction.response.defer()
        here = await self._here(interaction, press.match)
        table = await self._desk.tables.leave(here.id, PlayerId(interaction.user.id))
        if is_private(interaction.message) and table.opener == interaction.user.id:
            t = await self._desk.sheets.text(table, await self._desk.greet(interaction))
            await show(interaction, Sheet(words(t("options-withdrawn"))))
        else:
            await self._refresh(interaction, table)

    async def start(self, interaction: Interaction, press: Press) -> None:
        await interaction.response.defer()
        table = await self._here(interaction, press.match)
        await self._desk.tables.start(table.id, PlayerId(interaction.user.id))
        await self._refresh(interaction, table)

    async def card(self, interaction: Interaction, press: Press) -> None:
        """The card in the presser's language, for them alone, with all its buttons: ``table``."""
        await think(interaction)
        await self._show_card(interaction, await self._here(interaction, press.match))

    async def pick(self, interaction: Interaction, press: Press) -> None:
        """The same of a table picked from a list."""
        await think(interaction)
        await self._show_card(interaction, await self._here(interaction, MatchId(_picked(press))))

    async def _refresh(self, interaction: Interaction, table: Table) -> None:
        """Show a card anew that one reader has for themselves; the announcer has that of all."""
        if is_private(interaction.message):
            await self._show_card(interaction, table)

    async def _show_card(self, interaction: Interaction, table: Table) -> None:
        language = await self._desk.greet(interaction)
        await show(interaction, await self._desk.sheets.table(table.id, language))

    async def _here(self, interaction: Interaction, table_id: MatchId) -> Table:
        """The table meant: to other servers there is none of that name. Raises MatchNotFound."""
        table = await self._desk.tables.load(table_id)
        if table.home.guild != interaction.guild_id:
            raise MatchNotFound(table.id)
        return table

    async def options(self, interaction: Interaction, press: Press) -> None:
        """The panel of a table: ``table:page``, and a direction when paging within it."""
        await (turn(interaction) if len(press.args) > 2 else think(interaction))
        await self._show_panel(interaction, await self._mine(interaction, press), press.number(1))

    async def choose_terms(self, interaction: Interaction, press: Press) -> None:
        """One of the terms, applied at once: ``table:field``, its value picked."""
        await turn(interaction)
        field, value = press.word(1), _picked(press)
        async with self._locks.of(press.match):
            table = await self._mine(interaction, press)
            changed = terms.changed(table.terms, field, value)
            table = await self._desk.tables.configure(table.id, table.opener, terms=changed)
        await self._show_panel(interaction, table, 0)

    async def choose_setting(self, interaction: Interaction, press: Press) -> None:
        """One of the game's own settings: ``table:its place``, the place of its value picked."""
        await turn(interaction)
        table = await self._mine(interaction, press)
        settings = self._desk.tables.games[table.game].settings
        number, value = press.number(1), _picked(press)
        known = 0 <= number < len(settings) and value.isascii() and value.isdecimal()
        if not known or int(value[:9]) >= len(settings[number].values):
            raise Refusal("error-no-such-choice")
        chosen = {settings[number].field: settings[number].values[int(value)]}
        table = await self._desk.tables.configure(table.id, table.opener, options=chosen)
        await self._show_panel(interaction, table, 1 + number // cards.SETTINGS)

    async def fill(self, interaction: Interaction, press: Press) -> None:
        """Computers at all free seats, and the match begins: ``table``, their level picked."""
        await turn(interaction)
        player = PlayerId(interaction.user.id)
        level = terms.level_named(_picked(press))
        table = await self._desk.house.practice.fill(press.match, player, level)
        t = await self._desk.sheets.text(table, await self._desk.greet(interaction))
        await show(interaction, Sheet(words(t("options-filled"))))

    async def _mine(self, interaction: Interaction, press: Press) -> Table:
        """Raises Refusal for a table that is no longer open, or that somebody else opened."""
        table = await self._desk.tables.load(press.match)
        if table.opener != interaction.user.id:
            raise TableRefusal("error-not-opener")
        if table.status != "open":
            raise TableRefusal("error-table-closed")
        return table

    async def _show_panel(self, interaction: Interaction, table: Table, page: int) -> None:
        t = await self._desk.sheets.text(table, await self._desk.greet(interaction))
        view = cards.panel(table, self._desk.tables, t, page)
        await show(interaction, Sheet(view))


def joining(interaction: Interaction) -> Join:
    """The user's coming to a table; Discord's number of the interaction goes into the luck."""
    return Join(PlayerId(interaction.user.id), str(interaction.id))


def _picked(press: Press) -> str:
    if len(press.picked) != 1:
        raise Refusal("error-no-such-choice")
    return press.picked[0]
