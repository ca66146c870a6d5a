"""A game's rule book: Markdown, a topic under each second-level heading."""

from __future__ import annotations

import re
from dataclasses import dataclass

from engine.registry import folder
from engine.text import Language


@dataclass(frozen=True, slots=True)
class Topic:
    title: str
    body: str


def read_rulebook(key: str, language: Language) -> tuple[Topic, ...]:
    """The topics in reading order; a preface before the first heading is left out."""
    source = (folder(key) / "rulebook" / f"{language}.md").read_text("utf-8")
    _, *chapters = re.split(r"^## +", source, flags=re.MULTILINE)
    parts = (chapter.partition("\n") for chapter in chapters)
    return tuple(Topic(title.strip(), body.strip()) for title, _, body in parts)
