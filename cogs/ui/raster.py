"""Scenes to pictures: off the event loop, two at a time, and none drawn twice."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import groupby
from typing import Final, TypeVar

from PIL import Image

from cogs.ui.keep import Hashed, Keep
from cogs.ui.layers import Layer, draw_layer, write
from cogs.ui.outline import Place, placed
from cogs.ui.shared import Shared
from cogs.ui.theme import PALETTE
from engine.scene import Group, Label, Scene

AT_ONCE: Final = 2
"""Pictures drawn at the same time."""
T = TypeVar("T")

KEPT_PICTURES: Final = 4 << 20
"""Bytes of finished pictures."""
KEPT_LAYERS: Final = 8 << 20
"""Pixels of layers."""
COLOURS: Final = 256
COMPRESSION: Final = 4
"""Of PNG: 6 takes half as long again and saves a twentieth."""


class Raster:
    """Draws scenes; one for the whole program, so that its memory serves all matches."""

    def __init__(self) -> None:
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._pictures = Shared[Hashed[Scene], bytes](Keep(KEPT_PICTURES, len))
        self._layers = Keep[Hashed[tuple[Group, float]], Layer](KEPT_LAYERS, _pixels)

    async def png(self, scene: Scene) -> bytes:
        """The scene as a PNG of 256 colours. Whoever asks for the same one shares the work."""
        return await self._pictures.get(
            Hashed(scene), lambda: self.run(lambda: self.draw_png(scene))
        )

    async def run(self, work: Callable[[], T]) -> T:
        """Long work on pictures, in a slot of its own."""
        async with self._slots:
            return await asyncio.to_thread(work)

    def draw_png(self, scene: Scene) -> bytes:
        """Draw at once, on whatever thread this is."""
        few = self.draw(scene).quantize(
            COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE
        )
        file = io.BytesIO()
        few.save(file, "PNG", compress_level=COMPRESSION)
        return file.getvalue()

    def draw(self, scene: Scene, scale: float = 1) -> Image.Image:
        """In full colour.

        Args:
            scale: pixels drawn for each pixel of the scene.
        """
        size = (round(scene.width * scale), round(scene.height * scale))
        image = Image.new("RGB", size, PALETTE[scene.ground][:3])
        for part in _parts(scene):
            if isinstance(part, Label):
                write(image, placed(part, Place(scale, 0, 0, scale)))
            else:
                layer = self._layer(replace(part, x=0, y=0), scale)
                layer.over(image, part.x * scale, part.y * scale)
        return image

    def _layer(self, group: Group, scale: float) -> Layer:
        key = Hashed((group, scale))
        known = self._layers.get(key)
        if known is None:
            known = draw_layer(group, scale)
            self._layers.put(key, known)
        return known


def _parts(scene: Scene) -> Iterator[Group | Label]:
    """The scene's groups and labels; the shapes that lie loose between two groups make one."""
    for grouped, items in groupby(scene.items, lambda item: isinstance(item, Group)):
        loose = tuple(items)
        if grouped:
            yield from (item for item in loose if isinstance(item, Group))
            continue
        if shapes := tuple(item for item in loose if not isinstance(item, Label)):
            yield Group(shapes)
        yield from (item for item in loose if isinstance(item, Label))


def _pixels(layer: Layer) -> int:
    return layer.image.width * layer.image.height
