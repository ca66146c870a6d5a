from __future__ import annotations

from pathlib import Path

import pytest

from db.database import Database
from db.matches import SqliteMatchStore
from engine.match.model import MatchId
from tests.db.busy import busy_writer, whole
from tests.db.samples import a_change


@pytest.mark.parametrize("appends", [1, 7, 50, 300])
def test_killed_in_the_middle_of_writing_it_loses_nothing_it_had_kept(
    path: Path, appends: int
) -> None:
    with busy_writer(path) as writer:
        writer.play(appends)
        writer.kill()

        versions = whole(path)
        assert all(versions[match_id] >= version for match_id, version in writer.kept.items())
        assert sum(versions.values()) >= appends


async def test_after_a_kill_the_match_goes_on(path: Path) -> None:
    with busy_writer(path) as writer:
        writer.play(20)
        writer.kill()
    before = whole(path)
    async with Database.open(path) as database:
        store = SqliteMatchStore(database)
        for match_id in before:
            match = await store.load(MatchId(match_id))
            await store.append(a_change(match))

    assert whole(path) == {match_id: version + 1 for match_id, version in before.items()}
