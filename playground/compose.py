"""From what a bot or a person asks to send or edit, to a message; refused if Discord would."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from playground import media, mentions, reading, shapes
from playground.errors import ApiError
from playground.limits import embeds
from playground.limits.components import Checker
from playground.limits.problems import Problems
from playground.records import (
    COMPONENTS_V2,
    EPHEMERAL,
    LOADING,
    SILENT,
    Attachment,
    Channel,
    Json,
    Message,
)
from playground.settings import Limits
from playground.world import World

MOST_CONTENT = 2000
MOST_FILES = 10
SUPPRESS_EMBEDS = 1 << 2
ASKED_FLAGS = SUPPRESS_EMBEDS | SILENT | COMPONENTS_V2
LEGACY = ("content", "embeds", "poll", "sticker_ids")
"""Fields that cannot be used with the new components."""


@dataclass(frozen=True, slots=True)
class Upload:
    """A file of a multipart request."""

    filename: str
    content_type: str
    content: bytes


@dataclass(frozen=True, slots=True)
class Form:
    """What was asked: the JSON, the files by number, and where its errors are reported."""

    body: Json
    uploads: dict[int, Upload] = field(default_factory=dict)
    path: tuple[str, ...] = ()

    def problems(self) -> Problems:
        return Problems().at(*self.path)


class Composer:
    def __init__(self, world: World, limits: Limits) -> None:
        self._world = world
        self._limits = limits

    def create(
        self,
        channel: Channel,
        form: Form,
        *,
        author_id: int,
        addressee_id: int | None = None,
        interaction: Json | None = None,
        kind: int = 0,
    ) -> Message:
        """A new message, checked but not yet in the channel.

        An addressee makes it ephemeral.
        """
        message = Message(
            id=self._world.ids.next(),
            channel_id=channel.id,
            author_id=author_id,
            created=self._world.clock(),
            type=kind,
            tts=bool(form.body.get("tts")),
            addressee_id=addressee_id,
            interaction=interaction,
        )
        self._fill(message, form, edit=False)
        if addressee_id is not None:
            message.flags |= EPHEMERAL
        self._mention(message, form.body, channel)
        return message

    def edit(self, message: Message, form: Form) -> None:
        """Change a message in place; what the form does not name stays."""
        self._fill(message, form, edit=True)
        channel = self._world.channel(message.channel_id)
        self._mention(message, form.body, channel, anew=False)
        message.edited = None if message.loading else self._world.clock()
        message.flags &= ~LOADING

    def _fill(self, message: Message, form: Form, *, edit: bool) -> None:
        body = form.body
        self._sizes(form)
        flags = self._flags(message, body, edit=edit)
        content = (body["content"] or "") if "content" in body else message.content
        given = (body["embeds"] or []) if "embeds" in body else message.embeds
        files, added = self._attachments(message, form)
        problems = form.problems()
        names = frozenset(a.filename for a in files)
        components = (body["components"] or []) if "components" in body else None
        if flags & COMPONENTS_V2:
            self._no_legacy(problems, message, body, content, given)
        self._check(problems, body, content, given)
        shown = message.components if components is None else components
        Checker(problems, names).message(shown, v2=bool(flags & COMPONENTS_V2))
        problems.refuse()
        if not shapes_something(flags, content, given, files, shown):
            raise ApiError(50006)
        for dropped in message.attachments:
            if dropped not in files:
                self._world.drop_file(dropped.id)
        message.content, message.flags, message.attachments = content, flags, files
        if "embeds" in body:
            message.embeds = [embeds.shape(e) for e in given]
        if components is not None:
            message.components = shapes.numbered(components)
        for attachment, data in added:
            self._world.add_file(attachment.id, data)

    def _flags(self, message: Message, body: Json, *, edit: bool) -> int:
        asked = (body.get("flags") or 0) & ASKED_FLAGS
        if not edit:
            return asked
        kept = message.flags & ~SUPPRESS_EMBEDS if "flags" in body else message.flags
        return kept | (asked & (SUPPRESS_EMBEDS | COMPONENTS_V2))

    def _no_legacy(
        self, problems: Problems, message: Message, body: Json, content: str, given: list[Json]
    ) -> None:
        used: Json = {"content": content, "embeds": given}
        used |= {key: body.get(key) for key in ("poll", "sticker_ids")}
        turning = bool(message.components or message.content or message.embeds)
        nulled = "embeds" in body and body["embeds"] is None and turning and not message.is_v2
        for key in LEGACY:
            if used[key] or (key == "embeds" and nulled):
                problems.at(key).add(
                    "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                    f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
                )

    def _check(self, problems: Problems, body: Json, content: str, given: list[Json]) -> None:
        problems.at("content").text(content, 0, MOST_CONTENT)
        embeds.check(problems.at("embeds"), given)
        mentions.check(problems.at("allowed_mentions"), body.get("allowed_mentions"))
        if isinstance(body.get("nonce"), str):
            problems.at("nonce").text(body["nonce"], 0, 25)
        for index, entry in enumerate(body.get("attachments") or []):
            here = problems.at("attachments", index)
            here.at("description").text(entry.get("description"), 0, 1024)

    def _sizes(self, form: Form) -> None:
        sizes = [len(upload.content) for upload in form.uploads.values()]
        if sum(sizes) > self._limits.request_size or max(sizes, default=0) > self._limits.file_size:
            raise ApiError(40005)

    def _attachments(
        self, message: Message, form: Form
    ) -> tuple[list[Attachment], list[tuple[Attachment, bytes]]]:
        """All files the message will have, and those of them that are new."""
        entries: list[Json] = form.body.get("attachments") or []
        here = {a.id: a for a in message.attachments}
        wanted = {int(e["id"]): e for e in entries}
        kept = [*here.values()]
        if "attachments" in form.body:
            kept = [here[i] for i in wanted if i in here]
        added = [
            (self._uploaded(upload, wanted.get(number, {})), upload.content)
            for number, upload in sorted(form.uploads.items())
        ]
        files = [*kept, *(attachment for attachment, _ in added)]
        problems = form.problems().at("attachments")
        problems.count(files, 0, MOST_FILES)
        for index, number in enumerate(wanted):
            if number not in here and number not in form.uploads:
                problems.at(index, "id").add("ATTACHMENT_NOT_FOUND", "Attachment data not found")
        problems.refuse()
        return files, added

    def _uploaded(self, upload: Upload, entry: Json) -> Attachment:
        size = media.size_of(upload.content)
        return Attachment(
            id=self._world.ids.next(),
            filename=entry.get("filename") or upload.filename,
            size=len(upload.content),
            content_type=upload.content_type,
            description=entry.get("description"),
            width=size and size[0],
            height=size and size[1],
        )

    def _mention(
        self, message: Message, body: Json, channel: Channel, *, anew: bool = True
    ) -> None:
        allowed: Any = body.get("allowed_mentions")
        texts = reading.texts(message.content, [], message.components)
        found = mentions.read(self._world, texts, allowed)
        message.mentions, message.mention_everyone = found.users, found.everyone
        if anew and not message.ephemeral:
            message.pinged = mentions.pinged(
                self._world, channel, found, author=message.author_id, flags=message.flags
            )


def shapes_something(
    flags: int,
    content: str,
    given: list[Json],
    files: list[Attachment],
    components: list[Json],
) -> bool:
    """Whether a message would show anything; old components alone do not count."""
    if flags & COMPONENTS_V2:
        return bool(components)
    return bool(content.strip() or given or files)
