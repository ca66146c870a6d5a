"""Dogfight by slash commands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, TypeAlias, get_args

import discord
from discord import app_commands

from cogs.desk import think
from cogs.game import PACE, GameCog
from cogs.ui.controls import Interaction
from cogs.ui.options import MatchOption
from engine.game import IllegalAction, Refusal, Seat
from engine.games.dogfight import commands
from engine.games.dogfight.model import (
    LANES,
    Advance,
    Begin,
    Counter,
    Distance,
    Lane,
    Observation,
    Save,
    Use,
)
from engine.match.model import MatchId, PlayerId

WhichMatch: TypeAlias = app_commands.Transform[MatchId, MatchOption]
UpToTwo: TypeAlias = app_commands.Range[int, 1, 2]
UpToThree: TypeAlias = app_commands.Range[int, 1, 3]
Squares: TypeAlias = app_commands.Range[int, 1, 8]
"""A die and 2 of the reserve; Discord's client keeps to it, a forger need not."""
Order: TypeAlias = Callable[[Observation], commands.Batch]

DISTANCES = [
    app_commands.Choice(name=name, value=value)
    for value, name in (
        ("quick", "Quick: 4 squares in the centre, 6 at the sides"),
        ("short", "Short: 6 squares in the centre, 8 at the sides"),
        ("standard", "Standard: 8 squares in the centre, 10 at the sides"),
        ("long", "Long: 12 squares in the centre, 14 at the sides"),
    )
]
LANE = [app_commands.Choice(name=lane.capitalize(), value=lane) for lane in LANES]
WHO = [
    app_commands.Choice(name="I begin", value="self"),
    app_commands.Choice(name="My opponent begins", value="rival"),
]


