"""Six seats, the longest names, and everything said of them at once: within Discord's limits."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest
from discord.utils import escape_markdown

from engine.game import Seat
from engine.match.model import MatchId, PlayerId
from playground import Message, Persona
from tests.helpers import TOYS
from tests.wire.stage import HOURS, Stage
from tests.wire.test_my_matches import copy_match
from tests.wire.toybox import playing

SIX: Final = replace(TOYS["goofspiel"], seats=range(2, 7))
MANAGE_GUILD: Final = 1 << 5
NAMES: Final = [f"{n}{'*_' * 15}*" for n in range(6)]
"""As long as they get; each character but the first takes two to be shown."""


@pytest.fixture
async def stage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Stage]:
    async with playing(SIX, tmp_path, monkeypatch) as it:
        yield it


async def begin(stage: Stage) -> tuple[MatchId, list[Persona]]:
    """A match of six, in Ukrainian."""
    people = [stage.discord.add_persona(name, locale="uk") for name in NAMES]
    stage.discord.guild.locale = "uk"
    await people[0].command(stage.channel, "goofspiel open")
    await stage.settled()
    card = stage.posted(stage.channel)[-1]
    for person in people[1:]:
        await person.press(card, custom_id=card.buttons[0].custom_id)
        await stage.settled()
    (row,) = stage.rows("SELECT id FROM match")
    return MatchId(row["id"]), people


async def shown(stage: Stage, person: Persona, command: str) -> list[Message]:
    """What a command shows, page by page."""
    reply = await person.command(stage.channel, command)
    assert reply.message is not None
    pages = [reply.message]
    texts = {reply.message.text}
    while [b for b in reply.message.buttons if b.label == "▶" and not b.disabled]:
        await person.press(reply.message, label="▶")
        await stage.settled()
        assert reply.message.text not in texts
        texts.add(reply.message.text)
        pages.append(reply.message)
    return pages


async def test_lists_of_matches_of_six_fit_their_messages(stage: Stage) -> None:
    match_id, people = await begin(stage)
    copy_match(stage, match_id, 11)
    host = stage.discord.add_persona("Host", locale="uk")
    host.grant(stage.channel, MANAGE_GUILD)
    for person in people:
        await person.command(stage.channel, "vacation", to="1")
    await stage.settled()

    mine = await shown(stage, people[0], "matches")
    hosted = await shown(stage, host, "admin list")
    stage.clock.pass_(hours=HOURS)
    await stage.round()

    assert len(mine) > 1
    assert len(hosted) > 1
    assert any("Час спливає" in m.text for m in stage.posted(people[0].open_dm()))


async def test_boards_and_hands_of_six_fit_with_all_that_is_to_be_said(stage: Stage) -> None:
    match_id, people = await begin(stage)
    house = stage.bot.desk.house
    for person in people:
        player = PlayerId(person.id)
        await house.players.set_hours(player, "America/Argentina/ComodRivadavia", 0, 60)
        await house.players.add_vacation(player, stage.clock.now, 3600)
    await house.agreements.propose(match_id, PlayerId(people[0].id), "pause")
    await house.host.extend(match_id, Seat(0), 3600)
    await stage.settled()
    asked, hand = stage.board(match_id).text, stage.delivered(match_id, "seat:1").text
    for _ in range(3):
        await house.host.free(match_id)
    await stage.settled()

    assert asked.count("🏖️") == hand.count("🏖️") == 6
    assert asked.count(as_shown(5)) == 3
    assert stage.board(match_id).text.count("🪑") == 6


def as_shown(seat: int) -> str:
    """As it is shown."""
    return escape_markdown(NAMES[seat])
