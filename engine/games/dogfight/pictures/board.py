"""The board: the squared sheet between the two squadrons, and what stands on its margins."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Final

from engine.games.dogfight import words
from engine.games.dogfight.model import LANES, Lane, Observation, State
from engine.games.dogfight.pictures import sheet, stores
from engine.games.dogfight.pictures.line import COLOURS, attack
from engine.games.dogfight.pictures.plane import HEART, LONG, lives, plane
from engine.games.dogfight.pictures.sheet import BOTTOM, HEAD, PANEL, WIDTH, Sheet, paper
from engine.games.dogfight.screen import heading
from engine.scene import Align, Group, Item, Label, Line, Paint, Polygon, Rect, Scene
from engine.text import Text

HEIGHT: Final = BOTTOM + PANEL
MARGIN: Final = 16.0
PANELS: Final = (BOTTOM, HEAD)
"""By seat, where its panel begins."""
LETTERS: Final = 32.0


def picture(seen: Observation, t: Text) -> Scene:
    state = seen.state
    items: tuple[Item, ...] = (
        paper(state.options),
        _ground(),
        *_head(state, t),
        *(item for seat in (0, 1) for item in _panel(state, seat, t)),
        *(item for lane in LANES for item in _lane(state, lane, t)),
    )
    return Scene(WIDTH, round(HEIGHT), "white", items)


@cache
def _ground() -> Group:
    """The strips above and below the sheet."""
    bars = (
        Rect(0, top, WIDTH, PANEL, Paint(colour))
        for top, colour in zip(PANELS, COLOURS, strict=True)
    )
    edges = (Line(((0, y), (WIDTH, y)), "ink", 3) for y in (sheet.TOP, BOTTOM))
    return Group((Rect(0, 0, WIDTH, HEAD, Paint("ink")), *bars, *edges), static=True)


def _head(state: State, t: Text) -> Iterator[Item]:
    title = heading(state, t) if state.outcome is None else words.ended(state.outcome, t)
    points = state.turn is not None and state.outcome is None
    width = 500 if points else WIDTH - 2 * MARGIN
    yield Label(title, MARGIN, 6, width, 48, "paper", "title", "bold", "left")
    if state.turn is not None and points:
        told = t("picture-points", points=state.turn.points)
        yield Label(told, 530, 6, 174, 48, "paper", "title", "bold", "right")


def _panel(state: State, seat: int, t: Text) -> Iterator[Item]:
    """A name, the roll, the reserve and the countermeasures."""
    top, squadron = PANELS[seat], state.squadrons[seat]
    awaited = state.chooser if state.turn is None else state.turn.seat
    if seat == awaited and state.outcome is None:
        yield Group(
            (Polygon(((0, 0), (18, 12), (0, 24)), Paint("gold", "ink", 1.5)),), MARGIN, top + 9
        )
    yield Label(t.who(seat), 44, top + 2, 560, 38, "white", "body", "bold", "left")
    rolled = _rolled(state, seat)
    if rolled is not None:
        yield replace(stores.die(rolled), x=WIDTH - 42, y=top + PANEL / 2)
    low = top + 44
    yield Label(t("picture-reserve"), MARGIN, low, 116, LETTERS, "white", "small", align="left")
    yield replace(stores.reserve(squadron.reserve), x=138, y=low)
    told = t("picture-countermeasures")
    yield Label(told, 286, low, 210, LETTERS, "white", "small", align="left")
    yield replace(stores.countermeasures(squadron.countermeasures), x=504, y=low)


def _rolled(state: State, seat: int) -> int | None:
    """The die that a seat has rolled last, for the start or for this turn."""
    if state.turn is None:
        return state.rolls[seat]
    return state.turn.die if state.turn.seat == seat else None


def _lane(state: State, lane: Lane, t: Text) -> Iterator[Item]:
    spread = Sheet(state.options)
    x = spread.column(lane)
    for seat, squadron in enumerate(state.squadrons):
        own, y = squadron.plane(lane), spread.nose(seat, lane)
        yield replace(plane(seat, down=own.lives == 0), x=x, y=y)
        middle = y + (LONG if seat == 0 else -LONG) / 2
        hearts = lives(own.lives, state.options.lives)
        rows = (HEART + 4) * (state.options.lives - 1)
        yield replace(hearts, x=x + 74, y=middle - rows / 2)
    if any(squadron.plane(lane).lives == 0 for squadron in state.squadrons):
        box = (x - 110, sheet.TOP + (sheet.HEIGHT - LETTERS) / 2, 220, LETTERS)
        yield Label(t("picture-no-target"), *box, "ink", "small", "bold")
        return
    for seat in (0, 1):
        line = state.squadrons[seat].plane(lane).line
        yield attack(state.options, seat, lane, line)
    for seat in (0, 1):
        yield _length(state, spread, seat, lane)


def _length(state: State, spread: Sheet, seat: int, lane: Lane) -> Label:
    """How long a line is, of how many squares, beside its tip."""
    line, most = state.squadrons[seat].plane(lane).line, state.options.squares(lane)
    x, y = spread.along(seat, lane, min(line, most - 0.5))
    left, shift = (x - 76, -LETTERS) if seat == 0 else (x + 12, 0)
    align: Align = "right" if seat == 0 else "left"
    return Label(f"{line}/{most}", left, y + shift, 64, LETTERS, "ink", "small", "bold", align)
