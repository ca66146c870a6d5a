"""The services over a database, with a clock that stands until it is moved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from db.database import Database
from db.deliveries import SqliteDeliveryStore
from db.matches import SqliteMatchStore
from db.nudges import SqliteNudgeStore
from db.people import SqlitePeopleStore
from db.places import SqlitePlaceStore
from db.privacy import SqlitePrivacyStore
from db.tables import SqliteTableStore
from engine import codec
from engine.game import Games, Seat
from engine.match.house import Shelves, open_house
from engine.match.keeper import Played
from engine.match.model import Home, Join, Match, MatchId, PlayerId, Table, Time
from engine.match.replay import verify
from engine.match.terms import Terms
from engine.registry import load_games
from tests.helpers import TOYS
from tests.match.parley import GAME as PARLEY
from tests.match.parley import Options
from tests.thinker import Quick

GAMES: Games = {**load_games(), **TOYS, PARLEY.key: PARLEY}
HOME = Home(guild=1, channel=2)
PATIENCE = 100
BRISK = Terms(move=PATIENCE, bank=0)
"""Too short to be reminded of."""
EVE = PlayerId(999)
"""Somebody who sits nowhere."""


def player(seat: int) -> PlayerId:
    return PlayerId(100 + seat)


@dataclass
class Club:
    """Everything a test of matches needs; it also listens for their news."""

    database: Database
    games: Games = field(default_factory=lambda: GAMES)
    now: Time = 1000
    terms: Terms = BRISK
    rounds: int = 2
    """Of Parley."""
    news: list[MatchId] = field(default_factory=list)
    on_news: Callable[[], object] = field(default=lambda: None)

    def __post_init__(self) -> None:
        self.store = SqliteMatchStore(self.database)
        self.table_store = SqliteTableStore(self.database)
        self.deliveries = SqliteDeliveryStore(self.database)
        self.people = SqlitePeopleStore(self.database)
        self.places = SqlitePlaceStore(self.database)
        shelves = Shelves(
            self.store,
            self.table_store,
            self.people,
            SqliteNudgeStore(self.database),
            SqlitePrivacyStore(self.database, self.people),
            self.places,
        )
        self.thinker = Quick()
        self.house = open_house(
            self.games,
            shelves,
            self,
            clock=lambda: self.now,
            terms=self.terms,
            thinker=self.thinker,
        )
        self.matches, self.tables = self.house.matches, self.house.tables
        self.deadlines, self.agreements = self.house.deadlines, self.house.agreements
        self.seats, self.players = self.house.seats, self.house.players
        self.nudges = self.house.nudges

    def changed(self, match_id: MatchId) -> None:
        self.news.append(match_id)
        self.on_news()

    async def set_up(
        self,
        key: str = "parley",
        seats: int = 3,
        seed: str = "s",
        table_id: str = "0000aaaa",
        invited: PlayerId | None = None,
    ) -> MatchId:
        """A table with a known seed, its opener seated."""
        game = self.games[key]
        table = Table(
            id=MatchId(table_id),
            game=key,
            options=codec.dump(game.shapes.options, self._options(key)),
            opener=player(0),
            invited=invited,
            joins=(Join(player(0), "t0"),),
            seats=seats,
            seed=seed,
            home=HOME,
            language="en",
            opened=self.now,
            expires=self.now + 10**6,
            terms=self.terms,
        )
        await self.table_store.create(table)
        return table.id

    def _options(self, key: str) -> Any:
        return Options(self.rounds) if key == "parley" else self.games[key].shapes.options()

    async def begin(
        self, key: str = "parley", seats: int = 3, seed: str = "s", table_id: str = "0000aaaa"
    ) -> MatchId:
        """A match with a known seed, every seat taken."""
        match_id = await self.set_up(key, seats, seed, table_id)
        for seat in range(1, seats):
            await self.tables.join(match_id, Join(player(seat), f"t{seat}"))
        self.news.clear()
        return match_id

    async def play(self, match_id: MatchId, seat: int, *actions: Any) -> Played:
        """A batch of one seat, whatever it is asked."""
        return await self.matches.submit(match_id, player(seat), actions)

    async def state(self, match_id: MatchId) -> Any:
        match = await self.store.load(match_id)
        return codec.load(self.games[match.game].shapes.state, match.state)

    async def ends(self, match_id: MatchId) -> dict[Seat, Time]:
        """When the time of each awaited seat runs out."""
        return {due.seat: due.at for due in await self.matches.dues(match_id)}

    async def verified(self, match_id: MatchId) -> Match:
        """The match, once its log has been seen to lead to it."""
        match = await self.store.load(match_id)
        verify(self.games[match.game], match, await self.store.log(match_id), match.commitment)
        return match

    def locks_held(self) -> int:
        return len(self.matches._keeper._locks._locks)


def whole(outcomes: Sequence[Any]) -> list[Played]:
    """Those of some gathered outcomes that are no exceptions."""
    return [outcome for outcome in outcomes if isinstance(outcome, Played)]
