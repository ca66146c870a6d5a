"""Looking at a finished match again."""

from __future__ import annotations

from discord.ext import commands

from cogs.desk import Desk, show, think
from cogs.ui.controls import Handlers, Interaction, Press
from cogs.ui.options import MatchOption
from engine.game import Refusal
from engine.match.model import Match, MatchId, PlayerId


class FinishedMatch(MatchOption):
    """One of the user's matches that are over."""

    def offers(self, match: Match) -> bool:
        return match.ended is not None


class Replay(commands.Cog):
    """The replay's controls, the same for every game."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    @property
    def handlers(self) -> Handlers:
        return {"replay": self.turn_to}

    async def turn_to(self, interaction: Interaction, press: Press) -> None:
        """A page: ``match:page``, and a direction when paging within it."""
        paging = len(press.args) > 2
        await (interaction.response.defer() if paging else think(interaction))
        match = await self._desk.find(interaction, press.match)
        await _page(self._desk, interaction, match, press.number(1))


async def show_replay(
    desk: Desk, interaction: Interaction, match_id: MatchId | None, game: str
) -> None:
    """The match named, or the user's last one of that game, from its first turn."""
    await think(interaction)
    if match_id is None:
        match = await _last(desk, PlayerId(interaction.user.id), game)
    else:
        match = await desk.find(interaction, match_id, game)
    await _page(desk, interaction, match, 0)


async def _page(desk: Desk, interaction: Interaction, match: Match, page: int) -> None:
    language = await desk.greet(interaction)
    await show(interaction, await desk.replays.sheet(match, language, page))


async def _last(desk: Desk, player: PlayerId, game: str) -> Match:
    """Raises Refusal where the player has finished none."""
    over = [match for match in await desk.of_game(player, game) if match.ended is not None]
    if not over:
        raise Refusal("error-nothing-to-replay")
    return over[0]
