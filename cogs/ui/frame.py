"""What stands around every message: its head, its foot, its pages."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import ui

from cogs.ui import controls
from cogs.ui.controls import Item, Row
from cogs.ui.paint import TEXT_LIMIT
from engine.match.computers import is_computer, level_of, number_of
from engine.match.model import DELETED, Home, MatchId, PlayerId
from engine.text import Text

PLAYING: Final = discord.Colour(0x2F6FA8)
ENDED: Final = discord.Colour(0x7A7F87)
MESSAGE_LIMIT: Final = 4000
"""Characters of text that Discord takes in one message."""
RULE: Final = 90_001
FOOT: Final = 90_002
"""Ids of the foot and the rule above it, found by them again when they hold no more."""
ROOM_LEAST: Final = 500
"""Characters that a body always has: no frame is longer than the rest."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A finished picture, ready to be attached to a message."""

    name: str
    """Of its file; the same for all pictures of a kind, so that it tells nothing."""
    data: bytes
    alt: str
    """What it shows, in words."""

    def file(self) -> discord.File:
        """Made anew for each message, which uses it up."""
        return discord.File(io.BytesIO(self.data), self.name, description=self.alt)

    def gallery(self) -> ui.MediaGallery[Any]:
        item = discord.MediaGalleryItem(f"attachment://{self.name}", description=self.alt)
        return ui.MediaGallery(item)


@dataclass(frozen=True, slots=True)
class Frame:
    head: str
    body: Sequence[Item]
    foot: str = ""
    rows: Sequence[Row] = ()
    notice: str = ""
    """A word to the reader alone, above all else."""
    news: ui.Section[Any] | None = None
    """What the reader has not seen yet, above the rest."""
    picture: Picture | None = None
    ended: bool = False

    @property
    def room(self) -> int:
        """Characters of text that are left to the body, by Discord's limit for a message."""
        news = 0 if self.news is None else self.news.content_length()
        used = len(self.head) + len(self.foot) + len(self.notice) + news
        return max(ROOM_LEAST, min(TEXT_LIMIT, MESSAGE_LIMIT - used))

    def view(self) -> ui.LayoutView:
        """Fresh each time: see ``controls.Control``."""
        view: ui.LayoutView = ui.LayoutView(timeout=None)
        if self.notice:
            view.add_item(ui.TextDisplay(self.notice))
        if self.news is not None:
            view.add_item(self.news)
        box: ui.Container[Any] = ui.Container(
            *(() if self.picture is None else (self.picture.gallery(),)),
            ui.TextDisplay(self.head),
            *self.body,
            accent_colour=ENDED if self.ended else PLAYING,
        )
        if self.foot:
            box.add_item(ui.Separator(id=RULE))
            box.add_item(ui.TextDisplay(self.foot, id=FOOT))
        for row in self.rows:
            box.add_item(row)
        view.add_item(box)
        return view


def words(text: str) -> ui.LayoutView:
    """A message of one sentence."""
    view: ui.LayoutView = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(text))
    return view


def pager(verb: str, match_id: MatchId, page: int, pages: int, first: int = 1) -> tuple[Row, ...]:
    """Back and forth between pages; nothing where there is one.

    Args:
        page: from 0.
        first: the number that the first of them is shown by.
    """
    if pages == 1:
        return ()
    return (
        controls.row(
            controls.button(
                controls.custom_id(verb, match_id, max(page - 1, 0), "back"),
                "◀",
                disabled=page == 0,
            ),
            controls.button(
                controls.custom_id(verb, match_id, page, "here"),
                f"{page + first} / {pages - 1 + first}",
                disabled=True,
            ),
            controls.button(
                controls.custom_id(verb, match_id, min(page + 1, pages - 1), "on"),
                "▶",
                disabled=page == pages - 1,
            ),
        ),
    )


def mention(player: PlayerId, t: Text) -> str:
    """Calls a player where it stands; a figure for one who has had themselves forgotten.

    A computer, which nobody calls, by its name.
    """
    if is_computer(player):
        return computer_name(player, t)
    return f"<@{player}>" if player != DELETED else "👤"


def computer_name(player: PlayerId, t: Text) -> str:
    """With its mark: people's names may look like anything else."""
    number = number_of(player)
    return f"🤖 {t(f'computer-{level_of(player)}')}{f' {number + 1}' if number else ''}"


def link(home: Home, message: int | None) -> str:
    place = f"https://discord.com/channels/{home.guild}/{home.channel}"
    return place if message is None else f"{place}/{message}"
