"""What is typed as a command, as the actions it stands for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from engine.game import IllegalAction
from engine.games.dogfight.model import (
    LANES,
    TO_WIN,
    Action,
    Advance,
    Counter,
    EndTurn,
    Lane,
    Observation,
    Save,
    State,
    Turn,
    Use,
)
from engine.games.dogfight.rules.legal import lack

Batch: TypeAlias = tuple[Action, ...]


def end_turn(seen: Observation) -> EndTurn:
    """Of the turn that is now; of none, which is refused, before the first."""
    return EndTurn(0 if seen.state.turn is None else seen.state.turn.number)


def fly(
    seen: Observation,
    *,
    reserve: int = 0,
    counter: Lane | None = None,
    lines: Mapping[Lane, int] | None = None,
    save: int = 0,
) -> Batch:
    """A whole turn, in the order of the rules: reserve, counter, left, centre, right, save, end.

    The line that wins is the last of it.

    Raises:
        IllegalAction: nothing at all is said to be done.
    """
    if not any((reserve, counter, *(lines or {}).values(), save)):
        raise IllegalAction("error-empty-turn")
    before: Batch = (
        *((Use(reserve),) if reserve else ()),
        *((Counter(counter),) if counter else ()),
    )
    advances = tuple(Advance(lane, n) for lane in LANES if (n := (lines or {}).get(lane, 0)))
    turn = seen.state.turn
    if turn is not None and (winning := _winning(seen.state, turn, advances)):
        return (*before, *winning)
    return (*before, *advances, *((Save(save),) if save else ()), end_turn(seen))


def _winning(state: State, turn: Turn, advances: tuple[Advance, ...]) -> tuple[Advance, ...]:
    """The lines up to the one that wins; none where none does."""
    enemy = state.squadrons[1 - turn.seat]
    down = enemy.down
    for count, line in enumerate(advances, start=1):
        hits = line.squares >= lack(state, turn.seat, line.lane)
        down += hits and enemy.plane(line.lane).lives == 1
        if down >= TO_WIN:
            return advances[:count]
    return ()
