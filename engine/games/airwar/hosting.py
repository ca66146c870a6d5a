"""A game played with decks of the host's own."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace

from engine.data import BadTable, Lines
from engine.game import AnyGame
from engine.games.airwar.cards import STANDARD, read_decks
from engine.games.airwar.model import Options


def hosted(game: AnyGame, source: str) -> AnyGame:
    """The game whose matches are begun with these decks: their text goes into the options.

    Raises:
        BadTable: they cannot be read or not be played with; says why, with line and card.
    """
    for key, face in read_decks(source).faces.items():
        ours = STANDARD.faces.get(key)
        # A log has cards by their keys alone, and must not call one by another's name.
        if ours is not None and ours.name != face.name:
            why = f"{key}: that key is our {ours.name or key}'s; give {face.name} another"
            raise BadTable(f"{Lines(source).next(key)}{why}")

    @dataclass(frozen=True, slots=True)
    class Hosted(Options):
        decks: str = source

    return replace(game, shapes=replace(game.shapes, options=Hosted))


def plain(options: Options) -> Options:
    """The same options without the defaults of a host: what a state keeps."""
    return Options(**{field.name: getattr(options, field.name) for field in fields(Options)})
