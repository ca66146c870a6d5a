"""No log line holds a token, wherever it stood."""

from __future__ import annotations

import io
import json
import logging
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import structlog

from cogs.logs import configure

BOT = "MTIzNDU2Nzg5MDEyMzQ1Njc4OQ.GaBcDe.abcdefghijklmnopqrstuvwxyz0123456789_-"
INTERACTION = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4OTpzZWNyZXQ"
WEBHOOK = "k3J9-x_secretsecretsecret"
API = "https://discord.com/api/v10"
URLS = {
    "interaction": f"{API}/interactions/1234567890/{INTERACTION}/callback?with_response=1",
    "webhook": f"{API}/webhooks/1234567890/{WEBHOOK}/messages/@original",
    "bot": f"Authorization: Bot {BOT}",
    "bare": f"the token {INTERACTION} is old",
}
Lines = Callable[[], list[dict[str, Any]]]


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> Iterator[Lines]:
    """Log as the bot does; gives the lines since last asked, each of which must be JSON."""
    root, discord = logging.getLogger(), logging.getLogger("discord")
    handlers, level, quiet = root.handlers, root.level, discord.level
    errors = io.StringIO()

    def read() -> list[dict[str, Any]]:
        text = errors.getvalue()
        errors.seek(0)
        errors.truncate()
        return [json.loads(line) for line in text.splitlines()]

    root.handlers = []
    monkeypatch.setattr(sys, "stderr", errors)
    configure("INFO")
    yield read
    root.handlers = handlers
    root.setLevel(level)
    discord.setLevel(quiet)
    structlog.reset_defaults()


def secrets_in(line: object) -> list[str]:
    text = json.dumps(line)
    return [secret for secret in (BOT, INTERACTION, WEBHOOK) if secret in text]


@pytest.mark.parametrize("text", URLS.values(), ids=URLS)
def test_a_token_in_our_own_line_is_blotted_out(lines: Lines, text: str) -> None:
    structlog.get_logger("cogs").warning(f"could not: {text}", url=text, match="0000aaaa")
    (line,) = lines()

    assert secrets_in(line) == []
    assert "[redacted]" in line["event"]
    assert "[redacted]" in line["url"]
    assert (line["match"], line["level"]) == ("0000aaaa", "warning")


@pytest.mark.parametrize("text", URLS.values(), ids=URLS)
def test_a_token_in_a_librarys_line_is_blotted_out(lines: Lines, text: str) -> None:
    logging.getLogger("discord.http").warning("We are being rate limited: %s (%d)", text, 3)
    (line,) = lines()

    assert secrets_in(line) == []
    assert line["event"].startswith("We are being rate limited: ")
    assert line["logger"] == "discord.http"


@pytest.mark.parametrize("text", URLS.values(), ids=URLS)
def test_a_token_inside_a_value_of_any_kind_is_blotted_out(lines: Lines, text: str) -> None:
    structlog.get_logger("cogs").info(
        "x",
        args=("play", text),
        nested={"deep": [{"url": text}], text: 1},
        error=OSError(text),
        raw=text.encode(),
    )
    (line,) = lines()

    assert secrets_in(line) == []
    assert line["args"][0] == "play"


@pytest.mark.parametrize("text", URLS.values(), ids=URLS)
def test_a_token_in_an_exception_or_its_cause_is_blotted_out(lines: Lines, text: str) -> None:
    for log in (structlog.get_logger("cogs").error, logging.getLogger("aiohttp").error):
        try:
            try:
                raise OSError(f'GET "{text}"\nfailed')
            except OSError as cause:
                raise RuntimeError(f"so {text!r} failed") from cause
        except RuntimeError as error:
            log("unexpected", exc_info=error)
        (line,) = lines()

        assert secrets_in(line) == []
        assert "Traceback" in line["exception"]
        assert "OSError" in line["exception"]


def test_a_token_that_every_line_is_bound_to_is_blotted_out(lines: Lines) -> None:
    with structlog.contextvars.bound_contextvars(path=URLS["webhook"]):
        structlog.get_logger("cogs").info("x")
    (line,) = lines()

    assert secrets_in(line) == []


def test_what_is_no_token_stays_as_it_is(lines: Lines) -> None:
    said = {"match": "0000aaaa", "seed": "ab" * 32, "link": "https://discord.com/channels/1/2/3"}
    structlog.get_logger("cogs").info("said", **said, count=3, quote='a "word"\n')
    (line,) = lines()

    assert {key: line[key] for key in said} == said
    assert (line["event"], line["count"], line["quote"]) == ("said", 3, 'a "word"\n')


def test_the_library_is_quiet_below_warnings(lines: Lines) -> None:
    logging.getLogger("discord.gateway").info("heartbeat")
    structlog.get_logger("cogs").info("told")
    structlog.get_logger("cogs").debug("not asked for")

    assert [line["event"] for line in lines()] == ["told"]
