"""What the seat whose turn it is may do, as buttons: one press each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias, TypeVar

from engine.game import Seat, Span
from engine.games.dogfight.model import (
    COST,
    LANES,
    SETBACK,
    Action,
    Advance,
    Begin,
    Counter,
    EndTurn,
    Observation,
    Save,
    State,
    Use,
)
from engine.games.dogfight.rules.legal import lack
from engine.screen import Block, Menu, Option
from engine.text import Text

Choices: TypeAlias = Sequence[Action | Span]
A = TypeVar("A")


def questions(seen: Observation, choices: Choices, t: Text) -> Iterator[Block]:
    """All that these choices allow; nothing for one who has none."""
    state = seen.state
    if begins := [choice for choice in choices if isinstance(choice, Begin)]:
        options = (Option(t("do-begin", name=t.who(c.seat)), (c,), weight="main") for c in begins)
        yield Menu(t("menu-begin"), tuple(options))
    if state.turn is None or not choices:
        return
    advances = spans(choices, Advance)
    if advances:
        yield Menu(t("menu-advance"), tuple(_single(state, state.turn.seat, advances, t)))
    if further := tuple(_furthest(state, state.turn.seat, advances, t)):
        yield Menu(t("menu-advance-far"), further)
    if counters := tuple(_counters(state, state.turn.seat, choices, t)):
        yield Menu(t("menu-counter", cost=COST), counters)
    reserve = tuple(_reserve(choices, t))
    prompt = t("menu-rest") if reserve else t("menu-end")
    yield Menu(prompt, (*reserve, *_end(state, choices, t)))


def spans(choices: Choices, kind: type[A]) -> list[tuple[A, int]]:
    """The actions of a kind for one point, and for how many each can be played."""
    return [
        (choice.action, choice.high)
        for choice in choices
        if isinstance(choice, Span) and isinstance(choice.action, kind)
    ]


def _single(
    state: State, seat: Seat, advances: list[tuple[Advance, int]], t: Text
) -> Iterator[Option]:
    for action, _ in advances:
        yield _line(state, seat, action, t)


def _furthest(
    state: State, seat: Seat, advances: list[tuple[Advance, int]], t: Text
) -> Iterator[Option]:
    """As far as the points go, or to the hit."""
    for action, most in advances:
        if most > 1:
            yield _line(state, seat, Advance(action.lane, most), t)


def _line(state: State, seat: Seat, action: Advance, t: Text) -> Option:
    key = "do-hit" if action.squares == lack(state, seat, action.lane) else "do-advance"
    return Option(t(key, lane=action.lane, n=action.squares), (action,))


def _counters(state: State, seat: Seat, choices: Choices, t: Text) -> Iterator[Option]:
    for lane in LANES:
        if Counter(lane) in choices:
            line = state.squadrons[1 - seat].plane(lane).line
            after = max(0, line - SETBACK)
            yield Option(t("do-counter", lane=lane, line=line, after=after), (Counter(lane),))


def _reserve(choices: Choices, t: Text) -> Iterator[Option]:
    for save, _ in spans(choices, Save):
        yield Option(t("do-save", n=1), (save,))
    for _, most in spans(choices, Use):
        for points in range(1, most + 1):
            yield Option(t("do-use", n=points), (Use(points),))


def _end(state: State, choices: Choices, t: Text) -> Iterator[Option]:
    points = 0 if state.turn is None else state.turn.points
    for end in choices:
        if isinstance(end, EndTurn):
            label = t("do-end-losing", n=points) if points else t("do-end")
            yield Option(label, (end,), weight="danger" if points else "main")
