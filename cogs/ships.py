"""Ships of the Line by slash commands."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations_with_replacement
from typing import Any, ClassVar, TypeAlias

from discord import app_commands

from cogs.desk import think
from cogs.game import GameCog
from cogs.ui.controls import Interaction
from cogs.ui.options import MatchOption, choices, half_typed
from engine.game import Refusal
from engine.games.ships import commands
from engine.games.ships.cards import CARDS, Card
from engine.match.model import MatchId, PlayerId

Some: TypeAlias = app_commands.Range[int, 0, 7]
UpToFour: TypeAlias = app_commands.Range[int, 0, 4]
UpToThree: TypeAlias = app_commands.Range[int, 0, 3]
WhichMatch: TypeAlias = app_commands.Transform[MatchId, MatchOption]

NOTHING = "none"
MOST = 7
"""Cards of a kind that anybody can hold; Discord's client keeps to it, a forger need not."""


async def salvos(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """What the user may fire, for an order."""
    look, t = await half_typed(interaction)
    pairs = [(t("hold-fire"), NOTHING)]
    if look is not None:
        for card, count in commands.suggested_salvos(look.observation, look.choices):
            pairs.append((t(f"cards-{card}", n=count), f"{card}:{count}"))
    return choices([pair for pair in pairs if typed.lower() in pair[0].lower()])


async def retirements(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """What the user may discard in Retire, for an order."""
    look, t = await half_typed(interaction)
    held = (
        commands.suggested_counts(look.observation, look.choices, "retire")
        if look is not None
        else {}
    )
    pairs = [(t("retire-none"), NOTHING)]
    for size in (1, 2, 3):
        for cards in combinations_with_replacement(held, size):
            counts = {card: cards.count(card) for card in held if card in cards}
            if all(count <= held[card] for card, count in counts.items()):
                label = ", ".join(t(f"cards-{card}", n=n) for card, n in counts.items())
                value = ",".join(f"{card}:{n}" for card, n in counts.items())
                pairs.append((label, value))
    return choices([pair for pair in pairs if typed.lower() in pair[0].lower()])


class Ships(
    GameCog, group_name="ships", group_description="Ships of the Line: wind and broadsides"
):
    game: ClassVar[str] = "ships"

    @app_commands.command()
    async def reload(
        self,
        interaction: Interaction,
        north: UpToFour = 0,
        south: UpToFour = 0,
        east: UpToFour = 0,
        west: UpToFour = 0,
        cannon: UpToFour = 0,
        chain: UpToFour = 0,
        grape: UpToFour = 0,
        match: WhichMatch | None = None,
    ) -> None:
        """Discard up to 4 cards and draw as many.

        Args:
            north: How many North
            south: How many South
            east: How many East
            west: How many West
            cannon: How many Cannon Balls
            chain: How many Chain Shot
            grape: How many Grape Shot
            match: Which match, if you play several
        """
        counts = _by_card(north, south, east, west, cannon, chain, grape)
        await self._act(interaction, match, commands.reload(counts))

    @app_commands.command()
    @app_commands.autocomplete(fire=salvos, retire=retirements)
    async def sail(
        self,
        interaction: Interaction,
        north: Some = 0,
        south: Some = 0,
        east: Some = 0,
        west: Some = 0,
        fire: str | None = None,
        retire: str | None = None,
        match: WhichMatch | None = None,
    ) -> None:
        """Set your winds and, if you like, give orders for Fire and Retire.

        Args:
            north: How many North
            south: How many South
            east: How many East
            west: How many West
            fire: Order: what to fire, if you may
            retire: Order: what to discard in Retire
            match: Which match, if you play several
        """
        winds = _by_card(north, south, east, west)
        orders = (None if text is None else _read(text) for text in (fire, retire))
        await self._act(interaction, match, commands.sail(winds, *orders))

    @app_commands.command()
    @app_commands.choices(
        shot=[
            app_commands.Choice(name="Cannon Balls (hull)", value="cannon"),
            app_commands.Choice(name="Chain Shot (rigging)", value="chain"),
            app_commands.Choice(name="Grape Shot (crew)", value="grape"),
            app_commands.Choice(name="Hold fire", value=NOTHING),
        ]
    )
    async def fire(
        self,
        interaction: Interaction,
        shot: str,
        count: app_commands.Range[int, 1, 7] | None = None,
        match: WhichMatch | None = None,
    ) -> None:
        """Fire cards of one kind, or hold your fire.

        Args:
            shot: What you fire
            count: How many cards; all of them if you give no number
            match: Which match, if you play several
        """
        await think(interaction)
        found = await self.desk.find(interaction, match, self.game)
        seat = found.seat_of(PlayerId(interaction.user.id))
        look = await self.desk.matches.look(found.id, seat)
        held = commands.suggested_counts(look.observation, look.choices, "fire")
        card = CARDS[0] if shot == NOTHING else _card(shot)
        number = 0 if shot == NOTHING else count or held.get(card, 1)
        await self.desk.act(interaction, found, commands.fire(card, _counted(number)))

    @fire.autocomplete("count")
    async def counts(self, interaction: Interaction, _typed: str) -> list[app_commands.Choice[Any]]:
        """As many as the user holds of the kind already chosen."""
        look, _ = await half_typed(interaction)
        if look is None:
            return []
        held = commands.suggested_counts(look.observation, look.choices, "fire")
        shot = getattr(interaction.namespace, "shot", None)
        most = next((count for card, count in held.items() if card == shot), 0)
        return [app_commands.Choice(name=str(n), value=n) for n in range(most, 0, -1)]

    @app_commands.command()
    async def retire(
        self,
        interaction: Interaction,
        north: UpToThree = 0,
        south: UpToThree = 0,
        east: UpToThree = 0,
        west: UpToThree = 0,
        cannon: UpToThree = 0,
        chain: UpToThree = 0,
        grape: UpToThree = 0,
        match: WhichMatch | None = None,
    ) -> None:
        """Discard up to 3 cards; they are not replaced before the next Load.

        Args:
            north: How many North
            south: How many South
            east: How many East
            west: How many West
            cannon: How many Cannon Balls
            chain: How many Chain Shot
            grape: How many Grape Shot
            match: Which match, if you play several
        """
        counts = _by_card(north, south, east, west, cannon, chain, grape)
        await self._act(interaction, match, commands.retire(counts))

    async def _act(
        self, interaction: Interaction, match: MatchId | None, batch: commands.Batch
    ) -> None:
        await think(interaction)
        found = await self.desk.find(interaction, match, self.game)
        await self.desk.act(interaction, found, batch)


def _by_card(*counts: int) -> dict[Card, int]:
    """Numbers in the order of the cards, those of none left out. Raises like ``_counted``."""
    return {card: count for card, count in zip(CARDS, map(_counted, counts), strict=False) if count}


def _counted(number: int) -> int:
    """A number of cards. Raises Refusal for one that Discord's client would let nobody send."""
    if number not in range(MOST + 1):
        raise Refusal("error-no-such-choice")
    return number


def _card(name: str) -> Card:
    """Raises Refusal for what is no card."""
    for card in CARDS:
        if card == name:
            return card
    raise Refusal("error-no-such-choice")


def _read(text: str) -> Mapping[Card, int]:
    """``cannon:2,north:1`` as counts. Raises Refusal for anything that was not suggested."""
    counts: dict[Card, int] = {}
    for part in [] if text == NOTHING else text.split(","):
        name, _, number = part.partition(":")
        if name not in CARDS or number not in tuple("1234567"):
            raise Refusal("error-cannot-read-cards", text=text[:40])
        counts[_card(name)] = int(number)
    return counts
