"""A match as text: what each viewer noticed, a column each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from itertools import zip_longest
from textwrap import wrap
from typing import Any

from engine.game import AnyGame, Viewer
from tests.helpers import NAMES, Moment, Picker, strict_texts, viewers_of, walk

WIDTH = 46


def transcript(game: AnyGame, seats: int, seed: str, picker: Picker) -> str:
    """A full-size match; actions nobody noticed are told with the next one that was."""
    viewers = viewers_of(seats)
    heads = ["channel", *(f"seat {seat} ({NAMES[seat]})" for seat in range(seats))]
    lines = [*_table([[head] for head in heads]), *_table([["-" * WIDTH] for _ in heads])]
    quiet: list[str] = []
    for moment in walk(game, seats, seed, picker, game.shapes.options()):
        quiet += [] if moment.seat is None else [f"{moment.seat}: {short(moment.action)}"]
        if moment.events:
            lines += ["", *wrap("; ".join(quiet), WIDTH * len(heads))]
            lines += _table([_noticed(game, moment, viewer) for viewer in viewers])
            quiet = []
    return "\n".join((*lines, ""))


def _noticed(game: AnyGame, moment: Moment, viewer: Viewer) -> list[str]:
    t = strict_texts(game)["en"]
    lines = []
    for event in (game.seen_by(event, viewer) for event in moment.events):
        if event is not None:
            told = game.narrate(event, t)
            lines += [*wrap(short(event), WIDTH), *wrap(f'"{told}"' if told else "", WIDTH)]
    return lines


def _table(columns: Sequence[Sequence[str]]) -> Iterator[str]:
    for row in zip_longest(*columns, fillvalue=""):
        yield " | ".join(cell.ljust(WIDTH) for cell in row).rstrip()


def short(value: Any) -> str:
    """``tick slot=winds card=north``."""
    if value is None:
        return "-"
    if isinstance(value, tuple):
        return f"({' '.join(map(short, value))})"
    if is_dataclass(value):
        name = getattr(value, "kind", type(value).__name__)
        parts = (
            f"{f.name}={short(getattr(value, f.name))}" for f in fields(value) if f.name != "kind"
        )
        return " ".join((name, *parts))
    return str(value)
