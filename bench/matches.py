"""Matches to measure with: real ones, of a game that does not end while we look."""

from __future__ import annotations

import random
import secrets
import sqlite3
import time
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Final

from db.database import Database
from db.deliveries import SqliteDeliveryStore
from db.matches import SqliteMatchStore
from db.people import SqlitePeopleStore
from db.tables import SqliteTableStore
from engine import codec
from engine.game import Games
from engine.games.ships.model import Options
from engine.match.keeper import Keeper
from engine.match.model import Home, Join, MatchId, Person, PlayerId, Table
from engine.match.ports import MatchStore
from engine.match.progress import begin
from engine.match.service import Matches
from engine.match.terms import Terms
from engine.match.ticking import first_dues

GAME: Final = "ships"
ENDLESS: Final = Options(strength=100_000, quiet=100_000)
PATIENCE: Final = 3 * 24 * 3600
NOWHERE: Final = Home(guild=1, channel=2)

COPIED: Final = {
    "lobby": "id",
    "match": "id",
    "plays": "match_id",
    "entry": "match_id",
    "due": "match_id",
    "sitting": "match_id",
    "delivery": "match_id",
}
"""The tables that hold a match, and the column that names it there."""
OTHERS: Final = {
    "player": "player + n.i",
    "players": "json_array(json_extract(players, '$[0]') + n.i,"
    " json_extract(players, '$[1]') + n.i)",
}
"""Columns that differ in a copy: each is played by two people of its own."""


class Nobody:
    """Told of every change, does nothing."""

    def changed(self, match_id: MatchId) -> None:
        """A match has changed."""


def service(games: Games, database: Database, store: MatchStore | None = None) -> Matches:
    store, people = store or SqliteMatchStore(database), SqlitePeopleStore(database)
    return Matches(Keeper(games, store, people, Nobody(), clock=_now))


async def begin_match(
    database: Database,
    games: Games,
    players: Sequence[PlayerId],
    home: Home = NOWHERE,
) -> MatchId:
    """A match as a full table leads to it, of people already known and already told of it."""
    game, tables, now = games[GAME], SqliteTableStore(database), _now()
    table = Table(
        id=MatchId(secrets.token_hex(4)),
        game=GAME,
        options=codec.dump(game.shapes.options, ENDLESS),
        opener=players[0],
        invited=None,
        joins=tuple(Join(player, f"{player}") for player in players),
        seats=len(players),
        seed=secrets.token_hex(32),
        home=home,
        language="en",
        opened=now,
        expires=now + PATIENCE,
        terms=Terms(),
    )
    await tables.create(table)
    started = replace(table, status="started", version=1)
    match = begin(game, started, now, {})
    await tables.start(started, match, first_dues(match))
    await tell(database, match.id)
    people = SqlitePeopleStore(database)
    for player in players:
        await people.seen(Person(player, f"Captain {player % 1000}", "en"))
    return match.id


async def tell(database: Database, match_id: MatchId) -> None:
    """Have everybody been told of the match as it stands."""
    deliveries = SqliteDeliveryStore(database)
    for delivery in await deliveries.of(match_id):
        await deliveries.told(replace(delivery, told=delivery.owed, called=(1, 0)))


async def chosen(
    matches: Matches, match_id: MatchId, luck: random.Random
) -> tuple[PlayerId, object]:
    """Somebody who owes an action, and any that is legal."""
    match = (await matches.look(match_id, None)).match
    seat = luck.choice(match.awaited)
    return match.players[seat], luck.choice((await matches.look(match_id, seat)).choices)


async def play_on(matches: Matches, match_id: MatchId, version: int, luck: random.Random) -> None:
    """Move until the match is at that version."""
    while (await matches.look(match_id, None)).match.version < version:
        player, action = await chosen(matches, match_id, luck)
        await matches.submit(match_id, player, (action,))


async def pairs(database: Database, games: Games, count: int) -> list[MatchId]:
    """So many matches, each between two people of its own."""
    return [
        await begin_match(database, games, (PlayerId(100 + 2 * n), PlayerId(101 + 2 * n)))
        for n in range(count)
    ]


async def keep_many(path: Path, games: Games, count: int, moves: int = 20) -> None:
    """A database of so many matches, all like one that was really played."""
    async with Database.open(path) as database:
        if count:
            (one,) = await pairs(database, games, 1)
            matches = service(games, database)
            await play_on(matches, one, moves, random.Random(1))
            await tell(database, one)
    if count > 1:
        _copy(path, one, count - 1)


def _copy(path: Path, one: MatchId, count: int) -> None:
    numbers = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < :count)"
    with closing(sqlite3.connect(path)) as connection, connection:
        for table, key in COPIED.items():
            columns = [name for _, name, *_ in connection.execute(f"PRAGMA table_info({table})")]
            new = {**OTHERS, key: "printf('%08x', n.i)"}
            values = ", ".join(new.get(name, f"{table}.{name}") for name in columns)
            connection.execute(
                f"{numbers} INSERT INTO {table} ({', '.join(columns)})"
                f" SELECT {values} FROM n, {table} WHERE {table}.{key} = :one",
                {"count": count, "one": one},
            )


def entries(path: Path) -> int:
    """How many moves a database keeps."""
    with closing(sqlite3.connect(path)) as connection:
        (count,) = connection.execute("SELECT COUNT(*) FROM entry").fetchone()
    return int(count)


def _now() -> int:
    return int(time.time())
