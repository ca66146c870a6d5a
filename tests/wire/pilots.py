"""Two people playing Dogfight over the wire, by the board that all see."""

from __future__ import annotations

from typing import Any

from engine import codec
from engine.games.dogfight.model import State
from engine.match.model import MatchId
from playground import Message, Persona, Reply
from tests.wire.stage import Stage

ASKED = "play:"


class Airfield:
    """A match of Anna (seat 0) and Bruno (seat 1)."""

    def __init__(self, stage: Stage, match_id: MatchId) -> None:
        self.stage = stage
        self.match_id = match_id
        self.people = (stage.anna, stage.bruno)

    @property
    def state(self) -> State:
        """By the database."""
        state: State = codec.load(State, self.stage.match(self.match_id)["state"])
        return state

    @property
    def board(self) -> Message:
        return self.stage.board(self.match_id)

    @property
    def pilot(self) -> Persona:
        """Whose turn it is, or who chooses who begins."""
        state = self.state
        return self.people[state.chooser if state.turn is None else state.turn.seat]

    @property
    def rival(self) -> Persona:
        return next(person for person in self.people if person is not self.pilot)

    def labels(self) -> list[str]:
        """Of the buttons that play."""
        buttons = self.board.buttons
        return [str(b.label) for b in buttons if str(b.custom_id).startswith(ASKED)]

    async def press(self, label: str, who: Persona | None = None) -> Reply:
        """On the board, by whoever's turn it is or by somebody else."""
        reply = await (who or self.pilot).press(self.board, label=label)
        await self.stage.settled()
        return reply

    async def command(self, name: str, **options: Any) -> Reply:
        """Of whoever's turn it is; with the match named, for someone who may play others too."""
        reply = await self.pilot.command(
            self.stage.channel, f"dogfight {name}", match=self.match_id, **options
        )
        await self.stage.settled()
        return reply


async def aloft(stage: Stage, **options: Any) -> Airfield:
    """A match just begun, who rolled higher having the first turn."""
    match_id = await stage.begin(stage.anna, stage.bruno, game="dogfight", **options)
    field = Airfield(stage, match_id)
    await field.press(f"{field.pilot.name} begins")
    return field
