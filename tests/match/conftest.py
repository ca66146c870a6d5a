from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from db.database import Database
from tests.match.club import Club


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    async with Database.open(tmp_path / "wardroom.db") as database:
        yield Club(database)
