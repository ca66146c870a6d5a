"""What a seat is told of the squares it may choose from."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.chance import Chance
from engine.game import Seat
from engine.games.aamonopoly import GAME
from engine.games.aamonopoly.actions import Mode
from engine.games.aamonopoly.model import Army, Progress
from engine.games.aamonopoly.rules import legal_actions, setup
from engine.games.aamonopoly.tasks import Choice, Defeat, Victory
from engine.screen import Menu
from tests.helpers import strict_texts

T = strict_texts(GAME)["en"]
SALARY, NOTHING = T("prospect-via"), T("prospect-neutral")


def told(
    army: int, task: Choice | Victory | Defeat, mode: Mode, dice: tuple[int, int]
) -> list[str]:
    """What is said of each option, with the mover's army on that square, and another on Italy."""
    state = setup(GAME.shapes.options(), 2, Chance("screen", 0)).state
    mover, other = state.estates
    mover = replace(mover, armies=(Army(army), Army(14)), moved=True)
    progress = Progress(mode, dice)
    state = replace(state, estates=(mover, other), progress=progress, tasks=(task,))
    seat = task.winner if isinstance(task, Defeat) else Seat(0)
    blocks = GAME.present(GAME.observe(state, seat), legal_actions(state, seat), T).blocks
    first = next(block for block in blocks if isinstance(block, Menu))
    return [option.detail for option in first.options]


@pytest.mark.parametrize(
    ("square", "mode", "dice", "detail"),
    [
        (36, "joint", (1, 3), f"{SALARY}; {NOTHING}"),
        (38, "joint", (1, 2), f"{SALARY}; {T('prospect-sale', price=60, group=T('group-brown'))}"),
        (3, "split", (1, 6), NOTHING),
        (38, "split", (3, 6), f"{SALARY}; {NOTHING}"),
    ],
)
def test_the_salary_is_promised_only_where_the_way_pays_it(
    square: int, mode: Mode, dice: tuple[int, int], detail: str
) -> None:
    """aamonopoly.md, Armies: reaching Via backwards pays nothing."""
    assert told(square, Choice(), mode, dice)[0] == detail


def test_who_steps_back_to_via_or_stays_there_is_promised_nothing() -> None:
    assert NOTHING in told(1, Victory(0), "joint", (1, 2))
    stays, *_ = told(0, Defeat(0, Seat(1)), "joint", (1, 2))
    assert stays == NOTHING
