"""What no honest client sends: forged controls, picks and options."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.wire.captain import Captain
from tests.wire.stage import Stage

GONE: Final = "Questa scelta non è più disponibile. Ecco che cosa puoi fare adesso."
MOVED_ON: Final = "La partita è andata avanti rispetto a quel pulsante."
OLD: Final = "Quel pulsante è di una versione precedente. Chiedi di nuovo la tua mano."
NO_MATCH: Final = "Qui non c\u2019è nessuna partita con quel numero."
NOT_OPENER: Final = "Può farlo solo chi ha aperto il tavolo."
CLOSED: Final = "Questo tavolo non è più aperto."

FORGED: Final = {
    "play:{match}:0:deadbeef": GONE,
    "play:{match}:0": GONE,
    "play:{match}": GONE,
    "play": GONE,
    "play:{match}:99999999:{action}": MOVED_ON,
    "play:{match}:-1:{action}": MOVED_ON,
    "play:{match}:1e3:{action}": GONE,
    "play:00000000:0:{action}": NO_MATCH,
    "play::0:{action}": NO_MATCH,
    "play:{match}:0:{action}:0": "Quei pulsanti sono per Anna",
    "play:{match}:0:{action}:9": GONE,
    "play:{match}:0:{action}:x": GONE,
    "undo:{match}:0:0": "Quei pulsanti sono per Anna",
    "pick:{match}:0:deadbeef.0": GONE,
    "pick:{match}:0:{pick}.7": GONE,
    "hand:{match}:-5": "**La tua mano:**",
    "hand:{match}:999999999": "**La tua mano:**",
    "hand:{match}:9999999999999": GONE,
    "hand:{match}:x": GONE,
    "hand:00000000:0": NO_MATCH,
    "board:{match}:4000": "Turno 1",
    "log:{match}:4000": "diario",
    "log:{match}:none": GONE,
    "rules:chess": GONE,
    "rules": GONE,
    "rules:../../bot": OLD,
    "matches": GONE,
    "matches:3:here": "Le tue partite",
    "next": "**La tua mano:**",
    "forgetting": "Non si è cancellato nulla",
    "resign:00000000": NO_MATCH,
    "resign": GONE,
    "join:{match}": CLOSED,
    "leave:{match}": CLOSED,
    "start:{match}": CLOSED,
    "options:{match}:0": NOT_OPENER,
    "terms:{match}:move": GONE,
    "setting:{match}:0": NOT_OPENER,
    "options:00000000:0": NO_MATCH,
    "rematch:{match}": "Questa partita è ancora in corso.",
    "rematch:00000000": NO_MATCH,
    "takeover:{match}": "Sei già a questo tavolo.",
    "takeover:": GONE,
    "resume:{match}": "Questa partita non è in pausa.",
    "undo:{match}:0": "Non hai nessuna mossa da ritirare.",
    "undo:{match}:7": MOVED_ON,
    "propose:{match}:undo": "Non hai nessuna mossa da ritirare.",
    "propose:{match}:war": GONE,
    "agree:{match}:pause.0": "Quella richiesta non è più aperta.",
    "refuse:{match}:undo.1.3": "Quella richiesta non è più aperta.",
    "agree:00000000:pause.0": NO_MATCH,
    "fly:{match}": OLD,
    "PLAY:{match}": OLD,
    "смерть": OLD,
    "play:{match}:0:'; DROP TABLE match; --": OLD,
    "x" * 100: OLD,
    ":" * 100: OLD,
    "play:" + "9" * 95: NO_MATCH,
}
"""By custom_id, what Bruno is told."""


async def test_every_forged_control_is_answered_and_changes_nothing(stage: Stage) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    bruno = Captain(stage, stage.bruno, match_id, 1)
    names = {
        "match": match_id,
        "action": str(bruno.hand.buttons[-1].custom_id).rpartition(":")[2],
        "pick": bruno.hand.selects[0].custom_id.rpartition(":")[2].partition(".")[0],
    }
    before, told = stage.kept(), {}

    for forged in FORGED:
        reply = await stage.bruno.forge(stage.board(match_id), forged.format(**names))
        await stage.settled()
        told[forged] = stage.told(reply)

    assert {name: text for name, text in told.items() if FORGED[name] not in text} == {}
    assert stage.kept() == before


@pytest.mark.parametrize("verb", ["hand:{match}:0:here", "log:{match}:0:here", "topic:ships"])
async def test_a_forged_page_turn_never_overwrites_the_board_for_all(
    stage: Stage, verb: str
) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    board = stage.board(match_id)
    shown = board.text

    reply = await stage.anna.forge(board, verb.format(match=match_id))
    await stage.settled()

    assert board.text == shown
    assert reply.ephemeral


async def test_a_control_of_another_seat_is_refused_and_plays_nothing(stage: Stage) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    anna, bruno = (Captain(stage, p, match_id, i) for i, p in enumerate((stage.anna, stage.bruno)))
    await anna.tick(anna.hand.selects[0], [anna.hand.selects[0].options[0].label])
    before = stage.kept()

    stolen = await stage.bruno.forge(bruno.hand, str(anna.hand.buttons[-1].custom_id))
    strange = await stage.oksana.forge(stage.board(match_id), str(anna.hand.buttons[-1].custom_id))
    await stage.settled()

    assert MOVED_ON in stage.told(stolen)
    assert stage.told(strange) == "Ви не граєте в цій партії."
    assert stage.kept() == before


@pytest.mark.parametrize(
    "values", [["deadbeef"], [""] * 3, ["x" * 100], ["a"] * 25, ["{held}", "deadbeef"]]
)
async def test_forged_picks_are_refused(stage: Stage, values: list[str]) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    bruno = Captain(stage, stage.bruno, match_id, 1)
    (select,) = bruno.hand.selects
    before = stage.kept()

    forged = [value.format(held=select.options[0].value) for value in values]
    reply = await stage.bruno.forge(bruno.hand, select.custom_id, values=forged)
    await stage.settled()

    assert GONE in stage.told(reply)
    assert stage.kept() == before


@pytest.mark.parametrize(("values", "kind"), [(["a"], 3), (None, 3), ([], 5), (["1"], 99)])
async def test_a_button_used_as_if_it_were_something_else_is_answered(
    stage: Stage, values: list[str] | None, kind: int
) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    before, board = stage.kept(), stage.board(match_id)

    reply = await stage.bruno.forge(board, f"hand:{match_id}:0", values=values, component_type=kind)
    await stage.settled()

    assert "**La tua mano:**" in stage.told(reply)
    assert stage.kept() == before


async def test_two_topics_at_once_are_answered_with_the_first(stage: Stage) -> None:
    board = stage.board(await stage.begin(stage.anna, stage.bruno))

    reply = await stage.bruno.forge(board, "topic:ships", values=["2", "1"])
    await stage.settled()

    assert "Ricarico" in stage.told(reply)


OPTIONS: Final[dict[str, list[dict[str, Any]]]] = {
    "ships reload": [{"north": 99}, {"north": -1}, {"north": "many"}, {"cannon": 4, "grape": 4}],
    "ships sail": [
        {"fire": "cannon:9"},
        {"fire": "x" * 6000},
        {"fire": "cannon:2,grape:1"},
        {"retire": "`@everyone`:1"},
        {"retire": "north:7"},
        {"north": 7, "south": 7},
    ],
    "ships fire": [{"shot": "cannon"}, {"shot": "trireme"}, {"shot": "cannon", "count": 10**15}],
    "ships retire": [{"grape": 3}, {"grape": 2**53}],
    "ships hand": [{"match": "00000000"}, {"match": "' OR 1=1 --"}, {"match": "x" * 6000}],
    "ships board": [{"match": "../../etc/passwd"}],
    "ships log": [{"match": "\u202e\u0000"}],
    "resign": [{"match": "nobody's"}],
}


async def test_forged_options_are_answered_and_change_nothing(stage: Stage) -> None:
    await stage.begin(stage.anna, stage.bruno)
    before, unanswered = stage.kept(), []

    for command, forged in OPTIONS.items():
        for options in forged:
            reply = await stage.bruno.command(stage.channel, command, raw=True, **options)
            await stage.settled()
            if not reply.ephemeral or not stage.told(reply):
                unanswered.append((command, options))
            assert stage.kept() == before, (command, options)

    assert unanswered == []


WRONG: Final[dict[str, list[dict[str, Any]]]] = {
    "ships hand": [{"match": value} for value in (5, 10**30, None, True, [1], {"a": 1})],
    "ships rules": [{"topic": 3}, {"topic": None}],
    "ships sail": [{"fire": 5}, {"retire": [1]}, {"north": 1.0}, {"north": "1"}, {"east": True}],
    "ships fire": [{"shot": 5}, {"shot": ["cannon"]}, {"shot": "cannon", "count": "x"}],
    "ships challenge": [{"opponent": value} for value in ("7", 7, None, "abc", [1])],
    "ships reload": [{"match": 3}, {"crew": 2.5}],
    "resign": [{"match": 3}],
}


async def test_options_of_another_kind_are_refused_without_a_fault(stage: Stage) -> None:
    await stage.begin(stage.anna, stage.bruno)
    before, told = stage.kept(), {}

    for command, forged in WRONG.items():
        for options in forged:
            reply = await stage.bruno.command(stage.channel, command, raw=True, **options)
            await stage.settled()
            told[command, str(options)] = stage.told(reply)

    assert set(told.values()) == {GONE}
    assert stage.kept() == before


async def test_a_match_or_table_of_another_server_is_one_that_is_not_there(stage: Stage) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    await stage.anna.command(stage.channel, "ships open")
    await stage.settled()
    (table,) = stage.rows("SELECT id FROM lobby WHERE status = 'open'")
    elsewhere = stage.discord.add_guild("Elsewhere")
    eve = stage.discord.add_persona("Eve", locale="uk", guild=elsewhere)
    reply = await eve.command(stage.discord.add_channel("abroad", elsewhere), "matches")
    await stage.settled()
    assert reply.message is not None
    before = stage.kept(), stage.rows("SELECT * FROM lobby")
    told: dict[str, str] = {}

    for real in (match_id, table["id"], "00000000"):
        for forged in (
            f"play:{real}:0:deadbeef",
            f"hand:{real}:0",
            f"board:{real}:0",
            f"log:{real}:0",
            f"resign:{real}",
            f"join:{real}",
            f"leave:{real}",
            f"start:{real}",
        ):
            answer = await eve.forge(reply.message, forged)
            await stage.settled()
            told[forged] = stage.told(answer)

    assert set(told.values()) == {"Партії з таким номером тут немає."}, told
    assert (stage.kept(), stage.rows("SELECT * FROM lobby")) == before
