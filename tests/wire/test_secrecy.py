"""Nothing tells anybody what is another's: two worlds that differ only in Anna's secrets."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any, Final

import pytest

from engine.game import Seat
from engine.games.ships.cards import SHOT, Card, Cards
from engine.games.ships.rules.observe import observe
from engine.games.ships.words import DOT, counted
from engine.match.model import MatchId
from engine.match.replay import replay
from engine.registry import load_texts
from engine.text import LANGUAGES
from playground import Message
from playground.recorder import Exchange
from tests.wire.captain import Captain, Commander, pair, play_turn
from tests.wire.luck import Luck
from tests.wire.stage import Stage, staged

ID: Final = re.compile(r"\d{15,}")
TOKEN: Final = re.compile(r"[\w-]{60,}")


class World:
    """One of the two worlds: what Anna keeps to herself in it."""

    def __init__(self, *, bold: bool) -> None:
        self.bold = bold

    async def play(self, stage: Stage) -> list[str]:
        """A whole turn; all that was sent to others than Anna, in order.

        Nothing where Anna drew no shot that she could fire.
        """
        match_id = await stage.begin(stage.anna, stage.bruno)
        anna, bruno = pair(stage, match_id)
        await bruno.confirm()
        await self.exchange(anna)
        if not {*SHOT} & {*anna.held}:
            return []
        await self.set_orders(anna)
        await bruno.set_winds()
        await bruno.press(bruno.t("retire-none"))
        await self.look_around(stage, match_id)
        await bruno.order_fire()
        await bruno.confirm()
        await self.look_around(stage, match_id)

        assert stage.sees(match_id, None).turn == 2
        return normal(others(stage))

    async def exchange(self, anna: Captain) -> None:
        """One card for another: which, and after how much hesitation, is Anna's secret."""
        cards = [anna.t(f"card-{card}") for card in anna.held]
        select = anna.select(anna.t("pick-discard", most=4))
        assert select is not None
        if self.bold:
            await anna.tick(select, cards[:3])
            await anna.tick(anna.hand.selects[0], [])
            await anna.tick(anna.hand.selects[0], cards[-1:])
        else:
            await anna.tick(select, cards[:1])
        await anna.confirm()

    async def set_orders(self, anna: Captain) -> None:
        """No winds, so that Bruno has the gage and no order of hers for Fire ever shows."""
        if self.bold:
            await anna.order_fire()
        commander = Commander(anna.stage, anna.person, anna.match_id, 0)
        card = anna.held[0 if self.bold else -1]
        fire = {"fire": f"{salvo(anna)}:1"} if self.bold else {}
        await commander.command("sail", retire=f"{card}:1", **fire)

    async def look_around(self, stage: Stage, match_id: MatchId) -> None:
        for command in ("hand", "board", "log"):
            await stage.bruno.command(stage.channel, f"ships {command}", match=match_id)
        await stage.bruno.command(stage.channel, "matches")
        await stage.oksana.command(stage.channel, "ships log", match=match_id)
        await stage.settled()


def salvo(anna: Captain) -> Card:
    return next(card for card in SHOT if card in anna.held)


def others(stage: Stage) -> Iterator[Exchange]:
    """Calls that show something to others than Anna: not to her chat, nor in answer to her."""
    used = stage.discord.recorder.events("INTERACTION_CREATE")
    hers = {i["token"] for i in used if of_anna(stage, i)} | {str(stage.anna.open_dm().id)}
    for exchange in stage.discord.recorder.exchanges:
        if not hers & {*exchange.path.split("/")}:
            yield exchange


def of_anna(stage: Stage, interaction: dict[str, Any]) -> bool:
    user = interaction.get("user") or interaction["member"]["user"]
    return bool(user["id"] == str(stage.anna.id))


def normal(exchanges: Iterator[Exchange]) -> list[str]:
    """As text, ids in the order in which they first come up."""
    known: dict[str, str] = {}
    lines = []
    for exchange in exchanges:
        path = TOKEN.sub("token", exchange.path)
        line = json.dumps([exchange.method, path, exchange.query, exchange.request])
        lines.append(ID.sub(lambda found: known.setdefault(found[0], f"#{len(known)}"), line))
    return lines


