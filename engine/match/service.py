"""Play matches: one batch of actions at a time each, kept before anyone is told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine import codec
from engine.game import AnyGame, IllegalAction, Outcome, Viewer, play
from engine.match import controls
from engine.match.calendar import NEVER
from engine.match.entries import Due
from engine.match.keeper import Keeper, Played
from engine.match.model import Match, MatchId, PlayerId
from engine.match.ports import StaleVersion
from engine.match.recap import told
from engine.screen import Screen
from engine.text import Text

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


class Matches:
    """Looking at matches and playing them, whatever the game."""

    def __init__(self, keeper: Keeper) -> None:
        self.games = keeper.games
        self._keeper = keeper
        self._store = keeper.store

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
        async with self._keeper.changing(match_id) as draft:
            seat = draft.seat_of(player)
            step = draft.game.concede(draft.state, seat, draft.chance)
            draft.act(seat, "left", None, step)
        return draft.played

    async def look(self, match_id: MatchId, viewer: Viewer) -> Look:
        """What a viewer may know and choose. Raises MatchNotFound."""
        return self.view(await self._store.load(match_id), viewer)

    async def is_latest(self, match: Match) -> bool:
        """Whether nothing has happened since the match was read: cheaper than to read it again."""
        return await self._store.version(match.id) == match.version

    def view(self, match: Match, viewer: Viewer) -> Look:
        """The same of a match already at hand."""
        game, state = self._game(match), self._state(match)
        return Look(
            match,
            game,
            game.observe(state, viewer),
            () if viewer is None else game.legal_actions(state, viewer),
            game.outcome(state),
        )

    async def history(self, match_id: MatchId, viewer: Viewer, t: Text) -> Sequence[str]:
        """All that a viewer saw happen, a line each, in order. Raises MatchNotFound."""
        match = await self._store.load(match_id)
        log = await self._store.log(match_id)
        return [line for _, line in told(self._game(match), match, log, viewer, t)]

    async def dues(self, match_id: MatchId) -> Sequence[Due]:
        """When the time of each awaited seat runs out; nothing of a clock that stands still."""
        dues = await self._store.dues(match_id)
        return [due for due in dues if due.kind == "end" and due.at < NEVER]

    async def of_player(
        self, player: PlayerId, guild: int | None = None, *, finished: int = 0
    ) -> Sequence[Match]:
        """A player's matches, as ``MatchStore.of_player`` sorts them; none they left in play."""
        found = await self._store.of_player(player, guild, finished=finished)
        return [m for m in found if m.ended is not None or m.seat_of(player) not in m.gone]

    def _game(self, match: Match) -> AnyGame:
        return self.games[match.game]

    def _state(self, match: Match) -> Any:
        return codec.load(self._game(match).shapes.state, match.state)

    async def _answer(
        self,
        match_id: MatchId,
        player: PlayerId,
        asked: int | None,
        choose: Callable[[Look], tuple[Any, ...]],
    ) -> Played:
        async with self._keeper.changing(match_id) as draft:
            seat = draft.seat_of(player)
            if asked is not None and asked != draft.match.asked[seat]:
                raise StaleVersion
            if draft.match.paused == "agreed":
                raise IllegalAction("error-match-paused")
            actions = choose(self.view(draft.match, seat))
            if not actions:
                raise IllegalAction("error-not-allowed-now")
            draft.came(seat)
            for action in actions:
                step = play(draft.game, draft.state, seat, action, draft.chance)
                draft.act(seat, "player", action, step)
        return draft.played
