"""My matches across servers by urgency, and what is new in one since I last looked."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing

from cogs.ui.news import latest
from engine.match.model import PlayerId
from tests.wire.captain import Captain, pair
from tests.wire.stage import HOURS, Stage

NEWS = "Since you last looked"
COPIED = {"lobby": "id", "match": "id", "plays": "match_id", "due": "match_id"}
"""Tables that hold a match, and the column that names it."""


async def test_two_hundred_matches_are_listed_by_urgency_across_servers(stage: Stage) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    copy_match(stage, match_id, 199)
    titles = list[str]()

    reply = await stage.anna.command(stage.channel, "matches")
    assert reply.message is not None
    for _ in range(34):
        titles.append(reply.message.text)
        if any(button.label == "▶" and not button.disabled for button in reply.message.buttons):
            await stage.anna.press(reply.message, label="▶")
            await stage.settled()

    assert all("Awaiting you: 200" in text for text in titles)
    assert len({*titles}) == 34
    assert sum(text.count("against Bruno") for text in titles) == 200
    times = [int(at) for text in titles for at in re.findall(r"<t:([0-9]+):R>", text)]
    assert times == sorted(times)
    assert times[0] < times[-1]


def copy_match(stage: Stage, match_id: str, times: int) -> None:
    """More matches like that one, in a database that nobody else is writing to."""
    with closing(sqlite3.connect(stage.settings.database)) as db, db:
        for n in range(times):
            for table, key in COPIED.items():
                names = [row[1] for row in db.execute(f"PRAGMA table_info({table})")]
                other = {key: f"'{n:08x}'", "clocks": _later(n)}
                taken = ", ".join(other.get(name, name) for name in names)
                db.execute(
                    f"INSERT INTO {table} SELECT {taken} FROM {table} WHERE {key} = ?", [match_id]
                )


def _later(n: int) -> str:
    """The first seat's time, with some more of it, in no order."""
    return f"json_set(clocks, '$[0][0]', {HOURS * 3600 + n * 7919 % 5000})"


async def test_next_opens_the_most_urgent_hand(stage: Stage) -> None:
    slow = await stage.begin(stage.anna, stage.bruno)
    stage.clock.pass_(hours=1)
    await stage.begin(stage.anna, stage.oksana)
    listed = await stage.anna.command(stage.channel, "matches")
    assert listed.message is not None

    first = await stage.anna.press(listed.message, label="Next match")
    await stage.settled()
    await Captain(stage, stage.anna, slow, 0).visit()
    second = await stage.anna.press(listed.message, label="Next match")
    await stage.settled()

    assert "against Bruno" in stage.told(first)
    assert "against Oksana" in stage.told(second)
    assert first.ephemeral
    assert second.ephemeral


async def test_next_is_not_offered_and_refused_where_nothing_waits(stage: Stage) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    await Captain(stage, stage.anna, match_id, 0).visit()

    listed = await stage.anna.command(stage.channel, "matches")
    assert listed.message is not None
    forged = await stage.anna.forge(listed.message, "next")
    await stage.settled()

    assert "Where you wait: 1" in stage.told(listed)
    assert [b.label for b in listed.message.buttons] == ["My hand"]
    assert stage.told(forged) == "No match awaits you at the moment."


async def test_a_pause_and_a_vacation_are_shown(stage: Stage) -> None:
    paused = await stage.begin(stage.anna, stage.bruno)
    await stage.begin(stage.anna, stage.oksana)
    agreements = stage.bot.desk.house.agreements
    await agreements.propose(paused, PlayerId(stage.anna.id), "pause")
    await agreements.agree(paused, PlayerId(stage.bruno.id))
    await stage.anna.command(stage.channel, "vacation", to="3")
    await stage.settled()

    text = stage.told(await stage.anna.command(stage.channel, "matches"))

    assert text.index("Awaiting you: 1") < text.index("against Oksana") < text.index("Paused: 1")
    assert text.index("Paused: 1") < text.index("against Bruno")
    assert "🏖️ Your vacation from <t:" in text
    assert "⏸️ **Paused** by agreement" in stage.board(paused).text
    assert "time runs out" not in stage.board(paused).text


async def test_news_is_told_once_to_whoever_looks_and_not_by_a_private_message(
    stage: Stage,
) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    for captain in pair(stage, match_id):
        await captain.visit()

    watched = await stage.oksana.command(stage.channel, "ships board", match=match_id)
    first = await stage.anna.command(stage.channel, "ships hand")
    again = await stage.anna.press(stage.board(match_id), label="My hand")
    await stage.settled()

    assert NEWS not in stage.told(watched)
    assert NEWS not in stage.delivered(match_id, "seat:0").text
    assert NEWS in stage.told(first)
    assert NEWS not in stage.told(again)


async def test_a_choice_made_shows_what_others_had_done_before_it_and_not_itself(
    stage: Stage,
) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    anna, bruno = pair(stage, match_id)
    await anna.ask_for_hand()
    await anna.confirm()
    alone = anna.hand.text
    await bruno.confirm()
    exchanged = anna.t("exchanged", counts="").partition(":")[0]
    await anna.confirm()

    assert NEWS not in alone
    assert NEWS in anna.hand.text
    assert f"> {exchanged}" in anna.hand.text
    assert stage.rows("SELECT version FROM looked WHERE player = ?", stage.anna.id) == [
        {"version": stage.match(match_id)["version"]}
    ]


async def test_more_news_than_fits_is_left_to_the_log(stage: Stage) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    bruno = pair(stage, match_id)[1]
    for _ in range(6):
        await bruno.visit()
        stage.clock.pass_(hours=HOURS + 1)
        await stage.round()

    looked = await stage.anna.command(stage.channel, "ships hand", match=match_id)
    assert looked.message is not None
    log = await stage.anna.press(looked.message, label="Log")
    await stage.settled()

    shown = re.findall(r"^> (.+)$", stage.told(looked), re.MULTILINE)
    assert 1 <= len(shown) <= 5
    assert re.search(r"[0-9]+ earlier lines are in the log", stage.told(looked))
    assert all(line in stage.told(log) for line in shown)


def test_no_line_is_cut_and_the_latest_are_kept() -> None:
    lines = ["a" * 300, "b" * 200, "c" * 200, "d" * 90]

    assert latest(lines) == lines[1:]
    assert latest(["x" * 501]) == []
    assert latest([str(n) for n in range(9)]) == ["4", "5", "6", "7", "8"]
