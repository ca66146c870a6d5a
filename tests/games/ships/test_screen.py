"""What a screen says, word for word."""

from __future__ import annotations

from typing import TypeVar

from engine.game import Viewer
from engine.games.ships import GAME
from engine.games.ships.commands import fire, reload, sail
from engine.games.ships.events import Fired
from engine.games.ships.model import Clear, Confirm, Reopen, Ship, State, Tick
from engine.screen import Heading, Menu, Note, Option, Pick, Prose, Screen
from engine.text import Language
from tests.games.ships.tables import KEEP, A, B, both, do, happened, table
from tests.helpers import strict_texts

MINUS = "\N{MINUS SIGN}"
T = TypeVar("T")


def screen(state: State, viewer: Viewer, language: Language = "en") -> Screen:
    choices = () if viewer is None else GAME.legal_actions(state, viewer)
    return GAME.present(GAME.observe(state, viewer), choices, strict_texts(GAME)[language])


def blocks(shown: Screen, kind: type[T]) -> list[T]:
    return [block for block in shown.blocks if isinstance(block, kind)]


def main_label(state: State, language: Language = "en") -> str:
    """Of the confirming button, the last of all."""
    option = blocks(screen(state, A, language), Menu)[-1].options[-1]
    assert (option.weight, option.actions) == ("main", (Confirm(),))
    return option.label


def test_the_board_shows_ships_and_winds() -> None:
    state = do(table("NNEC", "SC", "sail"), (A, sail({"north": 2, "east": 1})), (B, KEEP)).state

    board = screen(state, None)

    assert blocks(board, Heading) == [Heading("Turn 1 · Fire")]
    assert blocks(board, Prose) == [
        Prose(
            "⛵ **Anna** · hull 7 · rigging 7 · crew 7\n⛵ **Bruno** · hull 7 · rigging 7 · crew 7"
        )
    ]
    assert [line for note in blocks(board, Note) for line in note.text.split("\n")] == [
        "Winds — Anna: 2 North, 1 East · Bruno: none. Anna has the weather gage.",
        "Cards in hand: Anna 1 · Bruno 2 · draw pile: 50",
        "Face up among the discards: 2 North, 1 East",
    ]
    assert (blocks(board, Menu), blocks(board, Pick)) == ([], [])


def test_the_board_tells_that_the_match_is_over_and_leaves_why_to_the_frame() -> None:
    ships = Ship(7, 7, 7), Ship(1, 7, 7)
    state = do(table("CN", "HN", "fire", ships=ships), (A, fire("cannon", 1)), (B, KEEP)).state

    board = screen(state, None)

    assert blocks(board, Heading) == [Heading("The match is over")]
    assert Prose("Bruno\u2019s hull is shattered: the ship sinks.") not in board.blocks


def test_a_hand_is_shown_by_kinds_with_a_card_to_tick_each() -> None:
    shown = screen(do(table("NNECCC", "S"), (A, reload({"north": 1})[:-1])).state, A)

    pick = blocks(shown, Pick)[0]
    assert Prose("**Your hand:** 2 North · 1 East · 3 Cannon Balls") in shown.blocks
    assert [(option.label, option.ticked) for option in pick.options] == [
        ("North", True),
        ("North", False),
        ("East", False),
        *[("Cannon Ball", False)] * 3,
    ]
    assert (pick.clear, pick.high) == (Clear("discard"), 4)
    assert pick.options[2].actions == (Tick("discard", "east"),)


def test_the_confirming_button_says_what_will_happen() -> None:
    reloading, sailing = table("NNECCHH", "S"), table("NNECCHH", "S", "sail")

    assert main_label(reloading) == "Keep all 7"
    assert main_label(do(reloading, (A, reload({"north": 2})[:-1])).state) == "Discard 2, draw 2"
    assert main_label(sailing) == "Set sail with no wind"
    drafted = do(sailing, (A, sail({"north": 2, "east": 1})[:-1])).state
    assert main_label(drafted) == "Set sail: 2 North, 1 East"
    assert main_label(drafted, "it") == "Salpa con 2 Nord, 1 Est"
    assert main_label(drafted, "uk") == "Поставити вітри: 2 північні, 1 східний"
    firing = table("CCCN", "S", "fire")
    assert main_label(firing) == "Hold fire"
    assert main_label(do(firing, (A, fire("cannon", 3)[:-1])).state) == "Fire 3 Cannon Balls"
    retiring = do(table("CCN", "S", "retire"), (A, (Tick("retire", "north"),))).state
    assert main_label(retiring) == "Retire 1 card"


def test_orders_are_offered_with_sail_and_marked_when_given() -> None:
    state = do(table("NCC", "S", "sail"), (A, sail({}, fire={"cannon": 1}, retire={})[:-1])).state

    orders, retiring, _ = blocks(screen(state, A), Menu)

    assert [(option.label, option.ticked) for option in orders.options] == [
        ("Ask me then", False),
        ("Hold fire", False),
        ("2 Cannon Balls", False),
        ("1 Cannon Ball", True),
    ]
    assert [(option.label, option.ticked) for option in retiring.options] == [
        ("Ask me then", False),
        ("Discard nothing", True),
    ]


def test_a_sealed_answer_is_told_and_can_be_taken_back() -> None:
    order = sail({"north": 2}, fire={"cannon": 1}, retire={})
    state = do(table("NNC", "S", "sail"), (A, order)).state

    shown = screen(state, A)

    assert [note.text for note in blocks(shown, Note)] == [
        "Your answer is sealed: Set sail: 2 North",
        "Your order for Fire: 1 Cannon Ball",
        "Your order for Retire: Discard nothing",
    ]
    assert blocks(shown, Menu)[0].options == (Option("Change my answer", (Reopen("sail"),)),)


def test_a_seat_without_the_gage_is_told_why_it_is_not_asked() -> None:
    state = do(table("NC", "C", "sail"), (A, KEEP), (B, KEEP)).state
    becalmed = do(table("C", "NC", "sail"), (A, KEEP), (B, sail({"north": 1}))).state

    note = Note("The other ship has the weather gage: you cannot fire this turn.")
    assert note in screen(becalmed, A).blocks
    assert note not in screen(state, A).blocks


def test_the_log_tells_a_broadside_in_three_languages() -> None:
    step = do(table("CCCN", "HN", "fire"), (A, fire("cannon", 3)), (B, fire("chain", 1)))
    (fired,) = happened(step, "fired")
    assert isinstance(fired, Fired)

    told = {code: GAME.narrate(fired, t) for code, t in strict_texts(GAME).items()}

    assert told == {
        "en": f"Anna fires 3 Cannon Balls: hull {MINUS}3 for Bruno. "
        f"Bruno fires 1 Chain Shot: rigging {MINUS}1 for Anna.",
        "it": f"Anna spara 3 palle di cannone: scafo {MINUS}3 per Bruno. "
        f"Bruno spara 1 palla incatenata: cordame {MINUS}1 per Anna.",
        "uk": f"Anna стріляє: 3 ядра. Втрати (Bruno): корпус {MINUS}3. "
        f"Bruno стріляє: 1 книпель. Втрати (Anna): такелаж {MINUS}1.",
    }


def test_nobody_fires_is_told_too() -> None:
    step = do(table("CN", "HN", "fire"), *both(KEEP))

    assert GAME.narrate(happened(step, "fired")[0], strict_texts(GAME)["en"]) == "No ship fires."
