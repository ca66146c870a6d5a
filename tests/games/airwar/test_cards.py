"""The decks are those of the rules, and a host's own are told what is wrong with them."""

from __future__ import annotations

from collections import Counter
from dataclasses import astuple
from typing import Final

import pytest

from engine.data import BadTable, read_source
from engine.games.airwar.cards import SIDES, STANDARD, read_decks
from engine.games.airwar.faces import Aircraft, Station

SHIPPED: Final = read_source("airwar", "decks/pacific")
AIRCRAFT: Final = """
A6M2 Zero | FC | 4/3/0/0/0 | 3 | F4F Wildcat | FC | 3/4/0/0/0 | 3
A6M3 Zero 32 | FC | 5/3/0/0/0 | 1 | F6F Hellcat | FC | 5/4/0/0/1 | 2
A6M5 Zero 52 | FC | 4/4/0/0/1 | 2 | F4U Corsair | FC | 5/5/1/1/1 | 1
J2M Raiden | F | 6/4/0/0/0 | 1 | P-39 Airacobra | F | 3/3/1/0/0 | 2
N1K2 Shiden-Kai | F | 6/5/1/0/0 | 1 | P-40 Warhawk | F | 3/4/0/0/0 | 2
Ki-43 Hayabusa | F | 4/3/0/0/0 | 2 | P-38 Lightning | F | 5/4/1/0/1 | 1
Ki-44 Shoki | F | 5/4/0/0/0 | 1 | P-47 Thunderbolt | F | 5/5/1/0/1 | 1
Ki-61 Hien | F | 5/4/1/0/0 | 1 | Hurricane IIB | F | 3/3/0/0/0 | 1
Ki-84 Hayate | F | 5/5/1/0/0 | 2 | Spitfire VIII | F | 5/3/0/0/0 | 1
D3A Val | BC | 1/4/1/4/1 | 2 | SBD Dauntless | BC | 2/4/1/4/1 | 2
D4Y Suisei | BC | 2/4/1/4/2 | 1 | SB2C Helldiver | BC | 2/5/1/4/2 | 1
B5N Kate | BC | 1/3/1/4/3 | 1 | TBD Devastator | BC | 1/3/1/3/2 | 1
B6N Tenzan | BC | 1/5/1/4/3 | 1 | TBM Avenger | BC | 2/5/2/4/3 | 1
B7A Ryusei | BC | 2/5/2/4/2 | 1 | A-20 Havoc | B | 2/4/2/1/3 | 1
G4M Betty | B | 2/3/3/3/2 | 2 | B-25 Mitchell | B | 3/5/2/2/3 | 1
Ki-21 Sally | B | 2/5/2/0/0 | 1 | B-17 Fortress | B | 4/6/2/1/1 | 1
P1Y Ginga | B | 2/6/2/4/2 | 1 | B-24 Liberator | B | 3/6/3/1/1 | 1
Ki-67 Hiryu | B | 3/6/3/4/3 | 1 | PBY Catalina | B | 1/5/1/1/3 | 1
H8K Emily | B | 3/7/2/1/3 | 1 | Beaufighter | B | 3/4/1/3/3 | 1
 | | | | B-29 Superfortress | B | 4/8/4/0/0 | 1
"""
"""airwar.md, Values: the Axis on the left, the Allies on the right."""
STATIONS: Final = (
    (
        "Lae 3/8 start, Rabaul 4/7, Truk 3/6, Saipan 3/5, "
        "Akagi 3/9, Hiryu 2/9, Shokaku 2/9, Zuikaku 2/9"
    ),
    (
        "Midway 3/8 start, Henderson Field 3/6, Port Moresby 4/7, Espiritu Santo 3/5, "
        "Lexington 2/9, Enterprise 2/9, Hornet 2/9, Essex 3/10"
    ),
)
"""The same: capacity and Defense, air bases first."""


def printed(face: Aircraft) -> tuple[str, ...]:
    kind = ("F" if face.kind == "fighter" else "B") + ("C" if face.carrier_based else "")
    attacks = (face.bombing, face.carrier_attack, face.convoy_attack)
    values = "/".join(map(str, (face.air_to_air, face.defense, *attacks)))
    return face.name, kind, values, str(face.copies)


