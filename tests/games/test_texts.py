"""The sentences of every game, and those all games share, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

import engine
from engine.game import AnyGame
from engine.registry import load_games
from engine.rulebook import read_rulebook
from engine.text import LANGUAGES, SHARED, Language
from tests.games import texts
from tests.helpers import GAMES, every_game, home_of, strict_texts

FOLDERS = {"shared": SHARED, **{key: home_of(game) / "text" for key, game in GAMES.items()}}
every_folder = pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS)
every_language = pytest.mark.parametrize("language", LANGUAGES)
shipped_game = pytest.mark.parametrize("key", load_games())
ENGINE = Path(engine.__file__).parent


@every_folder
@every_language
def test_all_languages_have_the_same_sentences_with_the_same_gaps(
    folder: Path, language: Language
) -> None:
    english, other = texts.messages(folder, "en"), texts.messages(folder, language)

    assert list(other) == list(english)
    assert {key: texts.variables(key, other) for key in other} == {
        key: texts.variables(key, english) for key in english
    }


@every_folder
@every_language
def test_a_sentence_that_counts_has_every_plural_of_its_language(
    folder: Path, language: Language
) -> None:
    assert texts.wrong_plurals(folder, language) == []


@every_folder
@every_language
def test_every_sentence_can_be_said_of_any_number(folder: Path, language: Language) -> None:
    assert texts.formatting_errors(folder, language) == []


def test_the_plurals_wanted_are_those_of_the_languages() -> None:
    assert texts.plural_categories("en") == {"one", "other"}
    assert texts.plural_categories("it") == {"one", "other"}
    assert texts.plural_categories("uk") == {"one", "few", "many"}


def test_a_missing_plural_is_found(tmp_path: Path) -> None:
    (tmp_path / "uk.ftl").write_text("two = { $n ->\n    [one] x\n   *[many] z\n}\n", "utf-8")

    assert texts.wrong_plurals(tmp_path, "uk") == ["two"]


@pytest.mark.parametrize(
    ("other", "wrong"),
    [("at most { $n }.", []), ("only { $n } points.", ["held"]), ("only { $m } points.", [])],
)
def test_one_form_will_do_only_where_nothing_counted_is_named(
    other: str, wrong: list[str], tmp_path: Path
) -> None:
    (tmp_path / "it.ftl").write_text(
        f"held = {{ $n ->\n    [0] x\n   *[other] {other}\n}}\n", "utf-8"
    )

    assert texts.wrong_plurals(tmp_path, "it") == wrong


@every_game
def test_every_sentence_of_a_game_is_used_and_every_one_it_asks_for_is_there(game: AnyGame) -> None:
    home = home_of(game)
    sources = sorted(home.rglob("*.py"))
    own = texts.messages(home / "text", "en")
    known = {*own, *texts.messages(SHARED, "en")}

    assert texts.called_keys(sources) - known == set()
    written = texts.literals(sources) | {"title"} | texts.setting_keys(game)
    assert texts.unused(own, written, texts.referred_to(home / "text")) == []


@every_game
def test_every_setting_and_each_of_its_values_is_named_within_a_line(game: AnyGame) -> None:
    for t in strict_texts(game).values():
        for key in texts.setting_keys(game):
            assert 0 < len(t(key)) <= 100
    for setting in game.settings:
        assert {*setting.values} >= {getattr(game.shapes.options(), setting.field)}


@every_game
def test_every_game_has_a_title_in_every_language(game: AnyGame) -> None:
    for language in LANGUAGES:
        assert "title" in texts.messages(home_of(game) / "text", language)


@shipped_game
def test_the_rule_book_has_the_same_topics_in_every_language(key: str) -> None:
    books = [read_rulebook(key, language) for language in LANGUAGES]

    assert len({len(book) for book in books}) == 1
    assert len(books[0]) >= 3


@shipped_game
@every_language
def test_a_topic_of_the_rule_book_fits_in_a_message(key: str, language: Language) -> None:
    for topic in read_rulebook(key, language):
        assert 0 < len(topic.body) <= 1500
        assert 0 < len(topic.title) <= 60
