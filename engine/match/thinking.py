"""What computers owe in matches, and their advice. It is the row that says they owe it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import BrokenExecutor
from typing import Any

from engine import codec
from engine.ai.levels import LevelName
from engine.chance import Chance
from engine.game import AnyGame, IllegalAction, Refusal, Seat
from engine.match.agreements import Agreements
from engine.match.asking import Thinker, Thought, thought
from engine.match.computers import is_computer, is_practice, level_of, people
from engine.match.keeper import Keeper
from engine.match.model import Match, MatchId
from engine.match.service import Matches
from engine.screen import Menu, Option, Pick, Screen
from engine.text import Text


class Computers:
    """Plays for computers and asks them for advice. What they owe is in the matches' rows."""

    def __init__(
        self, keeper: Keeper, matches: Matches, agreements: Agreements, thinker: Thinker
    ) -> None:
        self._keeper = keeper
        self._matches = matches
        self._agreements = agreements
        self._thinker = thinker

    async def owing(self) -> Sequence[MatchId]:
        """Matches in play with a computer in them: each wants ``act`` until that does nothing."""
        return await self._keeper.store.with_computers()

    async def act(self, match_id: MatchId) -> bool:
        """One thing that a computer owes: a word on a motion, or a decision.

        False when none owes any: the match is over or paused, or waits for people, or has none.

        Raises:
            MatchNotFound: no such match.
        """
        if not await self._keeper.store.has_computers(match_id):
            return False
        match = await self._keeper.store.load(match_id)
        if match.status != "playing" or match.paused is not None or not people(match):
            return False
        if match.motion is not None:
            asked = [s for s in match.yet_to_agree if is_computer(match.players[s])]
            if asked:
                return await self._agree(match, asked[0])
            if match.motion.kind == "undo":
                return False  # a move would end it: the word is with the people
        awaited = [seat for seat in match.awaited if is_computer(match.players[seat])]
        return await self._decide(match, awaited[0]) if awaited else False

    async def deserted(self, match_id: MatchId) -> Match | None:
        """The match, if it goes on though all people have left it. Raises MatchNotFound."""
        match = await self._keeper.store.load(match_id)
        with_computers = any(map(is_computer, match.players))
        return match if match.status == "playing" and with_computers and not people(match) else None

    async def advice(self, match: Match, seat: Seat | None, t: Text) -> Sequence[str]:
        """What a computer would do in a seat's place, in the words of its screen and its log.

        Raises:
            IllegalAction: no seat, or it owes nothing, or people play against it; or no computer
                can think just now.
        """
        if seat is None:
            raise IllegalAction("error-no-seat")
        if not is_practice(match, seat):
            raise IllegalAction("error-hint-practice")
        if seat not in match.awaited:
            raise IllegalAction("error-not-your-turn")
        try:
            found = await self._thought(match, seat, "hard")
        except BrokenExecutor as error:
            raise IllegalAction("error-no-computer") from error
        game = self._keeper.games[match.game]
        return list(in_words(game, found.known, seat, found.actions, t))

    async def _agree(self, match: Match, seat: Seat) -> bool:
        """Computers agree to whatever people may ask for (``undo.by_consent``)."""
        try:
            await self._agreements.agree(match.id, match.players[seat])
        except Refusal:
            if await self._matches.is_latest(match):
                raise  # a fault of ours; else the match has moved on meanwhile: look again
        return True

    async def _decide(self, match: Match, seat: Seat) -> bool:
        player = match.players[seat]
        actions = (await self._thought(match, seat, level_of(player))).actions
        try:
            await self._matches.submit(match.id, player, actions, asked=match.asked[seat])
        except Refusal:
            if await self._matches.is_latest(match):
                raise  # a fault of ours; else the match has moved on meanwhile: look again
        return True

    async def _thought(self, match: Match, seat: Seat, level: LevelName) -> Thought:
        game = self._keeper.games[match.game]
        state = codec.load(game.shapes.state, match.state)
        return await thought(self._thinker, game, state, seat, level)


def in_words(
    game: AnyGame, state: Any, seat: Seat, actions: Sequence[Any], t: Text
) -> Iterator[str]:
    """Each action by the label of its control; by what is told of it where it has none."""
    for action in actions:
        screen = game.present(game.observe(state, seat), game.legal_actions(state, seat), t)
        step = game.apply(state, seat, action, Chance("", 0))
        seen = (game.seen_by(event, seat) for event in step.events)
        told = (game.narrate(event, t) for event in seen if event is not None)
        if said := next((o.label for o in _options(screen) if o.actions == (action,)), None):
            yield said
        elif line := next(filter(None, told), None):
            yield line
        state = step.state


def _options(screen: Screen) -> Iterator[Option]:
    for block in screen.blocks:
        if isinstance(block, Menu | Pick):
            yield from block.options
