"""A notifier that rings whoever listens, so that services can be made before their listener."""

from __future__ import annotations

from engine.match.model import MatchId
from engine.match.ports import Notifier


class Bell:
    """The ``Notifier`` port."""

    def __init__(self) -> None:
        self._listeners: list[Notifier] = []

    def heard_by(self, listener: Notifier) -> None:
        self._listeners.append(listener)

    def changed(self, match_id: MatchId) -> None:
        for listener in self._listeners:
            listener.changed(match_id)
