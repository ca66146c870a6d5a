"""Play matches: one batch of actions at a time each, kept before anyone is told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine import codec
from engine.chance import Chance
from engine.game import AnyGame, Games, IllegalAction, Outcome, Seat, Step, Viewer, play
from engine.match import controls
from engine.match.locks import Locks
from engine.match.model import Cause, Change, Due, Entry, Match, MatchId, PlayerId, Time
from engine.match.ports import MatchStore, Notifier, StaleVersion
from engine.match.progress import advance, clocks, opened
from engine.screen import Screen
from engine.text import Text

STAND_IN_LIMIT: Final = 100
"""More actions than any one visit of a seat takes; past it a game's stand-in is at fault."""
WORDLESS: Final = Text("en", ())
"""Enough to find what a control stands for, which no language changes."""


@dataclass(frozen=True, slots=True)
class Look:
    """A match as one viewer may see it."""

    match: Match
    game: AnyGame
    observation: Any
    choices: Sequence[Any]
    """What its seat can do now; nothing for someone watching."""
    outcome: Outcome | None

    def screen(self, t: Text) -> Screen:
        return self.game.present(self.observation, self.choices, t)


@dataclass(frozen=True, slots=True)
class Played:
    match: Match
    events: tuple[Any, ...]
    """Unredacted: show none without ``seen_by``."""


