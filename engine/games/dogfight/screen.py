"""How a match looks: the board for everyone, with the buttons of whoever's turn it is."""

from __future__ import annotations

from collections.abc import Iterator

from engine.game import Seat
from engine.games.dogfight import words
from engine.games.dogfight.model import Observation, State
from engine.games.dogfight.questions import Choices, questions
from engine.screen import Block, Heading, Note, Prose, Screen
from engine.text import Text


def present(seen: Observation, choices: Choices, t: Text) -> Screen:
    """The same for every viewer; ``choices`` may be shown to all."""
    return Screen.of(_blocks(seen, choices, t))


def _blocks(seen: Observation, choices: Choices, t: Text) -> Iterator[Block | None]:
    state = seen.state
    yield Heading(heading(state, t))
    if state.turn is None:
        yield Prose(words.opening(state, t))
    else:
        yield Prose(words.turn_so_far(state.turn, t))
    yield Note("\n".join(_squadron(state, Seat(seat), t) for seat in range(len(state.squadrons))))
    yield Note(_terms(state, t))
    yield from questions(seen, choices, t)


def heading(state: State, t: Text) -> str:
    if state.turn is None:
        return t("over") if state.outcome else t("choosing", name=t.who(state.chooser))
    turn = t("turn", turn=state.turn.number, name=t.who(state.turn.seat))
    return t("over-at", turn=turn) if state.outcome else turn


def _squadron(state: State, seat: Seat, t: Text) -> str:
    squadron = state.squadrons[seat]
    stores = t(
        "squadron",
        name=t.who(seat),
        reserve=squadron.reserve,
        countermeasures=squadron.countermeasures,
    )
    return f"{stores}\n{words.squadron(state, seat, t)}"


def _terms(state: State, t: Text) -> str:
    """Where the match comes from: its distance, its start, and who began."""
    distance = t("distance-told", distance=state.options.distance)
    fair = (t("fair-start-told"),) if state.options.fair_start else ()
    begun = () if state.first is None else (words.opening(state, t),)
    return words.DOT.join((distance, *fair, *begun))
