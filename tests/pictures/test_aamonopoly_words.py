"""The words under a board, and those of its picture, tell all that the picture shows."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from cogs.ui.lettering import fit
from engine.game import ALT_LIMIT, AnyGame, Seat, Span
from engine.games.aamonopoly import GAME, words
from engine.games.aamonopoly.actions import (
    Attack,
    Buy,
    Clear,
    Draw,
    Drop,
    Lift,
    Miss,
    Mortgage,
    Order,
    Propose,
    Tick,
    TickCard,
    Use,
    Withdraw,
)
from engine.games.aamonopoly.board import LOTS, PRISON
from engine.games.aamonopoly.cards import FACES, Card
from engine.games.aamonopoly.model import Army, Deed, Observation, Options
from engine.games.aamonopoly.pictures.board import picture
from engine.games.aamonopoly.pictures.describe import describe
from engine.games.aamonopoly.pictures.estate import hand_picture
from engine.games.aamonopoly.rules.lots import owned
from engine.games.aamonopoly.tasks import Auction, Debt
from engine.screen import Heading, Note, Prose
from engine.text import LANGUAGES, Language, Text
from tests.helpers import strict_texts, walk
from tests.pictures.aamonopoly_reader import Reader, shown
from tests.pictures.album import labels
from tests.pictures.test_aamonopoly_without_colour import held, standing, table

every_language = pytest.mark.parametrize("language", LANGUAGES)
BESIDE = (Draw, Tick, TickCard, Clear, Drop, Propose, Withdraw, Order, Miss, Mortgage, Lift)
"""What a seat may do for ever without the match going on."""


def eagerly(game: AnyGame, state: Any, seats: int, luck: random.Random) -> tuple[Seat, Any]:
    """Buy and attack where that can be done, so that there are combats and debts soon."""
    seat = min(game.to_act(state))
    offered = game.legal_actions(state, seat)
    forward = [action for action in offered if not isinstance(action, BESIDE)] or [*offered]
    bold = [a for a in forward if isinstance(a, Buy | Attack) or a in ATTACKS]
    chosen = luck.choice(bold or forward)
    return seat, chosen.at(chosen.low) if isinstance(chosen, Span) else chosen


ATTACKS = [Use(army, attack=True) for army in range(3)]


@cache
def boards() -> tuple[Observation, ...]:
    """Of a whole match among the poor, and some where everything is built or mortgaged."""
    options = Options(rounds=6, cash=150)
    states = [moment.state for moment in walk(GAME, 4, "words", eagerly, options)]
    pressed = [
        replace(full(), tasks=(Debt(Seat(0), Seat(3), 1400, "rent"),)),
        replace(full(), tasks=(Debt(Seat(3), None, 150, "card"),), drawn=Card("paratroopers")),
        replace(full(), tasks=(Auction(15),), awaited=(Seat(0), Seat(3))),
    ]
    drawn = [replace(full(), drawn=card) for card in FACES]
    return (*(GAME.observe(state, None) for state in (*states[::2], states[-1])), *pressed, *drawn)


def full() -> Observation:
    """Every lot is somebody's, with every level of building among them."""
    seen = table(4)
    for nth, square in enumerate(LOTS):
        built = nth % 6 if LOTS[square].group not in ("strait", "utility") else 0
        seen = held(seen, square, Deed(Seat(nth % 4), built, mortgaged=nth % 6 == 0))
    seen = standing(seen, 0, Army(PRISON, 0), Army(PRISON, 2), Army(17))
    gone = replace(seen.estates[1], cash=0, armies=(), standing="out")
    back = replace(seen.estates[2], armies=(), standing="awaiting")
    return replace(seen, estates=(seen.estates[0], gone, back, seen.estates[3]))


def written(seen: Observation, t: Text) -> str:
    """The board's message, in the game's own words."""
    blocks = GAME.present(seen, (), t).blocks
    return "\n".join(b.text for b in blocks if isinstance(b, Heading | Prose | Note))


@every_language
def test_what_the_board_shows_can_be_read_back_from_its_words(language: Language) -> None:
    t, met = strict_texts(GAME)[language], Counter[str]()
    for seen in boards():
        told = Reader(t, written(seen, t), len(seen.estates)).board(seen.options.rounds)

        assert told == shown(seen)
        met.update(
            over=told.round is None,
            held=any(army.tries is not None for each in told.seats for army in each.armies),
            built=any(deed and deed.level for deed in told.deeds),
            thrown=told.dice is not None,
            fought=told.battle is not None,
            owed=isinstance(seen.task, Debt),
            auctioned=isinstance(seen.task, Auction),
            drawn=isinstance(told.presses, str),
        )
    assert all(met.values()), met


@every_language
def test_every_label_of_a_combat_a_debt_and_an_auction_fits(language: Language) -> None:
    t = strict_texts(GAME)[language]
    for seen in boards():
        for scene in (picture(seen, t), hand_picture(replace(seen, viewer=Seat(0)), t)):
            assert all(fit(placed.label, placed.scale).whole for placed in labels(scene))


@every_language
def test_the_words_of_a_picture_name_what_each_seat_has(language: Language) -> None:
    t = strict_texts(GAME)[language]
    for seen in boards():
        told = describe(seen, t)

        assert t("bank", yards=seen.bank.yards, factories=seen.bank.factories) in told
        assert words.decks(seen, t) in told
        assert seen.battle is None or words.fought(seen.battle, t) in told
        for seat, estate in enumerate(seen.estates):
            lots = words.lots(seen.deeds, Seat(seat), t)
            own = {"armies": words.armies(estate, t), "cash": estate.cash}
            all_of_it = t("alt-lots", lots=lots) if lots else t("alt-lots-none")
            if estate.cards:
                all_of_it += f"; {t('seat-cards', n=len(estate.cards))}"
            assert t("alt-seat", name=t.who(seat), lots=all_of_it, **own) in told


@every_language
def test_the_words_of_an_estate_name_all_that_a_seat_has(language: Language) -> None:
    t = strict_texts(GAME)[language]
    for seen in boards():
        for seat in range(len(seen.estates)):
            own = replace(seen, viewer=Seat(seat))
            told = describe(own, t)

            lots = [words.lot(own.deeds, n, t) for n in owned(own.deeds, Seat(seat))]
            assert all(lot in told for lot in lots)
            assert lots or t("picture-no-lots") in told
            assert all(words.card(card, t) in told for card in own.estates[seat].cards)


@every_language
def test_a_picture_with_too_much_to_tell_is_told_by_numbers(language: Language) -> None:
    t = strict_texts(GAME)[language].at_table(["Ж" * 32] * 6)
    seen = full()
    crowd = standing(table(), 0, *[Army(PRISON, 1)] * 3)
    crowd = replace(crowd, deeds=seen.deeds)

    told = describe(crowd, t)
    assert len(told) <= ALT_LIMIT
    assert words.lots(crowd.deeds, Seat(0), t) not in told
    assert "Ж" * 32 in told
