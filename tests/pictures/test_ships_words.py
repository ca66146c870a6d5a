"""The words under a board, and those of its picture, tell all that the picture shows."""

from __future__ import annotations

import pytest

from engine.games.ships import GAME
from engine.games.ships.model import Observation
from engine.screen import Heading, Note, Prose
from engine.text import LANGUAGES, Language, Text
from tests.helpers import strict_texts
from tests.pictures.album import Sight, sights
from tests.pictures.ships_reader import Reader

every_language = pytest.mark.parametrize("language", LANGUAGES)


def boards() -> list[Sight]:
    return [sight for sight in sights(GAME) if sight.viewer is None]


def written(seen: Observation, t: Text) -> str:
    blocks = GAME.present(seen, (), t).blocks
    return "\n".join(block.text for block in blocks if isinstance(block, Heading | Prose | Note))


@every_language
def test_the_board_in_words_can_be_read_back_whole(language: Language) -> None:
    t = strict_texts(GAME)[language]
    ended = 0
    for sight in boards():
        told = Reader(t, written(sight.seen, t)).board(sight.seen.options)

        assert told == sight.seen
        ended += told.outcome is not None
    assert ended == 4


@every_language
def test_the_words_of_a_picture_tell_what_it_shows(language: Language) -> None:
    t = strict_texts(GAME)[language]
    for sight in boards():
        seen: Observation = sight.seen
        assert GAME.describe is not None
        told = Reader(t, GAME.describe(seen, t))

        assert told.ships("alt-ship") == seen.ships
        assert told.hand_sizes() == seen.hand_sizes
        assert told.pile() == seen.pile
        assert told.t("alt-discards", n=len(seen.discards)) in told.text
        assert (told.winds(), told.gage()) == (seen.latest.winds, seen.latest.gage)
        assert (told.latest().shots or ((), ())) == (seen.latest.shots or ((), ()))
        assert told.outcome() == seen.outcome
        assert (seen.outcome is not None) or (told.phase() == seen.phase)


@every_language
def test_the_words_of_a_hand_name_every_card(language: Language) -> None:
    t = strict_texts(GAME)[language]
    empty = 0
    for sight in sights(GAME):
        if sight.viewer is not None:
            assert GAME.describe is not None
            told = GAME.describe(sight.seen, t)
            cards = told.removeprefix(t("alt-hand", cards="")[:-1]).removesuffix(".")
            empty += not sight.seen.hand

            if sight.seen.hand:
                assert Reader(t, told).cards(cards) == sight.seen.hand
            else:
                assert told == t("hand-empty")
    assert empty > 0
