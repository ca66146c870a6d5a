"""What is asked for by many at once is made once."""

from __future__ import annotations

import asyncio

import pytest

from cogs.ui.keep import Keep
from cogs.ui.shared import Shared


class Maker:
    """Makes one thing when told to, and counts how often it was asked."""

    def __init__(self) -> None:
        self.gate = asyncio.Event()
        self.asked = 0

    async def __call__(self) -> str:
        self.asked += 1
        await self.gate.wait()
        if self.asked == 1:
            raise ZeroDivisionError
        return f"number {self.asked}"


async def test_who_asks_together_is_told_the_same_failure_and_may_ask_anew() -> None:
    shared, make = Shared[str, str](Keep(100, len)), Maker()
    asking = [asyncio.create_task(shared.get("film", make)) for _ in range(3)]
    await asyncio.sleep(0)
    asking[0].cancel()
    make.gate.set()
    told = await asyncio.gather(*asking, return_exceptions=True)

    assert [type(each) for each in told] == [asyncio.CancelledError] + 2 * [ZeroDivisionError]
    with pytest.raises(asyncio.CancelledError):
        asking[0].result()
    assert await asyncio.gather(*(shared.get("film", make) for _ in range(3))) == 3 * ["number 2"]
    assert (await shared.get("film", make), make.asked) == ("number 2", 2)
