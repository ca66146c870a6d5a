"""Matches, the lines of their logs and their dues, as rows."""

from __future__ import annotations

import sqlite3
from dataclasses import asdict
from typing import Final

from db.columns import (
    packed,
    packed_pacing,
    packed_terms,
    unpacked,
    unpacked_calendars,
    unpacked_clocks,
    unpacked_motion,
    unpacked_terms,
)
from engine.game import Seat
from engine.match.entries import Due, Entry
from engine.match.model import Home, Match, MatchId
from engine.match.pace import Clock

_TUPLES: Final = ("players", "asked", "called", "awaited", "absent", "gone")

_PLAIN: Final = (
    "id",
    "status",
    "version",
    "begun",
    "ended",
    "game",
    "rules",
    "language",
    "paused",
    "seed",
    "context",
    "options",
    "state",
)
_ENTRY_PLAIN: Final = ("version", "seat", "cause", "action", "events", "at", "number", "words")


def match_columns(match: Match) -> dict[str, object]:
    tuples = {name: packed(getattr(match, name)) for name in _TUPLES}
    plain = {name: getattr(match, name) for name in _PLAIN}
    terms = packed_terms(match.terms)
    return {**plain, **asdict(match.home), **tuples, **packed_pacing(match), "terms": terms}


def match_of(row: sqlite3.Row) -> Match:
    columns = dict(row)
    home = Home(columns.pop("guild"), columns.pop("channel"))
    columns |= {name: unpacked(columns[name]) for name in _TUPLES}
    columns["terms"] = unpacked_terms(columns["terms"])
    columns["clocks"] = unpacked_clocks(columns["clocks"])
    columns["calendars"] = unpacked_calendars(columns["calendars"])
    columns["motion"] = unpacked_motion(columns["motion"])
    return Match(home=home, **columns)


def entry_columns(match_id: MatchId, entry: Entry) -> dict[str, object]:
    columns = {name: getattr(entry, name) for name in _ENTRY_PLAIN}
    left, bank = (None, None) if entry.clock is None else (entry.clock.left, entry.clock.bank)
    return {**columns, "match_id": match_id, "clock_left": left, "clock_bank": bank}


def entry_of(row: sqlite3.Row) -> Entry:
    columns = dict(row)
    left, bank = columns.pop("clock_left"), columns.pop("clock_bank")
    return Entry(**columns, clock=None if left is None else Clock(left, bank, None))


def due_of(row: sqlite3.Row) -> Due:
    return Due(MatchId(row["match_id"]), Seat(row["seat"]), row["at"], row["kind"])
