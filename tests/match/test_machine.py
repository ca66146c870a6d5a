"""Anything players, time and restarts may do, in any order: what is kept always fits together."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Literal, TypeVar

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
from engine.game import Refusal, Span
from engine.match.model import Join, Match, MatchId
from engine.match.terms import Terms
from engine.match.ticking import stopped
from tests.match import truths
from tests.match.club import EVE, Club, player

T = TypeVar("T")
TERMS = Terms(move=6000, bank=3000)
"""Long enough to be reminded of."""
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
        return Club(database, now=self._now, terms=TERMS)

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

    @rule(table=tables, seat=SEATS, kind=st.sampled_from(("pause", "undo")), no=SELDOM)
    def propose(self, table: MatchId, seat: int, kind: Literal["pause", "undo"], no: bool) -> None:
        """And have the others agree, or not; a pause gives nobody a second."""
        before = [self._run(self._remaining(table, each)) for each in range(4)]
        self._try(self._club.agreements.propose(table, player(seat), kind))
        for other in range(4):
            answer = self._club.agreements.refuse if no else self._club.agreements.agree
            self._try(answer(table, player(other)))
        if kind == "pause":
            assert [self._run(self._remaining(table, each)) for each in range(4)] == before

    @rule(table=tables, seat=SEATS)
    def go_on(self, table: MatchId, seat: int) -> None:
        before = [self._run(self._remaining(table, each)) for each in range(4)]
        self._try(self._club.agreements.resume(table, player(seat)))
        assert [self._run(self._remaining(table, each)) for each in range(4)] == before

    @rule(table=tables, seat=SEATS, picks=BATCHES, first=st.booleans())
    def take_back(self, table: MatchId, seat: int, picks: list[int], first: bool) -> None:
        """What the seat has just done, or whatever came last."""
        if first:
            self._try(self._play(table, seat, picks, late=False))
        before = self._run(self._remaining(table, seat))
        self._try(self._club.agreements.undo(table, player(seat)))
        assert self._run(self._remaining(table, seat)) <= before or before < 0

    async def _remaining(self, table: MatchId, seat: int) -> int:
        """Seconds a player would have left if nothing happened; -1 where none are counted."""
        if (await self._club.tables.load(table)).status != "started":
            return -1
        match = await self._club.store.load(table)
        place = match.seat_of(player(seat))
        if place is None or place not in match.awaited:
            return -1
        clock = stopped(match, self._now)[place]
        return clock.left + clock.bank

    @rule(table=tables, who=st.integers(4, 6))
    def take_over(self, table: MatchId, who: int) -> None:
        self._try(self._club.seats.takeover(table, player(who)))

    @rule(seat=SEATS, hours=st.integers(1, 40))
    def go_away(self, seat: int, hours: int) -> None:
        self._same_time_left(
            seat, self._club.players.add_vacation(player(seat), self._now, hours * 3600)
        )

    @rule(seat=SEATS)
    def come_back(self, seat: int) -> None:
        self._same_time_left(seat, self._club.players.end_vacation(player(seat)))

    @rule(seat=SEATS, start=st.integers(0, 1439), end=st.integers(0, 1439))
    def keep_quiet(self, seat: int, start: int, end: int) -> None:
        self._same_time_left(
            seat, self._club.players.set_hours(player(seat), "Europe/Kyiv", start, end)
        )

    def _same_time_left(self, seat: int, doing: Awaitable[object]) -> None:
        before = [self._run(self._remaining(table, seat)) for table in self._ids]
        self._try(doing)
        assert [self._run(self._remaining(table, seat)) for table in self._ids] == before

    @rule()
    def remind(self) -> None:
        self._run(self._remind())

    async def _remind(self) -> None:
        nudges = self._club.house.nudges
        for who in await nudges.owed(99):
            digest = await nudges.of(who)
            for awaited in digest.awaited if digest is not None else ():
                seat = awaited.match.seat_of(who)
                assert seat in (await self._club.store.load(awaited.match.id)).awaited
            if digest is not None:
                await nudges.told(digest)
                assert await nudges.of(who) is None

    @rule(seconds=st.integers(1, 8000))
    def let_time_pass(self, seconds: int) -> None:
        self._now = self._club.now = self._now + seconds

    @rule()
    def stand_in_for_the_absent(self) -> None:
        self._run(self._stand_in())

    @rule(table=tables, seat=st.none() | SEATS, rounds=st.integers(1, 12), taken=st.booleans())
    def stay_away(self, table: MatchId, seat: int | None, rounds: int, taken: bool) -> None:
        """Nobody comes, but perhaps one, who plays once a round; then someone new, perhaps."""
        for _ in range(rounds):
            self.let_time_pass(12_000)
            self.stand_in_for_the_absent()
            if seat is not None:
                self._try(self._play(table, seat, [0], late=False))
        if taken:
            self._try(self._club.seats.takeover(table, player(4)))

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
        await truths.of_table(self._club, table, self._seals[table_id])
        if table.status == "started":
            match, before = await self._club.store.load(table_id), self._checked.get(table_id)
            if before != match:
                await truths.of_match(self._club, match, before or match)
                self._checked[table_id] = match


def _picked(choices: Any, pick: int) -> Any:
    choice = choices[pick % len(choices)]
    if isinstance(choice, Span):
        return choice.at(choice.low + pick % (choice.high - choice.low + 1))
    return choice


Life.TestCase.settings = settings(
    max_examples=80, stateful_step_count=40, deadline=None, derandomize=True
)
TestLife = Life.TestCase
