from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from tests.wire.checks import faults
from tests.wire.luck import Luck
from tests.wire.stage import Stage, staged


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot's own rounds come when a test asks for one (``Stage.round``), however slow it is."""
    monkeypatch.setattr("cogs.clock.ROUND", 3600.0)


@pytest.fixture
async def stage(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Stage]:
    """A running bot; at the end all it ever sent is checked, and that it met no bug."""
    monkeypatch.setattr("cogs.ui.announcer.PATIENCE", (0.01, 0.01, 0.01))
    monkeypatch.setattr("secrets.token_hex", Luck())
    with capture_logs() as logs:
        async with staged(tmp_path) as it:
            yield it
            if it.running:
                await it.settled()
            found = await faults(it)
    bugs = [line for line in logs if line["log_level"] == "error"]
    errors = [record for record in caplog.records if record.levelno >= logging.ERROR]

    assert (found, bugs, errors) == ([], [], [])
