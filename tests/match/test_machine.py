"""Anything players, time and restarts may do, in any order: what is kept always fits together."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    Bundle,
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from db.database import Database
from engine.chance import commitment
from engine.game import Refusal, Seat, Span
from engine.match.model import BOARD, TABLE, Join, Match, MatchId, Table, hand
from tests.match.club import EVE, PATIENCE, Club, player

T = TypeVar("T")
SEATS = st.integers(0, 3)
KEYS = st.sampled_from(("parley", "ships", "goofspiel"))
PICKS = st.integers(0, 10**6)
SELDOM = st.sampled_from((False, False, False, True))
BATCHES = st.lists(PICKS, min_size=1, max_size=3)


class Life(RuleBasedStateMachine):
    """A few tables and matches over one file, by services that are now and then made anew."""

    tables = Bundle("tables")

    def __init__(self) -> None:
        super().__init__()
        self._runner = asyncio.Runner()
        self._folder = TemporaryDirectory()
        self._stack = AsyncExitStack()
        self._ids: list[MatchId] = []
        self._seals: dict[MatchId, str] = {}
        self._checked: dict[MatchId, Match] = {}
        self._now = 1000
        self._club = self._run(self._open())

    def _run(self, doing: Awaitable[T]) -> T:
        async def done() -> T:
            return await doing

        return self._runner.run(done())

    async def _open(self) -> Club:
        path = Path(self._folder.name) / "wardroom.db"
        database = await self._stack.enter_async_context(Database.open(path))
        return Club(database, now=self._now)

    def _try(self, doing: Awaitable[T]) -> T | None:
        """What a player tries may be refused, and nothing else may go wrong."""
        try:
            return self._run(doing)
        except Refusal:
            return None

    def teardown(self) -> None:
        self._run(self._stack.aclose())
        self._runner.close()
        self._folder.cleanup()

    @initialize(target=tables, key=KEYS)
    def begin_a_match(self, key: str) -> MatchId:
        return self._open_a_table(key, taken=3, challenge=False)

    @precondition(lambda self: len(self._ids) < 4)
    @rule(target=tables, key=KEYS, taken=st.integers(1, 3), challenge=st.booleans())
    def open_a_table(self, key: str, taken: int, challenge: bool) -> MatchId:
        return self._open_a_table(key, taken, challenge)

    def _open_a_table(self, key: str, taken: int, challenge: bool) -> MatchId:
        number, seats = len(self._ids), 2 if challenge or key == "ships" else 3
        table_id = self._run(
            self._club.set_up(
                key,
                seats,
                seed=f"seed-{number}",
                table_id=f"{number:08x}",
                invited=player(1) if challenge else None,
            )
        )
        self._ids.append(table_id)
        self._seals[table_id] = commitment(f"seed-{number}")
        for seat in range(1, taken):
            self._try(self._club.tables.join(table_id, Join(player(seat), f"t{seat}")))
        return table_id

    @rule(table=tables, seat=SEATS)
    def join(self, table: MatchId, seat: int) -> None:
        self._try(self._club.tables.join(table, Join(player(seat), f"t{seat}")))

    @rule(table=tables, seat=SEATS)
    def leave_the_table(self, table: MatchId, seat: int) -> None:
        self._try(self._club.tables.leave(table, player(seat)))

    @rule(table=tables, seat=SEATS)
    def start(self, table: MatchId, seat: int) -> None:
        self._try(self._club.tables.start(table, player(seat)))

    @rule(table=tables, seat=SEATS, picks=BATCHES, late=SELDOM)
    def play(self, table: MatchId, seat: int, picks: list[int], late: bool) -> None:
        """Some of what the seat may do, the later of which may no longer be legal."""
        self._try(self._play(table, seat, picks, late))

    @rule(table=tables, picks=st.lists(PICKS, min_size=5, max_size=15))
    def play_a_while(self, table: MatchId, picks: list[int]) -> None:
        """One action each of seats that are awaited."""
        for pick in picks:
            self._try(self._play_awaited(table, pick))

    async def _play_awaited(self, table: MatchId, pick: int) -> None:
        awaited = (await self._club.matches.look(table, None)).match.awaited
        if awaited:
            await self._play(table, awaited[pick % len(awaited)], [pick // 7], late=False)

    async def _play(self, table: MatchId, seat: int, picks: list[int], late: bool) -> None:
        match = (await self._club.matches.look(table, None)).match
        place = match.seat_of(player(seat))
        look = await self._club.matches.look(table, place)
        actions = [_picked(look.choices, pick) for pick in picks if look.choices]
        asked = None if place is None else match.asked[place] - late
        await self._club.matches.submit(table, player(seat), actions, asked=asked)

    @rule(table=tables, seats=st.lists(SEATS, min_size=2, max_size=4), pick=PICKS)
    def play_at_the_same_instant(self, table: MatchId, seats: list[int], pick: int) -> None:
        plays = [self._play(table, seat, [pick], late=False) for seat in seats]

        async def together() -> list[BaseException | None]:
            return await asyncio.gather(*plays, return_exceptions=True)

        outcomes = self._run(together())
        assert all(outcome is None or isinstance(outcome, Refusal) for outcome in outcomes)

    @rule(table=tables, seat=SEATS)
    def resign(self, table: MatchId, seat: int) -> None:
        self._try(self._club.matches.resign(table, player(seat)))

    @rule(table=tables)
    def intrude(self, table: MatchId) -> None:
        assert self._try(self._club.matches.resign(table, EVE)) is None

    @rule(seconds=st.integers(1, 2 * PATIENCE))
    def let_time_pass(self, seconds: int) -> None:
        self._now = self._club.now = self._now + seconds

    @rule()
    def stand_in_for_the_absent(self) -> None:
        self._run(self._stand_in())

    async def _stand_in(self) -> None:
        dues = await self._club.deadlines.due(50)
        await asyncio.gather(*(self._club.deadlines.fall_due(due) for due in (*dues, *dues)))
        assert not {*dues} & {*await self._club.deadlines.due(50)}

    @rule()
    def restart(self) -> None:
        self._run(self._stack.aclose())
        self._club = self._run(self._open())

    @invariant()
    def all_that_is_kept_fits_together(self) -> None:
        for table_id in self._ids:
            self._run(self._check(table_id))

    async def _check(self, table_id: MatchId) -> None:
        table = await self._club.tables.load(table_id)
        told = await self._club.deliveries.live(table_id, TABLE)
        assert told is not None
        assert told.owed == table.version
        assert table.commitment == self._seals[table_id]
        match = await self._club.store.load(table_id) if table.status == "started" else None
        if match is not None and self._checked.get(table_id) != match:
            await self._check_match(table)
            self._checked[table_id] = match

    async def _check_match(self, table: Table) -> None:
        club, match = self._club, await self._club.verified(table.id)
        game, state = club.games[match.game], await club.state(table.id)
        dues = await club.matches.dues(match.id)
        audiences = [BOARD, *(hand(seat) for seat in map(Seat, range(len(match.players))))]
        told = [await club.deliveries.live(match.id, audience) for audience in audiences]

        assert match.players == table.players
        assert match.commitment == self._seals[match.id]
        assert match.awaited == tuple(sorted(game.to_act(state)))
        assert (match.status == "finished") == (not match.awaited) == (match.ended is not None)
        assert tuple(due.seat for due in dues) == match.awaited
        assert all(due.at <= self._now + PATIENCE for due in dues)
        assert len(await club.store.log(match.id)) == match.version
        assert [delivery.owed for delivery in told if delivery] == [match.version] * len(audiences)
        before = self._checked.get(match.id, match)
        assert all(now >= then for now, then in zip(match.asked, before.asked, strict=True))
        assert before.status == "playing" or match == before


def _picked(choices: Any, pick: int) -> Any:
    choice = choices[pick % len(choices)]
    if isinstance(choice, Span):
        return choice.at(choice.low + pick % (choice.high - choice.low + 1))
    return choice


Life.TestCase.settings = settings(
    max_examples=30, stateful_step_count=30, deadline=None, derandomize=True
)
TestLife = Life.TestCase