@pytest.mark.parametrize("seat", [0, 1])
def test_the_aircraft_are_those_of_the_rules(seat: int) -> None:
    rows = [line.split("|")[4 * seat : 4 * seat + 4] for line in AIRCRAFT.strip("\n").split("\n")]
    told = [tuple(part.strip() for part in row) for row in rows if row[0].strip()]

    faces = [printed(face) for face in STANDARD.of(seat) if isinstance(face, Aircraft)]

    assert faces == told
    assert sum(int(copies) for *_, copies in faces) == 26


@pytest.mark.parametrize("seat", [0, 1])
def test_the_air_bases_and_carriers_are_those_of_the_rules(seat: int) -> None:
    faces = [face for face in STANDARD.of(seat) if isinstance(face, Station)]

    told = (f"{f.name} {f.capacity}/{f.defense}{' start' if f.start else ''}" for f in faces)

    assert ", ".join(told) == STATIONS[seat]
    assert [face.kind for face in faces] == ["base"] * 4 + ["carrier"] * 4


def test_the_war_cards_do_what_the_rules_say() -> None:
    told = {key: astuple(face)[3:] for key, face in STANDARD.wars.items()}

    assert told == {
        "flak": (3, 0, 0, 0, 1),
        "construction": (0, 1, 0, 0, 1),
        "kido-butai": (0, 0, 1, 0, 1),
        "submarines": (0, 0, 0, 1, 1),
    }
    assert [face.on_base for face in STANDARD.wars.values()] == [True, True, False, False]


def test_the_battle_cards_do_what_the_rules_say() -> None:
    told = {key: astuple(face)[3:] for key, face in STANDARD.battles.items()}

    assert told == {
        "out-of-the-sun": (False, 2, 0, False, 1),
        "evasion": (False, 0, 2, False, 1),
        "ace": (True, 1, 1, False, 1),
        "head-on": (False, 0, 0, True, 1),
        "thach-weave": (True, 0, 2, False, 1),
    }


@pytest.mark.parametrize(("seat", "own"), [(0, ["kido-butai", "head-on"]), (1, ["submarines"])])
def test_a_deck_of_41_holds_all_kinds_in_the_numbers_of_the_rules(
    seat: int, own: list[str]
) -> None:
    shuffled = STANDARD.shuffled_in(seat)
    kinds = Counter(STANDARD.faces[card].kind for card in (STANDARD.start(seat), *shuffled))

    assert len(shuffled) == 40
    assert kinds["fighter"] + kinds["bomber"] == 26
    assert (kinds["base"], kinds["carrier"], kinds["war"], kinds["battle"]) == (4, 4, 3, 4)
    assert {*own} <= {*shuffled}
    assert [STANDARD.start(side) for side in (0, 1)] == ["lae", "midway"]


def test_a_hand_is_shown_aircraft_first_with_copies_side_by_side() -> None:
    hand = STANDARD.in_order(map(STANDARD.shuffled_in(0).__getitem__, (39, 30, 1, 20, 0)))

    assert hand == ("zero", "zero", "betty", "hiryu", "head-on")


