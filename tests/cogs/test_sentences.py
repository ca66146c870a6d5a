"""The cogs' own sentences, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs.ui.sheets import TEXT
from engine.text import LANGUAGES, Language
from tests.games import texts

COGS = TEXT.parent
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_all_languages_have_the_same_sentences_with_the_same_gaps(language: Language) -> None:
    english, other = texts.messages(TEXT, "en"), texts.messages(TEXT, language)

    assert list(other) == list(english)
    assert {key: texts.variables(key, other) for key in other} == {
        key: texts.variables(key, english) for key in english
    }


@every_language
def test_every_plural_is_there_and_every_sentence_can_be_said(language: Language) -> None:
    assert texts.wrong_plurals(TEXT, language) == []
    assert texts.formatting_errors(TEXT, language) == []


def test_every_sentence_is_said_somewhere() -> None:
    sources: list[Path] = [*COGS.rglob("*.py"), *(COGS.parent / "engine" / "match").glob("*.py")]

    written = texts.literals(sources)
    assert texts.unused(texts.messages(TEXT, "en"), written, texts.referred_to(TEXT)) == []
