"""A seat's own cards: its hand, with what it has picked up, and what it has set aside."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Final

from engine.games.airwar.cards import Decks
from engine.games.airwar.faces import Card, Cards
from engine.games.airwar.model import Observation
from engine.games.airwar.pictures.cards import CARD, face
from engine.games.airwar.pictures.describe import drafted
from engine.games.airwar.pictures.sides import COLOURS, GAP, MARGIN, PATTERNS, WIDTH
from engine.games.airwar.table import decks_in
from engine.scene import Group, Item, Label, Paint, Rect, Scene
from engine.text import Text

HEAD: Final = 50.0
ABREAST: Final = 5
ACROSS: Final = CARD[0] + GAP
DOWN: Final = CARD[1] + GAP
EMPTY: Final = 70.0
"""Height of a hand with no cards."""


def hand_picture(seen: Observation, t: Text) -> Scene:
    """Copies of a card lie as one, with their number."""
    decks, seat = decks_in(seen.options.decks), seen.viewer or 0
    own = () if seen.raid is None else seen.raid.own
    items: list[Item] = list(_section(t("picture-hand"), seen.hand, seat, 0))
    items += _cards(seen.hand, Counter(drafted(seen.desk)), decks, seat, HEAD, t)
    height = HEAD + _high(seen.hand)
    if not seen.hand:
        box = (MARGIN, HEAD, WIDTH - 2 * MARGIN, EMPTY)
        items.append(Label(t("hand-empty"), *box, "white", "body"))
    if own:
        items += _section(t("picture-set-aside"), own, seat, height)
        items += _cards(own, Counter(), decks, seat, height + HEAD, t)
        height += HEAD + _high(own)
    return Scene(round(WIDTH), round(height), "sea-near", tuple(items))


def _high(cards: Cards) -> float:
    """Of the rows of a section; those of a hand with no cards have room for words."""
    rows = -(-len({*cards}) // ABREAST)
    return GAP + rows * DOWN if rows else EMPTY


def _section(words: str, cards: Cards, seat: int, y: float) -> Iterator[Item]:
    yield replace(_bar(seat), y=y)
    yield Label(words, 22, y + 4, 570, HEAD - 8, "white", "body", "bold", "left")
    count = str(len(cards))
    yield Label(count, WIDTH - 90, y + 4, 78, HEAD - 8, "white", "body", "bold", "right")


@cache
def _bar(seat: int) -> Group:
    end = Paint(COLOURS[seat], None, 0, PATTERNS[seat], "white")
    whole = Rect(0, 0, WIDTH, HEAD, Paint(COLOURS[seat]))
    return Group((whole, Rect(0, 0, 12, HEAD, end)), static=True)


def _cards(
    cards: Cards, ticked: Counter[Card], decks: Decks, seat: int, y: float, t: Text
) -> Iterator[Item]:
    for nth, (card, copies) in enumerate(Counter(cards).items()):
        row, column = divmod(nth, ABREAST)
        drawn = face(decks.faces[card], seat, copies, ticked[card], t)
        x = MARGIN - 3 + column * ACROSS
        yield replace(drawn, x=x, y=y + GAP + row * DOWN)
