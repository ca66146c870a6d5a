"""All traffic of the local Discord, in memory and, if asked, as lines of JSON in a file."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, TextIO

INVALID = (401, 403, 429)
"""Statuses that count towards Discord's ban of an address at 10 000 in ten minutes."""


@dataclass(slots=True)
class Part:
    """A file of a multipart request."""

    name: str
    filename: str
    content_type: str
    size: int


@dataclass(slots=True)
class Exchange:
    """A request and its answer."""

    at: float
    method: str
    path: str
    query: dict[str, str]
    request: Any
    """The JSON as sent, from the body or from ``payload_json``; None without."""
    parts: list[Part] = field(default_factory=list)
    status: int = 0
    """0 until answered."""
    response: Any = None
    seconds: float = 0.0
    fault: str | None = None
    """The fault that was played, if one was."""


@dataclass(slots=True)
class Frame:
    """A gateway message."""

    at: float
    session: str
    sent: bool
    """True from Discord to the bot."""
    data: Any


@dataclass(slots=True)
class Acknowledgement:
    """The bot's first answer to an interaction."""

    interaction_id: int
    interaction_type: int
    """2 command, 3 component, 4 autocomplete, 5 modal."""
    callback_type: int
    seconds: float
    """Real time from INTERACTION_CREATE to the answer."""


class Recorder:
    def __init__(self, path: Path | None = None, keep: int | None = None) -> None:
        self.exchanges: deque[Exchange] = deque(maxlen=keep)
        self.frames: deque[Frame] = deque(maxlen=keep)
        self.acknowledgements: deque[Acknowledgement] = deque(maxlen=keep)
        self._file: TextIO | None = (
            path.open("a", encoding="utf-8", errors="backslashreplace") if path else None
        )

    def began(self, it: Exchange) -> None:
        self.exchanges.append(it)

    def ended(self, it: Exchange) -> None:
        self._write("exchange", it)

    def frame(self, it: Frame) -> None:
        self.frames.append(it)
        self._write("frame", it)

    def acknowledged(self, it: Acknowledgement) -> None:
        self.acknowledgements.append(it)
        self._write("acknowledgement", it)

    def calls(self, method: str, ending: str = "") -> list[Exchange]:
        """Exchanges of a method whose path ends so."""
        return [e for e in self.exchanges if e.method == method and e.path.endswith(ending)]

    def events(self, name: str) -> Iterator[Any]:
        """The data of every gateway event of a name that was sent, in order."""
        return (f.data["d"] for f in self.frames if f.sent and f.data.get("t") == name)

    def invalid_requests(self) -> int:
        return sum(1 for e in self.exchanges if e.status in INVALID)

    def clear(self) -> None:
        self.exchanges.clear()
        self.frames.clear()
        self.acknowledgements.clear()

    def close(self) -> None:
        if self._file:
            self._file.close()

    def _write(self, kind: str, it: Any) -> None:
        if self._file:
            self._file.write(json.dumps({"kind": kind, **asdict(it)}, ensure_ascii=False) + "\n")
