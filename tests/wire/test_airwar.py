"""AirWar: Pacific! over the wire: by buttons, by commands, and what each is told."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from engine.games.airwar import GAME
from engine.games.airwar.model import Options
from engine.games.airwar.small import TINY
from engine.registry import load_games
from tests.wire.checks import faults
from tests.wire.luck import Luck
from tests.wire.raider import Raider, raiders
from tests.wire.stage import Stage, staged
from tests.wire.test_secrecy import normal, others


@dataclass(frozen=True, slots=True)
class Rich(Options):
    """Hands that fill more than one list."""

    hand: int = 36


@dataclass(frozen=True, slots=True)
class Small(Options):
    """All of the few cards in hand at once."""

    hand: int = 5
    industry: int = 2
    decks: str = TINY.decks


def offer(options: type[Options], monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches are begun with these options."""
    game = replace(GAME, shapes=replace(GAME.shapes, options=options))
    monkeypatch.setattr("bot.load_games", lambda: {**load_games(), GAME.key: game})


async def pass_on(*people: Raider) -> None:
    """Whoever is asked to attack does not."""
    for person in people:
        while person.seat in person.seen.awaited and person.seen.desk.ask in ("air", "carrier"):
            await person.command("attack", target="none")


async def test_a_raid_from_the_form_to_the_landing_by_buttons_and_by_commands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    offer(Small, monkeypatch)
    async with staged(tmp_path) as stage:
        match_id = await stage.begin(stage.anna, stage.bruno, game="airwar")
        anna, bruno = raiders(stage, match_id)
        stage.bruno.speak("en")
        t = anna.t

        await anna.command("mobilise", card="akagi")
        await anna.tick("Betty")
        await anna.press(t("resources"))
        await anna.press(t("do-launch", n=1, target=t("resources")))
        called, told = stage.board(match_id).pinged, stage.board(match_id).text
        await bruno.command("intercept")
        ended, row = stage.board(match_id).text, stage.match(match_id)

        assert called == [stage.bruno.id]
        assert "raids Resources from air bases: 1 aircraft." in told
        assert "Akagi: carrier, aircraft 0 of 1, Defense 4" in told
        assert "Betty" not in told
        assert anna.seen.outcome is not None
        assert "lies in ruins" in ended
        assert row["status"] != "playing"
        assert await faults(stage) == []


async def test_what_may_be_sent_is_suggested_and_what_may_not_is_refused_by_its_rule(
    stage: Stage,
) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno, game="airwar")
    anna, bruno = raiders(stage, match_id)
    stage.bruno.speak("en")
    card = anna.aircraft[0]

    offered = await anna.person.autocomplete(stage.channel, "airwar attack", focus="aircraft")
    aims = await anna.person.autocomplete(stage.channel, "airwar attack", focus="target")
    idle = await bruno.person.autocomplete(stage.channel, "airwar attack", focus="aircraft")
    before = stage.kept()
    aimless = await anna.command("attack", target="resources")
    missing = await anna.command("attack", target="hornet", aircraft=card)
    unread = await anna.command("attack", target="resources", aircraft="a tank")
    early = await bruno.command("intercept")
    other = await anna.command("clash", card="none")

    assert [choice.value for choice in offered] == [*dict.fromkeys(anna.aircraft)]
    assert [choice.value for choice in aims] == ["resources", "midway", "none"]
    assert idle == []
    assert anna.t("error-no-aircraft") in stage.told(aimless)
    assert anna.t("error-no-such-target") in stage.told(missing)
    assert "a tank" in stage.told(unread)
    assert bruno.t("error-not-your-turn") in stage.told(early)
    assert anna.t("error-other-question", ask="air") in stage.told(other)
    assert stage.kept() == before

    await anna.command("attack", target="resources", aircraft=card)
    assert anna.seen.raid is not None
    assert bruno.seen.desk.ask == "intercept"


async def test_orders_are_given_by_one_command_and_shown(stage: Stage) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno, game="airwar")
    anna, _ = raiders(stage, match_id)

    shown = await anna.command("orders")
    given = await anna.command(
        "orders", battle="battle-none", stop="stop-2", counter="counter-sure"
    )
    forged = await anna.command("orders", battle="battle-everything", raw=True)

    assert anna.t("order-battle-turn") in stage.told(shown)
    assert anna.t("order-battle-none") in stage.told(given)
    assert (anna.seen.orders.battle, anna.seen.orders.stop) == ("none", "2")
    assert not anna.seen.desk.ordering
    assert "battle-everything" in stage.told(forged)


async def test_a_hand_that_fills_more_than_one_list_is_ticked_across_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    offer(Rich, monkeypatch)
    async with staged(tmp_path) as stage:
        match_id = await stage.begin(stage.anna, stage.bruno, game="airwar")
        anna, _ = raiders(stage, match_id)
        cards = anna.aircraft
        first, last = cards[0], cards[-1]

        filled = await anna.command("hand", match=match_id)
        await anna.command("attack", target="resources", aircraft=f"{first},{last}")

        assert len(cards) > 20
        assert filled.message is not None
        assert anna.seen.raid is not None
        assert anna.seen.raid.backs == 2
        assert await faults(stage) == []


async def world(stage: Stage, *, bold: bool) -> list[str]:
    """Anna sends one aircraft or another; all that others are sent of it, or nothing if she has
    no two that differ.
    """
    match_id = await stage.begin(stage.anna, stage.bruno, game="airwar")
    anna, bruno = raiders(stage, match_id)
    kinds = [*dict.fromkeys(anna.aircraft)]
    if len(kinds) < 2:
        return []
    if bold:
        await anna.command("orders", battle="battle-none", open="open-ask", raw=True)
    await anna.command("attack", target="resources", aircraft=kinds[-1] if bold else kinds[0])
    for command in ("hand", "board", "log"):
        await bruno.command(command, match=match_id)
    await stage.oksana.command(stage.channel, "airwar log", match=match_id)
    await stage.settled()
    return normal(others(stage))


async def test_what_others_get_is_the_same_whatever_flies_on_the_mission(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Words, ids, alt texts, names and bytes of pictures, custom_ids, order and count."""
    start, got = 0, [list[str]()] * 2
    while not got[0]:
        start += 1
        got, lay = [], []
        for bold in (False, True):
            monkeypatch.setattr("secrets.token_hex", Luck(start=start))
            data = tmp_path / f"{start} {bold}"
            data.mkdir()
            async with staged(data) as stage:
                got.append(await world(stage, bold=bold))
                lay.append(stage.rows("SELECT action FROM entry WHERE version > 0"))
            if not got[-1]:
                break

    assert len(got[0]) > 10
    assert lay[0] != lay[1]
    assert got[0] == got[1]
