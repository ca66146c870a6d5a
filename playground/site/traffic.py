"""The wire's traffic for the developer's drawer: what a window has not been shown yet."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Iterator
from typing import Any, Final, TypeVar

from playground.recorder import Exchange, Frame, Recorder
from playground.records import Json

LAST: Final = 100
"""Entries of each kind that are shown at first."""

Entry = TypeVar("Entry", Exchange, Frame)


class Traffic:
    def __init__(self, recorder: Recorder) -> None:
        self._recorder = recorder
        self._exchange: Exchange | None = None
        self._frame: Frame | None = None
        self._unanswered: list[Exchange] = []

    def news(self) -> Iterator[Json]:
        """Calls that were answered and events that went by since the last time."""
        exchanges = _since(self._recorder.exchanges, self._exchange)
        frames = _since(self._recorder.frames, self._frame)
        self._exchange = exchanges[-1] if exchanges else self._exchange
        self._frame = frames[-1] if frames else self._frame
        waiting = self._unanswered + exchanges
        self._unanswered = [e for e in waiting if not e.seconds]
        answered = [e for e in waiting if e.seconds]
        if answered or frames:
            yield {
                "op": "traffic",
                "calls": [_call(e) for e in answered],
                "events": [_event(f) for f in frames],
            }


def _since(entries: deque[Entry], last: Entry | None) -> list[Entry]:
    new: list[Entry] = []
    for entry in reversed(entries):
        if entry is last or len(new) == LAST:
            break
        new.append(entry)
    return new[::-1]


def _call(it: Exchange) -> Json:
    return {
        "at": it.at,
        "method": it.method,
        "path": it.path,
        "query": it.query,
        "status": it.status,
        "milliseconds": round(it.seconds * 1000),
        "fault": it.fault,
        "request": _raw(it.request),
        "files": [f"{p.filename} ({p.size} bytes)" for p in it.parts],
        "response": _raw(it.response),
    }


def _event(it: Frame) -> Json:
    name, code = it.data.get("t"), it.data.get("op")
    return {"at": it.at, "sent": it.sent, "name": name, "op": code, "data": _raw(it.data)}


def _raw(data: Any) -> str:
    """As text: a browser would round the numbers of ids."""
    return json.dumps(data, indent=2, ensure_ascii=False)
