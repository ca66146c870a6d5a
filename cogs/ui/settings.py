"""What a person has set for themselves, and what it does to their clocks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from discord import ui

from cogs.ui.frame import Frame
from cogs.ui.lists import deadline, group_of, ranked, title
from cogs.ui.moments import clock_face
from cogs.ui.sheets import Sheet, Sheets
from engine.match.calendar import DAY, Away, Time, is_quiet, wakes
from engine.match.model import Match, Person
from engine.match.players import AWAY_MOST, YEAR
from engine.text import Text

LISTED: Final = 5
"""Matches whose deadlines are told, and vacations ahead, at most."""


async def settings_sheet(
    sheets: Sheets, person: Person, matches: Sequence[Match], now: Time, t: Text, word: str = ""
) -> Sheet:
    """All a person can set, and until when they have to move now."""
    lines = [t(f"me-remind-{person.remind}"), *_hours(person, t), *_vacations(person, now, t)]
    yours = [m for m in ranked(matches, person.id) if group_of(m, person.id) == "yours"]
    deadlines = [await _deadline(sheets, match, person, t) for match in yours[:LISTED]]
    if yours:
        deadlines.insert(0, f"### {t('me-deadlines', n=len(yours))}")
    texts = ["\n".join(lines), _state(person, now, t), "\n".join(deadlines)]
    body: list[ui.Item[Any]] = [ui.TextDisplay(text) for text in texts if text]
    notice = f"> {word}" if word else ""
    return Sheet(Frame(f"## {t('me-title')}", body, notice=notice).view())


def days_left(away: Sequence[Away], now: Time) -> int:
    """Whole days of vacation left for the coming year, those ahead taken off."""
    spent = sum(max(0, each.end - max(each.start, now - YEAR)) for each in away)
    return max(0, AWAY_MOST - spent) // DAY


def moment(at: Time) -> str:
    return f"<t:{at}:f>"


def _hours(person: Person, t: Text) -> Iterator[str]:
    hours = person.hours
    if hours is None or hours.start == hours.end:
        yield t("me-hours-none")
    else:
        start, end = clock_face(hours.start), clock_face(hours.end)
        yield t("me-hours", start=start, end=end, zone=hours.zone)


def _vacations(person: Person, now: Time, t: Text) -> Iterator[str]:
    ahead = [away for away in person.away if away.end > now]
    if not ahead:
        yield t("me-vacation-none")
    for away in ahead[:LISTED]:
        yield t("me-vacation", start=moment(away.start), end=moment(away.end))
    yield f"-# {t('me-vacation-left', n=days_left(person.away, now))}"


def _state(person: Person, now: Time, t: Text) -> str:
    if not is_quiet(person.calendar, now):
        return t("me-running")
    return t("me-still", until=moment(wakes(person.calendar, now)))


async def _deadline(sheets: Sheets, match: Match, person: Person, t: Text) -> str:
    state = deadline(match, t, "matches-yours", person.id)
    return f"{await title(sheets, match, person.id, t.language)}\n-# {state}"