class Matches:
    """The rules of matches, whatever the game.

    Args:
        clock: the time now.
        patience: seconds a seat has to decide before its stand-in does.
    """

    def __init__(
        self,
        games: Games,
        store: MatchStore,
        notifier: Notifier,
        *,
        clock: Callable[[], Time],
        patience: Time,
    ) -> None:
        self.games = games
        self._store = store
        self._notifier = notifier
        self._clock = clock
        self._patience = patience
        self._locks = Locks()

    async def submit(
        self,
        match_id: MatchId,
        player: PlayerId,
        actions: Sequence[Any],
        *,
        asked: int | None = None,
    ) -> Played:
        """Play a batch, all or nothing.

        Args:
            asked: the question it answers; None for whatever is asked now.

        Raises:
            MatchNotFound: no such match.
            StaleVersion: the question this answers is no longer open.
            IllegalAction: no seat, match over, or the rules forbid one of the actions.
        """
        return await self._answer(match_id, player, asked, lambda _: tuple(actions))

    async def press(
        self,
        match_id: MatchId,
        player: PlayerId,
        control: str,
        picked: Sequence[str] = (),
        *,
        asked: int,
    ) -> Played:
        """Play what a control of the seat's own screen stands for (``controls``).

        Raises: like ``submit``; IllegalAction also when the screen has no such control.
        """

        def choose(look: Look) -> tuple[Any, ...]:
            return controls.chosen(look.game, look.screen(WORDLESS), control, picked)

        return await self._answer(match_id, player, asked, choose)

    async def resign(self, match_id: MatchId, player: PlayerId) -> Played:
        """A player leaves for good, once. Raises like ``submit``."""
        async with self._locks.of(match_id):
            match = await self._store.load(match_id)
            seat = _seat(match, player)
            if _has_left(seat, await self._store.log(match_id)):
                raise IllegalAction("error-no-seat")
            game = self._game(match)
            chance = Chance(match.seed, match.version + 1, match.context)
            step = game.concede(self._state(match), seat, chance)
            played = await self._keep(match, [(seat, "left", None, step)])
        self._notifier.changed(match_id)
        return played

    async def stand_in(self, due: Due) -> Played | None:
        """Act for a seat whose time ran out, until it owes nothing or somebody else is called.

        None when it is no longer so: it answered meanwhile, or its clock was started anew.
        """
        async with self._locks.of(due.match):
            match = await self._store.load(due.match)
            if due not in await self._store.dues(due.match) or due.at > self._clock():
                return None
            played = await self._keep(match, self._stand_in_steps(match, due.seat))
        self._notifier.changed(due.match)
        return played

    async def look(self, match_id: MatchId, viewer: Viewer) -> Look:
        """What a viewer may know and choose. Raises MatchNotFound."""
        return self._look(await self._store.load(match_id), viewer)

    async def history(self, match_id: MatchId, viewer: Viewer, t: Text) -> Sequence[str]:
        """All that a viewer saw happen, a line each, in order. Raises MatchNotFound."""
        match = await self._store.load(match_id)
        game = self._game(match)
        opening = opened(game, match.options, len(match.players), match.seed, match.context)
        events = list(opening.events)
        for entry in await self._store.log(match_id):
            events += codec.load_all(game.shapes.event, entry.events)
        seen = (game.seen_by(event, viewer) for event in events)
        lines = (game.narrate(event, t) for event in seen if event is not None)
        return [line for line in lines if line]

    async def dues(self, match_id: MatchId) -> Sequence[Due]:
        """When the time of each awaited seat runs out."""
        return await self._store.dues(match_id)

    async def overdue(self, limit: int) -> Sequence[Due]:
        """Seats whose time has run out, the longest first: each wants ``stand_in``."""
        return await self._store.fallen_due(self._clock(), limit)

    async def of_player(
        self, player: PlayerId, guild: int | None = None, *, finished: int = 0
    ) -> Sequence[Match]:
        """A player's matches, as ``MatchStore.of_player`` sorts them."""
        return await self._store.of_player(player, guild, finished=finished)

    def _game(self, match: Match) -> AnyGame:
        return self.games[match.game]

    def _state(self, match: Match) -> Any:
        return codec.load(self._game(match).shapes.state, match.state)

    def _look(self, match: Match, viewer: Viewer) -> Look:
        game, state = self._game(match), self._state(match)
        return Look(
            match,
            game,
            game.observe(state, viewer),
            () if viewer is None else game.legal_actions(state, viewer),
            game.outcome(state),
        )

    async def _answer(
        self,
        match_id: MatchId,
        player: PlayerId,
        asked: int | None,
        choose: Callable[[Look], tuple[Any, ...]],
    ) -> Played:
        async with self._locks.of(match_id):
            match = await self._store.load(match_id)
            seat = _seat(match, player)
            if asked is not None and asked != match.asked[seat]:
                raise StaleVersion
            actions = choose(self._look(match, seat))
            if not actions:
                raise IllegalAction("error-not-allowed-now")
            played = await self._keep(match, self._steps(match, seat, actions))
        self._notifier.changed(match_id)
        return played

    def _steps(self, match: Match, seat: Seat, actions: Sequence[Any]) -> list[_Made]:
        game, state, made = self._game(match), self._state(match), list[_Made]()
        for version, action in enumerate(actions, start=match.version + 1):
            chance = Chance(match.seed, version, match.context)
            step = play(game, state, seat, action, chance)
            made.append((seat, "player", action, step))
            state = step.state
        return made

    def _stand_in_steps(self, match: Match, seat: Seat) -> list[_Made]:
        game, state, made = self._game(match), self._state(match), list[_Made]()
        waiting = game.to_act(state)
        while seat in game.to_act(state) and game.to_act(state) <= waiting:
            if len(made) == STAND_IN_LIMIT:
                raise RuntimeError(f"the stand-in of {game.key} plays on and on")
            action = game.stand_in(state, seat)
            chance = Chance(match.seed, match.version + len(made) + 1, match.context)
            step = play(game, state, seat, action, chance)
            made.append((seat, "absent", action, step))
            state, waiting = step.state, waiting & game.to_act(step.state)
        return made

    async def _keep(self, match: Match, made: Sequence[_Made]) -> Played:
        game, now, after = self._game(match), self._clock(), match
        state, entries, events = self._state(match), list[Entry](), list[Any]()
        for seat, cause, action, step in made:
            after = advance(game, after, seat, state, step, now)
            entries.append(_entry(game, after.version, seat, cause, action, step, now))
            events += step.events
            state = step.state
        dues = await self._store.dues(match.id)
        actor = made[-1][0]
        running = clocks(game, match, after, actor, events, dues, now + self._patience)
        await self._store.append(Change(match.version, after, tuple(entries), running))
        return Played(after, tuple(events))


_Made = tuple[Seat, Cause, Any, Step[Any, Any]]
"""Who acted, why, the action (None when the seat left), and what came of it."""


def _seat(match: Match, player: PlayerId) -> Seat:
    seat = match.seat_of(player)
    if seat is None:
        raise IllegalAction("error-no-seat")
    if match.status == "finished":
        raise IllegalAction("error-match-over")
    return seat


def _has_left(seat: Seat, log: Sequence[Entry]) -> bool:
    return any(entry.seat == seat and entry.cause == "left" for entry in log)


def _entry(
    game: AnyGame,
    version: int,
    seat: Seat,
    cause: Cause,
    action: Any,
    step: Step[Any, Any],
    now: Time,
) -> Entry:
    return Entry(
        version,
        seat,
        cause,
        None if action is None else codec.dump(game.shapes.action, action),
        codec.dump_all(game.shapes.event, step.events),
        now,
    )