@pytest.mark.parametrize(
    ("written", "instead", "said"),
    [
        ("defense = 3", "defense = 1", "line 8, zero: defense: 1 is not 2 to 20"),
        ("air_to_air = 4", "air_to_air = 21", "line 8, zero: air_to_air: 21 is not 0 to 20"),
        ("bombing = 1", "bombing = -1", "line 12, shiden-kai: bombing: -1 is not 0 to 20"),
        (
            "air_to_air = 4",
            'air_to_air = "4"',
            "line 8, zero: air_to_air: Input should be a valid integer",
        ),
        ("bombing = 1", "bombs = 1", "line 12, shiden-kai: bombs: Unexpected keyword argument"),
        ("capacity = 3", "capacity = 0", "line 28, lae: capacity: 0 is not 1 to 20"),
        ("A6M2 Zero", "*A6M2*", "line 8, zero: name: up to 24 letters, digits, spaces and - . / '"),
        ("A6M2 Zero", "", "line 8, zero: name: missing"),
        (
            '"flak"',
            '"Flak"',
            "line 37, Flak: key: 1 to 24 small letters, digits and hyphens",
        ),
        (
            "base_defense = 3",
            "base_defense = 0",
            (
                "line 37, flak: does nothing; it needs one of"
                " base_defense, base_capacity, carrier_capacity, convoy"
            ),
        ),
        (
            "both_fall = true",
            "both_fall = true, defense = 1",
            "line 44, head-on: both_fall: then nothing else can count",
        ),
        (
            'kind = "carrier", capacity = 3',
            'kind = "carrier", start = true, capacity = 3',
            "line 32, akagi: start: only an air base can be in play from the start",
        ),
        ("copies = 3", "copies = 2", "axis: 40 cards, not 41"),
        ("copies = 3", "copies = 42", "line 8, zero: copies: 42 is not 1 to 41"),
        (", start = true", "", "axis: 0 air bases with start, not 1"),
        ('"raiden"', '"zero"', "axis: zero stands there twice; write copies instead"),
        ('"rabaul"', '"resources"', "line 29, resources: key: resources cannot be a card's"),
        ('"rabaul"', '"none"', "line 29, none: key: none cannot be a card's"),
        (
            "capacity = 4",
            "copies = 2, capacity = 4",
            "line 29, rabaul: copies: there is only one of an air base or a carrier",
        ),
        ("A6M3 Zero 32", "A6M2 Zero", "A6M2 Zero: the name of two cards"),
        ("Port Moresby", "Rabaul", "Rabaul: the name of two cards"),
        ("A6M2 Zero", "- Zero", "line 8, zero: name: begins with a letter or digit"),
        (
            "air_to_air = 4",
            "air_to_air = 4.0",
            "line 8, zero: air_to_air: Input should be a valid integer",
        ),
        (
            '    { key = "zero",',
            '    # { key = "zero" },\n    { key = "zero", defence = 3,',
            "line 9, zero: defence: Unexpected keyword argument",
        ),
        ("base_defense = 3", "base_defense = 4", "flak: not the same card in both decks"),
        ("allies = [", "enemies = [", "unknown: enemies"),
        ('key = "lae", ', "", "axis, 20. row: key: Field required"),
        ("axis = [", "axis = ", "not TOML: Invalid value (at line 6, column 8)"),
    ],
)
def test_a_deck_that_cannot_be_played_with_is_refused_by_line_and_card(
    written: str, instead: str, said: str
) -> None:
    assert written in SHIPPED

    with pytest.raises(BadTable) as refused:
        read_decks(SHIPPED.replace(written, instead, 1))

    assert str(refused.value) == said


def test_an_unknown_kind_is_refused_by_line_and_card() -> None:
    with pytest.raises(BadTable, match=r"^line 37, flak: Input tag 'peace' found using 'kind'"):
        read_decks(SHIPPED.replace('kind = "war"', 'kind = "peace"', 1))


def test_a_side_that_is_missing_is_named() -> None:
    with pytest.raises(BadTable, match=r"^missing: allies$"):
        read_decks(SHIPPED[: SHIPPED.index("allies = [")])


def test_one_line_of_both_decks_is_found_in_the_deck_that_it_stands_in() -> None:
    before, after = SHIPPED.split("allies = [")
    wrong = after.replace("base_defense = 3", "base_defense = 99")

    with pytest.raises(BadTable, match=r"^line 79, flak: base_defense: 99 is not 0 to 20$"):
        read_decks(f"{before}allies = [{wrong}")


def test_a_host_may_write_other_values() -> None:
    decks = read_decks(
        SHIPPED.replace("A6M2 Zero", "Модель 21").replace("defense = 8", "defense = 11")
    )

    assert decks.aircraft[STANDARD.shuffled_in(0)[0]].name == "Модель 21"
    assert decks.stations[decks.start(0)].defense == 11
    assert decks != STANDARD
    assert SIDES == ("axis", "allies")


def test_a_text_that_begins_with_a_byte_order_mark_is_read() -> None:
    assert read_decks(f"\ufeff{SHIPPED}") == STANDARD


@pytest.mark.parametrize("nonsense", ["[" * 5000 + "]" * 5000, "9" * 5000])
def test_what_no_reader_can_take_in_is_refused_and_not_a_crash(nonsense: str) -> None:
    with pytest.raises(BadTable, match=r"^not TOML: "):
        read_decks(f"axis = {nonsense}")
