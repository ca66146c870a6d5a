"""Two worlds that differ only in what Anna bids, sealed, and in the trade that she writes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from engine import codec
from engine.games.aamonopoly import GAME
from engine.games.aamonopoly.actions import Settle
from engine.games.aamonopoly.model import State
from engine.match.model import MatchId
from playground import Persona
from tests.wire.luck import Luck
from tests.wire.stage import Stage, staged
from tests.wire.test_secrecy import normal, others

STEPS: Final = 18
BIDS: Final = (40, 60)
"""Of the others: whoever gets the lot pays 41, whether Anna would have paid 10 or 30."""


class World:
    """A table of three, and what Anna keeps to herself at it."""

    def __init__(self, stage: Stage, match_id: MatchId, *, bold: bool) -> None:
        self.stage, self.match_id, self.bold = stage, match_id, bold
        people = {person.id: person for person in (stage.anna, stage.bruno, stage.oksana)}
        match = codec.load(tuple[int, ...], stage.match(match_id)["players"])
        self.people = [people[player] for player in match]
        self.bought = False

    @property
    def state(self) -> State:
        state: State = codec.load(State, self.stage.match(self.match_id)["state"])
        return state

    async def order(self, person: Persona, name: str, **options: Any) -> None:
        await person.command(self.stage.channel, f"aamonopoly {name}", **options)
        await self.stage.settled()

    async def step(self) -> None:
        """All who are awaited answer what they are asked."""
        task = self.state.tasks[0].kind
        for seat in sorted(GAME.to_act(self.state)):
            person = self.people[seat]
            match task:
                case "throw":
                    await self.write(person)
                    await self.order(person, "throw")
                case "arrival":
                    await self.arrive(person)
                case "auction":
                    await self.bid(person)
                case "finish":
                    await self.order(person, "end")
                case _:
                    raise LookupError(f"this luck leads to {task}")

    async def write(self, person: Persona) -> None:
        """With one, then with the other; luck hangs on how many moves there were, not on which."""
        if person is self.stage.anna and self.bought:
            partners = [other for other in self.people if other is not person]
            for partner in partners if self.bold else reversed(partners):
                await self.order(person, "trade", partner=partner)

    async def arrive(self, person: Persona) -> None:
        """The first lot is bought; Anna bids ahead for all others; nobody is attacked."""
        if Settle() in GAME.legal_actions(self.state, self.state.turn):
            await self.order(person, "combat", choice="peace")
            return
        if person is not self.stage.anna:
            await self.bid(self.stage.anna)
        await self.order(person, "buy", choice="auction" if self.bought else "buy")
        self.bought = True

    async def bid(self, person: Persona) -> None:
        if person is self.stage.anna:
            await self.order(person, "bid", amount=30 if self.bold else 10)
        else:
            await self.order(person, "bid", amount=BIDS[person is self.stage.bruno])

    async def look_around(self) -> None:
        for command in ("hand", "board", "log"):
            await self.order(self.stage.bruno, command)


def nameless(lines: list[str]) -> Iterator[str]:
    """Messages without the numbers of who and what: those are given in the order they are sent."""
    return (re.sub(r"#\d+", "#", line) for line in lines)


async def begun(stage: Stage) -> MatchId:
    await stage.anna.command(stage.channel, "aamonopoly open")
    await stage.settled()
    card = stage.posted(stage.channel)[-1]
    names = {str(button.custom_id).split(":")[0]: str(button.custom_id) for button in card.buttons}
    for person in (stage.bruno, stage.oksana):
        await person.forge(card, names["join"])
        await stage.settled()
    await stage.anna.forge(card, names["start"])
    await stage.settled()
    (row,) = stage.rows("SELECT id FROM match")
    return MatchId(row["id"])


async def test_what_others_get_is_the_same_whatever_anna_bids_below_them_and_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Losing maxima stay secret, and so does a trade that is being written."""
    got, kept, auctions = list[list[str]](), list[object](), 0
    for bold in (False, True):
        monkeypatch.setattr("secrets.token_hex", Luck(start=3))
        data = tmp_path / str(bold)
        data.mkdir()
        async with staged(data) as stage:
            world = World(stage, await begun(stage), bold=bold)
            for _ in range(STEPS):
                await world.step()
            await world.look_around()
            got.append(sorted(nameless(normal(others(stage)))))
            kept.append(stage.rows("SELECT seat, action FROM entry WHERE cause = 'player'"))
            events = [row["events"] for row in stage.rows("SELECT events FROM entry")]
            auctions += sum('"auctioned"' in text for text in events)

    assert auctions >= 4
    assert kept[0] != kept[1]
    assert [line for line in got[1] if line not in got[0]] == []
    assert got[0] == got[1]
