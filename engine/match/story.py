"""A finished match told anew: what everyone could see after each step that anyone noticed."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.game import AnyGame, Games, Refusal
from engine.match.entries import Entry
from engine.match.model import Match
from engine.match.ports import MatchStore
from engine.match.replay import DoesNotReplay, replay


@dataclass(frozen=True, slots=True)
class Moment:
    """One version of a match as it was for those without a seat."""

    observation: Any
    events: tuple[Any, ...]
    """What they noticed; never empty."""


class Stories:
    def __init__(self, games: Games, store: MatchStore) -> None:
        self._games = games
        self._store = store

    async def public(self, match: Match) -> tuple[Moment, ...]:
        """The opening, then each version with something to notice.

        Raises:
            Refusal: it is not over yet, or was played by other rules.
        """
        if match.ended is None:
            raise Refusal("error-not-over")
        log = await self._store.log(match.id)
        try:
            return await asyncio.to_thread(tell, self._games[match.game], match, log)
        except DoesNotReplay as error:
            raise Refusal("error-cannot-replay") from error


def tell(game: AnyGame, match: Match, log: Sequence[Entry]) -> tuple[Moment, ...]:
    """Raises like ``replay``."""
    moments = []
    for again in replay(game, match, log):
        seen = (game.seen_by(event, None) for event in again.step.events)
        if events := tuple(event for event in seen if event is not None):
            moments.append(Moment(game.observe(again.step.state, None), events))
    return tuple(moments)
