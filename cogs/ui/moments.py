"""Times of day, dates and time zones as people type them and are offered them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta, tzinfo
from functools import cache
from importlib.resources import files
from typing import Final
from zoneinfo import ZoneInfo

from engine.game import Refusal
from engine.match.calendar import Time
from engine.match.model import Person
from engine.text import Language

CLOCK: Final = re.compile(r"([01]?[0-9]|2[0-3])(?:[:.]([0-5][0-9]))?")
DAYS_AHEAD: Final = re.compile(r"[0-9]{1,3}")
ISO: Final = re.compile(r"(20[0-9]{2})-([0-9]{1,2})-([0-9]{1,2})")
POINTED: Final = re.compile(r"([0-9]{1,2})\.([0-9]{1,2})\.(20[0-9]{2})?")
HOME: Final[dict[Language, str]] = {"en": "UTC", "it": "Europe/Rome", "uk": "Europe/Kyiv"}
"""The zone offered first to whoever speaks a language."""


def minute_of(text: str) -> int:
    """``23``, ``23:30`` or ``23.30`` as a minute of the day. Raises Refusal."""
    found = CLOCK.fullmatch(text.strip())
    if found is None:
        raise Refusal("error-time-unreadable", text=text[:20])
    return int(found[1]) * 60 + int(found[2] or 0)


def clock_face(minute: int) -> str:
    """``23:30``."""
    return f"{minute // 60:02}:{minute % 60:02}"


def zone_of(person: Person | None) -> tzinfo:
    """The one they gave with their quiet hours; else UTC."""
    return UTC if person is None or person.hours is None else ZoneInfo(person.hours.zone)


def today(zone: tzinfo, now: Time) -> date:
    return datetime.fromtimestamp(now, zone).date()


def day_of(text: str, here: date) -> date:
    """A date such as ``2026-12-24`` or ``24.12.``, or days from today, such as ``7``.

    Raises:
        Refusal: it is none of these.
    """
    typed = text.strip()
    try:
        if DAYS_AHEAD.fullmatch(typed):
            return here + timedelta(days=int(typed))
        if found := ISO.fullmatch(typed):
            return date(int(found[1]), int(found[2]), int(found[3]))
        if found := POINTED.fullmatch(typed):
            day, month = int(found[1]), int(found[2])
            year = int(found[3]) if found[3] else here.year
            passed = not found[3] and date(year, month, day) < here
            return date(year + passed, month, day)
    except ValueError as error:
        raise Refusal("error-date-unreadable", text=text[:20]) from error
    raise Refusal("error-date-unreadable", text=text[:20])


def begins(day: date, zone: tzinfo) -> Time:
    """When a day begins on the clocks of a zone."""
    return int(datetime(day.year, day.month, day.day, tzinfo=zone).timestamp())


def ends(day: date, zone: tzinfo) -> Time:
    """When the day after it begins."""
    return begins(day + timedelta(days=1), zone)


def days_ahead(typed: str, here: date, limit: int) -> list[tuple[int, date]]:
    """The days that what was typed so far may mean: by date, or by how far off they are."""
    coming = [(n, here + timedelta(days=n)) for n in range(366)]
    return [
        (n, day)
        for n, day in coming
        if day.isoformat().startswith(typed) or str(n).startswith(typed)
    ][:limit]


@cache
def zones() -> tuple[str, ...]:
    """The names in use today, by the IANA database; none of its older spellings."""
    table = files("tzdata").joinpath("zoneinfo", "zone.tab").read_text("utf-8")
    rows = (line.split("\t") for line in table.splitlines() if not line.startswith("#"))
    return ("UTC", *sorted({row[2] for row in rows}))


def suggested_zones(typed: str, language: Language, limit: int) -> Sequence[str]:
    """Those that hold what was typed so far; the one at home first."""
    wanted = typed.strip().casefold().replace(" ", "_")
    found = [name for name in zones() if wanted in name.casefold()]
    return sorted(found, key=lambda name: name != HOME[language])[:limit]
