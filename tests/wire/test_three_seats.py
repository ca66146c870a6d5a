"""A table of three, of a game with a setting of its own: join, leave, start, and again."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from engine.game import Setting
from playground import Message
from tests.helpers import TOYS
from tests.wire.stage import Stage
from tests.wire.toybox import playing

OTHERS = "SELECT id FROM match WHERE id <> ?"
GOOFSPIEL = replace(TOYS["goofspiel"], settings=(Setting("ranks", (3, 13), "setting-ranks"),))


@pytest.fixture
async def club(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Stage]:
    async with playing(GOOFSPIEL, tmp_path, monkeypatch) as stage:
        yield stage


async def opened(stage: Stage) -> Message:
    await stage.anna.command(stage.channel, "goofspiel open")
    await stage.settled()
    return stage.posted(stage.channel)[-1]


async def press(stage: Stage, card: Message, label: str, *people: str) -> list[str]:
    """What each was told who pressed it in turn."""
    told = []
    for name in people:
        reply = await stage.discord.persona(name).press(card, label=label)
        await stage.settled()
        told.append(stage.told(reply))
    return told


async def test_three_seats_fill_and_the_match_begins_by_itself(club: Stage) -> None:
    card = await opened(club)
    labels = [button.label for button in card.buttons]

    await press(club, card, "Join", "Bruno", "Oksana")

    (row,) = club.rows("SELECT players FROM match")
    assert labels == ["Join", "Leave", "Start", "Options", "Rules", "In my language"]
    assert json.loads(row["players"]) == [club.anna.id, club.bruno.id, club.oksana.id]
    assert "The match is on: " in card.text
    assert card.buttons == []


async def test_a_table_starts_with_two_of_three_once_there_are_two(club: Stage) -> None:
    card = await opened(club)
    alone = await press(club, card, "Start", "Anna")
    await press(club, card, "Join", "Bruno")
    await press(club, card, "Join", "Bruno")
    strange = await press(club, card, "Start", "Bruno")
    shown = card.text

    await press(club, card, "Start", "Anna")

    assert alone == ["There are still empty seats at this table."]
    assert strange == ["Può farlo solo chi ha aperto il tavolo."]
    assert "Seats taken: 2 of 3." in shown
    assert json.loads(club.rows("SELECT players FROM match")[0]["players"]) == [
        club.anna.id,
        club.bruno.id,
    ]


async def test_a_seat_is_given_back_and_taken_by_another(club: Stage) -> None:
    card = await opened(club)
    await press(club, card, "Join", "Bruno")

    await press(club, card, "Leave", "Bruno")
    await press(club, card, "Join", "Oksana")

    assert f"At the table: <@{club.anna.id}>, <@{club.oksana.id}>" in card.text


async def test_a_table_left_open_expires(club: Stage) -> None:
    card = await opened(club)

    club.clock.pass_(hours=7 * 24 + 1)
    await club.round()

    assert "has expired: it stayed open too long." in card.text
    assert card.buttons == []


async def test_a_games_own_setting_is_chosen_on_the_second_page(club: Stage) -> None:
    card = await opened(club)
    sheet = (await club.anna.press(card, label="Options")).message
    await club.settled()
    assert sheet is not None
    usual = card.text

    await press(club, sheet, "▶", "Anna")
    await club.anna.choose(sheet, labels=["3"])
    await club.settled()
    await press(club, card, "Join", "Bruno", "Oksana")

    (row,) = club.rows("SELECT options, state FROM match")
    assert "setting-ranks: 13" in usual
    assert "setting-ranks: 3" in card.text
    assert json.loads(row["options"]) == {"ranks": 3}
    assert len(json.loads(row["state"])["prizes"]) == 3


async def test_a_pause_among_three_waits_for_all_the_others(club: Stage) -> None:
    await press(club, await opened(club), "Join", "Bruno", "Oksana")
    match_id = club.rows("SELECT id FROM match")[0]["id"]
    asking = (await club.anna.command(club.channel, "pause")).message
    await club.settled()
    assert asking is not None
    await press(club, asking, "Ask to pause", "Anna")

    await press(club, club.delivered(match_id, "seat:1"), "Accetta", "Bruno")
    half = club.board(match_id).text, club.match(match_id)["paused"]
    own = [b.label for b in club.delivered(match_id, "seat:1").buttons]
    await press(club, club.delivered(match_id, "seat:2"), "Погодитися", "Oksana")

    assert "Anna asks for a pause. Still to agree: Oksana" in half[0]
    assert half[1] is None
    assert "Accetta" not in own
    assert club.match(match_id)["paused"] == "agreed"


async def test_a_rematch_of_three_calls_the_others_and_moves_everyone_on(club: Stage) -> None:
    await press(club, await opened(club), "Join", "Bruno", "Oksana")
    match_id = club.rows("SELECT id FROM match")[0]["id"]
    for name, sure in (("Anna", "Resign"), ("Bruno", "Abbandona")):
        sheet = (await club.discord.persona(name).command(club.channel, "resign")).message
        await club.settled()
        assert sheet is not None
        await press(club, sheet, sure, name)

    await press(club, club.board(match_id), "Rematch", "Bruno")
    card = club.posted(club.channel)[-1]
    shown, pinged = card.text, card.pinged
    await press(club, card, "Join", "Anna")
    await press(club, club.delivered(match_id, "seat:2"), "Реванш", "Oksana")

    again = club.rows("SELECT players FROM match WHERE id <> ?", match_id)
    assert f"<@{club.bruno.id}> offers a rematch" in shown
    assert sorted(pinged) == [club.anna.id, club.oksana.id]
    assert [json.loads(row["players"]) for row in again] == [
        [club.bruno.id, club.oksana.id, club.anna.id]
    ]


async def test_a_match_that_was_left_to_the_others_stands_in_nobodys_way(club: Stage) -> None:
    await press(club, await opened(club), "Join", "Bruno", "Oksana")
    left = club.rows("SELECT id FROM match")[0]["id"]
    sheet = (await club.anna.command(club.channel, "resign")).message
    await club.settled()
    assert sheet is not None
    await press(club, sheet, "Resign", "Anna")
    card = await opened(club)
    await press(club, card, "Join", "Bruno")
    await press(club, card, "Start", "Anna")

    hand = await club.anna.command(club.channel, "goofspiel hand")
    offered = await club.anna.autocomplete(club.channel, "goofspiel hand", focus="match")
    listed = await club.anna.command(club.channel, "matches")

    assert club.match(left)["status"] == "playing"
    assert "against Bruno ·" in club.told(hand)
    assert [c.value for c in offered] == [r["id"] for r in club.rows(OTHERS, left)]
    assert "Oksana" not in club.told(listed)


async def changed(club: Stage, card: Message, ranks: str) -> None:
    """Have the opener of the table choose another setting of the game."""
    sheet = (await club.anna.press(card, label="Options")).message
    await club.settled()
    assert sheet is not None
    await press(club, sheet, "▶", "Anna")
    await club.anna.choose(sheet, labels=[ranks])
    await club.settled()


async def test_nobody_plays_on_terms_that_changed_after_they_sat_down(club: Stage) -> None:
    first = await opened(club)
    await press(club, first, "Join", "Bruno")

    await changed(club, first, "3")
    card = club.posted(club.channel)[-1]
    shown = card.text
    sheet = await club.anna.press(card, label="Start")
    await club.settled()
    await press(club, card, "Join", "Bruno")
    agreed = club.posted(club.channel)[-1].text
    await press(club, card, "Start", "Anna")

    anew = f"Still to sit down anew: <@{club.bruno.id}>"
    assert anew in shown
    assert card.pinged == [club.bruno.id]
    assert club.told(sheet) == (
        "You have changed the terms, and too few have sat down anew to begin."
    )
    assert anew not in agreed
    (row,) = club.rows("SELECT options, players FROM match")
    assert json.loads(row["options"]) == {"ranks": 3}
    assert json.loads(row["players"]) == [club.anna.id, club.bruno.id]


async def test_whoever_has_not_agreed_to_the_new_terms_is_left_out_or_fills_no_seat(
    club: Stage,
) -> None:
    card = await opened(club)
    await press(club, card, "Join", "Bruno")
    await changed(club, card, "3")
    card = club.posted(club.channel)[-1]

    await press(club, card, "Join", "Oksana")
    full = club.rows("SELECT status FROM lobby")[0]["status"]
    await press(club, card, "Start", "Anna")

    assert full == "open"
    (row,) = club.rows("SELECT players FROM match")
    assert json.loads(row["players"]) == [club.anna.id, club.oksana.id]
