"""What every cog needs: the services, and how to answer whoever interacts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord.utils import MISSING

from cogs.errors import reason, say
from cogs.ui.controls import Interaction
from cogs.ui.people import People
from cogs.ui.replays import Replays
from cogs.ui.sheets import Sheet, Sheets
from engine.game import Refusal
from engine.match.house import House
from engine.match.model import Match, MatchId, PlayerId
from engine.match.ports import MatchNotFound
from engine.match.service import Matches
from engine.match.tables import Tables
from engine.text import Language, language_of

LATEST: Final = 25
"""Finished matches looked through for the last one of a game."""


@dataclass(frozen=True, slots=True)
class Desk:
    matches: Matches
    tables: Tables
    people: People
    sheets: Sheets
    replays: Replays
    house: House
    """All services of matches; the first two are among them."""

    async def greet(self, interaction: Interaction) -> Language:
        """Remember who interacts; the language to answer in."""
        by_dm = interaction.guild_id is None
        return await self.people.met(interaction.user, interaction.locale, by_dm=by_dm)

    async def find(
        self,
        interaction: Interaction,
        match_id: MatchId | None,
        game: str | None = None,
        *,
        shown: bool = False,
    ) -> Match:
        """The match a command means: the one named, or the one that is obvious here.

        Obvious is the player's only match in this channel, else in this server, else anywhere;
        among several, the only one that awaits the player.

        Args:
            shown: only what everyone sees in the match's channel is asked for.

        Raises:
            MatchNotFound: none of that name that this user may see.
            Refusal: none at all, or several to choose from, or a private one of others, or one of
                another game.
        """
        player = PlayerId(interaction.user.id)
        if match_id is not None:
            match = (await self.matches.look(match_id, None)).match
            if match.seat_of(player) is None and match.home.guild != interaction.guild_id:
                raise MatchNotFound(match_id)
            seen = shown and match.home.channel == interaction.channel_id
            if match.terms.watch == "private" and match.seat_of(player) is None and not seen:
                raise Refusal("error-private-match")
            if game not in (None, match.game):
                raise Refusal("error-other-game")
            return match
        mine = [m for m in await self.matches.of_player(player) if game in (None, m.game)]
        here = [m for m in mine if m.home.channel == interaction.channel_id]
        near = [m for m in mine if m.home.guild == interaction.guild_id]
        around = here or near or mine
        if not around:
            raise Refusal("matches-none" if game is None else "error-no-match-of-yours")
        waiting = [m for m in around if m.seat_of(player) in m.awaited]
        if 1 not in (len(around), len(waiting)):
            raise Refusal("error-which-match", count=len(around))
        return (around if len(around) == 1 else waiting)[0]

    async def find_even_over(
        self, interaction: Interaction, match_id: MatchId | None, game: str
    ) -> Match:
        """Like ``find``; the user's last one that is over, where they play none of that game."""
        if match_id is None:
            mine = await self.of_game(PlayerId(interaction.user.id), game)
            if mine and all(match.ended is not None for match in mine):
                return mine[0]
        return await self.find(interaction, match_id, game)

    async def of_game(self, player: PlayerId, game: str) -> list[Match]:
        """A player's matches of a game: those in play, then those that are over, latest first."""
        mine = await self.matches.of_player(player, finished=LATEST)
        return [match for match in mine if match.game == game]

    async def check_own(self, interaction: Interaction, match_id: MatchId, seat: int) -> None:
        """Whether a control that stands on a board for all to see is the user's own.

        Raises:
            MatchNotFound: no such match, or none that this user may see.
            Refusal: it is another seat's.
        """
        match = (await self.matches.look(match_id, None)).match
        own = match.seat_of(PlayerId(interaction.user.id))
        if own == seat:
            return
        if own is None and interaction.guild_id != match.home.guild:
            raise MatchNotFound(match_id)
        if seat not in range(len(match.players)):
            raise Refusal("error-no-such-choice")
        language = language_of(str(interaction.locale))
        names = await self.people.names(match.players, language)
        raise Refusal("error-not-your-buttons", who=names[seat])

    async def act(self, interaction: Interaction, match: Match, actions: Sequence[Any]) -> None:
        """Play a batch by command and show the hand after it, or why not."""
        player = PlayerId(interaction.user.id)
        news = await self.unseen(interaction, match)
        try:
            played = await self.matches.submit(match.id, player, actions)
        except Refusal as refusal:
            await self.show_hand(interaction, match, reason(refusal, interaction), news=news)
        else:
            await self.show_hand(interaction, played.match, news=news, fresh=True)

    async def show_hand(
        self,
        interaction: Interaction,
        match: Match,
        word: str = "",
        page: int = 0,
        *,
        news: Sequence[str] | None = None,
        fresh: bool = False,
    ) -> None:
        """Answer with the user's hand in a match, privately, headed by a word and by the news.

        Args:
            match: as it is now, or was a moment ago: up to there the user has then looked.
            news: what the user had not seen before they acted; None for all they have not seen.
            fresh: the match is as it stands now; else it is looked up anew.

        Raises:
            Refusal: the user has no seat there.
        """
        player = PlayerId(interaction.user.id)
        seat = match.seat_of(player)
        if seat is None:
            raise Refusal("error-no-seat")
        language = await self.greet(interaction)
        lines = await self.unseen(interaction, match) if news is None else news
        which = match if fresh else match.id
        sheet = await self.sheets.hand(which, seat, language, page, word=word, news=lines)
        await show(interaction, sheet)
        await self.looked(interaction, match)

    async def unseen(self, interaction: Interaction, match: Match) -> Sequence[str]:
        """What the user saw happen since they last looked, a line each; it marks nothing."""
        player, recaps = PlayerId(interaction.user.id), self.house.recaps
        if match.seat_of(player) is None or not await recaps.behind(match, player):
            return ()
        t = await self.sheets.text(match, language_of(str(interaction.locale)))
        return (await recaps.since(match.id, player, t)).lines

    async def looked(self, interaction: Interaction, match: Match) -> None:
        """Mark that the user, if they play in it, has seen all up to this version of the match."""
        player = PlayerId(interaction.user.id)
        if match.seat_of(player) is not None and await self.house.recaps.behind(match, player):
            await self.house.recaps.looked(match.id, player, match.version)


