"""Options of Dogfight's and Critters' commands as no honest client fills them in."""

from __future__ import annotations

from typing import Any, Final

from tests.wire.pilots import Airfield, aloft
from tests.wire.stage import Stage

GONE: Final = "That choice is no longer on the table. Here is what you can do now."

AIRBORNE: Final[dict[str, list[dict[str, Any]]]] = {
    "fly": [{"left": 10**15}, {"right": -3}, {"counter": "up"}, {"save": 99}, {"reserve": 99}],
    "advance": [{"lane": "up"}, {"lane": "left", "squares": 0}, {"lane": "left", "squares": -1}],
    "counter": [{"lane": ""}],
    "save": [{"points": 0}, {"points": -1}, {"points": 4}],
    "reserve": [{"points": 0}, {"points": 3}],
    "begin": [{"who": "self"}, {"who": "rival"}],
    "challenge": [{"opponent": "7", "distance": "endless"}],
}
CARDS: Final[dict[str, list[dict[str, Any]]]] = {
    "deploy": [
        {"card": "' OR 1=1 --"},
        {"card": "Support"},
        {"card": "x" * 6000},
        {"card": "support", "theatre": "space"},
        {"card": "support", "theatre": ""},
    ],
    "improvise": [{"card": "@everyone", "theatre": "air"}, {"card": "support", "theatre": "Air"}],
}


async def test_nobody_begins_by_a_choice_that_there_is_not(stage: Stage) -> None:
    stage.bruno.speak("en")
    field = Airfield(stage, await stage.begin(stage.anna, stage.bruno, game="dogfight"))
    before, chooser = stage.kept(), field.pilot

    for who in ("Anna", "somebody", "", "SELF"):
        reply = await chooser.command(stage.channel, "dogfight begin", raw=True, who=who)
        await stage.settled()

        assert stage.told(reply) == GONE
        assert stage.kept() == before


async def test_odd_orders_to_a_squadron_are_answered_and_change_nothing(stage: Stage) -> None:
    field = await aloft(stage)
    before, mute = stage.kept(), []

    for command, forged in AIRBORNE.items():
        for options in forged:
            reply = await field.pilot.command(
                stage.channel, f"dogfight {command}", raw=True, **options
            )
            await stage.settled()
            mute += [] if reply.ephemeral and stage.told(reply) else [(command, options)]
            assert stage.kept() == before, (command, options)

    assert mute == []


async def test_odd_cards_and_theatres_are_answered_and_change_nothing(stage: Stage) -> None:
    stage.bruno.speak("en")
    await stage.begin(stage.anna, stage.bruno, game="critters")
    before, told = stage.kept(), set()

    for command, forged in CARDS.items():
        for options in forged:
            for person in (stage.anna, stage.bruno):
                reply = await person.command(
                    stage.channel, f"critters {command}", raw=True, **options
                )
                await stage.settled()
                told.add(stage.told(reply).partition("“")[0])

    assert told == {"I cannot read "}
    assert stage.kept() == before
