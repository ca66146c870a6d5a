"""One change of a match in the making, and the one way to keep it: one at a time, then told."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any, Literal

from engine import codec
from engine.chance import Chance
from engine.game import AnyGame, Games, IllegalAction, Seat, Step, telling
from engine.match import ticking
from engine.match.calendar import ALWAYS, Calendar
from engine.match.entries import Cause, Change, Due, Entry, Sitting
from engine.match.locks import Locks
from engine.match.model import Audience, Match, MatchId, PlayerId, Time
from engine.match.pace import Clock
from engine.match.ports import MatchStore, Notifier, PeopleStore
from engine.match.progress import advance


@dataclass(frozen=True, slots=True)
class Played:
    """What became of a match."""

    match: Match
    events: tuple[Any, ...]
    """Unredacted: show none without ``seen_by``."""


class Draft:
    """A match as it will be: what is done to it here is kept together, or not at all."""

    def __init__(
        self, game: AnyGame, match: Match, dues: Sequence[Due], now: Time, state: Any
    ) -> None:
        self.game = game
        self.match = match
        self.now = now
        self.state = state
        self.dues = dues
        """As they are kept, before anything was done."""
        self.entries: list[Entry] = []
        self.events: list[Any] = []
        self.afresh: tuple[Audience, ...] = ()
        self.taken: Sitting | None = None
        self.recalled: tuple[Seat, ...] = ()
        """Seats whose clocks count by another calendar than before."""
        self._before = match
        self._fresh: set[Seat] = set()

    @property
    def played(self) -> Played:
        return Played(self.match, tuple(self.events))

    @property
    def chance(self) -> Chance:
        """The luck of the next version."""
        return Chance(self.match.seed, self.match.version + 1, self.match.context)

    def seat_of(self, player: PlayerId) -> Seat:
        """Where the player sits.

        Raises:
            IllegalAction: nowhere, or no more; or the match is over.
        """
        seat = self.match.seat_of(player)
        if seat is None or seat in self.match.gone:
            raise IllegalAction("error-no-seat")
        self.check_playing()
        return seat

    def check_playing(self) -> None:
        """Raises IllegalAction for a match that is over."""
        if self.match.status != "playing":
            raise IllegalAction("error-match-over")

    def recall(self, calendars: Sequence[Calendar]) -> None:
        """Let the clocks count by these calendars, by seat."""
        changed = zip(self.match.calendars, calendars, strict=True)
        self.recalled = tuple(Seat(seat) for seat, (old, new) in enumerate(changed) if old != new)
        if self.recalled:
            self.match = ticking.recalled(self.match, calendars, self.now)

    def act(self, seat: Seat, cause: Cause, action: Any, step: Step[Any, Any]) -> None:
        """The game moved on: by the seat, by its stand-in, or by its leaving (no action).

        A clock starts anew when its seat is called, or has done something that told everyone
        something and is asked again. What it does in private (ticking cards), or in public while it
        can still be taken back, wins it no time, nor does what others do.
        """
        match, game = self.match, self.game
        clock = ticking.stopped(match, self.now)[seat]
        after = advance(game, match, seat, self.state, step, self.now)
        public = [event for event in step.events if game.seen_by(event, None) is not None]
        done = any(map(telling, public)) or (bool(public) and seat not in match.awaited)
        fresh = {
            place
            for place in after.awaited
            if after.called[place] > match.called[place] or (done and place == seat)
        }
        if cause in ("left", "overran"):
            after = replace(after, gone=(*after.gone, seat))
        if after.status != "playing":
            after = replace(after, paused=None, motion=None)
        elif after.motion is not None and (after.motion.kind == "undo" or action is None):
            after = replace(after, motion=None)
        elif after.motion is not None:
            excused = tuple(sorted(game.out(step.state)))
            after = replace(after, motion=replace(after.motion, excused=excused))
        written = None if action is None else codec.dump(game.shapes.action, action)
        events = codec.dump_all(game.shapes.event, step.events)
        entry = Entry(after.version, seat, cause, written, events, self.now, clock)
        self._become(after, step.state, entry, fresh)
        self.events += step.events

    def take_back(self, seat: Seat, target: int, state: Any, clocks: dict[Seat, Clock]) -> None:
        """Back to an earlier version's state; ``clocks`` of those whose own moves went, stopped."""
        back: Step[Any, Any] = Step(state)
        after = advance(self.game, self.match, seat, self.state, back, self.now)
        still = tuple(
            clocks.get(Seat(place), clock) for place, clock in enumerate(self.match.clocks)
        )
        after = replace(after, clocks=still, motion=None)
        entry = Entry(after.version, seat, "undo", None, "[]", self.now, number=target)
        self._become(after, state, entry, ())

    def note(
        self,
        cause: Cause,
        seat: Seat | None = None,
        *,
        number: int | None = None,
        words: str = "",
        fresh: Collection[Seat] = (),
        rearmed: Collection[Seat] = (),
        **fields: Any,
    ) -> None:
        """Something that leaves the game's state as it is, but changes these fields of the row.

        Args:
            fresh: seats whose clocks start anew.
            rearmed: seats that are to be reminded again, though their clocks do not.
        """
        self._fresh |= {*rearmed}
        after = replace(self.match, version=self.match.version + 1, **fields)
        entry = Entry(after.version, seat, cause, None, "[]", self.now, number=number, words=words)
        self._become(after, self.state, entry, fresh)

    def came(self, seat: Seat) -> None:
        """The seat's own player did something: it is absent no more, and wakes a sleeping match."""
        if self.match.paused == "absent":
            self.resume(seat)
        self.visits(seat, 0)

    def visits(self, seat: Seat, count: int) -> None:
        """So many visits in a row has the seat's stand-in made now."""
        absent = list(self.match.absent)
        absent[seat] = count
        self.match = replace(self.match, absent=tuple(absent))

    def pause(self, why: Literal["agreed", "absent"], seat: Seat | None = None) -> None:
        self.note("paused", seat, paused=why, motion=None)

    def settle(self) -> None:
        """Pause as proposed, where the only ones who had not agreed are no longer asked."""
        motion = self.match.motion
        if motion is not None and motion.kind == "pause" and not self.match.yet_to_agree:
            self.pause("agreed", motion.by)

    def resume(self, seat: Seat | None) -> None:
        """All clocks run on with what they had, and whoever is awaited is called again."""
        match = self.match
        called = tuple(n + (place in match.awaited) for place, n in enumerate(match.called))
        self.note("resumed", seat, paused=None, called=called)

    def change(self) -> Change:
        """What is to be kept."""
        awaited = self.match.awaited
        gone = {Seat(seat) for seat in range(len(self.match.players)) if seat not in awaited}
        return Change(
            self._before.version,
            self.match,
            tuple(self.entries),
            ticking.dues_after(self._before, self.match, self._fresh, self.dues),
            tuple(sorted(gone | self._fresh)),
            self.afresh,
            self.taken,
        )

    def _become(self, after: Match, state: Any, entry: Entry, fresh: Collection[Seat]) -> None:
        self.match = ticking.ticked(after, fresh, self.now)
        self.state = state
        self.entries.append(entry)
        self._fresh |= {*fresh}
        self._fresh &= {*after.awaited}


