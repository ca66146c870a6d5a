"""A player of Ships without a window, who answers as ``Player`` does."""

from __future__ import annotations

from collections.abc import Awaitable

from playground.reading import Button, Option, Select
from playground.records import Message
from playground.server import Playground
from tests.page.player import OVER, SALVO, WINDS, largest, most_common

MAIN, TICKED = 1, 3
"""Styles of the button that answers, and of one that stands for the draft."""
PATIENCE = 20.0
"""Real seconds to wait for the bot."""


class Rival:
    def __init__(self, discord: Playground, name: str) -> None:
        self._discord = discord
        self._person = discord.persona(name)

    async def accept(self) -> None:
        """Take up the challenge in the channel."""
        channel = self._discord.channel("wardroom")
        cards = await self._discord.until(
            lambda: [m for m in self._discord.messages(channel) if m.buttons], PATIENCE
        )
        await self._person.press(cards[-1], label="Accept")

    async def play(self) -> None:
        """Answer every question until the match is over."""
        while True:
            await self._discord.until(lambda: self._over or self._confirm, PATIENCE)
            if self._over or self._confirm is None:
                return
            await self._draft()
            await self._anew(self._person.press(self._hand, custom_id=self._confirm.custom_id))

    async def _draft(self) -> None:
        hand = self._hand
        menus = {s.placeholder or "": s for s in hand.selects}
        winds = next((menus[name] for name in menus if WINDS.search(name)), None)
        salvo = next((menus[name] for name in menus if SALVO.search(name)), None)
        if winds is not None:
            kind = most_common([o.label for o in winds.options])
            await self._choose(winds, [o for o in winds.options if o.label == kind])
        elif salvo is not None:
            best = salvo.options[largest([o.label for o in salvo.options])]
            if not best.default:
                await self._choose(salvo, [best])
        elif SALVO.search(hand.text):
            buttons = [b for b in hand.buttons if b.style != MAIN]
            button = buttons[largest([b.label for b in buttons])]
            if button.style != TICKED:
                await self._anew(self._person.press(hand, custom_id=button.custom_id))

    async def _choose(self, menu: Select, options: list[Option]) -> None:
        values = [option.value for option in options]
        choice = self._person.choose(self._hand, custom_id=menu.custom_id, values=values)
        await self._anew(choice)

    @property
    def _chat(self) -> list[Message]:
        return self._person.messages(self._person.open_dm())

    @property
    def _hand(self) -> Message:
        return self._chat[-1]

    @property
    def _over(self) -> bool:
        return any(OVER.search(message.text) for message in self._chat)

    @property
    def _confirm(self) -> Button | None:
        return next((b for m in self._chat[-1:] for b in m.buttons if b.style == MAIN), None)

    async def _anew(self, deed: Awaitable[object]) -> None:
        """Do it, and wait until the question is put anew or is answered."""
        before = self._confirm
        await deed
        await self._discord.until(lambda: self._confirm != before, PATIENCE)
