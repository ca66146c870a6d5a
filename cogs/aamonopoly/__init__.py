"""AA-Monopoly by slash commands: a seat's turn. Those for its estate stand in ``estates``."""

from __future__ import annotations

from typing import Any, ClassVar, Final, get_args

import discord
from discord import app_commands

from cogs.aamonopoly import estates
from cogs.aamonopoly.estates import Money, Number, WhichMatch, armies, known
from cogs.game import PACE, GameCog
from cogs.ui.controls import Interaction
from engine.games.aamonopoly import commands
from engine.games.aamonopoly.actions import Bid, End, Mode, Roll
from engine.match.service import Look

ROUNDS = [
    app_commands.Choice(name=name, value=value)
    for value, name in (
        (10, "10 rounds"),
        (30, "30 rounds"),
        (60, "60 rounds"),
        (0, "No limit: to the last one standing"),
    )
]
HIGH: Final = 10
"""What the amounts of combat are multiplied by in a match of high stakes."""
THROW = [
    app_commands.Choice(name="Jointly: forward by the sum", value="joint"),
    app_commands.Choice(name="Separately: forward, then back", value="split"),
]
LOT = [
    app_commands.Choice(name="Buy it", value="buy"),
    app_commands.Choice(name="Leave it to the auction", value="auction"),
]
CARD = [
    app_commands.Choice(name="Pay", value="pay"),
    app_commands.Choice(name="Draw a War Bulletin", value="draw"),
]
BAIL = [
    app_commands.Choice(name="Pay for it", value="cash"),
    app_commands.Choice(name="Use a card", value="card"),
]
COMBAT = [
    app_commands.Choice(name=name, value=value)
    for value, name in (
        ("attack", "Attack"),
        ("peace", "Attack nobody"),
        ("on", "One square on"),
        ("back", "One square back"),
        ("stay", "It stays"),
        ("eliminate", "Eliminate"),
    )
]
STEP = [choice for choice in COMBAT if choice.value in ("on", "back")]


