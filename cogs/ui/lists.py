"""A player's matches, the most urgent first."""

from __future__ import annotations

from typing import Final

from discord import ui

from cogs.ui import controls
from cogs.ui.frame import Frame
from cogs.ui.sheets import TEXT, Sheet, Sheets
from engine.match.model import Match, PlayerId
from engine.match.service import Matches
from engine.registry import load_texts
from engine.text import Language, Text

PAGE: Final = 8
"""Matches on a page: each takes three components of the forty."""
ENDED: Final = 5
"""Finished matches that are still listed."""


async def matches_sheet(
    matches: Matches,
    sheets: Sheets,
    player: PlayerId,
    language: Language,
    ui_text: Text,
    page: int = 0,
) -> Sheet:
    """Those that await the player, those in which the player waits, and the last that ended."""
    mine = await matches.of_player(player, finished=ENDED)
    pages = max(1, -(-len(mine) // PAGE))
    page = min(max(page, 0), pages - 1)
    entries = [
        await _entry(matches, sheets, match, player, language)
        for match in mine[page * PAGE : (page + 1) * PAGE]
    ]
    body = entries or [ui.TextDisplay(ui_text("matches-none"))]
    head = f"## {ui_text('matches-title')}"
    return Sheet(Frame(head, body, rows=_pager(page, pages)).view())


async def _entry(
    matches: Matches, sheets: Sheets, match: Match, player: PlayerId, language: Language
) -> controls.Item:
    t = load_texts(match.game, TEXT)(language)
    names = (await sheets.text(match, language)).names
    seat = match.seat_of(player)
    rivals = t.listed(name for place, name in enumerate(names) if place != seat)
    ends = {due.seat: due.at for due in await matches.dues(match.id)}
    if not ends and match.ended is None:
        match = (await matches.look(match.id, None)).match
    if match.ended is not None:
        state = t("matches-ended", when=f"<t:{match.ended}:R>")
    elif not ends:
        state = t("matches-still")
    elif seat in ends:
        state = t("matches-yours", when=f"<t:{ends[seat]}:R>")
    else:
        state = t("matches-theirs", when=f"<t:{min(ends.values())}:R>")
    board = await sheets.where(match)
    line = t("matches-line", game=t("title"), rivals=rivals, board=board)
    button = controls.button(
        controls.custom_id("hand", match.id, 0),
        t("button-hand"),
        controls.MAIN if seat in ends else controls.PLAIN,
    )
    return ui.Section(ui.TextDisplay(f"{line}\n{state}"), accessory=button)


def _pager(page: int, pages: int) -> tuple[controls.Row, ...]:
    if pages == 1:
        return ()
    back = controls.button(controls.custom_id("matches", page - 1), "◀", disabled=page == 0)
    on = controls.button(controls.custom_id("matches", page + 1), "▶", disabled=page == pages - 1)
    return (controls.row(back, on),)
