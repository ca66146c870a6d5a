"""The words under a board, and those of its picture, tell all that the picture shows."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from cogs.ui.sheets import TEXT, _ending
from cogs.ui.waiting import waiting
from engine.game import Seat
from engine.games.airwar import GAME
from engine.games.airwar.cards import STANDARD
from engine.games.airwar.model import Observation
from engine.games.airwar.naming import called, short
from engine.games.airwar.pieces import SEATS, Account, Clash, Place, Theatre
from engine.games.airwar.words import cards
from engine.registry import load_texts
from engine.screen import Heading, Note, Prose
from engine.text import LANGUAGES, Language, Text
from tests.helpers import NAMES, strict_texts
from tests.pictures.airwar_reader import Reader, Side
from tests.pictures.album import Sight, sights
from tests.pictures.test_two_worlds import match_of

EVERY = 5
"""Of so many boards one is read."""


def boards() -> list[Sight]:
    """Of matches of full size; the last of each match among them."""
    options = GAME.shapes.options()
    whole = [s for s in sights(GAME) if s.viewer is None and s.seen.options == options]
    return [s for nth, s in enumerate(whole) if nth % EVERY == 0 or s.seen.outcome is not None]


def written(sight: Sight, t: Text) -> str:
    """The board's message: the game's own words, and the foot that all games share."""
    blocks = GAME.present(sight.seen, (), t).blocks
    match = match_of(GAME, sight.moment.state, sight.seats)
    match = replace(match, awaited=tuple(sorted(GAME.to_act(sight.moment.state))))
    outcome = sight.seen.outcome
    foot = waiting(match, None, t) if outcome is None else _ending(match, outcome, t)
    said = [block.text for block in blocks if isinstance(block, Heading | Prose | Note)]
    return "\n".join((*said, foot))


def side(seen: Observation, seat: Seat) -> Side:
    theatre: Theatre = seen.theatres[seat]
    return Side(
        theatre.industry,
        theatre.convoy,
        tuple(map(sorted_, theatre.places)),
        theatre.war,
        seen.hand_sizes[seat],
        seen.deck_sizes[seat],
        len(theatre.discards),
    )


def sorted_(place: Place) -> Place:
    """Copies are told as one, so their order is not."""
    planes = sorted(place.planes, key=lambda plane: (plane.card, plane.attached))
    return replace(place, planes=tuple(planes))


def told(account: Account) -> Account:
    """Without what is not told in words: whose clash it was, which aircraft struck."""
    hit = account.hit and replace(account.hit, planes=())
    clashes = tuple(map(fought, account.clashes))
    fled = account.over and account.hit is None
    return replace(account, turn=0, hit=hit, clashes=clashes, over=fled)


def fought(clash: Clash) -> Clash:
    sides = tuple(replace(side, played=()) for side in clash.sides)
    return replace(clash, opener=Seat(0), sides=sides)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_in_words_can_be_read_back(language: Language) -> None:
    t = load_texts(GAME.key, TEXT)(language, NAMES)
    met = Counter[str]()
    for sight in boards():
        seen = sight.seen
        reader = Reader(t, written(sight, t))

        assert reader.turn(seen.options.limit) == (seen.turn, seen.active)
        for seat in SEATS:
            read = reader.side(seat)
            assert replace(read, places=tuple(map(sorted_, read.places))) == side(seen, seat)
        assert list(reader.accounts()) == list(map(told, seen.accounts))
        assert reader.awaited() == tuple(sorted(seen.awaited))
        assert (t("over") in reader.text) == (seen.outcome is not None)
        met.update(_kinds(seen))
    assert all(met.values()), met


def _kinds(seen: Observation) -> dict[str, bool]:
    places = [place for theatre in seen.theatres for place in theatre.places]
    clashes = [clash for account in seen.accounts for clash in account.clashes]
    sides = [side for clash in clashes for side in clash.sides]
    hits = [account.hit for account in seen.accounts if account.hit is not None]
    return {
        "raid": seen.raid is not None,
        "clash": bool(clashes),
        "exposed": any(side.exposed for side in sides),
        "grounded": any(place.planes for place in places),
        "war on a base": any(place.war for place in places),
        "attached": any(side.plane.attached for side in sides),
        "destroyed": any(hit.destroyed for hit in hits),
        "resources": any(hit.industry for hit in hits),
        "over": seen.outcome is not None,
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_picture_tell_what_it_shows(language: Language) -> None:
    t = strict_texts(GAME)[language]
    for sight in boards():
        seen: Observation = sight.seen
        assert GAME.describe is not None
        words = GAME.describe(seen, t)

        for seat in SEATS:
            theatre = seen.theatres[seat]
            numbers = {"industry": theatre.industry, "convoy": theatre.convoy}
            piles = {"hand": seen.hand_sizes[seat], "deck": seen.deck_sizes[seat]}
            assert t(f"alt-seat-{seat}", name=NAMES[seat], **numbers, **piles) in words
            assert all(STANDARD.stations[place.card].name in words for place in theatre.places)
        if seen.raid is not None:
            raid = seen.raid
            assert t("alt-hidden", name=NAMES[raid.attacker], n=raid.backs) in words
            open_ = [*raid.exposed, *raid.engaged]
            assert all(short(STANDARD.faces[plane.card], t) in words for plane in open_)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_hand_name_every_card_of_it_and_all_that_is_set_aside(
    language: Language,
) -> None:
    t = strict_texts(GAME)[language]
    options, aside, picked = GAME.shapes.options(), 0, 0
    for sight in sights(GAME):
        if sight.viewer is None or sight.seen.options != options:
            continue
        assert GAME.describe is not None
        words = GAME.describe(sight.seen, t)
        own = () if sight.seen.raid is None else sight.seen.raid.own
        drafted = cards(STANDARD, sight.seen.desk.aircraft, t)
        aside, picked = aside + bool(own), picked + bool(drafted)

        assert drafted in words
        assert all(called(STANDARD.faces[c], t) in words for c in (*sight.seen.hand, *own))
        assert sight.seen.hand or t("hand-empty") in words
    assert aside > 20
    assert picked > 20
