"""What is kept of a person: all of it for them to have, and the forgetting of it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from engine import codec
from engine.game import AnyGame, Seat
from engine.match.entries import Entry, Sitting
from engine.match.keeper import Keeper
from engine.match.model import Match, MatchId, PlayerId
from engine.match.ports import PrivacyStore, TableStore
from engine.match.recap import events_of, opening_events, seen_events
from engine.match.service import Matches
from engine.match.tables import Tables


class Privacy:
    def __init__(
        self,
        keeper: Keeper,
        matches: Matches,
        tables: Tables,
        lobby: TableStore,
        store: PrivacyStore,
    ) -> None:
        self._keeper = keeper
        self._matches = matches
        self._tables = tables
        self._lobby = lobby
        self._store = store

    async def export(self, player: PlayerId) -> dict[str, Any]:
        """Everything kept about a person, as JSON can hold it: their own secrets, no other's."""
        ids = await self._store.matches_ever(player)
        return {
            **await self._store.about(player),
            "matches": [await self._match(match_id, player) for match_id in ids],
        }

    async def forget(self, player: PlayerId) -> None:
        """Have nothing kept that says who they were.

        They leave open tables and running matches first. In matches that are over, or go on
        without them, ``DELETED`` stands in their place: the log, which names seats and not
        people, stays, and still verifies.
        """
        for table_id in await self._lobby.open_of(player):
            await self._tables.leave(table_id, player)
        for match in await self._keeper.store.of_player(player):
            seat = match.seat_of(player)
            if seat is not None and seat not in match.gone:
                await self._matches.resign(match.id, player)
        await self._store.forget(player)

    async def _match(self, match_id: MatchId, player: PlayerId) -> dict[str, Any]:
        store = self._keeper.store
        match, log = await store.load(match_id), await store.log(match_id)
        sat = [s for s in await store.sittings(match_id) if s.player == player]
        return {
            "id": match.id,
            "game": match.game,
            "options": json.loads(match.options),
            "server": match.home.guild,
            "channel": match.home.channel,
            "begun": match.begun,
            "ended": match.ended,
            "sat": [
                {
                    "seat": sitting.seat,
                    "since": sitting.since,
                    "until": sitting.until,
                    "log": self._sitting(match, sitting, log),
                }
                for sitting in sat
            ],
        }

    def _sitting(
        self, match: Match, sitting: Sitting, log: Sequence[Entry]
    ) -> list[dict[str, Any]]:
        """Their own moves, and what they saw happen, while they sat there."""
        game, seat = self._keeper.games[match.game], sitting.seat
        dealt = {"at": match.begun, "saw": _seen(game, opening_events(game, match), seat)}
        return [dealt] * (sitting.since == 0) + [
            {
                "at": entry.at,
                "what": entry.cause,
                "move": json.loads(entry.action) if entry.action and entry.seat == seat else None,
                "saw": _seen(game, events_of(game, entry), seat),
            }
            for entry in log
            if sitting.since <= entry.version
            and (sitting.until is None or entry.version < sitting.until)
            and (entry.seat == seat or seen_events(game, events_of(game, entry), seat))
        ]


def _seen(game: AnyGame, events: Sequence[Any], seat: Seat) -> Any:
    return json.loads(codec.dump_all(game.shapes.event, seen_events(game, events, seat)))
