"""The service on a database file: submits a second, one submit taken apart, and long matches."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, TypeVar

from bench.figures import Scale, Show, head, milliseconds, note, percentile, row, times
from bench.matches import GAME, chosen, pairs, play_on, service
from db.database import Database
from db.matches import SqliteMatchStore
from engine.game import Games, Seat
from engine.match.entries import Change, Due
from engine.match.model import Match, MatchId
from engine.match.service import Matches
from engine.registry import load_games, load_texts

T = TypeVar("T")
AT_ONCE: Final = 20
EARLY: Final = 10


class TimedStore(SqliteMatchStore):
    """Notes how long its calls take."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.spent = {"load": 0.0, "append": 0.0}

    async def load(self, match_id: MatchId) -> Match:
        return await self._timed("load", super().load(match_id))

    async def dues(self, match_id: MatchId) -> Sequence[Due]:
        return await self._timed("load", super().dues(match_id))

    async def append(self, change: Change) -> None:
        await self._timed("append", super().append(change))

    async def _timed(self, name: str, call: Awaitable[T]) -> T:
        started = time.perf_counter()
        try:
            return await call
        finally:
            self.spent[name] += time.perf_counter() - started


async def run(scale: Scale, show: Show) -> None:
    games = load_games()
    with TemporaryDirectory() as folder:
        async with Database.open(Path(folder) / "wardroom.db") as database:
            await _rates(games, database, scale, show)
            await _parts(games, database, scale, show)
            await _long(games, database, scale, show)


async def _rates(games: Games, database: Database, scale: Scale, show: Show) -> None:
    matches = service(games, database)
    head(
        show, "submits, file database, synchronous FULL", "a second", "p50 ms", "p99 ms", "samples"
    )
    for count, at_once in ((1, 1), (scale.many, min(scale.many, AT_ONCE))):
        ids = await pairs(database, games, count)
        started = time.perf_counter()
        taken = await _spread(matches, ids, at_once, scale.submits)
        rate = len(taken) / (time.perf_counter() - started)
        name = f"{count} match{'es' if count > 1 else ''}, {at_once} at once"
        row(show, name, f"{rate:.0f}", *_middle_and_worst(taken), len(taken))


async def _spread(
    matches: Matches, ids: Sequence[MatchId], at_once: int, submits: int
) -> list[float]:
    """Seconds each of so many submits took, those at once to different matches."""
    taken: list[float] = []

    async def worker(number: int) -> None:
        mine, luck = ids[number::at_once], random.Random(number)
        turns = range(submits // at_once)
        taken.extend([await _submit(matches, mine[turn % len(mine)], luck) for turn in turns])

    await asyncio.gather(*(worker(number) for number in range(at_once)))
    return taken


async def _submit(matches: Matches, match_id: MatchId, luck: random.Random) -> float:
    """Play any legal action; seconds the submit alone took."""
    player, action = await chosen(matches, match_id, luck)
    return await _timed(matches.submit(match_id, player, (action,)))


async def _parts(games: Games, database: Database, scale: Scale, show: Show) -> None:
    """Where one submit's time goes; the disk's part by leaving its waiting out."""
    store = TimedStore(database)
    matches = service(games, database, store)
    (one,) = await pairs(database, games, 1)
    full, spent = await _taken_apart(matches, store, one, scale.submits)
    await database.rows("PRAGMA synchronous = OFF")
    _, unsynced = await _taken_apart(matches, store, one, scale.submits)
    await database.rows("PRAGMA synchronous = FULL")
    disk = max(spent["append"] - unsynced["append"], 0.0)
    parts = {
        "load the match and its clocks": spent["load"],
        "rules: check, apply, write the state": full - spent["load"] - spent["append"],
        "append: statements and commit": spent["append"] - disk,
        "append: waiting for the disk": disk,
    }
    head(show, "one submit, taken apart", "mean ms", "share", "", "samples")
    for name, seconds in parts.items():
        row(show, name, milliseconds(seconds), f"{seconds / full:.0%}", "", scale.submits)
    row(show, "in all", milliseconds(full), "100%", "", scale.submits)


async def _taken_apart(
    matches: Matches, store: TimedStore, match_id: MatchId, submits: int
) -> tuple[float, dict[str, float]]:
    """Mean seconds of a submit, and of its store's calls."""
    luck, whole = random.Random(7), 0.0
    spent = {"load": 0.0, "append": 0.0}
    for _ in range(submits):
        player, action = await chosen(matches, match_id, luck)
        store.spent = dict.fromkeys(spent, 0.0)
        whole += await _timed(matches.submit(match_id, player, (action,)))
        spent = {name: spent[name] + store.spent[name] for name in spent}
    return whole / submits, {name: seconds / submits for name, seconds in spent.items()}


async def _long(games: Games, database: Database, scale: Scale, show: Show) -> None:
    """The same at the start of a match and late in one."""
    matches, samples = service(games, database), scale.submits // 2
    early = await pairs(database, games, max(samples // EARLY, 1))
    (late,) = await pairs(database, games, 1)
    for match_id in early:
        await play_on(matches, match_id, EARLY // 2, random.Random(match_id))
    await play_on(matches, late, scale.late - samples // 2, random.Random(3))
    head(show, f"a match at move {EARLY} and at move {scale.late:,}", *_headings(scale))
    luck = random.Random(5)
    english = load_texts(GAME)("en")
    ways: dict[str, Callable[[MatchId], Awaitable[float]]] = {
        "look at a hand": lambda match_id: _timed(matches.look(match_id, Seat(0))),
        "submit an action": lambda match_id: _submit(matches, match_id, luck),
        "read the whole log": lambda match_id: _timed(matches.history(match_id, None, english)),
    }
    for name, measure in ways.items():
        first, last = [], []
        for turn in range(samples):
            first.append(await measure(early[turn % len(early)]))
            last.append(await measure(late))
        _compare(show, name, first, last)
    note(show, f"{len(await SqliteMatchStore(database).log(late)):,} entries in the long log.")


def _headings(scale: Scale) -> tuple[str, ...]:
    early, late = f"{EARLY}", f"{scale.late:,}"
    return f"p50@{early}", f"p50@{late}", "ratio", f"p99@{early}", f"p99@{late}", "samples"


def _compare(show: Show, name: str, first: Sequence[float], last: Sequence[float]) -> None:
    middle, late = percentile(first, 50), percentile(last, 50)
    worst = (milliseconds(percentile(each, 99)) for each in (first, last))
    shown = milliseconds(middle), milliseconds(late), times(late, middle), *worst, len(first)
    row(show, f"{name}, ms", *shown)


async def _timed(call: Awaitable[object]) -> float:
    started = time.perf_counter()
    await call
    return time.perf_counter() - started


def _middle_and_worst(taken: Sequence[float]) -> tuple[str, str]:
    return milliseconds(percentile(taken, 50)), milliseconds(percentile(taken, 99))
