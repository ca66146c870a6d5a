"""Critters at War over the wire: by buttons, by commands, and what each is told."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from engine.games.critters import GAME
from engine.games.critters.cards import FACES, Card, Cards, without
from engine.games.critters.model import Options
from engine.games.critters.words import card as named
from engine.games.critters.words import printed
from engine.registry import load_games
from tests.wire.checks import faults
from tests.wire.general import General, generals
from tests.wire.luck import Luck
from tests.wire.stage import Stage, staged
from tests.wire.test_secrecy import normal, others

DISRUPT, TANKS = Card("disrupt"), Card("heavy-tanks")


@dataclass(frozen=True, slots=True)
class Skirmish(Options):
    """One battle of two cards each, all of them known to be among four."""

    target: int = 6
    hand: int = 2
    cards: Cards = (DISRUPT, TANKS, Card("heavy-bombers"), Card("super-battleship"))


async def skirmish(stage: Stage) -> tuple[General, General]:
    """Matches are begun until the second player holds Disrupt, and no other card of its theatre,
    which would be covered by it and leave nothing to choose from.
    """
    while True:
        match_id = await stage.begin(stage.anna, stage.bruno, game="critters")
        first, second = generals(stage, match_id)
        if DISRUPT in second.seen.hand and TANKS not in second.seen.hand:
            return first, second
        await stage.anna.command(stage.channel, "resign", match=match_id)


async def test_a_whole_match_with_a_choice_of_the_opponents_inside_my_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    short = replace(GAME, shapes=replace(GAME.shapes, options=Skirmish))
    monkeypatch.setattr("bot.load_games", lambda: {**load_games(), GAME.key: short})
    monkeypatch.setattr("secrets.token_hex", Luck())
    async with staged(tmp_path) as stage:
        first, second = await skirmish(stage)
        one, other = first.seen.hand
        (spare,) = without(second.seen.hand, DISRUPT)

        await first.deploy(one, FACES[one].theatre)
        await second.command("deploy", card=spare, match=second.match_id)
        await first.improvise(other, FACES[other].theatre)
        await second.command("deploy", card=DISRUPT, theatre="land", match=second.match_id)
        asked = second.choices()
        await second.choose(asked[0])
        board = stage.board(first.match_id)
        called, told, theirs = board.pinged, board.text, first.choices()
        await first.choose(theirs[0])

        english, row = generals(stage, first.match_id)[0], stage.match(first.match_id)
        assert len(asked) == len(theirs) == 2
        assert called == [first.person.id]
        assert "Disrupt: " in told
        assert "chooses a card to flip." in told
        assert english.seen.outcome is not None
        assert row["status"] != "playing"
        assert f"`{row['seed']}` · match `{row['id']}`" in stage.board(first.match_id).text
        assert await faults(stage) == []


async def test_what_may_be_played_is_suggested_and_what_may_not_is_refused_by_its_rule(
    stage: Stage,
) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno, game="critters")
    first, second = generals(stage, match_id)
    held, t = first.seen.hand, first.t
    card = held[0]
    away = next(theatre for theatre in ("air", "land", "sea") if theatre != FACES[card].theatre)

    offered = await first.person.autocomplete(stage.channel, "critters deploy", focus="card")
    places = [
        await first.person.autocomplete(
            stage.channel, f"critters {way}", focus="theatre", card=card
        )
        for way in ("deploy", "improvise")
    ]
    idle = await second.person.autocomplete(stage.channel, "critters deploy", focus="card")
    before = stage.kept()
    wrong = await first.command("deploy", card=card, theatre=away)
    unread = await first.command("deploy", card="A tank")
    early = await second.command("improvise", card=second.seen.hand[0], theatre="air")

    assert [choice.name for choice in offered] == [printed(each, t) for each in held]
    assert [len(each) for each in places] == [1, 3]
    assert idle == []
    assert t("error-other-theatre", theatre=FACES[card].theatre) in stage.told(wrong)
    assert "A tank" in stage.told(unread)
    assert second.t("error-not-your-turn") in stage.told(early)
    assert stage.kept() == before

    done = await first.command("deploy", card=card)
    assert first.seen.turn == second.seat
    assert first.seen.latest is not None
    assert named(card, t) in stage.told(done)


async def test_withdrawing_shows_first_what_it_would_cost(stage: Stage) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno, game="critters")
    first, second = generals(stage, match_id)
    t = first.t.at_table((stage.anna.name, stage.bruno.name))

    asked = await first.command("withdraw")
    costs = t("withdrawing", name=t.who(first.seat), rival=t.who(second.seat), left=6, points=2)
    battle = first.seen.battle
    await first.choose(first.t("fight-on"))
    kept = first.choices()
    await first.choose(first.t("consider"))
    await first.choose(first.t("withdraw"))

    assert costs in stage.told(asked)
    assert battle == 1
    assert first.t("withdraw") not in kept
    assert second.seen.points[second.seat] == 2
    assert second.seen.battle == 2
    assert second.seen.first == second.seat


async def world(stage: Stage, *, bold: bool) -> list[str]:
    """Anna plays a card face down, bold or not another one; all that others are sent of it.

    Nothing where Anna is not the First Player.
    """
    match_id = await stage.begin(stage.anna, stage.bruno, game="critters")
    anna = General(stage, stage.anna, match_id, 0)
    bruno = General(stage, stage.bruno, match_id, 1)
    if anna.seen.first != anna.seat:
        return []
    held = anna.seen.hand
    if bold:
        await anna.pick_up(held[2])
        await anna.choose(anna.t("consider"))
    await anna.improvise(held[-1] if bold else held[0], "air")
    for command in ("hand", "board", "log"):
        await bruno.command(command, match=match_id)
    await bruno.improvise(bruno.seen.hand[0], "land")
    await stage.oksana.command(stage.channel, "critters log", match=match_id)
    await stage.settled()
    return normal(others(stage))


async def test_what_others_get_is_the_same_whatever_lies_face_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Words, ids, alt texts, names and bytes of pictures, custom_ids, order and count."""
    start, got = 0, [list[str]()] * 2
    while not got[0]:
        start += 1
        got, lay, logged = [], [], []
        for bold in (False, True):
            monkeypatch.setattr("secrets.token_hex", Luck(start=start))
            data = tmp_path / f"{start} {bold}"
            data.mkdir()
            with capture_logs() as lines:
                async with staged(data) as stage:
                    got.append(await world(stage, bold=bold))
                    lay.append(stage.rows("SELECT action FROM entry WHERE version > 0"))
            logged.append([str(line) for line in lines])
            if not got[-1]:
                break

    assert len(got[0]) > 15
    assert lay[0] != lay[1]
    assert got[0] == got[1]
    assert logged[0] == logged[1]
