"""Finished matches shown again: as one moving picture, and step by step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from discord import ui

from cogs.ui import paint
from cogs.ui.animation import animate
from cogs.ui.controls import Item, clip
from cogs.ui.frame import Frame, Picture, pager
from cogs.ui.keep import Keep
from cogs.ui.pictures import BOARD, Pictures
from cogs.ui.raster import Raster
from cogs.ui.shared import Shared
from cogs.ui.sheets import Sheet, Sheets
from engine.game import ALT_LIMIT, AnyGame, Games, Refusal
from engine.match.model import Match, MatchId
from engine.match.story import Moment, Stories
from engine.scene import Scene
from engine.text import Language, Text

FILE: Final = "replay.gif"
Key: TypeAlias = tuple[MatchId, Language, tuple[str, ...]]
KEPT_STEPS: Final = 3000
KEPT_BYTES: Final = 16 << 20


@dataclass(frozen=True, slots=True)
class Step:
    """What everyone saw from one change of the picture to the next."""

    scene: Scene
    alt: str
    moments: tuple[Moment, ...]
    """All that happened to come to this picture, or since."""


class Replays:
    def __init__(
        self, games: Games, stories: Stories, raster: Raster, pictures: Pictures, sheets: Sheets
    ) -> None:
        self._games = games
        self._stories = stories
        self._raster = raster
        self._pictures = pictures
        self._sheets = sheets
        self._steps = Shared[Key, tuple[Step, ...]](Keep(KEPT_STEPS, len))
        self._films = Shared[Key, bytes](Keep(KEPT_BYTES, len))

    async def sheet(self, match: Match, language: Language, page: int) -> Sheet:
        """The whole match on page 0, then a page for each step.

        Raises:
            Refusal: the match is not over, has no pictures, or cannot be played again.
        """
        drawn = await self._pictures.text(match, language)
        steps = await self._steps_of(match, drawn)
        page = max(0, min(page, len(steps)))
        t = await self._sheets.text(match, language)
        if page:
            picture = await self._still(steps[page - 1])
            said = _said(self._games[match.game], steps[page - 1], t)
        else:
            said = t("replay-whole", n=len(steps))
            alt = clip(f"{said} {steps[-1].alt}", ALT_LIMIT)
            picture = Picture(FILE, await self._film(match, steps, drawn), alt)
        body: tuple[Item, ...] = (ui.TextDisplay(paint.split_text(said)[0]),)
        rows = pager("replay", match.id, page, len(steps) + 1, first=0)
        frame = Frame(
            f"## {t('title')} · {t('replay-title')}", body, rows=rows, picture=picture, ended=True
        )
        return Sheet(frame.view(), picture=picture)

    async def _steps_of(self, match: Match, t: Text) -> tuple[Step, ...]:
        async def made() -> tuple[Step, ...]:
            moments = await self._stories.public(match)
            game = self._games[match.game]
            return await self._raster.run(lambda: steps_of(game, moments, t))

        return await self._steps.get(_key(match, t), made)

    async def _still(self, step: Step) -> Picture:
        return Picture(BOARD, await self._raster.png(step.scene), clip(step.alt, ALT_LIMIT))

    async def _film(self, match: Match, steps: tuple[Step, ...], t: Text) -> bytes:
        scenes = [step.scene for step in steps]
        return await self._films.get(
            _key(match, t), lambda: self._raster.run(lambda: animate(self._raster, scenes))
        )


def _key(match: Match, t: Text) -> Key:
    """With the names, so that nobody is shown under one they no longer have."""
    return match.id, t.language, t.names


def steps_of(game: AnyGame, moments: tuple[Moment, ...], t: Text) -> tuple[Step, ...]:
    """Moments that look alike make one step. Raises Refusal for a game without pictures."""
    if game.picture is None or game.describe is None:
        raise Refusal("error-no-pictures")
    steps: list[Step] = []
    for moment in moments:
        scene = game.picture(moment.observation, t)
        if steps and steps[-1].scene == scene:
            steps[-1] = Step(scene, steps[-1].alt, (*steps[-1].moments, moment))
        else:
            steps.append(Step(scene, game.describe(moment.observation, t), (moment,)))
    return tuple(steps)


def _said(game: AnyGame, step: Step, t: Text) -> str:
    """A line for each thing that happened; the picture's words where none is worth one."""
    lines = [game.narrate(event, t) for moment in step.moments for event in moment.events]
    return "\n".join(filter(None, lines)) or step.alt
