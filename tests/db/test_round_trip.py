"""Whatever can be said in a record comes back as it was."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from db.database import Database
from db.deliveries import SqliteDeliveryStore
from db.matches import SqliteMatchStore
from db.people import SqlitePeopleStore
from db.tables import SqliteTableStore
from engine.game import Seat
from engine.match.calendar import Away, Calendar, Hours
from engine.match.entries import Change, Due, Entry
from engine.match.model import (
    BOARD,
    Delivery,
    Home,
    Join,
    Leftover,
    Match,
    Motion,
    Person,
    Table,
)
from engine.match.pace import Clock
from engine.match.terms import Terms
from tests.db.samples import a_match, started

BIGGEST = 2**63 - 1
"""SQLite's, and more than Discord's ids will need in our time."""

IDS = st.integers(0, BIGGEST)
COUNTS = st.integers(0, 2**31)
TUPLES = st.lists(COUNTS, max_size=6).map(tuple)
WORDS = st.text(max_size=30) | st.sampled_from(
    [
        "",
        "@everyone",
        "\u202eanna",
        "a\x00b",
        "'; DROP TABLE person; --",
        "👩‍👩‍👧",
        "Ї\u0301",
        ":id ?",
    ]
)
HOMES = st.builds(Home, IDS, IDS)
TERMS = st.builds(Terms, move=COUNTS, bank=COUNTS)
CLOCKS = st.lists(st.builds(Clock, COUNTS, COUNTS, st.none() | IDS), max_size=6).map(tuple)
MINUTES = st.integers(0, 1439)
HOURS = st.builds(Hours, st.sampled_from(("UTC", "Asia/Kathmandu")), MINUTES, MINUTES)
AWAY = st.tuples(IDS, IDS).map(lambda ends: Away(min(ends), max(ends)))
AWAYS = st.lists(AWAY, max_size=3).map(tuple)
CALENDARS = st.lists(st.builds(Calendar, st.none() | HOURS, AWAYS), max_size=6).map(tuple)
MOTIONS = st.builds(Motion, by=COUNTS, agreed=TUPLES, target=st.none() | COUNTS)
JOINS = st.lists(st.builds(Join, IDS, WORDS), max_size=6).map(tuple)
TABLES = st.builds(
    Table,
    options=WORDS,
    opener=IDS,
    invited=st.none() | IDS,
    joins=JOINS,
    seats=COUNTS,
    home=HOMES,
    opened=IDS,
    expires=IDS,
    terms=TERMS,
    order=st.lists(IDS, max_size=6).map(tuple),
    version=COUNTS,
)
MATCHES = st.builds(
    Match,
    rules=COUNTS,
    players=st.lists(IDS, max_size=6).map(tuple),
    home=HOMES,
    begun=IDS,
    state=WORDS,
    asked=TUPLES,
    called=TUPLES,
    awaited=TUPLES,
    terms=TERMS,
    clocks=CLOCKS,
    calendars=CALENDARS,
    absent=TUPLES,
    gone=TUPLES,
    motion=st.none() | MOTIONS,
    version=COUNTS,
    ended=st.none() | IDS,
)
ENTRIES = st.builds(
    Entry,
    version=IDS,
    seat=st.none() | COUNTS,
    events=WORDS,
    at=IDS,
    clock=st.none() | st.builds(Clock, COUNTS, COUNTS, st.none()),
    number=st.none() | COUNTS,
    words=WORDS,
)
PEOPLE = st.builds(
    Person,
    id=IDS,
    name=WORDS,
    dms_closed=st.booleans(),
    hours=st.none() | HOURS,
    hours_set=IDS,
    away=st.sets(AWAY, max_size=3).map(
        lambda away: tuple(sorted(away, key=lambda each: (each.start, each.end)))
    ),
)
ONCE = settings(max_examples=40, deadline=None, derandomize=True)


@asynccontextmanager
async def in_memory() -> AsyncIterator[Database]:
    async with Database.open(Path(":memory:")) as database:
        yield database


@ONCE
@given(PEOPLE)
async def test_a_person(person: Person) -> None:
    async with in_memory() as database:
        people = SqlitePeopleStore(database)
        await people.seen(person)
        await people.set_dms_closed(person.id, person.dms_closed)
        await people.set_hours(person.id, person.hours, person.hours_set or 0)
        await people.set_away(person.id, person.away)
        await people.set_remind(person.id, person.remind)

        assert await people.get(person.id) == person


@ONCE
@given(TABLES, TABLES)
async def test_a_table(table: Table, other: Table) -> None:
    async with in_memory() as database:
        tables = SqliteTableStore(database)
        changed = replace(other, id=table.id, version=table.version + 1)
        await tables.create(table)
        assert await tables.load(table.id) == table
        await tables.save(changed)

        assert await tables.load(table.id) == changed


@ONCE
@given(MATCHES)
async def test_a_match(match: Match) -> None:
    async with in_memory() as database:
        assert await started(database, match) == match


@ONCE
@given(st.lists(ENTRIES, max_size=6, unique_by=lambda entry: entry.version), MATCHES, TUPLES)
async def test_a_change(entries: list[Entry], other: Match, times: tuple[int, ...]) -> None:
    async with in_memory() as database:
        store, match = SqliteMatchStore(database), await started(database, a_match())
        after = replace(
            match,
            version=other.version,
            status=other.status,
            ended=other.ended,
            state=other.state,
            asked=other.asked,
            called=other.called,
            awaited=other.awaited,
            home=other.home,
            clocks=other.clocks,
            calendars=other.calendars,
            absent=other.absent,
            gone=other.gone,
            paused=other.paused,
            motion=other.motion,
        )
        dues = tuple(Due(match.id, Seat(seat), at) for seat, at in enumerate(times))
        await store.append(Change(0, after, tuple(entries), dues))

        assert await store.load(match.id) == after
        assert await store.log(match.id) == sorted(entries, key=lambda entry: entry.version)
        assert await store.dues(match.id) == list(dues)


@ONCE
@given(COUNTS, st.none() | IDS, st.none() | IDS, COUNTS, TUPLES, WORDS)
async def test_a_delivery(
    told: int,
    channel: int | None,
    message: int | None,
    posts: int,
    called: tuple[int, ...],
    digest: str,
) -> None:
    async with in_memory() as database:
        store, match = SqliteDeliveryStore(database), await started(database, a_match())
        delivery = Delivery(match.id, BOARD, 0, told, channel, message, posts, called, digest)
        leftover = Leftover(channel or 0, message or 0)
        await store.told(delivery, leftover)

        assert await store.live(match.id, BOARD) == delivery
        assert await store.leftovers(9) == [leftover]
