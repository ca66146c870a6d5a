"""The words under a board, and those of its picture, tell all that the picture shows."""

from __future__ import annotations

import pytest

from cogs.ui.sheets import TEXT, _ending
from engine.chance import Chance
from engine.game import Seat
from engine.games.dogfight import GAME
from engine.games.dogfight.model import Options, State
from engine.registry import load_texts
from engine.screen import Heading, Note, Prose
from engine.text import LANGUAGES, Language, Text
from tests.games.dogfight.tables import opening, table
from tests.helpers import NAMES, absent, at_random, briskly, strict_texts, walk
from tests.pictures.dogfight_reader import Reader
from tests.pictures.test_two_worlds import match_of

every_language = pytest.mark.parametrize("language", LANGUAGES)
LEAVING = Chance("leave", 1)


def states() -> list[State]:
    """Of whole matches of every kind, and of those that somebody leaves."""
    options = Options("quick", fair_start=True)
    found: list[State] = [
        moment.state
        for picker in (absent, at_random, briskly)
        for moment in walk(GAME, 2, "words", picker, options)
    ]
    left = (GAME.concede(state, Seat(1), LEAVING).state for state in (opening(), table(4)))
    return [*found, *left]


def written(state: State, t: Text) -> str:
    """The board's message: the game's own words, and how it ended."""
    blocks = GAME.present(GAME.observe(state, None), (), t).blocks
    words = [block.text for block in blocks if isinstance(block, Heading | Prose | Note)]
    ending = "" if state.outcome is None else _ending(match_of(GAME, state, 2), state.outcome, t)
    return "\n".join((*words, ending))


@every_language
def test_the_board_in_words_can_be_read_back_whole(language: Language) -> None:
    t = load_texts(GAME.key, TEXT)(language, NAMES)
    ended = 0
    for state in states():
        told = Reader(t, written(state, t)).state(state.options)

        assert told == state
        ended += told.outcome is not None
    assert ended == 5


@every_language
def test_the_distance_and_the_fair_start_stand_under_every_board(language: Language) -> None:
    t = strict_texts(GAME)[language]
    for state in (table(3), opening(fair_start=True)):
        text = written(state, t)

        assert t("distance-told", distance="short") in text
        assert (t("fair-start-told") in text) == state.options.fair_start


@every_language
def test_the_words_of_a_picture_tell_what_it_shows(language: Language) -> None:
    t = strict_texts(GAME)[language]
    for state in states():
        assert GAME.describe is not None
        told = Reader(t, GAME.describe(GAME.observe(state, None), t))

        squadrons = tuple(told.squadron(Seat(seat), state.options) for seat in (0, 1))
        assert squadrons == state.squadrons
        assert (told.turn(), told.outcome()) == (state.turn, state.outcome)
