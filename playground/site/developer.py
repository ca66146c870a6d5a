"""The developer's drawer: trouble to order, and the bot restarted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playground.faults import Fault, Faults
from playground.invoke import Impossible
from playground.records import Json
from playground.site.stage import Stage

BACK_WITHIN: Final = 15.0
"""Real seconds the bot has to come back after a restart."""
TROUBLE: Final[dict[str, tuple[str, Callable[[Faults], Fault]]]] = {
    "slow": (
        "Slow network: every call takes 2 seconds",
        lambda f: f.slow("*", "**", seconds=2.0),
    ),
    "too_slow": (
        "Too slow: answers come after 4 seconds, Discord waits for 3",
        lambda f: f.slow("POST", "/interactions/**", seconds=4.0),
    ),
    "rate_limit": (
        "429: messages are rate limited",
        lambda f: f.rate_limit("*", "/channels/**", retry_after=1.0, times=None),
    ),
    "server_error": (
        "500: posting messages fails",
        lambda f: f.server_error("POST", "/channels/*/messages", times=None),
    ),
    "forbidden": (
        "403: the bot may not post messages",
        lambda f: f.refuse("POST", "/channels/*/messages", status=403, code=50013, times=None),
    ),
    "lost": (
        "Lost answers: messages are posted, but the bot does not hear so",
        lambda f: f.lose_answer("POST", "/channels/*/messages", times=None),
    ),
}


class Developer:
    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._on: dict[str, Fault] = {}

    def troubles(self) -> Json:
        return {
            "troubles": [
                {"name": name, "label": label, "on": name in self._on}
                for name, (label, _) in TROUBLE.items()
            ]
        }

    async def do(self, deed: str, asked: Json) -> Json:
        """Carry out one of the drawer's switches or buttons.

        Raises:
            Impossible: there is none of that name, or it does not work here.
        """
        match deed:
            case "trouble":
                self._switch(str(asked["name"]), bool(asked["on"]))
            case "drop":
                await self._stage.gateway.drop()
            case "invalidate":
                await self._stage.gateway.invalidate()
            case "restart":
                await self._restart()
            case _:
                raise Impossible(f"there is no switch {deed!r}")
        return self.troubles()

    def _switch(self, name: str, on: bool) -> None:
        if name not in TROUBLE:
            raise Impossible(f"there is no trouble {name!r}")
        if name in self._on:
            self._on.pop(name).off()
        if on:
            self._on[name] = TROUBLE[name][1](self._stage.faults)

    async def _restart(self) -> None:
        if self._stage.restart is None:
            raise Impossible("the bot runs in a process of its own; restart it there")
        gateway = self._stage.gateway
        before = {session.id for session in gateway.sessions()}
        await self._stage.restart()
        try:
            await self._stage.world.until(
                lambda: any(s.socket and s.id not in before for s in gateway.sessions()),
                BACK_WITHIN,
            )
        except TimeoutError:
            raise Impossible(f"the bot did not come back in {BACK_WITHIN:.0f} seconds") from None
