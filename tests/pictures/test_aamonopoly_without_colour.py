"""What the colours of a board of AA-Monopoly tell can be told without them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from cogs.ui.raster import Raster
from engine.chance import Chance
from engine.game import Outcome, Seat
from engine.games.aamonopoly.board import BOARD, GROUPS, LOTS, PRISON, VIA
from engine.games.aamonopoly.model import Army, Battle, Deed, Observation, Options, Progress
from engine.games.aamonopoly.pictures import seats
from engine.games.aamonopoly.pictures.board import picture
from engine.games.aamonopoly.pictures.dice import die
from engine.games.aamonopoly.pictures.estate import hand_picture
from engine.games.aamonopoly.pictures.focus import focus
from engine.games.aamonopoly.pictures.geometry import SIZE, cell
from engine.games.aamonopoly.pictures.lots import buildings, ground, mortgaged
from engine.games.aamonopoly.pictures.ring import emblem
from engine.games.aamonopoly.pictures.tokens import tokens
from engine.games.aamonopoly.rules import setup
from engine.games.aamonopoly.rules.observe import observe
from engine.games.aamonopoly.tasks import Arrival, Auction, Debt, Throw
from engine.registry import load_texts
from engine.scene import Circle, Group, Item, Rect, Scene
from tests.helpers import NAMES
from tests.pictures.album import labels

FAR = 60
"""Steps of grey, of 255, that are seen apart at a glance."""
RASTER = Raster()
T = load_texts("aamonopoly")("en", NAMES)
SEATS = range(6)


def grey(*items: Item, width: int = 80, height: int = 60) -> Image.Image:
    return RASTER.draw(Scene(width, height, "paper", items)).convert("L")


def far(one: Image.Image, other: Image.Image) -> int:
    """Pixels that are far from each other in shades of grey."""
    return sum(ImageChops.difference(one, other).histogram()[FAR + 1 :])


def least(pictures: Sequence[Image.Image]) -> int:
    """Of all pairs."""
    return min(far(one, other) for one, other in combinations(pictures, 2))


def table(count: int = 6) -> Observation:
    """As a match begins, all armies on Via."""
    return observe(setup(Options(), count, Chance("table", 0)).state, None)


def standing(seen: Observation, seat: int, *armies: Army) -> Observation:
    estates = [*seen.estates]
    estates[seat] = replace(estates[seat], armies=armies)
    return replace(seen, estates=tuple(estates))


def held(seen: Observation, square: int, deed: Deed) -> Observation:
    return replace(seen, deeds=(*seen.deeds[:square], deed, *seen.deeds[square + 1 :]))


def whole(seen: Observation) -> Image.Image:
    return RASTER.draw(picture(seen, T)).convert("L")


@pytest.mark.parametrize(("width", "height"), [(60.0, 20.0), (20.0, 60.0)])
def test_the_owner_of_a_lot_shows(width: float, height: float) -> None:
    assert least([grey(seats.band(seat, width, height)) for seat in SEATS]) > 30


def test_whose_army_it_is_shows() -> None:
    small = [grey(replace(seats.counter(seat, 1, 11.5), x=30, y=30)) for seat in SEATS]
    large = [grey(replace(seats.tank(seat), x=30, y=30)) for seat in SEATS]

    assert least(small) > 20
    assert least(large) > 30


def test_how_many_armies_a_seat_has_on_a_square_shows() -> None:
    piles = [grey(replace(seats.counter(0, count, 11.5), x=30, y=30)) for count in (1, 2, 3)]

    assert least(piles) > 30


def test_every_square_has_an_emblem_of_its_own() -> None:
    keys = sorted({square.key for square in BOARD} - {"prison"})
    drawn = [grey(Group(emblem(key).items, 40, 30)) for key in keys]

    assert len(keys) == 35
    assert least(drawn) > 60


def test_groups_are_told_apart() -> None:
    bands = [grey(Rect(0, 0, 60, 20, ground(kin)), width=60, height=20) for kin in GROUPS]

    assert least(bands) > 50


@pytest.mark.parametrize("upright", [False, True])
def test_what_is_built_shows(upright: bool) -> None:
    levels = [grey(buildings(level, upright=upright)) for level in range(1, 6)]

    assert least([grey(), *levels]) > 15


def test_a_mortgage_shows() -> None:
    assert far(grey(), grey(mortgaged(60, 50))) > 300


def test_what_a_die_shows_and_which_one_won() -> None:
    pictures = [grey(die(number)) for number in range(1, 7)]

    assert least(pictures) > 20
    for seat in SEATS:
        assert far(grey(die(3, seat)), grey(die(3, seat, best=True))) > 60


@pytest.mark.parametrize("square", range(len(BOARD)))
def test_no_army_hides_another(square: int) -> None:
    """With all seats there; and in prison three seats' armies, too."""
    seen = table()
    for seat in SEATS:
        seen = standing(seen, seat, *[Army(square)] * 3)
        if square == PRISON:
            seen = standing(seen, seat, Army(square, 1), Army(square))
    piles = [item for item in tokens(seen, 0) if isinstance(item, Group) and discs(item)]

    box = cell(square).whole
    for group in piles:
        assert box.x <= group.x <= box.x + box.width
        assert box.y <= group.y <= box.y + box.height
    for one, other in combinations(piles, 2):
        apart = ((one.x - other.x) ** 2 + (one.y - other.y) ** 2) ** 0.5
        assert apart >= 2 * discs(one)[0] - 1


