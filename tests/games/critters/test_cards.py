"""The 18 cards are those of the rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from pydantic import ValidationError

from engine import data
from engine.games.critters import GAME
from engine.games.critters.cards import FACES, Face
from tests.helpers import strict_texts

CARDS = """
air 1 Support ongoing
air 2 Air Drop instant
air 3 Maneuver instant
air 4 Aerodrome ongoing
air 5 Containment ongoing
air 6 Heavy Bombers -
land 1 Reinforce instant
land 2 Ambush instant
land 3 Maneuver instant
land 4 Cover Fire ongoing
land 5 Disrupt instant
land 6 Heavy Tanks -
sea 1 Transport instant
sea 2 Escalation ongoing
sea 3 Maneuver instant
sea 4 Redeploy instant
sea 5 Blockade ongoing
sea 6 Super Battleship -
"""
"""critters.md, The 18 cards."""


def test_the_cards_are_those_of_the_rules() -> None:
    t = strict_texts(GAME)["en"]

    listed = [
        f"{face.theatre} {face.strength} {t(f'card-{key}')} {face.kind or '-'}"
        for key, face in FACES.items()
    ]

    # Of three alike, each is called by its theatre, too.
    maneuvers = [f"{theatre} Maneuver" for theatre in ("Air", "Land", "Sea")]
    plain = [re.sub("|".join(maneuvers), "Maneuver", line) for line in listed]
    assert plain == CARDS.strip().split("\n")
    assert sum(line.split(" ", 2)[2].startswith(tuple(maneuvers)) for line in listed) == 3
    assert all((face.ability is None) == (face.kind is None) for face in FACES.values())


@pytest.mark.parametrize("line", ['theatre = "space"', 'strength = "1"', "price = 3"])
def test_a_table_with_a_wrong_row_is_not_read(
    line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = {"key": '"x"', "theatre": '"air"', "strength": "1"}
    name, _, value = line.partition(" = ")
    rows = "\n".join(f"{k} = {v}" for k, v in {**row, name: value}.items())
    (tmp_path / "some").mkdir()
    (tmp_path / "some" / "cards.toml").write_text(f"[[cards]]\n{rows}\n", "utf-8")
    monkeypatch.setattr(data, "GAMES", tmp_path)

    with pytest.raises(ValidationError):
        data.read_rows("some", "cards", Face)
