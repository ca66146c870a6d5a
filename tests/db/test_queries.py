from __future__ import annotations

from dataclasses import replace

from db.database import Database
from db.deliveries import SqliteDeliveryStore
from db.matches import SqliteMatchStore
from db.nudges import SqliteNudgeStore
from db.people import SqlitePeopleStore
from db.tables import SqliteTableStore
from engine.game import Seat
from engine.match.entries import Due
from engine.match.model import BOARD, Delivery, Leftover, Match, Nudge
from engine.match.ports import Which
from tests.db.samples import ANNA, HOME, a_change, a_match, a_table, started

WHOLE = {
    "SCAN delivery USING COVERING INDEX delivery_behind",
    "SCAN delivery USING INDEX delivery_behind",
    "SCAN leftover",
    "SCAN match USING INDEX match_begun",
    "SCAN recall",
}
"""What may be gone through from end to end: news not told, calendars just changed, and, up to a
limit, messages to tidy and matches to list.
"""


async def use_everything(database: Database, match: Match) -> None:
    matches, tables = SqliteMatchStore(database), SqliteTableStore(database)
    deliveries, people = SqliteDeliveryStore(database), SqlitePeopleStore(database)
    await matches.load(match.id)
    await matches.version(match.id)
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
    await people.set_hours(ANNA, None, 0)
    await people.set_away(ANNA, ())
    await people.recalls()
    await people.recalled(ANNA, 1)
    await matches.listed(Which(), limit=10)
    await matches.sittings(match.id)
    await matches.looked(match.id, ANNA)
    await matches.mark_looked(match.id, ANNA, 3)
    await matches.remind(Due(match.id, Seat(0), 3701), None)
    await tables.expired(5000, limit=10)
    await tables.rematch(match.id)
    await tables.unanswered(ANNA, 0)
    await use_nudges(SqliteNudgeStore(database), match)


async def use_nudges(nudges: SqliteNudgeStore, match: Match) -> None:
    await nudges.owed(5000, limit=10)
    await nudges.of(ANNA)
    await nudges.hold(ANNA, 9)
    await nudges.told([Nudge(ANNA, match.id, Seat(0), "half", 0)], 9)
    await nudges.times(ANNA, 0)
    await nudges.count(ANNA)


async def test_nothing_searches_by_going_through_what_is_stored(database: Database) -> None:
    match, ran = await started(database, a_match()), list[str]()
    await database._connection.set_trace_callback(ran.append)
    await use_everything(database, match)
    await database._connection.set_trace_callback(lambda _: None)
    queries = [sql for sql in ran if sql.lstrip().startswith(("SELECT", "UPDATE", "DELETE"))]
    plans = [
        row["detail"] for sql in queries for row in await database.rows(f"EXPLAIN QUERY PLAN {sql}")
    ]

    assert len(queries) == 35
    assert {step for step in plans if step.startswith("SCAN")} - WHOLE == {"SCAN latest"}
    assert any("delivery_behind" in step for step in plans)
    assert any("lobby_opener" in step for step in plans)
    assert any("due_at" in step for step in plans)
    assert any("plays_player" in step for step in plans)