def discs(group: Group) -> list[float]:
    return [item.radius for item in group.items if isinstance(item, Circle)]


def test_an_army_in_prison_is_not_where_those_in_transit_are() -> None:
    free, caught = (whole(standing(table(2), 0, Army(PRISON, t))) for t in (None, 0))

    corner = (0, 52 + int(SIZE) - 90, 90, 52 + int(SIZE))
    assert far(free.crop(corner), caught.crop(corner)) > 150


def test_whoever_is_awaited_has_an_arrow() -> None:
    seen = table()
    pictures = [whole(replace(seen, awaited=(Seat(seat),))) for seat in SEATS]

    assert least(pictures) > 100


def test_whoever_is_out_or_comes_back_or_has_won_is_marked() -> None:
    seen = table(3)
    gone, waits = (
        replace(seen, estates=(replace(seen.estates[0], standing=how), *seen.estates[1:]))
        for how in ("out", "awaiting")
    )
    over = replace(seen, awaited=(), outcome=Outcome((1, 2, 3), "end-worth"))

    assert least([whole(each) for each in (seen, gone, waits, over)]) > 100


def test_a_split_throw_has_another_sign_between_its_dice() -> None:
    joint, split = (
        whole(replace(table(2), progress=Progress(mode, (2, 2)))) for mode in ("joint", "split")
    )

    assert far(joint, split) > 40


def test_the_dice_of_a_combat_stand_in_the_attackers_order() -> None:
    fought = Battle(24, Seat(2), (((2,), (2,), (3,)), ((1,), (), (5, 6))), Seat(0))
    numbers = [
        item
        for item in picture(replace(table(3), battle=fought), T).items
        if isinstance(item, Group) and any(item.items == d.items for d in DICE)
    ]

    found = [next(k for k, d in NAMED.items() if d.items == each.items) for each in numbers]
    assert found == [(5, 2), (6, 2), (1, 0)]


NAMED = {(n, seat): die(n, seat, best=n == 1) for n in range(1, 7) for seat in range(3)}
DICE = tuple(NAMED.values())


@pytest.mark.parametrize(
    ("change", "square"),
    [
        ({"tasks": (Throw(),)}, 7),
        ({"tasks": (Arrival(1, fight=False),)}, 10),
        ({"tasks": (Auction(39),)}, 39),
        ({"tasks": (Debt(Seat(0), None, 200, "tax"),)}, 4),
        ({"tasks": (Debt(Seat(0), Seat(1), 4, "rent"),)}, 3),
        ({"tasks": (Debt(Seat(0), None, 50, "card"),)}, 7),
        ({"tasks": (Debt(Seat(0), Seat(1), 10, "each"),)}, 7),
    ],
)
def test_the_square_shown_from_near_is_where_something_happens(
    change: dict[str, object], square: int
) -> None:
    seen = standing(table(2), 0, Army(7), Army(10, 0), Army(4))
    if square == 3:
        seen = standing(held(seen, 3, Deed(Seat(1))), 0, Army(7), Army(3))

    assert focus(replace(seen, **change)) == square  # type: ignore[arg-type]  # fields it has


def test_a_seat_without_armies_looks_at_via() -> None:
    assert focus(standing(table(2), 0)) == VIA


def test_an_estate_names_every_lot_and_what_it_earns() -> None:
    seen = replace(table(2), viewer=Seat(0))
    for square in LOTS:
        seen = held(seen, square, Deed(Seat(0)))
    seen = held(held(seen, 39, Deed(Seat(0), 5)), 1, Deed(Seat(0), mortgaged=True))

    texts = {label.label.text for label in labels(hand_picture(seen, T))}
    assert {T(f"square-{lot.key}") for lot in LOTS.values()} <= texts
    # aamonopoly.md, Board: a Factory in Washington, four straits, both utilities, bare Mexico.
    assert {"2000", "200", T("picture-factor", factor=10), "8", "mortgaged"} <= texts
