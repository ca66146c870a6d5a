"""What those who run a server may do to its matches; all can read of it on the board."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.desk import Desk, show, think, turn
from cogs.errors import ui_text
from cogs.gate import managed, managed_match
from cogs.ui import controls
from cogs.ui.controls import Handlers, Interaction, Press
from cogs.ui.frame import Frame, words
from cogs.ui.hosted import ServerMatch, hosted_sheet, searched, seats
from cogs.ui.people import MARKUP, plain_line
from cogs.ui.sheets import Sheet
from engine.game import Refusal, Seat
from engine.match.calendar import HOUR
from engine.match.model import Match, MatchId
from engine.match.places import Search
from engine.text import Text

REASON = 77
"""Names the reason within the message that asks whether to end a match; it is read from there."""
REASON_LIMIT = 200
WhichMatch = app_commands.Transform[MatchId, ServerMatch]


@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
class Admin(
    commands.GroupCog,
    group_name="admin",
    group_description="For those who run this server: its matches",
):
    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    @property
    def handlers(self) -> Handlers:
        return {"hosted": self.turn_to, "hostend": self.end_now, "hostfree": self.free_now}

    @app_commands.command()
    async def list(
        self,
        interaction: Interaction,
        awaiting: discord.User | None = None,
        oldest: bool = False,
    ) -> None:
        """See the matches in play here.

        Args:
            awaiting: Only those that wait for this person
            oldest: The oldest first
        """
        await think(interaction)
        search = searched(managed(interaction), awaiting.id if awaiting else 0, oldest)
        await self._list(interaction, search, 0)

    @app_commands.command()
    async def end(
        self,
        interaction: Interaction,
        match: WhichMatch,
        reason: app_commands.Range[str, 1, REASON_LIMIT],
    ) -> None:
        """End a match without a result.

        Args:
            match: Which match
            reason: Why; everybody can read it
        """
        await think(interaction)
        found = await self._found(interaction, match)
        t = await self._text(interaction, found)
        why = ui.TextDisplay[ui.LayoutView](f"> {escaped(reason)}", id=REASON)
        await self._ask(interaction, found, "end", (ui.TextDisplay(t("admin-end-sure")), why))

    @app_commands.command()
    async def free(self, interaction: Interaction, match: WhichMatch) -> None:
        """Have the absent seats of a stuck match played now.

        Args:
            match: Which match
        """
        await think(interaction)
        await self._ask_to_free(interaction, await self._found(interaction, match))

    @app_commands.command()
    @app_commands.autocomplete(seat=seats)
    async def extend(
        self,
        interaction: Interaction,
        match: WhichMatch,
        hours: app_commands.Range[int, 1, 336],
        seat: app_commands.Range[int, 1, 6] | None = None,
    ) -> None:
        """Give somebody more time for a decision.

        Args:
            match: Which match
            hours: How many hours more
            seat: Whose time; needed where several are awaited
        """
        await think(interaction)
        found = await self._found(interaction, match)
        if seat is None and len(found.awaited) != 1:
            raise Refusal("error-which-seat")
        place = found.awaited[0] if seat is None else Seat(seat - 1)
        await self._desk.house.host.extend(found.id, place, hours * HOUR)
        ends = [due.at for due in await self._desk.matches.dues(found.id) if due.seat == place]
        t = await self._text(interaction, found)
        key = "admin-extended" if ends else "admin-extended-still"
        await self._done(
            interaction, t(key, name=t.who(place), when=f"<t:{max(ends, default=0)}:R>")
        )

    async def turn_to(self, interaction: Interaction, press: Press) -> None:
        """Another page of the list, in place: ``page:awaited:oldest``."""
        await turn(interaction)
        player = int(press.word(1)) if press.word(1).isdecimal() else 0
        search = searched(managed(interaction), player, press.word(2) == "1")
        await self._list(interaction, search, max(press.number(0), 0))

    async def end_now(self, interaction: Interaction, press: Press) -> None:
        """The confirmation was pressed: ``match``; the reason stands above it."""
        await turn(interaction)
        match = await self._found(interaction, press.match)
        await self._desk.house.host.end(match.id, _reason(interaction))
        await self._done(interaction, ui_text(interaction)("admin-ended"))

    async def free_now(self, interaction: Interaction, press: Press) -> None:
        """The confirmation was pressed: ``match:version``; a match that moved on is asked anew."""
        await turn(interaction)
        match = await self._found(interaction, press.match)
        if press.number(1) != match.version:
            await self._ask_to_free(interaction, match)
        else:
            await self._desk.house.host.free(match.id)
            await self._done(interaction, ui_text(interaction)("admin-freed"))

    async def _found(self, interaction: Interaction, match_id: MatchId) -> Match:
        """Raises Refusal also for a match that is over."""
        match = await managed_match(interaction, self._desk.matches, match_id)
        if match.ended is not None:
            raise Refusal("error-match-over")
        return match

    async def _text(self, interaction: Interaction, match: Match) -> Text:
        return await self._desk.sheets.text(match, await self._desk.greet(interaction))

    async def _list(self, interaction: Interaction, search: Search, page: int) -> None:
        language, t = await self._desk.greet(interaction), ui_text(interaction)
        await show(interaction, await hosted_sheet(self._desk, search, page, language, t))

    async def _ask_to_free(self, interaction: Interaction, match: Match) -> None:
        t = await self._text(interaction, match)
        names = t.listed(map(t.who, match.awaited))
        body = (ui.TextDisplay[ui.LayoutView](t("admin-free-sure", names=names)),)
        await self._ask(interaction, match, "free", body)

    async def _ask(
        self, interaction: Interaction, match: Match, deed: str, body: Sequence[controls.Item]
    ) -> None:
        t = await self._text(interaction, match)
        name = controls.custom_id(f"host{deed}", match.id, match.version)
        button = controls.button(name, t(f"button-admin-{deed}"), controls.STOP)
        head = f"## {t('title')}\n-# {t.listed(t.names)} · `{match.id}`"
        await show(interaction, Sheet(Frame(head, body, rows=(controls.row(button),)).view()))

    async def _done(self, interaction: Interaction, sentence: str) -> None:
        await show(interaction, Sheet(words(sentence)))


def escaped(reason: str) -> str:
    """One line that formats and mentions nothing."""
    return discord.utils.escape_mentions(MARKUP.sub(r"\\\g<0>", plain_line(reason)))


def _reason(interaction: Interaction) -> str:
    """What the message that was pressed gives as the reason. Raises Refusal for any other."""
    message = interaction.message
    view = ui.LayoutView.from_message(message, timeout=None) if message else ui.LayoutView()
    found = view.find_item(REASON)
    if not isinstance(found, ui.TextDisplay):
        raise Refusal("error-no-such-choice")
    return found.content.removeprefix("> ")
