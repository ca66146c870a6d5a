"""The card of a table, and the panel by which its opener changes what is agreed on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from discord import ui

from cogs.ui import controls, terms
from cogs.ui.frame import Frame, mention, pager
from engine.match.model import DELETED, PlayerId, Table
from engine.match.tables import Tables
from engine.text import Text

SETTINGS: Final = 8
"""Of a game's own, on one page of the panel."""
STYLES: Final = {"join": controls.GO, "leave": controls.PLAIN, "start": controls.MAIN}


def card(table: Table, tables: Tables, t: Text, *, own: bool = False) -> ui.LayoutView:
    """What everyone sees of a table, in its own language.

    Args:
        own: for one reader alone, in theirs.
    """
    body: list[controls.Item] = [ui.TextDisplay(_sentence(table, t))]
    notes: list[str] = []
    rows: tuple[controls.Row, ...] = ()
    if table.status == "open":
        notes.append(t("table-closes", when=f"<t:{table.expires}:R>"))
        rows = (_row(table, tables, t), *(() if own else (_own_language(table, t),)))
    if table.status == "open" and table.unsettled:
        asked = ", ".join(mention(player, t) for player in table.unsettled)
        body.append(ui.TextDisplay(t("table-anew", asked=asked)))
    if table.status in ("open", "started"):
        body.append(ui.TextDisplay(terms.lines(table, tables, t)))
        notes.append(t("table-seed", hash=table.commitment))
    foot = "\n".join(f"-# {note}" for note in notes)
    closed = table.status in ("closed", "expired")
    return Frame(f"## {t('title')}", body, foot, rows, ended=closed).view()


def option(table: Table, t: Text, opener: str, invited: str) -> str:
    """A table as one of several to choose from."""
    taken, seats, game = len(table.joins), table.seats, t("title")
    words = {"opener": opener, "invited": invited, "taken": taken, "seats": seats, "game": game}
    return f"{t(f'table-option-{_kind(table)}', **words)} · {table.id}"


def called(table: Table) -> tuple[PlayerId, ...]:
    """Whom a table waits for by name, be it to come or to agree to its new terms."""
    return (*to_come(table), *table.unsettled) if table.status == "open" else ()


def to_come(table: Table) -> tuple[PlayerId, ...]:
    """Those it was laid for who have not sat down yet."""
    asked = table.order if table.invited is None else (table.invited,)
    return tuple(player for player in asked if player not in (*table.players, DELETED))


def panel(table: Table, tables: Tables, t: Text, page: int = 0) -> ui.LayoutView:
    """For the opener alone: the terms first, then the game's own settings."""
    settings = tables.games[table.game].settings
    pages = 1 + -(-len(settings) // SETTINGS)
    page = min(max(page, 0), pages - 1)
    rows = _own_rows(table, tables, t, page) if page else _first_rows(table, tables, t)
    kind = _kind(table)
    closing = controls.button(
        controls.custom_id("leave", table.id), t(f"button-{kind}-withdraw"), controls.STOP
    )
    head = f"## {t('title')} · {t('options-title')}\n{t('options-how')}"
    turning = pager("options", table.id, page, pages)
    return Frame(head, rows, rows=(*turning, controls.row(closing))).view()


def _kind(table: Table) -> str:
    return "table" if table.invited is None else "challenge"


def _sentence(table: Table, t: Text) -> str:
    return t(
        _said(table),
        opener=mention(table.opener, t),
        invited=mention(table.invited or DELETED, t),
        players=", ".join(mention(player, t) for player in table.players),
        taken=len(table.joins),
        seats=table.seats,
        asked=", ".join(mention(player, t) for player in to_come(table)),
    )


def _said(table: Table) -> str:
    """The sentence that says what has become of a table."""
    status, kind = table.status, _kind(table)
    if status == "open" and table.rematch_of is not None:
        return f"rematch-{kind}"
    if kind == "table":
        return f"table-{status}"
    declined = status == "closed" and table.opener in table.players
    return "challenge-declined" if declined else f"challenge-{status}"


def _row(table: Table, tables: Tables, t: Text) -> controls.Row:
    kind = _kind(table)
    verbs = {"join": (table.seal,), "leave": ()}
    if kind == "table" and min(tables.games[table.game].seats) < table.seats:
        verbs["start"] = ()
    buttons = [
        controls.button(
            controls.custom_id(verb, table.id, *more), t(f"button-{kind}-{verb}"), STYLES[verb]
        )
        for verb, more in verbs.items()
    ]
    options = controls.custom_id("options", table.id, 0)
    rules = controls.custom_id("rules", table.game)
    return controls.row(
        *buttons,
        controls.button(options, t("button-options"), emoji="⚙️"),
        controls.button(rules, t("button-rules")),
    )


def _own_language(table: Table, t: Text) -> controls.Row:
    name = controls.custom_id("card", table.id)
    return controls.row(controls.button(name, t("button-own"), emoji="🌐"))


def _terms_rows(table: Table, tables: Tables, t: Text) -> list[controls.Item]:
    seated = bool(table.order) or not tables.games[table.game].seated_first
    left_out = ("begins",) if seated else ()
    return [
        _select(f"terms:{table.id}:{field}", t(f"option-{field}"), terms.offers(table, field, t))
        for field in terms.FIELDS
        if field not in left_out
    ]


def _first_rows(table: Table, tables: Tables, t: Text) -> list[controls.Item]:
    """The terms; and whether computers are to sit down wherever nobody sits yet."""
    rows = _terms_rows(table, tables, t)
    if table.invited is None and not table.order:
        choices = [controls.choice(value, words) for value, words, _ in terms.levels(t)]
        name = controls.custom_id("fill", table.id)
        rows.append(controls.row(controls.select(name, t("option-fill"), choices)))
    return rows


def _own_rows(table: Table, tables: Tables, t: Text, page: int) -> list[controls.Item]:
    options, first = tables.options(table), (page - 1) * SETTINGS
    settings = tables.games[table.game].settings[first : first + SETTINGS]
    return [
        _select(
            f"setting:{table.id}:{first + place}",
            t(setting.key),
            terms.own_offers(setting, options, t),
        )
        for place, setting in enumerate(settings)
    ]


def _select(name: str, label: str, offers: Sequence[terms.Offer]) -> controls.Item:
    """The choice in force names what it is a choice of: a select shows no label beside it."""
    options = [
        controls.choice(value, f"{label}: {words}" if now else words, default=now)
        for value, words, now in offers
    ]
    return controls.row(controls.select(name, label, options))
