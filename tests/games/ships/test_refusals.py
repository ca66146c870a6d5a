"""Every rule that forbids something has a sentence."""

from __future__ import annotations

import pytest

from engine.chance import Chance
from engine.game import IllegalAction, play
from engine.games.ships import GAME
from engine.games.ships.commands import sail
from engine.games.ships.model import Action, Clear, Confirm, Phase, Plan, Reopen, Tick
from tests.games.ships.tables import KEEP, A, B, do, table
from tests.helpers import strict_texts

TOO_EARLY, TOO_LATE = "error-too-early", "error-too-late"


@pytest.mark.parametrize(
    ("phase", "action", "key"),
    [
        ("reload", Tick("winds", "north"), TOO_EARLY),
        ("reload", Clear("fire"), TOO_EARLY),
        ("reload", Plan("retire"), TOO_EARLY),
        ("reload", Reopen("reload"), "error-nothing-to-reopen"),
        ("reload", Tick("discard", "grape"), "error-not-held"),
        ("sail", Tick("discard", "north"), TOO_LATE),
        ("sail", Tick("winds", "cannon"), "error-not-a-wind"),
        ("sail", Tick("fire", "north"), "error-not-a-shot"),
        ("sail", Tick("winds", "south"), "error-not-held"),
        ("fire", Tick("winds", "north"), TOO_LATE),
        ("fire", Tick("retire", "north"), TOO_EARLY),
        ("fire", Plan("fire"), "error-orders-with-sail"),
        ("retire", Clear("fire"), TOO_LATE),
        ("retire", Plan("retire"), "error-orders-with-sail"),
    ],
)
def test_what_the_phase_forbids_is_refused(phase: Phase, action: Action, key: str) -> None:
    with pytest.raises(IllegalAction) as refusal:
        do(table("NNCC", "S", phase), (A, (action,)))

    assert refusal.value.key == key
    for t in strict_texts(GAME).values():
        assert t(key, **refusal.value.params)


def test_a_match_that_is_over_takes_no_answer() -> None:
    over = GAME.concede(table("N", "S"), A, Chance("leave", 1)).state

    with pytest.raises(IllegalAction) as refusal:
        do(over, (B, KEEP))

    assert refusal.value.key == "error-match-over"


def test_a_seat_that_is_not_asked_cannot_answer() -> None:
    asked = do(table("NC", "C", "sail"), (A, sail({"north": 1})), (B, sail({}))).state
    empty = do(table("N", "C", "sail"), (A, sail({"north": 1})), (B, sail({}))).state

    with pytest.raises(IllegalAction) as not_asked:
        play(GAME, asked, B, Confirm(), Chance("x", 0))
    with pytest.raises(IllegalAction) as nothing_left:
        play(GAME, empty, A, Tick("retire", "north"), Chance("x", 0))

    assert not_asked.value.key == "error-not-your-turn"
    assert nothing_left.value.key == "error-empty-hand"


def test_someone_without_a_seat_cannot_act() -> None:
    refusal = GAME.why_not(GAME.observe(table("N", "S"), None), Confirm())

    assert refusal.key == "error-no-seat"


def test_a_card_set_as_wind_cannot_be_ordered_away_too() -> None:
    with pytest.raises(IllegalAction) as refusal:
        do(table("NC", "S", "sail"), (A, (Tick("winds", "north"), Tick("retire", "north"))))

    assert (refusal.value.key, refusal.value.params) == (
        "error-not-held",
        {"held": 0, "card": "north"},
    )


def test_the_sentence_names_the_card_and_how_many_are_held() -> None:
    with pytest.raises(IllegalAction) as refusal:
        do(table("NC", "S", "sail"), (A, sail({"north": 2})))

    said = {
        code: t(refusal.value.key, **refusal.value.params) for code, t in strict_texts(GAME).items()
    }
    assert said["en"] == "You hold only 1 North that could go there."
    assert said["it"] == "Di questo tipo (Nord) puoi mettere lì al massimo 1."
    assert said["uk"].startswith("Таких карт (північний вітер)")
