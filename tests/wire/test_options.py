"""What a table agrees on: told on its card, chosen by its opener, taken over into the match."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from playground import Message, Persona
from tests.wire.stage import Stage


async def panel(stage: Stage, card: Message, who: Persona) -> Message:
    reply = await who.press(card, label="Options")
    await stage.settled()
    assert reply.message is not None
    return reply.message


async def choose(stage: Stage, who: Persona, on: Message, placeholder: str, label: str) -> None:
    await who.choose(on, placeholder=placeholder, labels=[label])
    await stage.settled()


def terms(stage: Stage, table: str = "lobby") -> dict[str, Any]:
    (row,) = stage.rows(f"SELECT terms FROM {table}")
    kept: dict[str, Any] = json.loads(row["terms"])
    return kept


async def test_the_card_tells_the_usual_terms_in_words(stage: Stage) -> None:
    card = await stage.challenge(stage.anna, stage.bruno)

    for line in (
        "For each move: 3 days",
        "No time in reserve",
        "When time runs out: a stand-in plays that move, and the match goes on",
        f"First seat: <@{stage.anna.id}>",
        "Open: anyone here may look into the match",
        "Its seal: `",
    ):
        assert line in card.text


async def test_every_choice_of_the_opener_counts_at_once_and_stands_on_the_card(
    stage: Stage,
) -> None:
    card = await stage.challenge(stage.anna, stage.bruno)
    sheet = await panel(stage, card, stage.anna)

    await choose(stage, stage.anna, sheet, "Time for each move", "12 hours")
    await choose(stage, stage.anna, sheet, "Time in reserve", "1 day")
    await choose(stage, stage.anna, sheet, "When time runs out", "The match is lost")
    await choose(stage, stage.anna, sheet, "First seat", "Your opponent")
    await choose(stage, stage.anna, sheet, "Who may look", "Only the players")

    assert sheet.ephemeral
    assert "For each move: 12 hours" in card.text
    assert "In reserve, for the whole match: 1 day" in card.text
    assert "When time runs out: the match is lost" in card.text
    assert f"First seat: <@{stage.bruno.id}>" in card.text
    assert "Private: the others here see the board and no more" in card.text
    await stage.bruno.press(card, label="Accept")
    await stage.settled()
    (row,) = stage.rows("SELECT players FROM match")
    assert row["players"] == f"[{stage.bruno.id}, {stage.anna.id}]"
    assert terms(stage, "match") == {
        "move": 12 * 3600,
        "bank": 24 * 3600,
        "overrun": "forfeit",
        "begins": "other",
        "watch": "private",
    }


async def test_two_choices_at_the_same_instant_both_count(stage: Stage) -> None:
    card = await stage.challenge(stage.anna, stage.bruno)
    sheet = await panel(stage, card, stage.anna)

    await asyncio.gather(
        stage.anna.choose(sheet, placeholder="Time for each move", labels=["1 hour"]),
        stage.anna.choose(sheet, placeholder="Time in reserve", labels=["4 hours"]),
    )
    await stage.settled()

    assert (terms(stage)["move"], terms(stage)["bank"]) == (3600, 4 * 3600)


async def test_somebody_else_is_refused_the_options_kindly(stage: Stage) -> None:
    card = await stage.challenge(stage.anna, stage.bruno)
    before = stage.rows("SELECT * FROM lobby")
    (row,) = before

    opened = await stage.bruno.press(card, label="Options")
    forged = await stage.bruno.forge(card, f"terms:{row['id']}:move", values=["3600"])
    own = await stage.oksana.forge(card, f"setting:{row['id']}:0", values=["0"])
    await stage.settled()

    told = "Può farlo solo chi ha aperto il tavolo."
    assert stage.told(opened) == stage.told(forged) == told
    assert stage.told(own) == "Це може зробити лише той, хто відкрив стіл."
    assert stage.rows("SELECT * FROM lobby") == before


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("terms:{id}:move", ["1"]),
        ("terms:{id}:move", ["99999999"]),
        ("terms:{id}:move", ["-3600"]),
        ("terms:{id}:move", ["²"]),
        ("terms:{id}:bank", ["9999999999999"]),
        ("terms:{id}:bank", []),
        ("terms:{id}:bank", ["0", "3600"]),
        ("terms:{id}:begins", ["me"]),
        ("terms:{id}:seed", ["x"]),
        ("terms:{id}", ["x"]),
        ("setting:{id}:0", ["0"]),
        ("setting:{id}:-1", ["0"]),
        ("options:{id}:999999999", None),
        ("options:{id}", None),
    ],
)
async def test_forged_options_change_nothing(
    stage: Stage, name: str, values: list[str] | None
) -> None:
    card = await stage.challenge(stage.anna, stage.bruno)
    before = stage.rows("SELECT * FROM lobby")

    reply = await stage.anna.forge(card, name.format(id=before[0]["id"]), values=values)
    await stage.settled()

    assert stage.told(reply)
    assert stage.rows("SELECT * FROM lobby") == before


async def test_nobody_joins_on_terms_they_were_not_shown(stage: Stage) -> None:
    card = await stage.challenge(stage.anna, stage.bruno)
    shown = str(card.buttons[0].custom_id)
    await choose(
        stage, stage.anna, await panel(stage, card, stage.anna), "Time for each move", "1 hour"
    )

    late = await stage.bruno.forge(card, shown)
    await stage.settled()

    assert stage.rows("SELECT * FROM match") == []
    assert stage.told(late).startswith("Le condizioni di questo tavolo sono appena cambiate.")

    await stage.bruno.press(card, label="Accept")
    await stage.settled()

    assert len(stage.rows("SELECT * FROM match")) == 1


async def test_pace_and_privacy_are_given_with_the_command(stage: Stage) -> None:
    await stage.anna.command(stage.channel, "ships open", pace="pace-hour", private=True)
    await stage.settled()

    (card,) = stage.posted(stage.channel)
    assert "For each move: 1 hour" in card.text
    assert "In reserve, for the whole match: 4 hours" in card.text
    assert "Private" in card.text
    assert terms(stage)["watch"] == "private"


async def test_a_pace_that_is_none_is_refused(stage: Stage) -> None:
    reply = await stage.anna.command(stage.channel, "ships open", raw=True, pace="pace-never")

    assert stage.told(reply).startswith("That choice is no longer on the table.")
    assert stage.rows("SELECT * FROM lobby") == []


async def test_a_challenge_is_withdrawn_from_its_panel(stage: Stage) -> None:
    card = await stage.challenge(stage.anna, stage.bruno)
    sheet = await panel(stage, card, stage.anna)

    await stage.anna.press(sheet, label="Withdraw the challenge")
    await stage.settled()
    late = await stage.anna.press(card, label="Options") if card.buttons else None

    assert late is None
    assert "withdraws the challenge" in card.text
    assert sheet.text == "Done: this table is closed."
