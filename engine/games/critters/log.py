"""One line for each thing that happened."""

from __future__ import annotations

from typing import assert_never

from engine.games.critters import words
from engine.games.critters.events import (
    BattleBegun,
    Dealt,
    Declined,
    Drawn,
    Ended,
    Event,
    Fizzled,
    Flipped,
    Lapsed,
    Moved,
    Permitted,
    Played,
    Scored,
    TakenBack,
)
from engine.text import Text


def narrate(event: Event, t: Text) -> str:
    match event:
        case BattleBegun() | Dealt() | Scored() | Ended():
            return _of_the_battle(event, t)
        case Played():
            return words.played(event, t)
        case Flipped():
            return _flipped(event, t)
        case Moved() | Drawn() | TakenBack():
            return _own(event, t)
        case Permitted() | Declined() | Fizzled() | Lapsed():
            return _of_an_ability(event, t)
        case _:
            assert_never(event)


def _of_the_battle(event: BattleBegun | Dealt | Scored | Ended, t: Text) -> str:
    match event:
        case BattleBegun(battle=battle, row=row, first=first):
            theatres = ", ".join(t(f"theatre-{theatre}") for theatre in row)
            return t("log-battle", battle=battle, row=theatres, name=t.who(first))
        case Dealt(seat=seat, cards=cards):
            return t("log-dealt", name=t.who(seat), cards=words.cards(cards, t)) if cards else ""
        case Scored():
            return words.scored(event, t)
        case Ended(outcome=outcome):
            return words.ended(outcome, t)
        case _:
            assert_never(event)


def _of_an_ability(event: Permitted | Declined | Fizzled | Lapsed, t: Text) -> str:
    match event:
        case Permitted(seat=seat):
            return t("dropping", name=t.who(seat))
        case Declined(seat=seat, by=by):
            return t("log-declined", name=t.who(seat), by=words.card(by, t))
        case Fizzled(by=by):
            return t("log-fizzled", by=words.card(by, t))
        case Lapsed(card=card):
            return t("log-lapsed", card=words.card(card, t))
        case _:
            assert_never(event)


def _flipped(event: Flipped, t: Text) -> str:
    line = t(
        "log-flipped-up" if event.lying.up else "log-flipped-down",
        by=words.card(event.by, t),
        name=t.who(event.seat),
        owner=t.who(event.owner),
        card=words.card(event.lying.identity, t),
        theatre=event.theatre,
    )
    return f"{line} {t('log-alone')}" if event.alone else line


def _own(event: Moved | Drawn | TakenBack, t: Text) -> str:
    """What a seat does with a card of its own, as far as the reader knows it."""
    name, card = t.who(event.seat), event.lying.card
    known = "hidden" if card is None else "known"
    shown = {} if card is None else {"card": words.card(card, t)}
    match event:
        case Moved(origin=origin, theatre=theatre):
            return t(f"log-moved-{known}", name=name, origin=origin, theatre=theatre, **shown)
        case Drawn():
            return t(f"log-drawn-{known}", name=name, **shown)
        case TakenBack(theatre=theatre):
            return t(f"log-taken-back-{known}", name=name, theatre=theatre, **shown)
        case _:
            assert_never(event)
