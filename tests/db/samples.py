"""Records to keep, each with everything a test does not care about filled in."""

from __future__ import annotations

from dataclasses import replace

from db.database import Database
from db.matches import SqliteMatchStore
from db.tables import SqliteTableStore
from engine.game import Seat
from engine.match.calendar import ALWAYS
from engine.match.entries import Change, Due, Entry
from engine.match.model import Home, Join, Match, MatchId, PlayerId, Table
from engine.match.pace import Clock
from engine.match.terms import Terms

ANNA, BORIS, CARLA = PlayerId(11), PlayerId(22), PlayerId(33)
HOME = Home(guild=1, channel=2)


def a_table(table_id: str = "0000aaaa") -> Table:
    return Table(
        id=MatchId(table_id),
        game="nim",
        options="{}",
        opener=ANNA,
        invited=None,
        joins=(Join(ANNA, "t1"), Join(BORIS, "t2")),
        seats=2,
        seed="secret",
        home=HOME,
        language="en",
        opened=100,
        expires=100_000,
        terms=Terms(),
    )


def a_match(match_id: str = "0000aaaa", players: tuple[PlayerId, ...] = (ANNA, BORIS)) -> Match:
    return Match(
        id=MatchId(match_id),
        game="nim",
        rules=3,
        options="{}",
        terms=Terms(),
        players=players,
        seed="secret",
        context="t1,t2",
        home=HOME,
        language="en",
        begun=100,
        state='{"heap":9}',
        asked=(0,) * len(players),
        called=(1,) * len(players),
        awaited=(Seat(0),),
        clocks=(Clock(3600, 60, 100),) + (Clock(3600, 60, None),) * (len(players) - 1),
        calendars=(ALWAYS,) * len(players),
        absent=(0,) * len(players),
    )


def a_change(match: Match, count: int = 1) -> Change:
    """The match so many actions on, seat 0 to act again an hour later."""
    version = match.version + count
    after = replace(match, version=version, state=f'{{"heap":{9 - version}}}')
    entries = tuple(
        Entry(number, Seat(0), "player", '{"take":1}', "[]", 100 + number)
        for number in range(match.version + 1, version + 1)
    )
    return Change(match.version, after, entries, (Due(match.id, Seat(0), 3700 + version),))


async def started(database: Database, match: Match, *dues: Due) -> Match:
    """Keep a match the only way there is: by starting it at a table."""
    tables = SqliteTableStore(database)
    await tables.create(a_table(match.id))
    await tables.start(replace(a_table(match.id), version=1), match, dues)
    return await SqliteMatchStore(database).load(match.id)
