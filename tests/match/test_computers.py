"""Computers at the table: they owe what the row says, know their seat alone, count as nobody."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine import codec
from engine.ai.levels import LEVELS
from engine.ai.minds import Question
from engine.chance import Chance
from engine.game import IllegalAction, Seat
from engine.match.computers import (
    computer,
    is_computer,
    level_of,
    number_of,
    people,
)
from engine.match.laying import Place
from engine.match.model import ABSENT, DELETED, Join, MatchId, PlayerId
from engine.match.tables import TableRefusal
from tests.match.club import BRISK, HOME, PATIENCE, Club, player

ANNA, BRUNO = player(0), player(1)
PLACE = Place(HOME, "en")


async def practice(club: Club, key: str = "ships", token: str = "t0") -> MatchId:
    """Anna in seat 0, a computer in seat 1."""
    join = Join(ANNA, token)
    return (await club.house.practice.begin(key, join, PLACE, "easy", BRISK)).id


async def played_by_computers(club: Club, match_id: MatchId) -> int:
    """Everything they owe; how many things that were."""
    count = 0
    while await club.house.computers.act(match_id):
        count += 1
    return count


async def entries(club: Club, match_id: MatchId) -> list[tuple[int | None, str]]:
    return [(entry.seat, entry.cause) for entry in await club.store.log(match_id)]


async def test_a_computer_is_told_from_people_by_its_id_alone() -> None:
    known = {computer(level, number) for level in LEVELS for number in range(3)}

    assert len(known) == 9
    assert all(map(is_computer, known))
    assert not is_computer(DELETED)
    assert not is_computer(PlayerId(1))
    assert (level_of(computer("fair", 2)), number_of(computer("fair", 2))) == ("fair", 2)


async def test_practice_begins_at_once_with_the_fewest_seats(club: Club) -> None:
    match = await club.store.load(await practice(club))

    assert match.players == (ANNA, computer("easy"))
    assert people(match) == (0,)


async def test_free_seats_at_a_table_are_filled_by_its_opener_alone(club: Club) -> None:
    table_id = await club.set_up(seats=3)
    with pytest.raises(TableRefusal, match="error-not-opener"):
        await club.house.practice.fill(table_id, BRUNO, "hard")
    await club.tables.join(table_id, Join(BRUNO, "t1"))

    table = await club.house.practice.fill(table_id, ANNA, "hard")

    assert table.status == "started"
    assert table.players == (ANNA, BRUNO, computer("hard"))


async def test_a_challenge_is_kept_for_whom_it_is_for(club: Club) -> None:
    table_id = await club.set_up(seats=2, invited=BRUNO)

    with pytest.raises(TableRefusal, match="error-not-invited"):
        await club.house.practice.fill(table_id, ANNA, "easy")


async def test_one_person_keeps_computers_busy_in_five_matches_at_most(club: Club) -> None:
    ids = [await practice(club, token=f"t{n}") for n in range(5)]

    with pytest.raises(TableRefusal, match="error-too-many-practices"):
        await practice(club)
    await club.matches.resign(ids[0], ANNA)
    assert await practice(club)


async def test_a_decision_is_played_once_and_only_when_it_is_owed(club: Club) -> None:
    match_id = await practice(club)

    assert await played_by_computers(club, match_id) > 0
    log = await entries(club, match_id)
    assert await played_by_computers(club, match_id) == 0
    assert await entries(club, match_id) == log
    assert {*log} == {(1, "player")}
    assert (await club.store.load(match_id)).awaited == (0,)


async def test_what_is_owed_is_found_in_the_rows(club: Club) -> None:
    await club.begin("ships", 2, table_id="0000cccc")
    match_id = await practice(club)

    assert await club.house.computers.owing() == [match_id]


async def test_a_thought_about_a_question_that_is_answered_meanwhile_has_no_effect(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = await practice(club)
    think = club.thinker.decide

    async def slow(question: Question) -> Sequence[str]:
        decision = await think(question)
        if len(club.thinker.questions) == 1:
            await club.house.computers.act(match_id)
        return decision

    monkeypatch.setattr(club.thinker, "decide", slow)
    await club.house.computers.act(match_id)

    confirmed = [e for e in await club.store.log(match_id) if e.action and "confirm" in e.action]
    assert len(confirmed) == 1


async def test_it_is_asked_with_nothing_but_what_its_seat_may_know(club: Club) -> None:
    match_id = await practice(club)
    await club.house.computers.act(match_id)
    (question,) = club.thinker.questions
    match, game = await club.store.load(match_id), club.games["ships"]
    first = game.setup(
        codec.load(game.shapes.options, match.options), 2, Chance(match.seed, 0, match.context)
    ).state
    asked = codec.load(game.shapes.state, question.state)

    assert match.seed not in str(question)
    assert game.observe(asked, question.seat) == game.observe(first, question.seat)
    assert asked != first


async def test_computers_agree_to_pauses_and_to_taking_back_what_no_luck_decided(
    club: Club,
) -> None:
    match_id = await practice(club, "nim")
    await played_by_computers(club, match_id)
    game = club.games["nim"]
    await club.play(match_id, 0, game.stand_in(await club.state(match_id), Seat(0)))
    await played_by_computers(club, match_id)
    heaps = (await club.state(match_id)).heaps

    await club.agreements.propose(match_id, ANNA, "undo")
    await played_by_computers(club, match_id)
    assert (await club.state(match_id)).heaps == (3, 4, 5) != heaps
    await club.agreements.propose(match_id, ANNA, "pause")
    await played_by_computers(club, match_id)

    assert (await club.store.load(match_id)).paused == "agreed"
    assert await played_by_computers(club, match_id) == 0


async def both_played(club: Club, match_id: MatchId) -> None:
    """Anna does what the stand-in would, until it is not her move, and the computer answers."""
    game = club.games[(await club.store.load(match_id)).game]
    await played_by_computers(club, match_id)
    while Seat(0) in game.to_act(await club.state(match_id)):
        await club.play(match_id, 0, game.stand_in(await club.state(match_id), Seat(0)))
    await played_by_computers(club, match_id)


@pytest.mark.parametrize("key", ["ships", "dogfight", "critters"])
async def test_alone_with_computers_nobody_draws_luck_anew_or_unsees_a_card(
    club: Club, key: str
) -> None:
    match_id = await practice(club, key)
    await both_played(club, match_id)
    log = await entries(club, match_id)

    with pytest.raises(IllegalAction, match="error-undo-practice"):
        await club.agreements.undo(match_id, ANNA)
    with pytest.raises(IllegalAction, match="error-undo-practice"):
        await club.agreements.propose(match_id, ANNA, "undo")

    assert await entries(club, match_id) == log
    assert await club.agreements.offered(await club.store.load(match_id), Seat(0)) is None


async def test_with_somebody_else_at_the_table_computers_leave_it_to_the_people(
    club: Club,
) -> None:
    table_id = await club.set_up("goofspiel", seats=3)
    await club.tables.join(table_id, Join(BRUNO, "t1"))
    await club.house.practice.fill(table_id, ANNA, "easy")
    await both_played(club, table_id)
    game = club.games["goofspiel"]
    await club.play(table_id, 1, game.stand_in(await club.state(table_id), Seat(1)))
    bids = await club.state(table_id)

    await club.agreements.propose(table_id, ANNA, "undo")
    await played_by_computers(club, table_id)
    assert (await club.store.load(table_id)).motion is not None
    await club.agreements.agree(table_id, BRUNO)

    assert await club.state(table_id) != bids


async def test_a_person_who_stays_away_is_waited_for_and_no_match_is_played_without_them(
    club: Club,
) -> None:
    match_id = await practice(club)
    for _ in range(12):
        await played_by_computers(club, match_id)
        club.now += PATIENCE + 1
        for due in await club.deadlines.due(10):
            await club.deadlines.fall_due(due)

    match = await club.store.load(match_id)
    assert (match.status, match.paused) == ("playing", "absent")
    assert await club.house.computers.owing() == []
    assert await played_by_computers(club, match_id) == 0


async def test_a_match_that_all_people_have_left_is_found_and_not_played_on(club: Club) -> None:
    table_id = await club.set_up("goofspiel", seats=3)
    await club.house.practice.fill(table_id, ANNA, "easy")
    assert await club.house.computers.deserted(table_id) is None
    await club.matches.resign(table_id, ANNA)

    deserted = await club.house.computers.deserted(table_id)

    assert deserted is not None
    assert deserted.status == "playing"
    assert await played_by_computers(club, table_id) == 0


async def test_a_rematch_with_computers_begins_at_once_the_seats_moved_on(club: Club) -> None:
    match_id = await practice(club)
    await club.matches.resign(match_id, ANNA)

    table = await club.tables.rematch(match_id, Join(ANNA, "again"))

    match = await club.store.load(table.id)
    assert match.players == (computer("easy"), ANNA)


async def test_a_rematch_with_computers_counts_as_one_of_five(club: Club) -> None:
    over = await practice(club, token="over")
    await club.matches.resign(over, ANNA)
    ids = [await practice(club, token=f"t{n}") for n in range(5)]

    with pytest.raises(TableRefusal, match="error-too-many-practices"):
        await club.house.practice.rematch(over, Join(ANNA, "again"))
    await club.matches.resign(ids[0], ANNA)
    table = await club.house.practice.rematch(over, Join(ANNA, "again"))

    assert table.status == "started"


async def test_a_rematch_among_people_is_not_counted(club: Club) -> None:
    over = await club.begin("ships", 2)
    await club.matches.resign(over, ANNA)
    for n in range(5):
        await practice(club, token=f"t{n}")

    assert (await club.house.practice.rematch(over, Join(ANNA, "again"))).status == "open"


async def test_nobody_takes_over_the_seat_of_a_computer_that_fails(club: Club) -> None:
    table_id = await club.set_up("goofspiel", seats=3)
    await club.house.practice.fill(table_id, ANNA, "easy")
    game = club.games["goofspiel"]
    for _ in range(ABSENT):
        await club.play(table_id, 0, game.stand_in(await club.state(table_id), Seat(0)))
        club.now += PATIENCE + 1
        for due in await club.deadlines.due(10):
            await club.deadlines.fall_due(due)

    match = await club.store.load(table_id)
    assert match.absent == (0, ABSENT, ABSENT)
    assert match.vacant == ()
    with pytest.raises(IllegalAction, match="error-no-vacant-seat"):
        await club.seats.takeover(table_id, BRUNO)


async def test_nobody_reminds_a_computer_and_its_stand_in_is_there_if_it_fails(club: Club) -> None:
    match_id = await practice(club)
    club.now += PATIENCE + 1
    for due in await club.deadlines.due(10):
        await club.deadlines.fall_due(due)

    assert (1, "absent") in await entries(club, match_id)
    assert await club.nudges.owed(10) == []