async def two_worlds(
    folder: Path, monkeypatch: pytest.MonkeyPatch, start: int
) -> tuple[list[list[str]], list[tuple[object, object]]]:
    """By world, what others got, and what was kept of Anna's secrets: her actions, her cards."""
    got, kept = list[list[str]](), list[tuple[object, object]]()
    for bold in (False, True):
        monkeypatch.setattr("secrets.token_hex", Luck(start=start))
        data = folder / f"{start} {bold}"
        data.mkdir()
        async with staged(data) as stage:
            got.append(await World(bold=bold).play(stage))
            kept.append((stage.rows("SELECT action FROM entry"), secrets_of(stage)))
    return got, kept


async def test_what_others_get_is_the_same_whatever_anna_does_in_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the first luck that lets the worlds differ: it gives her shot, and other cards."""
    start = 26
    got, kept = await two_worlds(tmp_path, monkeypatch, start)
    while [] in got or kept[0][1] == kept[1][1]:
        start += 1
        got, kept = await two_worlds(tmp_path, monkeypatch, start)

    assert len(got[0]) > 30
    assert kept[0][0] != kept[1][0]
    assert got[0] == got[1]


def secrets_of(stage: Stage) -> tuple[object, ...]:
    (row,) = stage.rows("SELECT id FROM match")
    seen = stage.sees(row["id"], 0)
    return seen.hand, seen.buried


async def test_no_message_to_others_ever_holds_a_hand(stage: Stage) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    captains = pair(stage, match_id)
    for _ in range(6):
        await play_turn(captains)
    secrets = await held(stage, match_id)

    for seat, rival in enumerate((stage.bruno, stage.anna)):
        seen = texts([*stage.posted(stage.channel), *stage.posted(rival.open_dm())])
        places = tuple(f"/channels/{place.id}/" for place in (rival.open_dm(), stage.channel))
        sent = [e for e in stage.discord.recorder.exchanges if e.path.startswith(places)]
        seen += [json.dumps(e.request, ensure_ascii=False) for e in sent]
        others = secrets[seat] - secrets[1 - seat]
        assert len(others) > 30
        for hand in others:
            assert not any(alone(hand).search(text) for text in seen), hand


async def held(stage: Stage, match_id: MatchId) -> list[set[str]]:
    """By seat, all it ever held, as ``said``."""
    keeper = stage.bot.desk.matches._keeper
    match, log = await keeper.store.load(match_id), await keeper.store.log(match_id)
    states = [again.step.state for again in replay(keeper.games["ships"], match, log)]
    return [{*chain(*(said(observe(s, seat).hand) for s in states))} for seat in map(Seat, (0, 1))]


def said(hand: Cards) -> Iterator[str]:
    """What is held, in each language: as its message and its picture's words say it.

    And in bare words where those are of two kinds or more: no salvo or setting of winds names
    two kinds of one seat like that. Of a single kind they are what anybody's button says.
    """
    for language in LANGUAGES if hand else ():
        t = load_texts("ships")(language)
        for between in (DOT, ", "):
            cards = counted(hand, t, between)
            yield from (t("hand", cards=cards), t("alt-hand", cards=cards))
        if len({*hand}) > 1:
            yield counted(hand, t, DOT)


def alone(hand: str) -> re.Pattern[str]:
    """Where a text says it, and not as a part of a longer one."""
    return re.compile(rf"(?<! · ){re.escape(hand)}(?! · |, )")


def texts(messages: list[Message]) -> list[str]:
    return [message.text for message in messages]


async def test_the_seed_is_shown_to_nobody_before_the_end(stage: Stage) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    await play_turn(pair(stage, match_id))
    seed = stage.match(match_id)["seed"]

    said = [json.dumps([e.request, e.response]) for e in stage.discord.recorder.exchanges]
    assert not any(seed in text for text in said)

    sure = await stage.anna.command(stage.channel, "resign")
    assert sure.message is not None
    await stage.anna.press(sure.message, label="Resign")
    await stage.settled()

    assert seed in stage.board(match_id).text
