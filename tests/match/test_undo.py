"""Taking moves back: alone where nobody has learned anything, else by consent. It replays."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from db.database import Database
from engine.game import IllegalAction, Seat
from engine.match.model import MatchId
from engine.match.pace import Clock
from engine.match.terms import Terms
from engine.match.undo import standing
from engine.text import Text
from tests.match.club import EVE, Club, player
from tests.match.parley import Bid, Hail, Roll, Take, Write
from tests.match.test_absence import deserted_by_one, time_out
from tests.toys.goofspiel.model import Bid as Card

T = Text("en", (), ("Anna", "Bruno", "Oksana"))


@pytest.fixture
async def banked(tmp_path: Path) -> AsyncIterator[Club]:
    async with Database.open(tmp_path / "banked.db") as database:
        yield Club(database, terms=Terms(move=100, bank=50))


async def log(club: Club, match_id: MatchId) -> list[tuple[str, int | None]]:
    return [(entry.cause, entry.number) for entry in await club.store.log(match_id)]


async def test_several_moves_nobody_noticed_go_back_one_by_one(club: Club) -> None:
    match_id = await club.begin()
    await club.play(match_id, 0, Write(4), Bid(2), Write(7))
    states = []
    for _ in range(3):
        await club.agreements.undo(match_id, player(0))
        states.append(await club.state(match_id))

    assert [state.notes[0] for state in states] == [4, 4, 0]
    assert [state.bids[0] for state in states] == [2, None, None]
    assert await log(club, match_id) == [("player", None)] * 3 + [
        ("undo", 2),
        ("undo", 1),
        ("undo", 0),
    ]
    with pytest.raises(IllegalAction, match="error-nothing-to-undo"):
        await club.agreements.undo(match_id, player(0))
    assert (await club.verified(match_id)).awaited == (0, 1, 2)


async def test_a_move_made_after_one_taken_back_can_be_taken_back_too(club: Club) -> None:
    match_id = await club.begin()
    await club.play(match_id, 0, Write(4), Write(5))
    await club.agreements.undo(match_id, player(0))
    await club.play(match_id, 0, Write(6))
    for _ in range(2):
        await club.agreements.undo(match_id, player(0))

    assert (await club.state(match_id)).notes == (0, 0, 0)
    assert [number for cause, number in await log(club, match_id) if cause == "undo"] == [1, 3, 0]
    await club.verified(match_id)


async def test_that_somebody_has_answered_tells_nothing_that_is_hidden(club: Club) -> None:
    match_id = await club.begin("goofspiel", seats=2)
    await club.play(match_id, 0, Card(5))
    await club.agreements.undo(match_id, player(0))

    assert (await club.verified(match_id)).awaited == (0, 1)
    assert (await club.state(match_id)).bids == (None, None)


async def test_what_others_learned_from_goes_back_only_by_consent(club: Club) -> None:
    match_id = await club.begin("nim", seats=2)
    game = club.games["nim"]
    (first, *_) = game.legal_actions(await club.state(match_id), Seat(0))
    await club.play(match_id, 0, first.at(1))

    with pytest.raises(IllegalAction, match="error-undo-needs-consent"):
        await club.agreements.undo(match_id, player(0))


async def test_luck_once_drawn_goes_back_only_by_consent(club: Club) -> None:
    match_id = await club.begin(seats=2)
    await club.play(match_id, 0, Bid(5))
    await club.play(match_id, 1, Bid(1))
    await club.play(match_id, 0, Roll())

    with pytest.raises(IllegalAction, match="error-undo-needs-consent"):
        await club.agreements.undo(match_id, player(0))


async def test_a_seat_that_only_one_rival_heard_asks_for_consent_too(club: Club) -> None:
    match_id = await club.begin()
    await club.play(match_id, 0, Hail(Seat(1)))

    with pytest.raises(IllegalAction, match="error-undo-needs-consent"):
        await club.agreements.undo(match_id, player(0))


async def test_all_others_must_agree_to_go_back_to_the_start_of_a_visit(club: Club) -> None:
    match_id = await club.begin()
    for seat in (1, 2):
        await club.play(match_id, seat, Bid(1))
    await club.play(match_id, 0, Write(1), Bid(5), Roll(), Take(0))
    await club.agreements.propose(match_id, player(0), "undo")
    half = (await club.agreements.agree(match_id, player(1))).match
    back = (await club.agreements.agree(match_id, player(2))).match

    assert half.motion is not None
    assert half.motion.agreed == (0, 1)
    assert (back.motion, back.awaited) == (None, (0,))
    assert (await club.state(match_id)).notes == (0, 0, 0)
    assert (await log(club, match_id))[-1] == ("undo", 2)
    await club.verified(match_id)


async def test_luck_drawn_again_is_other_luck(club: Club) -> None:
    match_id = await club.begin(seats=2)
    await club.play(match_id, 1, Bid(0))
    rolls = []
    for _ in range(6):
        await club.play(match_id, 0, Bid(5), Roll())
        rolls.append((await club.state(match_id)).die)
        await club.agreements.propose(match_id, player(0), "undo")
        await club.agreements.agree(match_id, player(1))

    assert len(set(rolls)) > 1
    await club.verified(match_id)


async def test_any_move_made_meanwhile_ends_the_asking(club: Club) -> None:
    match_id = await club.begin()
    await club.play(match_id, 0, Bid(2))
    await club.agreements.propose(match_id, player(0), "undo")
    await club.play(match_id, 1, Bid(2))

    assert (await club.store.load(match_id)).motion is None
    with pytest.raises(IllegalAction, match="error-no-motion"):
        await club.agreements.agree(match_id, player(2))


async def test_one_refusal_leaves_everything_as_it_is(club: Club) -> None:
    match_id = await club.begin()
    await club.play(match_id, 0, Bid(2))
    await club.agreements.propose(match_id, player(0), "undo")
    await club.agreements.refuse(match_id, player(2))

    assert (await club.state(match_id)).bids == (2, None, None)
    assert (await club.store.load(match_id)).motion is None


async def test_a_move_taken_back_gives_no_time_back(banked: Club) -> None:
    match_id = await banked.begin(seats=2)
    banked.now += 60
    await banked.play(match_id, 0, Bid(2))
    banked.now += 500
    await banked.agreements.undo(match_id, player(0))
    after = (await banked.store.load(match_id)).clocks[0]

    assert after == Clock(40, 50, banked.now)


async def test_neither_does_one_that_had_started_the_clock_anew(banked: Club) -> None:
    match_id = await banked.begin(seats=2)
    await banked.play(match_id, 1, Bid(1))
    banked.now += 30
    await banked.play(match_id, 0, Bid(2))
    banked.now += 45
    await banked.agreements.propose(match_id, player(0), "undo")
    await banked.agreements.agree(match_id, player(1))

    assert (await banked.store.load(match_id)).clocks[0] == Clock(25, 50, banked.now)


async def test_others_read_of_it_only_where_they_had_noticed_the_move(club: Club) -> None:
    quiet, loud = (
        await club.begin(table_id="0000000a"),
        await club.begin("goofspiel", seats=2, table_id="0000000b"),
    )
    await club.play(quiet, 0, Write(3))
    await club.play(loud, 0, Card(3))
    for match_id in (quiet, loud):
        await club.agreements.undo(match_id, player(0))

    own = await club.matches.history(quiet, Seat(0), T)
    others = await club.matches.history(quiet, Seat(1), T)
    assert "log-undo" in own
    assert "log-undo" not in others
    assert "log-undo" in await club.matches.history(loud, Seat(1), T)


async def test_a_move_taken_back_gives_nobody_the_moves_of_whose_seat_they_took_over(
    tmp_path: Path,
) -> None:
    async with Database.open(tmp_path / "long.db") as database:
        club = Club(database, rounds=9)
        match_id = await deserted_by_one(club)
        await club.play(match_id, 0, Write(5))
        await club.seats.takeover(match_id, EVE)
        await club.agreements.undo(match_id, player(0))
        log = await club.store.log(match_id)

        assert [(e.cause, e.seat) for e in standing(log)][-1] == ("taken", 1)
        with pytest.raises(IllegalAction, match="error-nothing-to-undo"):
            await club.agreements.propose(match_id, EVE, "undo")


async def test_nobody_rolls_again_behind_the_back_of_all_who_could_object(tmp_path: Path) -> None:
    async with Database.open(tmp_path / "long.db") as database:
        club = Club(database, rounds=9)
        match_id = await deserted_by_one(club)
        while (await club.state(match_id)).leader != 0:
            if 0 in (await club.store.load(match_id)).awaited:
                await club.play(match_id, 0, Bid(5))
            await time_out(club)
        match = (await club.play(match_id, 0, Roll())).match

        assert match.vacant == (1,)
        assert await club.agreements.offered(match, Seat(0)) is None
        with pytest.raises(IllegalAction, match="error-nobody-to-agree"):
            await club.agreements.propose(match_id, player(0), "undo")
