"""A log, a seed and a snapshot that do not belong together are found out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from engine.chance import commitment
from engine.game import IllegalAction, Seat
from engine.match.entries import Entry
from engine.match.model import Match
from engine.match.replay import DoesNotReplay, replay, verify
from tests.match.club import Club, player
from tests.match.parley import GAME, Bid, Roll, Take, Write

SHOWN = commitment("s")


@pytest.fixture
async def match(club: Club) -> Match:
    """Parley for two, played to its end, seat 1 absent for a while, with a note last of all."""
    match_id = await club.begin(seats=2)
    await club.play(match_id, 0, Bid(5))
    club.now = 1100
    (due,) = await club.deadlines.due(9)
    await club.deadlines.fall_due(due)
    await club.play(match_id, 0, Roll(), Take(1))
    await club.play(match_id, 0, Write(4), Bid(2))
    await club.play(match_id, 1, Write(4), Write(4))
    return await club.store.load(match_id)


@pytest.fixture
async def log(club: Club, match: Match) -> list[Entry]:
    return list(await club.store.log(match.id))


def changed(log: Sequence[Entry], version: int, **fields: object) -> list[Entry]:
    return [
        # Of the kinds there are, though typed as any text.
        replace(entry, **fields) if entry.version == version else entry  # type: ignore[arg-type]
        for entry in log
    ]


def refuses(match: Match, log: Sequence[Entry], why: str, shown: str = SHOWN) -> None:
    with pytest.raises(DoesNotReplay, match=why):
        verify(GAME, match, log, shown)


def test_an_honest_match_is_dealt_again_the_same(match: Match, log: list[Entry]) -> None:
    assert match.version == 8
    assert verify(GAME, match, log, SHOWN) == 8


async def test_a_seat_that_left_is_replayed_too(club: Club, match: Match) -> None:
    await club.matches.resign(match.id, player(1))
    over = await club.verified(match.id)

    assert over.version == 9


def test_every_version_comes_with_what_happened_in_it(match: Match, log: list[Entry]) -> None:
    again = list(replay(GAME, match, log))

    assert [version.entry for version in again] == [None, *log]
    assert GAME.to_act(again[0].step.state) == {0, 1}


def test_another_seed_is_found_out(match: Match, log: list[Entry]) -> None:
    refuses(replace(match, seed="t"), log, "not the one committed to")
    refuses(match, log, "not the one committed to", shown=commitment("t"))


def test_a_seed_changed_together_with_its_seal_is_found_out(match: Match, log: list[Entry]) -> None:
    forged = replace(match, seed="t")

    refuses(forged, log, "version 3 had other events", shown=forged.commitment)


def test_another_action_is_found_out(match: Match, log: list[Entry]) -> None:
    refuses(match, changed(log, 1, action='{"coins":4,"kind":"bid"}'), "version 1 had other events")
    refuses(match, changed(log, 5, action='{"number":5,"kind":"write"}'), "final state is another")


def test_an_action_that_cannot_be_read_is_found_out(match: Match, log: list[Entry]) -> None:
    for text in ("{}", "bid", '{"coins":"4","kind":"bid"}', '{"coins":4,"kind":"bod"}'):
        refuses(match, changed(log, 1, action=text), "version 1 has no such action")


def test_an_illegal_action_is_found_out(match: Match, log: list[Entry]) -> None:
    with pytest.raises(IllegalAction):
        verify(GAME, match, changed(log, 3, action='{"coins":1,"kind":"take"}'), SHOWN)


def test_another_seat_is_found_out(match: Match, log: list[Entry]) -> None:
    with pytest.raises(IllegalAction):
        verify(GAME, match, changed(log, 3, seat=Seat(1)), SHOWN)


def test_other_events_are_found_out(match: Match, log: list[Entry]) -> None:
    refuses(match, changed(log, 4, events="[]"), "version 4 had other events")


def test_another_snapshot_is_found_out(match: Match, log: list[Entry]) -> None:
    rich = match.state.replace('"coins":[1,', '"coins":[9,')

    assert rich != match.state
    refuses(replace(match, state=rich), log, "final state is another")


def test_a_gap_is_found_out(match: Match, log: list[Entry]) -> None:
    refuses(match, log[:2] + log[3:], "version 3 is missing")
    refuses(match, log[1:], "version 1 is missing")
    refuses(match, [log[1], log[0], *log[2:]], "version 1 is missing")


def test_a_log_cut_short_is_found_out_even_where_the_state_is_the_same(
    match: Match, log: list[Entry]
) -> None:
    refuses(match, log[:-1], "7 of 8 versions")
    refuses(match, [*log, replace(log[-1], version=9)], "9 of 8 versions")


def test_rules_of_another_version_are_not_tried(match: Match, log: list[Entry]) -> None:
    refuses(replace(match, rules=2), log, "played by rules 2, these are 1")


def test_other_luck_than_the_joining_made_is_found_out(match: Match, log: list[Entry]) -> None:
    refuses(replace(match, context="t0,x"), log, "version 3 had other events")
