"""A walk at random: every control ever shown, pressed by anyone, at any later time."""

from __future__ import annotations

import json
import random
from collections.abc import AsyncIterator, Awaitable
from dataclasses import dataclass
from typing import Any, Final

import pytest

from engine import codec
from engine.games.ships import GAME
from engine.games.ships.model import State
from engine.games.ships.rules.observe import to_act
from engine.match.replay import verify
from playground import Channel, Message, Persona, Reply
from playground.reading import Button, Select
from playground.recorder import Exchange
from tests.games.ships.tables import all_cards
from tests.wire.stage import Stage

STEPS: Final = 120
COMMANDS: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("ships open", {}),
    ("ships hand", {}),
    ("ships hand", {}),
    ("ships board", {}),
    ("ships log", {}),
    ("ships rules", {}),
    ("ships reload", {"cannon": 1}),
    ("ships sail", {"north": 1, "fire": "cannon:1", "retire": "none"}),
    ("ships fire", {"shot": "grape"}),
    ("ships retire", {"east": 1}),
    ("matches", {}),
    ("resign", {}),
)


@dataclass(frozen=True)
class Shown:
    """A control that somebody was shown at some time."""

    message: Message
    control: Button | Select


PUBLIC = "players, channel, motion, paused, gone, absent"
"""What everybody may know of a match beside its game."""


class Walker:
    def __init__(self, stage: Stage, seed: str) -> None:
        self.stage = stage
        self.luck = random.Random(seed)
        self.people = [stage.anna, stage.bruno, stage.oksana]
        self.shown: dict[tuple[int, str], Shown] = {}

    def look(self) -> None:
        """Take note of every control there is."""
        for messages in self.stage.discord.world.messages.values():
            for message in messages.values():
                controls: list[Button | Select] = [*message.buttons, *message.selects]
                for control in controls:
                    key = message.id, str(control.custom_id)
                    self.shown.setdefault(key, Shown(message, control))

    async def step(self) -> None:
        self.look()
        person, doing = self.luck.choice(self.people), self.luck.random()
        if doing < 0.75:
            await self.press(person)
        elif doing < 0.95:
            await self.command(person)
        elif doing < 0.97:
            self.stage.clock.pass_(hours=self.luck.choice((1, 73)))
            await self.stage.round()
        else:
            await self.stage.restart()
        await self.stage.settled()

    async def press(self, person: Persona) -> None:
        """Mostly a control of late, and mostly one's own."""
        known = [*self.shown.values()]
        shown = self.luck.choice(known[-40:] if self.luck.random() < 0.7 else known)
        owner = self.owner(shown.message)
        if owner is not None and self.luck.random() < 0.9:
            person = owner
        name, values = str(shown.control.custom_id), self.picked(shown.control)
        await self.watched(person.forge(shown.message, name, values=values))

    def owner(self, message: Message) -> Persona | None:
        """The one person who can see a message; None where others can."""
        place = self.stage.discord.world.channels[message.channel_id]
        alone = message.addressee_id or place.recipient_id
        return next((person for person in self.people if person.id == alone), None)

    def picked(self, control: Button | Select) -> list[str] | None:
        """Any choice that its menu allows; None for a button."""
        if isinstance(control, Button):
            return None
        most = self.luck.randint(control.least, control.most)
        return [option.value for option in self.luck.sample(control.options, most)]

    async def command(self, person: Persona) -> None:
        """Now and then in a match by its name, be it one's own or not."""
        name, options = self.luck.choice(COMMANDS)
        matches = self.stage.rows("SELECT id FROM match ORDER BY id")
        naming = name.split()[-1] not in ("open", "rules", "matches") and self.luck.random() < 0.3
        named: dict[str, Any] = {"match": self.luck.choice(matches)["id"]} if naming else {}
        await self.watched(person.command(self.stage.channel, name, **options, **named))

    async def watched(self, doing: Awaitable[Reply]) -> None:
        """What changes nothing in anybody's view shows in nobody's chat."""
        places: dict[Persona | None, Channel] = {p: p.open_dm() for p in self.people}
        places[None] = self.stage.channel
        views = {viewer: self.view(viewer) for viewer in places}
        since = len(self.stage.discord.recorder.exchanges)
        await doing
        await self.stage.settled()
        said = [*filter(self.telling, [*self.stage.discord.recorder.exchanges][since:])]
        for viewer, place in places.items():
            if views[viewer] == self.view(viewer):
                told = [e for e in said if e.path.startswith(f"/channels/{place.id}/")]
                assert told == [], (viewer, told)

    def telling(self, exchange: Exchange) -> bool:
        """Whether it posts a message or edits a live one, and does not tidy an old one up."""
        live = {str(row["message"]) for row in self.stage.rows("SELECT message FROM delivery")}
        return exchange.method == "POST" or exchange.path.split("/")[-1] in live

    def view(self, viewer: Persona | None) -> list[Any]:
        """All that a person, or everybody, may know of tables, matches, clocks and questions."""
        seen: list[Any] = self.stage.rows("SELECT id, status, version FROM lobby")
        seen += self.stage.rows("SELECT * FROM due ORDER BY match_id, seat")
        for row in self.stage.rows("SELECT id, players, asked FROM match ORDER BY id"):
            players, asked = json.loads(row["players"]), json.loads(row["asked"])
            seen.append(self.stage.sees(row["id"], None))
            seen += self.stage.rows(f"SELECT {PUBLIC} FROM match WHERE id = '{row['id']}'")
            if viewer is not None and viewer.id in players:
                seat = players.index(viewer.id)
                seen += [self.stage.sees(row["id"], seat), asked[seat]]
        return seen


async def untrue(stage: Stage) -> AsyncIterator[str]:
    """What the database says of a match that cannot be so."""
    store = stage.bot.desk.matches._store
    for row in stage.rows("SELECT id FROM match"):
        match = await store.load(row["id"])
        verify(GAME, match, await store.log(match.id), match.commitment)
        state: State = codec.load(State, match.state)
        if tuple(sorted(to_act(state))) != match.awaited:
            yield f"{match.id} awaits {match.awaited}"
        running = set() if match.paused else {*match.awaited}
        if {due.seat for due in await store.dues(match.id)} != running:
            yield f"{match.id}: clocks of other seats run"
        if bool(match.awaited) == (match.ended is not None):
            yield f"{match.id} is over, or nobody is awaited"
        if set(all_cards(state).values()) != {8}:
            yield f"{match.id} has cards {all_cards(state)}"


@pytest.mark.parametrize("seed", ["reach", "tack"])
async def test_whatever_is_pressed_whenever_by_whomever_is_answered_and_breaks_nothing(
    stage: Stage, seed: str
) -> None:
    walker = Walker(stage, seed)
    await stage.begin(stage.anna, stage.bruno)
    await stage.challenge(stage.bruno, stage.oksana)
    faults = []

    for _ in range(STEPS):
        await walker.step()
        faults += [fault async for fault in untrue(stage)]

    assert faults == []
    assert stage.rows("SELECT 1 FROM entry")
