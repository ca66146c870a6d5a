"""What a player has not seen yet, in a few lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from discord import ui

from cogs.ui import controls
from engine.match.model import MatchId
from engine.text import Text

LINES: Final = 5
LENGTH: Final = 500
"""Characters of all lines together; a single longer one is left to the log."""


def recap(lines: Sequence[str], match_id: MatchId, t: Text) -> ui.Section[Any]:
    """The latest of them, with a way to all."""
    shown = latest(lines)
    said = [f"**{t('recap-title')}**", *(f"> {line}" for line in shown)]
    if more := len(lines) - len(shown):
        said.insert(1, f"-# {t('recap-more', n=more)}")
    log = controls.button(controls.custom_id("log", match_id, -1), t("button-log"), emoji="📜")
    return ui.Section(ui.TextDisplay("\n".join(said)), accessory=log)


def latest(lines: Sequence[str]) -> list[str]:
    """As many whole lines as there is room for, in order, from the last one back."""
    shown = list[str]()
    for line in reversed(lines[-LINES:]):
        if sum(map(len, shown)) + len(line) > LENGTH:
            break
        shown.insert(0, line)
    return shown
