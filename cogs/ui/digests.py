"""Reminders as messages: one for all the matches that await somebody."""

from __future__ import annotations

from typing import Final

from discord import ui

from cogs.errors import UI
from cogs.ui.controls import Item
from cogs.ui.frame import Frame, mention
from cogs.ui.lists import entry
from cogs.ui.sheets import Sheet, Sheets
from engine.match.nudges import Digest
from engine.text import Language

LISTED: Final = 6
"""Matches that one reminder names; of more it gives the number."""


async def digest_sheet(
    sheets: Sheets, digest: Digest, language: Language, *, public: bool
) -> Sheet:
    """For the player alone, or calling them by a mention where others read it too."""
    t = UI(language)
    body: list[Item] = [
        await entry(sheets, awaited.match, digest.player, language)
        for awaited in digest.awaited[:LISTED]
    ]
    if more := len(digest.awaited[LISTED:]):
        body.append(ui.TextDisplay(t("nudge-more", n=more)))
    head = f"### {t('nudge-title')}"
    if public:
        head = f"### {t('nudge-called', who=mention(digest.player, t))}"
    view = Frame(head, body, "" if public else f"-# {t('nudge-why')}").view()
    return Sheet(view, (digest.player,) if public else ())
