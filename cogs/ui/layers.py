"""One layer of a picture: a group's shapes drawn large, reduced, its labels set on top."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import ceil, floor
from typing import Final

from PIL import Image, ImageChops, ImageDraw

from cogs.ui.lettering import SPACING, fit, plate_of
from cogs.ui.outline import Outline, Place, Placed, flat
from cogs.ui.theme import COARSE, FINE, PALETTE, Colour
from engine.scene import Group, Pattern, Point

TILE: Final = 12
"""Pixels after which a pattern repeats."""
CHANNELS: Final = "CMYK"
"""Any four plain channels: here red, green, blue and opacity, the colours multiplied by it.

So reducing and pasting by a mask blend rightly, and cost no conversion of the large image.
"""
NOTHING: Final = (0, 0, 0, 0)
SIDE: Final = {"left": -0.5, "centre": 0, "right": 0.5}
"""Where in its box a label is held, in widths of the box from the middle."""


@dataclass(frozen=True, slots=True)
class Layer:
    """A group drawn on its own, and where its left upper corner lies."""

    image: Image.Image
    mask: Image.Image
    """What of the image is to be seen."""
    x: int
    y: int

    def over(self, canvas: Image.Image, x: float, y: float) -> None:
        """Lay the layer on a picture, its group moved by so many pixels."""
        canvas.paste(self.image, (round(x) + self.x, round(y) + self.y), self.mask)


def draw_layer(group: Group, scale: float = 1) -> Layer:
    """Draw a group as if it lay at (0, 0).

    Args:
        scale: pixels drawn for each pixel of the scene.
    """
    place = Place(scale, 0, 0, scale).inside(_unmoved(group))
    items = tuple(flat(group, place))
    shapes = [item for item in items if isinstance(item, Outline)]
    labels = [item for item in items if isinstance(item, Placed)]
    left, top, right, bottom = _bounds(shapes, labels)
    factor = COARSE if group.static else FINE
    image = Image.new(CHANNELS, ((right - left) * factor, (bottom - top) * factor), NOTHING)
    for shape in shapes:
        _draw(image, shape, (left, top), factor)
    image = image.reduce(factor)
    image = Image.frombytes("RGBa", image.size, image.tobytes()).convert("RGBA")
    for label in labels:
        write(image, label, (left, top))
    return Layer(image.convert("RGB"), image.getchannel("A"), left, top)


def write(image: Image.Image, placed: Placed, origin: Point = (0, 0)) -> None:
    """Set a label on an image whose left upper corner lies at ``origin``."""
    label = placed.label
    fitted = fit(label, placed.scale)
    side = SIDE[label.align]
    x = placed.x + side * label.width * placed.scale - origin[0]
    step = fitted.pixels * SPACING
    y = placed.y - origin[1] - step * (len(fitted.lines) - 1) / 2
    for number, line in enumerate(fitted.lines):
        plate = plate_of(line, label.weight, fitted.pixels, label.align)
        at = (round(x) + plate.x, round(y + number * step) + plate.y)
        image.paste(PALETTE[label.role][: len(image.getbands())], at, plate.mask)


def _unmoved(group: Group) -> Group:
    return Group((), 0, 0, group.scale, group.angle, group.mirror)


def _bounds(shapes: Sequence[Outline], labels: Sequence[Placed]) -> tuple[int, int, int, int]:
    """In whole pixels, with room for the lines' width."""
    xs, ys = list[float](), list[float]()
    for shape in shapes:
        room = shape.paint.line + 1
        for x, y in shape.corners:
            xs += (x - room, x + room)
            ys += (y - room, y + room)
    for label in labels:
        wide = label.label.width * label.scale / 2
        high = label.label.height * label.scale / 2
        xs += (label.x - wide, label.x + wide)
        ys += (label.y - high, label.y + high)
    if not xs:
        return 0, 0, 1, 1
    return floor(min(xs)), floor(min(ys)), ceil(max(xs)), ceil(max(ys))


def _draw(image: Image.Image, shape: Outline, origin: Point, factor: int) -> None:
    paint = shape.paint
    corners = [((x - origin[0]) * factor, (y - origin[1]) * factor) for x, y in shape.corners]
    if paint.fill is not None:
        _fill(image, corners, PALETTE[paint.fill], None)
    if paint.pattern != "plain":
        _fill(image, corners, PALETTE[paint.ink], tile(paint.pattern, factor))
    if paint.stroke is not None and paint.line > 0:
        _trace(image, corners, PALETTE[paint.stroke], paint.line * factor, closed=shape.closed)


def _fill(
    image: Image.Image, corners: Sequence[Point], colour: Colour, over: Image.Image | None
) -> None:
    """Fill an area; a see-through colour or a pattern is laid over what is there."""
    if colour[3] == 255 and over is None:
        ImageDraw.Draw(image).polygon(corners, fill=colour)
        return
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    left, top = max(0, floor(min(xs))), max(0, floor(min(ys)))
    right, bottom = min(image.width, ceil(max(xs)) + 1), min(image.height, ceil(max(ys)) + 1)
    mask = Image.new("L", (right - left, bottom - top), 0)
    moved = [(x - left, y - top) for x, y in corners]
    ImageDraw.Draw(mask).polygon(moved, fill=colour[3])
    if over is not None:
        mask = ImageChops.multiply(mask, _tiled(over, mask.size))
    image.paste((*colour[:3], 255), (left, top, right, bottom), mask)


def _trace(
    image: Image.Image, corners: Sequence[Point], colour: Colour, width: float, *, closed: bool
) -> None:
    """Along the corners, with round joints and ends."""
    pen = ImageDraw.Draw(image)
    thick = max(1, round(width))
    points = [*corners, corners[0]] if closed else [*corners]
    pen.line(points, fill=colour, width=thick, joint="curve")
    if thick > 2:
        half = thick / 2
        ends = points[:1] if closed else [points[0], points[-1]]
        for x, y in ends:
            pen.ellipse((x - half, y - half, x + half, y + half), fill=colour)


@cache
def tile(pattern: Pattern, factor: int) -> Image.Image:
    """One repeat of a pattern, white where its ink goes."""
    size = TILE * factor
    image = Image.new("L", (size, size), 0)
    pen = ImageDraw.Draw(image)
    thick = 2 * factor
    if pattern == "dots":
        pen.ellipse((size / 4, size / 4, size / 4 + 2 * thick, size / 4 + 2 * thick), fill=255)
    if pattern in ("hatch", "cross"):
        for shift in (-size, 0, size):
            pen.line((shift, size, shift + size, 0), fill=255, width=thick)
            if pattern == "cross":
                pen.line((shift, 0, shift + size, size), fill=255, width=thick)
    return image


def _tiled(part: Image.Image, size: tuple[int, int]) -> Image.Image:
    image = Image.new("L", size)
    for x in range(0, size[0], part.width):
        for y in range(0, size[1], part.height):
            image.paste(part, (x, y))
    return image
