"""The command line, as a host uses it and mistypes it."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

import pytest

import bot as program
from db.database import Database
from engine.ai.minds import spare
from tests.match.club import Club


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("WARDROOM_DATA", str(tmp_path / "data"))
    (tmp_path / "data").mkdir()
    return tmp_path / "data"


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    """The exit status and the complaint."""
    status = program.main([*arguments])
    return status, capsys.readouterr().err


def test_an_unknown_match_is_told_in_words(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(opened(data))

    status, complaint = told(capsys, "verify", "00000000")

    assert (status, complaint) == (1, "bot.py: There is no match with that number here.\n")


def test_a_running_match_keeps_its_seed(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(opened(data, seed="the secret"))

    status, complaint = told(capsys, "verify", "0000aaaa")

    assert status == 1
    assert "its seed is a secret" in complaint
    assert "the secret" not in complaint


def test_where_there_is_no_database_none_is_made(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, complaint = told(capsys, "verify", "00000000")

    assert status == 1
    assert complaint.startswith("bot.py: there is no database at ")
    assert [*data.iterdir()] == []


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("HOURS_TO_DECIDE", "soon"),
        ("HOURS_TO_DECIDE", "0"),
        ("HOURS_TO_DECIDE", "-3"),
        ("HOURS_TO_DECIDE", "inf"),
        ("HOURS_TO_DECIDE", "nan"),
        ("LOG_LEVEL", "LOUD"),
        ("PLAYGROUND_PORT", "99999"),
    ],
)
def test_a_setting_that_cannot_be_is_named(
    data: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    value: str,
) -> None:
    monkeypatch.setenv(f"WARDROOM_{name}", value)

    status, complaint = told(capsys, "verify", "00000000")

    assert status == 1
    assert complaint.startswith(f"bot.py: WARDROOM_{name}: ")


def test_a_setting_that_is_left_empty_is_as_if_it_were_not_set(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("AIRWAR_DECKS", "TOKEN_FILE", "COMPUTERS"):
        monkeypatch.setenv(f"WARDROOM_{name}", "")

    settings = program.Settings()

    assert (settings.airwar_decks, settings.token_file) == (None, None)
    assert settings.computers == spare()
    assert settings.data == data


def test_a_port_that_is_taken_is_told_with_the_setting_that_chooses_another(
    data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        monkeypatch.setenv("WARDROOM_PLAYGROUND_PORT", str(port))

        status, complaint = told(capsys)

    assert status == 1
    assert complaint.startswith("bot.py: no local Discord: ")
    assert (
        f"('127.0.0.1', {port}): address already in use; set WARDROOM_PLAYGROUND_PORT" in complaint
    )
    assert "Traceback" not in complaint


async def opened(data: Path, seed: str = "s") -> None:
    """A database with a match being played."""
    async with Database.open(data / "wardroom.db") as database:
        await Club(database).begin("ships", 2, seed=seed)
