"""A person playing Critters at War: by the screen alone, in any language."""

from __future__ import annotations

from typing import Any

from engine import codec
from engine.game import Seat
from engine.games.critters.cards import Card, Theatre
from engine.games.critters.model import Observation, State
from engine.games.critters.rules.observe import observe
from engine.games.critters.words import printed
from engine.match.model import MatchId
from engine.registry import load_texts
from engine.text import Text, language_of
from playground import Message, Persona, Reply
from tests.wire.stage import Stage


class General:
    """Plays on the hand in the private chat, or by commands in the channel."""

    def __init__(self, stage: Stage, person: Persona, match_id: MatchId, seat: int) -> None:
        self.stage = stage
        self.person = person
        self.match_id = match_id
        self.seat = Seat(seat)

    @property
    def t(self) -> Text:
        return load_texts("critters")(language_of(self.person.locale))

    @property
    def hand(self) -> Message:
        return self.stage.delivered(self.match_id, f"seat:{self.seat}")

    @property
    def seen(self) -> Observation:
        """What the seat may know, by the rules and the row."""
        state: State = codec.load(State, self.stage.match(self.match_id)["state"])
        return observe(state, self.seat)

    def choices(self) -> list[str]:
        """The labels of all that could be pressed or picked on the hand to play."""
        buttons = [
            button.label
            for button in self.hand.buttons
            if (button.custom_id or "").startswith("play:")
        ]
        return buttons + [option.label for select in self.hand.selects for option in select.options]

    async def choose(self, label: str) -> Reply:
        """Press the button of that label, or pick the option."""
        if any(button.label == label for button in self.hand.buttons):
            reply = await self.person.press(self.hand, label=label)
        else:
            (select,) = [s for s in self.hand.selects if label in [o.label for o in s.options]]
            reply = await self.person.choose(self.hand, custom_id=select.custom_id, labels=[label])
        await self.stage.settled()
        return reply

    async def pick_up(self, card: Card) -> Reply:
        return await self.choose(printed(card, self.t))

    async def deploy(self, card: Card, theatre: Theatre) -> Reply:
        await self.pick_up(card)
        return await self.choose(self.t("play-deploy", theatre=theatre))

    async def improvise(self, card: Card, theatre: Theatre) -> Reply:
        await self.pick_up(card)
        return await self.choose(self.t("play-improvise", theatre=theatre))

    async def command(self, name: str, **options: Any) -> Reply:
        reply = await self.person.command(self.stage.channel, f"critters {name}", **options)
        await self.stage.settled()
        return reply


def generals(stage: Stage, match_id: MatchId) -> list[General]:
    """Anna and Bruno at a match that Anna began, the First Player first."""
    both = [General(stage, p, match_id, i) for i, p in enumerate((stage.anna, stage.bruno))]
    return both if both[0].seen.first == 0 else both[::-1]
