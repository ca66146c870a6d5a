"""The commands that every game has. A game with no cog of its own gets just these."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs.desk import Desk, show, think, turn
from cogs.lobby import joining
from cogs.lodging import lodging
from cogs.practice import LEVEL, begin_practice, show_hint
from cogs.replay import FinishedMatch, show_replay
from cogs.ui.controls import Handlers, Interaction, Press
from cogs.ui.frame import words
from cogs.ui.options import MatchOption, topics
from cogs.ui.sheets import TEXT, rules
from cogs.ui.terms import paced
from engine.game import Refusal
from engine.match.model import MatchId, PlayerId
from engine.registry import load_texts

PACE: Final = [
    app_commands.Choice(name=name, value=value)
    for value, name in (
        ("pace-hour", "Brisk: 1 hour a move, 4 hours in reserve"),
        ("pace-half", "Twice a day: 12 hours a move, 12 hours in reserve"),
        ("pace-day", "Daily: 1 day a move, 1 day in reserve"),
        ("pace-days", "Unhurried: 3 days a move, 1 day in reserve"),
        ("pace-week", "Leisurely: 7 days a move, 2 days in reserve"),
    )
]


class GameCog(commands.GroupCog):
    game: ClassVar[str]
    """The key of the game it serves."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    @app_commands.command()
    @app_commands.choices(pace=PACE)
    async def challenge(
        self,
        interaction: Interaction,
        opponent: discord.User,
        pace: str | None = None,
        private: bool = False,
    ) -> None:
        """Challenge someone to a match.

        Args:
            opponent: Whom you challenge
            pace: How much time there is for each move
            private: Whether only its players may look into the match
        """
        await self.challenge_to(interaction, opponent, pace, private=private)

    @app_commands.command()
    @app_commands.choices(pace=PACE)
    async def open(
        self, interaction: Interaction, pace: str | None = None, private: bool = False
    ) -> None:
        """Open a table that anyone here may join.

        Args:
            pace: How much time there is for each move
            private: Whether only its players may look into the match
        """
        await self.open_to_all(interaction, pace, private=private)

    @app_commands.command()
    @app_commands.choices(level=LEVEL, pace=PACE)
    async def practice(
        self, interaction: Interaction, level: str | None = None, pace: str | None = None
    ) -> None:
        """Play against the computer, at once.

        Args:
            level: How well it plays
            pace: How much time there is for each move
        """
        await begin_practice(self.desk, interaction, self.game, level, pace)

    @app_commands.command()
    async def hint(
        self,
        interaction: Interaction,
        match: app_commands.Transform[MatchId, MatchOption] | None = None,
    ) -> None:
        """Ask what the computer would do in your place, in a match against computers.

        Args:
            match: Which match, if you play several
        """
        await show_hint(self.desk, interaction, match, self.game)

    @app_commands.command()
    async def hand(
        self,
        interaction: Interaction,
        match: app_commands.Transform[MatchId, MatchOption] | None = None,
    ) -> None:
        """See what you hold, and play.

        Args:
            match: Which match, if you play several
        """
        await self.show_own(interaction, match)

    @app_commands.command()
    async def board(
        self,
        interaction: Interaction,
        match: app_commands.Transform[MatchId, MatchOption] | None = None,
    ) -> None:
        """See the board as everybody does.

        Args:
            match: Which match, if you play several
        """
        await think(interaction)
        found = await self.desk.find_even_over(interaction, match, self.game)
        language = await self.desk.greet(interaction)
        await show(interaction, await self.desk.sheets.board(found, language))

    @app_commands.command()
    async def log(
        self,
        interaction: Interaction,
        match: app_commands.Transform[MatchId, MatchOption] | None = None,
    ) -> None:
        """Read what has happened so far.

        Args:
            match: Which match, if you play several
        """
        await think(interaction)
        found = await self.desk.find_even_over(interaction, match, self.game)
        language = await self.desk.greet(interaction)
        seat = found.seat_of(PlayerId(interaction.user.id))
        await show(interaction, await self.desk.sheets.log(found.id, seat, language))
        await self.desk.looked(interaction, found)

    @app_commands.command()
    async def replay(
        self,
        interaction: Interaction,
        match: app_commands.Transform[MatchId, FinishedMatch] | None = None,
    ) -> None:
        """Watch a finished match again.

        Args:
            match: Which match; your last one if you name none
        """
        await show_replay(self.desk, interaction, match, self.game)

    @app_commands.command()
    @app_commands.autocomplete(topic=topics)
    async def rules(self, interaction: Interaction, topic: str = "0") -> None:
        """Read the rules.

        Args:
            topic: What you want to read about
        """
        await think(interaction)
        language = await self.desk.greet(interaction)
        number = int(topic) if topic.isdecimal() and len(topic) < 4 else 0
        await show(interaction, rules(self.game, language, number))

    async def show_own(self, interaction: Interaction, match: MatchId | None) -> None:
        """The match as the user's seat sees it, to the user alone. Raises Refusal without one."""
        await think(interaction)
        found = await self.desk.find(interaction, match, self.game)
        await self.desk.show_hand(interaction, found, fresh=True)

    async def challenge_to(
        self,
        interaction: Interaction,
        opponent: discord.User,
        pace: str | None,
        *,
        private: bool,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        """Set a table up for one other. Like ``open_to_all``; raises Refusal for a bot."""
        await think(interaction)
        if opponent.bot:
            raise Refusal("error-challenge-bot")
        await self._open(interaction, opponent, pace, private=private, options=options)

    async def open_to_all(
        self,
        interaction: Interaction,
        pace: str | None,
        *,
        private: bool,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        """Set a table up that anyone may join.

        Args:
            options: by field, those of the game's own settings that were chosen.
        """
        await think(interaction)
        await self._open(interaction, None, pace, private=private, options=options)

    async def _open(
        self,
        interaction: Interaction,
        opponent: discord.abc.User | None,
        pace: str | None,
        *,
        private: bool,
        options: Mapping[str, Any] | None,
    ) -> None:
        tables = self.desk.tables
        terms = paced(tables.usual, pace, private=private)
        lodged = await lodging(self.desk, interaction)
        if isinstance(opponent, discord.User):
            raise Refusal("error-not-in-server")
        place, language = lodged.place, await self.desk.greet(interaction)
        if opponent is not None:
            await self.desk.people.heard_of(opponent, place.language)
        invited = None if opponent is None else PlayerId(opponent.id)
        await tables.open(self.game, joining(interaction), place, invited, terms, options)
        t = load_texts(self.game, TEXT)(language)
        await interaction.edit_original_response(view=words(lodged.told(interaction, t)))


class Rules(commands.Cog):
    """The rule books' controls, the same for every game."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    @property
    def handlers(self) -> Handlers:
        return {"rules": self.read, "topic": self.turn_to}

    async def read(self, interaction: Interaction, press: Press) -> None:
        """A game's rules, for the presser alone: ``game``."""
        await think(interaction)
        language = await self._desk.greet(interaction)
        await show(interaction, rules(self._game(press), language))

    async def turn_to(self, interaction: Interaction, press: Press) -> None:
        """Another topic, in place: ``game``, its number picked, or named last by a button."""
        await turn(interaction)
        language = await self._desk.greet(interaction)
        if len(press.args) > 1:
            number = press.number(1)
        else:
            number = int(press.picked[0]) if press.picked and press.picked[0].isdecimal() else 0
        await show(interaction, rules(self._game(press), language, number))

    def _game(self, press: Press) -> str:
        if press.word(0) not in self._desk.matches.games:
            raise Refusal("error-no-such-choice")
        return press.word(0)
