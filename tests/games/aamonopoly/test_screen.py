"""What stands on the board, and on a seat's own screen."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.game import Outcome, Viewer
from engine.games.aamonopoly import GAME
from engine.games.aamonopoly.actions import Bid, Decline, Roll
from engine.games.aamonopoly.model import State
from engine.screen import Heading, Note, Prose, Rule
from tests.games.aamonopoly.tables import A, B, C, Play, opening, standing
from tests.helpers import strict_texts

T = strict_texts(GAME)["en"]


def lines(state: State, viewer: Viewer) -> list[str]:
    """All that is said, but for what there is to press."""
    choices = () if viewer is None else GAME.legal_actions(state, viewer)
    shown = GAME.present(GAME.observe(state, viewer), choices, T)
    said = [each.text for each in shown.blocks if isinstance(each, Heading | Prose | Note)]
    return "\n".join(said).split("\n")


def test_a_finished_match_shows_what_each_has_and_nothing_of_a_turn_to_come() -> None:
    """The message round the screen says who won, and how."""
    over = replace(opening(), outcome=Outcome((2, 1), "end-worth", B))

    assert lines(over, B) == lines(over, None)
    assert lines(over, None) == [
        "The match is over.",
        "**Anna**: 1,500 IPC, worth 1,500 in all · Via",
        "**Bruno**: 1,500 IPC, worth 1,500 in all · Via",
        "The bank has 32 Yards and 12 Factories left.",
        "Cards left: War Bulletins 16, Messages 16.",
    ]
    assert Rule() not in GAME.present(GAME.observe(over, B), (), T).blocks
    assert len(lines(opening(), A)) > len(lines(opening(), None)) > 3


def auctioned() -> Play:
    """Seat A has reached Italy, and leaves it to an auction of three."""
    state = standing(opening(3), A, "prison")
    return Play(state).act(A, Roll("joint"), dice=(1, 3)).act(A, Decline())


def test_a_seat_is_told_its_own_bid_while_others_are_awaited_and_nobody_else_is() -> None:
    """aamonopoly.md, What each viewer may know: a bid is secret."""
    match = auctioned().act(A, Bid(120)).act(B, Bid(0))

    assert "Your sealed bid: 120 IPC." in lines(match.state, A)
    assert "You have chosen not to bid." in lines(match.state, B)
    for other in (B, C, None):
        assert not [line for line in lines(match.state, other) if "120" in line]
    for other in (A, C, None):
        assert "You have chosen not to bid." not in lines(match.state, other)


@pytest.mark.parametrize(
    ("bids", "line"),
    [
        ((120, 70, 0), "Anna gets Italy in the auction for 71 IPC."),
        ((0, 0, 0), "Nobody bids for Italy: it stays with the bank."),
    ],
)
def test_the_board_says_how_an_auction_ended_until_the_next_throw(
    bids: tuple[int, ...], line: str
) -> None:
    match = auctioned()
    for seat, amount in zip((A, B, C), bids, strict=True):
        assert line not in lines(match.state, None)
        match = match.act(seat, Bid(amount))

    assert match.state.turn == B
    assert line in lines(match.state, None)
    assert line not in lines(match.act(B, Roll("joint"), dice=(1, 3)).state, None)
