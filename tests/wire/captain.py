"""A person playing Ships of the Line: by the screen alone, in any language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from engine.games.ships.cards import OPPOSITE, SHOT, WINDS, Card
from engine.match.model import MatchId
from engine.registry import load_texts
from engine.text import Text, language_of
from playground import Message, Persona, Reply
from playground.reading import Select
from tests.wire.stage import Stage

MAIN: Final = 1
"""Style of the button that answers the question."""


class Captain:
    """Plays by the controls on a hand, wherever the hand is shown."""

    def __init__(self, stage: Stage, person: Persona, match_id: MatchId, seat: int) -> None:
        self.stage = stage
        self.person = person
        self.match_id = match_id
        self.seat = seat
        self.ephemeral: Message | None = None
        """The private answer played on; None plays in the DM."""

    @property
    def t(self) -> Text:
        return load_texts("ships")(language_of(self.person.locale))

    @property
    def hand(self) -> Message:
        return self.ephemeral or self.stage.delivered(self.match_id, f"seat:{self.seat}")

    @property
    def held(self) -> tuple[Card, ...]:
        """What the seat holds, by the database."""
        return self.stage.sees(self.match_id, self.seat).hand

    @property
    def awaited(self) -> bool:
        return self.seat in self.stage.sees(self.match_id, None).awaited

    async def ask_for_hand(self) -> Message:
        """Play on from now by a fresh private answer."""
        reply = await self.person.command(self.stage.channel, "ships hand", match=self.match_id)
        await self.stage.settled()
        assert reply.message is not None
        self.ephemeral = reply.message
        return reply.message

    async def press(self, label: str) -> Reply:
        reply = await self.person.press(self.hand, label=label)
        await self.stage.settled()
        return reply

    async def confirm(self) -> Reply:
        """Answer the question as drafted."""
        (main,) = [b for b in self.hand.buttons if b.style == MAIN]
        reply = await self.person.press(self.hand, custom_id=main.custom_id)
        await self.stage.settled()
        return reply

    async def tick(self, select: Select, labels: Iterable[str]) -> Reply:
        """Tick options by their labels, each as often as it is named."""
        left = list(select.options)
        values = []
        for label in labels:
            option = next(o for o in left if o.label == label)
            left.remove(option)
            values.append(option.value)
        reply = await self.person.choose(self.hand, custom_id=select.custom_id, values=values)
        await self.stage.settled()
        return reply

    def select(self, placeholder: str) -> Select | None:
        return next((s for s in self.hand.selects if s.placeholder == placeholder), None)

    async def visit(self) -> None:
        """Answer all that is asked of the seat now: keep, most winds, best shot, no retreat."""
        while self.awaited:
            stage = self.stage.sees(self.match_id, self.seat).desk
            if stage is not None and stage.stage == "sail":
                await self.set_winds()
                await self.order_fire()
            await self.confirm()

    async def set_winds(self) -> None:
        select = self.select(self.t("pick-winds"))
        if select is not None:
            await self.tick(select, [self.t(f"card-{card}") for card in most_winds(self.held)])

    async def order_fire(self) -> None:
        """Order the largest salvo, or hold fire."""
        shot = max(SHOT, key=self.held.count)
        count = self.held.count(shot)
        label = self.t(f"cards-{shot}", n=count) if count else self.t("hold-fire")
        select = self.select(self.t("menu-fire-ahead"))
        await (self.press(label) if select is None else self.tick(select, [label]))


class Commander(Captain):
    """Plays by slash commands."""

    async def visit(self) -> None:
        while self.awaited:
            desk = self.stage.sees(self.match_id, self.seat).desk
            assert desk is not None
            await self.answer(desk.stage or "")

    async def answer(self, stage: str) -> None:
        match stage:
            case "sail":
                winds = most_winds(self.held)
                await self.command("sail", **{w: winds.count(w) for w in WINDS if w in winds})
            case "fire":
                shot = max(SHOT, key=self.held.count)
                given = {"shot": shot} if shot in self.held else {"shot": "none"}
                await self.command("fire", **given)
            case _:
                await self.command(stage)

    async def command(self, name: str, **options: Any) -> Reply:
        reply = await self.person.command(self.stage.channel, f"ships {name}", **options)
        await self.stage.settled()
        return reply


def pair(stage: Stage, match_id: MatchId) -> list[Captain]:
    """Anna and Bruno at a match that Anna began, playing by controls."""
    return [Captain(stage, p, match_id, i) for i, p in enumerate((stage.anna, stage.bruno))]


def commanders(stage: Stage, match_id: MatchId) -> list[Commander]:
    """The same, playing by commands."""
    return [Commander(stage, p, match_id, i) for i, p in enumerate((stage.anna, stage.bruno))]


async def play_turn(captains: Sequence[Captain]) -> None:
    """Play until the next turn has begun, or the match is over."""
    stage, match_id = captains[0].stage, captains[0].match_id
    turn = stage.sees(match_id, None).turn
    while stage.sees(match_id, None).turn == turn and stage.match(match_id)["ended"] is None:
        for captain in captains:
            await captain.visit()
            if stage.sees(match_id, None).turn != turn:
                return


def most_winds(held: Iterable[Card]) -> list[Card]:
    """The most winds that go together."""
    cards = [*held]
    best = [max((a, OPPOSITE[a]), key=cards.count) for a in ("north", "east")]
    return [card for card in cards if card in best]
