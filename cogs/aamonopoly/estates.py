"""The commands of AA-Monopoly for a seat's estate: building, mortgages, trades."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias, TypeVar, get_args

import discord
from discord import app_commands
from discord.ext.commands import Cog

from cogs.desk import Desk, think
from cogs.ui.controls import OPTION_LIMIT, Interaction
from cogs.ui.options import MatchOption, half_typed, matching
from engine.game import IllegalAction, Refusal, Seat
from engine.games.aamonopoly import commands, words
from engine.games.aamonopoly.actions import Raise, Use
from engine.games.aamonopoly.commands import Batch, Managing
from engine.games.aamonopoly.rules.trade import goods
from engine.match.model import Match, MatchId, PlayerId
from engine.match.service import Look

WhichMatch: TypeAlias = app_commands.Transform[MatchId, MatchOption]
Money: TypeAlias = app_commands.Range[int, 0, 99999]
Number: TypeAlias = app_commands.Range[int, 1, 3]
"""Of an army; Discord's client keeps to it, a forger need not."""
Choice: TypeAlias = app_commands.Choice[str]
T = TypeVar("T", bound=str)

GAME: Final = "aamonopoly"
ANSWER = [
    app_commands.Choice(name="Accept", value="accept"),
    app_commands.Choice(name="Refuse", value="refuse"),
    app_commands.Choice(name="Withdraw my own", value="withdraw"),
]


def known(text: str, *values: T) -> T:
    """One of the values. Raises Refusal for anything else, which only a forger sends."""
    for value in values:
        if value == text:
            return value
    raise Refusal("error-no-such-choice")


