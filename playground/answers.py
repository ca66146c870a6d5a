"""An interaction, and what the person behind it gets for it."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from typing import Final

from playground.reading import walk
from playground.records import Json, Message
from playground.world import World

COMMAND, COMPONENT, AUTOCOMPLETE, SUBMIT = 2, 3, 4, 5
REPLY, DEFERRED, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
UPDATES: Final = (DEFERRED_UPDATE, UPDATE)


class InteractionFailed(Exception):
    """The person sees that the application did not respond."""


@dataclass(frozen=True, slots=True)
class Modal:
    """A form the bot asks a person to fill in."""

    custom_id: str
    title: str
    components: list[Json]
    interaction: Interaction
    """The one that opened it."""

    @property
    def fields(self) -> list[Json]:
        """What can be filled in, in order, each with the ``label`` it stands under."""
        return [
            {"label": top.get("label"), **component}
            for top in self.components
            for component in walk([top])
            if "custom_id" in component
        ]


@dataclass(slots=True)
class Interaction:
    id: int
    token: str
    type: int
    user_id: int
    channel_id: int
    message: Message | None
    """The message whose component was used."""
    created: float
    first: asyncio.Future[int]
    """The type of the bot's first answer, once it came."""
    metadata: Json
    kind: int = 0
    """The type a message that answers it has."""
    started: float = field(default_factory=time.monotonic)
    dead: bool = False
    original: Message | None = None
    modal: Modal | None = None
    choices: list[Json] = field(default_factory=list)
    after: list[Message] = field(default_factory=list)
    """Messages sent or edited through the token after the first answer, in order."""

    @property
    def answered(self) -> bool:
        return self.first.done() and not self.dead


class Reply:
    """What a person got for a command, a press, a choice or a form."""

    def __init__(self, world: World, interaction: Interaction) -> None:
        self._world = world
        self._interaction = interaction
        self.deferred = interaction.first.result() in (DEFERRED, DEFERRED_UPDATE)
        """Whether the bot at first only said that it would answer."""

    @property
    def interaction_id(self) -> int:
        return self._interaction.id

    @property
    def message(self) -> Message | None:
        """The answer; for an update, the message that was updated."""
        return self._interaction.original

    @property
    def modal(self) -> Modal | None:
        return self._interaction.modal

    @property
    def choices(self) -> list[Json]:
        return self._interaction.choices

    @property
    def ephemeral(self) -> bool:
        return self.message is not None and self.message.ephemeral

    @property
    def text(self) -> str:
        """What the answer says; empty without one."""
        return self.message.text if self.message else ""

    @property
    def followups(self) -> list[Message]:
        """Further messages sent through the interaction, oldest first."""
        new = {m.id: m for m in self._interaction.after if m is not self.message}
        return [*new.values()]

    async def outcome(self, seconds: float = 5.0) -> Message:
        """The last message sent or edited after a deferral, waited for.

        Raises:
            TimeoutError: nothing came in so many real ``seconds``.
        """
        after = await self._world.until(lambda: self._interaction.after, seconds)
        last: Message = after[-1]
        return last
