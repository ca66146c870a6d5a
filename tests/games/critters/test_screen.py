"""What a screen says, word for word."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

import pytest

from engine.game import Viewer
from engine.games.critters import GAME
from engine.games.critters.cards import FACES, Theatre
from engine.games.critters.events import Flipped, Scored
from engine.games.critters.model import (
    Choose,
    Consider,
    Decline,
    Deploy,
    Flip,
    Improvise,
    Move,
    Place,
    State,
    TakeBack,
    Withdraw,
)
from engine.screen import Heading, Menu, Note, Option, Prose, Screen
from engine.text import LANGUAGES, Language
from tests.games.critters.tables import A, B, card, do, table
from tests.helpers import strict_texts

T = TypeVar("T")
COVERS = "\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}"


def screen(state: State, viewer: Viewer, language: Language = "en") -> Screen:
    choices = () if viewer is None else GAME.legal_actions(state, viewer)
    return GAME.present(GAME.observe(state, viewer), choices, strict_texts(GAME)[language])


def blocks(shown: Screen, kind: type[T]) -> list[T]:
    return [block for block in shown.blocks if isinstance(block, kind)]


def menus(state: State, viewer: Viewer) -> dict[str, tuple[Option, ...]]:
    return {menu.prompt: menu.options for menu in blocks(screen(state, viewer), Menu)}


def test_the_board_shows_theatres_totals_and_who_controls_them() -> None:
    state = table(
        "A6 L1", "S6", air=("A2 a3", "A5"), land=("", "l2!"), sea=("S1", ""), points=(2, 8), first=B
    )

    board = screen(state, None)

    assert blocks(board, Heading) == [Heading("Battle 1 · Anna to move")]
    assert [line for prose in blocks(board, Prose) for line in prose.text.split("\n")] == [
        "**Anna** · 2 of 12 points · cards in hand: 2",
        "**Bruno** · 8 of 12 points · cards in hand: 1 · First Player",
        "**Air** · 4 : 5 · controlled by Bruno",
        f"Anna: Air Drop 2 {COVERS} face down 2",
        "Bruno: Containment 5",
        "**Land** · 0 : 2 · controlled by Bruno",
        "Anna: no cards",
        "Bruno: face down 2 (seen: Ambush)",
        "**Sea** · 1 : 0 · controlled by Anna",
        "Anna: Transport 1",
        "Bruno: no cards",
    ]
    assert [note.text for note in blocks(board, Note)] == [
        "Deck: 10 cards.",
        "If Anna withdraws now, with 2 cards left, Bruno scores 4 points.",
        "Later, points by cards left: 1: 6.",
    ]
    assert blocks(board, Menu) == []


def test_a_hand_names_the_seats_own_face_down_cards_and_its_cards() -> None:
    state = table("A6 L1", "S6", air=("A2 a3", "a1"))

    shown = screen(state, A)

    prose = [each.text for each in blocks(shown, Prose)]
    assert f"Anna: Air Drop 2 {COVERS} face down 2 (yours: Air Maneuver)" in prose[1]
    assert "Bruno: face down 2" in prose[1]
    assert prose[-1] == "**Your hand:** Heavy Bombers (Air 6) · Reinforce (Land 1)"


def test_first_the_card_is_chosen_then_how_and_where() -> None:
    state = table("A6 L1", "S6")
    chosen = do(state, Choose(card("A6"))).state

    first, then = menus(state, A), menus(chosen, A)

    assert [option.label for option in first["Which card do you play?"]] == [
        "Heavy Bombers (Air 6)",
        "Reinforce (Land 1)",
    ]
    assert [option.ticked for option in then["Which card do you play?"]] == [True, False]
    assert then["Deploy Heavy Bombers, face up"] == (
        Option("Face up in the air", (Deploy(card("A6"), "air"),), weight="main"),
    )
    assert [o.actions for o in then["Improvise with Heavy Bombers, face down"]] == [
        (Improvise(card("A6"), "air"),),
        (Improvise(card("A6"), "land"),),
        (Improvise(card("A6"), "sea"),),
    ]


def test_what_would_be_destroyed_is_warned_of() -> None:
    state = table("A6 L1", "S6", land=("", "S5"), sea=("s1", "A5"), air=("A1 a2", "a4"))
    chosen = do(state, Choose(card("A6"))).state

    offered = menus(chosen, A)

    (up,) = offered["Deploy Heavy Bombers, face up"]
    down = offered["Improvise with Heavy Bombers, face down"]
    blockaded = "Blockade is next to it and 3 cards or more lie there: it would be destroyed."
    assert up.detail == blockaded
    assert {option.detail for option in down} == {"Containment is face up: it would be destroyed."}


def test_withdrawing_shows_what_it_costs_before_it_can_be_done() -> None:
    state = table("A6 L1", "S6")
    weighed = do(state, Consider(True)).state

    before, after = menus(state, A), menus(weighed, A)

    costs = "If Anna withdraws now, with 2 cards left, Bruno scores 3 points."
    assert before["Or give this battle up"] == (Option("Withdraw…", (Consider(True),)),)
    assert after[costs] == (
        Option("Withdraw", (Withdraw(),), weight="danger"),
        Option("Fight on", (Consider(False),)),
    )
    assert do(weighed, Choose(card("L1"))).state.draft.withdrawing is False


@pytest.mark.parametrize(
    ("sign", "prompt", "options"),
    [
        (
            "L2",
            "Which card do you flip?",
            {
                "Air · Anna: face down 2 (yours: Support)": Flip("air", A),
                "Air · Bruno: Air Drop 2": Flip("air", B),
                "Land · Anna: Ambush 2": Flip("land", A),
                "Land · Bruno: face down 2": Flip("land", B),
            },
        ),
        (
            "S1",
            "Which card do you move, and where?",
            {
                "None": Decline(),
                f"face down 2 (yours: Support): Air {COVERS} Land": Move("air", 0, "land"),
                f"face down 2 (yours: Support): Air {COVERS} Sea": Move("air", 0, "sea"),
                f"Transport 1: Sea {COVERS} Air": Move("sea", 0, "air"),
                f"Transport 1: Sea {COVERS} Land": Move("sea", 0, "land"),
            },
        ),
        (
            "S4",
            "Which card do you take back?",
            {
                "None": Decline(),
                "Air: face down 2 (yours: Support)": TakeBack("air", 0),
            },
        ),
        (
            "L1",
            "Where do you put it, face down?",
            {"Face down in the air": Place("air"), "Face down at sea": Place("sea")},
        ),
    ],
)
def test_each_ability_asks_its_own_question(
    sign: str, prompt: str, options: dict[str, object]
) -> None:
    state = table(f"A6 {sign}", "L6", air=("a1", "A2"), land=("", "l4"), deck="S2 S3")
    theatre: Theatre = "land" if sign.startswith("L") else "sea"
    asked = do(state, Deploy(card(sign), theatre)).state

    shown = {o.label: o.actions for o in menus(asked, A)[prompt]}

    assert shown == {label: (action,) for label, action in options.items()}
    assert menus(asked, B) == {}


def test_whoever_draws_by_reinforce_reads_which_card_it_is() -> None:
    asked = do(table("L1 A6", "L6", deck="S2 S3"), Deploy(card("L1"), "land")).state

    assert Note("You drew Escalation (Sea 2).") in screen(asked, A).blocks
    assert "Escalation" not in repr(screen(asked, B))
    assert "Escalation" not in repr(screen(asked, None))


def test_everybody_reads_which_choice_is_open_and_what_waits() -> None:
    state = table("L5 A6", "L6 S6", air=("s3", "A1"), sea=("", "a2"))
    asked = do(state, Deploy(card("L5"), "land"), Flip("air", A)).state
    dropped = replace(asked, drops=(True, False))

    for viewer in (None, A, B):
        notes = [note.text for note in blocks(screen(dropped, viewer), Note)]

        assert "Last played: Anna deploys Disrupt on land." in notes
        assert "Disrupt: Bruno chooses a card to flip." in notes
        assert "Abilities still to come: Sea Maneuver." in notes
        assert "Air Drop: the next card of Anna may go face up to any theatre." in notes
    assert "If Anna withdraws now" not in repr(screen(asked, None))


def test_what_lies_destroyed_in_the_deck_is_told_to_those_who_know_it() -> None:
    state = table("A6 L6", "S1", air=("A5", ""), deck="S2")
    after = do(state, Improvise(card("L6"), "land")).state

    decks = {
        viewer: next(n.text for n in blocks(screen(after, viewer), Note) if "Deck" in n.text)
        for viewer in (None, A, B)
    }

    assert (
        Note(
            "Last played: Anna plays a card face down on land. "
            "Containment destroys it: it goes to the bottom of the deck."
        )
        in screen(after, None).blocks
    )
    assert decks == {
        None: "Deck: 2 cards. Destroyed, at its bottom: a card only Anna knows.",
        A: "Deck: 2 cards. Destroyed, at its bottom: Heavy Tanks (only you know).",
        B: "Deck: 2 cards. Destroyed, at its bottom: a card only Anna knows.",
    }


def test_the_log_tells_a_flip_and_a_battle_in_three_languages() -> None:
    up = do(table("L2 A6", "S6", air=("", "a1")), Deploy(card("L2"), "land"), Flip("air", B))
    flipped = next(event for event in up.events if isinstance(event, Flipped))
    scored = Scored(2, A, 6, ("air", "sea"), None)
    texts = strict_texts(GAME)

    assert {code: GAME.narrate(flipped, texts[code]) for code in LANGUAGES} == {
        "en": "Ambush: Anna turns Support up in the air, on the side of Bruno.",
        "it": "Imboscata: Anna scopre Appoggio in aria, dalla parte di Bruno.",
        "uk": "Засідка: Anna перевертає картку «Підтримка» горілиць у повітрі (бік: Bruno).",  # noqa: RUF001 - Ukrainian
    }
    assert {code: GAME.narrate(scored, texts[code]) for code in LANGUAGES} == {
        "en": "Battle 2: Anna held Air and Sea and scored 6 points.",
        "it": "Battaglia 2: Anna controlla Aria e Mare e segna 6 punti.",
        "uk": "Битва 2. Театри, які контролює Anna: Повітря і Море. Це 6 ПО.",  # noqa: RUF001 - Ukrainian
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_label_fits_a_button_and_every_detail_a_select(language: Language) -> None:
    """Discord's limits are 80 and 100 characters."""
    t = strict_texts(GAME)[language]
    for key in (f"S{n}" for n in range(1, 7)):
        shown = screen(do(table(f"{key} A6", "L6"), Choose(card(key))).state, A, language)
        for menu in blocks(shown, Menu):
            assert all(0 < len(option.label) <= 80 for option in menu.options)
            assert all(len(option.detail) <= 100 for option in menu.options)
    abilities = [t(f"ability-{face.ability or 'none'}") for face in FACES.values()]
    assert max(map(len, abilities)) <= 100
