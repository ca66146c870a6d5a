"""Scenes to PNGs: off the loop, two at a time, and nothing drawn twice."""

from __future__ import annotations

import asyncio
import io
import threading
from collections import Counter
from dataclasses import replace

import pytest
from PIL import Image

from cogs.ui import layers
from cogs.ui.keep import Hashed, Keep
from cogs.ui.raster import Raster
from cogs.ui.theme import PALETTE
from engine.scene import Circle, Group, Label, Line, Paint, Pattern, Polygon, Rect, Role, Scene

SQUARE = Rect(0, 0, 10, 10, Paint("danger"))
BLOCK = Rect(2, 0, 8, 4, Paint("danger"))


def scene(*items: object, ground: Role = "paper") -> Scene:
    return Scene(60, 40, ground, items)  # type: ignore[arg-type]  # of the kinds there are


class Counting(Raster):
    """Counts what it draws, and by whom; waits at a gate while it draws."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = threading.Event()
        self.started = threading.Semaphore(0)
        self.lock = threading.Lock()
        self.drawn = Counter[Scene]()
        self.threads = set[int]()
        self.running = self.most = 0

    def draw_png(self, scene: Scene) -> bytes:
        with self.lock:
            self.drawn[scene] += 1
            self.running += 1
            self.most = max(self.most, self.running)
            self.threads.add(threading.get_ident())
        self.started.release()
        self.gate.wait(10)
        with self.lock:
            self.running -= 1
        return super().draw_png(scene)


def pixel(raster: Raster, shown: Scene, x: int, y: int) -> object:
    return raster.draw(shown).getpixel((x, y))


def test_a_png_has_the_scenes_size_and_at_most_256_colours() -> None:
    picture = Image.open(io.BytesIO(Raster().draw_png(scene(SQUARE))))

    assert picture.format == "PNG"
    assert picture.size == (60, 40)
    assert picture.mode == "P"


def test_the_same_scene_gives_the_same_bytes_on_another_raster() -> None:
    shown = scene(SQUARE, Label("Anna", 0, 0, 60, 40, "ink"))

    assert Raster().draw_png(shown) == Raster().draw_png(shown)


def test_what_lies_later_lies_on_top() -> None:
    under, over = Group((SQUARE,)), Group((replace(SQUARE, paint=Paint("first")),))

    assert pixel(Raster(), scene(under, over), 5, 5) == PALETTE["first"][:3]
    assert pixel(Raster(), scene(over, under), 5, 5) == PALETTE["danger"][:3]
    assert pixel(Raster(), scene(over, under), 30, 30) == PALETTE["paper"][:3]


@pytest.mark.parametrize(
    ("group", "where"),
    [
        (Group((BLOCK,), 30, 20), (34, 22)),
        (Group((BLOCK,), 30, 20, mirror=True), (26, 22)),
        (Group((BLOCK,), 30, 20, angle=90), (28, 26)),
        (Group((BLOCK,), 30, 20, scale=2), (48, 26)),
        (Group((Group((BLOCK,), 4, 1, mirror=True),), 30, 20, scale=2), (20, 26)),
        (Group((Group((BLOCK,), 5, 0, angle=90),), 30, 20, mirror=True), (27, 26)),
    ],
    ids=["moved", "mirrored", "turned", "scaled", "mirrored in scaled", "turned in mirrored"],
)
def test_a_group_lies_where_it_says(group: Group, where: tuple[int, int]) -> None:
    picture = Raster().draw(scene(group))
    red = [
        (x, y)
        for x in range(60)
        for y in range(40)
        if picture.getpixel((x, y)) == PALETTE["danger"][:3]
    ]

    assert where in red
    assert len(red) <= 4 * 8 * 4


@pytest.mark.parametrize("pattern", ["hatch", "cross", "dots"])
def test_a_pattern_shows_both_its_colours(pattern: Pattern) -> None:
    paint = Paint("white", pattern=pattern, ink="ink")
    picture = Raster().draw(scene(Group((Rect(0, 0, 60, 40, paint),))))
    pixels = Counter(picture.convert("L").point(lambda v: 255 * (v > 127)).get_flattened_data())

    assert min(pixels[0], pixels[255]) > 0.03 * pixels.total()


def test_a_see_through_colour_lets_what_is_below_show() -> None:
    shade = Group((replace(SQUARE, paint=Paint("white")), replace(SQUARE, paint=Paint("shade"))))
    found = pixel(Raster(), scene(shade), 5, 5)

    assert isinstance(found, tuple)
    assert all(90 < value < PALETTE["white"][i] for i, value in enumerate(found))


@pytest.mark.parametrize(("static", "shades"), [(False, 10), (True, 5)])
def test_an_edge_has_a_shade_for_every_part_of_a_pixel_it_may_cover(
    static: bool, shades: int
) -> None:
    """Drawn three times as large, a pixel is covered by 0 to 9 ninths; a static one by quarters."""
    disc = Group((Circle(20, 20, 15, Paint("ink")),), static=static)
    pixels = Raster().draw(scene(disc, ground="white")).get_flattened_data()
    ink, white = PALETTE["ink"][0], PALETTE["white"][0]
    evenly = [ink + (white - ink) * part / (shades - 1) for part in range(shades)]

    # Tuples, as the picture is in RGB.
    assert sorted({pixel[0] for pixel in pixels}) == pytest.approx(evenly, abs=1)  # type: ignore[index]


def test_every_kind_of_shape_leaves_its_mark() -> None:
    for shape in (
        Circle(10, 10, 6, Paint("ink")),
        Line(((2, 2), (30, 30)), "ink", 3),
        Polygon(((2, 2), (30, 2), (2, 30)), Paint("ink", "danger")),
        Rect(2, 2, 20, 20, Paint(stroke="ink"), 5),
    ):
        assert Raster().draw(scene(shape)).getcolors(9999) != Raster().draw(scene()).getcolors(9999)


async def test_a_scene_is_drawn_once_however_often_it_is_asked_for() -> None:
    raster = Counting()
    raster.gate.set()

    together = await asyncio.gather(*(raster.png(scene(SQUARE)) for _ in range(5)))
    later = await raster.png(scene(SQUARE))

    assert set(together) == {later}
    assert raster.drawn == {scene(SQUARE): 1}


async def test_two_are_drawn_at_a_time_and_none_on_the_loops_thread() -> None:
    raster = Counting()
    asked = [
        asyncio.create_task(raster.png(scene(replace(SQUARE, width=n)))) for n in range(10, 16)
    ]
    for _ in range(2):
        await asyncio.to_thread(raster.started.acquire)
    for _ in range(100):
        await asyncio.sleep(0)
    waiting = raster.drawn.total()
    raster.gate.set()

    assert len(set(await asyncio.gather(*asked))) == 6
    assert (waiting, raster.most) == (2, 2)
    assert threading.get_ident() not in raster.threads


async def test_a_picture_that_fails_is_tried_anew_the_next_time() -> None:
    raster = Raster()
    # Wrong on purpose.
    broken = scene(Rect(0, 0, 9, 9, Paint("no such role")))  # type: ignore[arg-type]

    for _ in range(2):
        with pytest.raises(KeyError):
            await raster.png(broken)

    assert await raster.png(scene(SQUARE))


async def test_who_stops_waiting_does_not_spoil_it_for_the_others() -> None:
    raster = Counting()
    first = asyncio.create_task(raster.png(scene(SQUARE)))
    second = asyncio.create_task(raster.png(scene(SQUARE)))
    await asyncio.to_thread(raster.started.acquire)
    first.cancel()
    raster.gate.set()

    assert await second
    assert first.cancelled()
    assert raster.drawn.total() == 1


def test_a_layer_is_drawn_once_wherever_it_lies(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = list[Group]()

    def spy(group: Group, scale: float) -> layers.Layer:
        drawn.append(group)
        return layers.draw_layer(group, scale)

    monkeypatch.setattr("cogs.ui.raster.draw_layer", spy)
    raster, card = Raster(), Group((SQUARE,))
    raster.draw(scene(replace(card, x=3), replace(card, x=20, y=4)))
    raster.draw(scene(card))
    raster.draw(scene(replace(card, mirror=True)))

    assert drawn == [card, replace(card, mirror=True)]


def test_what_was_used_longest_ago_is_forgotten_first() -> None:
    keep = Keep[str, bytes](10, len)
    keep.put("a", b"1234")
    keep.put("b", b"1234")
    assert keep.get("a") == b"1234"
    keep.put("c", b"1234")

    assert [keep.get(key) for key in "abc"] == [b"1234", None, b"1234"]
    keep.put("a", b"12345678901")
    assert [keep.get(key) for key in "abc"] == [None, None, None]


def test_a_hashed_key_is_like_every_other_of_the_same_and_unlike_all_else() -> None:
    known = {Hashed((SQUARE, 1.0)): "drawn"}

    assert known.get(Hashed((replace(SQUARE), 1.0))) == "drawn"
    assert known.get(Hashed((SQUARE, 2.0))) is None
    assert Hashed(1) != 1
