"""The sentences of the cogs, in every language; they follow the rules of the games' own."""

from __future__ import annotations

import pytest

from cogs.ui.sheets import TEXT
from engine.text import LANGUAGES, Language
from tests.games import texts

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_all_languages_have_the_same_sentences_with_the_same_gaps(language: Language) -> None:
    english, other = texts.messages(TEXT, "en"), texts.messages(TEXT, language)

    assert list(other) == list(english)
    assert {key: texts.variables(key, other) for key in other} == {
        key: texts.variables(key, english) for key in english
    }


@every_language
def test_a_sentence_that_counts_has_every_plural_of_its_language(language: Language) -> None:
    assert texts.wrong_plurals(TEXT, language) == []


@every_language
def test_every_sentence_can_be_said_of_any_number(language: Language) -> None:
    assert texts.formatting_errors(TEXT, language) == []
