"""Workers for matches: bounded, one a match, what is new first."""

from __future__ import annotations

import asyncio

from cogs.ui.rota import Rota
from engine.match.model import MatchId


class Works:
    """Notes who is worked on; each piece of work waits until it is let go."""

    def __init__(self, most: int) -> None:
        self.rota = Rota(self.work, most)
        self.begun: list[str] = []
        self.at_once = 0
        self.most = 0
        self.gate = asyncio.Semaphore(0)

    async def work(self, match_id: MatchId) -> None:
        self.begun.append(match_id)
        self.at_once += 1
        self.most = max(self.most, self.at_once)
        await self.gate.acquire()
        self.at_once -= 1

    async def go(self, pieces: int) -> None:
        for _ in range(pieces):
            self.gate.release()
        for _ in range(5):
            await asyncio.sleep(0)


def ids(*names: str) -> list[MatchId]:
    return [MatchId(name) for name in names]


async def test_many_matches_make_no_more_workers_than_allowed() -> None:
    works = Works(3)
    works.rota.put_behind(MatchId(f"{number:08x}") for number in range(1000))
    await works.go(0)
    tasks = len(asyncio.all_tasks())
    await works.go(2000)
    await works.rota.settled()

    assert tasks == 4
    assert works.most == 3
    assert len(works.begun) == len(set(works.begun)) == 1000


async def test_what_is_new_goes_before_what_waited_anyway() -> None:
    works = Works(1)
    works.rota.put_behind(ids("a", "b", "c"))
    works.rota.put(MatchId("new"))
    await works.go(9)

    assert works.begun == ["a", "new", "b", "c"]


async def test_news_of_a_match_being_worked_on_has_it_done_once_more() -> None:
    works = Works(5)
    works.rota.put(MatchId("a"))
    await works.go(0)
    for _ in range(3):
        works.rota.put(MatchId("a"))
    await works.go(0)
    during = list(works.begun)
    await works.go(9)
    await works.rota.settled()

    assert during == ["a"]
    assert works.begun == ["a", "a"]


async def test_one_match_has_one_worker_however_it_was_put() -> None:
    works = Works(5)
    works.rota.put(MatchId("a"))
    works.rota.put_behind(ids("a", "a"))
    await works.go(0)

    assert (works.begun, works.most) == (["a"], 1)
    await works.rota.close()


async def test_closing_ends_the_workers_and_begins_no_more() -> None:
    works = Works(2)
    works.rota.put_behind(ids("a", "b", "c"))
    await works.go(0)
    await works.rota.close()
    await works.rota.settled()

    assert works.begun == ["a", "b"]
