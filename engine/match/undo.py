"""What can be taken back, found in the log by playing it again: no game knows of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any, Literal

from engine import codec
from engine.game import AnyGame, IllegalAction, Seat, Viewer, looking, revealing, telling
from engine.match.computers import is_computer
from engine.match.entries import ACTS, Entry
from engine.match.model import Match
from engine.match.pace import Clock, Pace
from engine.match.replay import Replayed, replay


@dataclass(frozen=True, slots=True)
class Back:
    """The way back to an earlier version."""

    target: int
    state: Any
    clocks: dict[Seat, Clock]
    """Of the seats whose own moves are taken back, stopped: what they had, less what they used."""


def standing(log: Sequence[Entry]) -> list[Entry]:
    """The moves that led to the present state, none taken back, and all changes of players."""
    path = list[Entry]()
    for entry in log:
        if entry.cause == "undo" and entry.number is not None:
            path = [e for e in path if e.version <= entry.number or e.cause == "taken"]
        elif entry.cause in ACTS or entry.cause == "taken":
            path.append(entry)
    return path


def own_last(game: AnyGame, match: Match, log: Sequence[Entry], seat: Seat) -> int:
    """The version before the seat's latest move, where it may take that back by itself.

    Raises:
        IllegalAction: it has made none; or others have acted since, or somebody, the seat itself
            too, has learned something by it, or luck was drawn, so that they must agree; or they
            are computers, and do not (``by_consent``).
    """
    path = [entry for entry in _moves(game, log, seat) if _bears_on(entry, seat)]
    if not any(_is_own(entry, seat) for entry in path):
        raise IllegalAction("error-nothing-to-undo")
    move = path[-1]
    if not _is_own(move, seat) or not _harmless(game, match, log, move):
        if _only_computers(game, match, seat):
            by_consent(game, match, log, seat)
        raise IllegalAction("error-undo-needs-consent")
    return move.version - 1


def offered(
    game: AnyGame, match: Match, log: Sequence[Entry], seat: Seat
) -> Literal["undo", "ask"] | None:
    """How the seat may take back, as far as it has noticed what happened since (``own_last``)."""
    path = [entry for entry in _moves(game, log, seat) if _bears_on(entry, seat)]
    noticed = [entry for entry in path if entry.seat == seat or _noticed(game, entry, seat)]
    if noticed and _is_own(noticed[-1], seat) and _harmless(game, match, log, noticed[-1]):
        return "undo"
    if seat in out(game, match):
        return None
    try:
        by_consent(game, match, log, seat)
    except IllegalAction:
        return None
    return "ask"


def by_consent(game: AnyGame, match: Match, log: Sequence[Entry], seat: Seat) -> int:
    """The version to go back to if the others agree: before the seat's last visit.

    Computers do, where luck has not fallen since, nor anything come to light: whoever is alone with
    them could else try until it falls well. It goes by what the seat has noticed.

    Raises:
        IllegalAction: no such visit, nobody there to agree, or only computers, which do not.
    """
    target = visit_start(game, log, seat)
    if not consenters(game, match, seat):
        raise IllegalAction("error-nobody-to-agree")
    if _only_computers(game, match, seat) and _learned(game, match, log, seat, target):
        raise IllegalAction("error-undo-practice")
    return target


def consenters(game: AnyGame, match: Match, seat: Seat) -> list[Seat]:
    """Whom the seat can ask: others that are still there, and in the game."""
    away = {seat, *match.gone, *match.vacant, *out(game, match)}
    return [Seat(other) for other in range(len(match.players)) if other not in away]


def out(game: AnyGame, match: Match) -> frozenset[Seat]:
    """Seats that the rules have put out."""
    return game.out(codec.load(game.shapes.state, match.state))


def visit_start(game: AnyGame, log: Sequence[Entry], seat: Seat) -> int:
    """The version before the seat's last visit: its latest moves with no other's between them.

    Raises:
        IllegalAction: it has made none, or a seat was left or taken over since.
    """
    path = _moves(game, log, seat)
    while path and not _is_own(path[-1], seat):
        if path.pop().cause not in ("player", "absent"):
            raise IllegalAction("error-nothing-to-undo")
    first = None
    while path and _is_own(path[-1], seat):
        first = path.pop()
    if first is None:
        raise IllegalAction("error-nothing-to-undo")
    return first.version - 1


def way_back(game: AnyGame, match: Match, log: Sequence[Entry], target: int) -> Back:
    """What the match becomes when it goes back to a version.

    Args:
        match: with its clocks stopped as of now.
    """
    again = list(replay(game, match, log))
    undone = [entry for entry in standing(log) if entry.version > target]
    clocks = {
        Seat(seat): _restored(game, seat, undone, again, match)
        for seat in {entry.seat for entry in undone if entry.seat is not None}
    }
    return Back(target, again[target].step.state, clocks)


def _only_computers(game: AnyGame, match: Match, seat: Seat) -> bool:
    """Whether nobody else is there to be asked."""
    return all(is_computer(match.players[other]) for other in consenters(game, match, seat))


def _learned(game: AnyGame, match: Match, log: Sequence[Entry], seat: Seat, target: int) -> bool:
    """Whether luck fell since a version, or anything told of something that had been hidden."""
    again = list(replay(game, match, log))
    for entry in standing(log):
        if entry.version > target and (entry.seat == seat or _noticed(game, entry, seat)):
            events = codec.load_all(game.shapes.event, entry.events)
            told = any(map(revealing, events)) or (game.secret and any(map(telling, events)))
            if told or again[entry.version].lucky:
                return True
    return False


def _moves(game: AnyGame, log: Sequence[Entry], seat: Seat) -> list[Entry]:
    """The standing ones, but for those by which the seat only turned to a part of its screen."""
    return [entry for entry in standing(log) if not (_is_own(entry, seat) and _looks(game, entry))]


def _looks(game: AnyGame, entry: Entry) -> bool:
    return entry.action is not None and looking(codec.load(game.shapes.action, entry.action))


def _bears_on(entry: Entry, seat: Seat) -> bool:
    return entry.cause != "taken" or entry.seat == seat


def _is_own(entry: Entry, seat: Seat) -> bool:
    return entry.cause == "player" and entry.seat == seat


def _noticed(game: AnyGame, entry: Entry, seat: Seat) -> bool:
    events = codec.load_all(game.shapes.event, entry.events)
    return any(game.seen_by(event, seat) is not None for event in events)


def _harmless(game: AnyGame, match: Match, log: Sequence[Entry], move: Entry) -> bool:
    """Whether nobody learned anything by the move and no luck was drawn for it."""
    if move.seat is None or _told_others(game, match, move, move.seat):
        return False
    if any(map(revealing, codec.load_all(game.shapes.event, move.events))):
        return False
    return not list(replay(game, match, log[: move.version]))[move.version].lucky


def _told_others(game: AnyGame, match: Match, move: Entry, seat: Seat) -> bool:
    """Whether anyone but the seat noticed something that its class does not call harmless."""
    others: list[Viewer] = [None, *map(Seat, range(len(match.players)))]
    others.remove(seat)
    return any(
        game.seen_by(event, viewer) is not None
        for event in codec.load_all(game.shapes.event, move.events)
        if telling(event)
        for viewer in others
    )


def _restored(
    game: AnyGame, seat: Seat, undone: Sequence[Entry], again: Sequence[Replayed], match: Match
) -> Clock:
    """The seat's clock as it was before the first of its undone moves, less all it used since."""
    own = [entry for entry in undone if entry.seat == seat and entry.clock is not None]
    had = [entry.clock for entry in own if entry.clock is not None]
    if not had:
        return match.clocks[seat]
    ran_on = [_ran_on(game, seat, again, entry.version) for entry in own]
    pairs = zip(pairwise((*had, match.clocks[seat])), ran_on, strict=True)
    used = sum(_used(earlier, later, match.terms.pace, on) for (earlier, later), on in pairs)
    beyond = max(0, used - had[0].left)
    return Clock(max(0, had[0].left - used), max(0, had[0].bank - beyond), None)


def _ran_on(game: AnyGame, seat: Seat, again: Sequence[Replayed], version: int) -> bool:
    """Whether the seat's move left its clock running on (``Draft.act`` says when)."""
    before, after = again[version - 1].step.state, again[version].step
    seen = [event for event in after.events if game.seen_by(event, None) is not None]
    return not any(map(telling, seen)) and seat in game.to_act(before) & game.to_act(after.state)


def _used(earlier: Clock, later: Clock, pace: Pace, ran_on: bool) -> int:
    """Seconds the clock ran from one move to the next, or since the last."""
    if later == earlier:
        return 0
    begun = earlier if ran_on else replace(earlier, left=pace.move)
    return max(0, begun.left + begun.bank - later.left - later.bank)
