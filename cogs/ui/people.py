"""Names that are safe to show, and the language each person reads."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from typing import Final

import discord

from cogs.ui.frame import computer_name
from engine.match.computers import is_computer
from engine.match.model import Person, PlayerId
from engine.match.ports import PeopleStore
from engine.text import SHARED, Language, Texts, language_of

NAME_LIMIT: Final = 32
WORDS: Final = Texts((SHARED,))
BLANKS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols to Unicode, and yet nothing to see."""
MARKUP: Final = re.compile(r"[\\*_~|`<\[]|:(?=//)|^[>#+-]|(?<=^\d)\.|(?<=^\d\d)\.")
"""What begins a format, a link, a mention or a list in Discord's Markdown."""


def plain(name: str) -> str:
    """A display name on one line, without characters that steer what stands around it."""
    return plain_line(name)[:NAME_LIMIT].strip()


def plain_line(text: str) -> str:
    """The same of any text, however long."""
    return " ".join("".join(_visible(text)).split())


def shown(name: str) -> str:
    """A display name fit for Discord's Markdown: it formats, links and mentions nothing."""
    return discord.utils.escape_mentions(MARKUP.sub(r"\\\g<0>", plain(name)))


def _visible(name: str) -> Iterator[str]:
    """Each character, or a space for one that cannot be seen; no accent without its letter."""
    before = " "
    for c in name:
        kind = unicodedata.category(c)[0]
        if kind == "M" and before == " ":
            continue
        before = " " if kind in "CZ" or c in BLANKS else c
        yield before


class People:
    def __init__(self, store: PeopleStore) -> None:
        self._store = store

    async def met(self, user: discord.abc.User, locale: discord.Locale, *, by_dm: bool) -> Language:
        """Remember who is using the bot, and the language to answer in."""
        known = await self._store.get(PlayerId(user.id))
        now = Person(PlayerId(user.id), plain(user.display_name), language_of(str(locale)))
        if known is None or (known.name, known.language) != (now.name, now.language):
            await self._store.seen(now)
        if by_dm and known is not None and known.dms_closed:
            await self._store.set_dms_closed(now.id, closed=False)
        return now.language

    async def heard_of(self, user: discord.abc.User, language: Language) -> None:
        """Remember someone's name; their language is a guess until they use the bot."""
        known = await self._store.get(PlayerId(user.id))
        await self._store.seen(
            Person(
                PlayerId(user.id), plain(user.display_name), known.language if known else language
            )
        )

    async def names(
        self,
        players: Sequence[PlayerId],
        language: Language,
        dress: Callable[[str], str] = shown,
    ) -> tuple[str, ...]:
        """Made fit to be shown, one a player; a seat number where nothing is left."""
        named = [await self._name(player, language) for player in players]
        return tuple(dress(name) or f"#{seat}" for seat, name in enumerate(named, start=1))

    async def _name(self, player: PlayerId, language: Language) -> str:
        if is_computer(player):
            return computer_name(player, WORDS(language))
        person = await self._store.get(player)
        return person.name if person else ""

    async def person(self, player: PlayerId) -> Person | None:
        return await self._store.get(player)

    async def language(self, player: PlayerId, otherwise: Language) -> Language:
        person = await self._store.get(player)
        return person.language if person else otherwise

    async def dms_closed(self, player: PlayerId) -> bool:
        person = await self._store.get(player)
        return person is not None and person.dms_closed

    async def closed_dms(self, player: PlayerId) -> None:
        """Remember that a private message was refused, so as not to try again.

        Nothing is remembered of someone who has had themselves forgotten meanwhile.
        """
        if await self._store.get(player) is not None:
            await self._store.set_dms_closed(player, closed=True)
