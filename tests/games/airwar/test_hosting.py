"""Decks of a host's own: what is wrong with them is told, and a match keeps those it began with."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import bot as program
from engine import codec
from engine.ai.minds import Question, answer
from engine.ai.workers import Load
from engine.chance import Chance
from engine.data import BadTable, read_source
from engine.game import AnyGame, Seat
from engine.games.airwar import GAME
from engine.games.airwar.faces import Card
from engine.games.airwar.model import Options, State
from engine.games.airwar.table import decks_in
from engine.games.airwar.words import logged
from engine.registry import load_games
from tests.helpers import strict_texts
from tests.thinker import Quick

SOURCE = read_source("airwar", "decks/pacific")
HAYATE = 'key = "hayate", name = "Ki-84 Hayate", kind = "fighter", copies = 2, air_to_air = 5'
STRONGER = SOURCE.replace(HAYATE, HAYATE[:-1] + "9")


def with_decks(source: str) -> AnyGame:
    assert GAME.hosted is not None
    return GAME.hosted(GAME, source)


def test_new_matches_are_played_with_the_decks_of_the_host() -> None:
    game = with_decks(STRONGER)

    state: State = game.setup(game.shapes.options(), 2, Chance("hosted", 0)).state

    assert STRONGER != SOURCE
    assert decks_in(state.options.decks).aircraft[Card("hayate")].air_to_air == 9
    assert type(state.options) is Options


def test_a_match_goes_on_with_the_decks_it_was_begun_with_whatever_the_host_names_later() -> None:
    """Its options, as they are stored, are read by the game of another start of the program."""
    ours, theirs = GAME, with_decks(STRONGER)
    kept = codec.dump(theirs.shapes.options, theirs.shapes.options())
    usual = codec.dump(ours.shapes.options, ours.shapes.options())

    later = ours.setup(codec.load(ours.shapes.options, kept), 2, Chance("later", 0)).state
    earlier = theirs.setup(codec.load(theirs.shapes.options, usual), 2, Chance("later", 0)).state

    assert later.options.decks == STRONGER
    assert earlier.options.decks == ""
    assert codec.load(ours.shapes.state, codec.dump(theirs.shapes.state, later)) == later


def test_a_card_of_ours_keeps_its_name_as_a_log_knows_cards_by_their_keys() -> None:
    renamed = SOURCE.replace('"A6M3 Zero 32"', '"Ki-999"')

    with pytest.raises(BadTable, match=r"line 9, zero-32: that key is our A6M3 Zero 32's"):
        with_decks(renamed)


def test_a_key_that_is_not_found_as_it_is_written_is_told_without_its_line() -> None:
    renamed = SOURCE.replace('"zero-32"', r'"zero-3\u0032"').replace('"A6M3 Zero 32"', '"Ki-999"')

    with pytest.raises(BadTable, match=r"^zero-32: that key is our A6M3 Zero 32's"):
        with_decks(renamed)


def test_a_card_that_we_do_not_have_is_called_what_its_key_says_in_the_log() -> None:
    t = strict_texts(GAME)["en"]

    assert [logged(Card(key), t) for key in ("lae", "flak", "ki-999")] == [
        *("Lae", "Flak batteries", "Ki 999"),
    ]


def test_the_host_is_told_at_the_start_which_file_which_line_and_which_card(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "decks.toml"
    path.write_text(SOURCE.replace("copies = 3", "copies = 42", 1), "utf-8")
    monkeypatch.setenv("WARDROOM_AIRWAR_DECKS", str(path))
    monkeypatch.setenv("WARDROOM_DATA", str(tmp_path / "data"))

    status = program.main(["selfplay", "airwar", "--matches", "1"])

    complaint = f"bot.py: {path}: line 8, zero: copies: 42 is not 1 to 41\n"
    assert (status, capsys.readouterr().err) == (1, complaint)


def test_computers_play_on_while_the_host_works_on_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    loads = []

    @contextmanager
    def noted(load: Load, **_: object) -> Iterator[Quick]:
        loads.append(load)
        yield Quick()

    monkeypatch.setattr(program, "minds", noted)
    path = tmp_path / "decks.toml"
    path.write_text(STRONGER, "utf-8")
    asyncio.run(opened_and_closed(program.Settings(data=tmp_path / "data", airwar_decks=path)))
    path.write_text("axis = [", "utf-8")

    (load,) = loads
    state = with_decks(STRONGER).setup(Options(decks=STRONGER), 2, Chance("hosted", 0)).state
    question = Question("airwar", codec.dump(State, state), Seat(0), "easy", "seed")

    assert answer(load, question, time.process_time)


async def opened_and_closed(settings: program.Settings) -> None:
    async with program.wardroom(settings, 0):
        pass


def test_a_file_that_is_not_there_is_told_as_well(tmp_path: Path) -> None:
    with pytest.raises(BadTable, match=r"decks\.toml"):
        load_games(airwar=tmp_path / "decks.toml")


def test_a_game_whose_tables_are_fixed_takes_none(tmp_path: Path) -> None:
    with pytest.raises(BadTable, match="ships has no tables of a host's own"):
        load_games(ships=tmp_path / "decks.toml")
