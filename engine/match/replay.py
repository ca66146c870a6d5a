"""Play a match again from its seed and its log: what was kept is what must come out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from engine import codec
from engine.chance import Chance, commitment
from engine.game import AnyGame, Step, play
from engine.match.entries import ACTS, Entry
from engine.match.model import Match
from engine.match.progress import opened


class DoesNotReplay(Exception):
    """The log, the seed and the snapshot do not belong together."""


@dataclass(frozen=True, slots=True)
class Replayed:
    """One version of a match, played again."""

    entry: Entry | None
    """None for the opening."""
    step: Step[Any, Any]
    lucky: bool = False
    """Whether luck was drawn."""


def replay(game: AnyGame, match: Match, log: Sequence[Entry]) -> Iterator[Replayed]:
    """The opening, then each version in order.

    Raises:
        DoesNotReplay: a gap or something unreadable in the log, or other rules.
        IllegalAction: an action of the log is not legal where it stands.
    """
    if match.rules != game.version:
        raise DoesNotReplay(f"played by rules {match.rules}, these are {game.version}")
    again = Replayed(
        None, opened(game, match.options, len(match.players), match.seed, match.context)
    )
    states = [again.step.state]
    yield again
    for version, entry in enumerate(log, start=1):
        if entry.version != version:
            raise DoesNotReplay(f"version {version} is missing")
        again = _again(game, match, states, entry)
        states.append(again.step.state)
        yield again


def verify(game: AnyGame, match: Match, log: Sequence[Entry], shown: str) -> int:
    """Check a match against the commitment shown before it began; the versions checked.

    Raises:
        DoesNotReplay: says what does not fit.
        IllegalAction: an action of the log is not legal where it stands.
    """
    if commitment(match.seed) != shown:
        raise DoesNotReplay("the seed is not the one committed to")
    state = None
    for again in replay(game, match, log):
        state = again.step.state
        events = codec.dump_all(game.shapes.event, again.step.events)
        if again.entry is not None and again.entry.events != events:
            raise DoesNotReplay(f"version {again.entry.version} had other events")
    if len(log) != match.version:
        raise DoesNotReplay(f"the log holds {len(log)} of {match.version} versions")
    if codec.dump(game.shapes.state, state) != match.state:
        raise DoesNotReplay("the final state is another")
    return match.version


def _again(game: AnyGame, match: Match, states: Sequence[Any], entry: Entry) -> Replayed:
    """One version more. ``states`` are those of all versions before it."""
    state, chance = states[-1], Chance(match.seed, entry.version, match.context)
    step: Step[Any, Any]
    if entry.cause == "undo":
        if entry.number is None or not 0 <= entry.number < entry.version:
            raise DoesNotReplay(f"version {entry.version} goes back to none before it")
        step = Step(states[entry.number])
    elif entry.cause not in ACTS:
        step = Step(state)
    elif entry.seat is None:
        raise DoesNotReplay(f"version {entry.version} is nobody's")
    elif entry.action is None:
        step = game.concede(state, entry.seat, chance)
    else:
        step = play(game, state, entry.seat, _action(game, entry, entry.action), chance)
    return Replayed(entry, step, chance.drawn)


def _action(game: AnyGame, entry: Entry, text: str) -> Any:
    try:
        return codec.load(game.shapes.action, text)
    except ValueError as error:
        raise DoesNotReplay(f"version {entry.version} has no such action") from error
