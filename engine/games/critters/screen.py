"""How a match looks: the board for everyone, and a seat's hand with its question."""

from __future__ import annotations

from collections.abc import Iterator

from engine.game import Seat
from engine.games.critters import words
from engine.games.critters.commands import Choices
from engine.games.critters.model import Observation
from engine.games.critters.questions import questions
from engine.games.critters.table import SEATS, leader, totals
from engine.screen import Block, Heading, Note, Prose, Rule, Screen
from engine.text import Text


def present(seen: Observation, choices: Choices, t: Text) -> Screen:
    return Screen.of((*_board(seen, t), *_foot(seen, choices, t)))


def _board(seen: Observation, t: Text) -> Iterator[Block]:
    yield Heading(
        t("over") if seen.outcome else t("turn", battle=seen.battle, name=t.who(seen.turn))
    )
    if seen.outcome is not None:
        yield Note(t("turn", battle=seen.battle, name=t.who(seen.turn)))
    yield Prose("\n".join(_seat(seen, seat, t) for seat in SEATS))
    for place in range(len(seen.columns)):
        yield Prose("\n".join(_column(seen, place, t)))
    yield from map(Note, words.notes(seen, t))


def _seat(seen: Observation, seat: Seat, t: Text) -> str:
    line = t(
        "seat",
        name=t.who(seat),
        points=seen.points[seat],
        target=seen.options.target,
        hand=seen.hand_sizes[seat],
    )
    return f"{line} · {t('first-player')}" if seat == seen.first else line


def _column(seen: Observation, place: int, t: Text) -> Iterator[str]:
    """A theatre: its totals, who controls it, and the cards on both sides."""
    theatre = seen.columns[place].theatre
    sums = totals(seen.columns, theatre)
    yield t(
        "column",
        theatre=t(f"theatre-{theatre}"),
        one=sums[0],
        other=sums[1],
        name=t.who(leader(sums, seen.first)),
    )
    for seat in SEATS:
        yield t("side", name=t.who(seat), cards=words.side(seen, place, seat, t))


def _foot(seen: Observation, choices: Choices, t: Text) -> Iterator[Block]:
    """The withdraw table for the seat to move; for a seat, its hand and its question."""
    if seen.outcome is None and seen.question is None:
        yield Note(words.withdrawing(seen, seen.turn, t))
        yield Note(words.withdraw_table(seen, seen.turn, t))
    if seen.viewer is None:
        return
    yield Rule()
    hand = words.cards(seen.hand, t)
    yield Prose(t("hand", cards=hand) if hand else t("hand-empty"))
    yield from questions(seen, choices, t)
