"""Neutral screens to Discord's components, within Discord's limits."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from discord import ButtonStyle, ui

from cogs.ui import controls
from cogs.ui.controls import Item
from engine.game import AnyGame
from engine.match import controls as names
from engine.match.model import MatchId
from engine.screen import Block, Heading, Menu, Note, Option, Pick, Prose, Rule, Screen, Weight

TEXT_LIMIT: Final = 3000
"""Characters a page may hold; Discord allows 4000 in all, the frame around it takes the rest."""
ITEM_LIMIT: Final = 28
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


def pages(screen: Screen, question: Question) -> list[list[Item]]:
    """The screen as one or more pages, each within the limits with room for a frame."""
    out: list[list[Item]] = [[]]
    items = length = 0
    for item in _items(screen.blocks, question):
        more_items, more_length = _cost(item)
        if items + more_items > ITEM_LIMIT or length + more_length > TEXT_LIMIT:
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
    return parts


def _items(blocks: Sequence[Block], question: Question) -> Iterator[Item]:
    words: list[str] = []
    for block in blocks:
        words += _words(block)
        if rows := list(_rows(block, question)):
            yield from _texts(words)
            yield from rows
            words = []
    yield from _texts(words)


def _words(block: Block) -> list[str]:
    match block:
        case Heading(text):
            return [f"### {text}"]
        case Prose(text):
            return [text]
        case Note(text):
            return [f"-# {line}" for line in text.split("\n")]
        case Menu(prompt) | Pick(prompt):
            return [prompt]
        case _:
            return []


def _texts(words: Sequence[str]) -> Iterator[Item]:
    text = "\n".join(word for word in words if word)
    if text:
        yield from map(ui.TextDisplay, split_text(text))


def _rows(block: Block, question: Question) -> Iterator[Item]:
    match block:
        case Rule():
            yield ui.Separator()
        case Menu(options=options) if len(options) <= ROW:
            if options:
                ids = names.option_ids(question.game, block)
                buttons = [_button(*pair, question) for pair in zip(ids, options, strict=True)]
                yield controls.row(*buttons)
        case Menu():
            yield from _selects(block, question, low=1, high=1)
        case Pick(high=high) if high > 0:
            yield from _selects(block, question, low=0, high=high)
        case _:
            pass


def _button(name: str, option: Option, question: Question) -> Item:
    style = controls.GO if option.ticked else STYLES[option.weight]
    custom_id = controls.custom_id("play", question.match, question.asked, name)
    return controls.button(custom_id, option.label, style)


def _selects(block: Menu | Pick, question: Question, low: int, high: int) -> Iterator[Item]:
    ids = names.option_ids(question.game, block)
    for start, part in zip(
        range(0, len(ids), names.PART), names.part_ids(question.game, block), strict=True
    ):
        here = slice(start, start + names.PART)
        options = [
            controls.choice(name, option.label, option.detail, default=option.ticked)
            for name, option in zip(ids[here], block.options[here], strict=True)
        ]
        custom_id = controls.custom_id("pick", question.match, question.asked, part)
        most = min(high, len(options))
        yield controls.row(controls.select(custom_id, block.prompt, options, most, low))


def _cost(item: Item) -> tuple[int, int]:
    """Components and characters of text that an item brings."""
    if isinstance(item, ui.ActionRow):
        return 1 + len(item.children), 0
    return 1, len(item.content) if isinstance(item, ui.TextDisplay) else 0