class AaMonopoly(
    estates.EstateCommands,
    GameCog,
    group_name="aamonopoly",
    group_description="AA-Monopoly: all of Monopoly, with armies that fight",
):
    game: ClassVar[str] = "aamonopoly"

    @app_commands.command()
    @app_commands.choices(pace=PACE)
    @app_commands.choices(rounds=ROUNDS)
    async def challenge(  # type: ignore[override]  # with settings of its own, too
        self,
        interaction: Interaction,
        opponent: discord.User,
        rounds: int | None = None,
        high_stakes: bool = False,
        pace: str | None = None,
        private: bool = False,
    ) -> None:
        """Challenge someone to a match.

        Args:
            opponent: Whom you challenge
            rounds: After how many rounds the richest wins
            high_stakes: Whether combat and new armies cost ten times as much
            pace: How much time there is for each move
            private: Whether only its players may look into the match
        """
        options = _options(rounds, high_stakes=high_stakes)
        await self.challenge_to(interaction, opponent, pace, private=private, options=options)

    @app_commands.command()
    @app_commands.choices(pace=PACE)
    @app_commands.choices(rounds=ROUNDS)
    async def open(  # type: ignore[override]  # with settings of its own, too
        self,
        interaction: Interaction,
        rounds: int | None = None,
        high_stakes: bool = False,
        pace: str | None = None,
        private: bool = False,
    ) -> None:
        """Open a table that anyone here may join.

        Args:
            rounds: After how many rounds the richest wins
            high_stakes: Whether combat and new armies cost ten times as much
            pace: How much time there is for each move
            private: Whether only its players may look into the match
        """
        options = _options(rounds, high_stakes=high_stakes)
        await self.open_to_all(interaction, pace, private=private, options=options)

    @app_commands.command()
    @app_commands.choices(way=THROW)
    async def throw(
        self, interaction: Interaction, way: str = "joint", match: WhichMatch | None = None
    ) -> None:
        """Throw the dice.

        Args:
            way: How; separately at most twice a lap
            match: Which match, if you play several
        """
        await self.act(interaction, match, (Roll(known(way, *get_args(Mode))),))

    @app_commands.command()
    @app_commands.autocomplete(army=armies)
    async def army(
        self,
        interaction: Interaction,
        army: Number,
        attack: bool = False,
        match: WhichMatch | None = None,
    ) -> None:
        """Choose which of your armies moves.

        Args:
            army: Which one, as your estate counts them
            attack: Whether it attacks the armies it finds there
            match: Which match, if you play several
        """
        await self.act(interaction, match, commands.use(army, attack=attack))

    @app_commands.command()
    @app_commands.choices(choice=LOT)
    async def buy(
        self, interaction: Interaction, choice: str = "buy", match: WhichMatch | None = None
    ) -> None:
        """Buy the lot you have reached, or leave it to the auction.

        Args:
            choice: What you do
            match: Which match, if you play several
        """
        auction = known(choice, "buy", "auction") == "auction"
        await self.act(interaction, match, commands.buy(auction=auction))

    @app_commands.command()
    async def bid(
        self, interaction: Interaction, amount: Money, match: WhichMatch | None = None
    ) -> None:
        """Bid for the lot that is auctioned, or may soon be; your bid stays secret.

        Args:
            amount: The most you would pay; 0 for no bid
            match: Which match, if you play several
        """
        await self.act(interaction, match, (Bid(amount),))

    @app_commands.command()
    @app_commands.choices(choice=COMBAT, step=STEP)
    async def combat(
        self,
        interaction: Interaction,
        choice: str,
        step: str | None = None,
        match: WhichMatch | None = None,
    ) -> None:
        """Attack or not, and decide what follows from a combat you have won.

        Args:
            choice: What you decide
            step: Where your army goes after it has eliminated others
            match: Which match, if you play several
        """
        wanted = known(choice, *get_args(commands.Outcome))
        back = step is not None and known(step, "on", "back") == "back"

        def order(look: Look) -> commands.Batch:
            return commands.fight(look.choices, wanted, back=back)

        await self.order(interaction, match, order)

    @app_commands.command()
    @app_commands.choices(choice=CARD)
    async def pay(
        self, interaction: Interaction, choice: str = "pay", match: WhichMatch | None = None
    ) -> None:
        """Pay what a card asks for, or draw a War Bulletin instead.

        Args:
            choice: What you do
            match: Which match, if you play several
        """
        draw = known(choice, "pay", "draw") == "draw"
        await self.act(interaction, match, commands.pay(draw=draw))

    @app_commands.command()
    @app_commands.choices(by=BAIL)
    async def prison(
        self,
        interaction: Interaction,
        by: str = "cash",
        army: Number | None = None,
        match: WhichMatch | None = None,
    ) -> None:
        """Free an army from prison, before the throw.

        Args:
            by: By money or by a card
            army: Which one, as your estate counts them
            match: Which match, if you play several
        """
        card = known(by, "cash", "card") == "card"

        def order(look: Look) -> commands.Batch:
            return commands.bail(look.observation, army, card=card)

        await self.order(interaction, match, order)

    @app_commands.command()
    async def orders(
        self,
        interaction: Interaction,
        no_mercy: bool | None = None,
        wait: bool | None = None,
        match: WhichMatch | None = None,
    ) -> None:
        """Give standing orders, or take them back.

        Args:
            no_mercy: Eliminate failed attackers if you can, else the worst step; if not, you choose
            wait: Whether your turn waits at its end whenever you can spend or trade
            match: Which match, if you play several
        """

        def order(look: Look) -> commands.Batch:
            return commands.orders(look.observation, no_mercy=no_mercy, wait=wait)

        await self.order(interaction, match, order)

    @app_commands.command()
    async def end(self, interaction: Interaction, match: WhichMatch | None = None) -> None:
        """End your turn.

        Args:
            match: Which match, if you play several
        """
        await self.act(interaction, match, (End(),))


def _options(rounds: int | None, *, high_stakes: bool) -> dict[str, Any]:
    """The settings chosen. The table refuses a number of rounds that is not offered."""
    chosen = {"stakes": HIGH if high_stakes else 1}
    return chosen if rounds is None else chosen | {"rounds": rounds}
