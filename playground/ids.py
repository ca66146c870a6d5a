"""Snowflakes: Discord's ids, which hold the time they were made."""

import base64
import secrets
from collections.abc import Callable

EPOCH = 1_420_070_400.0
"""The first second of 2015, from which Discord counts."""

Clock = Callable[[], float]
"""Gives seconds since 1970."""


class Snowflakes:
    """Hands out ids, each greater than the last."""

    def __init__(self, clock: Clock, last: int = 0) -> None:
        self._clock = clock
        self.last = last

    def next(self) -> int:
        by_time = int((self._clock() - EPOCH) * 1000) << 22
        self.last = max(self.last + 1, by_time)
        return self.last


def made_at(snowflake: int) -> float:
    """When an id was made, in seconds since 1970."""
    return (snowflake >> 22) / 1000 + EPOCH


def bot_token(bot_id: int) -> str:
    """A token of Discord's shape: its first part is the bot's id in base64."""
    who = base64.urlsafe_b64encode(str(bot_id).encode()).decode().rstrip("=")
    return f"{who}.{secrets.token_urlsafe(4)}.{secrets.token_urlsafe(20)}"
