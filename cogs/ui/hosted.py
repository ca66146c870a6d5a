"""The matches of a server, for those who run it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from discord import app_commands, ui

from cogs.ui import controls
from cogs.ui.controls import OPTION_LIMIT, Interaction, clip
from cogs.ui.frame import Frame
from cogs.ui.lists import deadline
from cogs.ui.options import CHOICES, choices
from cogs.ui.people import plain
from cogs.ui.sheets import TEXT, Sheet
from engine.match.model import Match, MatchId, PlayerId
from engine.match.places import Search
from engine.registry import load_texts
from engine.text import Language, Text, language_of

if TYPE_CHECKING:
    from cogs.desk import Desk

PAGE: Final = 8
"""Matches, of up to 430 characters each."""
NAMES_LENGTH: Final = 100
"""Characters of names that a match is listed with; the first one whole, of the rest the number."""
LOOKED_THROUGH: Final = 200
"""Matches of a server among which a typed word is searched."""


class ServerMatch(app_commands.Transformer):
    """One of the server's matches in play, for those who run it."""

    async def transform(self, _interaction: Interaction, value: str, /) -> MatchId:
        return MatchId(value.strip())

    async def autocomplete(  # type: ignore[override]  # text, of all it may be
        self, interaction: Interaction, value: str, /
    ) -> list[app_commands.Choice[str]]:
        guild, desk = interaction.guild_id, interaction.client.desk
        if guild is None or not interaction.permissions.manage_guild:
            return []
        found = list[tuple[str, str]]()
        for match in await desk.house.homes.search(Search(guild), LOOKED_THROUGH):
            label = await _label(interaction, match)
            if value.lower() in label.lower():
                found.append((label, match.id))
        return choices(found[:CHOICES])


async def seats(interaction: Interaction, _typed: str) -> list[app_commands.Choice[int]]:
    """The seats that the match named before waits for."""
    given = getattr(interaction.namespace, "match", None)
    guild, desk = interaction.guild_id, interaction.client.desk
    if guild is None or not interaction.permissions.manage_guild:
        return []
    matches = await desk.house.homes.search(Search(guild), LOOKED_THROUGH)
    for match in [match for match in matches if match.id == given]:
        language = language_of(str(interaction.locale))
        names = await desk.people.names(match.players, language, plain)
        return [
            app_commands.Choice(name=clip(names[seat], OPTION_LIMIT), value=seat + 1)
            for seat in match.awaited
        ]
    return []


def searched(guild: int, awaited: int, oldest: bool) -> Search:
    return Search(guild, PlayerId(awaited) if awaited else None, oldest)


async def hosted_sheet(
    desk: Desk, search: Search, page: int, language: Language, ui_text: Text
) -> Sheet:
    """A page of them."""
    found = await desk.house.homes.search(search, PAGE + 1, page * PAGE)
    entries = [await _entry(desk, match, language) for match in found[:PAGE]]
    none = "admin-none" if search.awaiting is None else "admin-none-awaiting"
    body = ui.TextDisplay[ui.LayoutView]("\n\n".join(entries) or ui_text(none))
    rows = _pager(search, page, more=len(found) > PAGE)
    return Sheet(Frame(f"## {ui_text('admin-title')}", (body,), rows=rows).view())


async def _entry(desk: Desk, match: Match, language: Language) -> str:
    t = await desk.sheets.text(match, language)
    state = deadline(match, t, "admin-waiting", who=_some(list(map(t.who, match.awaited)), t))
    board = await desk.sheets.where(match, t)
    line = t("admin-line", game=t("title"), players=_some(t.names, t), board=board, id=match.id)
    return f"{line}\n{t('admin-begun', when=f'<t:{match.begun}:R>')} · {state}"


def _some(names: Sequence[str], t: Text) -> str:
    """As many as there is room for: ``Anna, Bruno and +4``."""
    shown = list[str]()
    for name in names:
        if shown and sum(map(len, shown)) + len(name) > NAMES_LENGTH:
            break
        shown.append(name)
    more = len(names) - len(shown)
    return t.listed([*shown, f"+{more}"] if more else shown)


async def _label(interaction: Interaction, match: Match) -> str:
    language = language_of(str(interaction.locale))
    t = load_texts(match.game, TEXT)(language)
    names = await interaction.client.desk.people.names(match.players, language, plain)
    return f"{t('title')}: {t.listed(names)} · {match.id}"


def _pager(search: Search, page: int, *, more: bool) -> tuple[controls.Row, ...]:
    if page == 0 and not more:
        return ()
    rest = (search.awaiting or 0, int(search.oldest))
    back = controls.custom_id("hosted", page - 1, *rest)
    on = controls.custom_id("hosted", page + 1, *rest)
    return (
        controls.row(
            controls.button(back, "◀", disabled=page == 0),
            controls.button(on, "▶", disabled=not more),
        ),
    )
