"""What is kept of a person can be had, and forgotten."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from db.database import Database
from engine.match.calendar import HOUR
from engine.match.laying import Place
from engine.match.model import DELETED, Join, Person
from engine.match.ports import MatchNotFound
from engine.match.terms import Terms
from tests.match.club import HOME, Club, player
from tests.match.parley import Bid, Write


@pytest.fixture
async def slow(tmp_path: Path) -> AsyncIterator[Club]:
    async with Database.open(tmp_path / "slow.db") as database:
        yield Club(database, terms=Terms(move=48 * HOUR, bank=0))


async def everything(club: Club) -> str:
    """All rows of the database."""
    tables = await club.database.rows("SELECT name FROM sqlite_schema WHERE type = 'table'")
    rows = [await club.database.rows(f"SELECT * FROM {table['name']}") for table in tables]
    return json.dumps([[list(row) for row in each] for each in rows])


async def test_an_export_holds_ones_own_secrets_and_nobody_elses(club: Club) -> None:
    await club.people.seen(Person(player(0), "Anna", "en"))
    await club.players.add_vacation(player(0), 5000, 60)
    match_id = await club.begin(seed="a-secret-seed")
    await club.play(match_id, 0, Write(7), Bid(4))
    await club.play(match_id, 1, Write(8), Bid(3))
    kept = await club.house.privacy.export(player(0))
    text = json.dumps(kept)
    (match,) = kept["matches"]

    assert kept["person"][0]["name"] == "Anna"
    assert kept["vacations"] == [{"away_from": 5000, "away_until": 5060}]
    assert [line["move"] for line in match["sat"][0]["log"][1:]] == [
        {"number": 7, "kind": "write"},
        {"coins": 4, "kind": "bid"},
    ]
    assert '"number": 8' not in text
    assert '"coins": 3' not in text
    assert "a-secret-seed" not in text
    assert "101" not in text


async def test_someone_forgotten_stands_nowhere_and_their_matches_still_verify(club: Club) -> None:
    anna, club = player(0), Club(club.database, terms=Terms(move=7777, bank=0), now=5555)
    await club.people.seen(Person(anna, "Anna", "en"))
    await club.players.set_hours(anna, "Europe/Rome", 0, 60)
    running = await club.begin(seats=3, table_id="0000000a")
    done = await club.begin(seats=2, table_id="0000000b")
    await club.matches.resign(done, player(1))
    await club.tables.rematch(done, Join(player(1), "t1"))
    opened = await club.tables.open("parley", Join(anna, "t0"), Place(HOME, "en"))
    await club.house.recaps.looked(done, anna, 1)
    await club.house.privacy.forget(anna)

    assert (await club.verified(done)).players == (DELETED, 101)
    assert (await club.verified(running)).players == (DELETED, 101, 102)
    assert (await club.store.load(running)).awaited == (1, 2)
    assert (await club.tables.load(opened.id)).status == "closed"
    assert await club.people.get(anna) is None
    assert await club.matches.of_player(anna, finished=9) == []
    whole = await everything(club)
    assert "Anna" not in whole
    assert "Europe/Rome" not in whole
    found = re.findall(rf".{{60}}\b{anna}\b.{{20}}", whole)
    assert found == []


async def test_nobody_known_is_forgotten_too(club: Club) -> None:
    await club.house.privacy.forget(player(5))

    assert (await club.house.privacy.export(player(5)))["matches"] == []
    with pytest.raises(MatchNotFound):
        await club.store.load("ffffffff")  # type: ignore[arg-type]  # wrong on purpose


async def test_what_is_under_way_as_somebody_is_forgotten_leaves_no_trace_of_them(
    slow: Club,
) -> None:
    anna = player(0)
    await slow.people.seen(Person(anna, "Anna", "en"))
    match_id = await slow.begin(seats=2)
    slow.now += 30 * HOUR
    for due in await slow.deadlines.due(9):
        await slow.deadlines.fall_due(due)
    digest = await slow.nudges.of(anna)
    assert digest is not None
    await slow.house.privacy.forget(anna)

    await slow.nudges.told(digest)
    await slow.house.recaps.looked(match_id, anna, 1)

    for table in ("nudged", "looked", "person"):
        assert await slow.database.rows(f"SELECT * FROM {table}") == []
