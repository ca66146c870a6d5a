"""What players settle among themselves: pausing, going on, taking moves back."""

from __future__ import annotations

from discord import app_commands, ui
from discord.ext import commands

from cogs.desk import Desk, is_private, show, think, turn
from cogs.errors import reason, ui_text
from cogs.ui import controls, offers
from cogs.ui.controls import Handlers, Interaction, Press
from cogs.ui.frame import Frame
from cogs.ui.options import MatchOption
from cogs.ui.sheets import Sheet
from engine.game import IllegalAction, Refusal, Seat
from engine.match.model import Match, MatchId, PlayerId
from engine.text import Text


class PausedMatch(MatchOption):
    """One of the user's matches that are paused."""

    def offers(self, match: Match) -> bool:
        return match.paused is not None


class Agreeing(commands.Cog):
    """Every press is answered by the hand as it then is."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    @property
    def handlers(self) -> Handlers:
        return {
            "undo": self.undo,
            "propose": self.propose,
            "agree": self.agree,
            "refuse": self.refuse,
            "resume": self.go_on,
        }

    @app_commands.command()
    async def pause(
        self,
        interaction: Interaction,
        match: app_commands.Transform[MatchId, MatchOption] | None = None,
    ) -> None:
        """Ask the others to stop all clocks of a match.

        Args:
            match: Which match, if you play several
        """
        await think(interaction)
        found = await self._desk.find(interaction, match)
        seat = self._seat(interaction, found)
        t = await self._desk.sheets.text(found, await self._desk.greet(interaction))
        await show(interaction, _pausing(found, seat, t))

    @app_commands.command()
    async def resume(
        self,
        interaction: Interaction,
        match: app_commands.Transform[MatchId, PausedMatch] | None = None,
    ) -> None:
        """Have the clocks of a paused match run on.

        Args:
            match: Which match, if several are paused
        """
        await think(interaction)
        await self._resume(interaction, match or await self._paused(interaction))

    async def go_on(self, interaction: Interaction, press: Press) -> None:
        """End a pause: ``match``."""
        await turn(interaction)
        await self._resume(interaction, press.match)

    async def propose(self, interaction: Interaction, press: Press) -> None:
        """Ask the others: ``match:kind``."""
        await turn(interaction)
        match press.word(1):
            case "pause" | "undo" as kind:
                player = PlayerId(interaction.user.id)
                played = await self._desk.house.agreements.propose(press.match, player, kind)
                await self._answer(interaction, played.match)
            case _:
                raise Refusal("error-no-such-choice")

    async def agree(self, interaction: Interaction, press: Press) -> None:
        """Say yes: ``match:motion``."""
        await turn(interaction)
        await self._check_motion(interaction, press)
        player = PlayerId(interaction.user.id)
        played = await self._desk.house.agreements.agree(press.match, player)
        await self._answer(interaction, played.match)

    async def refuse(self, interaction: Interaction, press: Press) -> None:
        """Say no, or withdraw one's own: ``match:motion``."""
        await turn(interaction)
        await self._check_motion(interaction, press)
        player = PlayerId(interaction.user.id)
        played = await self._desk.house.agreements.refuse(press.match, player)
        await self._answer(interaction, played.match)

    async def undo(self, interaction: Interaction, press: Press) -> None:
        """Take one's last move back: ``match:asked``; or be told that it takes asking.

        On a board, where others see it too, its seat is named last; the announcer answers there.
        """
        on_board = len(press.args) > 2
        await (interaction.response.defer() if on_board else turn(interaction))
        if on_board:
            await self._desk.check_own(interaction, press.match, press.number(2))
        player, asked = PlayerId(interaction.user.id), press.number(1)
        try:
            played = await self._desk.house.agreements.undo(press.match, player, asked=asked)
        except IllegalAction as refusal:
            if refusal.key != "error-undo-needs-consent":
                raise
            view = _asking(press.match, reason(refusal, interaction), ui_text(interaction))
            await interaction.followup.send(view=view, ephemeral=True)
        else:
            if not on_board:
                await self._answer(interaction, played.match)

    async def _resume(self, interaction: Interaction, match_id: MatchId) -> None:
        player = PlayerId(interaction.user.id)
        played = await self._desk.house.agreements.resume(match_id, player)
        await self._answer(interaction, played.match)

    async def _answer(self, interaction: Interaction, match: Match) -> None:
        """The hand as it is now; one in a private chat is kept by the announcer."""
        message = interaction.message
        if message is None or interaction.guild_id is not None or is_private(message):
            await self._desk.show_hand(interaction, match)

    async def _check_motion(self, interaction: Interaction, press: Press) -> None:
        """Raises Refusal for a motion other than the one the control was about."""
        match = (await self._desk.matches.look(press.match, None)).match
        self._seat(interaction, match)
        if match.motion is None or offers.motion_key(match.motion) != press.word(1):
            raise Refusal("error-motion-other")

    async def _paused(self, interaction: Interaction) -> MatchId:
        """The user's only paused match. Raises Refusal where there is none, or several."""
        mine = await self._desk.matches.of_player(PlayerId(interaction.user.id))
        paused = [match for match in mine if match.paused is not None]
        here = [match for match in paused if match.home.channel == interaction.channel_id]
        if not paused:
            raise Refusal("error-none-paused")
        if 1 not in (len(here), len(paused)):
            raise Refusal("error-which-paused")
        return (here if len(here) == 1 else paused)[0].id

    def _seat(self, interaction: Interaction, match: Match) -> Seat:
        """Raises IllegalAction for someone who does not play, or a match that is over."""
        seat = match.seat_of(PlayerId(interaction.user.id))
        if seat is None or seat in match.gone:
            raise IllegalAction("error-no-seat")
        if match.ended is not None:
            raise IllegalAction("error-match-over")
        return seat


def _pausing(match: Match, seat: Seat, t: Text) -> Sheet:
    """What a pause would be, or is; with what the seat can do about it."""
    rivals = t.listed(name for place, name in enumerate(t.names) if place != seat)
    if match.paused is not None:
        text = t("pause-is-on", rivals=rivals)
        name = controls.custom_id("resume", match.id)
        buttons: tuple[controls.Control, ...] = (
            controls.button(name, t("button-resume"), controls.MAIN),
        )
    elif match.motion is not None:
        text = offers.motion_line(match, match.motion, t, seat)
        buttons = offers.motion_buttons(match, match.motion, seat, t)
    else:
        text = t("pause-sure", rivals=rivals)
        name = controls.custom_id("propose", match.id, "pause")
        buttons = (controls.button(name, t("button-ask-pause"), controls.MAIN),)
    rows = (controls.row(*buttons),) if buttons else ()
    return Sheet(Frame(f"## {t('title')}\n{text}", (), rows=rows).view())


def _asking(match_id: MatchId, why: str, t: Text) -> ui.LayoutView:
    """Why a move cannot just be taken back, and the way to ask for it."""
    name = controls.custom_id("propose", match_id, "undo")
    asking = controls.row(controls.button(name, t("button-ask-undo")))
    return Frame(why, (), rows=(asking,)).view()
