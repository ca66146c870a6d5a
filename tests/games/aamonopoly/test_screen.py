"""What stands on the board, and on a seat's own screen."""

from __future__ import annotations

from dataclasses import replace

from engine.game import Outcome, Viewer
from engine.games.aamonopoly import GAME
from engine.games.aamonopoly.model import State
from engine.screen import Heading, Note, Prose, Rule
from tests.games.aamonopoly.tables import A, B, opening
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
    ]
    assert Rule() not in GAME.present(GAME.observe(over, B), (), T).blocks
    assert len(lines(opening(), A)) > len(lines(opening(), None)) > 3
