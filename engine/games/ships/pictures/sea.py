"""Sky and sea behind the ships, and the waves before them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.scene import Circle, Curve, Group, Item, Paint, Path, Point, Rect, Role, To

WIDTH: Final = 720
HEIGHT: Final = 330
"""Of the strip that holds sky and sea."""
WATERLINE: Final = 284.0
"""Where the ships lie in it."""
HORIZON: Final = 212.0


def backdrop() -> Group:
    return Group(
        (
            Rect(0, 0, WIDTH, HORIZON + 2, Paint("sky-high")),
            _band(70, 18, "sky", HORIZON),
            _band(146, 12, "sky-low", HORIZON),
            *_cloud(92, 52, 1.0),
            *_cloud(610, 78, 0.8),
            *_cloud(470, 34, 0.55),
            *_cloud(250, 110, 0.5),
            *_gulls(),
            Rect(0, HORIZON, WIDTH, HEIGHT - HORIZON, Paint("sea-far")),
            _island(),
            _band(HORIZON + 22, 4, "sea", HEIGHT),
            *_ripples(),
        ),
        static=True,
    )


def waves() -> Group:
    """The water that the hulls lie in."""
    crest = _crest(WATERLINE, 30, 7)
    low = _crest(WATERLINE + 11, 42, 6)
    return Group(
        (
            Path(crest[0], (*crest[1], *_down(HEIGHT)), Paint("sea-near")),
            Path(crest[0], crest[1], Paint(stroke="foam", line=3), closed=False),
            Path(low[0], low[1], Paint(stroke="sea", line=3), closed=False),
        ),
        static=True,
    )


def _band(top: float, swell: float, role: Role, bottom: float) -> Path:
    """From a softly curved edge down to a straight one."""
    third = WIDTH / 3
    return Path(
        (0, top),
        (
            Curve((third, top - swell), (2 * third, top + swell), (WIDTH, top)),
            *_down(bottom),
        ),
        Paint(role),
    )


def _down(bottom: float) -> tuple[To, To]:
    return To((WIDTH, bottom)), To((0, bottom))


def _crest(y: float, length: float, high: float) -> tuple[Point, tuple[Curve, ...]]:
    """A row of small waves, all alike."""
    steps = []
    count = -(-WIDTH // int(length))
    for number in range(count):
        x = number * length
        steps.append(
            Curve((x + length * 0.35, y + high), (x + length * 0.75, y + high), (x + length, y))
        )
    return (0, y), tuple(steps)


def _cloud(x: float, y: float, scale: float) -> Iterator[Item]:
    for dx, dy, radius in ((-34, 6, 16), (-12, -4, 24), (18, 0, 20), (40, 8, 13)):
        yield Circle(x + dx * scale, y + dy * scale, radius * scale, Paint("cloud"))
    yield Rect(x - 50 * scale, y + 4 * scale, 103 * scale, 18 * scale, Paint("cloud"), 9 * scale)


def _gulls() -> Iterator[Item]:
    for x, y in ((40, 112), (62, 126), (690, 30)):
        yield Path(
            (x - 9, y - 4),
            (
                Curve((x - 4, y - 7), (x - 1, y - 3), (x, y)),
                Curve((x + 1, y - 3), (x + 4, y - 7), (x + 9, y - 4)),
            ),
            Paint(stroke="ink-soft", line=2),
            closed=False,
        )


def _island() -> Path:
    return Path(
        (500, HORIZON + 1),
        (
            Curve((530, HORIZON - 12), (560, HORIZON - 6), (585, HORIZON - 16)),
            Curve((610, HORIZON - 24), (640, HORIZON - 6), (700, HORIZON + 1)),
        ),
        Paint("sea"),
    )


def _ripples() -> Iterator[Item]:
    places = ((40, 18), (130, 40), (230, 26), (330, 48), (372, 14), (470, 30), (560, 52), (650, 36))
    for x, down in places:
        y = HORIZON + down
        yield Path(
            (x, y),
            (Curve((x + 10, y - 5), (x + 20, y + 4), (x + 34, y)),),
            Paint(stroke="foam" if down > 24 else "sky", line=2),
            closed=False,
        )
