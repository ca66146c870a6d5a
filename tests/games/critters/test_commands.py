"""What there is to type."""

from __future__ import annotations

from engine.games.critters import GAME
from engine.games.critters.commands import play, playable, theatres
from engine.games.critters.model import Deploy, Improvise
from tests.games.critters.tables import A, B, card, cards, do, offered, table


def test_a_command_is_one_action() -> None:
    assert play("deploy", card("A6"), "air") == Deploy(card("A6"), "air")
    assert play("improvise", card("A6"), "sea") == Improvise(card("A6"), "sea")


def test_cards_and_theatres_are_suggested_as_they_may_be_played() -> None:
    state = table("S3 L4", "S6", air=("A4", ""), row=("sea", "air", "land"))

    assert playable(offered(state), "deploy") == cards("L4 S3")
    assert theatres(offered(state), "deploy", card("S3")) == ("sea", "air", "land")
    assert theatres(offered(state), "deploy", card("L4")) == ("land",)
    assert theatres(offered(state), "improvise", card("L4")) == ("sea", "air", "land")
    assert theatres(offered(state), "deploy", card("S6")) == ()


def test_nothing_is_suggested_to_a_seat_that_is_not_asked_to_play() -> None:
    state = table("L2 A6", "S6", air=("a1", "a2"))
    asked = do(state, Deploy(card("L2"), "land")).state

    assert playable(GAME.legal_actions(state, B), "improvise") == ()
    assert playable(GAME.legal_actions(asked, A), "deploy") == ()
