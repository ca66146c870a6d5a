"""Sentences by key and language, with something to fall back on."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

from engine import registry
from engine.registry import folder, load_games, load_texts
from engine.rulebook import Topic, read_rulebook
from engine.text import LANGUAGES, SHARED, Text, Texts, language_of

OWN = {
    "en": """
hail = Ahoy, { $name }!
only-english = Aye
ships = { $n ->
    [one] one ship
   *[other] { $n } ships
}
""",
    "it": """
hail = Ehilà, { $name }!
ships = { $n ->
    [one] una nave
   *[other] { $n } navi
}
""",
    "uk": """
hail = Агов, { $name }!
ships = { $n ->
    [one] { $n } корабель
    [few] { $n } кораблі
   *[many] { $n } кораблів
}
""",
}


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    for language, source in OWN.items():
        (tmp_path / f"{language}.ftl").write_text(source, "utf-8")
    return Texts((tmp_path, SHARED))


def test_a_sentence_is_said_in_its_language(texts: Texts) -> None:
    said = [texts(language)("hail", name="Anna") for language in LANGUAGES]

    assert said == ["Ahoy, Anna!", "Ehilà, Anna!", "Агов, Anna!"]


def test_numbers_agree_in_every_language(texts: Texts) -> None:
    counted = {code: [texts(code)("ships", n=n) for n in (1, 2, 5)] for code in LANGUAGES}

    assert counted == {
        "en": ["one ship", "2 ships", "5 ships"],
        "it": ["una nave", "2 navi", "5 navi"],
        "uk": ["1 корабель", "2 кораблі", "5 кораблів"],
    }


def test_a_key_a_language_lacks_is_said_in_english(texts: Texts) -> None:
    assert texts("uk")("only-english") == "Aye"


def test_a_key_nobody_has_stands_for_itself(texts: Texts) -> None:
    assert texts("it")("no-such-key") == "no-such-key"
    assert Text("en", ())("hail", name="Anna") == "hail"


def test_a_sentence_that_lacks_a_word_is_not_shown_broken(texts: Texts) -> None:
    assert texts("it")("hail") == "hail"


def test_no_invisible_marks_stand_around_what_is_filled_in(texts: Texts) -> None:
    assert not {"\u2068", "\u2069"} & set(texts("uk")("hail", name="Anna"))


def test_a_games_own_sentence_wins_over_the_shared_one(tmp_path: Path) -> None:
    for language in LANGUAGES:
        (tmp_path / f"{language}.ftl").write_text("error-no-seat = Stand clear!\n", "utf-8")
    texts = Texts((tmp_path, SHARED))

    assert texts("it")("error-no-seat") == "Stand clear!"
    assert texts("it")("error-match-over") == "Questa partita è finita."


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("en-US", "en"),
        ("en-GB", "en"),
        ("it", "it"),
        ("uk", "uk"),
        ("uk-UA", "uk"),
        ("pt-BR", "en"),
        ("ukx", "en"),
        ("", "en"),
    ],
)
def test_a_locale_is_answered_in_its_language_or_in_english(locale: str, language: str) -> None:
    assert language_of(locale) == language


def test_names_are_listed_as_the_language_does(texts: Texts) -> None:
    names = ("Anna", "Bruno", "Oksana")

    assert [texts(code).listed(names) for code in LANGUAGES] == [
        "Anna, Bruno and Oksana",
        "Anna, Bruno e Oksana",
        "Anna, Bruno \u0456 Oksana",
    ]
    assert texts("it").listed(names[:2]) == "Anna e Bruno"
    assert texts("it").listed(iter(names[:1])) == "Anna"
    assert texts("it").listed(()) == ""


def test_a_seat_is_called_by_its_name_or_its_number(texts: Texts) -> None:
    t = texts("en").at_table(("Anna", "Bruno"))

    assert [t.who(seat) for seat in range(3)] == ["Anna", "Bruno", "#3"]
    assert texts("en", ["Eve"]).who(0) == "Eve"


def test_every_game_found_is_its_folder() -> None:
    games = load_games()

    assert games
    assert all(folder(key).is_dir() and game.key == key for key, game in games.items())
    assert all(load_texts(key)("en")("error-no-seat") for key in games)


def test_a_homewhose_game_has_another_key_is_a_bug(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "misnamed" / "chess"
    home.mkdir(parents=True)
    (home.parent / "__init__.py").touch()
    (home / "__init__.py").write_text("class GAME:\n    key = 'go'\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(registry, "games", importlib.import_module("misnamed"))

    with pytest.raises(RuntimeError, match="engine/games/chess calls itself 'go'"):
        load_games()


def test_a_rule_book_is_read_by_its_headings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.rulebook.folder", lambda _key: tmp_path)
    (tmp_path / "rulebook").mkdir()
    book = "# Title\npreface\n\n## Aim\n\nSink it.\n### Small\nmore\n##  The end \nDone.\n"
    (tmp_path / "rulebook" / "it.md").write_text(book, "utf-8")

    assert read_rulebook("any", "it") == (
        Topic("Aim", "Sink it.\n### Small\nmore"),
        Topic("The end", "Done."),
    )


ROOT = Path(__file__).parents[1]
PLAYERS_READ = [
    path
    for pattern in ("cogs/**/*.ftl", "engine/**/*.ftl", "engine/**/rulebook/*.md")
    for path in ROOT.glob(pattern)
]


@pytest.mark.parametrize("path", PLAYERS_READ, ids=lambda path: str(path.relative_to(ROOT)))
def test_an_apostrophe_is_a_printed_one(path: Path) -> None:
    typed = [line for line in path.read_text("utf-8").splitlines() if re.search(r"\w'|'\w", line)]

    assert typed == []
