"""A player's matches, the most urgent first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, Final, Literal, TypeAlias, get_args

from discord import SelectOption, ui

from cogs.ui import controls
from cogs.ui.frame import Frame
from cogs.ui.sheets import TEXT, Sheet, Sheets
from cogs.ui.waiting import ends, left, until, vacation
from engine.game import Seat
from engine.match.calendar import NEVER, Time
from engine.match.model import Match, PlayerId
from engine.match.service import Matches
from engine.registry import load_texts
from engine.text import Language, Text

PAGE: Final = 6
"""Matches on a page: each takes three components of the forty, and up to 560 characters."""
ENDED: Final = 5
"""Finished matches that are still listed."""

Group: TypeAlias = Literal["yours", "theirs", "paused", "over"]
"""What becomes of a match next, as its player sees it; listed in this order."""


async def matches_sheet(
    matches: Matches,
    sheets: Sheets,
    player: PlayerId,
    language: Language,
    ui_text: Text,
    page: int = 0,
    tables: Sequence[SelectOption] = (),
) -> Sheet:
    """Those that await the player, those in which the player waits, and the last that ended.

    Args:
        tables: still open, from which one may be chosen.
    """
    mine = ranked(await matches.of_player(player, finished=ENDED), player)
    pages = max(1, -(-len(mine) // PAGE))
    page = min(max(page, 0), pages - 1)
    body = list[controls.Item]()
    counts = {group: sum(group_of(m, player) == group for m in mine) for group in get_args(Group)}
    here = mine[page * PAGE : (page + 1) * PAGE]
    for group, some in groupby(here, key=lambda match: group_of(match, player)):
        body.append(ui.TextDisplay(f"### {ui_text(f'matches-in-{group}', n=counts[group])}"))
        body += [await entry(sheets, match, player, language) for match in some]
    if not mine:
        body.append(ui.TextDisplay(ui_text("matches-none")))
    rows = [*_rows(page, pages, ui_text, awaited=counts["yours"] > 0)]
    if tables:
        rows.append(controls.row(controls.select("tables", ui_text("matches-tables"), tables)))
    return Sheet(Frame(f"## {ui_text('matches-title')}", body, rows=rows).view())


def ranked(matches: Sequence[Match], player: PlayerId) -> list[Match]:
    """By group; within the first two whoever's time runs out first, within the last the latest."""
    groups = get_args(Group)

    def rank(match: Match) -> tuple[int, Time, Time]:
        over = -match.ended if match.ended is not None else 0
        return groups.index(group_of(match, player)), over or runs_out(match, player), match.begun

    return sorted(matches, key=rank)


def group_of(match: Match, player: PlayerId) -> Group:
    if match.ended is not None:
        return "over"
    if match.paused is not None:
        return "paused"
    return "yours" if match.seat_of(player) in match.awaited else "theirs"


def runs_out(match: Match, player: PlayerId) -> Time:
    """When the player's time runs out; where it does not run, the first of the others'."""
    seat = first_out(match, player)
    return NEVER if seat is None else ends(match, seat)


def first_out(match: Match, player: PlayerId | None = None) -> Seat | None:
    """Whose time counts: the player's own if they are awaited, else that which runs out first."""
    seat = None if player is None else match.seat_of(player)
    if seat in match.awaited:
        return seat
    return min(match.awaited, key=lambda other: ends(match, other), default=None)


def deadline(match: Match, t: Text, key: str, player: PlayerId | None = None, **who: str) -> str:
    """The sentence of that key, which says ``$when`` that time runs out; or that no clock runs."""
    seat = first_out(match, player)
    if seat is None or ends(match, seat) == NEVER:
        return t("matches-still")
    return t(key, when=until(match, seat, t), **who)


async def entry(
    sheets: Sheets, match: Match, player: PlayerId, language: Language
) -> ui.Section[Any]:
    """One match: its game, its players, its board, how urgent it is, and the way into it."""
    seat = match.seat_of(player)
    held = sheets.has_hands(match) and match.ended is None
    button = controls.button(
        controls.custom_id("hand", match.id, 0),
        load_texts(match.game, TEXT)(language)("button-hand" if held else "button-open"),
        controls.MAIN if seat in match.awaited and match.paused is None else controls.PLAIN,
    )
    said = f"{await title(sheets, match, player, language)}\n{_state(match, player, language)}"
    return ui.Section(ui.TextDisplay(said), accessory=button)


async def title(sheets: Sheets, match: Match, player: PlayerId, language: Language) -> str:
    """Its game, whom it is against, and the way to its board."""
    t = await sheets.text(match, language)
    seat, board = match.seat_of(player), await sheets.where(match, t)
    rivals = t.listed(name for place, name in enumerate(t.names) if place != seat)
    return t("matches-line", game=t("title"), rivals=rivals, board=board)


def _state(match: Match, player: PlayerId, language: Language) -> str:
    t, group = load_texts(match.game, TEXT)(language), group_of(match, player)
    if group == "over":
        return t("matches-ended", when=left(match.ended or 0))
    if group == "paused":
        return t("matches-paused")
    said, seat = deadline(match, t, f"matches-{group}", player), match.seat_of(player)
    away = vacation(match, seat) if seat in match.awaited else None
    if away is None:
        return said
    return f"{said}\n-# {t('away-you', start=f'<t:{away.start}:f>', end=f'<t:{away.end}:f>')}"


def _rows(page: int, pages: int, t: Text, *, awaited: bool) -> Iterator[controls.Row]:
    buttons = list[controls.Item]()
    if pages > 1:
        here = f"{page + 1} / {pages}"
        buttons = [
            controls.button(controls.custom_id("matches", page - 1), "◀", disabled=page == 0),
            controls.button(controls.custom_id("matches", page, "here"), here, disabled=True),
            controls.button(
                controls.custom_id("matches", page + 1), "▶", disabled=page == pages - 1
            ),
        ]
    if awaited:
        buttons.append(controls.button("next", t("button-next"), controls.MAIN, emoji="⏭️"))
    if buttons:
        yield controls.row(*buttons)
