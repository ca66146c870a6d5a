"""Discord's rate limits: windows that open with a call and count down, in real time."""

from __future__ import annotations

import hashlib
import time
from dataclasses import dataclass

from playground.settings import Limits, Rate

FREE = Rate(1_000_000, 1.0)
"""What the headers say where no limit is set."""
OLD = 3600.0
"""Seconds after which a message counts as old when it is edited."""


@dataclass(slots=True)
class _Window:
    opened: float
    used: int = 0


@dataclass(frozen=True, slots=True)
class Verdict:
    headers: dict[str, str]
    body: dict[str, object] | None
    """The answer of a 429; None when the call may go on."""


class RateLimiter:
    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._windows: dict[str, _Window] = {}

    def call(self, route: str, major: str, *, exempt: bool) -> Verdict:
        """Count a call of a route with its channel, guild or webhook.

        ``exempt`` calls, those about an interaction, do not count towards the overall limit.
        """
        if self._limits.overall and not exempt:
            wait, _ = self._use("overall", self._limits.overall)
            if wait:
                return _refused(wait, {"X-RateLimit-Global": "true"}, is_global=True)
        creates = route == "POST /channels/{channel}/messages"
        rate = (self._limits.message_create if creates else self._limits.other_routes) or FREE
        wait, window = self._use(f"{route} {major}", rate)
        left = max(0, rate.calls - window.used)
        resets = max(0.0, window.opened + rate.seconds - time.monotonic())
        headers = {
            "X-RateLimit-Limit": str(rate.calls),
            "X-RateLimit-Remaining": str(left),
            "X-RateLimit-Reset": f"{time.time() + resets:.3f}",
            "X-RateLimit-Reset-After": f"{resets:.3f}",
            "X-RateLimit-Bucket": hashlib.sha256(route.encode()).hexdigest()[:32],
        }
        if wait:
            return _refused(wait, headers | {"X-RateLimit-Scope": "user"})
        return Verdict(headers, None)

    def old_edit(self, channel_id: int) -> float:
        """Count an edit of a message older than an hour; gives the seconds to wait, or 0."""
        if self._limits.old_edits is None:
            return 0.0
        wait, _ = self._use(f"old edits {channel_id}", self._limits.old_edits)
        return wait

    def _use(self, key: str, rate: Rate) -> tuple[float, _Window]:
        now = time.monotonic()
        window = self._windows.get(key)
        if window is None or now >= window.opened + rate.seconds:
            self._forget(now)
            window = self._windows[key] = _Window(now)
        if window.used >= rate.calls:
            return window.opened + rate.seconds - now, window
        window.used += 1
        return 0.0, window

    def _forget(self, now: float) -> None:
        if len(self._windows) > 10_000:
            self._windows = {k: w for k, w in self._windows.items() if now - w.opened < 60}


def _refused(wait: float, headers: dict[str, str], *, is_global: bool = False) -> Verdict:
    body = {
        "message": "You are being rate limited.",
        "retry_after": round(wait, 3) + 0.001,
        "global": is_global,
        "code": 0,
    }
    return Verdict({**headers, "Retry-After": str(int(wait) + 1)}, body)
