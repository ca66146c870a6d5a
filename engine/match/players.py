"""What people set for themselves: when their clocks run, and how they are reminded."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final

from engine.game import Refusal
from engine.match.calendar import DAY, HOUR, MINUTE, Away, Hours, UnknownZone
from engine.match.keeper import Keeper
from engine.match.locks import Locks
from engine.match.model import Person, PlayerId, Remind, Time

QUIET_MOST: Final = 12 * HOUR
"""Seconds of a day in which a player's clocks may stand still."""
HOURS_EVERY: Final = DAY
"""Seconds between changes of quiet hours, so that they cannot follow the clock around."""
AWAY_MOST: Final = 28 * DAY
"""Seconds of vacation within any ``YEAR``."""
YEAR: Final = 365 * DAY


class BadCalendar(Refusal):
    """A player's clocks cannot be made to run like that."""


class Players:
    """Every change lets the running clocks of all the player's matches count by it from now on."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._people = keeper.people
        self._locks = Locks[PlayerId]()

    async def set_hours(self, player: PlayerId, zone: str, start: int, end: int) -> None:
        """Let the player's clocks stand still every day. Times as in ``Hours``.

        Raises:
            BadCalendar: no such zone or time, too long, or too soon after the last change.
        """
        try:
            hours = Hours(zone, start, end)
        except UnknownZone:
            raise BadCalendar("error-unknown-zone", zone=zone) from None
        except ValueError:
            raise BadCalendar("error-hours-wrong") from None
        if (end - start) * MINUTE % DAY > QUIET_MOST:
            raise BadCalendar("error-hours-too-long", most=QUIET_MOST // HOUR)
        await self._change_hours(player, hours)

    async def clear_hours(self, player: PlayerId) -> None:
        """Let them run all day. Raises BadCalendar too soon after the last change."""
        await self._change_hours(player, None)

    async def add_vacation(self, player: PlayerId, start: Time, seconds: int) -> Away:
        """Let the player's clocks stand still, from ``start`` or now, whichever is later.

        Raises:
            BadCalendar: no time at all, or more than is left of the year's.
        """
        start = max(start, self._keeper.now())
        away = Away(start, start + max(0, seconds))
        async with self._locks.of(player):
            known = (await self._person(player)).away
            if seconds <= 0 or any(
                away.start < other.end and other.start < away.end for other in known
            ):
                raise BadCalendar("error-vacation-wrong")
            if over_budget(both := (*known, away)):
                raise BadCalendar("error-vacation-spent", most=AWAY_MOST // DAY)
            await self._set_away(player, both)
        return away

    async def end_vacation(self, player: PlayerId) -> None:
        """Be back now, or not go on the next vacation; its rest counts for nothing.

        Raises:
            BadCalendar: there is none.
        """
        async with self._locks.of(player):
            now, known = self._keeper.now(), (await self._person(player)).away
            ahead = next((away for away in known if away.end > now), None)
            if ahead is None:
                raise BadCalendar("error-no-vacation")
            kept = [away for away in known if away != ahead]
            if ahead.start < now:
                kept.append(replace(ahead, end=now))
            await self._set_away(player, kept)

    async def set_reminders(self, player: PlayerId, remind: Remind) -> None:
        await self._people.set_remind(player, remind)

    async def unfinished(self) -> Collection[PlayerId]:
        """Those whose change a crash interrupted: each wants ``recall``."""
        return {player for player, _ in await self._people.recalls()}

    async def _change_hours(self, player: PlayerId, hours: Hours | None) -> None:
        async with self._locks.of(player):
            person, now = await self._person(player), self._keeper.now()
            if person.hours_set is not None and now < person.hours_set + HOURS_EVERY:
                raise BadCalendar("error-hours-too-soon", hours=HOURS_EVERY // HOUR)
            await self._people.set_hours(player, hours, now)
            await self.recall(player)

    async def _set_away(self, player: PlayerId, away: Sequence[Away]) -> None:
        await self._people.set_away(player, sorted(away, key=lambda vacation: vacation.start))
        await self.recall(player)

    async def recall(self, player: PlayerId) -> None:
        """Let the clocks of all their matches count by their calendar as it is now.

        Each match in a transaction of its own; what is left undone is found again.
        """
        changes = [number for who, number in await self._people.recalls() if who == player]
        for match in await self._keeper.store.of_player(player):
            async with self._keeper.changing(match.id) as draft:
                seat = draft.match.seat_of(player)
                if seat is not None and seat in draft.recalled:
                    draft.note("clock", seat)
        for number in changes:
            await self._people.recalled(player, number)

    async def _person(self, player: PlayerId) -> Person:
        return await self._people.get(player) or Person(player, "", "en")


def over_budget(vacations: Sequence[Away]) -> bool:
    """Whether there is any year with more vacation in it than anyone has."""
    return any(
        sum(max(0, min(other.end, year) - max(other.start, year - YEAR)) for other in vacations)
        > AWAY_MOST
        for year in (vacation.end for vacation in vacations)
    )
