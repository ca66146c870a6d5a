"""How a match looks: the board for everyone, and a seat's hand with its question."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.ships import latest, words
from engine.games.ships.commands import Choices
from engine.games.ships.model import Observation
from engine.games.ships.questions import questions
from engine.screen import Block, Heading, Note, Prose, Rule, Screen
from engine.text import Text


def present(seen: Observation, choices: Choices, t: Text) -> Screen:
    return Screen.of(_board(seen, t) if seen.viewer is None else _hand(seen, choices, t))


def _board(seen: Observation, t: Text) -> Iterator[Block | None]:
    yield _heading(seen, t)
    yield _when(seen, t)
    yield _ships(seen, t)
    yield from _latest(seen, t)
    yield Rule()
    yield Note(_piles(seen, t))


def _hand(seen: Observation, choices: Choices, t: Text) -> Iterator[Block | None]:
    yield _heading(seen, t)
    yield _when(seen, t)
    yield _ships(seen, t)
    yield from _latest(seen, t)
    yield Rule()
    yield Prose(_own_hand(seen, t))
    yield from _own_secrets(seen, t)
    yield from questions(seen, choices, t)


def _heading(seen: Observation, t: Text) -> Heading:
    if seen.outcome is not None:
        return Heading(t("over"))
    return Heading(t("turn", turn=seen.turn, phase=t(f"phase-{_stage(seen)}")))


def _when(seen: Observation, t: Text) -> Note | None:
    """Where a finished match stopped."""
    if seen.outcome is None:
        return None
    return Note(t("turn", turn=seen.turn, phase=t(f"phase-{seen.phase}")))


def _stage(seen: Observation) -> str:
    """The phase a viewer is in: its own may be ahead of the public one."""
    return (seen.desk and seen.desk.stage) or seen.phase


def _ships(seen: Observation, t: Text) -> Prose:
    lines = (
        t("ship", name=t.who(i), hull=ship.hull, rigging=ship.rigging, crew=ship.crew)
        for i, ship in enumerate(seen.ships)
    )
    return Prose("\n".join(lines))


def _latest(seen: Observation, t: Text) -> Iterator[Note]:
    yield from map(Note, latest.lines(seen, t))
    if seen.quiet:
        yield Note(t("quiet", n=seen.quiet, most=seen.options.quiet))


def _piles(seen: Observation, t: Text) -> str:
    held = t("holds", hands=words.by_seat(seen.hand_sizes, t), pile=seen.pile)
    if not seen.discards:
        return held
    return f"{held}\n{t('lying', cards=words.counted(seen.discards, t))}"


def _own_hand(seen: Observation, t: Text) -> str:
    if not seen.hand:
        return t("hand-empty")
    return t("hand", cards=words.counted(seen.hand, t, words.DOT))


def _own_secrets(seen: Observation, t: Text) -> Iterator[Note]:
    """What only this seat knows beside its hand."""
    desk = seen.desk
    if desk and desk.drew:
        yield Note(t("drew", cards=words.counted(desk.drew, t)))
    hidden = seen.buried + (desk.aside if desk else ())
    if hidden:
        yield Note(t("buried", cards=words.counted(hidden, t)))
