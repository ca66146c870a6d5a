"""What the colours of AirWar's pictures tell can be told without them."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import get_args

import pytest
from PIL import Image, ImageChops

from cogs.ui.raster import Raster
from engine.games.airwar import GAME
from engine.games.airwar.cards import STANDARD
from engine.games.airwar.faces import Face, Shape
from engine.games.airwar.model import Desk, Observation
from engine.games.airwar.pictures.aircraft import silhouette
from engine.games.airwar.pictures.board import picture
from engine.games.airwar.pictures.cards import CARD, back, face
from engine.games.airwar.pictures.hand import hand_picture
from engine.games.airwar.pictures.panels import panel
from engine.scene import Group, Scene
from tests.helpers import strict_texts
from tests.pictures.airwar_boards import (
    ALLIES,
    AXIS,
    OPENING,
    board,
    cards,
    clash,
    place,
    raided,
    theatre,
)
from tests.pictures.album import labels

FAR = 60
"""Steps of grey, of 255, that are seen apart at a glance."""
RASTER = Raster()
T = strict_texts(GAME)["en"]


def grey(scene: Scene) -> Image.Image:
    return RASTER.draw(scene).convert("L")


def far(one: Image.Image, other: Image.Image) -> int:
    """Pixels that are far from each other in shades of grey."""
    return sum(ImageChops.difference(one, other).histogram()[FAR + 1 :])


def apart(one: Observation, other: Observation) -> int:
    return far(grey(picture(one, T)), grey(picture(other, T)))


def alone(group: Group) -> Image.Image:
    width, height = (round(side) for side in CARD)
    return grey(Scene(width, height, "paper", (group,)))


def said(seen: Observation) -> set[str]:
    return {placed.label.text for placed in labels(picture(seen, T))}


def test_who_is_awaited_shows() -> None:
    one, other = (replace(OPENING, awaited=(seat,)) for seat in (AXIS, ALLIES))

    assert apart(one, other) > 100


def test_every_point_of_a_convoy_shows_on_its_track() -> None:
    tracks = []
    for points in range(16):
        items = tuple(panel(board(theatre(AXIS, convoy=points)), STANDARD, AXIS, 0, T))
        drawn = tuple(item for item in items if isinstance(item, Group))
        tracks.append(grey(Scene(720, 92, "ink", drawn)))

    assert min(far(one, other) for one, other in combinations(tracks, 2)) > 60


def test_industry_and_convoy_stand_there_as_numbers() -> None:
    seen = board(theatre(AXIS, industry=47, convoy=9), theatre(ALLIES, industry=38, convoy=13))

    assert {"47", "9", "38", "13"} <= said(seen)


def test_two_kinds_of_aircraft_have_two_outlines() -> None:
    shapes = [alone(replace(silhouette(shape), x=60, y=60)) for shape in get_args(Shape)]

    assert min(far(one, other) for one, other in combinations(shapes, 2)) > 150
    assert len(shapes) == 17


def test_every_card_shows_which_it_is() -> None:
    shown: dict[Face, Image.Image] = {
        card: alone(face(card, seat, 1, 0, T)) for seat in (0, 1) for card in STANDARD.of(seat)
    }

    assert len(shown) == 64
    assert min(far(shown[a], shown[b]) for a, b in combinations(shown, 2)) > 100


def test_the_back_of_a_card_tells_its_side_and_its_position_alone() -> None:
    plain = [alone(back(seat, 40, 54)) for seat in (0, 1)]
    numbered = [alone(back(0, 40, 54, position)) for position in range(1, 18)]

    assert far(*plain) > 60
    assert min(far(one, other) for one, other in combinations(numbered, 2)) > 10


def test_hidden_cards_lie_numbered_from_one_and_interceptors_bare() -> None:
    seen = raided(board(), AXIS, "midway", backs=3, fresh=2)

    drawn = [item for item in picture(seen, T).items if isinstance(item, Group)]
    items = [item.items for item in drawn]

    assert [back(0, 40, 54, n).items in items for n in (1, 2, 3, 4)] == [True, True, True, False]
    assert items.count(back(1, 40, 54).items) == 2


def test_whose_raid_it_is_and_on_what_shows() -> None:
    two = theatre(ALLIES, place("midway"), place("henderson"))
    raids = [raided(board(allies=two), AXIS, target) for target in ("midway", "henderson")]

    assert apart(*raids) > 300
    assert {"Raid on Midway"} <= said(raids[0])
    assert far(*(arrow(seat) for seat in (AXIS, ALLIES))) > 100


def arrow(attacker: int) -> Image.Image:
    seat = ALLIES if attacker else AXIS
    scene = picture(raided(board(), seat, "lae" if attacker else "midway"), T)
    top = next(placed for placed in labels(scene) if placed.label.text.startswith("Raid on")).y
    return grey(scene).crop((6, round(top) - 22, 44, round(top) + 22))


@pytest.mark.parametrize("fell", [(True, False), (False, True), (True, True), (False, False)])
def test_who_fell_in_the_last_clash_shows(fell: tuple[bool, bool]) -> None:
    ends = {
        end: raided(board(), AXIS, "midway", clashes=(clash("zero", "wildcat", fell=end),))
        for end in ((True, False), (False, True), (True, True), (False, False), None)
    }

    assert min(apart(ends[fell], other) for end, other in ends.items() if end != fell) > 200


def test_an_aircraft_that_lies_open_shows_what_it_will_lose_and_what_it_gained() -> None:
    seen = raided(board(), AXIS, "midway", exposed="zero ace+hayate", engaged="wildcat")
    weak = {f"{defense}\N{MINUS SIGN}1" for defense in (3, 6, 4)}
    assert seen.raid is not None
    after = replace(seen, raid=replace(seen.raid, next="land"))

    assert weak <= said(seen)
    assert not weak & said(after)
    assert {"3", "6", "4"} <= said(after)


def test_a_place_shows_what_stands_on_it_and_what_it_is_worth_with_its_war_cards() -> None:
    lae = place("lae", "zero betty", war="flak construction")
    seen = board(theatre(AXIS, lae, place("akagi"), war="kido-butai"))

    assert {"Lae", "2/4", "11", "Zero", "Betty", "Akagi", "0/4", "9"} <= said(seen)
    assert apart(seen, board(theatre(AXIS, place("lae", "zero betty"), place("akagi")))) > 300


def test_a_card_picked_up_is_raised_and_copies_are_counted() -> None:
    seen = replace(OPENING, viewer=AXIS, hand=cards("zero zero zero"))
    picked = replace(seen, desk=Desk(aircraft=cards("zero zero")))

    before, after = (hand_picture(each, T) for each in (seen, picked))
    texts = [[placed.label.text for placed in labels(scene)] for scene in (before, after)]
    assert far(grey(before), grey(after)) > 300
    assert ["\N{MULTIPLICATION SIGN}3" in each for each in texts] == [True, True]
    assert ["2" in each for each in texts] == [False, True]


@pytest.mark.parametrize("size", [0, 1, 5, 6, 30, 40])
def test_a_hand_of_any_size_lies_within_its_picture(size: int) -> None:
    hand = STANDARD.in_order(STANDARD.shuffled_in(0)[:size])
    scene = hand_picture(replace(OPENING, viewer=AXIS, hand=hand), T)

    assert scene.width == 720
    assert all(p.y + p.label.height / 2 <= scene.height for p in labels(scene))
    assert str(size) in {placed.label.text for placed in labels(scene)}


def test_what_is_set_aside_lies_apart_from_the_hand() -> None:
    seen = replace(OPENING, viewer=AXIS, hand=cards("zero"))
    texts = [
        [placed.label.text for placed in labels(hand_picture(each, T))]
        for each in (seen, raided(seen, AXIS, "midway", backs=2, own="betty betty"))
    ]

    assert ["Set aside for this raid" in each for each in texts] == [False, True]
    assert ["Betty" in each for each in texts] == [False, True]
