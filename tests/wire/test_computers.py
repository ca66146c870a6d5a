"""Matches with computers, as people see them: marked, never called, and there after a restart."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engine.match.model import MatchId, PlayerId
from playground import Channel, Message
from tests.helpers import TOYS
from tests.thinker import Forgetful
from tests.wire.captain import Captain
from tests.wire.grounds import Abroad, heard
from tests.wire.stage import HOURS, Stage
from tests.wire.toybox import playing

COMPUTERS = {
    "en": "🤖 Computer (easy)",
    "it": "🤖 Computer (facile)",
    "uk": "🤖 Комп\N{RIGHT SINGLE QUOTATION MARK}ютер (легкий)",
}


async def practice(
    stage: Stage, game: str = "ships", level: str = "easy", channel: Channel | None = None
) -> MatchId:
    """Anna against a computer."""
    place = channel or stage.channel
    reply = await stage.anna.command(place, f"{game} practice", level=level)
    await stage.settled()
    (row,) = stage.rows("SELECT id FROM match")
    assert stage.told(reply).startswith("Done")
    return MatchId(row["id"])


def moves(stage: Stage, match_id: MatchId) -> list[int]:
    rows = stage.rows("SELECT seat FROM entry WHERE match_id = ? ORDER BY version", match_id)
    return [row["seat"] for row in rows]


async def test_whoever_is_alone_plays_a_whole_match_at_once(stage: Stage) -> None:
    match_id = await practice(stage)
    at_once = {*moves(stage, match_id)}
    await Captain(stage, stage.anna, match_id, 0).visit()

    assert at_once == {1}
    assert stage.match(match_id)["status"] == "finished"
    assert {*moves(stage, match_id)} == {0, 1}


async def test_a_computer_is_marked_on_every_card_list_and_hand_and_called_on_none(
    stage: Stage,
) -> None:
    match_id = await practice(stage)
    (card,) = [m for m in stage.posted(stage.channel) if "The match is on" in m.text]
    listed = await stage.anna.command(stage.channel, "matches")
    hand = await stage.anna.command(stage.channel, "ships hand", match=match_id)

    for text in (card.text, stage.told(listed), stage.told(hand)):
        assert COMPUTERS["en"] in text
    await stage.anna.command(stage.channel, "resign", match=match_id)
    sent = json.dumps([e.request for e in stage.discord.recorder.exchanges if e.request])
    assert "<@-" not in sent
    assert '"-1"' not in sent
    assert [m.pinged for m in stage.posted(stage.channel) if stage.bruno.id in m.pinged] == []
    opened = [e.request for e in stage.discord.recorder.calls("POST", "/users/@me/channels")]
    assert {int(call["recipient_id"]) for call in opened} == {stage.anna.id}


async def test_it_is_called_a_computer_in_every_language(stage: Stage) -> None:
    match_id = await practice(stage)
    people = {"en": stage.anna, "it": stage.bruno, "uk": stage.oksana}
    for language, person in people.items():
        seen = await person.command(stage.channel, "ships board", match=match_id)

        assert COMPUTERS[language] in stage.told(seen)


async def test_a_move_the_computer_was_thinking_about_is_played_after_a_restart(
    stage: Stage,
) -> None:
    thinker = stage.thinker
    await stage.stop()
    stage.thinker = Forgetful()
    await stage.start()
    await stage.anna.command(stage.channel, "ships practice", level="easy")
    await stage.discord.until(lambda: stage.rows("SELECT id FROM match"))
    (row,) = stage.rows("SELECT id, awaited FROM match")
    await stage.stop()
    stage.thinker = thinker

    await stage.start()
    await stage.round()
    played = moves(stage, row["id"])
    await stage.restart()
    await stage.round()

    assert row["awaited"] == "[0, 1]"
    assert {*played} == {1}
    assert moves(stage, row["id"]) == played


async def test_free_seats_are_filled_from_the_options_of_a_table(stage: Stage) -> None:
    await stage.anna.command(stage.channel, "ships open")
    await stage.settled()
    card = stage.posted(stage.channel)[-1]
    panel = await stage.anna.press(card, label="Options")
    assert panel.message is not None
    (fill,) = [s for s in panel.message.selects if s.custom_id.startswith("fill:")]

    reply = await stage.anna.choose(panel.message, custom_id=fill.custom_id, values=["easy"])
    await stage.settled()

    (row,) = stage.rows("SELECT players FROM match")
    assert json.loads(row["players"]) == [stage.anna.id, -1]
    assert stage.told(reply) == "Done: computers have taken the free seats, and the match is on."
    assert f"The match is on: <@{stage.anna.id}>, {COMPUTERS['en']}" in card.text


async def test_a_forged_filling_is_refused(stage: Stage) -> None:
    card = await opened(stage)
    table = stage.rows("SELECT id FROM lobby")[0]["id"]

    others = await stage.bruno.forge(card, f"fill:{table}", values=["easy"])
    unknown = await stage.anna.forge(card, f"fill:{table}", values=["godlike"])
    await stage.settled()

    assert stage.rows("SELECT * FROM match") == []
    assert "" not in (stage.told(others), stage.told(unknown))


async def opened(stage: Stage) -> Message:
    await stage.anna.command(stage.channel, "ships open")
    await stage.settled()
    return stage.posted(stage.channel)[-1]


async def test_advice_is_given_in_practice_to_whoever_is_to_move_and_not_among_people(
    stage: Stage,
) -> None:
    match_id = await practice(stage, "critters")
    await stage.settled()
    awaited = stage.match(match_id)["awaited"] == "[0]"
    advice = await stage.anna.command(stage.channel, "critters hint", match=match_id)
    among_people = await stage.begin(stage.anna, stage.bruno)
    refused = await stage.anna.command(stage.channel, "ships hint", match=among_people)

    assert awaited
    assert stage.told(advice).startswith("💡 What the computer would do in your place:\n- ")
    assert stage.told(refused) == "Advice is only given in matches against computers."


async def test_a_rematch_with_the_computer_begins_at_once(stage: Stage) -> None:
    match_id = await practice(stage)
    await stage.bot.desk.matches.resign(match_id, PlayerId(stage.anna.id))
    await stage.settled()

    await stage.anna.press(stage.board(match_id), label="Rematch")
    await stage.settled()

    players = [json.loads(row["players"]) for row in stage.rows("SELECT players FROM match")]
    assert sorted(players) == sorted([[stage.anna.id, -1], [-1, stage.anna.id]])


@pytest.fixture
async def club(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Stage]:
    async with playing(TOYS["goofspiel"], tmp_path, monkeypatch) as stage:
        yield stage


async def test_a_match_that_all_people_have_left_ends(club: Stage) -> None:
    await club.anna.command(club.channel, "goofspiel open")
    await club.settled()
    card = club.posted(club.channel)[-1]
    table = club.rows("SELECT id FROM lobby")[0]["id"]
    await club.anna.forge(card, f"fill:{table}", values=["easy"])
    await club.settled()

    await club.bot.desk.matches.resign(table, PlayerId(club.anna.id))
    await club.settled()

    assert club.match(table)["status"] == "ended"
    assert "All people have left this match." in club.board(table).text


async def test_a_match_whose_person_stays_away_sleeps_over_restarts_and_ends_with_its_server(
    stage: Stage,
) -> None:
    """After three visits of the stand-in it is nobody's to play; a month without its server."""
    abroad = Abroad(stage)
    await heard(stage)
    match_id = await practice(stage, channel=abroad.channel)
    for _ in range(5):
        stage.clock.pass_(hours=HOURS + 1)
        await stage.round()
    asleep = moves(stage, match_id)

    await stage.restart()
    for _ in range(2):
        stage.clock.pass_(hours=HOURS + 1)
        await stage.round()

    assert stage.match(match_id)["paused"] == "absent"
    assert moves(stage, match_id) == asleep
    await abroad.put_out()
    stage.clock.pass_(hours=31 * 24)
    await stage.round()
    assert stage.match(match_id)["status"] == "ended"
