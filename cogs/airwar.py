"""AirWar: Pacific! by slash commands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, TypeAlias

from discord import app_commands

from cogs.desk import think
from cogs.game import GameCog
from cogs.ui.controls import OPTION_LIMIT, Interaction
from cogs.ui.options import MatchOption, half_typed, matching
from cogs.ui.sheets import TEXT
from engine.game import Refusal
from engine.games.airwar import commands
from engine.games.airwar.actions import Slot
from engine.games.airwar.commands import Batch, Unknown
from engine.games.airwar.model import Observation
from engine.games.airwar.rules.refusals import misplaced
from engine.match.model import MatchId, PlayerId
from engine.registry import load_texts
from engine.text import Text, language_of

WhichMatch: TypeAlias = app_commands.Transform[MatchId, MatchOption]
Choice: TypeAlias = app_commands.Choice[str]
Order: TypeAlias = Callable[[Observation, Text], Batch]
"""The actions that a command stands for, as its user sees the match."""


def _choices(order: str, **words: str) -> list[Choice]:
    return [app_commands.Choice(name=name, value=f"{order}-{word}") for word, name in words.items()]


BATTLE = _choices(
    "battle",
    turn="The fewest that turn a clash my way",
    none="None",
    ask="Ask me in each clash",
)
COUNTER = _choices(
    "counter", sure="Only where I am sure to win", never="Never", ask="Ask me each time"
)
OPENING = _choices(
    "open",
    finish="Exposed aircraft if sure to win, else hidden ones",
    hidden="Hidden aircraft only",
    ask="Ask me before each clash",
)
STOP = _choices(
    "stop",
    never="Never",
    **{"1": "After the first", "2": "After the second", "3": "After the third"},
)
BOMBS = _choices(
    "bombs",
    industry="All at Industry",
    convoy="Whatever can, at the Convoy",
    best="Each where it does more",
    ask="Ask me each time",
)
LANDING = _choices(
    "landing", usual="Carriers first, then the strongest bases", ask="Ask me each time"
)


async def _suggested(
    interaction: Interaction,
    typed: str,
    pairs: Callable[[Observation, Text], list[tuple[str, str]]],
) -> list[Choice]:
    """Of what the user's own seat sees."""
    look, t = await half_typed(interaction)
    return [] if look is None else matching(pairs(look.observation, t), typed)


async def _listed(interaction: Interaction, typed: str, slot: Slot) -> list[Choice]:
    """A list that grows by one card with each suggestion."""
    look, t = await half_typed(interaction)
    if look is None:
        return []
    pairs = commands.longer(look.observation, slot, typed, t)
    return matching([pair for pair in pairs if len(pair[1]) <= OPTION_LIMIT], "")


async def mobilisable(interaction: Interaction, typed: str) -> list[Choice]:
    return await _suggested(interaction, typed, commands.mobilisable)


async def bases(interaction: Interaction, typed: str) -> list[Choice]:
    return await _suggested(interaction, typed, commands.bases)


async def targets(interaction: Interaction, typed: str) -> list[Choice]:
    return await _suggested(interaction, typed, commands.aims)


async def aircraft(interaction: Interaction, typed: str) -> list[Choice]:
    return await _listed(interaction, typed, "aircraft")


async def battle_cards(interaction: Interaction, typed: str) -> list[Choice]:
    return await _listed(interaction, typed, "battle")


async def losses(interaction: Interaction, typed: str) -> list[Choice]:
    look, _ = await half_typed(interaction)
    slot: Slot = commands.loss_slot(look.observation) if look is not None else "convoy"
    return await _listed(interaction, typed, slot)


async def fresh(interaction: Interaction, typed: str) -> list[Choice]:
    return await _suggested(interaction, typed, commands.fresh)


async def opponents(interaction: Interaction, typed: str) -> list[Choice]:
    return await _suggested(interaction, typed, commands.opponents)


async def airborne(interaction: Interaction, typed: str) -> list[Choice]:
    return await _suggested(interaction, typed, commands.airborne)


async def berths(interaction: Interaction, typed: str) -> list[Choice]:
    return await _suggested(interaction, typed, commands.berths)


