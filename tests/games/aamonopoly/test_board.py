"""The 40 squares are those of the rules, and no other board is read."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from pydantic import ValidationError

from engine import data
from engine.games.aamonopoly import words
from engine.games.aamonopoly.board import (
    BOARD,
    LOTS,
    MEMBERS,
    NEUTRAL,
    PLACES,
    PRISON,
    VIA,
    Draw,
    Lot,
    Square,
    Strait,
    Street,
    Tax,
    Utility,
    checked,
    mortgage,
)
from engine.registry import load_texts
from engine.text import LANGUAGES, Language

RULES = """
0 Via
1 Panama brown 60 2/10/30/90/160/250 50
2 Messages
3 *Mexico brown 60 4/20/60/180/320/450 50
4 War Tribute 200
5 Atlantic Ocean strait 200 25/50/100/200
6 Algeria light-blue 100 6/30/90/270/400/550 50
7 War Bulletin
8 Libya light-blue 100 6/30/90/270/400/550 50
9 *Sudan light-blue 120 8/40/100/300/450/600 50
10 Prison
11 Greece pink 140 10/50/150/450/625/750 100
12 Radar utility 150 4/10
13 Balkans pink 140 10/50/150/450/625/750 100
14 *Italy pink 160 12/60/180/500/700/900 100
15 *Suez Canal strait 200 25/50/100/200
16 Norway orange 180 14/70/200/550/750/950 100
17 Messages
18 Great Britain orange 180 14/70/200/550/750/950 100
19 *Normandy orange 200 16/80/220/600/800/1000 100
20 Neutral Territories
21 Manchuria red 220 18/90/250/700/875/1050 150
22 War Bulletin
23 Philippines red 220 18/90/250/700/875/1050 150
24 *Japan red 240 20/100/300/750/925/1100 150
25 Mediterranean Sea strait 200 25/50/100/200
26 Caucasus yellow 260 22/110/330/800/975/1150 150
27 *Kazakh yellow 260 22/110/330/800/975/1150 150
28 *Anti-aircraft utility 150 4/10
29 Moscow yellow 280 24/120/360/850/1025/1200 150
30 Go to prison
31 Ukraine green 300 26/130/390/900/1100/1275 200
32 Poland green 300 26/130/390/900/1100/1275 200
33 Messages
34 *Germany green 320 28/150/450/1000/1200/1400 200
35 *Indian Ocean strait 200 25/50/100/200
36 War Bulletin
37 *Pearl Harbor dark-blue 350 35/175/500/1100/1300/1500 200
38 War Tax 100
39 Washington dark-blue 400 50/200/600/1400/1700/2000 200
"""
"""aamonopoly.md, Board; battlegrounds with a star."""


def listed(number: int, square: Square) -> str:
    name = load_texts("aamonopoly")("en")(f"square-{square.key}")
    star = "*" if isinstance(square, Lot) and square.battleground else ""
    match square:
        case Street():
            rents = "/".join(map(str, square.rents))
            told = f" {square.group} {square.price} {rents} {square.yard}"
        case Strait():
            told = f" strait {square.price} {'/'.join(map(str, square.rents))}"
        case Utility():
            told = f" utility {square.price} {'/'.join(map(str, square.factors))}"
        case Tax():
            told = f" {square.amount}"
        case _:
            told = ""
    return f"{number} {star}{name}{told}"


def test_the_squares_are_those_of_the_rules() -> None:
    assert [listed(n, square) for n, square in enumerate(BOARD)] == RULES.strip().split("\n")


def test_lots_groups_and_corners_are_found_by_their_squares() -> None:
    assert (len(LOTS), sum(map(len, MEMBERS.values()))) == (28, 28)
    assert MEMBERS["brown"] == (1, 3)
    assert MEMBERS["strait"] == (5, 15, 25, 35)
    assert MEMBERS["utility"] == (12, 28)
    assert [PLACES[key] for key in ("via", "prison", "neutral")] == [VIA, PRISON, NEUTRAL]
    assert "messages" not in PLACES


def test_the_bank_lends_half_the_price() -> None:
    assert [mortgage(LOTS[square]) for square in (1, 5, 12, 37)] == [30, 100, 75, 175]


def changed(number: int, **fields: object) -> tuple[Square, ...]:
    square = replace(BOARD[number], **fields)  # type: ignore[arg-type]  # of the square's own fields
    return (*BOARD[:number], square, *BOARD[number + 1 :])


@pytest.mark.parametrize(
    ("board", "why"),
    [
        (BOARD[:-1], "40 squares, this one 39"),
        ((*BOARD[1:], BOARD[0]), "every tenth square is a corner"),
        (changed(1, key="mexico"), "more than one square is called mexico"),
        (changed(2, key="bulletins"), "4 squares draw from the bulletins"),
        (changed(1, group="pink"), "brown has 1 lots, not 2 or 3"),
        ((*BOARD[:5], Tax("toll", 5), *BOARD[6:]), "strait has 3 lots, not 4"),
        (changed(1, yard=100), "Yards do not cost the same all over brown"),
        (changed(1, battleground=True), "brown has 2 battlegrounds, not 1"),
        (changed(28, battleground=False), "utility has 0 battlegrounds, not 1"),
        (changed(4, amount=0), "war-tribute: an amount is not above 0"),
        (changed(1, price=-60), "panama: an amount is not above 0"),
        (changed(5, rents=(25, 50, 50, 200)), "atlantic-ocean: what it earns does not rise"),
        (changed(1, price=61), "panama: half of 61"),
    ],
)
def test_a_board_that_cannot_be_played_on_says_why(board: tuple[Square, ...], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        checked(board)


@pytest.mark.parametrize(
    "row",
    [
        'kind = "street"\nkey = "x"\ngroup = "mauve"\nprice = 2\nrents = [1,2,3,4,5,6]\nyard = 5',
        'kind = "street"\nkey = "x"\ngroup = "brown"\nprice = 2\nrents = [1,2,3,4,5]\nyard = 5',
        'kind = "tax"\nkey = "x"\namount = "200"',
        'kind = "tax"\nkey = "x"\namount = 200\nprice = 3',
        'kind = "draw"\nkey = "letters"',
        'key = "via"',
    ],
)
def test_a_table_with_a_wrong_square_is_not_read(
    row: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "some").mkdir()
    (tmp_path / "some" / "board.toml").write_text(f"[[board]]\n{row}\n", "utf-8")
    monkeypatch.setattr(data, "GAMES", tmp_path)

    with pytest.raises(ValidationError):
        data.read_rows("some", "board", Square)


def test_there_are_as_many_draws_of_each_deck() -> None:
    assert [n for n, square in enumerate(BOARD) if square == Draw("messages")] == [2, 17, 33]
    assert [n for n, square in enumerate(BOARD) if square == Draw("bulletins")] == [7, 22, 36]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_squares_are_called_the_same(language: Language) -> None:
    t = load_texts("aamonopoly")(language)

    assert len({words.square(number, t) for number in range(len(BOARD))}) == 40
