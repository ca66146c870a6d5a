"""A person playing AirWar: by the hand in the private chat, or by commands in the channel."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine import codec
from engine.game import Seat
from engine.games.airwar.faces import Card
from engine.games.airwar.model import Observation, State
from engine.games.airwar.rules.observe import observe
from engine.games.airwar.table import decks_in
from engine.games.airwar.words import name
from engine.match.model import MatchId
from engine.registry import load_texts
from engine.text import Text, language_of
from playground import Message, Persona, Reply
from tests.wire.stage import Stage


class Raider:
    def __init__(self, stage: Stage, person: Persona, match_id: MatchId, seat: int) -> None:
        self.stage = stage
        self.person = person
        self.match_id = match_id
        self.seat = Seat(seat)

    @property
    def t(self) -> Text:
        return load_texts("airwar")(language_of(self.person.locale))

    @property
    def hand(self) -> Message:
        return self.stage.delivered(self.match_id, f"seat:{self.seat}")

    @property
    def seen(self) -> Observation:
        """What the seat may know, by the rules and the row."""
        state: State = codec.load(State, self.stage.match(self.match_id)["state"])
        return observe(state, self.seat)

    @property
    def aircraft(self) -> list[Card]:
        """Aircraft in the hand, in its order."""
        flying = decks_in(self.seen.options.decks).aircraft
        return [card for card in self.seen.hand if card in flying]

    def named(self, card: Card) -> str:
        return name(decks_in(self.seen.options.decks), card, self.t)

    async def press(self, label: str) -> Reply:
        reply = await self.person.press(self.hand, label=label)
        await self.stage.settled()
        return reply

    async def tick(self, label: str, part: int = 0) -> Reply:
        """Tick one more in a list, by the select of that number among those that offer it."""
        lists = [s for s in self.hand.selects if label in [o.label for o in s.options]]
        select = lists[part]
        ticked = [option.label for option in select.options if option.default]
        return await self.choose(str(select.custom_id), [*ticked, label])

    async def choose(self, custom_id: str, labels: Iterable[str]) -> Reply:
        reply = await self.person.choose(self.hand, custom_id=custom_id, labels=[*labels])
        await self.stage.settled()
        return reply

    async def command(self, word: str, **options: Any) -> Reply:
        reply = await self.person.command(self.stage.channel, f"airwar {word}", **options)
        await self.stage.settled()
        return reply


def raiders(stage: Stage, match_id: MatchId) -> tuple[Raider, Raider]:
    """Anna, who has the Axis, and Bruno."""
    return Raider(stage, stage.anna, match_id, 0), Raider(stage, stage.bruno, match_id, 1)
