"""The words under a board, and those of its picture, tell all that the picture shows."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from cogs.ui.sheets import TEXT, _ending
from cogs.ui.waiting import waiting
from engine.games.critters import GAME, words
from engine.games.critters.table import SEATS, leader, totals
from engine.registry import load_texts
from engine.screen import Heading, Note, Prose
from engine.text import LANGUAGES, Language, Text
from tests.helpers import NAMES, strict_texts, walk
from tests.pictures.album import Sight, sights
from tests.pictures.critters_reader import Reader
from tests.pictures.test_two_worlds import match_of

every_language = pytest.mark.parametrize("language", LANGUAGES)


def boards() -> list[Sight]:
    """Of matches of full size, for the tiny ones have other cards; in the last abilities wait."""
    found = [sight for sight in sights(GAME) if sight.viewer is None]
    options = GAME.shapes.options()
    chain = walk(GAME, 2, "chain-28", options=options)
    return [
        *(sight for sight in found if sight.seen.options == options),
        *(Sight(2, moment, None, GAME.observe(moment.state, None)) for moment in chain),
    ]


def written(sight: Sight, t: Text) -> str:
    """The board's message: the game's own words, and the foot that all games share."""
    blocks = GAME.present(sight.seen, (), t).blocks
    match = match_of(GAME, sight.moment.state, sight.seats)
    match = replace(match, awaited=tuple(sorted(GAME.to_act(sight.moment.state))))
    outcome = sight.seen.outcome
    foot = waiting(match, None, t) if outcome is None else _ending(match, outcome, t)
    said = [block.text for block in blocks if isinstance(block, Heading | Prose | Note)]
    return "\n".join((*said, foot))


@every_language
def test_the_board_in_words_can_be_read_back_whole(language: Language) -> None:
    t = load_texts(GAME.key, TEXT)(language, NAMES)
    met = Counter[str]()
    for sight in boards():
        told = Reader(t, written(sight, t)).board(sight.seen.options)

        assert told == sight.seen
        met.update(
            {
                "asked": told.question is not None,
                "waiting": bool(told.waiting),
                "dropping": any(told.drops),
                "buried": any(any(lying.seen) for lying in told.deck),
                "over": told.outcome is not None,
            }
        )
    assert met["over"] == 4
    assert all(met.values()), met


@every_language
def test_the_words_of_a_picture_tell_what_it_shows(language: Language) -> None:
    t = strict_texts(GAME)[language]
    for sight in boards():
        seen = sight.seen
        assert GAME.describe is not None
        told = GAME.describe(seen, t)

        for seat in SEATS:
            points, hand = seen.points[seat], seen.hand_sizes[seat]
            standing = {"points": points, "target": seen.options.target, "hand": hand}
            assert t(f"alt-seat-{seat}", name=NAMES[seat], **standing) in told
        assert t("alt-first", name=NAMES[seen.first]) in told
        for place, column in enumerate(seen.columns):
            sums = totals(seen.columns, column.theatre)
            held = NAMES[leader(sums, seen.first)]
            below, above = (words.side(seen, place, seat, t) for seat in SEATS)
            theatre = t(f"theatre-{column.theatre}")
            sides = {"below": below, "above": above}
            line = {"theatre": theatre, "one": sums[0], "other": sums[1], "name": held}
            assert t("alt-column", **line, **sides) in told
        assert t("deck", n=len(seen.deck)) in told


@every_language
def test_the_words_of_a_hand_name_every_card_and_every_own_one_face_down(
    language: Language,
) -> None:
    t = strict_texts(GAME)[language]
    hidden = 0
    for sight in sights(GAME):
        if sight.viewer is None:
            continue
        assert GAME.describe is not None
        told = GAME.describe(sight.seen, t)
        own = [
            lying.card
            for column in sight.seen.columns
            for lying in column.sides[sight.viewer]
            if not lying.up
        ]
        hidden += bool(own)

        assert all(words.printed(card, t) in told for card in sight.seen.hand)
        assert all(words.card(card, t) in told for card in own)
        assert sight.seen.hand or t("hand-empty") in told
    assert hidden > 20
