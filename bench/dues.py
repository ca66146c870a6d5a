"""The clock's loop beside very many live matches: what one look costs, and what falls due."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import BrokenExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from bench.figures import Scale, Show, head, milliseconds, note, percentile, row
from bench.matches import Nobody, keep_many
from db.database import Database
from db.deliveries import SqliteDeliveryStore
from db.matches import SqliteMatchStore
from db.nudges import SqliteNudgeStore
from db.people import SqlitePeopleStore
from db.places import SqlitePlaceStore
from db.privacy import SqlitePrivacyStore
from db.tables import SqliteTableStore
from engine.ai.minds import Question
from engine.match.house import House, Shelves, open_house
from engine.match.model import Kind
from engine.match.terms import Terms
from engine.registry import load_games

LOOKS: Final = 200
DUE: Final = 100
AT_ONCE: Final = 50
"""Dues taken up in one round, as the clock does."""
MIB: Final = 1024 * 1024
MAKE_DUE: Final = """
    UPDATE due SET at = :now WHERE kind = :kind AND match_id IN (
        SELECT match_id FROM due WHERE kind = :kind AND seat = 0 AND at > :now
        ORDER BY match_id LIMIT :count
    ) AND seat = 0
"""


async def run(scale: Scale, show: Show) -> None:
    with TemporaryDirectory() as folder:
        path, began = Path(folder) / "wardroom.db", time.perf_counter()
        await keep_many(path, load_games(), scale.live, moves=0)
        built, size = time.perf_counter() - began, path.stat().st_size / MIB
        async with Database.open(path) as database:
            await _measure(database, scale, show)
    note(show, f"{scale.live:,} matches of {size:.0f} MiB were written in {built:.0f} s.")


async def _measure(database: Database, scale: Scale, show: Show) -> None:
    now = int(time.time())
    house, deliveries = _house(database, now), SqliteDeliveryStore(database)
    head(show, f"the clock beside {scale.live:,} live matches", "p50 ms", "p99 ms", "each ms", "n")
    await _look(show, "nothing due", lambda: _round(house))
    await _look(show, "no news owed", deliveries.owing)
    await _look(show, "no server gone", lambda: house.homes.abandoned(AT_ONCE))
    fallen: tuple[tuple[str, Kind], ...] = (("reminders", "half"), ("stand-ins", "end"))
    for name, kind in fallen:
        await _fall_due(database, house, show, f"{DUE} {name} due", kind, now)


async def _look(show: Show, name: str, look: Callable[[], Awaitable[object]]) -> None:
    """A look that finds nothing, many times."""
    taken = [await _timed(look) for _ in range(LOOKS)]
    middle, worst = (milliseconds(percentile(taken, share)) for share in (50, 99))
    row(show, name, middle, worst, "-", 0)


async def _fall_due(
    database: Database, house: House, show: Show, name: str, kind: Kind, now: int
) -> None:
    """Rounds until nothing is due any more, with so many fallen due at once."""
    async with database.transaction() as db:
        await db.execute(MAKE_DUE, {"now": now, "kind": kind, "count": DUE})
    taken, done = list[float](), 0
    while (count := len(await house.deadlines.due(AT_ONCE))) > 0:
        taken.append(await _timed(lambda: _round(house)))
        done += count
    middle, worst = (milliseconds(percentile(taken, share)) for share in (50, 99))
    row(show, name, middle, worst, milliseconds(sum(taken) / done), done)


async def _round(house: House) -> None:
    """What the clock asks of the services every few seconds."""
    for player in await house.players.unfinished():
        await house.players.recall(player)
    for due in await house.deadlines.due(AT_ONCE):
        await house.deadlines.fall_due(due)
    await house.tables.expired(AT_ONCE)


async def _timed(call: Callable[[], Awaitable[object]]) -> float:
    started = time.perf_counter()
    await call()
    return time.perf_counter() - started


class Mindless:
    """No computer plays here, and none can think."""

    async def decide(self, question: Question) -> Sequence[str]:
        raise BrokenExecutor(question.game)


def _house(database: Database, now: int) -> House:
    people = SqlitePeopleStore(database)
    shelves = Shelves(
        SqliteMatchStore(database),
        SqliteTableStore(database),
        people,
        SqliteNudgeStore(database),
        SqlitePrivacyStore(database, people),
        SqlitePlaceStore(database),
    )
    return open_house(
        load_games(), shelves, Nobody(), clock=lambda: now, terms=Terms(), thinker=Mindless()
    )
