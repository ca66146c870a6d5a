"""One grammar for every custom_id, and what a forged one leads to."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from discord import ui
from hypothesis import given, settings
from hypothesis import strategies as st

from cogs.errors import UI
from cogs.ui import controls
from cogs.ui.controls import Control, Press
from cogs.ui.frame import Frame, link, mention, pager, words
from engine.game import Refusal
from engine.match.computers import computer
from engine.match.model import DELETED, Home, MatchId, PlayerId
from tests.cogs.limits import custom_ids, faults, texts

VERBS = st.from_regex(r"[a-z]{1,12}", fullmatch=True)
ARGS = st.lists(st.from_regex(r"[0-9A-Za-z_.-]{1,10}", fullmatch=True), max_size=6)


class Client:
    """Hears what was pressed, as the bot does."""

    def __init__(self) -> None:
        self.presses: list[tuple[str, Press]] = []

    async def pressed(self, _interaction: Any, verb: str, press: Press) -> None:
        self.presses.append((verb, press))


def interaction(custom_id: str, *values: str) -> Any:
    """As much of an interaction as a control looks at."""
    data = {"custom_id": custom_id, "values": list(values)}
    return SimpleNamespace(client=Client(), data=data)


@given(VERBS, ARGS)
@settings(max_examples=100, deadline=None, derandomize=True)
def test_what_goes_into_a_custom_id_comes_out_of_it(verb: str, args: list[str]) -> None:
    name = controls.custom_id(verb, *args)

    assert len(name) <= 100
    assert controls.read(interaction(name)) == (verb, Press(tuple(args), ()))


async def test_what_is_pressed_reaches_the_bot_with_what_was_picked() -> None:
    name = "pick:0000aaaa:3:abcd.0"
    item: ui.Button[Any] = ui.Button(custom_id=name)
    match = controls.GRAMMAR.fullmatch(name)
    assert match is not None
    doing = interaction(name, "x", "y")
    await (await Control.from_custom_id(doing, item, match)).callback(doing)
    ((verb, press),) = doing.client.presses

    assert verb == "pick"
    assert press == Press(("0000aaaa", "3", "abcd.0"), ("x", "y"))
    assert (press.match, press.number(1), press.word(2)) == ("0000aaaa", 3, "abcd.0")


@pytest.mark.parametrize("args", [("a b",), ("é",), ("x\n",), ("x" * 100,), ("a/b",)])
def test_a_custom_id_that_could_not_be_read_is_never_made(args: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="no custom_id"):
        controls.custom_id("play", *args)


@pytest.mark.parametrize("forged", ["", "PLAY:1", "play 1", "play:é", "play:1\n", "1:2", ":", "-"])
def test_a_custom_id_of_another_grammar_says_nothing(forged: str) -> None:
    assert controls.read(interaction(forged, "x")) == ("", Press((), ()))


@pytest.mark.parametrize("args", [(), ("0000aaaa",), ("0000aaaa", "")])
def test_a_press_without_the_number_it_needs_is_refused(args: tuple[str, ...]) -> None:
    with pytest.raises(Refusal, match="error-no-such-choice"):
        Press(args, ()).number(1)


@pytest.mark.parametrize("text", ["x", "1x", "--1", "1.0", "9999999999", "", "٣", "1_0", " 1"])
def test_what_is_no_plain_number_is_refused(text: str) -> None:
    with pytest.raises(Refusal, match="error-no-such-choice"):
        Press((text,), ()).number(0)


@pytest.mark.parametrize(("text", "number"), [("0", 0), ("-1", -1), ("999999999", 999_999_999)])
def test_a_number_may_be_negative_and_has_at_most_nine_digits(text: str, number: int) -> None:
    assert Press((text,), ()).number(0) == number


def test_labels_are_cut_with_a_mark_and_are_no_markdown() -> None:
    assert controls.clip("abcdef", 6) == "abcdef"
    assert controls.clip("abcdefg", 6) == "abcde…"
    assert controls.clip("J\\_B \\*x\\* @\u200bhere C:\\dir", 80) == r"J_B *x* @here C:\dir"


def test_a_button_a_select_and_a_choice_are_cut_to_what_discord_takes() -> None:
    options = [controls.choice(str(n), "l" * 200, "d" * 200) for n in range(25)]
    items = (
        controls.row(controls.button("a", "l" * 200)),
        controls.row(controls.select("b", "p" * 200, options)),
    )
    components = [item.to_component_dict() for item in items]

    assert faults(components) == []
    assert custom_ids(components) == ["a", "b"]


def sent(frame: Frame) -> Any:
    view = frame.view()
    return view.to_components()  # type: ignore[no-untyped-call]  # untyped in discord.py


def test_a_frame_shows_notice_head_body_and_foot_in_this_order() -> None:
    frame = Frame("head", (ui.TextDisplay("body"),), "foot", notice="notice")
    components = sent(frame)

    assert texts(components) == ["notice", "head", "body", "foot"]
    assert components[1]["accent_color"] == 0x2F6FA8


def test_a_frame_of_an_ended_match_has_a_colour_of_its_own() -> None:
    components = sent(Frame("h", (), ended=True))

    assert components[0]["accent_color"] == 0x7A7F87


def test_views_are_made_anew_and_never_time_out() -> None:
    frame = Frame("head", ())

    assert frame.view() is not frame.view()
    assert frame.view().timeout is None
    assert words("word").timeout is None


@pytest.mark.parametrize(
    ("page", "targets"),
    [
        (0, ["0:back", "0:here", "1:on"]),
        (1, ["0:back", "1:here", "2:on"]),
        (2, ["1:back", "2:here", "2:on"]),
    ],
)
def test_a_pager_leads_back_and_on_within_the_pages(page: int, targets: list[str]) -> None:
    (row,) = pager("log", MatchId("ffffffff"), page, 3)
    buttons: Any = row.to_component_dict()["components"]

    assert [b["custom_id"] for b in buttons] == [f"log:ffffffff:{target}" for target in targets]
    assert [b["label"] for b in buttons] == ["◀", f"{page + 1} / 3", "▶"]
    assert [b.get("disabled", False) for b in buttons] == [page == 0, True, page == 2]


def test_one_page_needs_no_pager() -> None:
    assert pager("log", MatchId("ffffffff"), 0, 1) == ()


def test_links_and_mentions_are_discords() -> None:
    assert link(Home(1, 2), 3) == "https://discord.com/channels/1/2/3"
    assert link(Home(1, 2), None) == "https://discord.com/channels/1/2"
    assert mention(PlayerId(5), UI("en")) == "<@5>"
    assert mention(DELETED, UI("en")) == "👤"
    assert mention(computer("hard"), UI("it")) == "🤖 Computer (difficile)"
    assert mention(computer("easy", 1), UI("uk")).endswith("(легкий) 2")
