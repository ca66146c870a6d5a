"""What a screen says, word for word, and which buttons it has."""

from __future__ import annotations

import pytest

from engine.games.dogfight import GAME
from engine.games.dogfight.events import Advanced, Countered, Hit, Saved, TurnEnded, Used
from engine.games.dogfight.model import Advance, Counter, EndTurn, Save, State, Use
from engine.screen import Heading, Menu, Note, Prose, Screen
from engine.text import Language
from tests.games.dogfight.tables import A, B, do, opening, squadron, table
from tests.helpers import strict_texts

RICH = table(5, squadron((2, 6), (2, 1), (0, 0), reserve=3), squadron((2, 4), (1, 0), (2, 0)))


def screen(state: State, language: Language = "en") -> Screen:
    """As the board shows it: the choices of whoever's turn it is, for all to see."""
    (seat,) = GAME.to_act(state) or {A}
    choices = GAME.legal_actions(state, seat)
    return GAME.present(GAME.observe(state, None), choices, strict_texts(GAME)[language])


def menus(state: State, language: Language = "en") -> dict[str, list[str]]:
    """Labels by prompt."""
    blocks = screen(state, language).blocks
    return {b.prompt: [o.label for o in b.options] for b in blocks if isinstance(b, Menu)}


def test_the_board_says_how_both_squadrons_stand() -> None:
    blocks = screen(RICH).blocks

    assert blocks[0] == Heading("Turn 5 · Anna")
    assert [block.text for block in blocks if isinstance(block, Prose | Note)] == [
        "Roll: 5 · points left: 5",
        "\n".join(
            (
                "**Anna** · reserve 3 · countermeasures 3",
                "Left: 6/8, lives 2 · Centre: 1/6, lives 2 · Right: shot down",
                "**Bruno** · reserve 0 · countermeasures 3",
                "Left: 4/8, lives 2 · Centre: 0/6, lives 1 · Right: no target left, lives 2",
            )
        ),
        "Distance: short · Roll for the start: Anna 5 · Bruno 3; Anna began",
    ]


def test_every_press_is_a_button_that_says_what_it_does() -> None:
    assert menus(RICH) == {
        "Advance · 1 point a square": ["Left +1", "Centre +1"],
        "As far as the points go": ["Left +2: hit!", "Centre +5: hit!"],
        "Countermeasure · 2 points": ["Left: 4 → 1"],
        "Reserve and end of the turn": [
            "Use 1 of the reserve",
            "Use 2 of the reserve",
            "End turn and lose 5 points",
        ],
    }


def test_buttons_speak_italian_and_ukrainian() -> None:
    assert menus(RICH, "it") == {
        "Avanzare · 1 punto a quadretto": ["Sinistra +1", "Centro +1"],
        "Fin dove bastano i punti": ["Sinistra +2: a segno!", "Centro +5: a segno!"],
        "Contromisura · 2 punti": ["Sinistra: 4 → 1"],
        "Riserva e fine del turno": [
            "Prendi 1 dalla riserva",
            "Prendi 2 dalla riserva",
            "Fine del turno, 5 punti vanno persi",
        ],
    }
    assert list(menus(RICH, "uk").values()) == [
        ["Лівий фланг +1", "Центр +1"],
        ["Лівий фланг +2: влучання!", "Центр +5: влучання!"],
        ["Лівий фланг: 4 → 1"],
        ["Узяти 1 з резерву", "Узяти 2 з резерву", "Кінець ходу, 5 очок пропаде"],
    ]


def test_with_no_points_left_one_press_ends_the_turn() -> None:
    spent = do(table(2), Advance("left", 2)).state

    (menu,) = [block for block in screen(spent).blocks if isinstance(block, Menu)]
    (option,) = menu.options
    assert (option.label, option.actions, option.weight) == ("End turn", (EndTurn(5),), "main")


def test_who_rolled_higher_is_asked_who_begins() -> None:
    assert menus(opening()) == {"Who has the first turn?": ["Anna begins", "Bruno begins"]}
    assert screen(opening()).blocks[0] == Heading("Anna chooses who begins")


def test_all_that_became_of_the_roll_is_told() -> None:
    batch = (Use(2), Counter("left"), Advance("left", 2), Save(1))

    state = do(RICH, *batch).state

    told = "Roll: 5 · points left: 2 · taken from the reserve: 2 · saved: 1"
    assert Prose(f"{told} · countermeasure used · already hit: Left") in screen(state).blocks


@pytest.mark.parametrize(
    ("points", "cost", "told"),
    [
        (
            0,
            1,
            (
                "You have no points left; that costs 1.",
                "Non hai più punti; ne serve 1.",
                "Очок більше немає; для цього потрібно 1.",
            ),
        ),
        (
            1,
            2,
            (
                "You have only 1 point left; that costs 2.",
                "Ti resta solo 1 punto; ne servono 2.",
                "Лишилося тільки 1 очко; для цього потрібно 2.",
            ),
        ),
        (
            2,
            5,
            (
                "You have only 2 points left; that costs 5.",
                "Ti restano solo 2 punti; ne servono 5.",
                "Лишилося тільки 2 очки; для цього потрібно 5.",
            ),
        ),
    ],
)
def test_too_few_points_are_counted_as_each_language_counts(
    points: int, cost: int, told: tuple[str, ...]
) -> None:
    texts = strict_texts(GAME)

    said = tuple(t("error-too-few-points", points=points, cost=cost) for t in texts.values())

    assert said == told


def test_the_log_tells_what_became_of_the_points_in_three_languages() -> None:
    events = (
        Used(A, 2, 1),
        Used(B, 1, 2),
        Countered(A, "right", 3, 4),
        Advanced(A, "left", 1, 8),
        Hit(A, "left", 1),
        Hit(B, "centre", 0),
        Saved(A, 1, 2),
        TurnEnded(A, 2),
    )
    told = {code: [GAME.narrate(e, t) for e in events] for code, t in strict_texts(GAME).items()}

    ukrainian = told.pop("uk")
    assert told == {
        "en": [
            "Anna takes 2 from the reserve (1 left).",
            "Bruno takes 1 from the reserve (2 left).",
            "Anna uses a countermeasure on the right: the enemy line goes back 3 squares, to 4.",
            "Anna advances 1 square on the left, to 8.",
            "Anna hits on the left: Bruno\u2019s plane loses a life.",
            "Bruno hits in the centre: Anna\u2019s plane is shot down!",
            "Anna saves 1 (reserve 2).",
            "Anna lets 2 points go.",
        ],
        "it": [
            "Anna prende 2 dalla riserva (ne resta 1).",
            "Bruno prende 1 dalla riserva (ne restano 2).",
            "Anna usa una contromisura a destra: la linea nemica arretra di 3 quadretti, a 4.",
            "Anna avanza di 1 quadretto a sinistra, fino a 8.",
            "Anna va a segno a sinistra: l\u2019aereo di Bruno perde una vita.",
            "Bruno va a segno al centro: l\u2019aereo di Anna è abbattuto!",
            "Anna conserva 1 (riserva 2).",
            "Anna chiude il turno: 2 punti vanno persi.",
        ],
    }
    assert ukrainian[3:7] == [
        "Anna наступає на лівому фланзі на 1 клітинку, до 8.",
        "Anna влучає на лівому фланзі: літак суперника (Bruno) втрачає життя.",
        "Bruno влучає в центрі: літак суперника (Anna) збито!",
        "Anna зберігає 1 (резерв 2).",
    ]
