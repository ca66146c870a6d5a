"""What the colours of a board of Critters at War tell can be told without them."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from cogs.ui.raster import Raster
from engine.games.critters import GAME
from engine.games.critters.cards import CARDS, FACES, THEATRES, Card
from engine.games.critters.model import Choose, Deploy, Options, State
from engine.games.critters.pictures.board import picture
from engine.games.critters.pictures.cards import BADGES, badge, face
from engine.games.critters.pictures.hand import hand_picture
from engine.scene import Group, Label, Paint, Scene
from tests.games.critters.tables import A, B, card, do, table
from tests.helpers import strict_texts
from tests.pictures.album import labels

FAR = 60
"""Steps of grey, of 255, that are seen apart at a glance."""
RASTER = Raster()
T = strict_texts(GAME)["en"]
BLACK = Paint("ink")


def apart(one: Scene, other: Scene) -> int:
    """Pixels that are far from each other in shades of grey."""
    return far(grey(one), grey(other))


def grey(scene: Scene) -> Image.Image:
    return RASTER.draw(scene).convert("L")


def far(one: Image.Image, other: Image.Image) -> int:
    return sum(ImageChops.difference(one, other).histogram()[FAR + 1 :])


def board(state: State) -> Scene:
    return picture(GAME.observe(state, None), T)


def test_who_controls_a_theatre_shows() -> None:
    """Level everywhere: only the First Player differs, and so all three theatres."""
    one, other = (board(table(first=seat)) for seat in (A, B))

    assert apart(one, other) > 3 * 300


def test_whose_turn_it_is_and_who_is_first_player_show() -> None:
    turns = [board(table(turn=seat)) for seat in (A, B)]

    assert apart(*turns) > 100
    marks = [
        replace(scene, items=tuple(i for i in scene.items if isinstance(i, Group)))
        for scene in (board(table(first=A)), board(table(first=B)))
    ]
    top = [RASTER.draw(scene).convert("L").crop((250, 54, 300, 100)) for scene in marks]
    assert far(*top) > 100


def test_every_victory_point_shows() -> None:
    steps = [grey(board(table(points=(n, 0)))) for n in range(12)]

    assert min(far(one, other) for one, other in combinations(steps, 2)) > 60


@pytest.mark.parametrize("pair", [("air", "land"), ("air", "sea"), ("land", "sea")])
def test_the_theatre_of_a_card_shows_by_the_shape_of_its_badge(pair: tuple[str, str]) -> None:
    shapes = []
    for theatre in THEATRES:
        if theatre in pair:
            items = tuple(i for i in badge(theatre, 3, 30, 30, 22) if not isinstance(i, Label))
            plain = Group(tuple(replace(i, paint=BLACK) for i in items))  # type: ignore[arg-type]  # each has a paint
            shapes.append(Scene(60, 60, "paper", (plain,)))

    assert len({BADGES[theatre] for theatre in THEATRES}) == 3
    assert apart(*shapes) > 60


def test_every_card_shows_which_it_is() -> None:
    cards = [grey(Scene(240, 130, "paper", (face_up(key),))) for key in CARDS]

    assert min(far(one, other) for one, other in combinations(cards, 2)) > 100


def face_up(key: Card) -> Group:
    name = T(f"picture-{key}")
    return face(key, name, FACES[key].strength, 38, None, active=False)


def test_a_card_face_down_that_both_have_seen_is_named_and_any_other_is_not() -> None:
    known, unknown = (board(table(air=("", sign))) for sign in ("l2!", "l2"))

    names = [{label.label.text for label in labels(scene)} for scene in (known, unknown)]
    assert ["Ambush" in each for each in names] == [True, False]
    assert apart(known, unknown) > 300


def test_a_card_whose_ability_is_being_resolved_has_a_rim() -> None:
    state = table("L2 A6", "S6 L6", air=("a1", "a2"))
    asked = do(state, Deploy(card("L2"), "land")).state

    assert apart(board(asked), board(replace(asked, question=None))) > 300


def test_a_card_that_counts_for_less_than_it_says_is_marked() -> None:
    state = board(table(land=("L6 L4", "")))

    assert "=4" in {label.label.text for label in labels(state)}


def test_own_face_down_cards_have_a_corner_in_the_own_picture_alone() -> None:
    state = table("A6", "S6", air=("l2", "s1"))

    texts = [
        {label.label.text for label in labels(hand_picture(GAME.observe(state, seat), T))}
        for seat in (A, B)
    ]

    assert [{"Ambush", "Transport"} & each for each in texts] == [{"Ambush"}, {"Transport"}]


def test_the_card_picked_up_is_raised() -> None:
    state = table("A6 L1 S2", "S6")
    chosen = do(state, Choose(card("L1"))).state

    before, after = (hand_picture(GAME.observe(s, A), T) for s in (state, chosen))
    assert apart(before, after) > 300


@pytest.mark.parametrize("target", [6, 12, 18, 40])
def test_a_track_of_any_length_has_the_same_width(target: int) -> None:
    state = replace(table(points=(5, 5)), options=Options(target=target))

    assert all(p.x + p.label.width / 2 <= 720 for p in labels(board(state)))
    assert f"5/{target}" in {label.label.text for label in labels(board(state))}


@pytest.mark.parametrize("count", range(1, 10))
def test_a_pile_of_any_height_stays_on_its_side(count: int) -> None:
    signs = " ".join(f"{theatre}{n}" for theatre in "LA" for n in range(1, 7))
    mine = " ".join(signs.split()[:count])

    scene = board(table(air=(mine, "")))

    placed = [p for p in labels(scene) if p.x < 240 and p.y > 450]
    assert all(p.y + p.label.height / 2 <= scene.height for p in placed)
    assert len(placed) >= 2 * count
