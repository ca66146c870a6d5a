"""``bot.py selfplay``: what it prints, and what it says to whoever mistypes it."""

from __future__ import annotations

from argparse import Namespace
from collections import Counter
from pathlib import Path

import pytest

import bot as program
from engine.ai.report import share, tables
from engine.ai.selfplay import Record
from engine.ai.tournament import BadTournament, entered
from engine.game import Outcome
from tests.helpers import GAMES

RECORDS = (
    Record(
        ("fair", "random"),
        Outcome((1, 2), "end-sunk"),
        ((0.5, 1.5), (0.1,)),
        Counter(Tick=6, Confirm=2),
    ),
    Record(
        ("random", "fair"),
        Outcome((1, 1), "end-quiet"),
        ((0.1,), (2.0,)),
        Counter(Tick=1, Confirm=3),
    ),
)


def cells(lines: list[str], name: str) -> list[str]:
    """What stands in the row of a name."""
    return next(line for line in lines if line.startswith(f"{name} ")).removeprefix(name).split()


def test_shares_lengths_and_decisions_met_stand_in_tables() -> None:
    lines = list(tables(RECORDS))

    assert cells(lines, "fair") == ["2", "75.0%", "30.6%", "1.33", "2.00", "2.00"]
    assert cells(lines, "random") == ["2", "25.0%", "30.6%", "0.10", "0.10", "0.10"]
    assert cells(lines, "seat 1") == ["2", "75.0%", "30.6%"]
    assert cells(lines, "decisions") == ["2", "2", "3", "3"]
    assert cells(lines, "actions") == ["4", "4", "8", "8"]
    assert cells(lines, "Tick") == ["3.5", "58.3%"]
    assert cells(lines, "end-quiet") == ["1", "50.0%"]
    assert share(RECORDS, "fair") == 0.75


def namespace(game: str, levels: str, matches: int, workers: int) -> Namespace:
    return Namespace(game=game, levels=levels, matches=matches, workers=workers)


@pytest.mark.parametrize(
    ("typed", "complaint"),
    [
        (("chess", "", 1, 1), f"no game is called chess; there are {min(GAMES)}, "),
        (("ships", "fair,good", 1, 1), "levels are easy, fair, hard, random, stand-in, "),
        (("ships", "fair", 1, 1), "ships is played by 2, not by 1"),
        (("goofspiel", "fair", 1, 1), "goofspiel is played by 2 or 3, not by 1"),
        (("ships", "", 0, 1), "there must be a match to play"),
        (("ships", "", 1, 0), "there must be a match to play"),
    ],
)
def test_what_cannot_be_played_is_said(typed: tuple[str, str, int, int], complaint: str) -> None:
    with pytest.raises(BadTournament, match=f"^{complaint}"):
        entered(GAMES, namespace(*typed))


def test_the_levels_are_fair_unless_others_are_named() -> None:
    assert entered(GAMES, namespace("ships", "", 3, 2)).players == ("fair", "fair")
    assert entered(GAMES, namespace("nim", "hard, random", 3, 2)).players == ("hard", "random")


def test_the_command_line_plays_in_other_processes_and_prints_the_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    options = ("--levels", "stand-in,random", "--matches", "2", "--workers", "1")

    status = program.main(["selfplay", "dogfight", *options])

    printed = capsys.readouterr()
    lines = printed.out.splitlines()
    assert status == 0
    assert lines[0] == "dogfight: 2 matches of stand-in, random, changing seats"
    assert cells(lines, "stand-in")[0] == "2"
    assert "2 of 2" in printed.err


def test_the_command_line_says_what_was_mistyped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)

    assert program.main(["selfplay", "chess"]) == 1
    assert capsys.readouterr().err.startswith("bot.py: no game is called chess;")
