"""What people see, told in plain lines for a terminal: of each place only what is new."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

from playground.reading import walk
from playground.records import Channel, Json, Message
from playground.server import Playground

BUTTON, SELECT, TEXT = 2, 3, 10
WIDTH: Final = 16
"""Columns for the name of a place."""
UNITS: Final = (("day", 86_400), ("hour", 3_600), ("minute", 60), ("second", 1))
MARKS: Final = re.compile(r"^(?:#{1,3}|-#|>) |\*\*|`", re.MULTILINE)
LINK: Final = re.compile(r"\[([^]]+)]\([^)]+\)")


class Telling:
    """Remembers what it told of each place."""

    def __init__(self, discord: Playground, show: Callable[[str], None]) -> None:
        self._discord = discord
        self._show = show
        self._told: dict[int, list[str]] = {}
        """Lines by message."""
        self._newest: dict[int, int] = {}
        """The newest message told of, by channel."""

    def did(self, who: str, what: str) -> None:
        """Somebody did something."""
        self._show(f"▶ {who} {what}")

    def saw(self, place: str, channel: Channel) -> None:
        """What is new in a place: in a new message beside the one before, in an old one since."""
        for message in self._discord.messages(channel):
            if message.author_id == self._discord.bot.id and message.addressee_id is None:
                self._message(place, message)

    def _message(self, place: str, message: Message) -> None:
        newest = self._newest.get(message.channel_id, 0)
        before = self._told.get(message.id, self._told.get(newest, []))
        lines = [*self._lines(message)]
        for number, line in enumerate(line for line in lines if line not in before):
            self._show(f"{'' if number else place:>{WIDTH}} │ {line}")
        self._told[message.id] = lines
        self._newest[message.channel_id] = max(newest, message.id)

    def _lines(self, message: Message) -> Iterator[str]:
        """Its words, then its controls, a row of them a line."""
        for component in walk(message.components):
            if component["type"] == TEXT:
                yield from self._words(component["content"]).split("\n")
        rows = [c["components"] for c in walk(message.components) if c["type"] == 1]
        yield from (" ".join(map(_control, row)) for row in rows)

    def _words(self, text: str) -> str:
        """Without Markdown; people by name, times in words."""
        text = MARKS.sub("", LINK.sub(r"\1", text))
        text = re.sub(r"<t:(\d+):R>", lambda at: self._when(int(at[1])), text)
        return re.sub(r"<@(\d+)>", lambda who: f"@{self._name(int(who[1]))}", text)

    def _name(self, user_id: int) -> str:
        return self._discord.world.user(user_id).display_name

    def _when(self, at: int) -> str:
        left = at - self._discord.world.clock()
        for unit, seconds in UNITS:
            count = round(abs(left) / seconds)
            if count:
                span = f"{count} {unit}{'s' if count > 1 else ''}"
                return f"in {span}" if left > 0 else f"{span} ago"
        return "now"


def _control(component: Json) -> str:
    if component["type"] == BUTTON:
        return f"[{component.get('label') or component['emoji']['name']}]"
    ticked = [option["label"] for option in component["options"] if option.get("default")]
    return f"{{{component.get('placeholder', '')}{': ' + ', '.join(ticked) if ticked else ''}}}"
