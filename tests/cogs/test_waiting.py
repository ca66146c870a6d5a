"""Whom a match waits for, in words."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from discord import ui

from cogs.ui import waiting
from cogs.ui.frame import MESSAGE_LIMIT, ROOM_LEAST, Frame
from cogs.ui.news import recap
from cogs.ui.people import NAME_LIMIT
from cogs.ui.sheets import TEXT
from engine.game import Seat
from engine.match.calendar import ALWAYS, DAY, NEVER, Away, Calendar, Hours
from engine.match.model import Home, Match, MatchId, PlayerId
from engine.match.pace import Clock
from engine.match.terms import Terms
from engine.registry import load_texts
from engine.text import LANGUAGES, Language

NOW = 1_790_000_000
T = load_texts("ships", TEXT)("en", ("Anna", "Bruno", "Oksana", "Eve"))
NIGHTS = Calendar(Hours("UTC", 0, 480), ())


def match(*awaited: int, **fields: Any) -> Match:
    """Of four, those with the lower seats having less time left."""
    clocks = tuple(
        Clock((1 + seat) * DAY, 0, NOW if seat in awaited else None) for seat in range(4)
    )
    start = Match(
        id=MatchId("00000001"),
        game="ships",
        rules=1,
        options="{}",
        terms=Terms(),
        players=tuple(PlayerId(seat + 1) for seat in range(4)),
        seed="",
        context="",
        home=Home(1, 2),
        language="en",
        begun=NOW,
        state="{}",
        asked=(0,) * 4,
        called=(0,) * 4,
        awaited=tuple(map(Seat, awaited)),
        clocks=clocks,
        calendars=(ALWAYS,) * 4,
        absent=(0,) * 4,
    )
    return replace(start, **fields)


def said(of: Match, viewer: int | None = None) -> list[str]:
    return waiting.waiting(of, None if viewer is None else Seat(viewer), T).split("\n")


def test_the_viewers_own_move_comes_first_then_the_most_urgent() -> None:
    assert said(match(0, 1, 2), 2) == [
        f"**Your move** · time runs out <t:{NOW + 3 * DAY}:R>",
        f"Waiting for Anna · time runs out <t:{NOW + DAY}:R>",
        f"Waiting for Bruno · time runs out <t:{NOW + 2 * DAY}:R>",
    ]


def test_seats_with_the_same_deadline_share_a_line_but_the_viewers_own_does_not() -> None:
    together = match(0, 1, 3, clocks=(Clock(DAY, 0, NOW),) * 4)
    when = f"time runs out <t:{NOW + DAY}:R>"

    assert said(together) == [f"Waiting for <@1>, <@2> and <@4> · {when}"]
    assert said(together, 1) == [f"**Your move** · {when}", f"Waiting for Anna and Eve · {when}"]


def test_a_reserve_that_is_counted_in_is_said_to_be() -> None:
    clocks = (Clock(DAY, 2 * DAY, NOW), Clock(3 * DAY, 0, NOW), Clock(3 * DAY, 0, NOW))
    when = f"<t:{NOW + 3 * DAY}:R>"

    assert said(match(0, 1, 2, clocks=clocks), 1) == [
        f"**Your move** · time runs out {when}",
        f"Waiting for Oksana · time runs out {when}",
        f"Waiting for Anna · time runs out {when}, reserve included",
    ]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "**Your move** · time runs out <t:{at}:R>, reserve included"),
        ("it", "**Tocca a te** · il tempo scade <t:{at}:R>, riserva compresa"),
        ("uk", "**Ваш хід** · час спливає <t:{at}:R>, враховуючи запас"),
    ],
)
def test_three_days_a_move_and_one_in_reserve_make_four(language: Language, line: str) -> None:
    awaited = match(0, clocks=(Clock(3 * DAY, DAY, NOW),) * 4)
    t = load_texts("ships", TEXT)(language, ("Anna", "Bruno", "Oksana", "Eve"))

    assert waiting.waiting(awaited, Seat(0), t) == line.format(at=NOW + 4 * DAY)


def test_a_pause_is_said_in_words_and_has_no_deadline() -> None:
    stopped = (Clock(DAY, 0, None),) * 4

    assert said(match(0, 1, clocks=stopped, paused="agreed"), 0) == [
        "⏸️ **Paused** by agreement: all clocks stand still.",
        "**Your move** · no time is running",
        "Waiting for Bruno · no time is running",
    ]
    assert said(match(0, clocks=stopped, paused="absent"))[0].startswith("⏸️ **Paused**: nobody")


def test_a_vacation_that_holds_a_clock_up_is_told_to_all_and_no_other_is() -> None:
    away, later = Away(NOW + 9, NOW + DAY), Away(NOW + 30 * DAY, NOW + 31 * DAY)
    of = match(
        0, 1, calendars=(Calendar(None, (away, later)), Calendar(None, (later,)), *[ALWAYS] * 2)
    )
    dates = f"from <t:{NOW + 9}:f> to <t:{NOW + DAY}:f>"

    assert said(of)[-1] == f"-# 🏖️ Anna is on vacation {dates}: that clock stands still."
    assert said(of, 0)[-1] == f"-# 🏖️ Your vacation {dates} is counted in."
    assert len(said(of)) == 3


def test_quiet_hours_are_counted_in_without_saying_when_they_are() -> None:
    of = match(0, 1, 2, calendars=(NIGHTS, NIGHTS, ALWAYS, NIGHTS))

    assert said(of, 0)[-2:] == [
        "-# 🌙 Your quiet hours are counted in.",
        "-# 🌙 Quiet hours are counted in: Bruno",
    ]
    assert said(of)[-1] == "-# 🌙 Quiet hours are counted in: Anna and Bruno"
    assert "UTC" not in "".join(said(of))


def test_a_clock_that_never_runs_has_no_deadline() -> None:
    endless = Calendar(None, (Away(NOW, NEVER),))

    assert said(match(0, calendars=(endless,) * 4), 0)[0] == "**Your move** · no time is running"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_frame_leaves_room_for_a_page(language: Language) -> None:
    """Six seats with the longest names, all on vacation, all with deadlines of their own."""
    names = ("\\*" * NAME_LIMIT,) * 6
    t = load_texts("ships", TEXT)(language, names)
    away = Calendar(Hours("UTC", 0, 480), (Away(NOW, NOW + DAY),))
    of = replace(
        match(),
        players=tuple(PlayerId(10**18 + seat) for seat in range(6)),
        awaited=tuple(map(Seat, range(6))),
        clocks=tuple(Clock((1 + seat) * DAY, 0, NOW) for seat in range(6)),
        calendars=(away,) * 6,
    )
    board = f"https://discord.com/channels/{10**18}/{10**18}/{10**18}"
    against = t("hand-against", rivals=t.listed(names[1:]), board=board)

    for viewer in (None, Seat(0)):
        foot = waiting.waiting(of, viewer, t)
        news = recap(["x" * 500, "y"], of.id, t)
        frame = Frame(f"## {t('title')}\n-# {against}", (), foot, notice="w" * 250, news=news)
        page = ui.TextDisplay[ui.LayoutView]("x" * frame.room)
        view = replace(frame, body=(page,)).view()
        assert frame.room > ROOM_LEAST
        assert view.content_length() <= MESSAGE_LIMIT
