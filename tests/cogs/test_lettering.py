"""Labels fit their boxes, whatever they say."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from cogs.ui.lettering import ELLIPSIS, SPACING, drawable, fit, width
from cogs.ui.theme import LEAST, SIZES
from engine.scene import Label

WORDS = st.text(st.sampled_from("abЖЇ жWil-"), max_size=60)


def label(text: str, wide: float, high: float = 40, lines: int = 1) -> Label:
    return Label(text, 0, 0, wide, high, "ink", lines=lines)


def test_a_short_label_keeps_its_size() -> None:
    fitted = fit(label("Anna", 200))

    assert (fitted.lines, fitted.pixels, fitted.whole) == (("Anna",), SIZES["body"], True)


def test_a_label_shrinks_before_it_is_cut_short() -> None:
    wide = width("Wilhelmina", "plain", SIZES["body"])

    fitted = fit(label("Wilhelmina", wide * 0.8))

    assert fitted.lines == ("Wilhelmina",)
    assert SIZES["body"] * LEAST <= fitted.pixels < SIZES["body"]


def test_a_label_that_may_have_more_lines_is_wrapped_rather_than_shrunk() -> None:
    wide = width("Перевага за", "plain", SIZES["body"])

    fitted = fit(label("Перевага за вітром", wide + 1, 80, lines=2))

    assert fitted.lines == ("Перевага за", "вітром")
    assert fitted.pixels == SIZES["body"]


def test_a_label_too_long_for_its_box_ends_in_an_ellipsis() -> None:
    fitted = fit(label("Wilhelmina Featherstonehaugh", 120))

    assert fitted.lines[0].startswith("Wilhel")
    assert fitted.lines[0].endswith(ELLIPSIS)
    assert not fitted.whole


def test_a_larger_picture_has_larger_letters() -> None:
    assert fit(label("Anna", 200), 2).pixels == 2 * SIZES["body"]


@given(WORDS, st.integers(40, 300), st.integers(30, 120), st.integers(1, 3))
def test_whatever_is_said_stays_within_its_box(text: str, wide: int, high: int, lines: int) -> None:
    box = label(text, wide, high, lines)

    fitted = fit(box)

    assert 1 <= len(fitted.lines) <= lines
    assert all(width(line, "plain", fitted.pixels) <= wide for line in fitted.lines)
    assert len(fitted.lines) * fitted.pixels * SPACING <= high
    assert not fitted.whole or " ".join(fitted.lines).split() == text.split()


def test_a_name_loses_only_what_cannot_be_drawn() -> None:
    assert drawable("Оксана 🌊 Ї") == "Оксана Ї"
    assert drawable("  安娜 ") == ""
