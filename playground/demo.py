"""A whole match of Ships of the Line by two people, printed as each of them saw it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from playground.persona import Persona
from playground.reading import Button, Select
from playground.records import Channel, Message
from playground.server import Playground
from playground.telling import Telling

MAIN: Final = 1
"""Style of the button that answers a question."""
CLOCK: Final = "<t:"
"""Stands in every message of a match that goes on: when somebody's time runs out."""
OPPOSITE: Final = {"North": "South", "East": "West", "Nord": "Sud", "Est": "Ovest"}
"""Winds as they are called on the screens of the two."""
PATIENCE: Final = 20.0
"""Real seconds to wait for the bot."""


class Player:
    """Keeps every card, sets the most winds, fires the most shot, as the screen offers them."""

    def __init__(self, discord: Playground, person: Persona, telling: Telling) -> None:
        self._discord = discord
        self._person = person
        self._telling = telling
        self.chat = person.open_dm()

    @property
    def hand(self) -> Message:
        """The live one: the last that came in private."""
        return public(self._discord, self.chat)[-1]

    @property
    def question(self) -> Button | None:
        """The button that answers it; None while nothing is asked."""
        shown = public(self._discord, self.chat)[-1:]
        buttons = [button for hand in shown for button in hand.buttons if button.style == MAIN]
        return buttons[0] if buttons else None

    async def visit(self) -> None:
        """Answer one question."""
        picks = [select for select in self.hand.selects if select.least == 0]
        if picks and len(self._answers()) > 2:
            await self._give_orders(picks[0])
        if self.question is not None:
            await self._press(self.question)

    async def _give_orders(self, pick: Select) -> None:
        """Winds; an order for Fire; and, with the button before the last, none for Retire."""
        if winds := _most_winds(option.label for option in pick.options):
            await self._choose(pick, winds)
        if salvos := sorted(label for label in self._offers() if label[:1].isdecimal()):
            await self._take(salvos[-1])
        *_, nothing, _ = self._answers()
        await self._press(nothing)

    def _answers(self) -> list[Button]:
        """Buttons of the question; those that take a move back or ask for a pause are others."""
        return [button for button in self.hand.buttons if str(button.custom_id).startswith("play:")]

    def _menus(self) -> list[Select]:
        return [select for select in self.hand.selects if select.least == 1]

    def _offers(self) -> list[str]:
        """Labels of all buttons and of all options of which one is to be chosen."""
        options = [option.label for menu in self._menus() for option in menu.options]
        return [*(button.label for button in self.hand.buttons), *options]

    async def _take(self, label: str) -> None:
        menus = [m for m in self._menus() if label in [option.label for option in m.options]]
        if menus:
            await self._choose(menus[0], [label])
        else:
            await self._press(self.hand.button(label))

    async def _choose(self, select: Select, labels: list[str]) -> None:
        """Choose options, of those with the same label the first."""
        self._telling.did(self._person.name, f"chooses {', '.join(labels)}")
        left, values, seen = list(select.options), list[str](), self._seen()
        for label in labels:
            option = next(each for each in left if each.label == label)
            left.remove(option)
            values.append(option.value)
        await self._person.choose(self.hand, custom_id=select.custom_id, values=values)
        await self._discord.until(lambda: self._seen() != seen, PATIENCE)

    async def _press(self, button: Button) -> None:
        self._telling.did(self._person.name, f"presses [{button.label}]")
        seen = self._seen()
        await self._person.press(self.hand, custom_id=button.custom_id)
        await self._discord.until(lambda: self._seen() != seen, PATIENCE)

    def _seen(self) -> str:
        return f"{self.hand.id} {self.hand.components}"


def _most_winds(labels: Iterable[str]) -> list[str]:
    """The most that go together; none where other cards are offered too."""
    cards = [*labels]
    if not {*OPPOSITE, *OPPOSITE.values()}.issuperset(cards):
        return []
    best = [max(pair, key=cards.count) for pair in OPPOSITE.items()]
    return [card for card in cards if card in best]


def public(discord: Playground, channel: Channel) -> list[Message]:
    """What everybody in a channel or chat sees, oldest first."""
    return [message for message in discord.messages(channel) if message.addressee_id is None]


async def play_demo(discord: Playground, show: Callable[[str], None]) -> None:
    """Play it through the wire, by buttons and menus alone."""
    telling, channel = Telling(discord, show), discord.channel("wardroom")
    people = [discord.persona(name) for name in ("Anna", "Bruno")]
    players = [Player(discord, person, telling) for person in people]
    chats = {f"{person.name} in private": person.open_dm() for person in people}
    places = {f"#{channel.name}": channel} | chats

    def look() -> None:
        for name, place in places.items():
            telling.saw(name, place)

    def over() -> bool:
        return not any(CLOCK in public(discord, place)[-1].text for place in places.values())

    await discord.until(lambda: discord.gateway.connected and discord.world.commands, PATIENCE)
    await _challenge(discord, channel, people, telling)
    await discord.until(lambda: all(player.question for player in players), PATIENCE)
    look()
    while not over():
        await discord.until(lambda: over() or any(p.question for p in players), PATIENCE)
        for player in players:
            if player.question is not None:
                await player.visit()
                look()
    look()


async def _challenge(
    discord: Playground, channel: Channel, people: list[Persona], telling: Telling
) -> None:
    one, other = people
    telling.did(one.name, f"uses /ships challenge {other.name}")
    await one.command(channel, "ships challenge", opponent=other)
    (card,) = await discord.until(lambda: public(discord, channel), PATIENCE)
    telling.saw(f"#{channel.name}", channel)
    accept = card.buttons[0]
    telling.did(other.name, f"presses [{accept.label}]")
    await other.press(card, custom_id=accept.custom_id)