class Keeper:
    """Shared by all services of matches, so that one change of a match is made at a time.

    Args:
        clock: the time now.
    """

    def __init__(
        self,
        games: Games,
        store: MatchStore,
        people: PeopleStore,
        notifier: Notifier,
        *,
        clock: Callable[[], Time],
    ) -> None:
        self.games = games
        self.store = store
        self.people = people
        self.now = clock
        self._notifier = notifier
        self._locks = Locks[MatchId]()

    @asynccontextmanager
    async def changing(self, match_id: MatchId) -> AsyncIterator[Draft]:
        """The match, nobody else's until what was done to it is kept; then everyone is told.

        Raises:
            MatchNotFound: no such match.
        """
        async with self._locks.of(match_id):
            draft = await self.copy(match_id)
            yield draft
            draft.settle()
            if draft.entries:
                await self.store.append(draft.change())
        if draft.entries:
            self._notifier.changed(match_id)

    async def copy(self, match_id: MatchId) -> Draft:
        """The match as it stands, to try something out: nothing of that is kept.

        Raises:
            MatchNotFound: no such match.
        """
        match = await self.store.load(match_id)
        game = self.games[match.game]
        state = codec.load(game.shapes.state, match.state)
        draft = Draft(game, match, await self.store.dues(match_id), self.now(), state)
        if match.status == "playing":
            draft.recall([await self.calendar(player) for player in match.players])
        return draft

    async def calendar(self, player: PlayerId) -> Calendar:
        person = await self.people.get(player)
        return ALWAYS if person is None else person.calendar
