"""Recorded matches, read by eye whenever they change.

A record's name says how to play it: seats, picker, seed. To make one, create the empty file;
``RECORD_GOLDEN=1`` writes all of them anew.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from engine.game import AnyGame
from engine.registry import load_games
from tests import helpers
from tests.games.transcript import transcript

HERE = Path(__file__).parent
GAMES = load_games()
RECORDS = [(GAMES[key], path) for key in GAMES for path in sorted(HERE.glob(f"{key}/golden/*.txt"))]


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_every_game_has_recorded_matches(game: AnyGame) -> None:
    assert len([path for owner, path in RECORDS if owner is game]) >= 2


@pytest.mark.parametrize(("game", "path"), RECORDS, ids=lambda value: getattr(value, "stem", ""))
def test_a_recorded_match_plays_as_recorded(game: AnyGame, path: Path) -> None:
    seats, _, picker, seed = path.stem.split("-")
    played = transcript(game, int(seats), seed, getattr(helpers, picker))
    if os.environ.get("RECORD_GOLDEN"):
        path.write_text(played, "utf-8")

    assert path.read_text("utf-8") == played
