"""What matches of computers among themselves have shown, as tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from math import ceil, sqrt
from statistics import fmean
from typing import Final

from engine.ai.players import PlayerName
from engine.ai.selfplay import Record

FIRST: Final = 14
COLUMN: Final = 12
MOST_KINDS: Final = 12


def tables(records: Sequence[Record]) -> Iterator[str]:
    """Lines: shares by player and by seat, how long matches were, which decisions were met.

    A share counts a match won as 1 and one tied as half; +- is one standard error.
    """
    yield _row("player", "matches", "share", "+-", "s/decision", "p95", "most")
    for player in dict.fromkeys(player for record in records for player in record.players):
        worths = [worth for record in records for worth in _of(record, player)]
        yield _row(player, len(worths), *_share(worths), *_seconds(records, player))
    yield ""
    yield _row("seat", "matches", "share", "+-")
    for seat in range(len(records[0].players)):
        worths = [record.worth[seat] for record in records]
        yield _row(f"seat {seat + 1}", len(worths), *_share(worths))
    yield ""
    yield _row("a match has", "p5", "median", "p95", "most")
    yield _row("decisions", *_spread([record.decisions for record in records]))
    yield _row("actions", *_spread([record.met.total() for record in records]))
    yield ""
    yield _row("action", "a match", "of all")
    met = sum((record.met for record in records), Counter[str]())
    for kind, count in met.most_common(MOST_KINDS):
        yield _row(kind, f"{count / len(records):.1f}", f"{count / met.total():.1%}")
    yield ""
    yield _row("ended by", "matches", "of all")
    reasons = Counter(record.outcome.reason for record in records)
    for reason, count in reasons.most_common():
        yield _row(reason, count, f"{count / len(records):.1%}")


def percentile(values: Sequence[float], percent: float) -> float:
    """The smallest value that so many per cent do not exceed."""
    return sorted(values)[max(ceil(len(values) * percent / 100) - 1, 0)]


def share(records: Sequence[Record], player: PlayerName) -> float:
    """What a player won, on average, in all of its seats."""
    return fmean(worth for record in records for worth in _of(record, player))


def _of(record: Record, player: PlayerName) -> list[float]:
    return [w for w, name in zip(record.worth, record.players, strict=True) if name == player]


def _share(worths: Sequence[float]) -> tuple[str, str]:
    mean = fmean(worths)
    return f"{mean:.1%}", f"{sqrt(mean * (1 - mean) / len(worths)):.1%}"


def _seconds(records: Sequence[Record], player: PlayerName) -> tuple[str, str, str]:
    taken = [
        seconds
        for record in records
        for name, decisions in zip(record.players, record.seconds, strict=True)
        for seconds in decisions
        if name == player
    ]
    if not taken:
        return "-", "-", "-"
    return f"{fmean(taken):.2f}", f"{percentile(taken, 95):.2f}", f"{max(taken):.2f}"


def _spread(counts: Sequence[int]) -> tuple[float, ...]:
    return (*(percentile(counts, percent) for percent in (5, 50, 95)), max(counts))


def _row(name: str, *cells: object) -> str:
    return f"{name:<{FIRST}}" + "".join(f"{cell!s:>{COLUMN}}" for cell in cells)
