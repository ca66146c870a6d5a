"""What every REST call goes through: body, faults, token, rate limit, handler, record."""

from __future__ import annotations

import asyncio
import json
import re
import time
from dataclasses import dataclass
from typing import Any, Final

from aiohttp import BodyPartReader, web

from playground.compose import Upload
from playground.errors import NOT_FOUND, UNAUTHORIZED, ApiError
from playground.faults import Fault, Faults
from playground.limits import structure
from playground.recorder import Exchange, Part, Recorder
from playground.rest.call import Backend, Call, Endpoint

PREFIX: Final = "/api/v10"
FILE_FIELD: Final = re.compile(r"files\[(\d+)\]")
MAJOR: Final = ("channel", "guild", "webhook", "token", "interaction")


class ConnectionCut(Exception):
    """The answer is not to be sent."""


@dataclass(frozen=True, slots=True)
class _Answer:
    status: int
    body: Any
    headers: dict[str, str]


class Pipeline:
    def __init__(self, backend: Backend, faults: Faults, recorder: Recorder) -> None:
        self._backend = backend
        self._faults = faults
        self._recorder = recorder

    async def run(self, endpoint: Endpoint | None, request: web.Request) -> web.StreamResponse:
        """Answer a call; without an endpoint, with a 404."""
        world = self._backend.world
        exchange = Exchange(
            at=world.clock(),
            method=request.method,
            path=request.path.removeprefix(PREFIX),
            query=dict(request.query),
            request=None,
        )
        started = time.monotonic()
        self._recorder.began(exchange)
        fault = self._faults.take(exchange.method, exchange.path)
        exchange.fault = fault.name if fault else None
        try:
            answer = await self._answer(endpoint, request, exchange, fault)
        except ConnectionCut:
            answer = None
        exchange.seconds = time.monotonic() - started
        if answer:
            exchange.status, exchange.response = answer.status, answer.body
        self._recorder.ended(exchange)
        world.touch()
        if answer is None or (fault and fault.cut_after):
            return _cut(request)
        return _response(answer)

    async def _answer(
        self,
        endpoint: Endpoint | None,
        request: web.Request,
        exchange: Exchange,
        fault: Fault | None,
    ) -> _Answer:
        try:
            body, uploads = await _read(request, exchange)
        except ApiError as error:
            return _Answer(error.status, error.body, {})
        if fault:
            await asyncio.sleep(fault.delay)
            if fault.gate is not None:
                self._backend.world.touch()
                await fault.gate.wait()
            if fault.cut_before:
                raise ConnectionCut
            if fault.status is not None:
                return _spoiled(fault, fault.status)
        if endpoint is None:
            return _Answer(404, NOT_FOUND, {})
        if endpoint.token and not self._allowed(request):
            return _Answer(401, UNAUTHORIZED, {})
        call = Call(self._backend, dict(request.match_info), exchange.query, body, uploads)
        return await self._limited(endpoint, call)

    def _allowed(self, request: web.Request) -> bool:
        return request.headers.get("Authorization") == f"Bot {self._backend.world.token}"

    async def _limited(self, endpoint: Endpoint, call: Call) -> _Answer:
        major = "/".join(call.params[k] for k in MAJOR if k in call.params)
        verdict = self._backend.rates.call(endpoint.route, major, exempt=not endpoint.token)
        if verdict.body is not None:
            return _Answer(429, verdict.body, verdict.headers)
        try:
            structure.check(call.body)
            body = await endpoint.handler(call)
        except ApiError as error:
            return _Answer(error.status, error.body, verdict.headers)
        status = 204 if body is None else endpoint.status
        return _Answer(status, body, verdict.headers)


def _spoiled(fault: Fault, status: int) -> _Answer:
    headers = {"Retry-After": "1"} if status == 429 else {}
    if status == 429 and fault.body and fault.body["global"]:
        headers["X-RateLimit-Global"] = "true"
    return _Answer(status, fault.body, headers)


def _cut(request: web.Request) -> web.StreamResponse:
    """Break the connection off before anything is sent on it."""
    if request.transport is not None:
        request.transport.abort()
    return web.Response(status=500)


def _response(answer: _Answer) -> web.Response:
    headers = {"Via": "1.1 playground", **answer.headers}
    if answer.body is None:
        return web.Response(status=answer.status, headers=headers)
    headers["Content-Type"] = "application/json"
    return web.Response(
        status=answer.status, headers=headers, body=json.dumps(answer.body).encode()
    )


async def _read(request: web.Request, exchange: Exchange) -> tuple[Any, dict[int, Upload]]:
    if request.content_type.startswith("multipart/"):
        return await _read_parts(request, exchange)
    raw = await request.read()
    exchange.request = _parse(raw) if raw else None
    return exchange.request, {}


def _parse(raw: bytes) -> Any:
    try:
        return json.loads(raw)
    except ValueError:
        raise ApiError(50109) from None


async def _read_parts(request: web.Request, exchange: Exchange) -> tuple[Any, dict[int, Upload]]:
    uploads: dict[int, Upload] = {}
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            raise ApiError(50109)
        raw = bytes(await part.read(decode=True))
        field = FILE_FIELD.fullmatch(part.name or "")
        if part.name == "payload_json":
            exchange.request = _parse(raw)
        elif field:
            kind = part.headers.get("Content-Type", "application/octet-stream")
            upload = Upload(part.filename or "file", kind, raw)
            uploads[int(field[1])] = upload
            exchange.parts.append(Part(field[0], upload.filename, kind, len(raw)))
    return exchange.request, uploads
