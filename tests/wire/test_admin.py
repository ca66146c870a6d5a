"""What those who run a server do to its matches, and that nobody else can."""

from __future__ import annotations

from typing import Any, Final

import pytest

from engine.match.model import MatchId
from playground import Persona
from playground.invoke import Impossible
from tests.wire.captain import Captain, pair
from tests.wire.stage import HOURS, Stage

MANAGE_GUILD: Final = 1 << 5
HOUR: Final = 3600


@pytest.fixture
def host(stage: Stage) -> Persona:
    """Somebody who runs the server and plays nothing."""
    host = stage.discord.add_persona("Host")
    host.grant(stage.channel, MANAGE_GUILD)
    return host


async def used(stage: Stage, who: Persona, command: str, **options: Any) -> str:
    reply = await who.command(stage.channel, f"admin {command}", **options)
    await stage.settled()
    return stage.told(reply)


async def ended(stage: Stage, host: Persona, match_id: MatchId, reason: str) -> None:
    reply = await host.command(stage.channel, "admin end", match=match_id, reason=reason)
    assert reply.message is not None
    await host.press(reply.message, label="End the match")
    await stage.settled()


def absences(stage: Stage) -> set[int]:
    """Seats for which a stand-in has played."""
    return {row["seat"] for row in stage.rows("SELECT seat FROM entry WHERE cause = 'absent'")}


def deadline(stage: Stage, match_id: MatchId, seat: int) -> int:
    rows = stage.rows(
        "SELECT at FROM due WHERE match_id = ? AND seat = ? AND kind = 'end'", match_id, seat
    )
    return int(rows[0]["at"])


async def test_the_list_has_this_servers_matches_the_latest_first(
    stage: Stage, host: Persona
) -> None:
    elsewhere = stage.discord.add_guild("Elsewhere")
    far = stage.discord.add_channel("far", elsewhere)
    rival = stage.discord.add_persona("Rival")
    for person in (rival, stage.oksana):
        stage.discord.world.join(elsewhere, person.user)
    old = await stage.begin(stage.anna, stage.bruno)
    stage.clock.pass_(minutes=1)
    new = await stage.begin(stage.anna, stage.oksana)
    other = await stage.begin(rival, stage.oksana, far)

    latest = await used(stage, host, "list")
    oldest = await used(stage, host, "list", oldest=True)

    assert latest.index(new) < latest.index(old)
    assert oldest.index(old) < oldest.index(new)
    assert other not in latest
    assert f"https://discord.com/channels/{stage.discord.guild.id}/{stage.channel.id}" in latest


async def test_the_list_can_be_of_those_that_await_one_person(stage: Stage, host: Persona) -> None:
    bruno = await stage.begin(stage.anna, stage.bruno)
    oksana = await stage.begin(stage.anna, stage.oksana)
    await Captain(stage, stage.bruno, bruno, 1).visit()

    of_bruno = await used(stage, host, "list", awaiting=stage.bruno)
    of_anna = await used(stage, host, "list", awaiting=stage.anna)

    assert of_bruno.endswith("No match here waits for that person.")
    assert [match_id in of_anna for match_id in (bruno, oksana)] == [True, True]


async def test_the_list_turns_pages_and_keeps_its_filter(stage: Stage, host: Persona) -> None:
    ids = []
    for number in range(9):
        rival = stage.discord.add_persona(f"Rival {number}")
        ids.append(await stage.begin(stage.anna, rival))
        stage.clock.pass_(minutes=1)

    reply = await host.command(stage.channel, "admin list", awaiting=stage.anna, oldest=True)
    assert reply.message is not None
    first = [match_id in reply.message.text for match_id in ids]
    await host.press(reply.message, label="▶")
    await stage.settled()

    assert first == [True] * 8 + [False]
    assert [match_id in reply.message.text for match_id in ids] == [False] * 8 + [True]


async def test_a_match_is_ended_after_a_confirmation_and_all_read_why(
    stage: Stage, host: Persona
) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    reply = await host.command(
        stage.channel, "admin end", match=match_id, reason="Both moved to\n**Malta** @everyone"
    )
    assert reply.message is not None
    asked = stage.match(match_id)["status"]

    await host.press(reply.message, label="End the match")
    await stage.settled()

    why = "Both moved to \\*\\*Malta\\*\\* @\u200beveryone"
    board = stage.board(match_id)
    log = await stage.anna.press(board, label="Log")
    assert asked == "playing"
    assert stage.match(match_id)["status"] == "ended"
    assert f"The host ends the match: {why}" in board.text
    assert f"The host ends the match: {why}" in stage.told(log)
    assert (
        f"Chi ospita chiude la partita: {why}" in Captain(stage, stage.bruno, match_id, 1).hand.text
    )
    assert reply.message.text == "Done: the match is over, and the board says why."


async def test_a_match_that_is_over_is_neither_ended_nor_freed(stage: Stage, host: Persona) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    await ended(stage, host, match_id, "enough")

    again = await used(stage, host, "end", match=match_id, reason="again")
    freed = await used(stage, host, "free", match=match_id)

    assert again == freed == "This match is over."


