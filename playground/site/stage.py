"""What the page's routes work with."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from playground.faults import Faults
from playground.gateway import Gateway
from playground.persona import Persona
from playground.recorder import Recorder
from playground.records import User
from playground.world import World


@dataclass(slots=True)
class Stage:
    world: World
    gateway: Gateway
    recorder: Recorder
    faults: Faults
    persona: Callable[[User], Persona]
    restart: Callable[[], Awaitable[None]] | None = None
    """Ends the bot and has it built anew; None where the bot runs in a process of its own."""