async def show(interaction: Interaction, sheet: Sheet) -> None:
    """Put a sheet where the answer to a deferred interaction is awaited."""
    files = MISSING if _shows(interaction, sheet) else sheet.files()
    await interaction.edit_original_response(view=sheet.view, attachments=files)


def _shows(interaction: Interaction, sheet: Sheet) -> bool:
    """Whether the answer replaces a message with this very picture; it then stays attached.

    Two pictures told in the same words and of the same size are the same.
    """
    in_place = interaction.response.type is discord.InteractionResponseType.deferred_message_update
    if not in_place or interaction.message is None or sheet.picture is None:
        return False
    wanted = (sheet.picture.name, sheet.picture.alt, len(sheet.picture.data))
    there = [(a.filename, a.description, a.size) for a in interaction.message.attachments]
    return there == [wanted]


async def think(interaction: Interaction) -> None:
    """Acknowledge at once; the answer follows, to this user alone."""
    await interaction.response.defer(ephemeral=True, thinking=True)


async def turn(interaction: Interaction) -> None:
    """Acknowledge; the answer takes the place of the message used, if nobody else sees that."""
    alone = interaction.guild_id is None or is_private(interaction.message)
    await (interaction.response.defer() if alone else think(interaction))


def is_private(message: discord.Message | None) -> bool:
    """Whether only the user sees the message a control was pressed on, outside private chats."""
    return message is not None and message.flags.ephemeral


__all__ = ["Desk", "is_private", "say", "show", "think", "turn"]
