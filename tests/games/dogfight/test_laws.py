"""What holds in every match, however it is played."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games.dogfight import GAME
from engine.games.dogfight.events import TurnEnded
from engine.games.dogfight.model import LANES, SQUARES, Options, State
from tests.helpers import Moment, Picker, absent, at_random, briskly, walk

PICKERS = st.sampled_from((at_random, briskly, absent))
OPTIONS = st.builds(Options, st.sampled_from(list(SQUARES)), st.booleans())
FEW = settings(max_examples=25, deadline=None)


@FEW
@given(st.text(max_size=8), PICKERS, OPTIONS)
def test_laws_of_a_match(seed: str, picker: Picker, options: Options) -> None:
    """At most one plane down in a lane, so never a draw; points neither appear nor vanish."""
    moments = list(walk(GAME, 2, seed, picker, options))
    for before, now in pairwise(moments):
        assert one_down_in_a_lane(now.state)
        assert within_bounds(now.state)
        assert accounted(before, now)
    outcome = moments[-1].state.outcome
    assert sorted(outcome.places) == [1, 2]


def one_down_in_a_lane(state: State) -> bool:
    return all(
        sum(squadron.plane(lane).lives == 0 for squadron in state.squadrons) <= 1 for lane in LANES
    )


def within_bounds(state: State) -> bool:
    return all(
        0 <= squadron.reserve <= 3
        and 0 <= squadron.countermeasures <= 3
        and all(0 <= squadron.plane(lane).line < state.options.squares(lane) for lane in LANES)
        for squadron in state.squadrons
    )


def accounted(before: Moment, now: Moment) -> bool:
    """Die and what was taken from the reserve are what was spent, saved, left over or lost."""
    turn, after = before.state.turn, now.state.turn
    if turn is None or after is None:
        return True
    lost = [event.lost for event in now.events if isinstance(event, TurnEnded)]
    if lost:
        return bool(turn.die + turn.used == turn.spent + turn.saved + lost[0])
    own, had = now.state.squadrons[turn.seat], before.state.squadrons[turn.seat]
    put_by = (after.saved - turn.saved) - (after.used - turn.used)
    spent = after.spent - turn.spent
    return bool(own.reserve - had.reserve == put_by and spent == _drawn(now))


def _drawn(now: Moment) -> int:
    """What an action cost, by its own words."""
    match now.action.kind:
        case "advance":
            return int(now.action.squares)
        case "counter":
            return 2
        case _:
            return 0


def test_two_stand_ins_end_within_sixty_turns_at_every_distance() -> None:
    """They draw 3.5 squares a turn, and up to 12 + 12 + 14 + 14 of each side are needed."""
    for distance in SQUARES:
        for number in range(8):
            *_, last = walk(GAME, 2, f"absent-{number}", absent, Options(distance))

            assert 8 <= last.state.turn.number <= 60
