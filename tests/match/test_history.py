"""What a viewer is told of a match, now and from its beginning."""

from __future__ import annotations

import pytest

from engine import codec
from engine.game import Seat, Viewer
from engine.match.model import Match, MatchId
from engine.match.replay import replay
from engine.text import Text
from tests.match.club import Club, player
from tests.match.parley import GAME, Bid, Done, Event, Hail, Reply, Roll, Take, Write

T = Text("en", (), ("Anna", "Bruno", "Oksana"))
VIEWERS: list[Viewer] = [None, Seat(0), Seat(1), Seat(2)]


async def played(club: Club) -> MatchId:
    match_id = await club.begin()
    await club.play(match_id, 0, Bid(5), Write(9))
    await club.play(match_id, 1, Hail(Seat(0)), Bid(1))
    await club.play(match_id, 0, Reply())
    await club.play(match_id, 2, Bid(0))
    await club.play(match_id, 0, Roll(), Take(0))
    return match_id


async def test_the_channel_reads_what_all_may_know_in_order(club: Club) -> None:
    match_id = await played(club)
    dice = (e for e in await events(club, match_id) if isinstance(e, Done) and e.what == "roll")

    assert list(await club.matches.history(match_id, None, T))[1:] == [
        "Anna reply None",
        "bids (5, 1, 0)",
        f"Anna roll {next(dice).number}",
        "Anna take 0",
    ]


async def test_a_seat_reads_its_own_secrets_too(club: Club) -> None:
    match_id = await played(club)
    lines = await club.matches.history(match_id, Seat(1), T)

    assert "Bruno hail None" in lines
    assert "Bruno bid 1" in lines
    assert "Anna bid 5" not in lines


async def events(club: Club, match_id: MatchId) -> list[Event]:
    match: Match = await club.store.load(match_id)
    again = replay(GAME, match, await club.store.log(match_id))
    return [event for version in again for event in version.step.events]


@pytest.mark.parametrize("viewer", VIEWERS)
async def test_history_is_what_the_viewer_saw_of_each_event(club: Club, viewer: Viewer) -> None:
    match_id = await played(club)
    seen = [GAME.seen_by(event, viewer) for event in await events(club, match_id)]
    expected = [GAME.narrate(event, T) for event in seen if event is not None]

    assert await club.matches.history(match_id, viewer, T) == expected


async def test_a_look_holds_what_the_viewer_may_know_and_choose(club: Club) -> None:
    match_id = await club.begin()
    await club.play(match_id, 0, Bid(5), Write(9))
    state = await club.state(match_id)

    for viewer in VIEWERS:
        look = await club.matches.look(match_id, viewer)
        assert look.observation == GAME.observe(state, viewer)
        assert look.outcome is None
        if viewer is None:
            assert look.choices == ()
        else:
            assert look.choices == GAME.legal_actions(state, viewer)


async def test_a_players_matches_are_found_without_those_of_others(club: Club) -> None:
    three = await club.begin(table_id="00000001")
    two = await club.begin(seats=2, table_id="00000002")
    await club.matches.resign(two, player(0))

    assert [match.id for match in await club.matches.of_player(player(2))] == [three]
    assert [m.id for m in await club.matches.of_player(player(1), finished=5)] == [three, two]
    assert await club.matches.of_player(player(1), guild=77) == []


async def test_no_kept_line_holds_the_seed(club: Club) -> None:
    match_id = await club.begin(seed="a-seed-to-look-for")
    await club.play(match_id, 0, Bid(5))
    match, log = await club.store.load(match_id), await club.store.log(match_id)

    assert "a-seed-to-look-for" not in match.state + codec.dump_all(str, (e.events for e in log))
