"""Neutral screens to Discord's components, within Discord's limits."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import discord
from discord import ButtonStyle, ui

from cogs.ui import controls
from cogs.ui.controls import Item
from engine.game import AnyGame, Seat
from engine.match import controls as names
from engine.match.model import MatchId
from engine.screen import (
    Amount,
    Block,
    Heading,
    Menu,
    Note,
    Option,
    Pick,
    Prose,
    Rule,
    Screen,
    Weight,
)

TEXT_LIMIT: Final = 2600
"""Characters a page may hold; Discord allows 4000 in all, the frame around it takes the rest."""
ITEM_LIMIT: Final = 22
"""Components a page may hold, nested ones too; Discord allows 40, the frame takes the rest."""
ROW: Final = 5

STYLES: Final[dict[Weight, ButtonStyle]] = {
    "plain": controls.PLAIN,
    "main": controls.MAIN,
    "danger": controls.STOP,
}


@dataclass(frozen=True, slots=True)
class Question:
    """What the controls of a screen answer."""

    game: AnyGame
    match: MatchId
    asked: int
    seat: Seat | None = None
    """Whose they are, where others see them too; None where only that seat does."""

    def control(self, verb: str, name: str) -> str:
        """The custom_id of a control."""
        whose = () if self.seat is None else (self.seat,)
        return controls.custom_id(verb, self.match, self.asked, name, *whose)


def pages(screen: Screen, question: Question, room: int = TEXT_LIMIT) -> list[list[Item]]:
    """The screen as one or more pages, each within the limits with room for a frame.

    Args:
        room: characters that the frame leaves to a page.
    """
    out: list[list[Item]] = [[]]
    items = length = 0
    for item in _items(screen, question, room):
        more_items, more_length = _cost(item)
        if items + more_items > ITEM_LIMIT or length + more_length > room:
            out.append([])
            items = length = 0
        out[-1].append(item)
        items, length = items + more_items, length + more_length
    return out


def split_text(text: str, limit: int = TEXT_LIMIT) -> list[str]:
    """The text in parts of at most so many characters, broken between lines where it can be."""
    parts = [""]
    for line in text.split("\n"):
        for piece in [line[i : i + limit] for i in range(0, len(line), limit)] or [""]:
            if parts[-1] and len(parts[-1]) + 1 + len(piece) > limit:
                parts.append(piece)
            else:
                parts[-1] = f"{parts[-1]}\n{piece}" if parts[-1] else piece
    return [part for part in parts if part.strip()] or [""]


def _items(screen: Screen, question: Question, room: int) -> Iterator[Item]:
    words: list[str] = []
    for block, ids in zip(screen.blocks, names.option_ids(question.game, screen), strict=True):
        words += _words(block)
        if rows := list(_rows(block, ids, question)):
            yield from _texts(words, room)
            yield from rows
            words = []
    yield from _texts(words, room)


def _words(block: Block) -> list[str]:
    match block:
        case Heading(text):
            return [f"### {text}"]
        case Prose(text):
            return [text]
        case Note(text):
            return [f"-# {line}" for line in text.split("\n") if line.strip()]
        case Menu(prompt, options) if len(options) <= ROW:
            return [prompt, *(f"-# {o.label}: {o.detail}" for o in options if o.detail)]
        case Menu(prompt) | Pick(prompt):
            return [prompt]
        case _:
            return []


def _texts(words: Sequence[str], room: int) -> Iterator[Item]:
    text = "\n".join(word for word in words if word.strip())
    if text:
        yield from map(ui.TextDisplay, split_text(text, room))


def _rows(block: Block, ids: Sequence[str], question: Question) -> Iterator[Item]:
    match block:
        case Rule():
            yield ui.Separator()
        case Menu(options=options) if len(options) <= ROW:
            if options:
                buttons = [_button(*pair, question) for pair in zip(ids, options, strict=True)]
                yield controls.row(*buttons)
        case Menu():
            yield from _selects(block, ids, question, low=1, high=1)
        case Pick(high=high) if high > 0:
            yield from _selects(block, ids, question, low=0, high=high)
        case Amount(label=label, weight=weight):
            name = question.control("form", ids[0])
            yield controls.row(controls.button(name, label, STYLES[weight]))
        case _:
            pass


def _button(name: str, option: Option, question: Question) -> Item:
    style = controls.GO if option.ticked else STYLES[option.weight]
    return controls.button(question.control("play", name), option.label, style)


def _selects(
    block: Menu | Pick, ids: Sequence[str], question: Question, low: int, high: int
) -> Iterator[Item]:
    for number, part in enumerate(names.part_ids(block, ids)):
        start = number * names.PART
        here = slice(start, start + names.PART)
        most = min(high, len(ids[here]))
        options = _choices(ids[here], block.options[here], most)
        custom_id = question.control("pick", part)
        yield controls.row(controls.select(custom_id, block.prompt, options, most, low))


def _choices(
    ids: Sequence[str], options: Sequence[Option], most: int
) -> list[discord.SelectOption]:
    """The options of one select, no more of them ticked than may be."""
    ticked = [option.ticked for option in options]
    return [
        controls.choice(
            name, option.label, option.detail, default=option.ticked and sum(ticked[:place]) < most
        )
        for place, (name, option) in enumerate(zip(ids, options, strict=True))
    ]


def _cost(item: Item) -> tuple[int, int]:
    """Components and characters of text that an item brings."""
    if isinstance(item, ui.ActionRow):
        return 1 + len(item.children), 0
    return 1, len(item.content) if isinstance(item, ui.TextDisplay) else 0
