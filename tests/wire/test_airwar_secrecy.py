"""AirWar over the wire: Battle cards that Anna weighs, and does not play, leave no trace."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

import pytest

from engine.games.airwar.cards import STANDARD
from engine.games.airwar.faces import Card
from tests.wire.luck import Luck
from tests.wire.raider import Raider, raiders
from tests.wire.stage import Stage, staged
from tests.wire.test_secrecy import normal, others

FOR_ALL: Final = {Card("evasion"), Card("out-of-the-sun")}
"""Battle cards that may be played on any aircraft."""
ACTIONS: Final = "SELECT action FROM entry WHERE action IS NOT NULL ORDER BY version"


async def hesitate(anna: Raider) -> None:
    """Tick a Battle card, then none, and both once more."""
    for wanted in (1, 0, 1, 0):
        (select,) = (s for s in anna.hand.selects if s.placeholder == anna.t("pick-battle"))
        labels = [option.label for option in select.options][:wanted]
        await anna.choose(str(select.custom_id), labels)


async def fought(stage: Stage, *, bold: bool) -> list[str]:
    """A clash without Battle cards; what others got of it. Nothing where Anna holds none."""
    match_id = await stage.begin(stage.anna, stage.bruno, game="airwar")
    anna, bruno = raiders(stage, match_id)
    one, other = (fighters(raider) for raider in (anna, bruno))
    if not (one and other and FOR_ALL & {*anna.seen.hand}):
        return []
    await anna.command("orders", battle="battle-ask")
    await anna.command("attack", target="resources", aircraft=one[0])
    await bruno.command("orders", battle="battle-ask")
    await bruno.command("intercept", aircraft=other[0])
    assert anna.seen.awaited == (0, 1)
    if bold:
        await hesitate(anna)
    await anna.command("battle")
    for command in ("hand", "board", "log"):
        await bruno.command(command)
    assert bruno.seen.awaited == (1,)
    await bruno.command("battle")
    return normal(others(stage))


def fighters(raider: Raider) -> list[Card]:
    return [card for card in raider.aircraft if STANDARD.aircraft[card].kind == "fighter"]


async def test_what_others_get_is_the_same_whatever_battle_cards_anna_weighs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the first luck that gives her one; the very first does not."""
    start, got, done = 1, [list[str]()], list[int]()
    while not got[0]:
        start, got, done = start + 1, [], []
        for bold in (False, True):
            monkeypatch.setattr("secrets.token_hex", Luck(start=start))
            folder = tmp_path / f"{start} {bold}"
            await asyncio.to_thread(folder.mkdir)
            async with staged(folder) as stage:
                got.append(await fought(stage, bold=bold))
                done.append(len(stage.rows(ACTIONS)))

    assert len(got[0]) > 15
    assert done[1] > done[0] + 3
    assert got[0] == got[1]
