from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from db.database import Database


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "wardroom.db"


@pytest.fixture
async def database(path: Path) -> AsyncIterator[Database]:
    async with Database.open(path) as opened:
        yield opened
