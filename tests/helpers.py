"""Walking through matches of any game, and reading its sentences strictly."""

from __future__ import annotations

import importlib
import pkgutil
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from fluent.runtime import FluentBundle

from engine.chance import Chance
from engine.game import AnyGame, Games, Seat, Span, Step, Viewer, play
from engine.registry import folder, load_games
from engine.text import LANGUAGES, SHARED, Language, Text, Texts
from tests import toys

NAMES = ("Anna", "Bruno", "Oksana", "Eve")
SPELLED = 12
"""Amounts of a span that are all spelled out; a wide one would be most of what is done at random,
and of the time that doing everything once takes.
"""
Picker: TypeAlias = Callable[[AnyGame, Any, int, random.Random], tuple[Seat, Any]]
"""Who acts next at a table of so many seats, and what it does."""


def toy_games() -> Games:
    """The games under ``tests/toys``, by key."""
    names = (info.name for info in pkgutil.iter_modules(toys.__path__))
    return {name: importlib.import_module(f"{toys.__name__}.{name}").GAME for name in names}


TOYS = toy_games()
GAMES: Mapping[str, AnyGame] = {**load_games(), **TOYS}
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)


def home_of(game: AnyGame) -> Path:
    """The folder with the game's texts."""
    return Path(toys.__path__[0]) / game.key if game.key in TOYS else folder(game.key)


class StrictText(Text):
    """Fails on a key its own language lacks or cannot format, where Text would make do."""

    def __call__(self, key: str, **params: object) -> str:
        return _strictly(self.bundles[0], self.language, key, **params)


@lru_cache(maxsize=1 << 16, typed=True)
def _strictly(own: FluentBundle, language: Language, key: str, /, **params: object) -> str:
    assert own.has_message(key), f"{language} has no {key!r}"
    pattern = own.get_message(key).value
    assert pattern is not None, f"{language} has no sentence for {key!r}"
    sentence, errors = own.format_pattern(pattern, params)
    assert not errors, f"{language} {key}: {errors} with {params}"
    return str(sentence)


@cache
def strict_texts(game: AnyGame) -> Mapping[Language, Text]:
    """By language, with names at the table."""
    texts = Texts((home_of(game) / "text", SHARED))
    return {code: StrictText(code, texts(code).bundles, NAMES) for code in LANGUAGES}


@dataclass(frozen=True)
class Moment:
    """One step of a walk; no seat acted in the first."""

    state: Any
    version: int
    events: tuple[Any, ...]
    seat: Seat | None = None
    action: Any = None


def actions_in(offers: Sequence[Any]) -> list[Any]:
    """Every action offered, amounts spelled out: of many, both ends and some between."""
    return [
        action
        for offer in offers
        for action in (map(offer.at, _amounts(offer)) if isinstance(offer, Span) else (offer,))
    ]


def _amounts(span: Span) -> Sequence[int]:
    every = range(span.low, span.high + 1)
    if len(every) <= SPELLED:
        return every
    return sorted({*every[:2], *every[:: len(every) // (SPELLED - 4)], *every[-2:]})


def at_random(game: AnyGame, state: Any, seats: int, luck: random.Random) -> tuple[Seat, Any]:
    """Mostly a seat that owes a decision; now and then one that merely may act."""
    owing = sorted(game.to_act(state))
    free = [s for s in seats_of(seats) if s not in owing and game.legal_actions(state, s)]
    seat = luck.choice(free if free and luck.random() < 0.1 else owing)
    return seat, luck.choice(actions_in(game.legal_actions(state, seat)))


def briskly(game: AnyGame, state: Any, seats: int, luck: random.Random) -> tuple[Seat, Any]:
    """At random, and as a stand-in would every other time, which brings an end near."""
    seat, action = at_random(game, state, seats, luck)
    standing_in = seat in game.to_act(state) and luck.random() < 0.5
    return seat, game.stand_in(state, seat) if standing_in else action


def absent(game: AnyGame, state: Any, seats: int, luck: random.Random) -> tuple[Seat, Any]:
    seat = min(game.to_act(state))
    return seat, game.stand_in(state, seat)


def walk(
    game: AnyGame, seats: int, seed: str, picker: Picker = briskly, options: Any = None
) -> Iterator[Moment]:
    """A match from the first deal to its end; a tiny one without other options."""
    luck = random.Random(seed)
    opening = game.setup(options or game.tiny, seats, Chance(seed, 0))
    moment = Moment(opening.state, 0, opening.events)
    yield moment
    while game.to_act(moment.state):
        seat, action = picker(game, moment.state, seats, luck)
        version = moment.version + 1
        step: Step[Any, Any] = play(game, moment.state, seat, action, Chance(seed, version))
        moment = Moment(step.state, version, step.events, seat, action)
        yield moment


def seats_of(seats: int) -> list[Seat]:
    return [Seat(i) for i in range(seats)]


def viewers_of(seats: int) -> list[Viewer]:
    return [None, *seats_of(seats)]


def perft(game: AnyGame, state: Any, depth: int, version: int = 0) -> int:
    """How many lines of play there are, this many actions deep, the lowest owing seat acting."""
    if depth == 0 or not game.to_act(state):
        return 1
    seat = min(game.to_act(state))
    return sum(
        perft(
            game,
            game.apply(state, seat, action, Chance("perft", version)).state,
            depth - 1,
            version + 1,
        )
        for action in actions_in(game.legal_actions(state, seat))
    )
