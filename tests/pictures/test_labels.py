"""Every label that is met in play can be read: it fits, its letters exist, it stands out."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any, Final

import pytest
from PIL import Image

from cogs.ui.lettering import drawn, fit, width
from cogs.ui.outline import Placed
from cogs.ui.raster import Raster
from cogs.ui.theme import FONTS, LEAST, PALETTE, SIZES, Colour
from engine.game import AnyGame
from engine.rulebook import read_rulebook
from engine.scene import Group, Item, Label, Scene
from engine.text import LANGUAGES, SHARED, Language
from tests.helpers import GAMES, NAMES, TOYS, home_of, strict_texts
from tests.pictures import album
from tests.pictures.album import every_pictured_game

CHAT_ONLY: Final = frozenset("⛵→")
"""Signs of messages that are never drawn."""
CONTRAST: Final = 4.5
"""WCAG 2.2, success criterion 1.4.3."""
PATCH: Final = 0.15
"""The share of a label's ground from which a colour counts."""


@cache
def met(game: AnyGame, language: Language) -> tuple[tuple[Scene, tuple[Placed, ...]], ...]:
    """Every different picture, with its labels."""
    t = strict_texts(game)[language]
    scenes = dict.fromkeys(scene for _, scene in album.pictures(game, t))
    return tuple((scene, tuple(album.labels(scene))) for scene in scenes)


@pytest.mark.parametrize("language", LANGUAGES)
@every_pictured_game
def test_every_label_fits_its_box(game: AnyGame, language: Language) -> None:
    found = {label for _, placed in met(game, language) for label in placed}

    assert len(found) > 50
    for placed in found:
        fitted = fit(placed.label, placed.scale)
        assert fitted.whole, placed
        assert fitted.pixels >= int(SIZES["small"] * LEAST), placed
        widest = max(width(line, placed.label.weight, fitted.pixels) for line in fitted.lines)
        assert widest <= placed.label.width * placed.scale


@pytest.mark.parametrize("language", LANGUAGES)
@every_pictured_game
def test_every_label_lies_within_its_picture(game: AnyGame, language: Language) -> None:
    for scene, labels in met(game, language):
        for placed in labels:
            wide = placed.label.width * placed.scale / 2
            high = placed.label.height * placed.scale / 2

            assert 0 <= placed.x - wide < placed.x + wide <= scene.width
            assert 0 <= placed.y - high < placed.y + high <= scene.height


@pytest.mark.parametrize("weight", FONTS)
def test_the_font_has_every_letter_of_every_game(weight: str) -> None:
    texts = [path.read_text("utf-8") for path in SHARED.glob("*.ftl")]
    for game in GAMES.values():
        texts += [path.read_text("utf-8") for path in (home_of(game) / "text").glob("*.ftl")]
        if game.key not in TOYS:
            for language in LANGUAGES:
                texts += [t.title + t.body for t in read_rulebook(game.key, language)]
    letters = {c for text in (*texts, *NAMES) for c in text} - CHAT_ONLY

    assert len(letters) > 130
    assert [
        c for c in sorted(letters) if not drawn(c, "bold" if weight == "bold" else "plain")
    ] == []


def test_what_the_font_lacks_is_known() -> None:
    assert [c for c in "aЇ⛵漢\N{MINUS SIGN}" if not drawn(c)] == ["⛵", "漢"]


@every_pictured_game
def test_every_label_stands_out_from_what_it_lies_on(game: AnyGame) -> None:
    checked, raster = 0, Raster()
    for scene, labels in varied(game):
        ground = raster.draw(replace(scene, items=unlettered(scene.items)))
        for placed in labels:
            for colour in under(ground, placed):
                checked += 1
                assert contrast(PALETTE[placed.label.role], colour) >= CONTRAST, placed
    assert checked > 50


def under(ground: Image.Image, placed: Placed) -> list[tuple[int, ...]]:
    """The colours that a label mostly lies on."""
    wide, high = placed.label.width * placed.scale / 2, placed.label.height * placed.scale / 2
    spot = ground.crop((placed.x - wide, placed.y - high, placed.x + wide, placed.y + high))
    pixels = Counter[Any](spot.get_flattened_data())
    return [colour for colour, count in pixels.items() if count >= PATCH * pixels.total()]


def varied(game: AnyGame) -> Iterator[tuple[Scene, tuple[Placed, ...]]]:
    """Pictures with a pair of words and colours that those before do not have.

    Words that differ only in their numbers are the same.
    """
    known = Counter[tuple[str, str]]()
    for scene, labels in met(game, "en"):
        words = ((re.sub("[0-9]+", "", p.label.text), p.label.role) for p in labels)
        pairs = {(text, role) for text, role in words if text}
        if not pairs <= known.keys():
            known.update(pairs)
            yield scene, labels


def unlettered(items: tuple[Item, ...]) -> tuple[Item, ...]:
    return tuple(
        replace(item, items=unlettered(item.items)) if isinstance(item, Group) else item
        for item in items
        if not isinstance(item, Label)
    )


def contrast(one: Colour, other: tuple[int, ...]) -> float:
    """The ratio of WCAG 2.2, from 1 to 21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: tuple[int, ...]) -> float:
    parts = (value / 255 for value in colour[:3])
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return sum(w * p for w, p in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def test_contrast_is_measured_as_the_standard_says() -> None:
    assert contrast((0, 0, 0, 255), (255, 255, 255)) == pytest.approx(21)
    assert contrast((119, 119, 119, 255), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)


@every_pictured_game
def test_a_picture_is_told_in_words_short_enough_to_be_attached(game: AnyGame) -> None:
    assert game.describe is not None
    names = ["Ж" * 32] * len(NAMES)
    longest = 0
    for t in strict_texts(game).values():
        for sight in album.sights(game):
            told = game.describe(sight.seen, t.at_table(names))
            longest = max(longest, len(told))

            assert told == told.strip() != ""
            assert "*" not in told
    assert 100 < longest <= 1024