class Dogfight(
    GameCog,
    group_name="dogfight",
    group_description="Dogfight: two squadrons, a die, squared paper",
):
    game: ClassVar[str] = "dogfight"

    @app_commands.command()
    @app_commands.choices(pace=PACE, distance=DISTANCES)
    async def challenge(  # type: ignore[override]  # with settings of its own, too
        self,
        interaction: Interaction,
        opponent: discord.User,
        distance: str | None = None,
        fair_start: bool = False,
        pace: str | None = None,
        private: bool = False,
    ) -> None:
        """Challenge someone to a match.

        Args:
            opponent: Whom you challenge
            distance: How many squares a line needs to hit
            fair_start: Whether the second to play begins with 2 points in reserve
            pace: How much time there is for each move
            private: Whether only its players may look into the match
        """
        options = _options(distance, fair_start=fair_start)
        await self.challenge_to(interaction, opponent, pace, private=private, options=options)

    @app_commands.command()
    @app_commands.choices(pace=PACE, distance=DISTANCES)
    async def open(  # type: ignore[override]  # with settings of its own, too
        self,
        interaction: Interaction,
        distance: str | None = None,
        fair_start: bool = False,
        pace: str | None = None,
        private: bool = False,
    ) -> None:
        """Open a table that anyone here may join.

        Args:
            distance: How many squares a line needs to hit
            fair_start: Whether the second to play begins with 2 points in reserve
            pace: How much time there is for each move
            private: Whether only its players may look into the match
        """
        options = _options(distance, fair_start=fair_start)
        await self.open_to_all(interaction, pace, private=private, options=options)

    @app_commands.command()
    async def hand(  # type: ignore[override]  # in words of its own
        self, interaction: Interaction, match: WhichMatch | None = None
    ) -> None:
        """See the match and play it in your own language, seen by you alone.

        Args:
            match: Which match, if you play several
        """
        await self.show_own(interaction, match)

    @app_commands.command()
    @app_commands.choices(who=WHO)
    async def begin(
        self, interaction: Interaction, who: str, match: WhichMatch | None = None
    ) -> None:
        """Choose who has the first turn, if you rolled higher.

        Args:
            who: Who begins
            match: Which match, if you play several
        """
        begins = _begins(who)

        def order(seen: Observation) -> commands.Batch:
            own = seen.viewer or Seat(0)
            return (Begin(own if begins else Seat(1 - own)),)

        await self._act(interaction, match, order)

    @app_commands.command()
    @app_commands.choices(counter=LANE)
    async def fly(
        self,
        interaction: Interaction,
        reserve: UpToTwo | None = None,
        counter: str | None = None,
        left: Squares | None = None,
        centre: Squares | None = None,
        right: Squares | None = None,
        save: UpToThree | None = None,
        match: WhichMatch | None = None,
    ) -> None:
        """Play your whole turn at once and end it: all of it, or nothing.

        Args:
            reserve: How many points to take from the reserve
            counter: Which enemy line to push back with a countermeasure
            left: How many squares to advance on the left
            centre: How many squares to advance in the centre
            right: How many squares to advance on the right
            save: How many points to save
            match: Which match, if you play several
        """
        lines = dict(zip(LANES, (left or 0, centre or 0, right or 0), strict=True))
        lane = None if counter is None else _lane(counter)

        def order(seen: Observation) -> commands.Batch:
            return commands.fly(
                seen, reserve=reserve or 0, counter=lane, lines=lines, save=save or 0
            )

        await self._act(interaction, match, order)

    @app_commands.command()
    @app_commands.choices(lane=LANE)
    async def advance(
        self,
        interaction: Interaction,
        lane: str,
        squares: Squares = 1,
        match: WhichMatch | None = None,
    ) -> None:
        """Let one of your lines grow; your turn goes on.

        Args:
            lane: Which plane
            squares: How many squares
            match: Which match, if you play several
        """
        action = Advance(_lane(lane), squares)
        await self._act(interaction, match, lambda _: (action,))

    @app_commands.command()
    @app_commands.choices(lane=LANE)
    async def counter(
        self, interaction: Interaction, lane: str, match: WhichMatch | None = None
    ) -> None:
        """Push an enemy line back 3 squares, for 2 points and a countermeasure.

        Args:
            lane: Which enemy line
            match: Which match, if you play several
        """
        action = Counter(_lane(lane))
        await self._act(interaction, match, lambda _: (action,))

    @app_commands.command()
    async def save(
        self, interaction: Interaction, points: UpToThree = 1, match: WhichMatch | None = None
    ) -> None:
        """Put points into your reserve, for your next turns.

        Args:
            points: How many points
            match: Which match, if you play several
        """
        await self._act(interaction, match, lambda _: (Save(points),))

    @app_commands.command()
    async def reserve(
        self, interaction: Interaction, points: UpToTwo = 1, match: WhichMatch | None = None
    ) -> None:
        """Take points from your reserve for this turn.

        Args:
            points: How many points
            match: Which match, if you play several
        """
        await self._act(interaction, match, lambda _: (Use(points),))

    @app_commands.command()
    async def end(self, interaction: Interaction, match: WhichMatch | None = None) -> None:
        """End your turn; points neither spent nor saved are lost.

        Args:
            match: Which match, if you play several
        """
        await self._act(interaction, match, lambda seen: (commands.end_turn(seen),))

    async def _act(self, interaction: Interaction, match: MatchId | None, order: Order) -> None:
        await think(interaction)
        found = await self.desk.find(interaction, match, self.game)
        seat = found.seat_of(PlayerId(interaction.user.id))
        look = await self.desk.matches.look(found.id, seat)
        try:
            batch = order(look.observation)
        except IllegalAction as refusal:
            refusal.game = self.game
            raise
        await self.desk.act(interaction, found, batch)


def _options(distance: str | None, *, fair_start: bool) -> dict[str, Any]:
    """The settings chosen. Raises Refusal for no such distance."""
    if distance not in (None, *get_args(Distance)):
        raise Refusal("error-no-such-choice")
    chosen: dict[str, Any] = {"fair_start": fair_start}
    return chosen if distance is None else chosen | {"distance": distance}


def _begins(who: str) -> bool:
    """Whether whoever chooses begins. Raises Refusal for no such choice."""
    if who not in [choice.value for choice in WHO]:
        raise Refusal("error-no-such-choice")
    return who == "self"


def _lane(name: str) -> Lane:
    """Raises Refusal for what is no lane."""
    for lane in LANES:
        if lane == name:
            return lane
    raise Refusal("error-no-such-choice")
