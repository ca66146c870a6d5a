"""A match of one game named in the commands of another."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

import pytest

from playground import Persona
from tests.wire.stage import Stage

Json = dict[str, Any]

TOLD: Final = "Quella partita è di un altro gioco."
FILLED: Final = {
    "card": "support",
    "theatre": "air",
    "army": 1,
    "amount": 1,
    "lot": "italy",
    "no_mercy": True,
}
"""Something right in options that suggest their values, or take any; others list them."""
SUBCOMMAND: Final = 1
USER: Final = 6


def taking_a_match(
    commands: Iterable[Json], game: str, someone: Persona
) -> Iterator[tuple[str, Json]]:
    """Each command of a game that has an option for the match, with all its other needs met."""
    (group,) = [command for command in commands if command["name"] == game]
    for command in group["options"]:
        if "match" in [option["name"] for option in command.get("options", ())]:
            assert command["type"] == SUBCOMMAND
            needed = [option for option in command["options"] if option.get("required")]
            yield f"{game} {command['name']}", {o["name"]: _filled(o, someone) for o in needed}


def _filled(option: Json, someone: Persona) -> Any:
    if option["type"] == USER:
        return someone
    return option["choices"][0]["value"] if option.get("choices") else FILLED[option["name"]]


@pytest.mark.parametrize("game", ["aamonopoly", "dogfight", "critters", "ships"])
async def test_a_match_of_another_game_is_refused_by_every_command(stage: Stage, game: str) -> None:
    other = "ships" if game == "dogfight" else "dogfight"
    match_id = await stage.begin(stage.anna, stage.bruno, game=other)
    before, told = stage.kept(), {}

    commands = stage.discord.world.commands.values()
    for command, options in taking_a_match(commands, game, stage.anna):
        reply = await stage.bruno.command(stage.channel, command, match=match_id, **options)
        await stage.settled()
        told[command] = stage.told(reply)

    assert len(told) > 5
    assert {name: text for name, text in told.items() if text != TOLD} == {}
    assert stage.kept() == before
