"""What the local Discord holds: people, guilds, channels, messages."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from playground import reading

Json = dict[str, Any]

TEXT: Final = 0
DM: Final = 1
PUBLIC_THREAD: Final = 11
PRIVATE_THREAD: Final = 12
THREADS: Final = (PUBLIC_THREAD, PRIVATE_THREAD)

EPHEMERAL: Final = 1 << 6
LOADING: Final = 1 << 7
SILENT: Final = 1 << 12
COMPONENTS_V2: Final = 1 << 15


@dataclass(slots=True)
class User:
    id: int
    username: str
    display_name: str
    locale: str = "en-US"
    dms_open: bool = True
    bot: bool = False
    read: dict[str, int] = field(default_factory=dict)
    """By channel id: the last message looked at on the page."""


@dataclass(slots=True)
class Member:
    user_id: int
    joined: float
    nick: str | None = None
    permissions: int = 0
    """Bits of what the person may do in the guild."""


@dataclass(slots=True)
class Role:
    id: int
    name: str


@dataclass(slots=True)
class Guild:
    id: int
    name: str
    owner_id: int
    locale: str = "en-US"
    members: dict[int, Member] = field(default_factory=dict)
    """By user id."""
    roles: list[Role] = field(default_factory=list)
    """Roles that can be chosen, beside everyone's and the bot's own."""


@dataclass(slots=True)
class Channel:
    id: int
    type: int
    name: str = ""
    guild_id: int | None = None
    parent_id: int | None = None
    position: int = 0
    recipient_id: int | None = None
    """The person at the other end of a DM."""
    owner_id: int | None = None
    members: list[int] = field(default_factory=list)
    """User ids in a thread."""
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    auto_archive: int = 4320
    """Minutes."""
    archived_at: float = 0.0
    """When it was last archived or opened again."""
    created: float = 0.0
    slowmode: int = 0
    topic: str | None = None
    denied: int = 0
    """Permission bits the bot is denied here."""
    last_message_id: int | None = None
    last_pin: float | None = None
    message_count: int = 0

    @property
    def is_thread(self) -> bool:
        return self.type in THREADS


@dataclass(slots=True)
class Attachment:
    id: int
    filename: str
    size: int
    content_type: str
    description: str | None = None
    """Alt text."""
    width: int | None = None
    height: int | None = None


@dataclass(slots=True, repr=False)
class Message:
    """A message; it changes in place when it is edited, as on a screen."""

    id: int
    channel_id: int
    author_id: int
    created: float
    content: str = ""
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    """As Discord gives them back; media as ``attachment://name``."""
    attachments: list[Attachment] = field(default_factory=list)
    flags: int = 0
    type: int = 0
    """0 ordinary, 6 a pin, 18 and 21 about threads, 19 a reply, 20 and 23 answers to commands."""
    edited: float | None = None
    pinned: float | None = None
    """When it was pinned."""
    nonce: str | int | None = None
    tts: bool = False
    mentions: list[int] = field(default_factory=list)
    mention_everyone: bool = False
    pinged: list[int] = field(default_factory=list)
    """Users who really got a notification when it was sent."""
    reference: Json | None = None
    interaction: Json | None = None
    """Discord's ``interaction_metadata``."""
    addressee_id: int | None = None
    """The one person who sees it, when it is ephemeral."""
    deleted: bool = False

    def __repr__(self) -> str:
        return f"<Message {self.id} {self.text[:60]!r}>"

    @property
    def ephemeral(self) -> bool:
        return bool(self.flags & EPHEMERAL)

    @property
    def loading(self) -> bool:
        """Whether it still only says that the bot is thinking."""
        return bool(self.flags & LOADING)

    @property
    def is_v2(self) -> bool:
        return bool(self.flags & COMPONENTS_V2)

    @property
    def text(self) -> str:
        """All that is written in it, in order, a line a piece."""
        return "\n".join(reading.texts(self.content, self.embeds, self.components))

    @property
    def buttons(self) -> list[reading.Button]:
        return reading.buttons(self.components)

    @property
    def selects(self) -> list[reading.Select]:
        return reading.selects(self.components)

    def button(self, label: str) -> reading.Button:
        """The button with this label; raises LookupError naming what there is."""
        return reading.find_button(self.components, label=label)
