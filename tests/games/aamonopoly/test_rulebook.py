"""The rule book in every language has the same topics, and the board's own figures."""

from __future__ import annotations

import re

import pytest

from engine.games.aamonopoly.board import BATTLEGROUNDS, LOTS, Strait, Street, Utility
from engine.registry import load_texts
from engine.rulebook import Topic, read_rulebook
from engine.text import LANGUAGES, Language

every_language = pytest.mark.parametrize("language", LANGUAGES)
RENTS, ELIMINATION = 8, 13
"""Where these topics stand."""


def book(language: Language) -> tuple[Topic, ...]:
    return read_rulebook("aamonopoly", language)


def figures(topic: Topic) -> list[str]:
    """Its numbers, in their order, but for the numbers of steps."""
    return re.findall(r"\d+", re.sub(r"\*\*\d\.\*\*", "", topic.body))


@every_language
def test_each_topic_has_as_many_lines_and_the_same_figures_as_in_english(
    language: Language,
) -> None:
    for own, english in zip(book(language), book("en"), strict=True):
        assert len(own.body.splitlines()) == len(english.body.splitlines()), own.title
        assert sorted(figures(own)) == sorted(figures(english)), own.title


@every_language
def test_prices_and_rents_are_those_of_the_board(language: Language) -> None:
    t, topic = load_texts("aamonopoly")(language), book(language)[RENTS]
    lines = topic.body.splitlines()

    streets = [lot for lot in LOTS.values() if isinstance(lot, Street)]
    for line, lot in zip(lines, streets, strict=False):
        assert line.startswith(f"**{t(f'square-{lot.key}')}** ")
        assert [int(n) for n in re.findall(r"\d+", line)] == [lot.price, lot.yard, *lot.rents]
    others = [{lot.price for lot in LOTS.values() if isinstance(lot, kind)} for kind in OTHERS]
    assert others == [{int(n)} for n in re.findall(r"\d+", lines[-1])]
    assert len(lines) == len(streets) + 1


OTHERS = (Strait, Utility)


@every_language
def test_the_battlegrounds_are_those_of_the_board(language: Language) -> None:
    t, topic = load_texts("aamonopoly")(language), book(language)[ELIMINATION]

    names = [t(f"square-{lot.key}") for lot in LOTS.values() if lot.battleground]
    assert f": {', '.join(names)}." in topic.body
    assert len(names) == sum(BATTLEGROUNDS.values()) == 11
