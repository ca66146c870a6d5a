"""Worlds that differ only in what a viewer may not know give it the very same pictures."""

from __future__ import annotations

from pathlib import Path

from cogs.ui.frame import Picture
from cogs.ui.people import People
from cogs.ui.pictures import Pictures
from cogs.ui.raster import Raster
from db.database import Database
from db.people import SqlitePeopleStore
from engine import codec
from engine.chance import Chance
from engine.game import AnyGame, Seat, Viewer
from engine.match.calendar import ALWAYS
from engine.match.model import Home, Match, MatchId, Person, PlayerId
from engine.match.pace import Clock
from engine.match.service import Look
from engine.match.terms import Terms
from engine.text import LANGUAGES
from tests.helpers import NAMES, strict_texts, walk
from tests.pictures.album import Sight, drawn, every_pictured_game, sights

DRAWN = 6
"""Moments of a match drawn to the last pixel; of the others the shapes are compared."""


def dreamt(game: AnyGame, sight: Sight) -> object:
    """Another world that its viewer could be in; a watcher's is any seat's."""
    seat = Seat(0) if sight.viewer is None else sight.viewer
    return game.imagine(sight.moment.state, seat, Chance("elsewhere", sight.moment.version))


@every_pictured_game
def test_other_worlds_are_drawn_of_the_same_shapes_and_told_in_the_same_words(
    game: AnyGame,
) -> None:
    assert game.describe is not None
    elsewhere, t = 0, strict_texts(game)["en"]
    for sight in sights(game):
        other = dreamt(game, sight)
        elsewhere += other != sight.moment.state
        seen = game.observe(other, sight.viewer)

        assert drawn(game, sight.viewer, seen, t) == drawn(game, sight.viewer, sight.seen, t)
        assert game.describe(seen, t) == game.describe(sight.seen, t)
    assert elsewhere > 100 if game.secret else elsewhere == 0


@every_pictured_game
async def test_other_worlds_give_the_same_files_to_the_last_byte(
    game: AnyGame, tmp_path: Path
) -> None:
    moments = list(walk(game, min(game.seats), "files", options=game.shapes.options()))
    async with Database.open(tmp_path / "wardroom.db") as database:
        store = SqlitePeopleStore(database)
        painters = [Pictures(Raster(), People(store)) for _ in ("here", "elsewhere")]
        for number, name in enumerate(NAMES):
            await store.seen(Person(PlayerId(number), name, "en"))
        for moment in moments[:: len(moments) // (DRAWN if game.secret else 1)]:
            for viewer in (None, Seat(0), Seat(1)) if game.secret else (None,):
                sight = Sight(min(game.seats), moment, viewer, None)
                worlds = zip((moment.state, dreamt(game, sight)), painters, strict=True)
                pair = [
                    await attached(game, state, viewer, pictures, sight.seats)
                    for state, pictures in worlds
                ]

                assert None not in pair
                assert pair[0] == pair[1]


async def attached(
    game: AnyGame, state: object, viewer: Viewer, pictures: Pictures, seats: int
) -> list[Picture] | None:
    """What would be attached to a message, in every language."""
    look = Look(
        match_of(game, state, seats), game, game.observe(state, viewer), (), game.outcome(state)
    )
    made = [await pictures.picture(look, viewer, language) for language in LANGUAGES]
    return None if None in made else [picture for picture in made if picture is not None]


def match_of(game: AnyGame, state: object, seats: int) -> Match:
    return Match(
        id=MatchId("0000aaaa"),
        game=game.key,
        rules=game.version,
        options=codec.dump(game.shapes.options, game.shapes.options()),
        terms=Terms(),
        players=tuple(PlayerId(seat) for seat in range(seats)),
        seed="seed",
        context="",
        home=Home(1, 2),
        language="en",
        begun=0,
        state=codec.dump(game.shapes.state, state),
        asked=(0,) * seats,
        called=(0,) * seats,
        awaited=(),
        clocks=(Clock(0, 0, None),) * seats,
        calendars=(ALWAYS,) * seats,
        absent=(0,) * seats,
    )
