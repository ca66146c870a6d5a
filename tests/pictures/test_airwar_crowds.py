"""A board as full as it can be can still be read, in every language."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cogs.ui.lettering import fit
from cogs.ui.theme import LEAST, SIZES
from engine.game import Seat
from engine.games.airwar import GAME
from engine.games.airwar.cards import STANDARD
from engine.games.airwar.faces import Aircraft, Card
from engine.games.airwar.model import Desk, Observation
from engine.games.airwar.pictures.board import picture
from engine.games.airwar.pictures.describe import LONGEST, describe
from engine.games.airwar.pictures.hand import hand_picture
from engine.games.airwar.pieces import SEATS, Theatre
from engine.scene import Scene
from engine.text import LANGUAGES, Language
from tests.helpers import strict_texts
from tests.pictures.airwar_boards import AXIS, board, clash, place, raided, theatre
from tests.pictures.album import labels


def crowded(seat: int) -> Theatre:
    """Every place in play, all War cards on the first, each aircraft somewhere, every fighter
    with two Battle cards.
    """
    stations = [key for key, face in STANDARD.stations.items() if face in STANDARD.of(seat)]
    aircraft = [face for face in STANDARD.of(seat) if isinstance(face, Aircraft)]
    names = [f"ace+thach-weave+{a.key}" if a.kind == "fighter" else a.key for a in aircraft]
    share = -(-len(names) // len(stations))
    places = [
        place(key, " ".join(names[nth * share : (nth + 1) * share]))
        for nth, key in enumerate(stations)
    ]
    places[0] = replace(places[0], war=place("lae", war="flak construction").war)
    return theatre(AXIS, *places, war="kido-butai submarines")


def full() -> Observation:
    fight = clash("ace+thach-weave+shiden-kai", "ace+thach-weave+thunderbolt", fell=(True, True))
    return raided(
        board(crowded(0), crowded(1)),
        AXIS,
        "espiritu-santo",
        backs=17,
        exposed="ace+shiden-kai betty emily hayabusa zero-52",
        fresh=9,
        engaged="superfortress ace+thunderbolt hurricane beaufighter spitfire",
        clashes=(fight,),
    )


def check(scene: Scene) -> None:
    placed = list(labels(scene))
    for label in placed:
        wide, high = label.label.width * label.scale / 2, label.label.height * label.scale / 2
        fitted = fit(label.label, label.scale)

        assert fitted.whole, label
        assert fitted.pixels >= int(SIZES["small"] * LEAST), label
        assert 0 <= label.x - wide < label.x + wide <= scene.width
        assert 0 <= label.y - high < label.y + high <= scene.height
    assert len(placed) > 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_label_of_a_full_board_can_be_read(language: Language) -> None:
    check(picture(full(), strict_texts(GAME)[language]))


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_label_of_a_whole_deck_in_hand_can_be_read(language: Language, seat: Seat) -> None:
    whole = replace(full(), viewer=seat, hand=STANDARD.shuffled_in(seat), raid=None)

    check(hand_picture(whole, strict_texts(GAME)[language]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_full_board_is_told_with_fewer_details_rather_than_cut_off(language: Language) -> None:
    t = strict_texts(GAME)[language].at_table(["Ж" * 32] * 2)
    told = describe(full(), t)

    assert 300 < len(told) <= LONGEST
    assert told.endswith(".")
    assert t("alt-hidden", name="Ж" * 32, n=17) in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_alt_text_has_no_room_for_is_cut_off(language: Language) -> None:
    cards = "".join(
        f'{{ key = "x{n}", kind = "battle", name = "{n:0>24}", defense = 1 }},' for n in range(40)
    )
    start = 'kind = "base", capacity = 1, defense = 1, start = true'
    decks = f"""
    axis = [{{ key = "lae", name = "Lae", {start} }}, {cards}]
    allies = [{{ key = "midway", name = "Midway", {start} }}]
    """
    long_names = replace(full().options, decks=decks)
    everything = tuple(Card(f"x{n}") for n in range(40))
    crowd = " ".join(STANDARD.aircraft)
    air = raided(board(crowded(0), crowded(1)), AXIS, "lae", exposed=crowd, engaged=crowd, backs=1)
    held = replace(full(), viewer=AXIS, hand=everything, raid=None, options=long_names)
    t = strict_texts(GAME)[language]

    for seen in (air, held):
        told = describe(seen, t)

        assert len(told) == LONGEST
        assert told.endswith("…")
        assert not told.startswith(t("over"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_deck_in_hand_is_told_in_words_short_enough(language: Language) -> None:
    t = strict_texts(GAME)[language]
    for seat in SEATS:
        hand = STANDARD.shuffled_in(seat)
        flying = tuple(card for card in hand if card in STANDARD.aircraft)[:17]
        whole = replace(full(), viewer=seat, hand=hand, raid=None, desk=Desk(aircraft=flying))

        assert 300 < len(describe(whole, t)) <= LONGEST
