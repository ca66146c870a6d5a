"""What is typed as a command, and what there is to type."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from engine.game import Span
from engine.games.critters.cards import Card, Cards, Theatre, in_order
from engine.games.critters.model import Action, Deploy, Improvise, Observation
from engine.games.critters.table import destroyer

Choices: TypeAlias = Sequence[Action | Span]
Way: TypeAlias = Literal["deploy", "improvise"]


def play(way: Way, card: Card, theatre: Theatre) -> Action:
    return Deploy(card, theatre) if way == "deploy" else Improvise(card, theatre)


def plays(choices: Choices, way: Way) -> list[Deploy | Improvise]:
    kind = Deploy if way == "deploy" else Improvise
    return [choice for choice in choices if isinstance(choice, kind)]


def playable(choices: Choices, way: Way) -> Cards:
    """The cards that may be played so, in the order of hands."""
    return in_order({choice.card for choice in plays(choices, way)})


def theatres(choices: Choices, way: Way, card: Card) -> tuple[Theatre, ...]:
    """Where a card may be played so, from left to right."""
    return tuple(choice.theatre for choice in plays(choices, way) if choice.card == card)


def warning(seen: Observation, theatre: Theatre, *, up: bool) -> Card | None:
    """The card that would destroy one played there: allowed, but to be told."""
    return destroyer(seen.columns, theatre, up=up)
