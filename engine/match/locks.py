"""One lock a match, kept only while somebody holds or awaits it."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary

from engine.match.model import MatchId


class Locks:
    def __init__(self) -> None:
        self._locks: WeakValueDictionary[MatchId, asyncio.Lock] = WeakValueDictionary()

    def of(self, match_id: MatchId) -> asyncio.Lock:
        return self._locks.setdefault(match_id, asyncio.Lock())
