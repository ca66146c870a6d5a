"""The rule book in every language is about the same cards, by the names they have there."""

from __future__ import annotations

import pytest

from engine.games.critters import GAME
from engine.games.critters.cards import FACES
from engine.rulebook import read_rulebook
from engine.text import LANGUAGES, Language
from tests.helpers import strict_texts

ENDING = 1
"""Letters of a Ukrainian name that change by case."""


def named(language: Language) -> list[set[str]]:
    """The cards that each topic speaks of, but for the three that it calls by their ability."""
    t = strict_texts(GAME)[language]
    names = {key: t(f"card-{key}") for key, face in FACES.items() if face.ability != "maneuver"}
    cut = ENDING if language == "uk" else 0
    return [
        {key for key, name in names.items() if name[: len(name) - cut] in topic.body}
        for topic in read_rulebook(GAME.key, language)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_topic_names_the_cards_that_it_names_in_english(language: Language) -> None:
    assert named(language) == named("en")
    assert sum(map(len, named("en"))) > 20
