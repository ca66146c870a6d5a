"""The rule book in every language tells of the same cards, by their names and numbers."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

import pytest

from engine.games.airwar.cards import STANDARD
from engine.games.airwar.faces import Aircraft, Battle, Station, War
from engine.registry import folder
from engine.rulebook import read_rulebook
from engine.text import LANGUAGES, SHARED, Language, Texts

BASED: Final = {"en": "C", "it": "I", "uk": "П"}
"""The letter after the numbers of an aircraft that is carrier-based."""
WORDED, *LISTED = 9, 10, 11
"""Topics with War and Battle cards, and with the aircraft of each seat."""


def bodies(language: Language) -> list[str]:
    return [topic.body for topic in read_rulebook("airwar", language)]


def listed(face: Aircraft, language: Language) -> str:
    attacks = (face.bombing, face.carrier_attack, face.convoy_attack)
    line = f"{face.name} {'/'.join(map(str, (face.air_to_air, face.defense, *attacks)))}"
    line += f" {BASED[language]}" if face.carrier_based else ""
    return f"{line} \N{MULTIPLICATION SIGN}{face.copies}" if face.copies > 1 else line


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_lists_every_card_of_a_side_with_its_numbers(language: Language, seat: int) -> None:
    lines = bodies(language)[LISTED[seat]].split("\n")
    deck = STANDARD.of(seat)
    stations = [face for face in deck if isinstance(face, Station)]

    assert [line for line in lines if re.search("[0-9]/[0-9]/", line)] == [
        listed(face, language) for face in deck if isinstance(face, Aircraft)
    ]
    for kind in ("base", "carrier"):
        of = (f"{f.name} {f.capacity}/{f.defense}" for f in stations if f.kind == kind)
        told = f": {', '.join(of)}"
        assert sum(line.endswith(told) for line in lines) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_tells_what_every_war_and_battle_card_does(language: Language) -> None:
    t = Texts((folder("airwar") / "text", SHARED))(language)
    lines = [line for line in bodies(language)[WORDED].split("\n") if line]
    faces: list[War | Battle] = [*STANDARD.wars.values(), *STANDARD.battles.values()]

    assert len(lines) == len(faces)
    for line, face in zip(lines, faces, strict=True):
        gains = (getattr(face, name) for name in face.__slots__ if name != "copies")
        numbers = [str(value) for value in gains if type(value) is int and value]
        assert line.startswith(f"**{t(f'card-{face.key}')}**")
        assert re.findall("[0-9]+", line) == numbers


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_topic_has_the_numbers_that_it_has_in_english(language: Language) -> None:
    counted = [Counter(re.findall("[0-9]+", body)) for body in bodies(language)]

    assert counted == [Counter(re.findall("[0-9]+", body)) for body in bodies("en")]
    assert sum(numbers.total() for numbers in counted[:10]) > 20
