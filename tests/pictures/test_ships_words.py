"""The words under a board, and those of its picture, tell all that the picture shows."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cogs.ui.sheets import TEXT, _ending
from cogs.ui.waiting import waiting
from engine.games.ships import GAME
from engine.games.ships.model import Observation
from engine.registry import load_texts
from engine.screen import Heading, Note, Prose
from engine.text import LANGUAGES, Language, Text
from tests.helpers import NAMES, strict_texts
from tests.pictures.album import Sight, sights
from tests.pictures.ships_reader import Reader
from tests.pictures.test_two_worlds import match_of

every_language = pytest.mark.parametrize("language", LANGUAGES)


def boards() -> list[Sight]:
    return [sight for sight in sights(GAME) if sight.viewer is None]


def written(sight: Sight, t: Text) -> str:
    """The board's message: the game's own words, and the foot that all games share."""
    blocks = GAME.present(sight.seen, (), t).blocks
    match = match_of(GAME, sight.moment.state, sight.seats)
    match = replace(match, awaited=tuple(sorted(GAME.to_act(sight.moment.state))))
    outcome = sight.seen.outcome
    foot = waiting(match, None, t) if outcome is None else _ending(match, outcome, t)
    words = [block.text for block in blocks if isinstance(block, Heading | Prose | Note)]
    return "\n".join((*words, foot))


@every_language
def test_the_board_in_words_can_be_read_back_whole(language: Language) -> None:
    t = load_texts(GAME.key, TEXT)(language, NAMES)
    ended = 0
    for sight in boards():
        text = written(sight, t)
        told = Reader(t, text).board(sight.seen.options)

        assert told == sight.seen
        if told.outcome is not None:
            ended += 1
            winners = [NAMES[seat] for seat in (0, 1) if told.outcome.places[seat] == 1]
            result = t("end-won", who=winners[0]) if len(winners) == 1 else t("end-draw")
            assert result in text
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