async def test_a_stuck_match_goes_on_after_a_confirmation(stage: Stage, host: Persona) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    await Captain(stage, stage.anna, match_id, 0).visit()
    reply = await host.command(stage.channel, "admin free", match=match_id)
    assert reply.message is not None
    asked = stage.match(match_id)["version"]

    assert "The game itself now decides for Bruno" in reply.message.text
    await host.press(reply.message, label="Play for them")
    await stage.settled()

    assert stage.match(match_id)["version"] > asked
    assert absences(stage) == {1}
    assert "> The host has the absent seats played now." in stage.board(match_id).text

    await Captain(stage, stage.anna, match_id, 0).visit()
    await Captain(stage, stage.bruno, match_id, 1).visit()

    assert "The host" not in stage.board(match_id).text


async def test_a_match_that_moved_on_is_asked_about_anew(stage: Stage, host: Persona) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    reply = await host.command(stage.channel, "admin free", match=match_id)
    assert reply.message is not None
    for captain in pair(stage, match_id)[:1]:
        await captain.visit()
    before = stage.kept()

    await host.press(reply.message, label="Play for them")
    await stage.settled()

    assert stage.kept() == before
    assert "The game itself now decides for Bruno" in reply.message.text


async def test_a_deadline_is_put_off_and_the_board_says_so(stage: Stage, host: Persona) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    before = deadline(stage, match_id, 1)
    which = await used(stage, host, "extend", match=match_id, hours=24)

    told = await used(stage, host, "extend", match=match_id, hours=24, seat=2)

    assert which == "The match waits for several people. Choose one with the option “seat”."
    assert deadline(stage, match_id, 1) == before + 24 * HOUR
    assert deadline(stage, match_id, 0) == before
    assert told.startswith(f"Done: the time of Bruno now runs out <t:{before + 24 * HOUR}:R>.")
    assert "> The host gives Bruno more time: 24 hours." in stage.board(match_id).text

    stage.clock.pass_(hours=HOURS + 1)
    await stage.round()

    assert absences(stage) == {0}


async def test_a_seat_that_owes_nothing_gets_no_more_time(stage: Stage, host: Persona) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    await Captain(stage, stage.anna, match_id, 0).visit()

    own = await used(stage, host, "extend", match=match_id, hours=1, seat=1)
    none = await used(stage, host, "extend", match=match_id, hours=1, seat=6)

    assert own == none == "That seat has no decision to make now."


async def test_matches_and_seats_are_suggested_by_name(stage: Stage, host: Persona) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    await stage.begin(stage.anna, stage.oksana)

    matches = await host.autocomplete(stage.channel, "admin end", focus="match", text="brun")
    seats = await host.autocomplete(
        stage.channel, "admin extend", focus="seat", match=match_id, hours=1
    )

    assert [choice.value for choice in matches] == [match_id]
    assert [(choice.name, choice.value) for choice in seats] == [("Anna", 1), ("Bruno", 2)]


FORGED: Final[dict[str, dict[str, Any]]] = {
    "admin list": {},
    "admin end": {"match": None, "reason": "mine"},
    "admin free": {"match": None},
    "admin extend": {"match": None, "hours": 300, "seat": 1},
    "settings": {"threads": True},
}


async def test_nobody_else_is_offered_them_and_who_forges_them_is_refused(stage: Stage) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    before, told = stage.kept(), set()

    for command, options in FORGED.items():
        given: dict[str, Any] = {**options, **({"match": match_id} if "match" in options else {})}
        with pytest.raises(Impossible):
            await stage.anna.command(stage.channel, command, **given)
        reply = await stage.anna.command(stage.channel, command, raw=True, **given)
        await stage.settled()
        told.add(stage.told(reply))
    for name in (f"hostend:{match_id}:0", f"hostfree:{match_id}:0", "hosted:0:0:0"):
        reply = await stage.anna.forge(stage.board(match_id), name)
        await stage.settled()
        told.add(stage.told(reply))

    assert told == {"Only those who may manage this server can do that."}
    assert stage.kept() == before
    assert stage.rows("SELECT * FROM server") == []


async def test_suggestions_are_for_those_who_run_the_server(stage: Stage) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)

    matches = await stage.anna.autocomplete(stage.channel, "admin end", focus="match")
    seats = await stage.anna.autocomplete(
        stage.channel, "admin extend", focus="seat", match=match_id, hours=1
    )

    assert matches == seats == []


async def test_the_host_of_another_server_reaches_nothing(stage: Stage) -> None:
    elsewhere = stage.discord.add_guild("Elsewhere")
    far = stage.discord.add_channel("far", elsewhere)
    stranger = stage.discord.add_persona("Stranger", guild=elsewhere)
    stranger.grant(far, MANAGE_GUILD)
    match_id = await stage.begin(stage.anna, stage.bruno)
    before = stage.kept()

    deeds: dict[str, dict[str, Any]] = {
        "end": {"reason": "mine"},
        "free": {},
        "extend": {"hours": 1, "seat": 1},
    }
    told = {
        stage.told(await stranger.command(far, f"admin {deed}", match=match_id, **options))
        for deed, options in deeds.items()
    }

    assert told == {"There is no match with that number here."}
    assert stage.kept() == before


async def test_a_forged_confirmation_without_a_reason_ends_nothing(
    stage: Stage, host: Persona
) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    before = stage.kept()

    reply = await host.forge(stage.board(match_id), f"hostend:{match_id}:0")
    await stage.settled()

    assert "That choice is no longer on the table." in stage.told(reply)
    assert stage.kept() == before
