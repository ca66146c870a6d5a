"""Playing by controls: the choices on a hand, and the buttons under a board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from discord.ext import commands

from cogs.desk import Desk, is_private, show, think, turn
from cogs.errors import reason
from cogs.ui.controls import Handlers, Interaction, Press
from cogs.ui.forms import number_form, typed
from engine.game import Refusal
from engine.match import controls
from engine.match.model import Match, PlayerId
from engine.match.ports import MatchNotFound
from engine.text import language_of

FORM: Final = "amount"
"""The verb of a form that was sent."""


class Play(commands.Cog):
    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    @property
    def handlers(self) -> Handlers:
        return {
            "play": self.choose,
            "pick": self.choose,
            "form": self.open_form,
            FORM: self.send_form,
            "hand": self.hand,
            "board": self.board,
            "log": self.log,
        }

    async def choose(self, interaction: Interaction, press: Press) -> None:
        """A choice on a hand: ``match:asked:control``, the options picked beside it.

        On a board, where others see it too, its seat is named last.
        """
        await interaction.response.defer()
        await self._desk.greet(interaction)
        if len(press.args) > 3:
            await self._desk.check_own(interaction, press.match, press.number(3))
        player = PlayerId(interaction.user.id)
        word, news = "", await self._unseen(interaction, press)
        try:
            played = await self._desk.matches.press(
                press.match, player, press.word(2), press.picked, asked=press.number(1)
            )
            match = played.match
        except Refusal as refusal:
            match = (await self._desk.matches.look(press.match, None)).match
            if match.seat_of(player) is None:
                if interaction.guild_id not in (None, match.home.guild):
                    raise MatchNotFound(match.id) from refusal
                raise
            word = reason(refusal, interaction)
        await self._show_anew(interaction, match, word, news)

    async def open_form(self, interaction: Interaction, press: Press) -> None:
        """A number is to be typed: ``match:asked:control``, and as in ``choose``.

        A form must be the first answer, so nothing is acknowledged before it.
        """
        seat = (await self._desk.matches.look(press.match, None)).match.seat_of(
            PlayerId(interaction.user.id)
        )
        if len(press.args) > 3:
            await self._desk.check_own(interaction, press.match, press.number(3))
        look = await self._desk.matches.look(press.match, seat)
        t = await self._desk.sheets.text(look.match, language_of(str(interaction.locale)))
        block = controls.amount(look.game, look.screen(t), press.word(2))
        await interaction.response.send_modal(number_form(FORM, press.args, block))

    async def send_form(self, interaction: Interaction, press: Press) -> None:
        """The form was sent: the arguments of the button that opened it."""
        await self.choose(interaction, replace(press, picked=(typed(interaction),)))

    async def hand(self, interaction: Interaction, press: Press) -> None:
        """The presser's hand: ``match:page``, and a direction when paging within it."""
        paging = len(press.args) > 2
        await (turn(interaction) if paging else think(interaction))
        match = await self._desk.find(interaction, press.match)
        page = max(press.number(1), 0)
        await self._desk.show_hand(interaction, match, page=page, fresh=True)

    async def board(self, interaction: Interaction, press: Press) -> None:
        """Another page of a board, for the presser alone: ``match:page:direction``."""
        await think(interaction)
        match = await self._desk.find(interaction, press.match, shown=True)
        language = await self._desk.greet(interaction)
        page = max(press.number(1), 0)
        await show(interaction, await self._desk.sheets.board(match, language, page))

    async def log(self, interaction: Interaction, press: Press) -> None:
        """What the presser saw happen: ``match:page``, and a direction when paging within it."""
        paging = len(press.args) > 2
        await (turn(interaction) if paging else think(interaction))
        match = await self._desk.find(interaction, press.match)
        language = await self._desk.greet(interaction)
        seat = match.seat_of(PlayerId(interaction.user.id))
        await show(
            interaction, await self._desk.sheets.log(match.id, seat, language, press.number(1))
        )
        await self._desk.looked(interaction, match)

    async def _unseen(self, interaction: Interaction, press: Press) -> Sequence[str]:
        """What the presser had not seen, where the answer will show it."""
        if not is_private(interaction.message):
            return ()
        look = await self._desk.matches.look(press.match, None)
        return await self._desk.unseen(interaction, look.match)

    async def _show_anew(
        self, interaction: Interaction, match: Match, word: str, news: Sequence[str]
    ) -> None:
        """The hand after a choice; in a private chat the announcer keeps it, a word goes aside."""
        desk = self._desk
        if is_private(interaction.message):
            await desk.show_hand(interaction, match, word, news=news, fresh=True)
            return
        seat = match.seat_of(PlayerId(interaction.user.id))
        if word and seat is not None:
            language = await desk.greet(interaction)
            sheet = await desk.sheets.hand(match, seat, language, word=word)
            await interaction.followup.send(view=sheet.view, files=sheet.files(), ephemeral=True)
        await desk.looked(interaction, match)
