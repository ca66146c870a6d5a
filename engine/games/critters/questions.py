"""The question before a seat, as things to press."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from engine.game import Seat
from engine.games.critters import words
from engine.games.critters.cards import FACES, Card, Theatre
from engine.games.critters.commands import Choices, Way, play, playable, theatres, warning
from engine.games.critters.model import (
    Choose,
    Consider,
    Decline,
    Flip,
    Move,
    Observation,
    Place,
    Question,
    TakeBack,
    Withdraw,
)
from engine.games.critters.table import Spot, pile
from engine.screen import Block, Menu, Note, Option
from engine.text import Text


def questions(seen: Observation, choices: Choices, t: Text) -> Iterator[Block]:
    seat = seen.viewer
    if seat is None or seat not in seen.awaited:
        return
    about = seen.question
    if about is None:
        yield from _plays(seen, choices, t)
        yield from _withdrawal(seen, seat, t)
        return
    yield Note(_does(about.card, t))
    match about.answer:
        case "flip":
            yield Menu(t("menu-flip"), tuple(_flips(seen, choices, t)))
        case "move":
            yield Menu(t("menu-move"), (_declining(t), *_moves(seen, choices, t)))
        case "take-back":
            yield Menu(t("menu-take-back"), (_declining(t), *_taking_back(seen, choices, t)))
        case "play":
            yield from _plays(seen, choices, t)
        case "place":
            yield from _placing(seen, about, choices, t)
        case _:
            assert_never(about.answer)


def _plays(seen: Observation, choices: Choices, t: Text) -> Iterator[Block]:
    """First which card, then how and where."""
    drafted = seen.draft.card
    yield Menu(
        t("menu-card"),
        tuple(
            Option(
                words.printed(card, t),
                (Choose(card),),
                detail=words.ability(card, t),
                ticked=card == drafted,
            )
            for card in playable(choices, "improvise")
        ),
    )
    if drafted is None:
        return
    yield Note(_does(drafted, t))
    ways: tuple[Way, ...] = ("deploy", "improvise")
    for way in ways:
        options = (
            _play(seen, way, drafted, theatre, t) for theatre in theatres(choices, way, drafted)
        )
        yield Menu(t(f"menu-{way}", card=words.card(drafted, t)), tuple(options))


def _does(card: Card, t: Text) -> str:
    return f"{words.card(card, t)}: {words.ability(card, t)}"


def _play(seen: Observation, way: Way, card: Card, theatre: Theatre, t: Text) -> Option:
    label = t(f"play-{way}", theatre=theatre)
    detail = warned(seen, theatre, t, up=way == "deploy")
    return Option(label, (play(way, card, theatre),), detail=detail, weight="main")


def warned(seen: Observation, theatre: Theatre, t: Text, *, up: bool) -> str:
    """What would become of a card played there; empty where it stays."""
    by = warning(seen, theatre, up=up)
    if by is None:
        return ""
    return t(f"warning-{FACES[by].ability}", card=words.card(by, t))


def _withdrawal(seen: Observation, seat: Seat, t: Text) -> Iterator[Block]:
    """What it would cost is shown first; only then it can be done."""
    if not seen.draft.withdrawing:
        yield Menu(t("menu-consider"), (Option(t("consider"), (Consider(True),)),))
        return
    really = Option(t("withdraw"), (Withdraw(),), weight="danger")
    back = Option(t("fight-on"), (Consider(False),))
    yield Menu(words.withdrawing(seen, seat, t), (really, back))


def _flips(seen: Observation, choices: Choices, t: Text) -> Iterator[Option]:
    for choice in choices:
        if isinstance(choice, Flip):
            level = len(pile(seen.columns, choice.theatre, choice.seat)) - 1
            shown = words.lying(seen, Spot(choice.theatre, choice.seat, level), t)
            theatre, name = t(f"theatre-{choice.theatre}"), t.who(choice.seat)
            label = t("option-flip", theatre=theatre, name=name, card=shown)
            yield Option(label, (choice,))


def _moves(seen: Observation, choices: Choices, t: Text) -> Iterator[Option]:
    for choice in choices:
        if isinstance(choice, Move) and seen.viewer is not None:
            shown = words.lying(seen, Spot(choice.origin, seen.viewer, choice.level), t)
            origin, theatre = (t(f"theatre-{name}") for name in (choice.origin, choice.theatre))
            label = t("option-move", origin=origin, card=shown, theatre=theatre)
            yield Option(label, (choice,))


def _taking_back(seen: Observation, choices: Choices, t: Text) -> Iterator[Option]:
    for choice in choices:
        if isinstance(choice, TakeBack) and seen.viewer is not None:
            shown = words.lying(seen, Spot(choice.theatre, seen.viewer, choice.level), t)
            theatre = t(f"theatre-{choice.theatre}")
            yield Option(t("option-take-back", theatre=theatre, card=shown), (choice,))


def _placing(seen: Observation, about: Question, choices: Choices, t: Text) -> Iterator[Block]:
    if about.drawn is not None:
        yield Note(t("drawn", card=words.printed(about.drawn.identity, t)))
    options = (
        Option(
            t("play-improvise", theatre=choice.theatre),
            (choice,),
            detail=warned(seen, choice.theatre, t, up=False),
            weight="main",
        )
        for choice in choices
        if isinstance(choice, Place)
    )
    yield Menu(t("menu-place"), tuple(options))


def _declining(t: Text) -> Option:
    return Option(t("decline"), (Decline(),))
