from __future__ import annotations

import pytest

from playground import Playground
from playground.recorder import Exchange, Recorder
from tests import openapi
from tests.playground.tour import tour

pytestmark = pytest.mark.skipif(bool(openapi.absent()), reason=openapi.absent() or "there")


def exchange(method: str, path: str, request: object, status: int, response: object) -> Exchange:
    return Exchange(0.0, method, path, {}, request, status=status, response=response)


async def test_every_call_and_answer_is_as_discord_describes_it(discord: Playground) -> None:
    await tour(discord)

    assert openapi.violations(discord.recorder) == []
    assert len({(e.method, e.status) for e in discord.recorder.exchanges}) > 8


@pytest.mark.parametrize(
    ("wrong", "report"),
    [
        (exchange("POST", "/channels/1/messages", {"content": 4}, 403, None), "$.content"),
        (exchange("GET", "/users/1", None, 200, {"id": "1"}), "required property"),
        (exchange("GET", "/users/1", None, 404, {"code": "x", "message": ""}), "$.code"),
        (exchange("PUT", "/users/1", None, 200, {}), "not in the description"),
        (exchange("GET", "/users/1", None, 302, {}), "not described"),
    ],
)
def test_what_differs_from_the_description_is_found(wrong: Exchange, report: str) -> None:
    recorder = Recorder()
    recorder.began(wrong)

    found = openapi.violations(recorder)

    assert len(found) == 1
    assert report in found[0]
