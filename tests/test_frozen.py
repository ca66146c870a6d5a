"""``replace`` does what ``dataclasses.replace`` does, to records of every make."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass

import pytest

from engine.chance import Chance
from engine.frozen import replace
from engine.game import AnyGame
from tests.helpers import every_game


@dataclass(frozen=True, slots=True)
class Slotted:
    left: int
    right: int = 2


@dataclass(frozen=True, slots=True)
class Derived(Slotted):
    top: int = 3


@dataclass(frozen=True)
class Loose:
    left: int
    right: int = 2


@dataclass(frozen=True, slots=True)
class Checked:
    left: int

    def __post_init__(self) -> None:
        if self.left < 0:
            raise ValueError("left of nothing")


@pytest.mark.parametrize("record", [Slotted(1), Derived(1), Loose(1)])
def test_one_field_is_changed_the_others_stay_and_so_does_the_record(
    record: Slotted | Loose,
) -> None:
    before, changed = dataclasses.replace(record), replace(record, right=9)

    assert (changed.left, changed.right) == (1, 9)
    assert type(changed) is type(record)
    assert record == before
    assert hash(changed) == hash(dataclasses.replace(record, right=9))


def test_a_record_that_checks_itself_still_does() -> None:
    assert replace(Checked(1), left=2) == Checked(2)
    with pytest.raises(ValueError, match="left of nothing"):
        replace(Checked(1), left=-1)


def test_a_field_that_there_is_not_is_refused() -> None:
    with pytest.raises((KeyError, TypeError)):
        replace(Slotted(1), middle=2)  # type: ignore[call-arg] # that is what is tried


@every_game
def test_every_games_state_can_be_changed_so(game: AnyGame) -> None:
    state = game.setup(game.tiny, max(game.seats), Chance("frozen", 0)).state
    names = [field.name for field in dataclasses.fields(state)]

    assert replace(state) == state
    for name in names:
        changed = replace(state, **{name: None})
        assert changed == dataclasses.replace(state, **{name: None})
        assert getattr(changed, name) is None
