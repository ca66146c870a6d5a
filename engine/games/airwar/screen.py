"""How a match looks: the board for everyone, and a seat's hand with its question."""

from __future__ import annotations

from collections.abc import Iterator

from engine.game import Seat
from engine.games.airwar import words
from engine.games.airwar.commands import Choices
from engine.games.airwar.faces import Aircraft, Card
from engine.games.airwar.model import Observation
from engine.games.airwar.pieces import SEATS
from engine.games.airwar.questions import questions
from engine.games.airwar.table import decks_in, rival
from engine.screen import Block, Heading, Note, Prose, Rule, Screen
from engine.text import Text


def present(seen: Observation, choices: Choices, t: Text) -> Screen:
    return Screen.of((*_board(seen, t), *_foot(seen, choices, t)))


def _board(seen: Observation, t: Text) -> Iterator[Block]:
    turn = t("turn", turn=seen.turn, limit=seen.options.limit, name=t.who(seen.active))
    yield Heading(t("over") if seen.outcome else turn)
    if seen.outcome is not None:
        yield Note(turn)
    for seat in SEATS:
        yield Prose("\n".join(_side(seen, seat, t)))
    decks = decks_in(seen.options.decks)
    for raid in seen.accounts:
        yield Prose("\n".join(words.account(decks, raid, t)))
    waits = words.awaited(seen, t)
    if waits:
        yield Note(waits)


def _side(seen: Observation, seat: Seat, t: Text) -> Iterator[str]:
    """Industry and Convoy, the cards that lie there, and how many do not."""
    theatre, decks = seen.theatres[seat], decks_in(seen.options.decks)
    yield t(
        "seat",
        name=t.who(seat),
        side=t(f"side-{seat}"),
        industry=theatre.industry,
        convoy=theatre.convoy,
    )
    for place in theatre.places:
        yield words.place(seen, seat, place, t)
    if theatre.war:
        yield t("war", cards=words.cards(decks, theatre.war, t))
    yield t(
        "piles",
        hand=seen.hand_sizes[seat],
        deck=seen.deck_sizes[seat],
        discards=len(theatre.discards),
    )


def _foot(seen: Observation, choices: Choices, t: Text) -> Iterator[Block]:
    """For a seat: what it holds and knows, and its question."""
    if seen.viewer is None:
        return
    seat, decks = seen.viewer, decks_in(seen.options.decks)
    yield Rule()
    hand = words.counted(_printed(seen, card, t) for card in seen.hand)
    yield Prose(t("hand", cards=hand) if hand else t("hand-empty"))
    if seen.raid is not None and seen.raid.own:
        yield Prose(
            t("set-aside", cards=words.counted(_printed(seen, c, t) for c in seen.raid.own))
        )
    if any(card in decks.aircraft for card in seen.hand):
        yield Note(t("legend"))
    known = seen.theatres[rival(seat)].known
    if known:
        yield Note(t("known", name=t.who(rival(seat)), cards=words.cards(decks, known, t)))
    yield from questions(seen, choices, t)


def _printed(seen: Observation, card: Card, t: Text) -> str:
    """``A6M2 Zero 4/3/0/0/0 C``."""
    decks = decks_in(seen.options.decks)
    face, called = decks.faces[card], words.name(decks, card, t)
    if not isinstance(face, Aircraft):
        return called
    printed = t(
        "printed",
        shoots=face.air_to_air,
        defense=face.defense,
        bombing=face.bombing,
        carriers=face.carrier_attack,
        convoy=face.convoy_attack,
    )
    mark = f" {t('printed-carrier')}" if face.carrier_based else ""
    return f"{called} {printed}{mark}"
