"""The 32 cards do what those of the rules do, say so, and no other decks are read."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from pydantic import ValidationError

from engine import data
from engine.games.aamonopoly.board import PLACES, Deck
from engine.games.aamonopoly.cards import (
    FACES,
    Advance,
    Card,
    Face,
    Pay,
    Return,
    checked,
    deck_of,
    figures,
)
from engine.registry import load_texts
from engine.text import LANGUAGES, Language

RULES: dict[Deck, str] = {
    "bulletins": "to 24; to prison; repairs 25 a Yard, 100 a Factory; back 3; to 11; pay 20; "
    "to 25; pay 15; to 39; pay 150; leave prison; get 150; get 50; to 0; get 100; "
    "repairs 40 a Yard, 115 a Factory",
    "messages": "back to 1; get 25; get 20; get 10; pay 50; leave prison; get 100; to 0; "
    "pay 10 or draw a Bulletin; get 200; pay 100; to prison; 10 from each; get 50; pay 50; "
    "get 100",
}
"""aamonopoly.md, Board, the two lists of cards; Via as square 0."""


DOES = {
    "advance": "to {square}",
    "return": "back to {square}",
    "back": "back {steps}",
    "imprison": "to prison",
    "release": "leave prison",
    "receive": "get {amount}",
    "pay": "pay {amount}",
    "repairs": "repairs {yard} a Yard, {factory} a Factory",
    "from_each": "{amount} from each",
    "pay_or_draw": "pay {amount} or draw a Bulletin",
}


def does(face: Face) -> str:
    square = PLACES[face.square] if isinstance(face, Advance | Return) else None
    return DOES[face.kind].format(square=square, **figures(face))


@pytest.mark.parametrize("deck", RULES)
def test_the_cards_are_those_of_the_rules(deck: Deck) -> None:
    assert "; ".join(does(FACES[card]) for card in deck_of(deck)) == RULES[deck]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_says_its_figures(language: Language) -> None:
    t = load_texts("aamonopoly")(language)
    said = set()
    for card, face in FACES.items():
        text = t(f"card-{card}-text", **figures(face))

        assert text != f"card-{card}-text"
        assert all(str(figure) in text for figure in figures(face).values())
        said |= {text, t(f"card-{card}")}
    assert len(said) == 64


CARDS = tuple(FACES.values())
SAFE = FACES[Card("safe-conduct")]


def changed(card: str, **fields: object) -> tuple[Face, ...]:
    one = FACES[Card(card)]
    other = replace(one, **fields)  # type: ignore[arg-type]  # of the card's own fields
    return tuple(other if face is one else face for face in CARDS)


@pytest.mark.parametrize(
    ("faces", "why"),
    [
        (CARDS[1:], "the bulletins have 15 cards, not 16"),
        (changed("parcel", key="jeep"), "more than one card is called jeep"),
        (changed("landing", square="atlantis"), "landing: no square is called atlantis"),
        (changed("landing", square="messages"), "landing: no square is called messages"),
        (changed("air-raid", factory=0), "air-raid: an amount is not above 0"),
        (
            tuple(Pay(Card("tip"), "bulletins", 5) if face is SAFE else face for face in CARDS),
            "one of the bulletins leads out of prison",
        ),
    ],
)
def test_decks_that_cannot_be_played_with_say_why(faces: tuple[Face, ...], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        checked(faces)


@pytest.mark.parametrize(
    "row",
    ['kind = "pay"', 'kind = "bribe"\namount = 5', "amount = 5", 'kind = "pay"\namount = "5"'],
)
def test_a_table_with_a_wrong_card_is_not_read(
    row: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "some").mkdir()
    source = f'[[decks]]\nkey = "x"\ndeck = "messages"\n{row}\n'
    (tmp_path / "some" / "decks.toml").write_text(source, "utf-8")
    monkeypatch.setattr(data, "GAMES", tmp_path)

    with pytest.raises(ValidationError):
        data.read_rows("some", "decks", Face)
