"""Critters at War by slash commands."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from discord import app_commands

from cogs.desk import think
from cogs.game import GameCog
from cogs.ui.controls import Interaction
from cogs.ui.options import MatchOption, half_typed, matching
from engine.game import Refusal
from engine.games.critters import commands
from engine.games.critters.cards import CARDS, FACES, THEATRES, Card, Theatre
from engine.games.critters.commands import Way
from engine.games.critters.model import Action, Consider
from engine.games.critters.questions import warned
from engine.games.critters.words import printed
from engine.match.model import MatchId

WhichMatch: TypeAlias = app_commands.Transform[MatchId, MatchOption]


async def cards(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Those that may be played so now."""
    look, t = await half_typed(interaction)
    held = () if look is None else commands.playable(look.choices, _way(interaction))
    return matching([(printed(card, t), card) for card in held], typed)


async def theatres(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Where the card already chosen may go, with a warning where it would be destroyed."""
    look, t = await half_typed(interaction)
    card, way = getattr(interaction.namespace, "card", None), _way(interaction)
    pairs = []
    if look is not None and card in CARDS:
        for theatre in commands.theatres(look.choices, way, Card(card)):
            warning = warned(look.observation, theatre, t, up=way == "deploy")
            name = t(f"theatre-{theatre}")
            pairs.append((f"{name} · {warning}" if warning else name, theatre))
    return matching(pairs, typed)


def _way(interaction: Interaction) -> Way:
    command = interaction.command
    return "deploy" if command is not None and command.name == "deploy" else "improvise"


class Critters(
    GameCog,
    group_name="critters",
    group_description="Critters at War: three theatres, eighteen cards",
):
    game: ClassVar[str] = "critters"

    @app_commands.command()
    @app_commands.autocomplete(card=cards, theatre=theatres)
    async def deploy(
        self,
        interaction: Interaction,
        card: str,
        theatre: str | None = None,
        match: WhichMatch | None = None,
    ) -> None:
        """Play a card face up.

        Args:
            card: Which card of your hand
            theatre: Where to; the theatre of its kind if you name none
            match: Which match, if you play several
        """
        await self._play(interaction, match, "deploy", card, theatre)

    @app_commands.command()
    @app_commands.autocomplete(card=cards, theatre=theatres)
    async def improvise(
        self,
        interaction: Interaction,
        card: str,
        theatre: str,
        match: WhichMatch | None = None,
    ) -> None:
        """Play a card face down, in any theatre.

        Args:
            card: Which card of your hand
            theatre: Where to
            match: Which match, if you play several
        """
        await self._play(interaction, match, "improvise", card, theatre)

    @app_commands.command()
    async def withdraw(self, interaction: Interaction, match: WhichMatch | None = None) -> None:
        """See what giving up this battle would cost, and do it if you like.

        Args:
            match: Which match, if you play several
        """
        await self._act(interaction, match, Consider(True))

    async def _play(
        self,
        interaction: Interaction,
        match: MatchId | None,
        way: Way,
        card: str,
        theatre: str | None,
    ) -> None:
        known = _card(card)
        place = FACES[known].theatre if theatre is None else _theatre(theatre)
        await self._act(interaction, match, commands.play(way, known, place))

    async def _act(self, interaction: Interaction, match: MatchId | None, action: Action) -> None:
        await think(interaction)
        found = await self.desk.find(interaction, match, self.game)
        await self.desk.act(interaction, found, (action,))


def _card(text: str) -> Card:
    """Raises Refusal for anything that was not suggested."""
    for card in CARDS:
        if card == text:
            return card
    raise Refusal("error-cannot-read-cards", text=text[:40])


def _theatre(text: str) -> Theatre:
    """Raises like ``_card``."""
    for theatre in THEATRES:
        if theatre == text:
            return theatre
    raise Refusal("error-cannot-read-cards", text=text[:40])
