"""Any screen becomes pages that Discord takes, and nothing of it is lost."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cogs.ui import controls, paint
from cogs.ui.controls import clip
from cogs.ui.frame import Frame, pager
from engine.match.controls import chosen
from engine.match.model import MatchId
from engine.screen import Amount, Block, Heading, Menu, Note, Option, Pick, Prose, Rule, Screen
from tests.cogs.limits import Json, custom_ids, faults, texts, walk
from tests.match.parley import GAME, Write
from tests.match.screens import SCREENS

MATCH = MatchId("ffffffff")
QUESTION = paint.Question(GAME, MATCH, asked=999_999_999)
EVERY = settings(max_examples=60, deadline=None, derandomize=True)


def painted(screen: Screen) -> list[list[Json]]:
    """Each page as it is sent: in the frame of a board, and in that of a hand."""
    parts = paint.pages(screen, QUESTION)
    return [
        framed(frame(part, number, len(parts)))
        for number, part in enumerate(parts)
        for frame in (board, hand)
    ]


def board(page: list[controls.Item], number: int, pages: int) -> Frame:
    """The buttons of a board below, and whom all of six seats wait for."""
    row = controls.row(*(controls.button(f"{n}:{MATCH}:0", n) for n in ("hand", "log", "rules")))
    return Frame("h" * 100, (*page, *pager("board", MATCH, number, pages)), "f" * 700, (row,))


def hand(page: list[controls.Item], number: int, pages: int) -> Frame:
    """A word to the reader above, and the names of five rivals."""
    body = (*page, *pager("hand", MATCH, number, pages))
    return Frame("h" * 400, body, "f" * 300, notice="n" * 250)


def framed(frame: Frame) -> list[Json]:
    # Untyped in discord.py.
    components: list[Json] = frame.view().to_components()  # type: ignore[no-untyped-call]
    return components


def bare(*blocks: Block) -> list[Json]:
    """One page, without its frame."""
    (page,) = paint.pages(Screen(blocks), QUESTION)
    return [item.to_component_dict() for item in page]


def squeezed(text: str) -> str:
    return "".join(text.split())


def words_of(block: Block) -> str:
    match block:
        case Heading(text):
            return f"### {text}"
        case Note(text):
            return "".join(f"-#{line}" for line in text.split("\n") if line.strip())
        case Prose(text):
            return text
        case Menu(prompt) | Pick(prompt):
            return prompt
        case _:
            return ""


def script(screen: Screen) -> str:
    """All the words of a screen in order, its labels after the prompt they belong to."""
    parts: list[str] = []
    for block in screen.blocks:
        parts.append(words_of(block))
        if isinstance(block, Menu | Pick):
            few = isinstance(block, Menu) and len(block.options) <= 5
            details = [f"-#{o.label}:{o.detail}" for o in block.options if few and o.detail]
            labels = [clip(option.label, 80 if few else 100) for option in block.options]
            parts += [*details, *labels]
        if isinstance(block, Amount):
            parts.append(clip(block.label, 80))
    return squeezed("".join(parts))


def told(pages: list[list[Any]]) -> str:
    """The same of what was painted."""
    parts: list[str] = []
    for page in pages:
        for component in walk([item.to_component_dict() for item in page]):
            parts.append(component.get("content") or component.get("label") or "")
            parts += [option["label"] for option in component.get("options", [])]
    return squeezed("".join(parts))


@given(SCREENS)
@EVERY
def test_every_page_is_within_discords_limits_with_its_frame(screen: Screen) -> None:
    for page in painted(screen):
        assert faults(page) == []


@pytest.mark.parametrize(
    "block", [Rule(), Menu("", (Option("n", (Write(1),)),)), Prose("x" * 2999)]
)
def test_pages_as_full_as_can_be_leave_room_for_their_frame(block: Block) -> None:
    pages = painted(Screen((block,) * 90))

    assert len(pages) > 4
    assert [faults(page) for page in pages] == [[]] * len(pages)


@given(SCREENS)
@EVERY
def test_all_the_words_and_options_of_a_screen_are_painted_in_order(screen: Screen) -> None:
    assert told(paint.pages(screen, QUESTION)) == script(screen)


@given(SCREENS)
@settings(EVERY, max_examples=40)
def test_every_control_painted_is_one_the_match_knows(screen: Screen) -> None:
    for page in painted(screen):
        for component in walk(page):
            verb, _match, *rest = component.get("custom_id", "::").split(":")
            if verb == "play":
                assert chosen(GAME, screen, rest[1])
            if verb == "pick":
                low = component["min_values"]
                picked = [option["value"] for option in component["options"][:low]]
                assert chosen(GAME, screen, rest[1], picked)


@given(st.text(), st.integers(1, 50))
@EVERY
def test_a_text_in_parts_has_every_word_in_order_and_no_part_is_blank(
    text: str, limit: int
) -> None:
    parts = paint.split_text(text, limit)

    assert squeezed("".join(parts)) == squeezed(text)
    assert all(len(part) <= limit for part in parts)
    assert parts == [""] or all(part.strip() for part in parts)


def test_text_is_split_between_lines_where_it_can_be() -> None:
    assert paint.split_text("one\ntwo\nthree", 8) == ["one\ntwo", "three"]
    assert paint.split_text("one two three", 8) == ["one two ", "three"]
    assert paint.split_text("", 8) == [""]


def test_words_side_by_side_are_one_text_above_their_controls() -> None:
    menu = Menu("Choose", (Option("Fire", (Write(1),), weight="main"),))
    text, row = bare(Heading("Turn 1"), Prose("**Anna** waits"), Note("a\nb"), menu)

    assert text["content"] == "### Turn 1\n**Anna** waits\n-# a\n-# b\nChoose"
    assert [(b["label"], b["style"]) for b in row["components"]] == [("Fire", 1)]


def test_a_menu_of_five_is_buttons_and_of_six_a_select() -> None:
    options = tuple(Option(f"n{n}", (Write(n),), ticked=n == 1) for n in range(6))
    buttons, select = bare(Menu("", options[:5]))[0], bare(Menu("m", options))[1]["components"][0]

    assert [button["style"] for button in buttons["components"]] == [2, 3, 2, 2, 2]
    assert (select["min_values"], select["max_values"]) == (1, 1)
    assert [option.get("default", False) for option in select["options"]][:3] == [
        False,
        True,
        False,
    ]


def test_a_select_shows_no_more_options_ticked_than_it_takes() -> None:
    options = tuple(Option(f"n{n}", (Write(n),), ticked=n > 2) for n in range(9))
    blocks = (Menu("m", options), Pick("p", options, Write(0), high=2))
    selects = [select for select in walk(bare(*blocks)) if select["type"] == 3]

    assert [
        [option["label"] for option in select["options"] if option.get("default")]
        for select in selects
    ] == [["n3"], ["n3", "n4"]]


def test_a_button_tells_its_detail_in_a_line_above() -> None:
    text, _ = bare(Menu("m", (Option("Hold", (Write(1),), "keeps the cards"),)))

    assert text["content"] == "m\n-# Hold: keeps the cards"


@pytest.mark.parametrize(("high", "most"), [(3, [3, 3, 3]), (40, [25, 25, 10])])
def test_a_long_pick_is_several_selects_each_of_which_may_be_emptied(
    high: int, most: list[int]
) -> None:
    options = tuple(Option(f"n{n}", (Write(n),)) for n in range(60))
    selects = [row["components"][0] for row in bare(Pick("p", options, Write(0), high))[1:]]

    assert [len(select["options"]) for select in selects] == [25, 25, 10]
    assert [select["max_values"] for select in selects] == most
    assert [select["min_values"] for select in selects] == [0, 0, 0]


def test_a_pick_of_nothing_is_only_its_prompt() -> None:
    components = bare(Pick("Nothing to tick", (Option("n", (Write(1),)),), Write(0), high=0))

    assert texts(components) == ["Nothing to tick"]
    assert custom_ids(components) == []


def test_controls_carry_the_match_and_the_question() -> None:
    options = (Option("n", (Write(1),)),)
    components = bare(Menu("m", options), Pick("p", options, Write(0), 1), Rule())
    play, pick = custom_ids(components)

    assert play.startswith("play:ffffffff:999999999:")
    assert pick.startswith("pick:ffffffff:999999999:")


def test_a_screen_without_anything_is_one_empty_page() -> None:
    assert paint.pages(Screen(()), QUESTION) == [[]]
    assert bare(Prose(" \n "), Note("\n")) == []
