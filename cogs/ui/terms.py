"""What a table agrees on, in words, and what there is to choose from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final, TypeAlias, get_args

from cogs.ui.frame import mention
from engine.ai.levels import LEVELS, LevelName
from engine.game import Refusal, Setting
from engine.match.calendar import DAY, HOUR, MINUTE
from engine.match.model import DELETED, Table
from engine.match.tables import Tables
from engine.match.terms import Begins, Overrun, Terms, Watch
from engine.text import Text

PACES: Final = {
    "pace-hour": (HOUR, 4 * HOUR),
    "pace-half": (12 * HOUR, 12 * HOUR),
    "pace-day": (DAY, DAY),
    "pace-days": (3 * DAY, DAY),
    "pace-week": (7 * DAY, 2 * DAY),
}
"""Seconds for each move, and in the bank, by the name of the choice."""
MOVES: Final = (
    *(hours * HOUR for hours in (1, 2, 4, 8, 12)),
    *(days * DAY for days in (1, 2, 3, 5, 7, 10, 14)),
)
BANKS: Final = (0, 4 * HOUR, 12 * HOUR, DAY, 2 * DAY, 4 * DAY, 7 * DAY)
FIELDS: Final = ("move", "bank", "overrun", "begins", "watch")
Offer: TypeAlias = tuple[str, str, bool]
"""A value as a control sends it, its words, and whether it is the one in force."""


def lines(table: Table, tables: Tables, t: Text) -> str:
    """All terms of a table, a line each."""
    return "\n".join(_lines(table, tables, t))


def _lines(table: Table, tables: Tables, t: Text) -> Iterator[str]:
    terms = table.terms
    yield t("terms-move", time=span(terms.move, t))
    yield t("terms-bank", time=span(terms.bank, t)) if terms.bank else t("terms-no-bank")
    yield t(f"terms-overrun-{terms.overrun}")
    if not table.order and tables.games[table.game].seated_first:
        key = _begins_key(table, terms.begins)
        invited = mention(table.invited or DELETED, t)
        yield t(f"terms-begins-{key}", opener=mention(table.opener, t), invited=invited)
    yield t(f"terms-watch-{terms.watch}")
    options = tables.options(table)
    for setting in tables.games[table.game].settings:
        value = _value(setting, getattr(options, setting.field), t)
        yield t("terms-own", name=t(setting.key), value=value)


def span(seconds: int, t: Text) -> str:
    """``1 day and 12 hours``."""
    days, rest = divmod(seconds, DAY)
    hours, rest = divmod(rest, HOUR)
    counts = (("days", days), ("hours", hours), ("minutes", rest // MINUTE))
    return t.listed(t(f"span-{unit}", n=n) for unit, n in counts if n)


def age(seconds: int, t: Text) -> str:
    """``2 days``: whole ones of the largest unit that there is one of, at least a minute."""
    units = (("days", DAY), ("hours", HOUR), ("minutes", MINUTE))
    unit, size = next((each for each in units if seconds >= each[1]), units[-1])
    return t(f"span-{unit}", n=max(1, seconds // size))


def offers(table: Table, field: str, t: Text) -> list[Offer]:
    """What a field of the terms may be. Raises Refusal for no such field."""
    now = getattr(table.terms, field, None)
    match field:
        case "move" | "bank":
            spans = sorted({*(MOVES if field == "move" else BANKS), int(now or 0)})
            words = [span(value, t) if value else t("option-bank-none") for value in spans]
            values = [*map(str, spans)]
        case "overrun" | "begins" | "watch":
            values = list(get_args({"overrun": Overrun, "begins": Begins, "watch": Watch}[field]))
            words = [t(f"option-{field}-{_begins_key(table, value)}") for value in values]
        case _:
            raise Refusal("error-no-such-choice")
    return [(v, w, v == str(now)) for v, w in zip(values, words, strict=True)]


def changed(terms: Terms, field: str, value: str) -> Terms:
    """The terms with a field as a control sent it; ``Tables`` checks them. Raises Refusal."""
    if field not in FIELDS:
        raise Refusal("error-no-such-choice")
    number = value.isascii() and value.isdecimal() and len(value) < 10
    if field in ("move", "bank") and not number:
        raise Refusal("error-no-such-choice")
    new: dict[str, Any] = {field: int(value) if field in ("move", "bank") else value}
    return replace(terms, **new)


def own_offers(setting: Setting, options: object, t: Text) -> list[Offer]:
    """What one of a game's own settings may be; values are sent by their place."""
    now = getattr(options, setting.field)
    return [
        (str(place), _value(setting, value, t), value == now)
        for place, value in enumerate(setting.values)
    ]


def paced(usual: Terms, pace: str | None, *, private: bool) -> Terms:
    """The usual terms with what was asked for in a command. Raises Refusal for no such pace."""
    terms = replace(usual, watch="private" if private else usual.watch)
    if pace is None:
        return terms
    if pace not in PACES:
        raise Refusal("error-no-such-choice")
    move, bank = PACES[pace]
    return replace(terms, move=move, bank=bank)


def level_named(word: str) -> LevelName:
    """How well a computer plays. Raises Refusal for no such level."""
    for level in LEVELS:
        if word == level:
            return level
    raise Refusal("error-no-such-choice")


def levels(t: Text) -> list[Offer]:
    """How well computers may play that sit down at a table."""
    return [(level, t(f"computer-{level}"), False) for level in LEVELS]


def _begins_key(table: Table, value: str) -> str:
    return "invited" if value == "other" and table.invited is not None else value


def _value(setting: Setting, value: object, t: Text) -> str:
    """A value by its own name, or as it is where it has none."""
    key = f"{setting.key}-{value}"
    return str(value) if t(key) == key else t(key)
