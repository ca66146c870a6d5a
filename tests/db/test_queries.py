from __future__ import annotations

from dataclasses import replace

from db.database import Database
from db.deliveries import SqliteDeliveryStore
from db.matches import SqliteMatchStore
from db.people import SqlitePeopleStore
from db.tables import SqliteTableStore
from engine.match.model import BOARD, Delivery, Leftover, Match
from tests.db.samples import ANNA, HOME, a_change, a_match, a_table, started

WHOLE = {
    "SCAN delivery USING COVERING INDEX delivery_behind",
    "SCAN delivery USING INDEX delivery_behind",
    "SCAN leftover",
}
"""What may be gone through from end to end: news not told, and messages to tidy up to a limit."""


async def use_everything(database: Database, match: Match) -> None:
    matches, tables = SqliteMatchStore(database), SqliteTableStore(database)
    deliveries, people = SqliteDeliveryStore(database), SqlitePeopleStore(database)
    await matches.load(match.id)
    await matches.append(a_change(match))
    await matches.log(match.id)
    await matches.dues(match.id)
    await matches.fallen_due(5000, limit=10)
    await matches.of_player(ANNA, HOME.guild, finished=5)
    await tables.load(match.id)
    await tables.save(replace(a_table(), version=2))
    await deliveries.owing()
    await deliveries.of(match.id)
    await deliveries.live(match.id, BOARD)
    await deliveries.told(Delivery(match.id, BOARD, owed=0), Leftover(1, 2))
    await deliveries.leftovers(10)
    await deliveries.tidied(Leftover(1, 2))
    await people.get(ANNA)


async def test_nothing_searches_by_going_through_what_is_stored(database: Database) -> None:
    match, ran = await started(database, a_match()), list[str]()
    await database._connection.set_trace_callback(ran.append)
    await use_everything(database, match)
    await database._connection.set_trace_callback(lambda _: None)
    queries = [sql for sql in ran if sql.lstrip().startswith(("SELECT", "UPDATE", "DELETE"))]
    plans = [
        row["detail"] for sql in queries for row in await database.rows(f"EXPLAIN QUERY PLAN {sql}")
    ]

    assert len(queries) == 18
    assert {step for step in plans if step.startswith("SCAN")} - WHOLE == {"SCAN latest"}
    assert any("delivery_behind" in step for step in plans)
    assert any("due_at" in step for step in plans)
    assert any("plays_player" in step for step in plans)
