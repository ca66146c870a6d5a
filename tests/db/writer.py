"""A program that plays matches as fast as it can until it is killed: ``FILE``.

It prints ``MATCH VERSION`` after each kept append.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from db.database import Database
from db.matches import SqliteMatchStore
from tests.db.samples import a_change, a_match, started

MATCHES = 4


async def play(database: Database, match_id: str) -> None:
    store, match = SqliteMatchStore(database), await started(database, a_match(match_id))
    while True:
        change = a_change(match, count=1 + match.version % 3)
        await store.append(change)
        match = change.match
        sys.stdout.write(f"{match.id} {match.version}\n")
        sys.stdout.flush()


async def main(path: Path) -> None:
    async with Database.open(path) as database:
        await asyncio.gather(*(play(database, f"0000000{number}") for number in range(MATCHES)))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
