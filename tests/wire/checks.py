"""What must hold of all traffic at the end of every test over the wire."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from typing import Any

from engine.game import Seat
from engine.match.model import BOARD, TABLE, MatchId, PlayerId
from engine.text import language_of
from playground.reading import walk
from playground.recorder import Exchange, Recorder
from tests.wire.described import undescribed
from tests.wire.stage import Stage

Json = dict[str, Any]

SKIPPED = 2
"""Numbers of posts left out where an audience moves; who lost a seat is told of it by one more."""
CONTENT, V2_TEXT, COMPONENTS, CUSTOM_ID = 2000, 4000, 40, 100


async def faults(stage: Stage) -> list[str]:
    """Everything wrong with what was said on the wire and what is shown at the end."""
    recorder = stage.discord.recorder
    found = [*misspoken(recorder, stage.expected), *_doubled(stage)]
    if stage.running:
        found += [fault async for fault in _untrue(stage)]
    return found


def misspoken(recorder: Recorder, expected: Collection[tuple[int, int]] = ()) -> Iterator[str]:
    """What was wrong on the wire; ``expected`` are statuses and codes of the test's own making."""
    yield from _refused(recorder, expected)
    for exchange in recorder.exchanges:
        for fault in limits(_message(exchange)):
            yield f"{exchange.method} {exchange.path}: {fault}"
    yield from undescribed(recorder)


def _refused(recorder: Recorder, expected: Collection[tuple[int, int]]) -> Iterator[str]:
    """Answers of 400 to 499 that nothing explains."""
    for exchange in recorder.exchanges:
        if 400 <= exchange.status < 500 and exchange.fault is None:
            code = (exchange.response or {}).get("code", 0)
            if (exchange.status, code) not in expected:
                yield f"{exchange.method} {exchange.path}: {exchange.status} {exchange.response}"


def _message(exchange: Exchange) -> Json:
    """The message in a request; empty where it sends none."""
    sent = exchange.request if isinstance(exchange.request, dict) else {}
    message = sent.get("data", sent) if exchange.path.endswith("/callback") else sent
    return message if "components" in message or "content" in message else {}


def limits(message: Json) -> Iterator[str]:
    """Discord's limits that its client library does not look after."""
    components = [*walk(message.get("components") or ())]
    names = [c["custom_id"] for c in components if "custom_id" in c]
    if len(message.get("content") or "") > CONTENT:
        yield "the content is too long"
    if sum(len(c.get("content", "")) for c in components) > V2_TEXT:
        yield "there is too much text in all"
    if len(components) > COMPONENTS:
        yield "there are too many components"
    if len(names) != len(set(names)):
        yield f"a custom_id stands twice: {Counter(names).most_common(1)}"
    if any(not 1 <= len(name) <= CUSTOM_ID for name in names):
        yield "a custom_id is empty or too long"


def _doubled(stage: Stage) -> Iterator[str]:
    """Messages that the bot posted and does not know of: somebody was told twice."""
    made = set[str]()
    for exchange in stage.discord.recorder.calls("POST", "/messages"):
        if exchange.path.startswith("/channels/") and exchange.status == 200:
            made.add(exchange.response["id"])
    (known,) = stage.rows(
        "SELECT COALESCE(SUM(posts), 0) + (SELECT COUNT(*) FROM nudged) AS posts FROM delivery"
    )
    (changed,) = stage.rows(
        "SELECT COALESCE(SUM(cause = 'moved' AND seat IS NOT NULL), 0) AS moved,"
        " COALESCE(SUM(cause = 'taken'), 0) AS taken FROM entry"
    )
    posted = known["posts"] - SKIPPED * changed["moved"] - (SKIPPED - 1) * changed["taken"]
    if len(made) != posted + stage.doubles:
        yield f"{len(made)} messages were posted, the bot knows of {posted}"


async def _untrue(stage: Stage) -> Any:
    """Live messages that do not show what is kept, and news that was not told."""
    for row in stage.rows("SELECT * FROM delivery"):
        where = f"{row['match_id']} {row['audience']}"
        if row["told"] < row["owed"]:
            yield f"{where}: told {row['told']} of {row['owed']}"
        there = stage.discord.world.messages.get(row["channel"], {}).get(row["message"])
        if there is not None and not _closed(stage, row):
            shown = _stripped(there.components)
            if shown != await _truth(stage, MatchId(row["match_id"]), row["audience"]):
                yield f"{where}: the message shows something else: {there.text!r}"


def _closed(stage: Stage, row: Json) -> bool:
    """Whether it is a private chat that is left as it was, since its person takes no messages."""
    there = stage.discord.world.channel(row["channel"]).recipient_id
    return bool(stage.rows("SELECT 1 FROM person WHERE id = ? AND dms_closed", there))


async def _truth(stage: Stage, match_id: MatchId, audience: str) -> list[Json]:
    sheets = stage.bot.desk.sheets
    if audience == TABLE:
        sheet = await sheets.table(match_id)
    else:
        row = stage.match(match_id)
        if audience == BOARD:
            sheet = await sheets.board(match_id, row["language"])
        else:
            seat = Seat(int(audience.removeprefix("seat:")))
            sheet = await sheets.hand(match_id, seat, _language(stage, row, seat))
    # Untyped in discord.py.
    return _stripped(sheet.view.to_components())  # type: ignore[no-untyped-call]


def _language(stage: Stage, row: Json, seat: Seat) -> Any:
    player = PlayerId(int(row["players"].strip("[]").split(",")[seat]))
    known = stage.rows("SELECT language FROM person WHERE id = ?", player)
    return known[0]["language"] if known else language_of(row["language"])


def _stripped(components: list[Json]) -> list[Json]:
    """What is shown and what can be pressed, without what Discord adds."""
    return [_shown(component) for component in walk(components)]


def _shown(component: Json) -> Json:
    kept = ("type", "content", "custom_id", "label", "placeholder", "disabled", "style")
    options = [(o["value"], o["label"], o.get("default")) for o in component.get("options") or ()]
    return {key: component[key] for key in kept if component.get(key)} | {
        "options": [(value, label, bool(ticked)) for value, label, ticked in options]
    }
