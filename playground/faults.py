"""Things that go wrong on purpose: switched on by a test, for some calls or until switched off."""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any, Self

from playground.errors import SENTENCES


@dataclass(slots=True)
class Fault:
    """One thing that goes wrong; use it in a ``with`` to have it end there."""

    method: str
    route: re.Pattern[str]
    name: str
    left: int | None
    """Calls it will still spoil; None until switched off."""
    status: int | None = None
    body: dict[str, Any] | None = None
    delay: float = 0.0
    gate: asyncio.Event | None = None
    """Set once the calls it holds up may go on."""
    cut_before: bool = False
    cut_after: bool = False
    hits: int = field(default=0, init=False)
    """Calls it has spoiled."""

    def off(self) -> None:
        self.left = 0
        if self.gate is not None:
            self.gate.set()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.off()

    def matches(self, method: str, path: str) -> bool:
        return self.left != 0 and self.method in ("*", method) and bool(self.route.fullmatch(path))

    def hit(self) -> None:
        self.hits += 1
        if self.left is not None:
            self.left -= 1


class Faults:
    """Faults by method and route.

    A route is a path below ``/api/v10``: ``*`` stands for one segment, ``**`` for any number.
    A method of ``*`` is any. ``times=None`` lasts until ``off()``.
    """

    def __init__(self) -> None:
        self._faults: list[Fault] = []

    def take(self, method: str, path: str) -> Fault | None:
        """The first fault that applies to a call, counted as played."""
        self._faults = [fault for fault in self._faults if fault.left != 0]
        for fault in self._faults:
            if fault.matches(method, path):
                fault.hit()
                return fault
        return None

    def clear(self) -> None:
        for fault in self._faults:
            fault.off()

    def refuse(
        self, method: str, route: str, *, status: int, code: int, times: int | None = 1
    ) -> Fault:
        """Answer with one of Discord's errors, such as 403 and 50013, without doing anything."""
        sentence = SENTENCES.get(code, f"{status}: Refused")
        body = {"message": sentence, "code": code}
        return self._add(method, route, f"{status}/{code}", times, status=status, body=body)

    def server_error(
        self, method: str, route: str, *, status: int = 500, times: int | None = 1
    ) -> Fault:
        body = {"message": f"{status}: Internal Server Error", "code": 0}
        return self._add(method, route, str(status), times, status=status, body=body)

    def rate_limit(
        self,
        method: str,
        route: str,
        *,
        retry_after: float = 0.1,
        is_global: bool = False,
        code: int = 0,
        times: int | None = 1,
    ) -> Fault:
        body = {
            "message": "You are being rate limited.",
            "retry_after": retry_after,
            "global": is_global,
            "code": code,
        }
        return self._add(method, route, "429", times, status=429, body=body)

    def lose_answer(self, method: str, route: str, *, times: int | None = 1) -> Fault:
        """Carry the request out, then cut the connection instead of answering."""
        return self._add(method, route, "lost answer", times, cut_after=True)

    def lose_request(self, method: str, route: str, *, times: int | None = 1) -> Fault:
        """Cut the connection without doing anything."""
        return self._add(method, route, "lost request", times, cut_before=True)

    def slow(self, method: str, route: str, *, seconds: float, times: int | None = None) -> Fault:
        """Do everything, so many real seconds late."""
        return self._add(method, route, "slow", times, delay=seconds)

    def hold(self, method: str, route: str, *, times: int | None = None) -> Fault:
        """Do everything, but only once it is switched off."""
        return self._add(method, route, "held", times, gate=asyncio.Event())

    def _add(self, method: str, route: str, name: str, times: int | None, **how: Any) -> Fault:
        fault = Fault(method, _pattern(route), name, times, **how)
        self._faults.append(fault)
        return fault


def _pattern(route: str) -> re.Pattern[str]:
    pieces = re.split(r"(\*\*|\*)", route)
    kinds = {"*": "[^/]+", "**": ".*"}
    return re.compile("".join(kinds.get(p) or re.escape(p) for p in pieces))