class AirWar(
    GameCog, group_name="airwar", group_description="AirWar: Pacific! Raids from bases and carriers"
):
    game: ClassVar[str] = "airwar"

    @app_commands.command()
    @app_commands.autocomplete(card=mobilisable, base=bases)
    async def mobilise(
        self,
        interaction: Interaction,
        card: str,
        base: str | None = None,
        match: WhichMatch | None = None,
    ) -> None:
        """Draft one more card to be mobilised; your attack then puts it into play.

        Args:
            card: An air base, a carrier or a War card of your hand
            base: The air base that a War card is laid on
            match: Which match, if you play several
        """
        await self._give(interaction, match, lambda seen, t: commands.mobilise(seen, card, base, t))

    @app_commands.command()
    @app_commands.autocomplete(target=targets, aircraft=aircraft)
    async def attack(
        self,
        interaction: Interaction,
        target: str,
        aircraft: str = "",
        match: WhichMatch | None = None,
    ) -> None:
        """Mobilise what you have drafted and launch a raid, or none.

        Args:
            target: What to raid, or nothing
            aircraft: Your mission, with commas between; if left out, those you have ticked
            match: Which match, if you play several
        """
        await self._give(
            interaction, match, lambda seen, t: commands.raid(seen, target, aircraft, t)
        )

    @app_commands.command()
    @app_commands.autocomplete(aircraft=aircraft)
    async def intercept(
        self, interaction: Interaction, aircraft: str = "", match: WhichMatch | None = None
    ) -> None:
        """Set interceptors aside against a raid, or let it pass.

        Args:
            aircraft: Your interceptors, with commas between; none lets the raid pass
            match: Which match, if you play several
        """
        await self._give(
            interaction, match, lambda seen, t: commands.listed(seen, "aircraft", aircraft, t)
        )

    @app_commands.command()
    @app_commands.autocomplete(card=fresh, against=opponents)
    async def clash(
        self,
        interaction: Interaction,
        card: str,
        against: str = "back 1",
        match: WhichMatch | None = None,
    ) -> None:
        """Open a clash or strike back, or do neither.

        Args:
            card: The aircraft you lay, or neither
            against: A hidden card by its position, or one that lies open
            match: Which match, if you play several
        """
        await self._give(interaction, match, lambda seen, t: commands.fight(seen, card, against, t))

    @app_commands.command()
    @app_commands.autocomplete(cards=battle_cards)
    async def battle(
        self, interaction: Interaction, cards: str = "", match: WhichMatch | None = None
    ) -> None:
        """Play Battle cards in the clash, or none.

        Args:
            cards: Your Battle cards, with commas between; none plays none
            match: Which match, if you play several
        """
        await self._give(
            interaction, match, lambda seen, t: commands.listed(seen, "battle", cards, t)
        )

    @app_commands.command()
    @app_commands.autocomplete(cards=losses)
    async def damage(
        self, interaction: Interaction, cards: str = "", match: WhichMatch | None = None
    ) -> None:
        """Divide what strikes Resources, or choose what you lose.

        Args:
            cards: Aircraft for the Convoy, or cards to discard, with commas between
            match: Which match, if you play several
        """
        await self._give(interaction, match, lambda seen, t: commands.damage(seen, cards, t))

    @app_commands.command()
    @app_commands.autocomplete(aircraft=airborne, place=berths)
    async def land(
        self,
        interaction: Interaction,
        aircraft: str | None = None,
        place: str | None = None,
        match: WhichMatch | None = None,
    ) -> None:
        """Land all as drafted; or draft another place for one aircraft.

        Args:
            aircraft: Which aircraft is to land elsewhere
            place: Where it is to land
            match: Which match, if you play several
        """
        await self._give(
            interaction, match, lambda seen, t: commands.land(seen, aircraft, place, t)
        )

    @app_commands.command()
    @app_commands.choices(
        battle=BATTLE, counter=COUNTER, intercept=OPENING, stop=STOP, bombs=BOMBS, landing=LANDING
    )
    async def orders(
        self,
        interaction: Interaction,
        battle: str | None = None,
        counter: str | None = None,
        intercept: str | None = None,
        stop: str | None = None,
        bombs: str | None = None,
        landing: str | None = None,
        match: WhichMatch | None = None,
    ) -> None:
        """See or change what is done without asking you.

        Args:
            battle: Battle cards in your clashes
            counter: Striking back when an aircraft of your mission falls
            intercept: What your interceptors go for
            stop: When to break combat off
            bombs: What strikes Industry, and what the Convoy
            landing: Where your aircraft land
            match: Which match, if you play several
        """
        given = [each for each in (battle, counter, intercept, stop, bombs, landing) if each]
        await self._give(interaction, match, lambda seen, _: commands.orders(seen, given))

    async def _give(self, interaction: Interaction, match: MatchId | None, order: Order) -> None:
        await think(interaction)
        found = await self.desk.find(interaction, match, self.game)
        seat = found.seat_of(PlayerId(interaction.user.id))
        if seat is None:
            raise Refusal("error-no-seat")
        seen: Any = (await self.desk.matches.look(found.id, seat)).observation
        t = load_texts(self.game, TEXT)(language_of(str(interaction.locale)))
        other = misplaced(seen, interaction.command.name if interaction.command else "")
        try:
            batch = () if other else order(seen, t)
        except Unknown as unknown:
            raise Refusal("error-cannot-read-cards", text=unknown.text[:40]) from unknown
        if batch:
            await self.desk.act(interaction, found, batch)
        else:
            word = t(other.key, **other.params) if other else ""
            await self.desk.show_hand(interaction, found, word, fresh=True)
