"""Reminders on their way to people: few, true, one for many matches, and none at night."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.match.calendar import DAY, NEVER, wakes
from engine.match.keeper import Keeper
from engine.match.model import Match, Nudge, PlayerId, Remind, Time
from engine.match.ports import MatchNotFound, NudgeStore

A_DAY: Final = 4
"""Reminders that anyone is sent within 24 hours."""


@dataclass(frozen=True, slots=True)
class Awaited:
    """A match that waits for a player."""

    match: Match
    ends: Time
    """When their time runs out."""


@dataclass(frozen=True, slots=True)
class Digest:
    """One reminder, of every match of which the player is owed one."""

    player: PlayerId
    awaited: tuple[Awaited, ...]
    """The most urgent first; never empty."""
    how: Remind
    number: int
    """How many the player was sent before: it names this one, so that none is sent twice."""
    nudges: tuple[Nudge, ...]


class Nudges:
    def __init__(self, keeper: Keeper, store: NudgeStore) -> None:
        self._keeper = keeper
        self._store = store

    async def owed(self, limit: int) -> Sequence[PlayerId]:
        """Who may be reminded now, neither in quiet hours nor too often: each wants ``of``."""
        now = self._keeper.now()
        return [
            player
            for player in await self._store.owed(now, limit)
            if not await self._held(player, now)
        ]

    async def of(self, player: PlayerId) -> Digest | None:
        """What is true now of all the player is to be reminded of; None when nothing is."""
        nudges = await self._store.of(player)
        person = await self._keeper.people.get(player)
        how: Remind = "dm" if person is None else person.remind
        true = {n: awaited for n in nudges if how != "none" if (awaited := await self._awaited(n))}
        if stale := [nudge for nudge in nudges if nudge not in true]:
            await self._store.drop(stale)
        if not true:
            return None
        matches = {awaited.match.id: awaited for awaited in true.values()}
        return Digest(
            player,
            tuple(sorted(matches.values(), key=lambda awaited: (awaited.ends, awaited.match.id))),
            how,
            await self._store.count(player),
            tuple(true),
        )

    async def told(self, digest: Digest) -> None:
        """The player was reminded."""
        await self._store.told(digest.nudges, self._keeper.now())

    async def given_up(self, digest: Digest) -> None:
        """The player cannot be reminded of these; it counts for nothing."""
        await self._store.drop(digest.nudges)

    async def _held(self, player: PlayerId, now: Time) -> bool:
        """Whether the player must be left alone; then it is kept until when."""
        until = wakes(await self._keeper.calendar(player), now)
        told = await self._store.times(player, now - DAY + 1)
        if len(told) >= A_DAY:
            until = max(until, told[-A_DAY] + DAY)
        if until > now:
            await self._store.hold(player, until)
        return until > now

    async def _awaited(self, nudge: Nudge) -> Awaited | None:
        """The match, if it still waits for that player, there, and their clock runs."""
        try:
            match = await self._keeper.store.load(nudge.match)
        except MatchNotFound:
            return None
        if nudge.seat not in match.awaited or match.players[nudge.seat] != nudge.player:
            return None
        dues = await self._keeper.store.dues(nudge.match)
        ends = next((d.at for d in dues if d.seat == nudge.seat and d.kind == "end"), NEVER)
        return Awaited(match, ends) if self._keeper.now() < ends < NEVER else None