async def armies(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """Those that may move now, and where they stand."""
    look, t = await half_typed(interaction)
    if look is None or look.observation.viewer is None:
        return []
    own = look.observation.estates[look.observation.viewer].armies
    able = sorted({choice.army for choice in look.choices if isinstance(choice, Use)})
    pairs = [(f"{n + 1}: {words.army(own[n], t)}", n + 1) for n in able]
    return [app_commands.Choice(name=name, value=n) for name, n in pairs if typed in name]


async def lots(interaction: Interaction, typed: str) -> list[Choice]:
    """Where the command that is being typed can be done now."""
    look, t = await half_typed(interaction)
    command = interaction.command
    if look is None or command is None:
        return []
    way = next((way for way in get_args(Managing) if way == command.name), None)
    able = () if way is None else commands.manageable(look.choices, way)
    deeds = look.observation.deeds
    return matching([(words.lot(deeds, n, t), commands.key_of(n)) for n in able], typed)


async def gives(interaction: Interaction, typed: str) -> list[Choice]:
    """What the user could give, after what is typed already."""
    look, _ = await half_typed(interaction)
    seat = None if look is None else look.observation.viewer
    return await _goods(interaction, typed, seat)


async def gets(interaction: Interaction, typed: str) -> list[Choice]:
    """What the partner could give, after what is typed already."""
    look, _ = await half_typed(interaction)
    partner = getattr(interaction.namespace, "partner", None)
    number = getattr(partner, "id", None)
    seat = None if look is None or number is None else look.match.seat_of(PlayerId(number))
    return await _goods(interaction, typed, seat)


async def _goods(interaction: Interaction, typed: str, seat: Seat | None) -> list[Choice]:
    """Lots and cards of a seat."""
    look, t = await half_typed(interaction)
    if look is None or seat is None:
        return []
    seen = look.observation
    squares, cards = goods(seen, seat)
    pairs = [(words.lot(seen.deeds, n, t), commands.key_of(n)) for n in squares]
    pairs += [(words.card(card, t), card) for card in cards]
    return continued(pairs, typed)


def continued(pairs: Sequence[tuple[str, str]], typed: str) -> list[Choice]:
    """Labels with keys, each appended to what is typed before the last comma.

    Where that leaves no room, the list goes on without them: it can still be typed.
    """
    *before, last = [part.strip() for part in typed.split(",")]
    head = "".join(f"{part}, " for part in before)
    fresh = [(f"{head}{name}", f"{head}{key}") for name, key in pairs if key not in before]
    whole = [(label, value) for label, value in fresh if len(value) <= OPTION_LIMIT]
    return matching(whole, f"{head}{last}")


class EstateCommands(Cog):
    """Part of the game's cog."""

    desk: Desk

    @app_commands.command()
    @app_commands.autocomplete(lot=lots)
    async def build(
        self, interaction: Interaction, lot: str, match: WhichMatch | None = None
    ) -> None:
        """Build a Yard, or the Factory after four of them.

        Args:
            lot: Where
            match: Which match, if you play several
        """
        await self._manage(interaction, match, "build", lot)

    @app_commands.command()
    @app_commands.autocomplete(lot=lots)
    async def sell(
        self, interaction: Interaction, lot: str, match: WhichMatch | None = None
    ) -> None:
        """Sell a building to the bank, at half of what it cost.

        Args:
            lot: Where
            match: Which match, if you play several
        """
        await self._manage(interaction, match, "sell", lot)

    @app_commands.command()
    @app_commands.autocomplete(lot=lots)
    async def mortgage(
        self, interaction: Interaction, lot: str, match: WhichMatch | None = None
    ) -> None:
        """Mortgage a lot for half its price.

        Args:
            lot: Which one
            match: Which match, if you play several
        """
        await self._manage(interaction, match, "mortgage", lot)

    @app_commands.command()
    @app_commands.autocomplete(lot=lots)
    async def lift(
        self, interaction: Interaction, lot: str, match: WhichMatch | None = None
    ) -> None:
        """Pay a mortgage back, with a tenth on top.

        Args:
            lot: Whose mortgage
            match: Which match, if you play several
        """
        await self._manage(interaction, match, "lift", lot)

    @app_commands.command(name="raise")
    async def raise_army(self, interaction: Interaction, match: WhichMatch | None = None) -> None:
        """Raise a new army on Via.

        Args:
            match: Which match, if you play several
        """
        await self.act(interaction, match, (Raise(),))

    @app_commands.command()
    @app_commands.autocomplete(give=gives, get=gets)
    async def trade(
        self,
        interaction: Interaction,
        partner: discord.User,
        give: str | None = None,
        get: str | None = None,
        pay: Money = 0,
        ask: Money = 0,
        match: WhichMatch | None = None,
    ) -> None:
        """Offer a trade; with the partner alone, you write it by buttons.

        Args:
            partner: With whom
            give: Your lots and cards that you give, with commas between
            get: The lots and cards you want, with commas between
            pay: Cash you add
            ask: Cash you ask for
            match: Which match, if you play several
        """

        def order(look: Look) -> Batch:
            to = _seat_of(look.match, partner)
            return commands.trade(look.observation, to, give, get, pay, ask)

        await self.order(interaction, match, order)

    @app_commands.command()
    @app_commands.choices(choice=ANSWER)
    async def answer(
        self,
        interaction: Interaction,
        choice: str,
        partner: discord.User | None = None,
        match: WhichMatch | None = None,
    ) -> None:
        """Accept or refuse an offer made to you, or withdraw your own.

        Args:
            choice: What you do
            partner: Whose offer, if there are several
            match: Which match, if you play several
        """
        way = known(choice, *get_args(commands.Answering))

        def order(look: Look) -> Batch:
            by = None if partner is None else _seat_of(look.match, partner)
            return commands.answer(look.observation, way, by)

        await self.order(interaction, match, order)

    async def _manage(
        self, interaction: Interaction, match: MatchId | None, way: Managing, lot: str
    ) -> None:
        await self.order(interaction, match, lambda _look: commands.manage(way, lot))

    async def act(self, interaction: Interaction, match: MatchId | None, batch: Batch) -> None:
        await self.order(interaction, match, lambda _look: batch)

    async def order(
        self, interaction: Interaction, match: MatchId | None, order: Callable[[Look], Batch]
    ) -> None:
        """Play what follows from how the match looks to the user."""
        await think(interaction)
        found = await self.desk.find(interaction, match, GAME)
        seat = found.seat_of(PlayerId(interaction.user.id))
        try:
            batch = order(await self.desk.matches.look(found.id, seat))
        except IllegalAction as refusal:
            refusal.game = GAME
            raise
        await self.desk.act(interaction, found, batch)


def _seat_of(match: Match, user: discord.abc.User) -> Seat:
    """Raises Refusal for somebody who does not play there."""
    seat = match.seat_of(PlayerId(user.id))
    if seat is None:
        raise IllegalAction("error-no-partner")
    return seat
