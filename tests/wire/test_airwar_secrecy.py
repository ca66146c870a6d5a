"""AirWar over the wire: what Anna keeps to herself shows in nothing that others get."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

import pytest

from engine import codec
from engine.game import Seat
from engine.games.airwar import GAME
from engine.games.airwar.cards import STANDARD
from engine.games.airwar.faces import Cards
from engine.games.airwar.model import Observation
from engine.match.model import MatchId
from engine.registry import load_texts
from engine.text import language_of
from playground import Message, Persona
from tests.wire.luck import Luck
from tests.wire.stage import Stage, staged
from tests.wire.test_secrecy import normal, others

ANNA, BRUNO = Seat(0), Seat(1)
ACTIONS: Final = "SELECT action FROM entry WHERE action IS NOT NULL ORDER BY version"


class Pilot:
    """Plays AirWar on the hand in the private chat, or by commands in the channel."""

    def __init__(self, stage: Stage, person: Persona, match_id: MatchId, seat: Seat) -> None:
        self.stage = stage
        self.person = person
        self.match_id = match_id
        self.seat = seat
        self.t = load_texts("airwar")(language_of(person.locale))

    @property
    def hand(self) -> Message:
        return self.stage.delivered(self.match_id, f"seat:{self.seat}")

    @property
    def seen(self) -> Observation:
        row = self.stage.match(self.match_id)
        seen: Observation = GAME.observe(codec.load(GAME.shapes.state, row["state"]), self.seat)
        return seen

    def held(self, *kinds: str) -> Cards:
        return tuple(card for card in self.seen.hand if STANDARD.faces[card].kind in kinds)

    async def command(self, name: str, **options: Any) -> None:
        await self.person.command(
            self.stage.channel, f"airwar {name}", match=self.match_id, **options
        )
        await self.stage.settled()

    async def press(self, key: str, **params: object) -> None:
        await self.person.press(self.hand, label=self.t(key, **params))
        await self.stage.settled()

    async def hesitate(self, *prompts: str) -> None:
        """Tick the first of a list, then nothing, then what is usual."""
        for wanted in (1, 0):
            await self.tick(wanted, *prompts)
        await self.press("fill-in")

    async def tick(self, wanted: int, *prompts: str) -> None:
        """So many of a list, and no more."""
        select = next(s for s in self.hand.selects if s.placeholder in prompts)
        values = [option.value for option in select.options][:wanted]
        await self.person.choose(self.hand, custom_id=select.custom_id, values=values)
        await self.stage.settled()

    async def look_around(self) -> None:
        for command in ("hand", "board", "log"):
            await self.command(command)
        await self.person.command(self.stage.channel, "matches")
        await self.stage.settled()


Play = Callable[[Pilot, Pilot, bool], Awaitable[bool]]
"""Something Anna does, boldly or not; False where her cards do not let her."""


async def secret_mission(anna: Pilot, bruno: Pilot, bold: bool) -> bool:
    """One aircraft on a raid: which, and after how much hesitation, is Anna's secret."""
    flying = anna.held("fighter", "bomber")
    if len({*flying}) < 2 or not anna.held("base", "carrier", "war"):
        return False
    if bold:
        await anna.command("orders", battle="battle-none", bombs="bombs-convoy")
        await anna.hesitate(*(anna.t("pick-mission", n=n, most=3) for n in (0, 1)))
        await anna.tick(0, anna.t("pick-mobilise"))
    await anna.command("attack", target="resources", aircraft=flying[-1 if bold else 0])
    await bruno.look_around()
    return True


async def secret_battle_cards(anna: Pilot, bruno: Pilot, bold: bool) -> bool:
    """Battle cards that were ticked and not played leave no trace."""
    flying, shooting = anna.held("fighter"), bruno.held("fighter")
    if not (flying and shooting and {"evasion", "out-of-the-sun"} & {*anna.seen.hand}):
        return False
    await anna.command("orders", battle="battle-ask")
    await anna.command("attack", target="resources", aircraft=flying[0])
    await bruno.command("orders", battle="battle-ask")
    await bruno.command("intercept", aircraft=shooting[0])
    assert anna.seen.awaited == (ANNA, BRUNO)
    if bold:
        await anna.hesitate(anna.t("pick-battle"))
    await anna.command("battle")
    await bruno.look_around()
    assert bruno.seen.awaited == (BRUNO,)
    await bruno.command("battle")
    return True


async def told(folder: Path, play: Play, bold: bool) -> tuple[list[str], list[str]]:
    """What others got, and what Anna did; nothing where her cards do not let her."""
    async with staged(folder) as stage:
        match_id = await stage.begin(stage.anna, stage.bruno, game="airwar")
        anna = Pilot(stage, stage.anna, match_id, ANNA)
        bruno = Pilot(stage, stage.bruno, match_id, BRUNO)
        if not await play(anna, bruno, bold):
            return [], []
        return normal(others(stage)), [row["action"] for row in stage.rows(ACTIONS)]


@pytest.mark.parametrize("play", [secret_mission, secret_battle_cards])
async def test_what_others_get_is_the_same_whatever_anna_does_in_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, play: Play
) -> None:
    """With the first luck that gives her the cards for it."""
    got: list[tuple[list[str], list[str]]] = [([], [])]
    start = 1
    while got[0] == ([], []):
        got, start = [], start + 1
        for bold in (False, True):
            monkeypatch.setattr("secrets.token_hex", Luck(start=start))
            folder = tmp_path / f"{start} {bold}"
            await asyncio.to_thread(folder.mkdir)
            got.append(await told(folder, play, bold))

    (calm, few), (bold_told, many) = got
    assert len(calm) > 15
    assert len(many) > len(few) + 3
    assert bold_told == calm
