"""The board: all 40 squares with what is on them, and below it five of them from near."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Final

from engine.games.aamonopoly.model import Observation
from engine.games.aamonopoly.pictures.centre import centre
from engine.games.aamonopoly.pictures.focus import focus
from engine.games.aamonopoly.pictures.geometry import SIZE, cell
from engine.games.aamonopoly.pictures.lots import buildings, mortgaged
from engine.games.aamonopoly.pictures.ring import ring
from engine.games.aamonopoly.pictures.seats import band
from engine.games.aamonopoly.pictures.strip import HEIGHT as STRIP
from engine.games.aamonopoly.pictures.strip import strip
from engine.games.aamonopoly.pictures.tokens import tokens
from engine.scene import Group, Item, Label, Paint, Rect, Scene
from engine.text import Text

WIDTH: Final = round(SIZE)
HEAD: Final = 52.0
BELOW: Final = HEAD + SIZE
HEIGHT: Final = round(BELOW + STRIP)
MARGIN: Final = 14.0


def picture(seen: Observation, t: Text) -> Scene:
    """The same for everybody."""
    where = focus(seen)
    items: tuple[Item, ...] = (
        replace(ring(), y=HEAD),
        Label(title(seen, t), MARGIN, 3, WIDTH - 2 * MARGIN, HEAD - 6, "paper", "body", "bold"),
        *_lots(seen),
        _here(where),
        *tokens(seen, HEAD),
        *centre(seen, HEAD, t),
        *strip(seen, where, BELOW, t),
    )
    return Scene(WIDTH, HEIGHT, "ink", items)


def title(seen: Observation, t: Text) -> str:
    """How far the match has come."""
    if seen.outcome is not None:
        return t("picture-over")
    last = seen.options.rounds
    key = "picture-turn-of" if last else "picture-turn"
    return t(key, round=seen.round, last=last, name=t.who(seen.turn))


def _lots(seen: Observation) -> Iterator[Group]:
    """Owners, buildings and mortgages, each where it lies."""
    for number, deed in enumerate(seen.deeds):
        if deed is None:
            continue
        place = cell(number)
        if deed.owner is not None:
            box = place.owner
            drawn = band(deed.owner, box.width, box.height)
            yield replace(drawn, x=box.x, y=HEAD + box.y)
        if deed.level:
            box = place.group
            yield replace(buildings(deed.level, upright=place.upright), x=box.x, y=HEAD + box.y)
        if deed.mortgaged:
            box = place.inner
            yield replace(mortgaged(box.width, box.height), x=box.x, y=HEAD + box.y)


def _here(number: int) -> Group:
    """A rim round the square that is shown from near."""
    box = cell(number).whole
    return replace(_rim(box.width, box.height), x=box.x, y=HEAD + box.y)


@cache
def _rim(width: float, height: float) -> Group:
    return Group((Rect(2, 2, width - 4, height - 4, Paint(stroke="danger", line=5)),))
