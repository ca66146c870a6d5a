"""Whole matches of Ships of the Line, from the challenge to the last broadside."""

from __future__ import annotations

import pytest

import bot as program
from engine.match.model import MatchId
from engine.registry import load_texts
from engine.text import language_of
from playground import Persona
from tests.wire.captain import Captain, Commander
from tests.wire.stage import Stage


class Private(Captain):
    """Plays every visit on a private answer in the channel."""

    async def visit(self) -> None:
        if self.awaited:
            await self.ask_for_hand()
            await super().visit()


@pytest.fixture(autouse=True)
def luck(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """A short match, by the policy of these captains."""
    monkeypatch.setattr("secrets.token_hex", lambda size: "42" * size)


@pytest.mark.parametrize("ways", [(Captain, Captain), (Commander, Commander), (Private, Commander)])
async def test_a_whole_match_is_played_to_its_end(
    stage: Stage, ways: tuple[type[Captain], type[Captain]], capsys: pytest.CaptureFixture[str]
) -> None:
    people = (stage.anna, stage.bruno) if ways[0] is Captain else (stage.bruno, stage.oksana)
    match_id = await stage.begin(*people)
    captains = [
        way(stage, who, match_id, i) for i, (way, who) in enumerate(zip(ways, people, strict=True))
    ]

    while stage.match(match_id)["status"] == "playing":
        for captain in captains:
            await captain.visit()
        for captain in captains:
            shows_the_truth(stage, match_id, captain)

    row = stage.match(match_id)
    outcome = stage.sees(match_id, None).outcome
    assert outcome is not None
    for seat, person in enumerate(people):
        shows_the_end(stage, match_id, person, seat)
    assert f"`{row['seed']}` · match `{match_id}`" in stage.board(match_id).text
    assert stage.board(match_id).pinged == [person.id for person in people]
    assert stage.rows("SELECT * FROM due") == []

    await program.check(stage.settings, match_id, None)

    assert f"{row['version']} actions dealt again, all the same." in capsys.readouterr().out


def shows_the_truth(stage: Stage, match_id: MatchId, captain: Captain) -> None:
    """The board in English, the hand in its reader's language, both by the database."""
    seen, t = stage.sees(match_id, captain.seat), captain.t
    english = load_texts("ships")("en")
    board, hand = stage.board(match_id).text, stage.delivered(match_id, f"seat:{captain.seat}").text
    for ship in seen.ships:
        for text, words in ((board, english), (hand, t)):
            line = words("ship", name="", hull=ship.hull, rigging=ship.rigging, crew=ship.crew)
            assert line.partition("·")[2] in text
    for card in set(seen.hand):
        assert t(f"cards-{card}", n=seen.hand.count(card)) in hand
    assert f"draw pile: {seen.pile}" in board


def shows_the_end(stage: Stage, match_id: MatchId, person: Persona, seat: int) -> None:
    outcome = stage.sees(match_id, None).outcome
    assert outcome is not None
    for text, locale in (
        (stage.board(match_id).text, "en"),
        (stage.delivered(match_id, f"seat:{seat}").text, person.locale),
    ):
        names = ("Anna", "Bruno", "Oksana")
        reasons = [
            load_texts("ships")(language_of(locale))(outcome.reason, name=name) for name in names
        ]
        assert sum(text.count(reason) for reason in {*reasons}) == 1


async def test_the_log_tells_the_channel_and_each_seat_what_they_saw(stage: Stage) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    anna = Captain(stage, stage.anna, match_id, 0)
    dealt = "Dealt to Anna:"

    logs = {}
    for person in (stage.anna, stage.bruno, stage.oksana):
        reply = await person.command(stage.channel, "ships log", match=match_id)
        logs[person.name] = stage.told(reply)

    assert dealt in logs["Anna"]
    assert all(
        anna.t(f"cards-{card}", n=anna.held.count(card)) in logs["Anna"] for card in anna.held
    )
    assert "Bruno:" not in logs["Anna"]
    assert "Anna" not in logs["Bruno"]
    assert ("Anna" in logs["Oksana"], "Bruno" in logs["Oksana"]) == (False, False)
